"""The door to a table: one WebSocket for each client."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from litestar import WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from ardri.server.http.api.access import table_for
from ardri.server.http.api.sessions import address, admitted, visitor
from ardri.server.http.websocket_connection import LINE, Line
from ardri.server.live.connection import BANNED, COME_BACK, DAMAGED, NO_TABLE, NOBODY, Client, serve
from ardri.server.live.server import House
from ardri.server.refusals import AccountRefused, Trouble
from ardri.server.storage.errors import NoTable, StoreError

AnySocket = WebSocket[object, object, State]


class Connection:
    """A WebSocket as a client uses it; what comes after its end comes to nothing."""

    def __init__(self, socket: AnySocket) -> None:
        self._socket = socket
        line = socket.scope["state"][LINE]()
        assert isinstance(line, Line)
        self._line = line

    async def send(self, messages: Sequence[bytes]) -> None:
        """Send messages."""
        await self._line.say(messages)

    async def close(self, code: int) -> None:
        """Close the connection."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            await self._socket.close(code)

    async def receive(self) -> str | bytes | None:
        """The next message; None after the end."""
        event = await self._socket.receive()
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text")
        return text if text is not None else event.get("bytes") or b""


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: AnySocket, house: House, table: str) -> None:
    """Talk with a table; `docs/protocol.md` says how."""
    await socket.accept()
    connection = Connection(socket)
    try:
        person, cookie = await admitted(house, socket.cookies)
        room = await table_for(house, person, table)

        async def still() -> None:
            await table_for(house, await visitor(house, socket.cookies), table)

        client = Client(person, room, house.rooms, house.messages, house.chat, cookie)
        where = address(socket)
        code = house.sockets.admit(client, where, any(seat.person == person.id for seat in room.table.seats))
        if code:
            await connection.close(code)
            return
        if person.id == room.table.opened.host:
            room.home = where
        try:
            with house.metrics.clients.track_inprogress():
                await serve(
                    client, connection, connection.receive, house.settings.quotas.hello_seconds, still
                )
        finally:
            house.sockets.leave(client, where)
    except Trouble as trouble:
        await connection.close(DAMAGED if trouble.key == "damaged" else NOBODY)
    except AccountRefused as refused:
        await connection.close(BANNED if refused.key == "banned" else NOBODY)
    except NoTable:
        await connection.close(NO_TABLE)
    except StoreError:
        await connection.close(COME_BACK)
    finally:  # Litestar's own refer to the socket that has them, and would be left for the collector
        socket.receive, socket.send = empty_receive, empty_send
