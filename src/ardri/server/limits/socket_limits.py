"""How many WebSockets there may be: in all, for each address, and for each person.

Some are kept for people who sit at the table they come to. Somebody with too many loses the oldest; whoever
shares an address with others takes none from them.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final, Protocol

CROWDED: Final = 1013  # try again later
TOO_MANY: Final = 4429


class Held(Protocol):
    """A connection that can be closed."""

    person: str

    def go(self, code: int) -> None:
        """Close it."""


@dataclass
class Sockets:
    """All WebSockets of a server."""

    most: int
    kept: int  # of them for who sits at a table
    per_address: int
    per_person: int
    _held: dict[str, list[Held]] = field(default_factory=dict)  # by person, the oldest first
    _addresses: Counter[str] = field(default_factory=Counter)

    def __len__(self) -> int:
        """How many there are."""
        return self._addresses.total()

    def admit(self, held: Held, address: str, sits: bool) -> int:
        """Let a connection in and return 0, or the code with which to close it."""
        room = self.most if sits else self.most - self.kept
        if len(self) >= room or self._addresses[address] >= self.per_address:
            return CROWDED
        own = self._held.setdefault(held.person, [])
        own.append(held)
        self._addresses[address] += 1
        for old in own[: -self.per_person]:
            old.go(TOO_MANY)
        return 0

    def leave(self, held: Held, address: str) -> None:
        """A connection that was let in has ended."""
        own = self._held[held.person]
        own.remove(held)
        if not own:
            del self._held[held.person]
        self._addresses[address] -= 1
        if not self._addresses[address]:
            del self._addresses[address]
