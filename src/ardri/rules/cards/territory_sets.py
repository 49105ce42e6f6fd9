"""Sets of territories that cards speak of, as they depend on the position and on who plays."""

from __future__ import annotations

from typing import Final

from ardri.rules.box.catalogue import ADVANTAGE, LOST_VALE, bits
from ardri.rules.engine.moves import reach, sources
from ardri.rules.engine.verbs import advantage_zone
from ardri.rules.extendable import mypyc_attr
from ardri.rules.state.state import FACE_DOWN, NOWHERE, State


def opponents_presence(s: State, seat: int) -> int:
    """The territories where any other player is present, as a set."""
    found = 0
    for other in range(s.players):
        if other != seat:
            found |= s.presence[other]
    return found


def _with_sanctuary(s: State, territories: int) -> int:
    found = 0
    for territory in bits(territories):
        if s.sanctuaries[territory]:
            found |= 1 << territory
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Where:
    """A set of territories that depends on the position and on who asks; this one is all in play."""

    def of(self, s: State, seat: int) -> int:
        """The territories, as a set."""
        return s.board.tiles


class Present(Where):
    """Territories where the player is present."""

    def of(self, s: State, seat: int) -> int:
        return s.presence[seat]


class Sacred(Where):
    """Territories where the player is present and a Sanctuary stands."""

    def of(self, s: State, seat: int) -> int:
        return _with_sanctuary(s, s.presence[seat])


class Profane(Where):
    """Territories where the player is present and no Sanctuary stands."""

    def of(self, s: State, seat: int) -> int:
        return s.presence[seat] & ~_with_sanctuary(s, s.presence[seat])


class Contested(Where):
    """Territories where the player and an opponent are present."""

    def of(self, s: State, seat: int) -> int:
        return s.presence[seat] & opponents_presence(s, seat)


class Fortifiable(Where):
    """Territories where the player is present and which bear Citadels."""

    def of(self, s: State, seat: int) -> int:
        return s.presence[seat] & ~s.edition.no_citadels


class Rewarding(Fortifiable):
    """Territories for a Citadel; with none left, those with an Advantage card to take at least (R8)."""

    def of(self, s: State, seat: int) -> int:
        land = super().of(s, seat)
        if sum(s.citadels) < s.edition.citadels:
            return land
        found = 0
        for territory in bits(land):
            if advantage_zone(s, territory) not in (FACE_DOWN, seat, NOWHERE):
                found |= 1 << territory
        return found


class Unrewarding(Fortifiable):
    """Territories that bear Citadels, with neither a Citadel nor an Advantage card to be had."""

    def of(self, s: State, seat: int) -> int:
        return super().of(s, seat) & ~REWARDING.of(s, seat)


class Recruiting(Where):
    """Territories where the player is present, as long as there is a clan to place."""

    def of(self, s: State, seat: int) -> int:
        return s.presence[seat] if s.reserve[seat] else 0


class WithinReach(Where):
    """Territories to which a card can move clans of the player."""

    def __init__(self, card: int) -> None:
        self.card = card

    def of(self, s: State, seat: int) -> int:
        near = 0
        for territory in bits(s.presence[seat]):
            near |= reach(s, territory, self.card)
        return near


@mypyc_attr(allow_interpreted_subclasses=True)
class Departure(Where):
    """Territories from which a card can move clans of the player."""

    def __init__(self, card: int) -> None:
        self.card = card

    def of(self, s: State, seat: int) -> int:
        present = s.presence[seat]
        if s.edition.movement:
            for territory in bits(present):
                if not reach(s, territory, self.card):
                    present &= ~(1 << territory)
        return present


class NoDeparture(Departure):
    """The other territories, from which it moves nobody."""

    def of(self, s: State, seat: int) -> int:
        return s.board.tiles & ~super().of(s, seat)


class Alone(Where):
    """Territories where the player is present without an opponent."""

    def of(self, s: State, seat: int) -> int:
        return s.presence[seat] & ~opponents_presence(s, seat)


class AroundTheLostVale(Where):
    """Territories from which its card can move clans into the Lost Vale, where anybody is present."""

    def of(self, s: State, seat: int) -> int:
        populated = 0
        for other in range(s.players):
            populated |= s.presence[other]
        return sources(s, LOST_VALE, ADVANTAGE + LOST_VALE) & populated


class Populated(Where):
    """Territories where anybody is present."""

    def of(self, s: State, seat: int) -> int:
        return s.presence[seat] | opponents_presence(s, seat)


class Led(Where):
    """Territories where the player is chieftain."""

    def of(self, s: State, seat: int) -> int:
        led = 0
        for territory in bits(s.presence[seat]):
            if s.chieftains[territory] == seat:
                led |= 1 << territory
        return led


ANYWHERE: Final = Where()
PRESENT: Final = Present()
SACRED: Final = Sacred()
PROFANE: Final = Profane()
CONTESTED: Final = Contested()
REWARDING: Final = Rewarding()
UNREWARDING: Final = Unrewarding()
RECRUITING: Final = Recruiting()
ALONE: Final = Alone()
AROUND_THE_LOST_VALE: Final = AroundTheLostVale()
POPULATED: Final = Populated()
LED: Final = Led()
