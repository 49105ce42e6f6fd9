"""Editions over HTTP: what can be played here, and the catalogue of each, kept for good under its version."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from ardri.rules.editions.registry import EDITIONS, MODULES, edition_of
from ardri.rules.state.edition import Edition
from ardri.server.http.edition_catalogue import catalogue_of
from tests.server.helpers.live_server import PATIENCE, Live
from tests.toy_edition import toy

__all__ = ["toy"]


@pytest.fixture(scope="module")
def visitor(live: Live) -> Iterator[httpx.Client]:
    """Somebody who has not even come in."""
    with httpx.Client(base_url=live.address, timeout=PATIENCE, trust_env=False) as client:
        yield client


def test_all_editions_are_listed_with_their_players(visitor: httpx.Client) -> None:
    answer = visitor.get("/api/editions")
    found = [(each["name"], each["players"]) for each in answer.json()["editions"]]
    assert found == [("base", 4), ("discovery", 4)]
    assert answer.headers["cache-control"] == "public, max-age=60"


def test_all_modules_are_listed_with_what_they_need_and_bring(visitor: httpx.Client) -> None:
    modules = {each["name"]: each for each in visitor.get("/api/editions").json()["modules"]}
    assert tuple(modules) == tuple(MODULES)
    assert modules["king"]["readings"] == ["E8"]
    assert modules["festivals"]["needs"] == ["seasons"]
    assert (modules["fifth"]["players"], modules["sea"]["players"]) == (5, 0)
    assert modules["sea"]["pieces"] == ["harbours"]


@pytest.mark.parametrize("name", ["base+king", "discovery+festivals", "base+fifth+sea"])
def test_any_edition_with_modules_has_a_catalogue(visitor: httpx.Client, name: str) -> None:
    version = visitor.get("/api/editions").json()["version"]
    name = edition_of(name).name
    found = visitor.get(f"/api/editions/{version}/{name}").json()
    assert found["name"] == name
    assert tuple(found["cards"]) == edition_of(name).card_keys


def test_cards_and_territories_name_their_module_and_the_rulings(visitor: httpx.Client) -> None:
    version = visitor.get("/api/editions").json()["version"]
    name = edition_of("base+king+fifth+sea").name
    found = visitor.get(f"/api/editions/{version}/{name}").json()
    assert "module" not in found["cards"]["bard"]
    assert (found["cards"]["fili"]["module"], found["tiles"]["aber"]["module"]) == ("fifth", "sea")
    assert found["cards"]["fili"]["readings"] == ["E5", "E6", "E32"]
    assert "readings" not in found["cards"]["cove"]


def test_a_catalogue_is_kept_for_good_under_its_version(visitor: httpx.Client) -> None:
    version = visitor.get("/api/editions").json()["version"]
    answer = visitor.get(f"/api/editions/{version}/base")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    found = answer.json()
    assert tuple(found["cards"]) == EDITIONS["base"].card_keys
    assert tuple(found["tiles"]) == EDITIONS["base"].tile_keys
    assert found["texts"] == {}


@pytest.mark.parametrize(
    "address", ["0123456789ab/base", "{version}/nothing", "{version}/base+nothing", "{version}/base+sea+king"]
)
def test_a_catalogue_that_is_none_is_not_found(visitor: httpx.Client, address: str) -> None:
    version = visitor.get("/api/editions").json()["version"]
    answer = visitor.get("/api/editions/" + address.format(version=version))
    assert (answer.status_code, answer.json()["error"]) == (404, "no_such_page")


def test_what_another_edition_adds_has_facts_and_names(toy: Edition) -> None:
    found = catalogue_of(toy)
    assert (found.players, len(found.cards), len(found.tiles)) == (5, 72, 20)
    assert found.cards["toy_calm"].deck == "action"
    assert found.cards["toy_calm"].players == 5
    assert found.cards["toy_lay"].deck == "epic"
    assert found.cards["toy_bog"].deck == "advantage"
    assert found.windows[-1] == "toy_fair_end"
    assert found.texts["card-toy_lay"] == "Toy lay"
    assert found.texts["card-toy_lay.text"] == ""
    for key in (
        "tile-toy_bog",
        "question-toy_fair.help",
        "option-toy_bow_out",
        "won_by-toy_shared",
        "moment-toy_fair_end",
    ):
        assert key in found.texts
    assert not any(key.startswith("card-bard") for key in found.texts)
