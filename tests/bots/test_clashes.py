"""Counting clashes."""

from ardri.bots.clashes import endurance, fight_bonus, leads_already, odds, whom_to_attack, worth_fighting
from ardri.rules.box.options import ATTACK, ATTACK_CODES, KEYS, REFUSE, TRUCE, VERB_OF
from ardri.rules.game import Game
from ardri.testing import play, position


def clash(clans: str, a_hand: str = "", b_hand: str = "", players: int = 2) -> Game:
    """A has begun a clash in the hills and is to maneuver."""
    game = position(
        players=players,
        tiles="plains hills cove",
        clans={"plains": "A1", "hills": clans, "cove": "B1"},
        hand={"A": f"warlord {a_hand}", "B": b_hand},
        turn="A",
    )
    play(game, "A: card:warlord, territory:hills")
    return game


def test_clans_and_cards_give_breath() -> None:
    game = clash("A2 B3", a_hand="citadel druid", b_hand="conquest")
    assert (endurance(game.state, 0), endurance(game.state, 1)) == (3.0, 3.5)
    assert odds(game.state, 1) > 1 > odds(game.state, 0)


def test_the_chieftain_has_nothing_more_to_win() -> None:
    game = clash("A3 B2")
    assert leads_already(game.state, 0)
    assert not worth_fighting(game.state, 0)


def test_unless_the_other_has_no_breath_left() -> None:
    game = clash("A4 B1")
    assert leads_already(game.state, 0)
    assert worth_fighting(game.state, 0)


def test_a_tie_with_more_cards_is_worth_fighting_out() -> None:
    game = clash("A2 B2", a_hand="citadel druid festival")
    assert worth_fighting(game.state, 0)
    assert not worth_fighting(game.state, 1)


def test_the_attack_falls_on_whoever_has_fewest_cards() -> None:
    game = clash("A2 B2 C2", a_hand="citadel", b_hand="druid", players=3)
    attacks = [code for code in game.codes if VERB_OF[code] == ATTACK]
    assert KEYS[whom_to_attack(game.state, attacks)] == "attack:C"


def test_a_blow_is_worth_more_between_two_than_among_more() -> None:
    two = clash("A2 B2").state
    three = clash("A2 B2 C2", players=3).state
    assert fight_bonus(two, 0, ATTACK_CODES[1]) > 0 > fight_bonus(three, 0, ATTACK_CODES[1])
    assert fight_bonus(two, 0, REFUSE) > fight_bonus(three, 0, REFUSE)
    assert fight_bonus(three, 0, TRUCE) == 0


def test_a_hopeless_blow_is_worth_nothing() -> None:
    assert fight_bonus(clash("A1 B6").state, 0, ATTACK_CODES[1]) == 0
