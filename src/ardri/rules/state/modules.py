"""Modules: parts of an expansion that combine freely. Each adds something to the box of any edition.

The name of an edition says what it is put together from: ``base+king+sea``. Modules stand in it in the order
in which they are registered, which is the same in every process.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, NamedTuple

from ardri.rules.errors import RulesError

if TYPE_CHECKING:
    from ardri.rules.state.edition import Box

PLUS: Final = "+"


class Reading(NamedTuple):
    """A rule that is a reading, not a printed text: the ruling that says so, and what it is about.

    One about no card and no territory is about its module.
    """

    ruling: str
    cards: tuple[int, ...] = ()
    tiles: tuple[int, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Module:
    """A module: what it adds to a box, and in which package its texts, pictures and bots are.

    It comes with those that it `needs`. A game of `seats` players needs it, if its edition has fewer seats.
    """

    name: str
    package: str
    add: Callable[[Box], Box]
    needs: tuple[str, ...] = ()
    seats: int = 0
    readings: tuple[Reading, ...] = ()


# All modules there are, by name
MODULES: Final[dict[str, Module]] = {}


def register_module(module: Module) -> Module:
    """Enter a module, so that it is found by its name."""
    if module.name in MODULES or PLUS in module.name:
        raise ValueError(f"there is a module {module.name!r} already, or the name is none")
    MODULES[module.name] = module
    return module


def full_name(name: str) -> str:
    """The name of an edition with its modules in order, those among them that others need.

    >>> full_name("base")
    'base'
    """
    first, *wanted = name.split(PLUS)
    every: set[str] = set()
    while wanted:
        module = wanted.pop()
        if module not in MODULES:
            raise RulesError(f"there is no module {module!r:.60}; there are {', '.join(MODULES)}")
        if module not in every:
            every.add(module)
            wanted.extend(MODULES[module].needs)
    return PLUS.join([first, *[module for module in MODULES if module in every]])


def modules_in(name: str) -> tuple[Module, ...]:
    """The modules that an edition is played with, by its full name."""
    return tuple([MODULES[module] for module in name.split(PLUS)[1:]])


def with_modules(box: Box, name: str) -> Box:
    """A box with all that the modules in an edition's full name add, in their order."""
    for module in modules_in(name):
        box = module.add(replace(box, readings=(*box.readings, *module.readings)))
    return replace(box, name=name, flag=None, printed=(name,))


def marks(readings: tuple[Reading, ...], *, cards: bool) -> dict[int, tuple[str, ...]]:
    """The rulings that mark cards, or else territories, as readings, by number."""
    found: dict[int, tuple[str, ...]] = {}
    for reading in readings:
        for number in reading.cards if cards else reading.tiles:
            found[number] = (*found.get(number, ()), reading.ruling)
    return {number: found[number] for number in sorted(found)}


def seated_with(name: str, players: int) -> str:
    """The name of an edition with the module that has seats for so many players; the same if none has."""
    brings = [module.name for module in MODULES.values() if module.seats >= players]
    return full_name(PLUS.join([name, *brings[:1]]))
