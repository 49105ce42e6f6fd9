"""HTTP connections: uvicorn's H11 protocol with connection limits and read time-outs."""

from __future__ import annotations

from asyncio import Transport

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from ardri.server.limits.connection_limits import NO_CAPACITY, ConnectionLimits
from ardri.server.limits.quotas import Quotas


class Config(uvicorn.Config):
    """uvicorn's configuration, with the limits that our connections use."""

    connections: ConnectionLimits
    quotas: Quotas


class HttpConnection(H11Protocol):
    """One HTTP connection, until it becomes a WebSocket."""

    def __init__(
        self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, object], **_: object
    ) -> None:
        super().__init__(config, server_state, app_state)
        assert isinstance(config, Config)
        self._connections = config.connections
        self._quotas = config.quotas
        self._in = False

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Admit the connection, or answer 503."""
        super().connection_made(transport)
        self._in = self._connections.admit(transport, self.client[0] if self.client else "")
        if self._in:
            self._connections.start_waiting(transport, self.loop.time() + self._quotas.header_seconds)
        else:
            transport.write(NO_CAPACITY)
            transport.close()
            self.loop.call_later(1, transport.abort)  # whether that was read or not

    def connection_lost(self, exc: Exception | None) -> None:
        """Release the connection."""
        self._connections.release(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse received bytes, and restart the time-out when a part of the request is complete."""
        if not self._in:
            return
        before = self.conn.their_state
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # it became a WebSocket
            return
        state = self.conn.their_state
        if state is not before:
            self._connections.stop_waiting(self.transport)
        if state is h11.IDLE:
            self._connections.start_waiting(self.transport, self.loop.time() + self._quotas.header_seconds)
        elif state is h11.SEND_BODY:
            self._connections.start_waiting(self.transport, self.loop.time() + self._quotas.body_seconds)

    def on_response_complete(self) -> None:
        """Wait for the next request; uvicorn's keep-alive time-out applies."""
        super().on_response_complete()
        if self.conn.their_state is h11.IDLE:
            self._connections.stop_waiting(self.transport)
            self._connections.start_waiting(self.transport, self.loop.time() + self._quotas.header_seconds)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand over to the WebSocket protocol, which has limits of its own."""
        self._connections.stop_waiting(self.transport)
        super().handle_websocket_upgrade(event)
