"""HTTP connections: uvicorn's own, which must send their requests in time."""

from __future__ import annotations

from asyncio import Transport

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from ardri.server.limits.connection_limits import FULL, Crowd
from ardri.server.limits.quotas import Quotas


class Config(uvicorn.Config):
    """uvicorn's configuration, with what our connections need to know."""

    crowd: Crowd
    quotas: Quotas


class Visit(H11Protocol):
    """One connection, until it becomes a WebSocket."""

    def __init__(
        self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, object], **_: object
    ) -> None:
        super().__init__(config, server_state, app_state)
        assert isinstance(config, Config)
        self._crowd = config.crowd
        self._quotas = config.quotas
        self._in = False

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Come in, if there is room."""
        super().connection_made(transport)
        self._in = self._crowd.admit(transport, self.client[0] if self.client else "")
        if self._in:
            self._crowd.wait(transport, self.loop.time() + self._quotas.header_seconds)
        else:
            transport.write(FULL)
            transport.close()
            self.loop.call_later(1, transport.abort)  # whether that was read or not

    def connection_lost(self, exc: Exception | None) -> None:
        """Go."""
        self._crowd.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what has come, and see whether it is a whole request."""
        if not self._in:
            return
        before = self.conn.their_state
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # it became a WebSocket
            return
        state = self.conn.their_state
        if state is not before:
            self._crowd.work(self.transport)
        if state is h11.IDLE:
            self._crowd.wait(self.transport, self.loop.time() + self._quotas.header_seconds)
        elif state is h11.SEND_BODY:
            self._crowd.wait(self.transport, self.loop.time() + self._quotas.body_seconds)

    def on_response_complete(self) -> None:
        """Wait for the next request; uvicorn sees that it is not for long."""
        super().on_response_complete()
        if self.conn.their_state is h11.IDLE:
            self._crowd.work(self.transport)
            self._crowd.wait(self.transport, self.loop.time() + self._quotas.header_seconds)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Become a WebSocket, which has rules of its own."""
        self._crowd.work(self.transport)
        super().handle_websocket_upgrade(event)
