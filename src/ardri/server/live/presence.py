"""Presence: who of a table's people is connected, since when others are not, and nudges.

It is told beside the streams, to clients that ask for it: a stream is a function of the log, and who is
connected is in no log. It depends on connections alone. A short break changes nothing: somebody is gone only
after some seconds without any connection. After a restart nobody knows since when others are gone.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Final, Protocol

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.server.refusals import ServerRefused, TableRefused
from ardri.server.server_clock import SteadyClock
from ardri.server.streams.protocol import Nudged, Present, SeatPresence, encode
from ardri.server.table.seats import require_person
from ardri.server.table.table import Table

GRACE: Final = 10_000  # ms without a connection until somebody is gone
NUDGE_EVERY: Final = 60_000  # ms between two nudges of the same seat


class Attendee(Protocol):
    """A connected client."""

    person: str
    attends: bool  # it has asked for presence

    def send(self, message: bytes) -> None:
        """Take a message."""


class Presence:
    """Who is connected to one table."""

    def __init__(self, clock: SteadyClock, table: Table, clients: Sequence[Attendee]) -> None:
        self._clock = clock
        self._table = table  # as it is now: see `tell`
        self._clients = clients
        self._begun = clock()  # before it nobody knows
        self._connections: Counter[str] = Counter()
        self._leaving: dict[str, asyncio.TimerHandle] = {}
        self._gone: dict[str, int] = {}
        self._told = b""
        self._nudged_at: dict[int, int] = {}
        self.nudges: dict[str, bytes] = {}  # to people who have not come since

    # Coming and going

    def enter(self, person: str) -> None:
        """A client of a person has connected."""
        self._connections[person] += 1
        waiting = self._leaving.pop(person, None)
        if waiting is not None:
            waiting.cancel()
        self._gone.pop(person, None)
        self.tell(self._table)

    def leave(self, person: str) -> None:
        """A client of a person has gone; perhaps it comes back soon."""
        self._connections[person] -= 1
        if self._connections[person]:
            return
        del self._connections[person]
        if any(seat.person == person for seat in self._table.seats):
            loop = asyncio.get_running_loop()
            self._leaving[person] = loop.call_later(GRACE / 1000, self._has_left, person, self._clock())

    def _has_left(self, person: str, since: int) -> None:
        del self._leaving[person]
        self._gone[person] = since
        self.tell(self._table)

    def close(self) -> None:
        """Stop waiting for those who left."""
        for waiting in self._leaving.values():
            waiting.cancel()
        self._leaving = {}

    def is_here(self, person: str) -> bool:
        """True if a person is connected, or was until just now."""
        return person in self._connections or person in self._leaving

    # Telling

    def ask(self, client: Attendee) -> None:
        """Tell a client who is here, from now on whenever that changes."""
        client.attends = True
        self._told = encode(self._message())
        client.send(self._told)
        nudge = self.nudges.pop(client.person, None)
        if nudge is not None:
            client.send(nudge)

    def tell(self, table: Table) -> None:
        """Tell the clients that have asked, if anything has changed at the table, which is this now."""
        self._table = table
        clients = [client for client in self._clients if client.attends]
        if clients:
            message = encode(self._message())
            if message != self._told:
                self._told = message
                for client in clients:
                    client.send(message)

    def _message(self) -> Present:
        seats = enumerate(self._table.seats)
        return Present([self._of(number, seat.person) for number, seat in seats if seat.person])

    def _of(self, seat: int, person: str) -> SeatPresence:
        here = self.is_here(person)
        since = None if here else self._gone.get(person)
        return SeatPresence(SEAT_NAMES[seat], here, since, self.relief_from(seat))

    def relief_from(self, seat: int) -> int | None:
        """The time from which others may let a bot play for a seat; None if its person is here or never."""
        table = self._table
        held = table.seats[seat]
        if (
            not table.terms.absence
            or not held.plays
            or table.status != "playing"
            or self.is_here(held.person)
        ):
            return None
        stood_still = self._clock.gaps[-1].until if self._clock.gaps else 0
        return max(self._gone.get(held.person, self._begun), stood_still) + table.terms.absence

    # Nudges

    def nudge(self, person: str, seat: int) -> None:
        """Let a person nudge the person of another seat, at once or when they come."""
        table = self._table
        table.running_game()
        own = [number for number, each in enumerate(table.seats) if each.person == person and each.plays]
        target = require_person(table.seat(seat))
        if not own or target.person == person:
            raise TableRefused("not_yours", seat=seat)
        wait = self._nudged_at.get(seat, -NUDGE_EVERY) + NUDGE_EVERY - self._clock()
        if wait > 0:
            raise ServerRefused("too_fast", seconds=-(-wait // 1000))
        self._nudged_at[seat] = self._clock()
        if own[0] in target.mutes:
            return
        message = encode(Nudged(SEAT_NAMES[seat], SEAT_NAMES[own[0]]))
        clients = [client for client in self._clients if client.attends and client.person == target.person]
        if not clients:
            self.nudges[target.person] = message
        for client in clients:
            client.send(message)
