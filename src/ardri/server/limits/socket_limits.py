"""WebSocket limits: in all, by address, and by person.

Some are kept for people who have a seat at the table they connect to. A person with too many loses the
oldest; people who share an address do not take each other's.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final, Protocol

TRY_LATER: Final = 1013  # try again later
TOO_MANY: Final = 4429


class Closable(Protocol):
    """A connection that can be closed."""

    person: str

    def close_after_sending(self, code: int) -> None:
        """Close it."""


@dataclass
class SocketLimits:
    """All WebSockets of a server."""

    most: int
    kept: int  # of them for who sits at a table
    per_address: int
    per_person: int
    _held: dict[str, list[Closable]] = field(default_factory=dict)  # by person, the oldest first
    _addresses: Counter[str] = field(default_factory=Counter)

    def __len__(self) -> int:
        """The number of WebSockets."""
        return self._addresses.total()

    def admit(self, held: Closable, address: str, sits: bool) -> int:
        """Admit a WebSocket and return 0, or return the code to close it with."""
        room = self.most if sits else self.most - self.kept
        if len(self) >= room or self._addresses[address] >= self.per_address:
            return TRY_LATER
        own = self._held.setdefault(held.person, [])
        own.append(held)
        self._addresses[address] += 1
        for old in own[: -self.per_person]:
            old.close_after_sending(TOO_MANY)
        return 0

    def leave(self, held: Closable, address: str) -> None:
        """Remove a WebSocket that has ended."""
        own = self._held[held.person]
        own.remove(held)
        if not own:
            del self._held[held.person]
        self._addresses[address] -= 1
        if not self._addresses[address]:
            del self._addresses[address]
