"""Card counting after cards have looked, taken, swapped and discarded: exact, for everybody."""

from itertools import islice
from random import Random

import pytest

from ardri.rules.box.base_box import CARD_KEYS
from ardri.rules.box.catalogue import bits
from ardri.rules.editions.base import BASE
from ardri.rules.game import Game
from ardri.rules.knowledge.sightings import ACTION_PLACE, ACTION_TRAIL
from ardri.rules.state.state import ACTION_DISCARD, EPIC_PILE, HAND, SET_ASIDE
from ardri.testing import hand, options, play_random, position
from tests.rules.helpers.knowledge_checks import Table, facts, names, table_of

RANDOM = [(players, windows, windows == "open") for players in (2, 3, 4) for windows in ("open", "sealed")]

# A situation with three or four players, and what is played there, line by line. Everybody else declines.
SCENES: dict[str, tuple[dict[str, str], str, list[str]]] = {
    "the Druid takes a card": (
        {"A": "druid citadel", "B": "bard conquest festival", "C": "geis migration"},
        "",
        ["A: card:druid, take:warlord", "B: card:bard", "A: card:warlord"],
    ),
    "the Cove swaps the card set aside": (
        {"A": "swamp cove druid bard", "B": "geis migration festival", "C": "citadel conquest"},
        "",
        ["A: card:swamp, card:cove", "A: aside:bard", "B: card:festival"],
    ),
    "the Cove puts the same card back": (
        {"A": "swamp cove druid bard", "B": "geis migration", "C": "citadel conquest"},
        "",
        ["A: card:swamp, card:cove, aside:sanctuary", "A: card:druid, take:warlord"],
    ),
    "the Champion takes his share": (
        {"A": "champions_share bard", "B": "druid geis", "C": "citadel conquest"},
        "epic:eriu",
        ["A: card:champions_share", "B: card:druid, take:warlord", "A: card:bard"],
    ),
    "Deirdre sees one tale of each": (
        {"A": "deirdres_beauty bard", "B": "eriu the_fianna geis", "C": "lugs_spear diarmuid druid festival"},
        "steal:eriu steal:diarmuid",
        ["A: card:deirdres_beauty, take:eriu, territory:hills", "C: card:druid, take:citadel"],
    ),
    "the Salt Mine swaps cards": (
        {"A": "swamp salt_mine warlord citadel", "B": "druid geis bard", "C": "conquest migration"},
        "steal:druid",
        ["A: card:swamp, card:salt_mine, seat:B", "A: give:citadel", "B: card:citadel"],
    ),
    "the Salt Mine gives the same card back": (
        {"A": "swamp salt_mine warlord", "B": "druid geis bard", "C": "conquest migration"},
        "steal:geis",
        ["A: card:swamp, card:salt_mine, seat:B, give:geis", "B: card:druid, take:festival"],
    ),
    "Maeve takes and gives among three": (
        {"A": "maeves_wealth bard warlord", "B": "druid citadel geis", "C": "conquest migration"},
        "",
        ["A: card:maeves_wealth", "B: give:druid", "C: give:conquest", "A: give:bard", "A: give:druid"],
    ),
    "the Misty Lands take cards": (
        {"A": "misty_lands bard druid warlord", "B": "conquest geis", "C": "citadel eriu"},
        "epic:balors_eye epic:the_fianna",
        ["A: card:misty_lands, count:2, discard:bard, discard:warlord", "A: keep:the_fianna"],
    ),
    "the Moor looks, and more is drawn": (
        {"A": "moor sanctuary druid", "B": "eriu lugs_spear bard geis", "C": "citadel diarmuid"},
        "epic:balors_eye epic:the_fianna",
        ["A: card:moor, seat:B", "A: card:sanctuary, territory:hills", "B: card:bard"],
    ),
    "attacked, B discards a card": (
        {"A": "warlord bard", "B": "druid geis citadel", "C": "conquest migration festival"},
        "",
        [
            "A: card:warlord, territory:hills",
            "A: attack:B",
            "B: discard:geis",
            "B: attack:C",
            "C: discard:migration",
        ],
    ),
    "Scouts & Spies look, then a card goes unseen": (
        {
            "A": "scouts_spies warlord bard",
            "B": "druid geis citadel",
            "C": "conquest migration",
            "D": "festival misty_lands",
        },
        "",
        [
            "A: card:scouts_spies, seat:B, done",
            "A: card:warlord, territory:hills",
            "A: attack:B",
            "B: discard:citadel",
            "B: attack:C",
            "C: remove",
            "C: attack:B",
            "B: discard:druid",
        ],
    ),
    "Scouts & Spies look, then a card comes and one goes unseen": (
        {
            "A": "scouts_spies warlord bard",
            "B": "druid geis citadel",
            "C": "conquest migration",
            "D": "festival misty_lands",
        },
        "",
        [
            "A: card:scouts_spies, seat:B, done",
            "B: card:druid, take:emissaries",
            "A: card:warlord, territory:hills, attack:B",
            "B: discard:geis",
        ],
    ),
    "Raid takes a card": (
        {
            "A": "warlord raid bard",
            "B": "druid geis citadel",
            "C": "conquest migration",
            "D": "festival sanctuary",
        },
        "steal:geis",
        [
            "A: card:warlord, territory:hills, attack:B",
            "B: remove",
            "A: card:raid",
            "B: attack:A",
            "A: discard:geis",
        ],
    ),
    "the Master Craftsman throws a card away": (
        {
            "A": "master_craftsman raid bard eriu",
            "B": "druid geis citadel",
            "C": "conquest migration",
            "D": "festival sanctuary",
        },
        "epic:balors_eye epic:lugs_spear",
        ["A: card:master_craftsman, discard:raid", "A: card:bard"],
    ),
    "Maeve takes and gives among four": (
        {
            "A": "maeves_wealth bard warlord",
            "B": "druid citadel",
            "C": "conquest migration",
            "D": "raid festival",
        },
        "",
        [
            "A: card:maeves_wealth",
            "B: give:druid",
            "C: give:conquest",
            "D: give:raid",
            "A: give:bard",
            "A: give:druid",
            "A: give:conquest",
        ],
    ),
}


