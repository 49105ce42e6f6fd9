"""Run the server with uvicorn until a signal stops it."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, cast

import uvicorn

from ardri.server import event_loop
from ardri.server.http.app import Application, make_app
from ardri.server.http.connections import Config, HttpConnection, WebSocketConnection
from ardri.server.http.workers.internal_port import InternalConnection
from ardri.server.http.workers.owner_link import split_address
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
DRAIN_SECONDS: Final = 30  # seconds to finish choices and to hand tables over
ANY_HOST: Final = ("0.0.0.0", "::")
LAST_SECONDS: Final = 1.0  # seconds for a request on a connection that was just accepted
OWN_FILES: Final = 128  # that a server has open beside its connections
KEEP_ALIVE: Final = 5  # seconds for which a connection may be idle between two requests

_logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Ports:
    """The sockets of a worker."""

    public: socket.socket
    internal: socket.socket | None = None  # for other workers


class UvicornServer(uvicorn.Server):
    """uvicorn's server, with other ports, and a callback when it is open."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open, and call back."""
        await super().startup(sockets)
        await self.open_other_ports()
        gc.collect()
        gc.freeze()  # what is there now stays
        if self.started:
            self._opened()

    async def open_other_ports(self) -> None:
        """Open what is beside the public port: nothing."""


class WorkerServer(UvicornServer):
    """The server of a worker: with an internal port, checks of connections, and a drain before its end."""

    def __init__(
        self, config: Config, app: Application, settings: Settings, ports: Ports, opened: Callable[[], None]
    ) -> None:
        super().__init__(config, opened)
        self._our_config = config
        self._app = app
        self._settings = settings
        self._ports = ports

    async def open_other_ports(self) -> None:
        """Open the internal port, if there are other workers."""
        if self._ports.internal is None:
            return
        key = await self._app.worker_key()

        def connection() -> InternalConnection:
            address, state = self._settings.internal, self.lifespan.state
            return InternalConnection(self._our_config, self.server_state, state, key, address)

        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(connection, sock=self._ports.internal))

    def stop_with(self, lifeline: int) -> None:
        """Stop as if by SIGTERM when the other end of a lifeline closes: its process has ended."""
        loop = asyncio.get_running_loop()

        def stop() -> None:
            loop.remove_reader(lifeline)
            self.should_exit = True

        loop.add_reader(lifeline, stop)

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second; once a second connections are checked."""
        if counter % 10 == 0:
            self._our_config.connections.check(asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Drain, then stop; a second Ctrl-C stops at once."""
        drain = asyncio.create_task(self._drain())
        ends = time.monotonic() + self._settings.quotas.drain_seconds + DRAIN_SECONDS
        while not drain.done() and not self.force_exit and time.monotonic() < ends:
            await asyncio.wait({drain}, timeout=0.1)
        drain.cancel()
        await asyncio.wait({drain})
        if drain.cancelled():
            _logger.warning("drain broken off")
        elif drain.exception() is not None:
            _logger.error("drain failed", exc_info=drain.exception())
        await super().shutdown(sockets)

    async def _drain(self) -> None:
        self._app.stop_being_ready()
        ends = time.monotonic() + self._settings.quotas.drain_seconds
        while time.monotonic() < ends:
            await asyncio.sleep(0.1)
        self.servers[0].close()
        began = time.monotonic()
        await self._app.drain()
        if self._ports.internal is not None:  # others answer now, but some have come to us just before
            await asyncio.sleep(LAST_SECONDS)
        _logger.info("drained", extra={"seconds": round(time.monotonic() - began, 3)})


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


def bind_internal(address: str, worker: int = 1) -> tuple[socket.socket, str]:
    """Bind the internal port of a worker, by the address of the first one; also its address with its port.

    ValueError if others could not reach it there.
    """
    host, port = split_address(address)
    if host in ANY_HOST:
        raise ValueError(address)
    bound = bind_port(host, port + worker - 1 if port else 0)
    shown = f"[{host}]" if ":" in host else host
    return bound, f"{shown}:{bound.getsockname()[1]}"


def browser_url(bound: socket.socket) -> str:
    """The URL for a browser on this machine."""
    host, port = bound.getsockname()[:2]
    if host in ANY_HOST:
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def raise_file_limit(connections: int, files_each: int) -> int:
    """Raise the limit of open files for so many connections; return how many are possible."""
    if sys.platform == "win32":
        return connections
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections * files_each + OWN_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        return (soft - OWN_FILES) // files_each
    return connections


def serve(settings: Settings, ports: Ports, opened: Callable[[], None], lifeline: int | None = None) -> bool:
    """Serve until a signal comes, or the lifeline ends; True if the server could be opened."""
    _logger.info("server starts", extra={"loop": settings.loop})
    sys.setswitchinterval(SWITCH_INTERVAL)
    gc.set_threshold(*GC_THRESHOLDS)
    quotas = settings.quotas
    app = make_app(settings)
    config = Config(
        app,
        log_config=None,
        access_log=False,
        http=HttpConnection,
        ws=cast(type[asyncio.Protocol], WebSocketConnection),  # which it takes for one
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
        most=raise_file_limit(quotas.connections, 1 if ports.internal is None else 2),
        per_address=quotas.connections_per_address * settings.rate_factor,
        stalled=quotas.stalled_seconds,
        is_proxy=lambda address: is_one_of(address, settings.proxies),
    )
    server = WorkerServer(config, app, settings, ports, opened)

    async def run() -> None:
        if lifeline is not None:
            server.stop_with(lifeline)
        await server.serve(sockets=[ports.public])

    # When all is done, uvicorn sends itself the signal once more.
    with suppress(KeyboardInterrupt, SystemExit):
        event_loop.run(settings.loop, run())
    return server.started
