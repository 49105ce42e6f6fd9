"""Memory: everything an observer has seen and chosen so far, as one short digest.

A state of information is all that a seat has seen, in order. The events of a game, as the seat may know them,
are folded into a hash one after another, and so are its own choices: equal pasts have equal digests, and
others have not. What lies on the table now is not in it.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from ardri.rules.game import Game

SIZE: Final = 16
NOTHING: Final = bytes(SIZE)
MANY: Final = 256  # events: after so many all observers take them in, and they are let go


class Memory:
    """The memories of each seat and of a spectator, who comes last, in a game that keeps its events."""

    __slots__ = ("_chosen", "_seen", "_until")

    def __init__(self, seen: list[bytes], chosen: list[bytes]) -> None:
        self._seen = seen
        self._chosen = chosen
        self._until = [0] * len(seen)  # how many of the events kept each has taken in

    @staticmethod
    def empty(players: int) -> Memory:
        """The memory at the beginning of a game."""
        return Memory([NOTHING] * (players + 1), [NOTHING] * players)

    def copy(self) -> Memory:
        """An independent memory of the same past."""
        twin = Memory(self._seen.copy(), self._chosen.copy())
        twin._until = self._until.copy()
        return twin

    def of_world(self, game: Game, seat: int) -> Memory:
        """The memory in a world that a seat imagines: its own is there, others have what a spectator has."""
        players = len(self._chosen)
        public = self._seen_by(game, players)
        seen = [self._seen_by(game, other) if other == seat else public for other in range(players)]
        chosen = [self._chosen[other] if other == seat else NOTHING for other in range(players)]
        return Memory([*seen, public], chosen)

    def choose(self, seat: int, action: int) -> None:
        """A seat has chosen."""
        self._chosen[seat] = _folded(self._chosen[seat], str(action))

    def let_go(self, game: Game) -> None:
        """Take in the events of a game and let them go, if they are many."""
        events = game.state.events
        if events is not None and len(events) >= MANY:
            for observer in range(len(self._seen)):
                self._seen_by(game, observer)
            game.state.events = []
            self._until = [0] * len(self._seen)

    def digest(self, game: Game, seat: int | None) -> bytes:
        """Everything that a seat has seen and chosen until now, or that a spectator has seen."""
        if seat is None:
            return self._seen_by(game, len(self._chosen))
        return _folded(self._seen_by(game, seat), self._chosen[seat].hex())

    def _seen_by(self, game: Game, observer: int) -> bytes:
        events = game.state.events
        assert events is not None
        at, seen = self._until[observer], self._seen[observer]
        seat = None if observer == len(self._chosen) else observer
        for event in events[at:]:
            seen = _folded(seen, str(event.seen_by(seat)))
        self._seen[observer], self._until[observer] = seen, len(events)
        return seen


def _folded(before: bytes, text: str) -> bytes:
    return blake2b(before + text.encode(), digest_size=SIZE).digest()
