"""Whether the server is well, and the plain page."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from litestar import Response, get

from ardri.server.api.visitors import AnyRequest, address
from ardri.server.house import House
from ardri.server.refusals import Trouble
from ardri.server.storage.errors import StoreError
from ardri.server.storage.pulse import last_beat

HERE: Final = ("127.0.0.1", "::1")
PAGES: Final = {
    "index.html": "text/html; charset=utf-8",
    "page.css": "text/css; charset=utf-8",
    "page.js": "text/javascript; charset=utf-8",
    "password.html": "text/html; charset=utf-8",
    "password.js": "text/javascript; charset=utf-8",
}


@get("/healthz", include_in_schema=False)
async def healthz() -> str:
    """The process is alive."""
    return "ok"


@get("/readyz", include_in_schema=False)
async def readyz(house: House) -> str:
    """The file can be read, and all games that go on are awake."""
    try:
        await house.store.read(last_beat)
    except StoreError:
        raise Trouble("busy") from None
    if not house.ready:
        raise Trouble("busy")
    return "ready"


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest, house: House) -> Response[bytes]:
    """Numbers for Prometheus, for whoever asks from this machine and not through a proxy."""
    if address(request) not in HERE or "x-forwarded-for" in request.headers:
        raise Trouble("no_such_page")
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/", include_in_schema=False)
async def index() -> Response[bytes]:
    """The plain page."""
    return page("index.html")


@get("/password", include_in_schema=False)
async def password() -> Response[bytes]:
    """Where a link leads that lets somebody set a password."""
    return page("password.html")


@get("/web/{name:str}", include_in_schema=False)
async def part(name: str) -> Response[bytes]:
    """What belongs to the page."""
    if name not in PAGES:
        raise Trouble("no_such_page")
    return page(name)


def page(name: str) -> Response[bytes]:
    """A file of the page."""
    data = files("ardri.server").joinpath("web", name).read_bytes()
    return Response(data, media_type=PAGES[name], headers={"Cache-Control": "no-cache"})
