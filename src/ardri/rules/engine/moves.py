"""Moves between territories: how far, and how many clans, as the edition allows it.

A move to an adjacent territory goes by land, any other by the first rule of the edition that reaches so far.
"""

from __future__ import annotations

from typing import Final

from ardri.rules.box.catalogue import bits
from ardri.rules.box.options import MOST_COUNT
from ardri.rules.state.edition_rules import UNLIMITED
from ardri.rules.state.form import Group, Item
from ardri.rules.state.state import State

WITHDRAWAL: Final = -1  # in the place of the card that moves clans
BY_LAND: Final = -1  # in the place of the rule by which a move goes


def reach(s: State, origin: int, card: int, planned: tuple[int, ...] = ()) -> int:
    """The territories to which a card moves clans from one, as a set.

    `planned` has the moves of the same plan so far: from, to, from, to ...
    """
    adjacent = s.board.adjacent[origin]
    if not s.edition.movement:
        return adjacent
    open_ways = known = adjacent
    for at, rule in enumerate(s.edition.movement):
        further = rule.beyond(s, origin) & ~known
        known |= further
        if further and _times_left(s, at, planned):
            open_ways |= further
    for territory in bits(open_ways):
        if not most_clans(s, origin, territory, card):
            open_ways &= ~(1 << territory)
    return open_ways


def move_groups(s: State, items: list[Item], moves: tuple[int, ...], planned: tuple[int, ...]) -> list[Group]:
    """Of some moves (from, to, from, to ...), an item each: those of which a plan may have only so many."""
    groups = []
    for at, rule in enumerate(s.edition.movement):
        if rule.times(s) < UNLIMITED:
            codes = [
                items[number].code
                for number in range(len(items))
                if _way(s, moves[2 * number], moves[2 * number + 1]) == at
            ]
            groups.append(Group(tuple(codes), _times_left(s, at, planned)))
    return groups


def _times_left(s: State, at: int, planned: tuple[int, ...]) -> int:
    """How many more movements of a plan may go by a rule of the edition."""
    left = s.edition.movement[at].times(s)
    if left < UNLIMITED:
        for number in range(0, len(planned), 2):
            left -= _way(s, planned[number], planned[number + 1]) == at
    return left


def _way(s: State, origin: int, destination: int) -> int:
    """The rule of the edition by which a move goes."""
    if not s.board.adjacent[origin] >> destination & 1:
        for at, rule in enumerate(s.edition.movement):
            if rule.beyond(s, origin) >> destination & 1:
                return at
    return BY_LAND


def scattered(origin: int, plan: tuple[int, ...]) -> tuple[int, ...]:
    """The moves of a plan (place, count ...) from one territory; the last count may be missing."""
    found: tuple[int, ...] = ()
    for at in range(0, len(plan) - 1, 2):
        found = (*found, origin, plan[at])
    return found


def gathered(destination: int, plan: tuple[int, ...]) -> tuple[int, ...]:
    """The moves of a plan (place, count ...) to one territory; the last count may be missing."""
    found: tuple[int, ...] = ()
    for at in range(0, len(plan) - 1, 2):
        found = (*found, plan[at], destination)
    return found


def scatter_reach(s: State, origin: int, card: int, plan: tuple[int, ...]) -> int:
    """The territories to which clans may still leave one, after a plan of them."""
    return reach(s, origin, card, scattered(origin, plan)) if s.edition.movement else s.board.adjacent[origin]


def gather_reach(s: State, destination: int, card: int, plan: tuple[int, ...]) -> int:
    """The territories from which clans may still come to one, after a plan of them."""
    if not s.edition.movement:
        return s.board.adjacent[destination]
    return sources(s, destination, card, gathered(destination, plan))


def sources(s: State, destination: int, card: int, planned: tuple[int, ...] = ()) -> int:
    """The territories from which a card moves clans to one, as a set."""
    if not s.edition.movement:
        return s.board.adjacent[destination]
    found = 0
    for origin in bits(s.board.tiles):
        if reach(s, origin, card, planned) >> destination & 1:
            found |= 1 << origin
    return found


def most_clans(s: State, origin: int, destination: int, card: int) -> int:
    """The most clans that a card moves from one territory to another."""
    most = MOST_COUNT
    for rule in s.edition.movement:
        most = min(most, rule.most(s, origin, destination, card))
    return most
