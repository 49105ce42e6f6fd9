"""Run the server with uvicorn until a signal stops it."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import uvicorn

from ardri.server import event_loop
from ardri.server.http.app import make_app
from ardri.server.http.connections import Config, HttpConnection, WebSocketConnection
from ardri.server.limits.addresses import is_one_of
from ardri.server.limits.connection_limits import ConnectionLimits
from ardri.server.settings import LARGEST_MESSAGE, Settings

if sys.platform != "win32":  # which has no such limit
    import resource

SWITCH_INTERVAL: Final = 0.0005  # seconds: the thread that commits must not wait long for a busy event loop
# How many new objects there are before the collector looks through the young ones, and how seldom it looks at
# older ones: tables leave hardly any cycles behind, and to look for some takes long.
GC_THRESHOLDS: Final = (20_000, 20, 50)
GRACE: Final = 10  # seconds to finish requests
OWN_FILES: Final = 128  # that a server has open beside its connections
KEEP_ALIVE: Final = 5  # seconds for which a connection may be idle between two requests

_logger = logging.getLogger(__name__)


class UvicornServer(uvicorn.Server):
    """uvicorn's server, with a callback when it is open and a check of its connections."""

    def __init__(
        self, config: uvicorn.Config, opened: Callable[[], None], connections: ConnectionLimits | None = None
    ) -> None:
        super().__init__(config)
        self._opened = opened
        self._connections = connections

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open, and call back."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what is there now stays
        if self.started:
            self._opened()

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second; once a second connections are checked."""
        if self._connections is not None and counter % 10 == 0:
            self._connections.check(asyncio.get_running_loop().time())
        return await super().on_tick(counter)


def bind_port(host: str, port: int) -> socket.socket:
    """Bind a port; 0 is any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With its protocol named, asyncio sends what it is given at once instead of waiting for more.
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if host == "::":  # everywhere, by IPv4 too
        found.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
    try:
        found.bind((host, port))
    except OSError:
        found.close()
        raise
    return found


def browser_url(bound: socket.socket) -> str:
    """The URL for a browser on this machine."""
    host, port = bound.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def raise_file_limit(connections: int) -> int:
    """Raise the limit of open files for so many connections; return how many are possible."""
    if sys.platform == "win32":
        return connections
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < connections + OWN_FILES:
        wanted = connections + OWN_FILES
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        return soft - OWN_FILES
    return connections


def serve(settings: Settings, bound: socket.socket, opened: Callable[[], None]) -> bool:
    """Serve until a signal comes; True if the server could be opened."""
    _logger.info("server starts", extra={"loop": settings.loop})
    sys.setswitchinterval(SWITCH_INTERVAL)
    gc.set_threshold(*GC_THRESHOLDS)
    quotas = settings.quotas
    config = Config(
        make_app(settings),
        log_config=None,
        access_log=False,
        http=HttpConnection,
        ws=WebSocketConnection,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        proxy_headers=False,  # `ardri.server.http.proxies` knows more
        server_header=False,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=GRACE,
        backlog=2048,
    )
    config.quotas = quotas
    config.connections = ConnectionLimits(
        most=raise_file_limit(quotas.connections),
        per_address=quotas.connections_per_address * settings.rate_factor,
        stalled=quotas.stalled_seconds,
        is_proxy=lambda browser_url: is_one_of(browser_url, settings.proxies),
    )
    server = UvicornServer(config, opened, config.connections)
    # When all is done, uvicorn sends itself the signal once more.
    with suppress(KeyboardInterrupt, SystemExit):
        event_loop.run(settings.loop, server.serve(sockets=[bound]))
    return server.started
