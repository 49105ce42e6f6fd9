"""Mirror: the table rebuilt from events alone (hands, clans, the current clash), without the engine.

The referee reads what must happen next from here, at any point between two questions; at each question the
mirror is compared with the position, so that events that tell too little or too much are noticed.
"""

from __future__ import annotations

from typing import Final

from ardri.rules.box.catalogue import CARD_NUMBERS, SEAT_NAMES, TILE_NUMBERS
from ardri.rules.engine.verbs import zone_name
from ardri.rules.state.events import Event
from ardri.rules.state.state import (
    EPIC_DISCARD,
    EPIC_PILE,
    NOBODY,
    NOWHERE,
    SEASON,
    ZONES,
    State,
)

ZONE: Final = {zone_name(zone): zone for zone in range(ZONES)}
CARD: Final = CARD_NUMBERS
TERRITORY: Final = TILE_NUMBERS


# What an attack demands: a card or a clan as the attacked chooses, one of them, both
CHOICE: Final = 0
A_CLAN: Final = 1
A_CARD: Final = 2
BOTH: Final = 3


class Fight:
    """A clash as the referee follows it."""

    def __init__(self, territory: int, initiator: int, instigator: int, players: int) -> None:
        self.territory = territory
        self.initiator = initiator
        self.instigator = instigator
        self.active = instigator
        self.following = instigator
        self.refused = NOBODY  # whose truce was
        self.sheltered = [0] * players
        self.silent = False
        self.over = False
        self.lost: list[tuple[int, int]] = []  # whose clans were removed, and where
        self.begin_maneuver()

    def begin_maneuver(self) -> None:
        """Start a maneuver."""
        self.attack = False
        self.ignored = False
        self.demand = CHOICE
        self.target = NOBODY
        self.removed = 0
        self.follower = NOBODY


