"""Requests for a new table, and the terms made from them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta
from sqlalchemy import Connection

from ardri.bots import registry
from ardri.rules.box.catalogue import MOST_SEATS
from ardri.rules.editions.registry import edition_for
from ardri.rules.errors import RulesError
from ardri.server.people.person_names import name_key
from ardri.server.refusals import AccountRefused, ServerRefused, TableRefused
from ardri.server.settings import DAY, SECOND
from ardri.server.storage.queries import people
from ardri.server.table import beats
from ardri.server.table.terms import Anyone, AnyPlace, Bot, Invited, Pace, Place, Rhythm, Terms

LONGEST_BANK: Final = 30 * DAY
SEEDS: Final = 128
USUAL_ABSENCE: Final = 10 * 60 * SECOND

Absence = Annotated[int, Meta(ge=0, le=DAY)]
LevelName = Annotated[str, Meta(max_length=40)]


class NamedPerson(Place, frozen=True, tag="named"):
    """Reserved for a person, by name."""

    name: Annotated[str, Meta(max_length=100)]


class TableRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The table that somebody asks for."""

    seats: Annotated[list[Anyone | Invited | NamedPerson | Bot], Meta(min_length=2, max_length=MOST_SEATS)]
    edition: Annotated[str, Meta(max_length=200)] = "base"
    windows: Literal["open", "sealed"] = "sealed"
    round_limit: Annotated[int, Meta(ge=0, le=100)] = 0
    pace: Pace | None = None
    visibility: Literal["public", "link", "private"] = "link"
    spectators: bool | None = None  # unless it is said: where more than one person may play
    rated: bool = False
    substitute: LevelName = "medium"
    absence: Absence | None = None  # unless it is said: some minutes where there is no clock
    # Only for admins, and on servers that are for tests
    rhythm: Rhythm | None = None
    seed: Annotated[str, Meta(max_length=SEEDS)] = ""
    position: dict[str, object] | None = None

    @property
    def about(self) -> str:
        """The special choices, for the audit log."""
        chosen = {"seed": self.seed, "position": self.position, "rhythm": self.rhythm}
        return " ".join(name for name, value in chosen.items() if value)

    @property
    def special(self) -> bool:
        """True if it is for tests, puzzles or bug reports: a seed, a position or a rhythm is given."""
        return self.rhythm is not None or self.seed != "" or self.position is not None


def terms_of(connection: Connection, wanted: TableRequest, test: bool) -> Terms:
    """The terms of the requested table; refused if they are not valid."""
    if wanted.substitute not in registry.names():
        raise ServerRefused("no_such_bot")
    try:
        edition = edition_for(wanted.edition, len(wanted.seats))
    except RulesError:
        raise TableRefused("malformed") from None
    if len(wanted.seats) > edition.seats:
        raise TableRefused("malformed")
    if wanted.pace is not None and not _sound(wanted.pace, 1 if test else 10 * SECOND):
        raise TableRefused("malformed")
    if wanted.rhythm is not None and not _regular(wanted.rhythm):
        raise TableRefused("malformed")
    several = sum(not isinstance(place, Bot) for place in wanted.seats) > 1
    return Terms(
        tuple(_place(connection, place) for place in wanted.seats),
        edition.name,
        wanted.windows,
        wanted.round_limit,
        wanted.pace,
        wanted.rhythm,
        wanted.visibility,
        several if wanted.spectators is None else wanted.spectators,
        wanted.rated and not wanted.special,
        wanted.substitute,
        _absence(wanted) if several else 0,
        beats.VERSION if wanted.rhythm is None else 0,
    )


def _place(connection: Connection, place: AnyPlace | NamedPerson) -> AnyPlace:
    match place:
        case NamedPerson():
            found = people.find_name(connection, name_key(place.name))
            if found is None:
                raise AccountRefused("not_registered")
            return Invited(found.id)
        case Bot() if place.level not in registry.names():
            raise ServerRefused("no_such_bot")
        case Invited() if len(place.person) > 64:
            raise TableRefused("malformed")
        case _:
            return place


def _absence(wanted: TableRequest) -> int:
    """How long a person has to be gone until a bot may play for them; with a clock, that runs out anyway."""
    if wanted.absence is not None:
        return wanted.absence
    return USUAL_ABSENCE if wanted.pace is None else 0


def _sound(pace: Pace, least: int) -> bool:
    return least <= pace.bank <= LONGEST_BANK and 0 <= pace.increment <= DAY


def _regular(rhythm: Rhythm) -> bool:
    times = (rhythm.least, rhythm.spread, rhythm.step, rhythm.limit or 0)
    return all(0 <= time <= DAY for time in times)
