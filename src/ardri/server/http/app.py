"""The server as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ardri import __version__
from ardri.server.http.api import errors, service, site
from ardri.server.http.api.art import ArtController
from ardri.server.http.api.bodies import as_documented
from ardri.server.http.api.history import HistoryController
from ardri.server.http.api.lists import ListController
from ardri.server.http.api.openapi import COOKIES
from ardri.server.http.api.people import PeopleController
from ardri.server.http.api.sessions import provide_person
from ardri.server.http.api.socket import table_socket
from ardri.server.http.api.tables import TableController
from ardri.server.http.middleware import Gate
from ardri.server.live.server import House
from ardri.server.refusals import Refusal
from ardri.server.settings import LARGEST_BODY, Settings
from ardri.server.storage.errors import NoTable, StoreError


def make_app(settings: Settings) -> Gate:
    """A server with these settings; its file is opened when it starts."""
    opened: list[House] = []

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        house = await House.open(settings)
        opened.append(house)
        try:
            yield
        finally:
            await house.close()

    def house() -> House:
        return opened[-1]

    app = Litestar(
        [
            PeopleController,
            ListController,
            TableController,
            HistoryController,
            ArtController,
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
            "house": Provide(house, sync_to_thread=False),
            "person": Provide(provide_person),
        },
        exception_handlers={
            Refusal: errors.on_refusal,
            NoTable: errors.on_no_table,
            StoreError: errors.on_store,
            HTTPException: errors.on_http,
            RecursionError: errors.on_depth,
            Exception: errors.on_anything,
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
    return Gate(app, settings, house)
