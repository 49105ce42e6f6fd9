"""Moves between territories: how far, and how many clans, as the edition allows it."""

from __future__ import annotations

from typing import Final

from ardri.rules.box.catalogue import bits
from ardri.rules.box.options import MOST_COUNT
from ardri.rules.state.state import State

WITHDRAWAL: Final = -1  # in the place of the card that moves clans


def reach(s: State, origin: int, card: int, planned: tuple[int, ...] = ()) -> int:
    """The territories to which a card moves clans from one, as a set.

    `planned` has the moves of the same plan so far: from, to, from, to ...
    """
    found = s.board.adjacent[origin]
    if s.edition.movement:
        for rule in s.edition.movement:
            found |= rule.beyond(s, origin, planned)
        for territory in bits(found):
            if not most_clans(s, origin, territory, card):
                found &= ~(1 << territory)
    return found


def scatter_reach(s: State, origin: int, card: int, plan: tuple[int, ...]) -> int:
    """The territories to which clans may still leave one, after a plan of them (place, count ...)."""
    if not s.edition.movement:
        return s.board.adjacent[origin]
    planned: tuple[int, ...] = ()
    for at in range(0, len(plan) - 1, 2):
        planned = (*planned, origin, plan[at])
    return reach(s, origin, card, planned)


def gather_reach(s: State, destination: int, card: int, plan: tuple[int, ...]) -> int:
    """The territories from which clans may still come to one, after a plan of them (place, count ...)."""
    planned: tuple[int, ...] = ()
    if s.edition.movement:
        for at in range(0, len(plan) - 1, 2):
            planned = (*planned, plan[at], destination)
    return sources(s, destination, card, planned)


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
