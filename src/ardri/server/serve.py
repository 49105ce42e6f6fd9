"""Run a server until it is told to stop; what has begun is finished first."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import uvicorn

from ardri.server.app import make_app
from ardri.server.lines import Line
from ardri.server.settings import LARGEST_MESSAGE, Settings

SWITCH: Final = 0.0005  # seconds: the thread that commits must not wait long for a busy event loop
# How many new objects there are before the collector looks through the young ones, and how seldom it looks at
# older ones: tables leave hardly any cycles behind, and to look for some takes long.
COLLECT: Final = (20_000, 20, 50)
GRACE: Final = 10  # seconds to finish requests
MOST_CONNECTIONS: Final = 6000  # four at each of a thousand tables, and who watches


class Server(uvicorn.Server):
    """Tells somebody when it is open."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open, and say so."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what is there now stays
        if self.started:
            self._opened()


def bind(host: str, port: int) -> socket.socket:
    """Take a port; 0 is any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With its protocol named, asyncio sends what it is given at once instead of waiting for more.
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OSError:
        found.close()
        raise
    return found


def address(bound: socket.socket) -> str:
    """Where a browser finds the server."""
    host, port = bound.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def serve(settings: Settings, bound: socket.socket, opened: Callable[[], None], proxy: str) -> bool:
    """Serve until a signal comes; whether the server could be opened at all."""
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*COLLECT)
    config = uvicorn.Config(
        make_app(settings),
        log_config=None,
        access_log=False,
        ws=Line,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=proxy,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        limit_concurrency=MOST_CONNECTIONS,
        backlog=2048,
    )
    server = Server(config, opened)
    # When all is done, uvicorn sends itself the signal once more.
    with suppress(KeyboardInterrupt, SystemExit):
        asyncio.run(server.serve(sockets=[bound]))
    return server.started
