"""Part cache: the parts of a view as JSON, made anew only when they may have changed.

What several recipients see is made, and compared with what it was before, once for all of them. Of a game,
parts are made anew when something has changed that they are made of. Sets of cards and facts about them are
the same again and again, so their JSON is kept.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import msgspec

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.game import Game
from ardri.rules.knowledge.sightings import ACTION_PLACE, ACTION_TRAIL, EPIC_TRAIL, TILE_TRAIL, knowing
from ardri.rules.state.ledger import SPECTATOR, Fact, Ledger
from ardri.rules.state.plain_names import card_names
from ardri.rules.state.state import DRAWN, DRAWN_AGAIN, HAND, PUT_AWAY, State
from ardri.rules.views.view_json import PUBLIC, awaited_to_json, fact_to_json, own_to_json, tiles_known

Parts = dict[str, bytes]
Items = Iterable[tuple[str, bytes]]
ChangedParts = dict[str, msgspec.Raw]
Fingerprint = tuple[object, ...]

CACHED: Final = 1 << 11  # facts, and as many sets of cards
SEAT_LETTERS: Final = [name.encode() for name in SEAT_NAMES]

_encode = msgspec.json.Encoder().encode


def encoded(data: dict[str, object]) -> list[tuple[str, bytes]]:
    """Parts by their names, each as JSON."""
    return [(name, _encode(part)) for name, part in data.items()]


def update_parts(parts: Parts, items: Items) -> ChangedParts:
    """Update parts with these items; return those that differ."""
    changed = {}
    for name, part in items:
        if parts.get(name) != part:
            parts[name] = part
            changed[name] = msgspec.Raw(part)
    return changed


class SharedParts:
    """Parts shared by several recipients; a number counts their changes."""

    def __init__(self) -> None:
        self.number = 0
        self._parts: Parts = {}
        self._changed: ChangedParts = {}

    def update(self, items: Items) -> None:
        """Update some of the parts."""
        changed = update_parts(self._parts, items)
        if changed:
            self.number += 1
            self._changed = changed

    def show(self, parts: Parts, number: int) -> ChangedParts:
        """Bring a recipient's parts up to date, last seen under this number; return those that differ."""
        if number != self.number - 1:
            return update_parts(parts, self._parts.items())
        for name in self._changed:
            parts[name] = self._parts[name]
        return self._changed


class PublicParts(SharedParts):
    """The parts of a game that everybody sees."""

    def __init__(self) -> None:
        super().__init__()
        self._fingerprint: list[Fingerprint | None] = [None] * (len(PUBLIC) + 1)

    def look(self, game: Game) -> None:
        """Renew whatever may have changed."""
        s = game.state
        view = game.view(None)
        found: list[tuple[str, bytes]] = []
        for at, group in enumerate(PUBLIC):
            if self._has_changed(at, group.made_of(s)):
                found.extend(encoded(group.parts(s)))
        if self._has_changed(-1, view.awaited):
            found.extend(encoded(awaited_to_json(view)))
        self.update(found)

    def _has_changed(self, at: int, made_of: Fingerprint) -> bool:
        if made_of == self._fingerprint[at]:
            return False
        self._fingerprint[at] = made_of
        return True


class MoveCounter:
    """Counts changes of what the private parts of a game are made from."""

    def __init__(self) -> None:
        self.number = 0
        self._fingerprint: Fingerprint = ()
        self._before: list[list[Ledger]] = []  # from which trails begin; what is kept here is no other's

    def look(self, game: Game) -> None:
        """Count one more if cards or tiles may have moved."""
        s = game.state
        trails = s.trails
        lengths = [trail.length for trail in trails]
        before = [trail.before for trail in trails]
        made_of = (s.zones.copy(), lengths, list(map(id, before)), s.tile_stack, s.drawn_tiles, s.layers_gone)
        if made_of != self._fingerprint:
            self._fingerprint = made_of
            self._before = before
            self.number += 1


class PrivateParts:
    """The parts of a game for one recipient: a seat's own cards, and what it can know of others."""

    def __init__(self, seat: int | None) -> None:
        self._seat = seat
        self._zones = () if seat is None else (HAND + seat, PUT_AWAY + seat, DRAWN + seat, DRAWN_AGAIN + seat)
        self._observer = SPECTATOR if seat is None else seat
        self._own: list[int] | None = None  # from which the parts of the last time were made
        self._tiles: Fingerprint = ()
        self._cards: Fingerprint = (None, None)
        self._actions: list[bytes] = []  # facts
        self._tales: list[bytes] = []
        self._hands: list[int] = []  # the tales that each seat may hold, as sets

    def look(self, game: Game) -> Items:
        """The parts that may have changed since the last time."""
        s = game.state
        zones = s.zones
        observer = self._observer
        found: list[tuple[str, bytes]] = []
        own = [zones[zone] for zone in self._zones]
        if own != self._own:
            self._own = own
            found.extend(encoded(own_to_json(s, self._seat)))
        tiles = (knowing(s, TILE_TRAIL, observer), s.tile_stack, s.drawn_tiles, s.layers_gone)
        if tiles != self._tiles:
            self._tiles = tiles
            found.extend(encoded(tiles_known(game.view(self._seat))))
        actions, tales = knowing(s, ACTION_TRAIL, observer), knowing(s, EPIC_TRAIL, observer)
        seats = range(s.players)
        cards = (actions, tales, *[zones[HAND + seat] & s.edition.advantage_cards for seat in seats])
        if cards != self._cards:
            if actions is not self._cards[0]:
                self._actions = _facts(game.view(self._seat).facts_of_actions())
            if tales is not self._cards[1]:
                self._tales = _facts(game.view(self._seat).facts_of_tales())
                self._hands = [tales.ledger.possible(HAND + seat) for seat in seats]
            self._cards = cards
            hands = [self._hand(seat, actions.ledger, s) for seat in seats if seat != self._seat]
            found.append(("knows", b"[%b]" % b",".join([*self._actions, *self._tales])))
            found.append(("may_hold", b"{%b}" % b",".join(hands)))
        return found

    def _hand(self, seat: int, actions: Ledger, s: State) -> bytes:
        """The cards that a seat may hold, in the order of the catalogue."""
        cards = actions.possible(ACTION_PLACE[HAND + seat]) | self._hands[seat]
        advantages = s.zones[HAND + seat] & s.edition.advantage_cards
        return _named_hand(seat, cards | advantages)


def _facts(facts: list[Fact]) -> list[bytes]:
    return [_fact(fact.place, fact.cards, fact.least) for fact in facts]


@lru_cache(CACHED)
def _fact(zone: int, cards: int, least: int) -> bytes:
    return _encode(fact_to_json(zone, cards, least))


@lru_cache(CACHED)
def _named_hand(seat: int, cards: int) -> bytes:
    return b'"%b":%b' % (SEAT_LETTERS[seat], _encode(card_names(cards)))
