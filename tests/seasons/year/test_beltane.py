"""Beltane, in summer: a turn without a card (E18)."""

from __future__ import annotations

import pytest

from ardri.rules.game import Game
from ardri.testing import asked, clans, hand, options, play, position, zone
from tests.rules.helpers.game_inspection import kinds
from tests.seasons.year.year_positions import LAND, OTHERS, YEAR, at_festival

pytestmark = pytest.mark.ruling("E18")

LANDS = {"hills": "A5 B1", "cove": "A1 B2"}


def in_summer(
    cards: str = "bard geis",
    season: str = "summer",
    lands: dict[str, str] | None = None,
    passes: int = 0,
    opening: bool = False,
    undo: bool = False,
) -> Game:
    return position(
        tiles=LAND,
        clans=LANDS if lands is None else lands,
        hand={"A": cards, "B": "druid citadel"},
        turn="A",
        passes=passes,
        opening=opening,
        undo=undo,
        edition=YEAR,
        markers={"season": season},
    )


@pytest.mark.ruling("E18", case="positive")
def test_an_action_card_goes_and_up_to_three_clans_move_next_door() -> None:
    game = in_summer()
    play(game, "A: beltane")
    assert (asked(game), options(game)) == (["A discard"], ["discard:bard", "discard:geis"])
    play(game, "A: discard:geis")
    assert (asked(game), options(game)) == (["A from"], ["from:cove", "from:hills", "nothing"])
    play(game, "A: from:hills")
    assert options(game) == ["to:cove", "to:misty_lands", "to:salt_mine", "to:swamp"]
    play(game, "A: to:swamp")
    assert options(game) == ["count:1", "count:2", "count:3"]
    play(game, "A: count:3")
    assert (clans(game)["hills"], clans(game)["swamp"]) == ("A2 B1", "A3")
    assert (hand(game, "A"), "geis" in zone(game, "action_discard")) == (["bard"], True)
    assert asked(game) == ["B turn"]


def test_it_may_start_a_clash_of_the_mover() -> None:
    game = in_summer()
    play(game, "A: beltane, discard:geis, from:hills, to:cove, count:1")
    assert game.state.clash is not None
    assert (game.state.clash.instigator, asked(game)) == (0, ["A maneuver"])


def test_clans_that_come_to_the_mountains_pay_their_toll() -> None:
    game = position(
        tiles="hills mountains cove",
        clans={"hills": "A3", "cove": "B1"},
        hand={"A": "bard geis", "B": "druid"},
        turn="A",
        edition=YEAR,
        markers={"season": "summer"},
    )
    play(game, "A: beltane, discard:geis, ?from:hills, to:mountains, count:2")
    assert asked(game) == ["A toll"]


def test_up_to_three_may_be_none() -> None:
    game = in_summer()
    play(game, "A: beltane, discard:geis, nothing")
    assert (clans(game), hand(game, "A")) == (dict(sorted(LANDS.items(), reverse=True)), ["bard"])
    assert asked(game) == ["B turn"]


def test_it_breaks_the_run_of_passes() -> None:
    game = in_summer(passes=1)
    play(game, "A: beltane, discard:geis, nothing", "B: pass")
    assert asked(game) == ["A turn"]  # who would be the second to pass
    game = in_summer(passes=1)
    play(game, "A: pass")
    assert "assembly" in kinds(game)


def test_the_brenn_may_open_the_season_with_it() -> None:
    game = in_summer(opening=True)
    assert options(game) == ["card:bard", "beltane"]


@pytest.mark.ruling("E18", case="negative")
def test_without_an_action_card_there_is_none() -> None:
    assert "beltane" in options(in_summer("geis"))
    assert "beltane" not in options(in_summer("eriu nuada_silverhand hills"))


@pytest.mark.parametrize("season", OTHERS["summer"])
def test_in_no_other_season(season: str) -> None:
    assert "beltane" not in options(in_summer(season=season))


@pytest.mark.ruling("E18", case="timing")
def test_at_the_festival_itself_nothing_is_asked() -> None:
    game = at_festival("summer", {"A": "bard geis", "B": "eriu"}, LANDS)
    assert asked(game) == ["A turn"]


def test_nobody_else_sees_which_card_it_was() -> None:
    game = in_summer("bard geis festival")
    play(game, "A: beltane, discard:geis, nothing")
    (event,) = [event for event in game.events if event.fields.get("to") == "action_discard"]
    assert event.seen_by(0).fields["card"] == "geis"
    assert "card" not in event.seen_by(1).fields
    assert "card" not in event.seen_by(None).fields


def test_it_is_no_card_that_others_could_follow_or_cancel() -> None:
    game = position(
        tiles=LAND,
        clans=LANDS,
        hand={"A": "bard cove", "B": "geis lug_samildanach"},
        turn="A",
        edition=YEAR,
        markers={"season": "summer"},
    )
    play(game, "A: beltane, ?discard:bard, nothing")
    assert asked(game) == ["B turn"]


def test_the_end_of_the_turn_is_the_moment_of_oengus() -> None:
    game = in_summer("bard geis oenguss_ploy")
    play(game, "A: beltane, discard:geis, nothing")
    assert asked(game) == ["A turn_end"]


def test_until_the_clans_have_moved_all_of_it_can_be_taken_back() -> None:
    game = in_summer(undo=True)
    play(game, "A: beltane, discard:geis, from:hills, to:swamp")
    assert game.undoable(0) == 4
    game.reset_turn(0)
    assert hand(game, "A") == ["bard", "geis"]
    assert "beltane" in options(game)
