"""Checks of an observer's knowledge against all that can be known (`knowledge_oracle`), with positions."""

from __future__ import annotations

from math import factorial
from random import Random

from ardri.rules.box.base_box import CARD_KEYS
from ardri.rules.box.catalogue import SEAT_NAMES, bits
from ardri.rules.engine.play import Window
from ardri.rules.engine.verbs import zone_name
from ardri.rules.game import Game
from ardri.rules.knowledge.card_counting import Whereabouts
from ardri.rules.knowledge.sightings import known_to, places_of
from ardri.rules.state.ledger import Ledger
from ardri.rules.views.view import View
from ardri.testing import options, position
from tests.rules.helpers.knowledge_oracle import Histories, Onlooker, everybody

SMALL = 24
LAND = "swamp salt_mine hills cove misty_lands moor plains"
TIMES = 25  # so often each layout comes on average: one in 10^10 would not come


class Table:
    """A game with onlookers all around, each of whom must know all that can be known, and no more."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.onlookers = everybody(game)

    def go(self, *lines: str) -> None:
        """Play as written; whoever else is asked meanwhile declines, or passes. Then all is compared."""
        for line in lines:
            name, _, keys = line.partition(": ")
            for key in keys.split(", "):
                while key not in options(self.game, name):
                    self._give_way(name, key)
                self.game.choose(key, seat=SEAT_NAMES.index(name))
        self.compare()

    def quiet(self) -> None:
        """Everybody declines, until somebody is asked something else. Then all is compared."""
        while isinstance(self.game.state.stack[-1], Window):
            self.game.choose("decline")
        self.compare()

    def _give_way(self, name: str, key: str) -> None:
        asked = self.game.decision
        if isinstance(self.game.state.stack[-1], Window):
            self.game.choose("decline")
        else:
            assert (asked.question, SEAT_NAMES[asked.seat] != name) == ("turn", True), (
                f"{name}: {key}? {asked}"
            )
            self.game.choose("pass")

    def compare(self) -> None:
        """Everybody knows exactly what enumeration says."""
        for onlooker in self.onlookers:
            onlooker.catch_up(self.game)
            for deck in onlooker.decks:
                compare(self.game, onlooker, deck)

    def histories(self, name: str, deck: int) -> Histories:
        """All that can be for a seat, or with ``-`` for a spectator."""
        return self.onlookers[SEAT_NAMES.index(name) if name != "-" else -1].decks[deck]


def compare(game: Game, onlooker: Onlooker, deck: int) -> None:
    """A ledger allows, deals and states exactly what can be."""
    brute = onlooker.decks[deck]
    ledger = known_to(game.state, deck, onlooker.observer)
    rng = Random(0)
    truth = places_of(game.state, deck)
    assert brute.holds(truth)
    assert ledger.allows(truth)
    assert [ledger.possible(place) for place in range(brute.places)] == brute.possible()
    check_facts(ledger, brute)
    if isinstance(ledger, Whereabouts):
        assert count(ledger) == brute.count()
    known = sorted(brute.layouts)
    for layout in rng.sample(known, min(len(known), SMALL)):
        places = brute.concrete(layout, rng)
        assert ledger.allows(places)
        one, other = rng.sample(bits(brute.deck), 2)
        swapped = swap(places, one, other)
        assert ledger.allows(swapped) == brute.holds(swapped)
    check_deals(ledger, brute, rng)


def check_facts(ledger: Ledger, brute: Histories) -> None:
    """Check that facts are true and as strong as possible, and that nothing certain is missing."""
    certain = [0] * brute.places
    for fact in ledger.facts():
        assert fact.least == brute.least(fact.place, fact.cards) > 0
        if fact.least == fact.cards.bit_count():
            certain[fact.place] |= fact.cards
    assert certain == brute.certain()


def check_deals(ledger: Ledger, brute: Histories, rng: Random) -> None:
    """Check that every deal is possible; and if there are few layouts, that each of them is dealt."""
    layouts = brute.count()
    found = set()
    for _ in range(TIMES * layouts if layouts <= SMALL else 5):
        places = [0] * brute.places
        ledger.deal(rng, places)
        assert brute.holds(places)
        found.add(tuple(places))
    if layouts <= SMALL:
        assert len(found) == layouts


def swap(places: list[int], one: int, other: int) -> list[int]:
    """The layout in which two cards have changed places."""
    both = 1 << one | 1 << other
    return [there ^ both if (there & both).bit_count() == 1 else there for there in places]


def count(ledger: Whereabouts) -> int:
    """The number of layouts that the tables of a ledger stand for."""
    total = 0
    for table in ledger.tables:
        ways = 1
        for at, kind in enumerate(ledger.kinds):
            ways *= factorial(kind.bit_count())
            for number in ledger.counts(table, at):
                ways //= factorial(number)
        total += ways
    return total


def facts(view: View, zone: str) -> dict[str, int]:
    """The facts of a view about a zone, like ``{"bard geis": 1}``: at least one of these."""
    return {names(fact.cards): fact.least for fact in view.facts() if zone_name(fact.place) == zone}


def names(cards: int) -> str:
    """A set of cards as text."""
    return " ".join(CARD_KEYS[card] for card in bits(cards))


def table_of(hands: dict[str, str], chance: str, windows: str = "sealed") -> Table:
    """Everybody has three clans in the Hills; one Action card is set aside, unknown."""
    everyone = SEAT_NAMES[: len(hands)]
    game = position(
        len(hands),
        tiles=LAND,
        clans={"hills": " ".join(f"{name}3" for name in everyone), "cove": "A1"},
        sanctuaries={"hills": 1},
        hand=hands,
        set_aside="sanctuary" if "sanctuary" not in " ".join(hands.values()) else "new_clans",
        chance=chance,
        windows=windows,
        turn="A",
    )
    return Table(game)