class Mirror:
    """The table as the events tell it: zones, clans, turn and direction."""

    def __init__(self, s: State) -> None:
        self.players = s.players
        self.action_cards = s.edition.action_cards
        self.epic_cards = s.edition.epic_cards
        self.fight: Fight | None = None
        self.reset(s)

    def reset(self, s: State) -> None:
        """Copy everything from a position."""
        self.zones = s.zones.copy()
        self.clans = s.clans.copy()
        self.direction = s.direction
        self.turn = s.turn
        self.brenn = s.brenn
        self.festival = s.festival
        self.pretenders = s.pretenders
        self.season = s.phase == SEASON
        self._build(s)

    def _build(self, s: State) -> None:
        """Copy territories and Citadels, which matter at questions only."""
        self.board = s.board
        self.citadels = s.citadels.copy()
        self.capital = s.capital

    # Reading

    def holds(self, seat: int, card: int) -> bool:
        """True if a card is in a seat's hand."""
        return self.zones[seat] >> card & 1 == 1

    def actions(self, seat: int) -> int:
        """The Action cards in a seat's hand, as a set."""
        return self.zones[seat] & self.action_cards

    def is_action(self, card: int) -> bool:
        """True for an Action card."""
        return self.action_cards >> card & 1 == 1

    def is_epic(self, card: int) -> bool:
        """True for an Epic Tale."""
        return self.epic_cards >> card & 1 == 1

    def clans_of(self, seat: int, territory: int) -> int:
        """The number of a seat's clans in a territory."""
        return self.clans[territory * self.players + seat]

    def exposed(self, seat: int) -> int:
        """The number of a seat's exposed clans in the clash."""
        fight = self.fight
        return 0 if fight is None else self.clans_of(seat, fight.territory) - fight.sheltered[seat]

    def citadels_in(self, territory: int) -> int:
        """The number of Citadels in a territory, including the Capital."""
        return self.citadels[territory] + (self.capital == territory)

    def chieftain(self, territory: int) -> int:
        """The seat with strictly the most clans in a territory, or NOBODY."""
        here = self.clans[territory * self.players : (territory + 1) * self.players]
        most = max(here)
        return here.index(most) if most and here.count(most) == 1 else NOBODY

    def present_elsewhere(self, seat: int, territory: int) -> bool:
        """True if a seat is present in another territory."""
        return sum(self.clans[seat :: self.players]) > self.clans_of(seat, territory)

    def shared(self, seat: int, territory: int) -> bool:
        """True if a seat and an opponent are present in a territory."""
        base = territory * self.players
        return 0 < self.clans[base + seat] < sum(self.clans[base : base + self.players])

    def order(self) -> list[int]:
        """All seats by priority: the active player first, then turn order."""
        fight = self.fight
        first = self.brenn if not self.season else self.turn if fight is None else fight.active
        return [(first + self.direction * at) % self.players for at in range(self.players)]

    def silent(self) -> bool:
        """True while Lug's Spear forbids Triskels."""
        return self.fight is not None and self.fight.silent

    # Following the events

    def follow(self, event: Event) -> None:
        """Apply an event."""
        kind, told = event.kind, event.fields
        if kind == "shift":
            card = 1 << CARD[str(told["card"] if "card" in told else event.secret["card"])]
            self.zones[ZONE[str(told["from"])]] &= ~card
            self.zones[ZONE[str(told["to"])]] |= card
        elif kind == "shuffle_epics":
            self.zones[EPIC_PILE] |= self.zones[EPIC_DISCARD]
            self.zones[EPIC_DISCARD] = 0
        elif kind == "place":
            self._add(seat_of(event), territory_of(event), int(told["count"]))
        elif kind == "remove":
            self._add(seat_of(event), territory_of(event), -1)
        elif kind == "move":
            self._add(seat_of(event), territory_of(event, "from"), -int(told["count"]))
            self._add(seat_of(event), territory_of(event, "to"), int(told["count"]))
        elif kind == "replace":
            self._add(seat_of(event, "other"), territory_of(event), -1)
            self._add(seat_of(event), territory_of(event), 1)
        elif kind == "shelter" and self.fight is not None:
            self.fight.sheltered[seat_of(event)] += 1
        elif kind == "crows":
            self.direction = 1 if told["direction"] == "clockwise" else -1
        elif kind == "turn":
            self.turn = seat_of(event)
        elif kind == "brenn":
            self.brenn = seat_of(event)
        elif kind == "pretender":
            self.pretenders |= 1 << seat_of(event)
        elif kind == "festival":
            self.festival = territory_of(event)
        elif kind == "festival_over":
            self.festival = NOWHERE
        elif kind in ("assembly", "season"):
            self.season = kind == "season"

    def _add(self, seat: int, territory: int, count: int) -> None:
        at = territory * self.players + seat
        self.clans[at] += count
        fight = self.fight
        if fight is not None and fight.territory == territory:
            fight.sheltered[seat] = min(fight.sheltered[seat], self.clans[at])

    # Comparing

    def compare(self, s: State) -> str:
        """The difference between the mirror and the position, in words; empty if there is none."""
        if s.phase != SEASON:
            self.reset(s)  # deal and draft tell their cards otherwise
            return ""
        self._build(s)
        if self.clans != s.clans:
            return "the clans do not stand as the events tell"
        for zone in range(ZONES):
            if self.zones[zone] != s.zones[zone]:
                return f"the cards in {zone_name(zone)} are not those of which the events tell"
        if (self.turn, self.direction, self.brenn, self.festival) != (
            s.turn,
            s.direction,
            s.brenn,
            s.festival,
        ):
            return "turn, crows, Brenn or Festival are not as the events tell"
        return self._compare_clash(s)

    def _compare_clash(self, s: State) -> str:
        fight, clash = self.fight, s.clash
        if fight is None or clash is None:
            over = clash is None and fight is None
            return "" if over else "there is a clash of which no event tells, or one that is over"
        if s.question != "maneuver" and fight.active != clash.active:
            return f"in the clash {SEAT_NAMES[clash.active]} is active, not {SEAT_NAMES[fight.active]}"
        if fight.silent != clash.silent:
            return "Triskels are forbidden although no Spear forbids them, or allowed although it does"
        fight.sheltered = clash.sheltered.copy()  # events do not tell which clan was lost
        return ""


def seat_of(event: Event, field: str = "seat") -> int:
    """The seat that an event names."""
    return SEAT_NAMES.index(str(event.fields[field]))


def territory_of(event: Event, field: str = "territory") -> int:
    """The territory that an event names."""
    return TERRITORY[str(event.fields[field])]
