"""Rulings R17 to R24: after an ignored attack, discarded cards, tolls, the Gates, empty hands."""

import pytest

from ardri.rules.box.base_box import TILE_KEYS
from ardri.rules.game import Game
from ardri.testing import clans, hand, options, play, position, whose, zone

# R17: Raid and Streng's Resolve after the Hills


def ignored(hand_of_a: str) -> Game:
    """A has attacked B in the Hills, and B has ignored the attack."""
    game = position(
        players=4,
        tiles="valley cove hills forest",
        clans={"cove": "A3", "hills": "B2", "valley": "C1 D1"},
        hand={"A": f"conquest eriu {hand_of_a}", "B": "hills druid nuada_silverhand"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:hills, count:2, attack:B", "B: card:hills")
    assert clans(game)["hills"] == "A2 B2"
    return game


@pytest.mark.ruling(17)
def test_raid_may_follow_an_attack_that_the_hills_ignored() -> None:
    game = ignored("raid")
    assert options(game) == ["card:raid", "decline"]
    play(game, "A: card:raid")
    assert hand(game, "A") == ["druid", "eriu"]
    assert hand(game, "B") == ["nuada_silverhand"]


@pytest.mark.ruling(17)
def test_strengs_resolve_may_follow_an_attack_that_the_hills_ignored() -> None:
    game = ignored("strengs_resolve")
    play(game, "A: card:strengs_resolve")
    assert game.state.deeds == [1, 0, 0, 0]


# R18: an Advantage card discarded unplayed


@pytest.mark.ruling(18)
def test_an_advantage_card_discarded_unplayed_counts_as_played() -> None:
    game = position(
        players=4,
        clans={"hills": "A1 B1", "cove": "C1 D1"},
        hand={"A": "master_craftsman hills bard", "B": "citadel druid"},
        turn="A",
        chance="epic:eriu",
    )
    play(game, "A: card:master_craftsman, discard:hills")
    assert zone(game, "face_down") == ["hills"]
    assert hand(game, "A") == ["bard", "eriu"]
    play(game, "B: card:citadel")
    assert hand(game, "B") == ["druid"]
    assert zone(game, "face_down") == ["hills"]


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
def test_the_toll_is_paid_once_however_many_clans_and_origins() -> None:
    game = into_the_mountains("B1", "bard festival")
    play(game, "A: territory:mountains, from:cove, count:3, from:hills, count:2")
    play(game, "A: discard:bard, truce", "B: agree")
    assert whose(game) == "B turn"
    assert hand(game, "A") == ["festival", "eriu"]
    assert clans(game)["mountains"] == "A5 B1"
    assert "bard" in zone(game, "action_discard")


@pytest.mark.ruling(19)
@pytest.mark.tile("mountains")
def test_no_clash_follows_if_the_toll_took_the_only_clan() -> None:
    game = into_the_mountains("B1")
    play(game, "A: territory:mountains, from:hills, count:1")
    assert clans(game)["mountains"] == "B1"
    assert game.state.clash is None
    assert whose(game) == "B turn"


@pytest.mark.ruling(19)
@pytest.mark.tile("mountains")
def test_a_clan_already_there_may_pay_the_toll() -> None:
    game = into_the_mountains("A1")
    play(game, "A: territory:mountains, from:hills, count:1")
    assert clans(game)["mountains"] == "A1"


@pytest.mark.ruling(19)
@pytest.mark.tile("mountains")
def test_placing_clans_in_the_mountains_costs_no_toll() -> None:
    game = into_the_mountains("A1", "bard", card="new_clans")
    play(game, "A: territory:mountains")
    assert clans(game)["mountains"] == "A3"
    assert whose(game) == "B turn"


# R20: the Mountains card when an opponent moved you


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


@pytest.mark.ruling(20)
@pytest.mark.card("mountains", case="positive")
def test_the_mountains_card_frees_ones_own_move_of_the_toll() -> None:
    game = position(
        tiles="valley cove mountains",
        clans={"cove": "A2", "valley": "B1"},
        hand={"A": "conquest mountains bard festival", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:mountains, count:1, card:mountains")
    assert clans(game)["mountains"] == "A1"
    assert hand(game, "A") == ["bard", "festival"]
    assert whose(game) == "B turn"


# R21: the Gates, a clan saved, and the order


def gates_open(hand_of_a: str, brenn: str = "A") -> Game:
    """The toss turns the crows: each at the Gates loses a clan."""
    return position(
        players=3,
        tiles="cove gates hills",
        clans={"gates": "A1 B1 C1", "cove": "A1 B1"},
        capital="hills",
        brenn=brenn,
        hand={"A": hand_of_a},
        chance="crows:counterclockwise epic:eriu epic:tuans_memory epic:stone_of_fal",
    )


@pytest.mark.ruling(21)
@pytest.mark.tile("gates")
@pytest.mark.parametrize(
    ("card", "answer", "at_the_gates", "in_the_cove"),
    [("dagdas_club", "card:dagdas_club", "A1", "A1 B1"), ("diarmuid", "card:diarmuid", "", "A2 B1")],
)
def test_the_epic_tale_is_drawn_even_if_the_clan_is_saved(
    card: str, answer: str, at_the_gates: str, in_the_cove: str
) -> None:
    game = gates_open(card)
    play(game, f"A: {answer}")
    assert clans(game).get("gates", "") == at_the_gates
    assert clans(game)["cove"] == in_the_cove
    assert "eriu" in hand(game, "A")


@pytest.mark.ruling(21)
@pytest.mark.tile("gates")
@pytest.mark.parametrize(("brenn", "order"), [("A", "ACB"), ("B", "BAC"), ("C", "CBA")])
def test_the_gates_begin_with_the_brenn_and_follow_the_new_direction(brenn: str, order: str) -> None:
    game = gates_open("", brenn)
    assert "gates" not in clans(game)
    drawn = ["eriu", "tuans_memory", "stone_of_fal"]
    assert [tale in hand(game, name) for name, tale in zip(order, drawn, strict=True)] == [True] * 3
    lost = [str(event.fields["seat"]) for event in game.events if event.kind == "remove"]
    assert "".join(lost) == order


# R22: a second Festival


@pytest.mark.ruling(22)
def test_a_second_festival_moves_the_marker() -> None:
    game = position(
        tiles="valley cove hills",
        clans={"cove": "A1 B3", "hills": "A2", "valley": "B1"},
        sanctuaries={"cove": 1, "hills": 1},
        festival="cove",
        hand={"A": "festival warlord eriu", "B": "nuada_silverhand"},
        turn="A",
    )
    play(game, "A: card:festival, territory:hills")
    assert game.state.festival == TILE_KEYS.index("hills")
    play(game, "B: pass", "A: card:warlord, territory:cove")
    assert whose(game) == "A maneuver"
    assert clans(game) == {"cove": "A1 B3", "hills": "A3", "valley": "B1"}


# R23: empty hands


@pytest.mark.ruling(23)
def test_the_salt_mine_takes_nothing_from_an_empty_hand_and_still_gives_a_card() -> None:
    game = position(
        players=3,
        clans={"hills": "A1", "cove": "B1 C1"},
        tiles="hills cove salt_mine",
        hand={"A": "stone_of_fal salt_mine bard druid", "B": "eriu", "C": "citadel festival"},
        turn="A",
    )
    play(game, "A: card:stone_of_fal, card:salt_mine, seat:B")
    assert options(game) == ["give:bard", "give:druid"]
    play(game, "A: give:druid")
    assert hand(game, "A") == ["bard"]
    assert hand(game, "B") == ["druid", "eriu"]


@pytest.mark.ruling(23)
def test_the_salt_mine_of_a_player_without_action_cards_gives_back_the_one_taken() -> None:
    game = position(
        clans={"hills": "A1", "cove": "B1"},
        tiles="hills cove salt_mine",
        hand={"A": "stone_of_fal salt_mine eriu", "B": "citadel festival"},
        turn="A",
    )
    play(game, "A: card:stone_of_fal, card:salt_mine")
    assert hand(game, "A") == ["eriu"]
    assert hand(game, "B") == ["citadel", "festival"]


@pytest.mark.ruling(23)
def test_two_empty_hands_exchange_nothing_in_the_salt_mine() -> None:
    game = position(
        clans={"hills": "A1", "cove": "B1"},
        tiles="hills cove salt_mine",
        hand={"A": "stone_of_fal salt_mine", "B": "eriu"},
        turn="A",
    )
    play(game, "A: card:stone_of_fal, card:salt_mine")
    assert (hand(game, "A"), hand(game, "B")) == ([], ["eriu"])
    assert zone(game, "face_down") == ["salt_mine"]


@pytest.mark.ruling(23)
def test_who_gave_nothing_to_maeve_gets_nothing() -> None:
    game = position(
        players=4,
        clans={"hills": "A1 B1", "cove": "C1 D1"},
        hand={"A": "maeves_wealth bard", "B": "druid citadel", "C": "eriu", "D": "festival"},
        turn="A",
    )
    play(game, "A: card:maeves_wealth", "B: give:citadel")
    assert options(game) == ["give:bard", "give:citadel", "give:festival"]
    play(game, "A: give:bard")
    assert options(game) == ["give:citadel", "give:festival"]
    play(game, "A: give:citadel")
    assert hand(game, "A") == ["festival"]
    assert hand(game, "B") == ["bard", "druid"]
    assert hand(game, "C") == ["eriu"]
    assert hand(game, "D") == ["citadel"]


def raided(hand_of_b: str, hills: str = "B3") -> Game:
    game = position(
        players=4,
        tiles="valley cove hills forest",
        clans={"cove": "A3", "hills": hills, "valley": "B1 C1 D1"},
        hand={"A": "conquest eriu raid", "B": f"nuada_silverhand {hand_of_b}"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:hills, count:2, attack:B")
    return game


@pytest.mark.ruling(23)
def test_raid_on_an_empty_hand_removes_an_exposed_clan_instead() -> None:
    game = raided("")
    assert clans(game)["hills"] == "A2 B2"
    play(game, "A: card:raid")
    assert clans(game)["hills"] == "A2 B1"
    assert hand(game, "A") == ["eriu"]


@pytest.mark.ruling(23)
def test_raid_on_who_just_discarded_the_last_card_removes_the_only_clan() -> None:
    game = raided("bard", hills="B1")
    play(game, "B: discard:bard", "A: card:raid")
    assert clans(game)["hills"] == "A2"


@pytest.mark.ruling(23)
def test_raid_on_a_hand_with_cards_removes_nothing() -> None:
    game = raided("bard druid")
    play(game, "B: discard:bard", "A: card:raid")
    assert clans(game)["hills"] == "A2 B3"
    assert hand(game, "A") == ["druid", "eriu"]


# R24: Dagda's Club demands a card of an empty hand


def club(hand_of_b: str, demand: str) -> Game:
    game = position(
        tiles="valley cove hills",
        clans={"cove": "A3", "hills": "B3", "valley": "B1"},
        hand={"A": "conquest eriu dagdas_club", "B": f"nuada_silverhand {hand_of_b}"},
        turn="A",
    )
    play(game, f"A: card:conquest, territory:hills, count:2, attack:B, card:dagdas_club, {demand}")
    return game


@pytest.mark.ruling(24)
def test_a_card_demanded_of_an_empty_hand_costs_a_clan() -> None:
    game = club("", "demand:card")
    assert clans(game)["hills"] == "A2 B2"
    assert whose(game) == "B maneuver"


@pytest.mark.ruling(24)
def test_a_card_demanded_of_a_hand_with_cards_costs_a_card() -> None:
    game = club("bard druid", "demand:card")
    assert (whose(game), options(game)) == ("B attacked", ["discard:bard", "discard:druid"])
    play(game, "B: discard:bard")
    assert clans(game)["hills"] == "A2 B3"


@pytest.mark.ruling(24)
def test_a_clan_demanded_costs_a_clan_whatever_the_hand() -> None:
    game = club("bard druid", "demand:clan")
    assert clans(game)["hills"] == "A2 B2"
    assert hand(game, "B") == ["bard", "druid", "nuada_silverhand"]
