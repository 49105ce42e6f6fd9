"""Rulings R70, R76 to R78 and R80: what was declared has gone by the time it happens."""

import pytest

from ardri.rules.game import Game
from ardri.rules.invariants import problems
from ardri.testing import clans, hand, lies, options, play, position, whose

# R70: the Moor interrupts a declaration


@pytest.mark.ruling(70)
@pytest.mark.card("stone_circle", case="timing")
@pytest.mark.card("moor", case="timing")
@pytest.mark.ruling(27)
def test_a_clan_given_while_its_own_move_is_being_declared_does_not_move() -> None:
    """The Moor interrupts Emissaries, and a chain of answers to it ends at the Stone Circle."""
    game = position(
        players=4,
        tiles="cove stone_circle moor plains",
        clans={"cove": "A1 B1", "stone_circle": "A1"},
        hand={
            "A": "emissaries moor the_dagda master_craftsman lug_samildanach stone_circle bard",
            "B": "conquest",
        },
        turn="A",
    )
    play(game, "A: card:emissaries, from:stone_circle, card:moor, seat:B, card:the_dagda")
    play(game, "A: card:master_craftsman, seat:B, card:lug_samildanach", "B: decline")
    play(game, "A: decline, card:stone_circle", "B: decline")
    assert clans(game) == {"cove": "A1 B1"}
    while whose(game) == "A to":
        play(game, "A: to:cove")
    assert clans(game) == {"cove": "A1 B1"}
    assert problems(game.state) == []
    play(game, "A: decline")  # Lug Samildanach, taken back, could take Emissaries
    assert whose(game) == "B turn"


CHAIN = (
    "A: card:moor, seat:C",
    "B: card:the_dagda, card:master_craftsman, seat:D",
    "A: card:lug_samildanach",
    "D: decline",
    "A: decline, card:stone_circle",
    "D: decline",
)


@pytest.mark.ruling(70)
def test_a_conquest_goes_on_without_the_clan_that_has_gone() -> None:
    game = position(
        players=4,
        tiles="moor stone_circle cove hills",
        clans={"stone_circle": "A2", "hills": "A1 B1", "moor": "C1 D1"},
        hand={
            "A": "conquest moor lug_samildanach stone_circle",
            "B": "the_dagda master_craftsman",
        },
        turn="A",
    )
    play(game, "A: card:conquest, territory:cove, from:stone_circle", *CHAIN)
    assert clans(game) == {"cove": "A1", "hills": "A1 B1", "moor": "C1 D1"}


# R76: what moved counts


def a_clan_goes_to_the_stone_circles_price(hand_of_a: str) -> Game:
    """A's only clan in the Stone Circle may become a price while A declares what it is to do.

    The Moor interrupts, B's Dagda cancels it, B's Master Craftsman gives The Dagda to D, A's Lug takes the
    Master Craftsman, and A's Stone Circle fetches Lug back.
    """
    return position(
        players=4,
        tiles="hills stone_circle mountains cove moor",
        clans={"stone_circle": "A1", "mountains": "A1 B1", "hills": "C1 D1"},
        hand={
            "A": f"{hand_of_a} moor lug_samildanach stone_circle",
            "B": "the_dagda master_craftsman citadel",
        },
        turn="A",
    )


@pytest.mark.ruling(76)
def test_horses_that_carry_nobody_start_no_clash() -> None:
    game = a_clan_goes_to_the_stone_circles_price("manannans_horses")
    play(game, "A: card:manannans_horses, from:stone_circle", *CHAIN)
    play(game, "A: to:mountains", "D: decline", "A: decline")
    assert clans(game) == {"mountains": "A1 B1", "hills": "C1 D1"}
    assert game.state.clash is None
    assert whose(game) == "B turn"


@pytest.mark.ruling(76)
def test_an_emissary_who_does_not_arrive_pays_no_toll() -> None:
    game = a_clan_goes_to_the_stone_circles_price("emissaries bard")
    play(game, "A: card:emissaries, from:stone_circle", *CHAIN)
    play(game, "A: to:mountains, decline")
    assert "bard" in hand(game, "A")
    assert clans(game) == {"mountains": "A1 B1", "hills": "C1 D1"}
    assert whose(game) == "B turn"


# R77: Misty Lands with fewer cards than declared


def misty_lands(hand_of_a: str) -> Game:
    """A plays the Misty Lands, and must spend Geis before the cards are discarded."""
    return position(
        players=4,
        tiles="hills misty_lands moor cove",
        clans={"cove": "A1 B1", "hills": "C1 D1"},
        hand={"A": f"misty_lands {hand_of_a}", "B": "the_dagda master_craftsman moor", "C": "citadel"},
        turn="A",
        chance="epic:eriu" if "bard" in hand_of_a else "",
    )


GEIS_SPENT = ("B: card:moor, seat:C, card:the_dagda, card:master_craftsman, seat:D", "A: card:geis")


