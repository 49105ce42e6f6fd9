"""Imbolc, in spring: whoever has the fewest cards places a clan (E17)."""

from __future__ import annotations

import pytest

from ardri.testing import asked, clans, draft_any, options, play, position, reserve
from tests.rules.helpers.game_inspection import kinds
from tests.seasons.year.year_positions import LAND, OTHERS, YEAR, at_festival

pytestmark = pytest.mark.ruling("E17")

LANDS = {"hills": "A2 B1 C1", "cove": "B1 C2", "plains": "A1"}


@pytest.mark.ruling("E17", case="positive")
def test_whoever_has_the_fewest_cards_places_a_clan_where_present() -> None:
    game = at_festival("spring", {"A": "bard geis", "B": "druid", "C": "eriu festival"}, LANDS)
    assert (asked(game), options(game)) == (["B recruits"], ["territory:cove", "territory:hills"])
    play(game, "B: territory:cove")
    assert clans(game)["cove"] == "B2 C2"
    assert asked(game) == ["A turn"]


def test_cards_of_all_types_count() -> None:
    hands = {"A": "bard hills eriu", "B": "druid geis", "C": "cove plains balors_eye"}
    game = at_festival("spring", hands, LANDS)
    assert asked(game) == ["B recruits"]


@pytest.mark.parametrize(
    ("brenn", "crows", "order"),
    [("B", "clockwise", "BCA"), ("B", "counterclockwise", "BAC"), ("C", "clockwise", "CAB")],
)
def test_on_a_tie_all_of_them_do_from_the_brenn_on(brenn: str, crows: str, order: str) -> None:
    hands = {"A": "bard", "B": "druid", "C": "geis"}
    game = at_festival("spring", hands, LANDS, brenn=brenn, crows=crows)
    for name in order:
        assert asked(game) == [f"{name} recruits"]
        play(game, f"{name}: territory:hills")
    assert clans(game)["hills"] == "A3 B2 C2"
    assert asked(game) == [f"{brenn} turn"]


def test_who_has_the_fewest_is_seen_as_the_festival_begins() -> None:
    game = at_festival("spring", {"A": "moor bard", "B": "druid geis", "C": "eriu festival citadel"}, LANDS)
    assert asked(game) == ["A recruits"]
    play(game, "A: card:moor, ?seat:B, territory:plains")  # and has one card less than B now
    assert asked(game) == ["B recruits"]


@pytest.mark.ruling("E17", case="negative")
def test_without_a_clan_in_reserve_nothing_comes_and_nobody_comes_instead() -> None:
    lands = {"hills": "A12 B1", "cove": "B1"}
    game = at_festival("spring", {"A": "bard", "B": "druid geis"}, lands)
    assert asked(game) == ["A turn"]
    assert clans(game) == {"hills": "A12 B1", "cove": "B1"}


def test_who_is_nowhere_present_places_nothing() -> None:
    game = at_festival("spring", {"A": "bard geis", "B": "druid"}, {"hills": "A2"})
    assert asked(game) == ["A turn"]
    assert reserve(game, "B") == 12


@pytest.mark.parametrize("season", OTHERS["spring"])
def test_in_no_other_season(season: str) -> None:
    game = at_festival(season, {"A": "", "B": "eriu"}, {"hills": "A2 B1", "cove": "A1"})
    assert "recruits" not in game.state.question


@pytest.mark.ruling("E26", case="positive")
@pytest.mark.ruling("E17", case="timing")
def test_it_is_after_the_draft_and_before_the_season() -> None:
    game = position(
        tiles=LAND,
        clans={"hills": "A2 B1", "cove": "A1 B1"},
        hand={"B": "eriu balors_eye"},
        edition=YEAR,
        markers={"season": "spring"},
    )
    draft_any(game)
    assert asked(game) == ["A recruits"]
    assert "season" not in kinds(game)
    play(game, "A: territory:hills")
    assert asked(game) == ["A turn"]
    assert kinds(game)[-3:] == ["place", "season", "turn"]
