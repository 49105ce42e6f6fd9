"""Routes for editions: those that can be played here, and the catalogue of each."""

from __future__ import annotations

from typing import Final

from litestar import Controller, Response, get
from litestar.openapi import ResponseSpec

from ardri.rules.editions.registry import editions
from ardri.server.http.edition_catalogue import (
    EditionCatalogue,
    OfferedEdition,
    offered_editions,
    packed_catalogue,
)
from ardri.server.http.requests.sessions import AnyRequest
from ardri.server.http.responses.openapi import refusals
from ardri.server.http.responses.static_responses import FOR_GOOD, static_response
from ardri.server.refusals import ServerRefused

A_MINUTE: Final = "public, max-age=60"


class EditionController(Controller):
    """Routes for editions; no session needed."""

    path = "/api/editions"
    tags = ("editions",)

    @get("/", responses=refusals())
    async def offered(self) -> Response[list[OfferedEdition]]:
        """The editions that can be played here, each with the version of its catalogue."""
        return Response(offered_editions(), headers={"Cache-Control": A_MINUTE})

    @get(
        "/{version:str}/{name:str}",
        responses={
            200: ResponseSpec(EditionCatalogue, generate_examples=False, description="Its catalogue."),
            **refusals(400, 404),
        },
    )
    async def catalogue(self, request: AnyRequest, version: str, name: str) -> Response[bytes]:
        """The cards and territories of an edition; the same for good under its version."""
        names = [edition.name for edition in editions()]
        if name not in names or packed_catalogue(name)[0] != version:
            raise ServerRefused("no_such_page")
        return static_response(request.headers, packed_catalogue(name)[1], FOR_GOOD)
