"""Oracle of an observer's knowledge: worked out the long way, from nothing but the events told to them.

Every layout of the cards that can have come about is kept: an unseen move leads from each layout to one for
each card that may have moved, a card seen strikes out the layouts in which it cannot have been there. No two
cards are ever taken for the same, except those never seen so far: until one of them is seen for the first
time, whatever may have happened to one may have happened to any other in its stead.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import factorial
from random import Random

from ardri.rules.box.base_box import CARD_KEYS, TILE_KEYS
from ardri.rules.box.catalogue import TILES, bits
from ardri.rules.editions.base import BASE
from ardri.rules.engine.verbs import zone_name
from ardri.rules.game import Game
from ardri.rules.knowledge.sightings import (
    ACTION_PLACE,
    ACTION_TRAIL,
    ACTION_ZONES,
    DRAWN_TILE,
    EPIC_TRAIL,
    KNOWN_TO,
    LAID,
    LAYER,
    TILE_PLACES,
    TILE_TRAIL,
)
from ardri.rules.state.events import Event
from ardri.rules.state.ledger import SPECTATOR
from ardri.rules.state.state import ACTION_DISCARD, EPIC_DISCARD, EPIC_PILE, SET_ASIDE, UNDEALT, ZONES, State

# Where each card is that was seen, and how many of those never seen are in each place.
Layout = tuple[tuple[int, ...], tuple[int, ...]]

ZONE_BY_NAME = {zone_name(zone): zone for zone in range(ZONES)}


class Histories:
    """All layouts of a deck that can have come about."""

    def __init__(self, deck: int, unseen: list[int], seen: dict[int, int]) -> None:
        self.deck = deck
        self.named = list(seen)
        self.places = len(unseen)
        self.layouts: set[Layout] = {(tuple(seen.values()), tuple(unseen))}

    @property
    def nameless(self) -> list[int]:
        """The cards never seen."""
        return [card for card in bits(self.deck) if card not in self.named]

    # What happens

    def seen(self, card: int, source: int, target: int) -> None:
        """This card went from place to place, or lay there."""
        found = set()
        if card in self.named:
            at = self.named.index(card)
            for spots, rest in self.layouts:
                if spots[at] == source:
                    found.add(((*spots[:at], target, *spots[at + 1 :]), rest))
        else:
            self.named.append(card)
            for spots, rest in self.layouts:
                if rest[source]:
                    found.add(((*spots, target), _more(rest, source, -1)))
        self.layouts = found
        assert found, "the observer has seen what cannot be"

    def unseen(self, source: int, target: int) -> None:
        """Some card went from place to place."""
        found = set()
        for spots, rest in self.layouts:
            if rest[source]:
                found.add((spots, _more(_more(rest, source, -1), target, 1)))
            for at, spot in enumerate(spots):
                if spot == source:
                    found.add(((*spots[:at], target, *spots[at + 1 :]), rest))
        self.layouts = found

    def together(self, moves: list[tuple[int | None, int, int]]) -> None:
        """Cards (None where unseen) go from place to place at the same time: all leave before any arrives."""
        aside = max(source for _, source, _ in moves) + 1
        self.layouts = {(spots, (*rest, *[0] * aside)) for spots, rest in self.layouts}
        ways = [(card, source, self.places + source) for card, source, _ in moves]
        ways += [(card, self.places + source, target) for card, source, target in moves]
        for card, source, target in ways:
            if card is None:
                self.unseen(source, target)
            else:
                self.seen(card, source, target)
        self.layouts = {(spots, rest[: self.places]) for spots, rest in self.layouts}

    # What can be known

    def holds(self, places: list[int]) -> bool:
        """True if the cards may lie like this (a set for each place)."""
        return self.layout(places) in self.layouts

    def layout(self, places: list[int]) -> Layout:
        """The layout that these sets are."""
        spot = {card: place for place, there in enumerate(places) if there for card in bits(there)}
        unknown = self.deck & ~sum(1 << card for card in self.named)
        rest = [(there & unknown).bit_count() for there in places] if unknown else [0] * self.places
        return tuple([spot[card] for card in self.named]), tuple(rest)

    def possible(self) -> list[int]:
        """The cards that may lie in each place, as sets."""
        nameless = sum(1 << card for card in self.nameless)
        found = [0] * self.places
        for spots, rest in self.layouts:
            for at, spot in enumerate(spots):
                found[spot] |= 1 << self.named[at]
            for place, here in enumerate(rest):
                if here:
                    found[place] |= nameless
        return found

    def least(self, place: int, cards: int) -> int:
        """The least number of these cards in a place."""
        others = sum(1 for card in self.nameless if not cards >> card & 1)
        counts = []
        for spots, rest in self.layouts:
            named = sum(1 for at, spot in enumerate(spots) if spot == place and cards >> self.named[at] & 1)
            counts.append(named + max(0, rest[place] - others))
        return min(counts)

    def certain(self) -> list[int]:
        """The cards that surely lie in each place, as sets."""
        possible = self.possible()
        found = []
        for place, there in enumerate(possible):
            elsewhere = 0
            for other, cards in enumerate(possible):
                elsewhere |= cards if other != place else 0
            found.append(there & ~elsewhere)
        return found

    def count(self) -> int:
        """The number of layouts, every card told from every other."""
        total = 0
        for _, rest in self.layouts:
            ways = factorial(sum(rest))
            for here in rest:
                ways //= factorial(here)
            total += ways
        return total

    def concrete(self, layout: Layout, rng: Random) -> list[int]:
        """A layout as a set for each place, the cards never seen dealt out by chance."""
        spots, rest = layout
        places = [0] * len(rest)
        for at, spot in enumerate(spots):
            places[spot] |= 1 << self.named[at]
        unknown = self.nameless
        rng.shuffle(unknown)
        for place, here in enumerate(rest):
            for _ in range(here):
                places[place] |= 1 << unknown.pop()
        return places

    def all_concrete(self) -> Iterator[list[int]]:
        """All layouts as sets for each place."""
        for spots, rest in self.layouts:
            places = [0] * len(rest)
            for at, spot in enumerate(spots):
                places[spot] |= 1 << self.named[at]
            yield from _dealt(places, self.nameless, list(rest))


def _more(rest: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    return (*rest[:place], rest[place] + by, *rest[place + 1 :])


def _dealt(places: list[int], cards: list[int], room: list[int]) -> Iterator[list[int]]:
    if not cards:
        yield places
        return
    for place in range(len(places)):
        if room[place]:
            fuller = [there | (1 << cards[0] if at == place else 0) for at, there in enumerate(places)]
            yield from _dealt(fuller, cards[1:], [n - (at == place) for at, n in enumerate(room)])


class Onlooker:
    """Somebody who follows a game from some position on by the events told, and draws all conclusions.

    At the start everybody knows their own cards and what lies open.
    """

    def __init__(self, game: Game, seat: int | None) -> None:
        self.seat = seat
        self.observer = SPECTATOR if seat is None else seat
        s = game.state
        self.decks = {
            ACTION_TRAIL: _start(s, self.observer, BASE.action_cards, ACTION_ZONES),
            EPIC_TRAIL: _start(s, self.observer, BASE.epic_cards, tuple(range(ZONES))),
            TILE_TRAIL: _tiles(s),
        }
        told = game.view(seat).events()
        assert not any(event.fields.get("deck") == "epic" for event in told)
        shuffles = [at for at, event in enumerate(told) if event.kind == "shuffle_actions"]
        self.read = len(told)
        self.top = s.layers_gone
        self.layers = [layer.bit_count() for layer in s.tile_stack]
        self.drawn = 0
        self.chosen = False
        self.drafting = False
        self._hear_all(told[shuffles[-1] :] if shuffles else [])
        assert shuffles or not any(event.fields.get("deck") == "action" for event in told)

    def catch_up(self, game: Game) -> None:
        """Hear what has happened since."""
        told = game.view(self.seat).events(self.read)
        self._hear_all(told)
        self.read += len(told)

    def _hear_all(self, told: list[Event]) -> None:
        passed: list[Event] = []
        for event in told:
            if self.drafting and _handed_on(event):
                if passed and str(event.fields["from"]) < str(passed[-1].fields["from"]):
                    self._hand_on(passed)
                    passed = []
                passed.append(event)
                continue
            self._hand_on(passed)
            passed = []
            self._hear(event)
        self._hand_on(passed)

    def _hand_on(self, passed: list[Event]) -> None:
        """In the draft all hand on cards at the same time, though they are told of one after another."""
        moves = []
        for event in passed:
            name = event.fields.get("card")
            card = None if name is None else CARD_KEYS.index(str(name))
            source, target = ZONE_BY_NAME[str(event.fields["from"])], ZONE_BY_NAME[str(event.fields["to"])]
            moves.append((card, ACTION_PLACE[source], ACTION_PLACE[target]))
        if moves:
            self.decks[ACTION_TRAIL].together(moves)

    def _hear(self, event: Event) -> None:
        fields = {name: str(value) for name, value in event.fields.items()}
        if event.kind == "shift" and fields["deck"] != "advantage":
            self._shift(fields)
        elif event.kind == "look" and "cards" in fields and fields["cards"] != "-":
            for name in fields["cards"].split(","):
                self._move(CARD_KEYS.index(name), ZONE_BY_NAME[fields["at"]], ZONE_BY_NAME[fields["at"]])
        elif event.kind == "shuffle_epics":
            for card in bits(self.decks[EPIC_TRAIL].certain()[EPIC_DISCARD]):
                self._move(card, EPIC_DISCARD, EPIC_PILE)
        elif event.kind == "shuffle_actions":
            self.drafting = True
            self._forget()
        elif event.kind == "season":
            self.drafting = False
        elif event.kind == "draw_tile":
            self.drawn += 1
            self._tile(fields.get("tile"), self._off_the_top(), DRAWN_TILE)
        elif event.kind == "tile_under":
            self.drawn -= 1
            self.layers.append(1)
            self._tile(fields.get("tile"), DRAWN_TILE, LAYER + self.top + len(self.layers) - 1)
        elif event.kind == "tile":
            self._tile(fields["territory"], DRAWN_TILE if self.drawn else self._off_the_top(), LAID)
            self.drawn = max(0, self.drawn - 1)

    def _shift(self, fields: dict[str, str]) -> None:
        source, target = ZONE_BY_NAME[fields["from"]], ZONE_BY_NAME[fields["to"]]
        if target == SET_ASIDE:
            self.chosen = source == ACTION_DISCARD
        if "card" in fields:
            self._move(CARD_KEYS.index(fields["card"]), source, target)
        elif fields["deck"] == "epic":
            self.decks[EPIC_TRAIL].unseen(source, target)
        else:
            self.decks[ACTION_TRAIL].unseen(ACTION_PLACE[source], ACTION_PLACE[target])

    def _move(self, card: int, source: int, target: int) -> None:
        if BASE.epic_cards >> card & 1:
            self.decks[EPIC_TRAIL].seen(card, source, target)
        else:
            self.decks[ACTION_TRAIL].seen(card, ACTION_PLACE[source], ACTION_PLACE[target])

    def _forget(self) -> None:
        """All Action cards are shuffled, but for the one that Cathbad set aside."""
        actions = self.decks[ACTION_TRAIL]
        aside = actions.possible()[ACTION_PLACE[SET_ASIDE]] if self.chosen else 0
        assert aside in (0, actions.deck) or aside & (aside - 1) == 0
        unseen = [0] * len(ACTION_ZONES)
        unseen[ACTION_PLACE[UNDEALT]] = actions.deck.bit_count() - self.chosen
        unseen[ACTION_PLACE[SET_ASIDE]] = int(aside == actions.deck)
        known = {} if aside in (0, actions.deck) else {aside.bit_length() - 1: ACTION_PLACE[SET_ASIDE]}
        self.decks[ACTION_TRAIL] = Histories(actions.deck, unseen, known)

    def _tile(self, name: str | None, source: int, target: int) -> None:
        if name is None:
            self.decks[TILE_TRAIL].unseen(source, target)
        else:
            self.decks[TILE_TRAIL].seen(TILE_KEYS.index(name), source, target)

    def _off_the_top(self) -> int:
        place = LAYER + self.top
        self.layers[0] -= 1
        if not self.layers[0]:
            del self.layers[0]
            self.top += 1
        return place


def _handed_on(event: Event) -> bool:
    ends = [str(event.fields.get(end)) for end in ("deck", "from", "to")]
    return event.kind == "shift" and ends[0] == "action" and all(end.startswith("hand:") for end in ends[1:])


def _start(s: State, observer: int, deck: int, zones: tuple[int, ...]) -> Histories:
    unseen = [0] * len(zones)
    seen: dict[int, int] = {}
    cards = 0
    for place, zone in enumerate(zones):
        here = s.zones[zone] & deck if zone_name(zone) != "box" else 0
        cards |= here
        if KNOWN_TO[zone] >> observer & 1:
            seen |= dict.fromkeys(bits(here), place)
        else:
            unseen[place] = here.bit_count()
    return Histories(cards, unseen, seen)


def _tiles(s: State) -> Histories:
    assert not s.drawn_tiles
    seen = dict.fromkeys(bits(s.board.tiles), LAID)
    for at, layer in enumerate(s.tile_stack):
        seen |= dict.fromkeys(bits(layer), LAYER + s.layers_gone + at)
    return Histories((1 << TILES) - 1, [0] * TILE_PLACES, seen)


def everybody(game: Game) -> list[Onlooker]:
    """An onlooker for each seat, and a spectator."""
    seats = range(game.state.players)
    return [Onlooker(game, seat) for seat in (*seats, None)]
