"""Rulings R69 and R74 to R86: deep chains of reactions, each with the position in which it matters."""

import pytest

from ardri.rules.box.base_box import CARD_KEYS
from ardri.rules.game import Game
from ardri.rules.invariants import problems
from ardri.rules.state.state import ACTION_DISCARD, BEFORE, EPIC_DISCARD
from ardri.testing import clans, hand, options, play, position, whose


def in_zone(game: Game, zone: int, card: str) -> bool:
    return game.state.zones[zone] >> CARD_KEYS.index(card) & 1 == 1


# R69: two cards that answer each other


@pytest.mark.ruling(69)
def test_master_craftsman_and_lug_may_answer_each_other_until_somebody_declines() -> None:
    game = position(
        players=4,
        tiles="moor hills cove",
        clans={"hills": "A1 B1 C1 D1"},
        hand={"A": "eriu master_craftsman citadel", "B": "lug_samildanach bard"},
        turn="A",
    )
    play(game, "A: card:eriu, card:master_craftsman, seat:B")
    for taker, other in ("BA", "AB") * 3:
        assert (whose(game), options(game)) == (
            f"{taker} card_finished",
            ["card:lug_samildanach", "decline"],
        )
        play(game, f"{taker}: card:lug_samildanach, card:master_craftsman, seat:{other}")
    play(game, "B: decline")
    assert game.state.deeds == [4, 3, 0, 0]


# R74: what follows a finished card is one moment


@pytest.mark.ruling(74)
def test_the_active_player_comes_before_anybodys_lug_samildanach() -> None:
    game = position(
        players=3,
        tiles="cove hills valley",
        clans={"cove": "A2", "hills": "B1 C1"},
        hand={"A": "bard druid valley", "B": "lug_samildanach"},
        turn="A",
        chance="epic:eriu",
    )
    play(game, "A: card:bard")
    assert (whose(game), options(game)) == ("A card_finished", ["card:valley", "decline"])
    play(game, "A: decline")
    assert (whose(game), options(game)) == ("B card_finished", ["card:lug_samildanach", "decline"])
    play(game, "B: card:lug_samildanach")
    assert hand(game, "B") == ["bard"]
    assert (whose(game), options(game)) == ("A card_finished", ["card:valley", "decline"]), (
        "asked again (R33)"
    )


