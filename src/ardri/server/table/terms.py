"""Terms of a table: agreed when it is opened, never changed."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from ardri.rules.editions.registry import edition_of
from ardri.rules.state.state import Setting

Windows = Literal["open", "sealed"]
Visibility = Literal["public", "link", "private"]

SECOND: Final = 1000
HOUR: Final = 3600 * SECOND


class Place(msgspec.Struct, frozen=True, tag_field="for", tag=str.lower, forbid_unknown_fields=True):
    """For whom a seat is reserved."""


class Anyone(Place, frozen=True):
    """Whoever comes first."""


class Invited(Place, frozen=True):
    """One person, by id; without, whoever comes with an invitation to this seat."""

    person: str = ""


class Bot(Place, frozen=True):
    """A program, by its name in the registry of bots."""

    level: str


AnyPlace = Anyone | Invited | Bot


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time control: a bank for each seat and an increment, in ms."""

    bank: int
    increment: int = 0


class Rhythm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rhythm of reaction pauses, in ms; what others can see of it depends on nobody's hand.

    A moment takes at least `least` and up to `spread` more, drawn by lot; one that only tales could answer
    takes `step`, and at most twice as long. `holds` says whose answers are awaited beyond that: `nobody`'s
    where others could notice, those of `persons` where there is but one, `all` in tests. These have up to
    `limit` (None: as long as they like), and so has everybody in open windows.
    """

    least: int
    spread: int
    step: int
    limit: int | None
    holds: Literal["all", "persons", "nobody"] = "all"

    @property
    def none(self) -> bool:
        """True if a window in which nobody has an answer takes no time."""
        return self.least == self.spread == self.step == 0

    @property
    def fixed(self) -> bool:
        """True if, in logs of earlier versions, a pause was over when its time was."""
        return self.spread == 0 and (self.holds == "nobody" or self.limit == self.least)


LIVE: Final = Rhythm(3 * SECOND, 2 * SECOND, 1 * SECOND, 30 * SECOND, "nobody")
PATIENT: Final = Rhythm(4 * SECOND, 3 * SECOND, 1 * SECOND, None, "nobody")
SLOW: Final = Rhythm(4 * HOUR, 0, 2 * HOUR, 8 * HOUR, "nobody")
LONG: Final = 24 * HOUR  # who has as much time for a game is not there all the time
# By one person among bots there is nobody to hide from but that person, to whom a pause must not tell whether
# a bot thinks: so it takes longer than bots do. Most answer within 10 ms; who searches may take 200.
ALONE: Final = Rhythm(80, 80, 60, None, "persons")
ALONE_WITH_SEARCH: Final = Rhythm(400, 200, 300, None, "persons")
QUICK: Final = ("calf", "chieftain", "easy", "medium")


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The terms: seats, setup, pace, and who may come or watch."""

    seats: tuple[AnyPlace, ...]
    edition: str = "base"
    windows: Windows = "sealed"
    round_limit: int = 0
    pace: Pace | None = None
    rhythm: Rhythm | None = None  # None: the usual one for those who play, see `seats.rhythm_of`
    visibility: Visibility = "link"
    spectators: bool = True
    rated: bool = False
    substitute: str = "medium"  # the bot that plays on for whoever leaves (R64)
    absence: int = 0  # ms without a connection until others may let a bot play for a person; 0: never
    beats: int = 0  # the version of `beats`, by which clocks and pauses leave time to watch; 0: none
    discovery: bool = False  # how tables older than editions say theirs

    def __post_init__(self) -> None:
        if self.discovery:
            msgspec.structs.force_setattr(self, "edition", "discovery")
            msgspec.structs.force_setattr(self, "discovery", False)

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.seats)

    @property
    def setting(self) -> Setting:
        """The setting for the rules."""
        return Setting(self.players, edition_of(self.edition), self.windows, self.round_limit)
