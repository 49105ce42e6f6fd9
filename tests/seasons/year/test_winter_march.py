"""Winter: three clans at most go from one territory to another, unless they withdraw (E20)."""

from __future__ import annotations

from random import Random

import pytest

from ardri.rules.game import Game
from ardri.testing import clans, options, play, position
from tests.rules.helpers.exact_forms import check_all
from tests.seasons.year.year_positions import LAND, OTHERS, WHEEL, YEAR

pytestmark = pytest.mark.ruling("E20")

LANDS = {"hills": "A6 B1", "cove": "A4 B1", "swamp": "A1"}


def in_winter(
    cards: str, season: str = "winter", edition: str = YEAR, tiles: str = LAND, **lands: str
) -> Game:
    return position(
        tiles=tiles,
        clans=lands or LANDS,
        hand={"A": cards, "B": "druid geis"},
        turn="A",
        edition=edition,
        markers={"season": season},
    )


def most(game: Game) -> int:
    """The most clans that may be named now."""
    return max(int(key.removeprefix("count:")) for key in options(game))


@pytest.mark.ruling("E20", case="positive")
def test_migration_sends_three_to_each_of_several_territories() -> None:
    game = in_winter("migration bard")
    play(game, "A: card:migration, from:hills, to:misty_lands")
    assert most(game) == 3
    play(game, "A: count:3, to:salt_mine")
    assert most(game) == 3
    play(game, "A: count:3, ?done")
    play(game, "B: decline")
    assert (clans(game)["misty_lands"], clans(game)["salt_mine"], clans(game)["hills"]) == ("A3", "A3", "B1")


def test_conquest_calls_three_from_each_of_several_territories() -> None:
    game = in_winter("conquest bard")
    play(game, "A: card:conquest, territory:misty_lands, from:cove")
    assert most(game) == 3
    play(game, "A: count:3, from:hills")
    assert most(game) == 3
    play(game, "A: count:3, ?done", "B: decline")
    assert clans(game)["misty_lands"] == "A6"


def test_scouts_send_three() -> None:
    game = position(
        4,
        tiles=LAND,
        clans={"hills": "A6 B1", "cove": "C1 D1"},
        hand={"A": "scouts_spies bard"},
        turn="A",
        edition=YEAR,
        markers={"season": "winter"},
    )
    play(game, "A: card:scouts_spies, seat:B, from:hills, to:cove")
    assert most(game) == 3


def test_the_plains_send_three() -> None:
    game = in_winter("plains", plains="A5", hills="B1")
    play(game, "A: card:plains, ?to:moor")
    assert most(game) == 3


def test_manannans_horses_are_three_as_ever() -> None:
    game = in_winter("manannans_horses")
    play(game, "A: card:manannans_horses, from:hills, to:plains")
    assert most(game) == 3


def clashing(cards: str, season: str = "winter") -> Game:
    """A's clash in the Hills, which A leads off."""
    game = in_winter(f"warlord {cards}", season, hills="A6 B1", cove="A5", swamp="A1")
    play(game, "A: card:warlord, territory:hills", "B: decline")
    return game


def test_moytura_calls_three_from_each() -> None:
    game = clashing("battle_of_moytura")
    play(game, "A: card:battle_of_moytura, from:cove")
    assert most(game) == 3


def test_the_fianna_lead_out_three_exposed_and_sheltered_together() -> None:
    game = position(
        tiles=LAND,
        clans={"hills": "A3 B5", "cove": "A1"},
        citadels={"hills": 2},
        hand={"A": "warlord bard", "B": "the_fianna"},
        turn="A",
        edition=YEAR,
        markers={"season": "winter"},
    )
    play(game, "A: card:warlord, territory:hills", "B: shelter, shelter", "A: attack:B, decline")
    play(game, "B: card:the_fianna, to:swamp")
    assert options(game) == ["count:0", "count:1", "count:2"]
    twin = game.copy()
    play(twin, "B: count:2")
    assert options(twin) == ["count:0", "count:1"]
    play(twin, "B: count:1")
    assert clans(twin)["swamp"] == "B3"
    play(game, "B: count:0")
    assert options(game) == ["count:1", "count:2"]


@pytest.mark.ruling("E20", case="negative")
def test_withdrawing_clans_are_not_counted() -> None:
    game = clashing("bard")
    play(game, "A: withdraw, to:cove")
    assert most(game) == 6
    play(game, "A: count:6")
    assert clans(game)["cove"] == "A11"


@pytest.mark.ruling("E20", case="timing")
@pytest.mark.parametrize("season", OTHERS["winter"])
def test_in_other_seasons_any_number_goes(season: str) -> None:
    game = in_winter("migration bard", season)
    play(game, "A: card:migration, from:hills, to:misty_lands")
    assert most(game) == 6


def test_without_the_festivals_any_number_goes() -> None:
    game = in_winter("migration bard", edition=WHEEL)
    play(game, "A: card:migration, from:hills, to:misty_lands")
    assert most(game) == 6


@pytest.mark.parametrize("card", ["migration", "conquest"])
def test_its_plans_are_exact(card: str) -> None:
    game = in_winter(f"{card} bard")
    play(game, f"A: card:{card}", "A: from:hills" if card == "migration" else "A: territory:misty_lands")
    check_all(game, Random(1))
    form = game.form_of(0)
    assert form is not None
    assert {item.most for item in form.items} <= {1, 3}
