"""Drawings over HTTP: kept for good under their version, and nothing but drawings."""

from __future__ import annotations

import asyncio
import tracemalloc
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from xml.etree import ElementTree

import httpx
import pytest

from ardri.server.http.routes.art import PICTURES, drawings_version
from ardri.server.limits.rate_limits import RateLimiter
from ardri.server.live.island_cache import MOST_WAITING, IslandCache, places_from
from ardri.server.refusals import ServerRefused
from tests.server.helpers.live_server import PATIENCE, Live

ROOT = f"/api/art/{drawings_version()}"
HILLS = "hills@0,0,up"


@pytest.fixture(scope="module")
def visitor(live: Live) -> Iterator[httpx.Client]:
    """Somebody who has not even come in."""
    with httpx.Client(base_url=live.address, timeout=PATIENCE, trust_env=False) as client:
        yield client


def test_the_version_is_told_and_asked_for_again_soon(visitor: httpx.Client) -> None:
    answer = visitor.get("/api/art")
    assert answer.json() == {"version": drawings_version()}
    assert answer.headers["cache-control"] == "public, max-age=60"


@pytest.mark.parametrize("theme", ["day", "night"])
def test_pictures_are_svg_compressed_and_kept_for_good(visitor: httpx.Client, theme: str) -> None:
    for name in ("sprite", "emblems", "frame-epic", "landscape-cove"):
        answer = visitor.get(f"{ROOT}/{theme}/{name}.svg")
        assert answer.headers["content-type"] == "image/svg+xml; charset=utf-8"
        assert answer.headers["content-encoding"] == "gzip"
        assert "immutable" in answer.headers["cache-control"]
        assert ElementTree.fromstring(answer.text).tag.endswith("svg")


def test_who_cannot_read_compressed_pictures_gets_them_plain(visitor: httpx.Client) -> None:
    answer = visitor.get(f"{ROOT}/day/divider.svg", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert answer.text.startswith("<svg")


def test_an_island_comes_in_parts(visitor: httpx.Client) -> None:
    answer = visitor.get(f"{ROOT}/day/island", params={"lands": f"{HILLS};cove@2,0,down"})
    assert [region["name"] for region in answer.json()["territories"]] == ["hills", "cove"]
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize(
    "path",
    [
        f"{ROOT}/day/sprite",
        f"{ROOT}/day/nothing.svg",
        "/api/art/0123456789ab/day/sprite.svg",
        f"/api/art/0123456789ab/day/island?lands={HILLS}",
    ],
)
def test_what_is_not_drawn_is_not_found(visitor: httpx.Client, path: str) -> None:
    answer = visitor.get(path)
    assert (answer.status_code, answer.json()["error"]) == (404, "no_such_page")
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["sprite.svg", f"island?lands={HILLS}"])
def test_there_is_day_and_night_and_nothing_between(visitor: httpx.Client, path: str) -> None:
    assert visitor.get(f"{ROOT}/dusk/{path}").status_code == 400


@pytest.mark.parametrize(
    "lands",
    [
        "",
        "hills",
        "atlantis@0,0,up",
        "hills@0,0,sideways",
        "hills@00,0,up",
        f"{HILLS};{HILLS}",
        f"{HILLS};hills@4,0,up",
        f"{HILLS};cove@1,0,up",
        "hills@999,0,up",
        "hills@-60,-60,up;cove@60,60,up",
        f"{HILLS};cove@10,0,up",
        ";" * 2000,
    ],
)
def test_lands_that_cannot_be_are_refused(visitor: httpx.Client, lands: str) -> None:
    answer = visitor.get(f"{ROOT}/day/island", params={"lands": lands})
    assert (answer.status_code, answer.json()["error"]) == (400, "malformed")


def test_lands_that_somebody_makes_up_leave_nothing_in_memory() -> None:
    tracemalloc.start()
    try:
        for q, r in product(range(-60, 60, 2), repeat=2):
            places_from(f"hills@{q},{r},up;cove@{q + 2},{r},down")
        assert tracemalloc.get_traced_memory()[0] < 100_000  # of more than ten million
    finally:
        tracemalloc.stop()


def test_only_so_many_islands_are_drawn_anew_for_an_address(tmp_path: Path) -> None:
    """But what has been drawn is there for everybody, and so is everything else."""
    options = ["--limit=islands=3", "--limit=islands_per_minute=1"]
    with (
        Live(tmp_path, test=False, options=options) as server,
        httpx.Client(base_url=server.address, timeout=PATIENCE, trust_env=False) as client,
    ):

        def draw(lands: str) -> int:
            return client.get(f"{ROOT}/day/island", params={"lands": lands}).status_code

        assert [draw(f"hills@{place},0,up") for place in range(5)] == [200, 200, 200, 429, 429]
        assert [draw(f"hills@{place},0,up") for place in range(3)] == [200, 200, 200]
        assert client.get("/api/art").status_code == 200


def test_an_island_that_many_want_is_drawn_once() -> None:
    drawn: list[str] = []

    async def visit() -> None:
        islands = IslandCache(RateLimiter(1000, 1000), lambda: 0.0)
        found = await asyncio.gather(*(islands.draw("day", HILLS, str(number)) for number in range(20)))
        drawn.extend(str(id(one)) for one in found)

    asyncio.run(visit())
    assert len(set(drawn)) == 1


def test_not_many_drawings_wait_for_their_turn() -> None:
    async def visit() -> list[object]:
        islands = IslandCache(RateLimiter(1000, 1000), lambda: 0.0)
        asked = [islands.draw("day", f"hills@{place},0,up", "") for place in range(MOST_WAITING + 5)]
        return await asyncio.gather(*asked, return_exceptions=True)

    refused = [found for found in asyncio.run(visit()) if isinstance(found, ServerRefused)]
    assert [trouble.key for trouble in refused] == ["busy"] * 5


def test_every_picture_has_a_name_that_fits_into_an_address() -> None:
    assert all(name.replace("-", "").replace("_", "").isalpha() and name.islower() for name in PICTURES)