@pytest.mark.parametrize("windows", ["open", "sealed"])
@pytest.mark.parametrize("name", SCENES)
def test_everybody_knows_exactly_what_can_be_known(name: str, windows: str) -> None:
    hands, chance, lines = SCENES[name]
    table = table_of(hands, chance, windows)
    table.compare()
    for line in lines:
        table.go(line)
    table.quiet()


@pytest.mark.parametrize("name", SCENES)
def test_a_thousand_worlds_show_every_possible_card_and_no_other(name: str) -> None:
    hands, chance, lines = SCENES[name]
    table = table_of(hands, chance)
    table.go(*lines)
    table.quiet()
    players = len(hands)
    zones = [*range(HAND, HAND + players), SET_ASIDE, ACTION_DISCARD, EPIC_PILE]
    for seat in (*range(players), None):
        view = table.game.view(seat)
        stated = view.facts()
        seen = dict.fromkeys(zones, 0)
        for world in islice(view.worlds(Random(7)), 1000):
            for zone in zones:
                seen[zone] |= world.state.zones[zone]
            for fact in stated:
                assert (world.state.zones[fact.place] & fact.cards).bit_count() >= fact.least
        assert {zone: names(cards) for zone, cards in seen.items()} == {
            zone: names(view.may_lie(zone)) for zone in zones
        }


# Facts


def after(name: str, lines: int) -> Table:
    """A scene as far as it was played after so many lines."""
    hands, chance, played = SCENES[name]
    table = table_of(hands, chance)
    for line in played[:lines]:
        table.go(line)
    table.quiet()
    return table


def test_a_hand_that_was_looked_at_is_certain() -> None:
    table = after("Scouts & Spies look, then a card goes unseen", 1)
    assert facts(table.game.view(0), "hand:B") == {"citadel druid geis": 3}
    assert facts(table.game.view(2), "hand:B") == {}


def test_of_a_hand_that_was_looked_at_all_but_one_are_there_when_one_has_gone_unseen() -> None:
    """That is all that may be there, so it need not be said; of the discard it is."""
    table = after("Scouts & Spies look, then a card goes unseen", 4)
    view = table.game.view(0)
    assert names(view.may_lie(HAND + 1)) == "citadel druid geis"
    assert facts(view, "action_discard")["citadel druid geis"] == 1
    assert table.histories("A", ACTION_TRAIL).least(HAND + 1, view.may_lie(HAND + 1)) == 2


