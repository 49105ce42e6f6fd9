"""The route of the WebSocket: one connection to one table."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Final

from litestar import WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from ardri.server.http.connections import websocket_connection
from ardri.server.http.requests.access import table_for
from ardri.server.http.requests.sessions import address, current_person, signed_in_with
from ardri.server.live.connection import (
    BANNED,
    NO_TABLE,
    RECONNECT,
    SIGNED_OUT,
    TABLE_DAMAGED,
    TABLE_PRUNED,
    ClientConnection,
    serve,
)
from ardri.server.live.server import GameServer
from ardri.server.refusals import AccountRefused, ServerRefused
from ardri.server.storage.errors import NoTable, PrunedTable, StoreError

CODES: Final = {"damaged": TABLE_DAMAGED, "busy": RECONNECT, "stopping": RECONNECT}  # others: not signed in

AnySocket = WebSocket[object, object, State]


class LitestarSocket:
    """A WebSocket as a client connection uses it; what is sent after its end is dropped."""

    def __init__(self, socket: AnySocket) -> None:
        self._socket = socket
        self._connection = websocket_connection(socket.scope)

    async def accept(self) -> None:
        """Accept the WebSocket, and read from it."""
        await self._socket.accept()
        self._connection.start_reading()

    def send(self, messages: Sequence[bytes]) -> Coroutine[None, None, None]:
        """Send messages, as soon as the client reads."""
        return self._connection.send_texts(messages)

    async def close(self, code: int) -> None:
        """Close the connection."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            await self._socket.close(code)
        self._connection.closing()

    async def receive(self) -> str | bytes | None:
        """The next message; None after the end."""
        event = await self._socket.receive()
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text")
        return text if text is not None else event.get("bytes") or b""


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: AnySocket, server: GameServer, table: str) -> None:
    """Connect to a table; `docs/protocol.md` describes the messages."""
    connection = LitestarSocket(socket)
    await connection.accept()
    try:
        person, cookie = await signed_in_with(server, socket.cookies)
        live = await table_for(server, person, table)

        async def still() -> None:
            await table_for(server, await current_person(server, socket.cookies), table)

        client = ClientConnection(
            person, live, server.live_tables, server.limits.messages, server.limits.chat, cookie
        )
        where = address(socket)
        code = server.limits.sockets.admit(
            client, where, any(seat.person == person.id for seat in live.table.seats)
        )
        if code:
            await connection.close(code)
            return
        if person.id == live.table.opened.host:
            live.host_address = where
        try:
            await serve(client, connection, connection.receive, server.settings.quotas.hello_seconds, still)
        finally:
            server.limits.sockets.leave(client, where)
    except ServerRefused as refused:
        await connection.close(CODES.get(refused.key, SIGNED_OUT))
    except AccountRefused as refused:
        await connection.close(BANNED if refused.key == "banned" else SIGNED_OUT)
    except NoTable:
        await connection.close(NO_TABLE)
    except PrunedTable:
        await connection.close(TABLE_PRUNED)
    except StoreError:
        await connection.close(RECONNECT)
    finally:
        await connection.close(RECONNECT)  # without effect, unless the client broke off the handshake
        # Litestar's own functions refer to the socket that has them: a cycle, left for the collector
        socket.receive, socket.send = empty_receive, empty_send
