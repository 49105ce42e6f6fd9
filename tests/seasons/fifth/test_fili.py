"""Fili: where the token is, no clash begins (E5, E6, E32), with the other reading of E6."""

from __future__ import annotations

import pytest

from ardri.rules.errors import PositionError
from ardri.rules.game import Game
from ardri.rules.invariants import problems
from ardri.rules.views.why_not import Reason
from ardri.testing import asked, clans, hand, options, play, position
from tests.rules.helpers.game_inspection import kinds
from tests.seasons.fifth.fifth_positions import SHORT_STAY, five

LAND = {"cove": "A1", "hills": "A2 B1", "plains": "C1 D1", "meadows": "A1", "valley": "E1"}


def token(game: Game) -> object:
    return next(each.value for each in game.view(None).markers if each.name == "fili")


def sent(hands: dict[str, str], to: str = "hills", **more: object) -> Game:
    """A has put the token into a territory."""
    game = five(LAND, hand={**hands, "A": f"fili {hands.get('A', '')}"}, **more)
    play(game, f"A: card:fili, territory:{to}")
    return game


# What it does


@pytest.mark.card("fili", case="positive")
@pytest.mark.ruling("E5", case="positive")
def test_the_token_goes_to_any_shared_territory() -> None:
    game = five(LAND, hand={"A": "fili bard"})
    assert token(game) is None
    play(game, "A: card:fili")
    assert options(game) == ["territory:hills", "territory:plains"]
    play(game, "A: territory:plains")
    assert (token(game), kinds(game).count("fili")) == ("plains", 1)


@pytest.mark.card("fili", case="positive")
@pytest.mark.ruling("E6", case="positive")
def test_clans_move_there_and_no_clash_begins() -> None:
    game = sent({"B": "conquest druid"}, "plains")
    play(game, "B: card:conquest, territory:plains, ?from:hills, ?count:1, ?done")
    assert (clans(game)["plains"], game.state.clash) == ("B1 C1 D1", None)


@pytest.mark.ruling("E6")
def test_nor_does_the_warlord_start_one() -> None:
    game = sent({"B": "warlord exploration"})
    play(game, "B: card:warlord, ?territory:hills")
    assert (hand(game, "B"), "clash" in kinds(game)) == (["exploration"], False)


@pytest.mark.ruling("E6")
def test_nor_does_the_morrigan() -> None:
    game = sent({"B": "the_morrigan druid"})
    play(game, "B: card:the_morrigan, stay, territory:hills, ?seat:A")
    assert "clash" not in kinds(game)


@pytest.mark.ruling("E6")
@pytest.mark.card("fili", case="positive")
def test_the_festival_there_costs_nobody_a_clan() -> None:
    game = sent({"B": "warlord exploration"}, festival="hills", sanctuaries={"hills": 1})
    play(game, "B: card:warlord, ?territory:hills")
    assert clans(game)["hills"] == "A2 B1"


# What it does not


@pytest.mark.ruling("E6", case="negative")
@pytest.mark.card("fili", case="negative")
def test_elsewhere_clashes_begin_as_always() -> None:
    game = sent({"B": "conquest druid"}, "hills")
    play(game, "B: card:conquest, territory:plains, ?from:hills, ?count:1, ?done")
    assert game.state.clash is not None


@pytest.mark.card("fili", case="negative")
@pytest.mark.ruling("E32")
def test_of_several_clashes_only_the_one_elsewhere_is_fought() -> None:
    lands = {"hills": "A2", "plains": "B1 C1", "meadows": "D1", "valley": "E1"}
    game = five(lands, hand={"A": "fili migration bard"})
    play(game, "A: card:fili", "A: card:migration, from:hills, to:meadows, count:1, to:plains")
    assert game.state.clash is not None
    assert asked(game) == ["A maneuver"]
    assert options(game) == ["attack:D", "truce"]


@pytest.mark.ruling("E5", case="negative")
@pytest.mark.card("fili", case="negative")
def test_without_a_shared_territory_there_is_nowhere_to_go() -> None:
    game = five({"cove": "A1", "hills": "B1", "plains": "C1", "meadows": "D1"}, hand={"A": "fili bard"})
    play(game, "A: card:fili")
    assert (token(game), hand(game, "A")) == (None, ["bard"])


# When


