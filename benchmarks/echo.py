"""Echo server: the least that a Litestar server with rooms does. Everybody in a room gets each message.

One message comes in, and all in the room are sent one of a given size. Nothing is read, checked or kept.
"""

import argparse

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from ardri.server import event_loop
from ardri.server.operations.run import UvicornServer, bind_port, browser_url

AnySocket = WebSocket[object, object, State]


def make_app(size: int) -> Litestar:
    """Rooms in which each message is repeated, filled up to a size."""
    rooms: dict[str, list[AnySocket]] = {}

    @websocket("/rooms/{room:str}")
    async def enter(socket: AnySocket, room: str) -> None:
        await socket.accept()
        others = rooms.setdefault(room, [])
        others.append(socket)
        try:
            while True:
                text = (await socket.receive_text()).ljust(size)
                for other in others:
                    await other.send_text(text)
        except WebSocketDisconnect:
            others.remove(socket)

    return Litestar([enter], openapi_config=None, logging_config=None)


def main() -> None:
    """Serve on a free port, and say where."""
    parser = argparse.ArgumentParser(description="A bare echo for rooms.")
    parser.add_argument("--size", type=int, default=1000, help="bytes of each message that is sent")
    parser.add_argument("--loop", default=event_loop.AUTO)
    arguments = parser.parse_args()
    bound = bind_port("127.0.0.1", 0)
    config = uvicorn.Config(
        make_app(arguments.size),
        log_config=None,
        access_log=False,
        ws_per_message_deflate=False,
        server_header=False,
        backlog=2048,
    )
    server = UvicornServer(config, lambda: print(browser_url(bound), flush=True))
    event_loop.run(event_loop.loop_named(arguments.loop), server.serve(sockets=[bound]))


if __name__ == "__main__":
    main()
