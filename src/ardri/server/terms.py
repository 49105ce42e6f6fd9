"""What is agreed when a table is opened; it never changes."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from ardri.rules.state import Setting

SECOND: Final = 1000
HOUR: Final = 3600 * SECOND


class Place(msgspec.Struct, frozen=True, tag_field="for", tag=str.lower, forbid_unknown_fields=True):
    """For whom a seat is."""


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
    """How long each seat may think: so much at first, and so much more for each time it is asked; in ms."""

    bank: int
    increment: int = 0


class Rhythm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long reactions are awaited, in ms; none of it depends on anybody's hand.

    A pause takes at least `least` and up to `spread` more, drawn by lot. Who has an answer may take up to
    `limit` (None: as long as they like). `step` passes before the next moment of a pause is asked about.
    """

    least: int
    spread: int
    step: int
    limit: int | None

    @property
    def fixed(self) -> bool:
        """Whether all pauses take equally long, whoever answers or not."""
        return self.spread == 0 and self.limit == self.least


LIVE: Final = Rhythm(1 * SECOND, 2 * SECOND, 400, 30 * SECOND)
PATIENT: Final = Rhythm(1 * SECOND, 2 * SECOND, 400, None)
SLOW: Final = Rhythm(8 * HOUR, 0, 0, 8 * HOUR)
LONG: Final = 24 * HOUR  # who has as much time for a game is not there all the time
# By one person among bots there is nobody to hide from but that person, to whom a pause must not tell whether
# a bot thinks: so it takes longer than bots do. Most answer within 10 ms; who searches may take 200.
ALONE: Final = Rhythm(100, 0, 0, None)
ALONE_WITH_SEARCH: Final = Rhythm(500, 0, 0, None)
QUICK: Final = ("calf", "chieftain", "easy", "medium")


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seats and setup, pace, who may come and who may watch."""

    seats: tuple[AnyPlace, ...]
    discovery: bool = False
    windows: Literal["open", "sealed"] = "sealed"
    round_limit: int = 0
    pace: Pace | None = None
    rhythm: Rhythm | None = None  # None: the usual one for those who play, see `seats.rhythm_of`
    visibility: Literal["public", "link", "private"] = "link"
    spectators: bool = True
    rated: bool = False
    substitute: str = "medium"  # the bot that plays on for whoever leaves (R64)

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.seats)

    @property
    def setting(self) -> Setting:
        """The part that the rules know of."""
        return Setting(self.players, self.discovery, self.windows, self.round_limit)
