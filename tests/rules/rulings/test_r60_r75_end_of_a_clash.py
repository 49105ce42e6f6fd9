"""Rulings R60 and R75: Ogma's Eloquence, and when a clash is over."""

import pytest

from ardri.rules.game import Game
from ardri.rules.invariants import problems
from ardri.rules.state.state import BEFORE
from ardri.testing import clans, hand, options, play, position, whose

# R60: Ogma's Eloquence skips only the after-maneuver window


@pytest.mark.card("stone_circle", case="timing")
@pytest.mark.card("ogmas_eloquence", case="timing")
@pytest.mark.ruling(60)
def test_ogma_is_followed_by_the_windows_of_an_epic_tale_but_not_of_a_maneuver() -> None:
    game = position(
        players=4,
        tiles="cove stone_circle forest plains",
        clans={"stone_circle": "A3", "plains": "B3"},
        hand={"A": "conquest master_craftsman ogmas_eloquence stone_circle forest", "B": "warlord druid"},
        turn="A",
        chance="epic:eriu",
    )
    play(game, "A: card:conquest, territory:plains, count:1, card:ogmas_eloquence")
    assert (whose(game), options(game)) == ("A before_discard", ["card:master_craftsman", "decline"])
    play(game, "A: decline")
    assert (whose(game), options(game)) == (
        "A card_finished",
        ["card:forest", "card:stone_circle", "decline"],
    )
    play(game, "A: card:forest, card:stone_circle")
    # B, involved and with a Warlord, is not asked after this maneuver
    assert (whose(game), game.state.clash) == ("B turn", None)
    assert hand(game, "A") == ["master_craftsman", "eriu", "ogmas_eloquence"]
    assert clans(game) == {"stone_circle": "A1", "plains": "A1 B3"}


# R75: a clash is over when its last step is done


def after_the_cauldron() -> Game:
    """B's Cauldron has returned its clan; B gives the card to C with the Master Craftsman."""
    game = position(
        players=4,
        tiles="plains hills stone_circle cove",
        clans={"hills": "A3 B2", "stone_circle": "C1", "plains": "C1 D1"},
        hand={
            "A": "warlord bard",
            "B": "dagdas_cauldron master_craftsman",
            "C": "lug_samildanach stone_circle",
        },
        turn="A",
    )
    play(game, "A: card:warlord, attack:B", "B: remove, card:dagdas_cauldron", "A: decline", "B: truce")
    play(game, "A: agree", "B: territory:hills, card:master_craftsman, seat:C")
    return game


@pytest.mark.ruling(75)
def test_the_price_of_the_stone_circle_after_a_clash_is_not_for_the_cauldron() -> None:
    game = after_the_cauldron()
    assert game.state.clash is None
    play(game, "C: card:lug_samildanach, decline, card:stone_circle")
    assert hand(game, "C") == ["master_craftsman", "dagdas_cauldron", "lug_samildanach"]
    assert game.state.zones[BEFORE + 2] == 0
    assert game.state.reserve[2] == 11
    assert problems(game.state) == []


@pytest.mark.ruling(75)
def test_after_ogmas_eloquence_nobody_is_in_a_clash() -> None:
    game = position(
        tiles="hills stone_circle cove",
        clans={"stone_circle": "A3 B2", "cove": "B1"},
        hand={"A": "warlord bard ogmas_eloquence stone_circle dagdas_cauldron", "B": "druid"},
        turn="A",
    )
    play(game, "A: card:warlord, card:ogmas_eloquence")
    assert game.state.clash is None
    assert (whose(game), options(game)) == ("A card_finished", ["card:stone_circle", "decline"])
    play(game, "A: card:stone_circle")
    assert hand(game, "A") == ["bard", "dagdas_cauldron", "ogmas_eloquence"], "no Cauldron was offered"
    assert clans(game)["stone_circle"] == "A2 B2"


@pytest.mark.ruling(75)
def test_ogmas_eloquence_brings_the_cauldrons_clans_back_before_it_is_discarded() -> None:
    game = position(
        tiles="stone_circle hills cove forest",
        clans={"hills": "A3 B2", "cove": "B1"},
        hand={"A": "warlord", "B": "dagdas_cauldron ogmas_eloquence forest"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B", "B: card:dagdas_cauldron, card:ogmas_eloquence")
    assert (whose(game), options(game)) == ("B cauldron", ["territory:hills", "done"])
    play(game, "B: territory:hills")
    assert (clans(game)["hills"], game.state.clash) == ("A3 B2", None)
    assert (whose(game), options(game)) == ("B card_finished", ["card:forest", "decline"])
