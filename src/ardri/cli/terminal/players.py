"""The players at the table: people and bots, and their names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from ardri.rules.box.catalogue import SEAT_NAMES

# Each begins with the letter of its seat, which is what stands on the board.
NAMES: Final = ("Aoife", "Brigid", "Conall", "Donal", "Emer")
LONGEST: Final = 12
BOTS: Final = "easy"


class BadPlayers(ValueError):
    """The players asked for are impossible; `key` names the text that says why."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


@dataclass(frozen=True)
class Players:
    """The players: the name of each seat, the seats of people, and the bot at the others."""

    names: tuple[str, ...]
    people: tuple[int, ...]
    bots: str = field(default=BOTS, repr=False)

    @property
    def count(self) -> int:
        """The number of players."""
        return len(self.names)

    @property
    def solo(self) -> bool:
        """True if one person plays, so that nothing has to be hidden."""
        return len(self.people) == 1

    def resized(self, players: int) -> Players:
        """The same people, as far as there are seats, in a game of another size."""
        people = tuple(seat for seat in self.people if seat < players) or (0,)
        return Players((*self.names, *NAMES[self.count :])[:players], people, self.bots)


def parse_players(players: int, people: str, names: str = "", bots: str = BOTS) -> Players:
    """Parse the options of the command: a number of people or the letters of their seats, and names.

    >>> parse_players(3, "2", "Anna,Ben")
    Players(names=('Anna', 'Ben', 'Conall'), people=(0, 1))
    >>> parse_players(4, "BD", "Anna,Ben")
    Players(names=('Aoife', 'Anna', 'Conall', 'Ben'), people=(1, 3))
    """
    seats = _seats(players, people.strip().upper())
    wanted = [name.strip() for name in names.split(",")] if names.strip() else []
    if len(wanted) > players:
        raise BadPlayers("play-too_many_names", count=players)
    order = [*seats, *[seat for seat in range(players) if seat not in seats]]
    called = list(NAMES[:players])
    for seat, name in zip(order, wanted, strict=False):
        called[seat] = name
    _check(called)
    return Players(tuple(called), seats, bots)


def _seats(players: int, people: str) -> tuple[int, ...]:
    letters = SEAT_NAMES[:players]
    if people.isdecimal() and 1 <= int(people) <= players:
        return tuple(range(int(people)))
    if people and len(set(people)) == len(people) and all(letter in letters for letter in people):
        return tuple(sorted(letters.index(letter) for letter in people))
    raise BadPlayers("play-no_such_people", people=people, count=players, seats=", ".join(letters))


def _check(names: Sequence[str]) -> None:
    for at, name in enumerate(names):
        if not name or len(name) > LONGEST or not name.isprintable():
            raise BadPlayers("play-bad_name", name=name[:20], most=LONGEST)
        others = [*names[:at], *SEAT_NAMES[:at], *SEAT_NAMES[at + 1 :]]
        if name.casefold() in [other.casefold() for other in others]:
            raise BadPlayers("play-names_alike", name=name)
