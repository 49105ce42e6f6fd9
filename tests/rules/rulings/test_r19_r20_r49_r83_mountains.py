"""Rulings R19, R20, R49 and R83: the toll of the Mountains, and their card."""

import pytest

from ardri.rules.game import Game
from ardri.testing import clans, hand, options, play, position, whose

# R19: the toll of the Mountains


def into_the_mountains(mountains: str, hand_of_a: str = "", card: str = "conquest") -> Game:
    """A plays a card with which to move into the Mountains."""
    game = position(
        tiles="valley cove hills mountains",
        clans={"cove": "A3", "hills": "A2", "mountains": mountains, "valley": "B1"},
        hand={"A": f"{card} eriu {hand_of_a}", "B": "nuada_silverhand druid citadel"},
        turn="A",
    )
    play(game, f"A: card:{card}")
    return game


@pytest.mark.ruling(19)
@pytest.mark.tile("mountains")
def test_the_toll_is_paid_before_the_clash() -> None:
    game = into_the_mountains("B1", "bard")
    play(game, "A: territory:mountains, from:hills, count:2")
    assert (whose(game), options(game)) == ("A toll", ["discard:bard", "remove"])
    assert "clash" not in [event.kind for event in game.events]
    play(game, "A: remove")
    assert clans(game)["mountains"] == "A1 B1"
    assert whose(game) == "A maneuver"


@pytest.mark.ruling(19)
@pytest.mark.tile("mountains")
def test_a_clan_already_there_may_pay_the_toll() -> None:
    game = into_the_mountains("A1")
    play(game, "A: territory:mountains, from:hills, count:1")
    assert clans(game)["mountains"] == "A1"


@pytest.mark.ruling(19)
@pytest.mark.tile("mountains")
@pytest.mark.parametrize(("toll", "then"), [("remove", "B turn"), ("discard:bard", "A maneuver")])
def test_a_clash_follows_the_toll_only_if_the_mover_is_still_there(toll: str, then: str) -> None:
    game = position(
        clans={"plains": "A1", "mountains": "B1"}, hand={"A": "conquest bard", "B": "eriu"}, turn="A"
    )
    play(game, f"A: card:conquest, territory:mountains, {toll}")
    assert whose(game) == then


# R20: the Mountains card when an opponent moved you


@pytest.mark.card("breas_tyranny", case="timing")
@pytest.mark.tile("mountains")
@pytest.mark.ruling(20)
@pytest.mark.card("mountains", case="negative")
def test_the_mountains_card_does_not_help_who_was_moved_there_by_an_opponent() -> None:
    game = position(
        tiles="valley cove mountains",
        clans={"cove": "A1 B2", "valley": "B1"},
        hand={"A": "breas_tyranny bard festival", "B": "mountains druid citadel"},
        turn="A",
    )
    play(game, "A: card:breas_tyranny, to:mountains")
    assert (whose(game), options(game)) == ("B toll", ["discard:citadel", "discard:druid", "remove"])
    play(game, "B: remove")
    assert clans(game) == {"cove": "A1 B1", "valley": "B1"}
    assert "mountains" in hand(game, "B")


# R49: the toll of a Moytura in the Mountains


@pytest.mark.card("battle_of_moytura", case="timing")
@pytest.mark.tile("mountains")
@pytest.mark.ruling(49)
def test_a_moytura_in_the_mountains_pays_with_an_exposed_clan() -> None:
    game = position(
        tiles="cove hills mountains",
        clans={"hills": "B2", "mountains": "A2 B2"},
        citadels={"mountains": 1},
        hand={"A": "warlord bard", "B": "battle_of_moytura geis"},
        turn="A",
    )
    play(game, "A: card:warlord", "B: decline", "B: shelter")
    play(game, "A: attack:B", "B: discard:geis")
    play(game, "B: card:battle_of_moytura, count:1")
    # one came, an exposed one paid the toll, one was placed
    assert clans(game) == {"hills": "B1", "mountains": "A2 B3"}
    assert game.state.clash is not None
    assert (game.state.clash.sheltered, game.state.exposed(1)) == ([0, 1], 2)


# R83: the Mountains card when you move another's clans


@pytest.mark.card("mountains", case="positive")
@pytest.mark.ruling(83)
def test_the_card_may_spare_opponents_whom_its_holder_sends_there() -> None:
    game = position(
        tiles="cove mountains plains",
        clans={"cove": "A1 B1"},
        hand={"A": "breas_tyranny mountains", "B": "festival"},
        turn="A",
    )
    play(game, "A: card:breas_tyranny, to:mountains")
    assert (whose(game), options(game)) == ("A clans_arrive", ["card:mountains", "decline"])
    play(game, "A: card:mountains")
    assert (whose(game), clans(game)) == ("B turn", {"cove": "A1", "mountains": "B1"})
