"""Card counting in the draft: exact, for every seat and a spectator, at every step."""

from itertools import islice
from random import Random

import pytest

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.editions.base import BASE
from ardri.rules.game import Game
from ardri.rules.knowledge.sightings import ACTION_TRAIL
from ardri.rules.state.state import HAND, SEASON, SET_ASIDE
from ardri.testing import options, play_random, position
from tests.rules.helpers.knowledge_checks import Table, facts


def at_the_draft(players: int, seed: int) -> Table:
    """A game at its first draft, cards dealt."""
    game = Game.start(players, seed, listen=True)
    table = Table(game)
    while game.decision.question != "draft_keep":
        play_random(game, seed, choices=1)
    return table


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_knows_exactly_what_can_be_known_throughout_the_draft(players: int, seed: int) -> None:
    table = at_the_draft(players, seed)
    game = table.game
    rng = Random(seed)
    steps = 0
    while game.state.phase != SEASON:
        before = game.view(None).to_json()["doing"]
        game.choose(rng.choice(game.decision.options))
        if game.over or game.view(None).to_json()["doing"] != before:
            table.compare()
            steps += 1
    assert steps == (4 if players == 2 else 3)


def test_everybody_knows_exactly_what_can_be_known_through_a_second_round() -> None:
    table = at_the_draft(2, seed=9)
    game = table.game
    rng = Random(9)
    while game.state.round < 3 and not game.over:
        code = rng.choice(game.codes)
        game.choose_code(code)
        if game.state.phase != SEASON:
            table.compare()


# Facts: three players, cards as they are


def dealt(hands: dict[str, str], aside: str, players: int = 3) -> Table:
    """The draft with these packets; A is to the right of B, B of C."""
    chance = " ".join(f"deal:{card}" for packet in (aside, *hands.values()) for card in packet.split())
    game = position(players, clans={"hills": "A1"}, chance=f"crows:clockwise {chance}", brenn="A")
    return Table(game)


PACKETS = {
    "A": "bard citadel conquest druid",
    "B": "exploration festival geis migration",
    "C": "craftsmen_peasants new_alliance new_clans sanctuary",
}


def keep(table: Table, **kept: str) -> None:
    """Each seat keeps (or where that is asked hands on) these cards, named in catalogue order."""
    game = table.game
    for name, cards in kept.items():
        for card in cards.split():
            for key in options(game, name):
                if key.endswith(f":{card}"):
                    game.choose(key, seat=SEAT_NAMES.index(name))
    assert not any(game.state.answers), "somebody has not answered"
    table.compare()


def drafted() -> Table:
    """All three packets have gone round; A had Bard, Citadel, Conquest and Druid at first."""
    table = dealt(PACKETS, "warlord")
    keep(table, A="bard", B="exploration", C="craftsmen_peasants")
    return table


def test_the_neighbour_surely_has_what_was_just_passed() -> None:
    table = drafted()
    assert facts(table.game.view(0), "hand:B") == {"citadel conquest druid": 3}
    assert facts(table.game.view(0), "hand:C") == {}


def test_of_what_was_passed_before_some_are_still_with_the_neighbour() -> None:
    """A passed Citadel, Conquest and Druid. B then kept two of four: at least one of the three."""
    table = drafted()
    keep(table, A="bard sanctuary", B="druid exploration", C="craftsmen_peasants geis")
    view = table.game.view(0)
    assert facts(view, "hand:B") == {"citadel conquest druid": 1, "new_alliance new_clans": 2}
    assert facts(view, "hand:C") == {
        "citadel conquest druid": 1,
        "craftsmen_peasants exploration geis warlord": 2,
    }
    assert table.histories("A", ACTION_TRAIL).least(1, sum(1 << card for card in (1, 2, 4))) == 1


def test_the_last_card_passed_is_surely_in_the_neighbours_hand() -> None:
    table = drafted()
    keep(table, A="bard sanctuary", B="druid exploration", C="craftsmen_peasants geis")
    keep(table, A="migration", B="new_alliance", C="citadel")
    assert table.game.state.phase == SEASON
    held = facts(table.game.view(0), "hand:B")
    assert held == {"migration": 1, "new_alliance new_clans": 1, "conquest druid new_alliance new_clans": 2}


def test_facts_of_the_draft_are_true_in_every_world() -> None:
    table = drafted()
    keep(table, A="bard sanctuary", B="druid exploration", C="craftsmen_peasants geis")
    for seat in (0, 1, 2, None):
        view = table.game.view(seat)
        stated = view.facts()
        for world in islice(view.worlds(Random(3)), 100):
            for fact in stated:
                assert (world.state.zones[fact.place] & fact.cards).bit_count() >= fact.least


def test_a_thousand_worlds_of_the_draft_show_every_possible_card_and_no_other() -> None:
    table = drafted()
    keep(table, A="bard sanctuary", B="druid exploration", C="craftsmen_peasants geis")
    for seat in (0, 1, 2, None):
        view = table.game.view(seat)
        brute = table.onlookers[-1 if seat is None else seat].decks[ACTION_TRAIL]
        zones = [HAND, HAND + 1, HAND + 2, SET_ASIDE]
        seen = dict.fromkeys(zones, 0)
        for world in islice(view.worlds(Random(4)), 1000):
            for zone in zones:
                seen[zone] |= world.state.zones[zone] & BASE.action_cards
        assert seen == {zone: view.may_lie(zone) & BASE.action_cards for zone in zones}
        assert [seen[zone] for zone in zones[:3]] == brute.possible()[:3]


def test_two_players_remember_the_first_draft_in_the_second() -> None:
    """A handed the Druid on last, and put away Bard, Citadel and Exploration: B put away the other three."""
    chance = "deal:warlord deal:bard deal:citadel deal:conquest deal:druid deal:exploration deal:festival"
    table = Table(position(2, clans={"hills": "A1"}, chance=f"crows:clockwise {chance}", brenn="A"))
    keep(table, A="bard", B="druid")
    assert facts(table.game.view(0), "hand:B") == {"citadel conquest": 2}
    keep(table, A="festival", B="citadel")
    assert facts(table.game.view(0), "put_away:B") == {"conquest festival": 2}
    assert facts(table.game.view(1), "put_away:A") == {"citadel exploration": 2}
    assert facts(table.game.view(None), "put_away:A") == {}
    keep(table, A=options(table.game, "A")[0][5:], B=options(table.game, "B")[0][5:])
    assert facts(table.game.view(0), "put_away:B") == {"conquest festival": 2}
