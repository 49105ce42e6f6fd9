"""History: the choices of a game in order, each with its seat."""

from __future__ import annotations


class History:
    """An append-only list, copied on write: copies share it until a second one goes on with it.

    >>> history = History([], [])
    >>> history.add(0, "pass")
    >>> other = history.copy()
    >>> history.add(1, "pretender")
    >>> other.add(1, "pass")
    >>> history.choices(), other.choices()
    ([(0, 'pass'), (1, 'pretender')], [(0, 'pass'), (1, 'pass')])
    """

    __slots__ = ("_keys", "_seats", "length")

    def __init__(self, seats: list[int], keys: list[str], length: int = 0) -> None:
        self._seats = seats
        self._keys = keys
        self.length = length  # the lists may be longer: what follows is another's, or was taken back

    def add(self, seat: int, key: str) -> None:
        """One choice more."""
        if len(self._keys) != self.length:
            self._seats = self._seats[: self.length]
            self._keys = self._keys[: self.length]
        self._seats.append(seat)
        self._keys.append(key)
        self.length += 1

    def copy(self) -> History:
        """An independent history with the same choices."""
        return History(self._seats, self._keys, self.length)

    def __reduce__(self) -> tuple[object, ...]:
        return History, (self._seats[: self.length], self._keys[: self.length], self.length)

    def choices(self) -> list[tuple[int, str]]:
        """All choices, the first one first."""
        return [(self._seats[at], self._keys[at]) for at in range(self.length)]

    def without(self, seat: int, since: int) -> History:
        """The same without what a seat has chosen since there were so many."""
        found = History([], [])
        for at, (who, key) in enumerate(self.choices()):
            if at < since or who != seat:
                found.add(who, key)
        return found
