"""The internal port: connections of other workers, and requests for health and metrics."""

from __future__ import annotations

from uvicorn.server import ServerState

from ardri.server.http.connections import CAME_BY, Config, HttpConnection
from ardri.server.http.workers.handshake import GREETING, LONGEST_LINE, Handshake, fresh_nonce, is_nonce


class InternalConnection(HttpConnection):
    """A connection to the internal port: of another worker once it has proved that, and of anybody else.

    The time limit for the head of a request is the limit for the handshake, too.
    """

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        key: bytes,
        address: str,
    ) -> None:
        super().__init__(config, server_state, {**app_state, CAME_BY: "internal"})
        self._key = key
        self._address = address
        self._read = bytearray()  # before the proof
        self._handshake: Handshake | None = None  # after the greeting
        self._settled = False

    def data_received(self, data: bytes) -> None:
        """Hand bytes on after the handshake, or at once if this is no worker."""
        if self._settled:
            super().data_received(data)
            return
        self._read += data
        if self._handshake is None and not _may_be_greeting(self._read):
            self._settle()
        elif b"\n" in self._read[:LONGEST_LINE]:
            line, _, rest = bytes(self._read).partition(b"\n")
            self._read = bytearray(rest)
            self._hear(line.decode("latin-1"))
        elif len(self._read) >= LONGEST_LINE:
            self._transport.abort()

    def _hear(self, line: str) -> None:
        """Take the greeting or the proof."""
        if self._handshake is None:
            asked = line.removeprefix(GREETING.decode())
            if not is_nonce(asked):
                self._transport.abort()
                return
            self._handshake = Handshake(self._key, self._address, asked, fresh_nonce())
            self._transport.write(f"{self._handshake.answered} {self._handshake.proof('accepts')}\n".encode())
            if self._read:
                self.data_received(b"")
        elif self._handshake.is_proof("connects", line):
            self.came_by("worker")
            self._settle()
        else:
            self._transport.abort()

    def _settle(self) -> None:
        self._settled = True
        data, self._read = bytes(self._read), bytearray()
        if data:
            super().data_received(data)


def _may_be_greeting(data: bytearray) -> bool:
    return data.startswith(GREETING) or GREETING.startswith(bytes(data))