@pytest.mark.ruling(77)
def test_the_misty_lands_discard_what_is_left_and_draw_as_many() -> None:
    game = misty_lands("geis bard")
    play(game, "A: card:misty_lands, count:2", *GEIS_SPENT)
    assert lies(game, "bard") == "action_discard"
    assert hand(game, "A") == ["eriu"], "one card discarded, one Epic Tale drawn"


@pytest.mark.ruling(77)
def test_the_misty_lands_without_a_card_left_draw_nothing() -> None:
    game = misty_lands("geis")
    play(game, "A: card:misty_lands", *GEIS_SPENT)
    assert hand(game, "A") == []
    assert whose(game) == "C turn"
    assert problems(game.state) == []


# R78: the price of an Attack


def attacked_with_a_clan_that_goes(advantage: str) -> Game:
    """A demands a clan of B, whose last exposed one becomes the price of the Stone Circle before that."""
    game = position(
        players=4,
        tiles="hills stone_circle iron_mine cove",
        clans={"stone_circle": "A2 B1", "hills": "C1 D1"},
        hand={
            "A": f"warlord dagdas_club master_craftsman {advantage}",
            "B": "lug_samildanach stone_circle druid",
        },
        turn="A",
    )
    play(game, "A: card:warlord, attack:B, card:dagdas_club, demand:clan, card:master_craftsman, seat:C")
    play(game, "B: card:lug_samildanach, decline, card:stone_circle")
    assert clans(game)["stone_circle"] == "A2"
    return game


@pytest.mark.ruling(78)
def test_iron_mine_still_takes_the_card_of_who_has_no_clan_left() -> None:
    game = attacked_with_a_clan_that_goes("iron_mine")
    play(game, "A: card:iron_mine")
    assert (whose(game), options(game)) == ("B attacked", ["discard:druid", "discard:master_craftsman"])
    play(game, "B: discard:druid")
    assert lies(game, "druid") == "action_discard"
    assert hand(game, "B") == ["master_craftsman", "lug_samildanach"], "one card, not two"


@pytest.mark.ruling(78)
def test_who_has_no_clan_left_to_lose_discards_a_card() -> None:
    game = attacked_with_a_clan_that_goes("")
    assert (whose(game), options(game)) == ("B attacked", ["discard:druid", "discard:master_craftsman"])


# R80: targets are judged when they are declared


@pytest.mark.ruling(80)
def test_balors_eye_on_a_clan_that_has_gone_takes_no_other() -> None:
    game = position(
        players=4,
        tiles="moor stone_circle cove hills",
        clans={"stone_circle": "B1", "hills": "A1 D1", "cove": "B1"},
        hand={
            "A": "balors_eye bard",
            "B": "lug_samildanach stone_circle druid",
            "C": "the_dagda master_craftsman moor",
        },
        turn="A",
    )
    play(game, "A: card:balors_eye, territory:stone_circle", "C: card:moor, seat:A, card:the_dagda")
    play(game, "C: card:master_craftsman, seat:D", "B: card:lug_samildanach", "D: decline")
    play(game, "B: decline, card:stone_circle", "D: decline, decline")
    assert clans(game) == {"hills": "A1 D1", "cove": "B1"}
    assert lies(game, "balors_eye") == "epic_discard"
    assert whose(game) == "B turn"


@pytest.mark.ruling(80)
def test_an_alliance_against_two_clans_holds_when_one_of_them_has_gone() -> None:
    game = position(
        players=4,
        tiles="hills stone_circle cove moor",
        clans={"stone_circle": "A1 B2", "hills": "C1 D1"},
        hand={
            "A": "new_alliance bard",
            "B": "geis moor the_dagda master_craftsman lug_samildanach stone_circle",
        },
        turn="A",
    )
    play(game, "A: card:new_alliance, replace:B", "B: card:moor, seat:C, card:the_dagda")
    play(game, "B: card:master_craftsman, seat:D, card:lug_samildanach", "D: decline")
    play(game, "B: decline, card:stone_circle", "D: decline")
    assert clans(game)["stone_circle"] == "A1 B1"
    play(game, "B: decline")
    assert clans(game)["stone_circle"] == "A2"


@pytest.mark.ruling(80)
@pytest.mark.card("warlord", case="negative")
def test_the_warlord_starts_no_clash_where_his_players_last_clan_has_gone() -> None:
    game = position(
        players=4,
        tiles="hills stone_circle cove moor",
        clans={"stone_circle": "A1 B1 C1", "hills": "A1 D1"},
        hand={
            "A": "warlord lug_samildanach stone_circle bard",
            "B": "moor the_dagda master_craftsman geis",
        },
        turn="A",
    )
    play(game, "A: card:warlord, territory:stone_circle", "B: card:moor, seat:C, card:the_dagda")
    play(game, "B: card:master_craftsman, seat:D", "A: card:lug_samildanach", "D: decline")
    play(game, "A: decline, card:stone_circle", "D: decline", "B: decline")
    assert clans(game)["stone_circle"] == "B1 C1"
    assert game.state.clash is None
    assert options(game) == ["card:lug_samildanach", "decline"], "the Warlord is finished"
