"""The ASGI application: routes, dependencies, exception handlers, and the middleware around them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Receive, Scope, Send

from ardri import __version__
from ardri.server.http import error_handlers
from ardri.server.http.middleware import Middleware
from ardri.server.http.requests.bodies import as_documented
from ardri.server.http.requests.sessions import provide_person
from ardri.server.http.responses.openapi import COOKIES
from ardri.server.http.routes import service, site
from ardri.server.http.routes.art import ArtController
from ardri.server.http.routes.editions import EditionController
from ardri.server.http.routes.history import HistoryController
from ardri.server.http.routes.lists import ListController
from ardri.server.http.routes.people import PeopleController
from ardri.server.http.routes.puzzles import PuzzleController
from ardri.server.http.routes.socket import table_socket
from ardri.server.http.routes.tables import TableController
from ardri.server.http.workers.forwarding import Forwarding
from ardri.server.live.server import GameServer
from ardri.server.refusals import Refusal
from ardri.server.settings import LARGEST_BODY, Settings
from ardri.server.storage.errors import NoTable, PrunedTable, StoreError, TableElsewhere


class Application:
    """The ASGI application of a worker, and what is done with it as a whole."""

    def __init__(self, app: Middleware, forwarding: Forwarding, server: Callable[[], GameServer]) -> None:
        self._app = app
        self._forwarding = forwarding
        self._server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request."""
        await self._app(scope, receive, send)

    async def worker_key(self) -> bytes:
        """The key by which workers know each other; from now on there are others."""
        self._forwarding.measure()
        return await self._forwarding.key()

    async def drain(self) -> None:
        """Finish running work, hand all tables over, and tell all clients to come back."""
        await self._server().drain()
        self._forwarding.close()

    def stop_being_ready(self) -> None:
        """Tell proxies that no more requests should come here."""
        self._server().ready = False


def make_app(settings: Settings) -> Application:
    """Build the application with these settings; it opens its database at startup."""
    opened: list[GameServer] = []

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        server = await GameServer.open(settings)
        opened.append(server)
        try:
            yield
        finally:
            await server.close()

    def server() -> GameServer:
        return opened[-1]

    app = Litestar(
        [
            PeopleController,
            ListController,
            TableController,
            HistoryController,
            ArtController,
            EditionController,
            PuzzleController,
            table_socket,
            service.healthz,
            service.readyz,
            service.metrics,
            service.security_txt,
            site.page,
            site.icon,
            site.licences,
            site.asset,
        ],
        guards=[as_documented],
        dependencies={
            "server": Provide(server, sync_to_thread=False),
            "person": Provide(provide_person),
        },
        exception_handlers={
            Refusal: error_handlers.on_refusal,
            NoTable: error_handlers.on_no_table,
            PrunedTable: error_handlers.on_pruned,
            TableElsewhere: error_handlers.on_elsewhere,
            StoreError: error_handlers.on_store,
            HTTPException: error_handlers.on_http,
            RecursionError: error_handlers.on_nesting,
            Exception: error_handlers.on_unexpected,
        },
        lifespan=[lifespan],
        state=State({"root": settings.root}),
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Ard Rí",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            components=COOKIES,
            use_handler_docstrings=True,
        ),
        request_max_body_size=LARGEST_BODY,
    )
    forwarding = Forwarding(app, server)
    return Application(Middleware(forwarding, settings, server), forwarding, server)