@pytest.mark.ruling("E5", case="timing")
@pytest.mark.card("fili", case="timing")
def test_geis_keeps_it_away() -> None:
    game = five(LAND, hand={"A": "fili bard", "B": "geis"})
    play(game, "A: card:fili, territory:hills", "B: card:geis")
    assert token(game) is None


@pytest.mark.card("fili", case="timing")
def test_it_is_a_season_card_and_ends_no_clash_that_goes_on() -> None:
    game = five(LAND, hand={"A": "warlord bard", "B": "fili"})
    play(game, "A: card:warlord, territory:hills")
    assert asked(game) == ["A maneuver"]
    assert game.why_not(1, "fili") == Reason("not_your_turn")


@pytest.mark.card("fili", case="timing")
@pytest.mark.ruling("E6", case="timing")
def test_the_token_stays_until_the_season_ends() -> None:
    game = sent({"A": "bard", "B": "exploration"})
    assert asked(game) == ["B turn"]
    play(game, "B: pass")
    assert (asked(game), token(game)) == (["A turn"], "hills")
    play(game, "A: pass")
    assert (token(game), kinds(game).count("fili_over")) == (None, 1)
    assert kinds(game).index("fili_over") < kinds(game).index("assembly")


# Played again, and the other reading


@pytest.mark.ruling("E32", case="positive")
def test_played_again_the_token_moves_on() -> None:
    game = five(LAND, hand={"A": "fili bard"}, markers={"fili": "hills"})
    play(game, "A: card:fili, territory:plains")
    assert (token(game), "fili_over" in kinds(game)) == ("plains", False)


@pytest.mark.ruling("E32", case="timing")
def test_as_soon_as_it_has_moved_on_clashes_begin_where_it_was() -> None:
    game = five(LAND, hand={"A": "fili bard", "B": "warlord druid"}, markers={"fili": "hills"})
    play(game, "A: card:fili, territory:plains", "B: card:warlord, ?territory:hills")
    assert game.state.clash is not None
    assert asked(game) == ["B maneuver"]


@pytest.mark.ruling("E32", case="negative")
def test_the_warlord_may_name_the_territory_without_effect() -> None:
    lands = {**LAND, "plains": "A1 C1 D1"}
    game = five(lands, hand={"A": "warlord bard"}, markers={"fili": "hills"})
    play(game, "A: card:warlord")
    assert options(game) == ["territory:hills", "territory:plains", "nothing"]
    play(game, "A: territory:hills")
    assert game.state.clash is None


@pytest.mark.ruling("E6")
def test_in_the_other_reading_it_leaves_when_the_players_next_turn_begins() -> None:
    game = sent({"A": "bard", "B": "exploration", "C": "migration"}, edition=SHORT_STAY)
    assert [(each.name, each.value) for each in game.view(None).markers] == [
        ("fili", "hills"),
        ("fili_host", "A"),
    ]
    play(game, "B: pass")
    assert (asked(game), token(game)) == (["C turn"], "hills")
    play(game, "C: pass")
    assert (asked(game), token(game)) == (["A turn"], None)
    assert [each.value for each in game.view(None).markers] == [None, None]


@pytest.mark.ruling("E6")
def test_in_the_other_reading_too_it_stays_no_longer_than_the_season() -> None:
    game = sent({"A": "bard"}, edition=SHORT_STAY)
    assert token(game) is None  # nobody else has a card: A's next turn has come
    late = five(
        LAND, hand={"A": "bard", "B": "fili", "C": "migration"}, edition=SHORT_STAY, markers={"fili": "hills"}
    )
    play(late, "A: pass", "B: pass", "C: pass")
    assert (token(late), "assembly" in kinds(late)) == (None, True)


# Positions


@pytest.mark.parametrize(
    ("where", "problem"),
    [
        ({"turn": "A", "markers": {"fili": "swamp"}}, "is no territory in play"),
        ({"markers": {"fili": "hills"}}, "no longer than the Season"),
    ],
)
def test_the_token_is_on_the_island_in_the_season(where: dict[str, object], problem: str) -> None:
    with pytest.raises(PositionError, match=problem):
        position(5, clans=LAND, edition="base+fifth", **where)  # type: ignore[arg-type]


def test_the_invariants_notice_a_clash_where_the_token_is() -> None:
    game = five(LAND, hand={"A": "warlord bard"})
    play(game, "A: card:warlord, territory:hills")
    assert problems(game.state) == []
    game.state.set_marker("fili", game.state.clash.territory if game.state.clash else -1)
    assert problems(game.state) == ["there is a clash where the Fili is"]
