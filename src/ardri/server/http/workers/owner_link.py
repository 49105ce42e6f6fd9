"""Connecting to the worker that has a table."""

from __future__ import annotations

import asyncio
from asyncio import BaseTransport, Transport
from typing import Final, cast

from ardri.server.http.workers.handshake import GREETING, LONGEST_LINE, Handshake, fresh_nonce, is_nonce

REACH_SECONDS: Final = 3.0  # to connect, and for the handshake


class Unreachable(Exception):
    """The worker does not answer at its address, or whoever answers is no worker of this server."""


class _Connecting(asyncio.Protocol):
    """The connecting side of the handshake."""

    def __init__(self, key: bytes, address: str) -> None:
        self.proved: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._key = key
        self._address = address
        self._nonce = fresh_nonce()
        self._read = b""

    def connection_made(self, transport: BaseTransport) -> None:
        """Send the greeting."""
        self._transport = transport = cast(Transport, transport)  # uvloop's are so by what they can
        transport.write(GREETING + self._nonce.encode() + b"\n")

    def data_received(self, data: bytes) -> None:
        """Check the proof of the other side, and give ours."""
        self._read += data
        if not self._read.endswith(b"\n"):
            if len(self._read) >= LONGEST_LINE:
                self._fail()
            return
        nonce, _, proof = self._read[:-1].decode("latin-1").partition(" ")
        handshake = Handshake(self._key, self._address, self._nonce, nonce)
        if is_nonce(nonce) and handshake.is_proof("accepts", proof) and not self.proved.done():
            self._transport.write(handshake.proof("connects").encode() + b"\n")
            self.proved.set_result(None)
        else:
            self._fail()

    def connection_lost(self, exc: Exception | None) -> None:
        """There will be no proof."""
        self._fail()

    def _fail(self) -> None:
        self._transport.abort()
        if not self.proved.done():
            self.proved.set_exception(Unreachable(self._address))


async def reach(address: str, key: bytes) -> Transport:
    """A connection to a worker, on which both sides have proved who they are."""
    loop = asyncio.get_running_loop()
    transport: Transport | None = None
    try:
        async with asyncio.timeout(REACH_SECONDS):
            host, port = split_address(address)
            transport, connecting = await loop.create_connection(
                lambda: _Connecting(key, address), host, port
            )
            await connecting.proved
        if transport.is_closing():
            raise Unreachable(address)
        return transport
    except BaseException as error:
        if transport is not None:
            transport.abort()
        if isinstance(error, (OSError, ValueError)):
            raise Unreachable(address) from error
        raise


def split_address(address: str) -> tuple[str, int]:
    """The host and the port of an address; ValueError if it is none.

    >>> split_address("127.0.0.1:9000"), split_address("[::1]:0"), split_address("worker-2:9000")
    (('127.0.0.1', 9000), ('::1', 0), ('worker-2', 9000))
    >>> split_address("9000")
    Traceback (most recent call last):
    ...
    ValueError: 9000
    """
    host, colon, port = address.rpartition(":")
    if host.startswith("[") and host.endswith("]"):
        host = host[1:-1]
    elif ":" in host:
        raise ValueError(address)
    if not (colon and host and port.isascii() and port.isdigit() and int(port) < 1 << 16):
        raise ValueError(address)
    return host, int(port)