def test_of_two_cards_that_were_looked_at_one_is_there_when_one_came_and_one_went_unseen() -> None:
    table = after("Scouts & Spies look, then a card comes and one goes unseen", 4)
    assert facts(table.game.view(0), "hand:B") == {"citadel geis": 1}
    assert facts(table.game.view(2), "hand:B") == {}


def test_whoever_chose_the_card_set_aside_knows_it_and_others_do_not() -> None:
    table = after("the Cove swaps the card set aside", 2)
    assert facts(table.game.view(0), "set_aside") == {"bard": 1}
    assert facts(table.game.view(1), "set_aside") == {}
    assert "bard" in names(table.game.view(1).may_lie(SET_ASIDE))


def test_a_card_seen_going_to_the_discard_is_known_to_lie_there() -> None:
    table = after("the Druid takes a card", 2)
    for seat in (0, 1, 2, None):
        discarded = facts(table.game.view(seat), "action_discard")
        assert any({"bard", "druid"} <= set(cards.split()) for cards in discarded)


def test_what_raid_took_is_known_to_the_two_only() -> None:
    table = after("Raid takes a card", 3)
    assert facts(table.game.view(1), "hand:A") == {"geis": 1}
    assert facts(table.game.view(2), "hand:A") == {}


def test_what_was_looked_at_with_the_moor_stays_known_though_more_is_drawn() -> None:
    table = after("the Moor looks, and more is drawn", 3)
    assert facts(table.game.view(0), "hand:B") == {"eriu lugs_spear": 2}
    assert facts(table.game.view(2), "hand:B") == {}


# Cathbad's Word


def cathbad(players: int = 3) -> Table:
    chance = " ".join(f"deal:{card}" for card in ("bard", "citadel", "conquest", "druid"))
    game = position(
        players,
        clans={"hills": "A1"},
        hand={"B": "cathbads_word"},
        brenn="A",
        chance=f"crows:clockwise {chance}",
    )
    return Table(game)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_cathbad_chose_is_known_to_its_chooser_through_draft_and_second_part(players: int) -> None:
    table = cathbad(players)
    table.go("B: card:cathbads_word", "B: aside:geis")
    table.quiet()
    game = table.game
    assert facts(game.view(1), "set_aside") == {"geis": 1}
    assert facts(game.view(0), "set_aside") == {}
    while game.decision.question != "aside":
        game.choose(game.decision.options[-1])
        if not any(game.state.answers):
            table.compare()
    assert "geis" in hand(game, "B")
    given = next(key for key in options(game, "B") if key != "aside:geis")
    table.go(f"B: {given}")
    assert facts(game.view(1), "set_aside") == {given.removeprefix("aside:"): 1}
    assert "geis" in names(game.view(0).may_lie(HAND + 1))
    assert "geis" in names(game.view(0).may_lie(SET_ASIDE))


def test_the_card_set_aside_unseen_may_be_any_not_seen_elsewhere() -> None:
    table = table_of({"A": "druid bard", "B": "geis citadel"}, "")
    others = BASE.action_cards & ~table.game.state.zones[0]
    possible = table.histories("A", ACTION_TRAIL).possible()
    assert table.game.view(0).may_lie(SET_ASIDE) & ~others == 0
    assert names(possible[ACTION_PLACE[SET_ASIDE]]) == names(table.game.view(0).may_lie(SET_ASIDE))
    assert CARD_KEYS.index("druid") not in bits(possible[ACTION_PLACE[SET_ASIDE]])


@pytest.mark.parametrize(("players", "windows", "eager"), RANDOM)
def test_everybody_knows_exactly_what_can_be_known_throughout_random_games(
    players: int, windows: str, eager: bool
) -> None:
    check_throughout(
        Game.start(players, "known", "discovery" if eager else "base", windows, 3, listen=True), 1, eager
    )


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize(("players", "windows", "eager"), RANDOM)
def test_everybody_knows_exactly_what_can_be_known_throughout_many_random_games(
    players: int, windows: str, eager: bool, seed: int
) -> None:
    check_throughout(
        Game.start(players, seed, "discovery" if not eager else "base", windows, 4, listen=True), seed, eager
    )


def check_throughout(game: Game, seed: int, eager: bool) -> None:
    table = Table(game)
    made = 0
    while not game.over:
        made += play_random(game, seed=1000 * seed + made, eager=eager, choices=29)
        table.compare()
