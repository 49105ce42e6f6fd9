"""Clans Harmony: a clan in each shared territory of one's own, or one anywhere (E2)."""

from __future__ import annotations

import pytest

from ardri.rules.views.why_not import Reason
from ardri.testing import asked, clans, hand, options, play, reserve
from tests.seasons.fifth.fifth_positions import five

LAND = {"cove": "A1 B1", "hills": "A2 C1", "plains": "A1", "meadows": "B1 C1", "valley": "D1 E1"}


@pytest.mark.card("clans_harmony", case="positive")
def test_a_clan_comes_to_each_shared_territory_of_the_player() -> None:
    game = five(LAND, hand={"A": "clans_harmony citadel"})
    play(game, "A: card:clans_harmony")
    assert (asked(game), options(game)) == (["A clans_harmony"], ["territory:plains", "shared"])
    play(game, "A: shared")
    assert (asked(game), options(game)) == (["A spread"], ["territory:cove", "territory:hills", "done"])
    play(game, "A: territory:cove, territory:hills")
    assert clans(game) == {**LAND, "cove": "A2 B1", "hills": "A3 C1"}
    assert game.state.clash is None


@pytest.mark.card("clans_harmony", case="positive")
def test_or_one_clan_comes_where_the_player_is_alone() -> None:
    game = five(LAND, hand={"A": "clans_harmony citadel"})
    play(game, "A: card:clans_harmony, territory:plains")
    assert clans(game) == {**LAND, "plains": "A2"}


@pytest.mark.ruling("E2", case="positive")
@pytest.mark.parametrize(
    ("chosen", "grown"),
    [
        ("done", {}),
        ("territory:cove, done", {"cove": "A2 B1"}),
        ("territory:hills", {"hills": "A3 C1"}),
    ],
)
def test_shared_territories_may_be_left_out(chosen: str, grown: dict[str, str]) -> None:
    game = five(LAND, hand={"A": "clans_harmony citadel"})
    play(game, f"A: card:clans_harmony, shared, {chosen}")
    assert clans(game) == {**LAND, **grown}


@pytest.mark.ruling("E2")
def test_one_clan_in_a_shared_territory_is_a_choice_among_the_shared_ones() -> None:
    game = five({"cove": "A1 B1", "meadows": "B1 C1"}, hand={"A": "clans_harmony citadel"})
    play(game, "A: card:clans_harmony")
    assert (asked(game), options(game)) == (["A spread"], ["territory:cove", "done"])


@pytest.mark.card("clans_harmony", case="negative")
def test_no_second_clan_and_none_where_the_player_is_not() -> None:
    game = five(LAND, hand={"A": "clans_harmony citadel"})
    play(game, "A: card:clans_harmony, shared, territory:cove")
    assert options(game) == ["territory:hills", "done"]
    alone = five({"plains": "A1", "meadows": "B1 C1"}, hand={"A": "clans_harmony citadel"})
    play(alone, "A: card:clans_harmony")
    assert clans(alone)["plains"] == "A2"


@pytest.mark.ruling("E2", case="negative")
@pytest.mark.card("clans_harmony", case="negative")
def test_no_more_clans_than_the_reserve_has() -> None:
    game = five({**LAND, "plains": "A8"}, hand={"A": "clans_harmony citadel"})
    assert reserve(game, "A") == 1
    play(game, "A: card:clans_harmony, shared, territory:hills")
    assert (reserve(game, "A"), clans(game)["hills"]) == (0, "A3 C1")
    empty = five({**LAND, "plains": "A9"}, hand={"A": "clans_harmony citadel"})
    play(empty, "A: card:clans_harmony")
    assert (clans(empty), hand(empty, "A")) == ({**LAND, "plains": "A9"}, ["citadel"])


@pytest.mark.ruling("E2", case="timing")
@pytest.mark.card("clans_harmony", case="timing")
def test_it_is_a_season_card_and_geis_answers_when_all_is_declared() -> None:
    game = five(LAND, hand={"A": "clans_harmony citadel", "B": "geis"})
    play(game, "A: card:clans_harmony, shared, territory:cove, done")
    assert asked(game) == ["B card_declared"]
    assert clans(game) == LAND
    play(game, "B: card:geis")
    assert clans(game) == LAND
    waiting = five(LAND, hand={"A": "bard", "B": "clans_harmony"})
    assert waiting.why_not(1, "clans_harmony") == Reason("not_your_turn")
