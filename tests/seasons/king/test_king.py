"""We want a King!: a tie without the Brenn turns the tile, and the Assembly after that decides the game."""

from random import Random

import pytest

from ardri.rules.errors import PositionError
from ardri.rules.game import Game
from ardri.testing import position

# Each of them is present in six territories, and nobody meets another condition
LAND = ("plains", "hills", "cove", "valley", "forest", "meadows")


def assembly(
    present: str,
    pretenders: str,
    side: str = "want",
    players: int = 3,
    edition: str = "base+king",
    **more: object,
) -> Game:
    """A game after an Assembly; seats that are present are so in six territories, one clan in each."""
    return position(
        players,
        clans={land: " ".join(f"{seat}1" for seat in present) for land in LAND},
        pretenders=pretenders,
        brenn="A",
        capital="plains",
        markers={"king": side},
        edition=edition,
        **more,  # type: ignore[arg-type]
    )


def side(game: Game) -> object:
    return game.view(None).markers[0].value


def kinds(game: Game) -> list[str]:
    return [event.kind for event in game.events]


def ended(game: Game) -> tuple[tuple[int, ...], str]:
    return game.result.winners, game.result.reason


# We want a King!


def test_the_game_begins_with_a_king_wanted() -> None:
    view = Game.start(players=3, seed=7, edition="base+king").view(None)
    assert [(each.name, each.kind, each.value) for each in view.markers] == [("king", "state", "want")]
    assert view.to_json()["markers"] == [{"name": "king", "kind": "state", "value": "want"}]


def test_tied_pretenders_without_the_brenn_gain_a_deed_each_and_the_tile_turns() -> None:
    game = assembly("BC", "BC")
    assert not game.over
    assert side(game) == "need"
    assert [seat.deeds for seat in game.view(None).seats] == [0, 1, 1]
    assert [event.fields["seat"] for event in game.events if event.kind == "deed"] == ["B", "C"]
    assert kinds(game).index("king_turned") < kinds(game).index("pretenders_back")


def test_the_deeds_go_round_in_turn_order_from_the_brenn() -> None:
    game = assembly("BC", "BC", crows="counterclockwise")
    assert [event.fields["seat"] for event in game.events if event.kind == "deed"] == ["C", "B"]


def test_without_a_tie_nothing_is_special() -> None:
    assert ended(assembly("BC", "B")) == ((1,), "conditions")
    assert ended(assembly("AB", "AB")) == ((0,), "brenn")
    undecided = assembly("BC", "")
    assert (undecided.over, side(undecided), undecided.state.deeds) == (False, "want", [0, 0, 0])


def test_pretenders_that_meet_nothing_do_not_tie() -> None:
    game = position(3, clans={"plains": "B1", "hills": "C1"}, pretenders="BC", edition="base+king")
    assert (game.over, side(game), game.state.deeds) == (False, "want", [0, 0, 0])


def test_with_deeds_one_of_those_that_tied_may_be_ahead_when_it_counts() -> None:
    game = position(
        3,
        clans={**dict.fromkeys(LAND, "B1 C1"), "swamp": "B1", "moor": "B4 C1"},
        sanctuaries={"plains": 2, "hills": 3, "swamp": 1},
        pretenders="BC",
        markers={"king": "need"},
        edition="base+king",
    )
    assert ended(game) == ((1,), "conditions")


def test_in_the_base_game_the_same_tie_changes_nothing() -> None:
    game = position(3, clans=dict.fromkeys(LAND, "B1 C1"), pretenders="BC")
    assert (game.over, game.state.deeds, game.view(None).markers) == (False, [0, 0, 0], ())


# We need a King!


def test_the_last_assembly_is_checked_as_usual_first() -> None:
    assert ended(assembly("BC", "B", "need")) == ((1,), "conditions")
    assert ended(assembly("AB", "AB", "need")) == ((0,), "brenn")


def test_tied_pretenders_share_the_victory() -> None:
    game = assembly("BC", "BC", "need")
    assert ended(game) == ((1, 2), "shared")
    assert (game.result.winner, game.result.conditions) == (None, (0, 1, 1))
    assert game.view(None).to_json()["result"]["winners"] == ["B", "C"]  # type: ignore[index]
    assert game.state.deeds == [0, 0, 0]


@pytest.mark.ruling("E8", case="positive")
def test_the_brenn_wins_if_no_pretender_meets_a_condition() -> None:
    assert ended(assembly("", "", "need")) == ((0,), "king")
    assert ended(assembly("", "BC", "need")) == ((0,), "king")


@pytest.mark.ruling("E8", case="negative")
def test_who_meets_a_condition_without_being_a_pretender_is_not_looked_at() -> None:
    assert ended(assembly("BC", "", "need")) == ((0,), "king")
    assert ended(assembly("AB", "", "need")) == ((0,), "king")
    assert ended(assembly("BC", "C", "need")) == ((2,), "conditions")


@pytest.mark.ruling("E8", case="timing")
def test_nothing_is_decided_before_the_assembly() -> None:
    clans, hand = {"plains": "A1", "hills": "B1 C1"}, {"A": "bard festival"}
    game = position(3, clans=clans, hand=hand, turn="A", markers={"king": "need"}, edition="base+king")
    assert not game.over
    game.choose("pass")  # the others have no card: the Season is over
    assert ended(game) == ((0,), "king")


@pytest.mark.parametrize("seed", range(5))
def test_one_more_season_is_played_and_no_second_one(seed: int) -> None:
    game, rng = assembly("BC", "BC"), Random(seed)
    turned = game.state.round
    while not game.over:
        game.choose(rng.choice(game.decision.options))
    assert game.state.round == turned + 1
    assert game.result.winners


def test_the_round_limit_ends_a_game_before_the_tile_turns() -> None:
    game = assembly("BC", "BC", round_limit=1, round=1)
    assert (ended(game), side(game), game.state.deeds) == (((), "round_limit"), "want", [0, 0, 0])


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("edition", ["base+king", "discovery+king"])
def test_any_number_of_players(players: int, edition: str) -> None:
    last = "ABCDE"[players - 1]
    game = assembly(f"B{last}", f"B{last}", "need", players, edition)
    assert ended(game) == ((1, players - 1), "shared")


# What goes with it


def test_a_position_refuses_what_the_tile_cannot_show() -> None:
    with pytest.raises(PositionError, match="the marker king: 'crown' is none of want, need"):
        position(turn="A", markers={"king": "crown"}, edition="base+king")
    with pytest.raises(PositionError, match="there is no marker 'king' in base; there are none"):
        position(turn="A", markers={"king": "want"})
