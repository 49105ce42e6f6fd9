"""Who sits at the table: people and bots, and what they are called."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from ardri.rules.box.catalogue import SEAT_NAMES

# Each begins with the letter of its seat, which is what stands on the board.
NAMES: Final = ("Aoife", "Brigid", "Conall", "Donal")
LONGEST: Final = 12
BOTS: Final = "easy"


class BadCompany(ValueError):
    """The seats cannot be taken like this; `key` is the text that says why."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


@dataclass(frozen=True)
class Company:
    """What every seat is called, at which seats people sit, and which bots sit at the others."""

    names: tuple[str, ...]
    people: tuple[int, ...]
    bots: str = field(default=BOTS, repr=False)

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.names)

    @property
    def alone(self) -> bool:
        """Whether one person plays, who need not hide anything from anybody."""
        return len(self.people) == 1

    def resized(self, players: int) -> Company:
        """The same people, as far as there are seats for them, at a table of another size."""
        people = tuple(seat for seat in self.people if seat < players) or (0,)
        return Company((*self.names, *NAMES[self.players :])[:players], people, self.bots)


def company(players: int, people: str, names: str = "", bots: str = BOTS) -> Company:
    """A company as it is asked for: people by number or by the letters of their seats, names with commas.

    >>> company(3, "2", "Anna,Ben")
    Company(names=('Anna', 'Ben', 'Conall'), people=(0, 1))
    >>> company(4, "BD", "Anna,Ben")
    Company(names=('Aoife', 'Anna', 'Conall', 'Ben'), people=(1, 3))
    """
    seats = _seats(players, people.strip().upper())
    wanted = [name.strip() for name in names.split(",")] if names.strip() else []
    if len(wanted) > players:
        raise BadCompany("play-too_many_names", count=players)
    order = [*seats, *[seat for seat in range(players) if seat not in seats]]
    called = list(NAMES[:players])
    for seat, name in zip(order, wanted, strict=False):
        called[seat] = name
    _check(called)
    return Company(tuple(called), seats, bots)


def _seats(players: int, people: str) -> tuple[int, ...]:
    letters = SEAT_NAMES[:players]
    if people.isdecimal() and 1 <= int(people) <= players:
        return tuple(range(int(people)))
    if people and len(set(people)) == len(people) and all(letter in letters for letter in people):
        return tuple(sorted(letters.index(letter) for letter in people))
    raise BadCompany("play-no_such_people", people=people, count=players, seats=", ".join(letters))


def _check(names: Sequence[str]) -> None:
    for at, name in enumerate(names):
        if not name or len(name) > LONGEST or not name.isprintable():
            raise BadCompany("play-bad_name", name=name[:20], most=LONGEST)
        others = [*names[:at], *SEAT_NAMES[:at], *SEAT_NAMES[at + 1 :]]
        if name.casefold() in [other.casefold() for other in others]:
            raise BadCompany("play-names_alike", name=name)
