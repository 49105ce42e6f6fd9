"""Routes for editions: what can be played here, and the catalogue of each edition."""

from __future__ import annotations

from typing import Final

from litestar import Controller, Response, get
from litestar.openapi import ResponseSpec

from ardri.server.http.edition_catalogue import (
    EditionCatalogue,
    Offer,
    catalogues_version,
    offer,
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
    async def offered(self) -> Response[Offer]:
        """The editions and modules that can be played here, with the version of their catalogues."""
        return Response(offer(), headers={"Cache-Control": A_MINUTE})

    @get(
        "/{version:str}/{name:str}",
        responses={
            200: ResponseSpec(EditionCatalogue, generate_examples=False, description="Its catalogue."),
            **refusals(400, 404),
        },
    )
    async def catalogue(self, request: AnyRequest, version: str, name: str) -> Response[bytes]:
        """The cards and territories of an edition; the same for good under its version."""
        packed = packed_catalogue(name) if version == catalogues_version() else None
        if packed is None:
            raise ServerRefused("no_such_page")
        return static_response(request.headers, packed, FOR_GOOD)
