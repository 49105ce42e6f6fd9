"""Routes for drawings: sprites, single pictures, and islands in parts.

Each is the same whenever it is asked for, as long as the drawing hands are the same; so the address has their
version, and browsers keep what they have.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Final, Literal

import msgspec
from litestar import Controller, Response, get
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from ardri.pictures.drawing.brought import picture_modules
from ardri.pictures.drawing.palette import PALETTES
from ardri.pictures.island.atlas import Atlas
from ardri.pictures.pages.single_pictures import PLATES
from ardri.pictures.pages.sprites import emblem_sprite, sprite
from ardri.rules.editions.registry import card_keys, tile_keys
from ardri.server.compression import Precompressed, precompress
from ardri.server.http.requests.sessions import AnyRequest, address
from ardri.server.http.responses.openapi import refusals
from ardri.server.http.responses.static_responses import FOR_GOOD, static_response
from ardri.server.live.server import GameServer
from ardri.server.refusals import ServerRefused

A_MINUTE: Final = "public, max-age=60"
SVG: Final = "image/svg+xml"

Theme = Literal["day", "night"]

SPRITES: Final = {"sprite": sprite, "emblems": emblem_sprite}
PICTURES: Final = {**SPRITES, **PLATES}


class Art(msgspec.Struct):
    """The version of the drawings, which is part of their addresses."""

    version: str


class ArtController(Controller):
    """Routes for drawings; no session needed."""

    path = "/api/art"
    tags = ("art",)

    @get("/", responses=refusals())
    async def art(self) -> Response[Art]:
        """The version of all drawings."""
        return Response(Art(drawings_version()), headers={"Cache-Control": A_MINUTE})

    @get(
        "/{version:str}/{theme:str}/island",
        responses={
            200: ResponseSpec(Atlas, generate_examples=False, description="Its parts."),
            **refusals(400, 404),
        },
    )
    async def island(
        self,
        request: AnyRequest,
        server: GameServer,
        version: str,
        theme: Theme,
        lands: Annotated[str, Parameter(max_length=1000, description="As in `hills@0,0,up;cove@1,1,down`.")],
    ) -> Response[bytes]:
        """The drawing of an island in parts, and where things stand on it."""
        _check(version)
        return static_response(
            request.headers, await server.islands.draw(theme, lands, address(request)), FOR_GOOD
        )

    @get(
        "/{version:str}/{theme:str}/{name:str}",
        responses={
            200: ResponseSpec(str, generate_examples=False, description="A picture.", media_type=SVG),
            **refusals(400, 404),
        },
        sync_to_thread=True,
    )
    def picture(self, request: AnyRequest, version: str, theme: Theme, name: str) -> Response[bytes]:
        """A picture: `sprite.svg`, `emblems.svg`, `frame-action.svg`, `landscape-hills.svg` ..."""
        _check(version)
        if not name.endswith(".svg") or name[:-4] not in PICTURES:
            raise ServerRefused("no_such_page")
        return static_response(request.headers, _picture(theme, name[:-4]), FOR_GOOD)


def _check(version: str) -> None:
    if version != drawings_version():
        raise ServerRefused("no_such_page")


@cache
def drawings_version() -> str:
    """A digest of all drawing code, and of what it draws: the cards and territories of all editions."""
    digest = sha256(" ".join((*card_keys(), *tile_keys())).encode())
    for package in ("ardri.pictures", *[pictures.__name__ for pictures in picture_modules()]):
        for source in _sources(files(package)):
            digest.update(source.read_bytes())
    return digest.hexdigest()[:12]


def _sources(folder: Traversable) -> list[Traversable]:
    found = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".py"):
            found.append(entry)
        elif entry.is_dir() and entry.name != "__pycache__":
            found.extend(_sources(entry))
    return found


@cache
def _picture(theme: str, name: str) -> Precompressed:
    return precompress(PICTURES[name](PALETTES[theme]).encode(), SVG)
