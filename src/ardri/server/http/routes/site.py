"""Routes for the browser client: one page for all its addresses, and its files.

It is built from `web/` into the folder `site` of this package. Files under `assets` have names that change
with their contents, so browsers may keep them for good; beside each text is the same compressed.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from mimetypes import guess_type
from typing import Final

from litestar import Request, Response, get
from litestar.datastructures import State

from ardri.server.compression import Precompressed, precompress
from ardri.server.http.responses.static_responses import FOR_GOOD, static_response
from ardri.server.refusals import ServerRefused

PAGES: Final = (
    "/",
    "/new",
    "/games",
    "/watch",
    "/account",
    "/password",
    "/join/{token:str}",
    "/table/{table:str}",
    "/replay/{table:str}",
    "/cards",
    "/cards/{card:str}",
    "/rules",
    "/rules/{subject:str}",
    "/settings",
    "/licences",
    "/learn",
    "/learn/{table:str}",
    "/puzzles",
    "/puzzles/{puzzle:str}",
)
NOT_BUILT: Final = b"""<!doctype html><title>Ard R\xc3\xad</title>
<p>The pages of this server are not built. <code>make play</code> builds them, and so does
<code>npm ci && npm run build</code> in the folder <code>web</code>."""


@get(list(PAGES), include_in_schema=False)
async def page(request: Request[object, object, State]) -> Response[bytes]:
    """The page; the browser client reads from the address which screen to show."""
    return _index(request)


def page_not_found(request: Request[object, object, State]) -> Response[bytes] | None:
    """The page with status 404, if a browser asks for an unknown address."""
    wanted = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if not wanted or request.url.path.startswith("/api/"):
        return None
    found = _index(request)
    found.status_code = 404
    return found


@get(["/icon.svg"], include_in_schema=False)
async def icon(request: Request[object, object, State]) -> Response[bytes]:
    """The favicon."""
    return _answer(request.headers, "icon.svg", "public, max-age=86400")


@get(["/licences.json"], include_in_schema=False)
async def licences(request: Request[object, object, State]) -> Response[bytes]:
    """The licence texts of the site and of every third-party part of it."""
    return _answer(request.headers, "licences.json", "no-cache")


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: Request[object, object, State], name: str) -> Response[bytes]:
    """A script, a style or a font."""
    return _answer(request.headers, f"assets/{name}", FOR_GOOD)


def _answer(headers: Mapping[str, str], name: str, keep: str) -> Response[bytes]:
    if name not in _names() or name.endswith(tuple(CODINGS.values())):
        raise ServerRefused("no_such_page")
    return static_response(headers, _read(name), keep)


def _index(request: Request[object, object, State]) -> Response[bytes]:
    found = _page(request.app.state.root)
    if found is None:
        return Response(NOT_BUILT, media_type="text/html; charset=utf-8", status_code=503)
    return static_response(request.headers, found, "no-cache")


@cache
def _page(root: str) -> Precompressed | None:
    """The page with the path prefix of the server filled in."""
    if "index.html" not in _names():
        return None
    text = _data("index.html").decode()
    text = text.replace('="./', f'="{root}/').replace(
        'name="root" content="/"', f'name="root" content="{root}/"'
    )
    return precompress(text.encode(), "text/html")


CODINGS: Final = {"br": ".br", "gzip": ".gz"}  # the endings of compressed files; the smallest first


@cache
def _names() -> frozenset[str]:
    """All files of the site: the only names that are served."""
    site = files("ardri.server").joinpath("site")
    if not site.is_dir():
        return frozenset()
    assets = site.joinpath("assets")
    inner = [f"assets/{file.name}" for file in assets.iterdir()] if assets.is_dir() else []
    return frozenset([*[file.name for file in site.iterdir() if file.is_file()], *inner])


@cache
def _read(name: str) -> Precompressed:
    """A file of the site, precompressed; only for names that exist, because the cache keeps every name."""
    encodings = {coding: _data(name + end) for coding, end in CODINGS.items() if name + end in _names()}
    return precompress(_data(name), guess_type(name)[0] or "font/woff2", encodings)


def _data(name: str) -> bytes:
    return files("ardri.server").joinpath("site").joinpath(*name.split("/")).read_bytes()