@pytest.mark.ruling(74)
def test_a_triskel_is_followed_by_lug_but_not_by_the_valley() -> None:
    game = position(
        tiles="hills plains valley",
        clans={"plains": "A2 B2"},
        hand={"A": "warlord valley bard", "B": "druid lug_samildanach"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B", "B: remove", "A: card:bard")
    assert (whose(game), options(game)) == ("B card_finished", ["card:lug_samildanach", "decline"])


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


CHAIN = (
    "A: card:moor, seat:C",
    "B: card:the_dagda, card:master_craftsman, seat:D",
    "A: card:lug_samildanach",
    "D: decline",
    "A: decline, card:stone_circle",
    "D: decline",
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
    assert in_zone(game, ACTION_DISCARD, "bard")
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
    assert in_zone(game, ACTION_DISCARD, "druid")
    assert hand(game, "B") == ["master_craftsman", "lug_samildanach"], "one card, not two"


@pytest.mark.ruling(78)
def test_who_has_no_clan_left_to_lose_discards_a_card() -> None:
    game = attacked_with_a_clan_that_goes("")
    assert (whose(game), options(game)) == ("B attacked", ["discard:druid", "discard:master_craftsman"])


# R79: the later demand counts


@pytest.mark.ruling(79)
@pytest.mark.parametrize(
    ("first", "second", "asked"),
    [
        ("card", "clan", ("A after_maneuver", ["card:bard", "decline"])),
        ("clan", "card", ("B attacked", ["discard:citadel", "discard:druid"])),
    ],
)
def test_dagdas_club_fetched_back_demands_anew(first: str, second: str, asked: tuple[str, list[str]]) -> None:
    game = position(
        tiles="cove stone_circle hills",
        clans={"hills": "A2 B2", "stone_circle": "A2"},
        hand={"A": "warlord dagdas_club stone_circle bard", "B": "druid citadel"},
        turn="A",
    )
    play(
        game,
        f"A: card:warlord, territory:hills, attack:B, card:dagdas_club, demand:{first}, card:stone_circle",
    )
    play(game, f"A: card:dagdas_club, demand:{second}")
    assert (whose(game), options(game)) == asked


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
    assert in_zone(game, EPIC_DISCARD, "balors_eye")
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


# R81: no Action card is played in the Assembly


@pytest.mark.ruling(81)
def test_cards_that_are_being_drafted_are_not_played() -> None:
    game = position(
        players=4,
        tiles="cove moor hills valley",
        clans={"moor": "A1", "cove": "B1", "hills": "C1", "valley": "D1"},
        hand={"A": "eriu", "B": "the_dagda"},
        chance="crows:clockwise deal:raid deal:bard deal:citadel deal:conquest deal:druid "
        "deal:geis deal:master_craftsman deal:festival deal:migration",
    )
    assert {"geis", "master_craftsman"} <= set(hand(game, "B")) | set(hand(game, "A"))
    play(game, "A: card:moor, seat:B", "B: card:the_dagda")
    assert whose(game) == "A draft_keep", "the Master Craftsman in B's packet was not asked for"
    assert not in_zone(game, ACTION_DISCARD, "master_craftsman")


@pytest.mark.ruling(81)
def test_an_answer_of_the_draft_given_before_the_moor_stays_but_may_be_replaced() -> None:
    game = position(
        players=2, tiles="cove moor", clans={"moor": "A1", "cove": "B1"}, hand={"A": "eriu"}, undo=True
    )
    first, other = options(game, "B")[:2]
    play(game, f"B: {first}", "A: card:moor")
    assert game.undoable(1) == 0
    game.choose(other, seat=1)
    assert game.answer_of(1) == (other,)


# R82: the Moor in sealed games


@pytest.mark.ruling(82)
def test_in_sealed_games_the_holder_of_the_moor_is_asked_before_a_forced_pass() -> None:
    game = position(
        tiles="cove moor",
        clans={"cove": "A1 B1"},
        hand={"A": "moor", "B": "bard geis"},
        turn="A",
        windows="sealed",
    )
    assert (whose(game), options(game)) == ("A turn", ["pass", "card:moor"])


# R84: Lug's Spear and The Dagda


def spear() -> Game:
    return position(
        players=3,
        tiles="hills moor cove forest",
        clans={"hills": "A2 B2", "cove": "C1"},
        hand={"A": "warlord lugs_spear forest", "B": "druid the_dagda moor"},
        turn="A",
    )


@pytest.mark.ruling(84)
def test_the_forest_follows_a_spear_that_the_dagda_cancelled() -> None:
    game = spear()
    play(game, "A: card:warlord, card:lugs_spear", "B: card:the_dagda")
    assert (whose(game), options(game)) == ("A card_finished", ["card:forest", "decline"])


@pytest.mark.ruling(84)
@pytest.mark.ruling(13)
def test_the_moor_does_not_answer_the_spear() -> None:
    game = spear()
    play(game, "A: card:warlord, card:lugs_spear")
    assert (whose(game), options(game)) == ("B card_declared", ["card:the_dagda", "decline"])


# R85: the same card twice for one maneuver


@pytest.mark.ruling(85)
def test_the_bard_fetched_back_by_lug_earns_another_deed() -> None:
    game = position(
        tiles="cove hills",
        clans={"hills": "A3 B3"},
        hand={"A": "warlord bard lug_samildanach", "B": "druid"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B", "B: remove", "A: card:bard, card:lug_samildanach, card:bard")
    assert game.state.deeds == [2, 0]


# R86: Oengus's Ploy twice in one window


@pytest.mark.ruling(86)
def test_of_two_ploys_at_one_turns_end_the_later_one_counts() -> None:
    game = position(
        players=4,
        tiles="hills cove",
        clans={"hills": "A2 B1", "cove": "C1 D1"},
        hand={"A": "bard oenguss_ploy master_craftsman", "D": "druid citadel"},
        turn="A",
        chance="epic:eriu",
    )
    play(game, "A: card:bard, card:oenguss_ploy, card:master_craftsman, seat:D", "D: card:oenguss_ploy")
    assert whose(game) == "D turn"
    assert in_zone(game, EPIC_DISCARD, "oenguss_ploy")


# R4: a listed clash waits for its turn


@pytest.mark.ruling(4)
def test_opponents_who_come_back_before_its_turn_are_met_in_a_waiting_clash() -> None:
    game = position(
        tiles="hills cove plains valley",
        clans={"plains": "A6", "hills": "B2", "cove": "B1", "valley": "B2"},
        hand={"A": "migration bard", "B": "battle_of_moytura the_fianna druid"},
        turn="A",
    )
    play(game, "A: card:migration, from:plains, to:cove, count:2, to:hills, count:2, to:valley, count:2")
    play(game, "A: territory:hills", "B: decline", "A: attack:B", "B: discard:druid")
    play(game, "B: card:battle_of_moytura", "A: truce", "B: agree")
    assert clans(game)["cove"] == "A2", "nobody to fight there, so the Valley comes next"
    assert (whose(game), clans(game)["valley"]) == ("A maneuver", "A2 B2")
    play(game, "A: attack:B, decline", "B: card:the_fianna, to:cove")
    assert clans(game)["cove"] == "A2 B1"
    play(game, "A: end")
    assert game.state.clash is not None
    assert whose(game) == "A maneuver"
    assert "attack:B" in options(game)
