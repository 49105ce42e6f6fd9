"""Tactics: what bots know of modules, each in the package of its module, which registers it.

`<package>/bots.py` of a module is read the first time that a game with the module is judged. Nothing of it is
asked in the base game.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from ardri.rules.state.edition import Edition, edition_of
from ardri.rules.state.state import State


class Tactics:
    """The knowledge that bots have of one module; by default there is nothing to know."""

    def points(self, s: State, seat: int) -> float:
        """Points for what a seat has by the module, beside those of the evaluation."""
        return 0.0

    def would_win(self, s: State, met: list[int]) -> tuple[int, ...]:
        """The seats that win by the module if the season ended now and nobody did by the usual check.

        `met` are the conditions that each seat meets.
        """
        return ()

    def draft(self, s: State, seat: int, worths: list[float]) -> None:
        """Change what each Action card is worth to a seat in a draft."""
        return

    def answer(self, s: State) -> int | None:
        """The answer to the open question that a step ahead takes for granted, by its code."""
        return None


# What bots know, by the name of the module
TACTICS: Final[dict[str, Tactics]] = {}


def register_tactics(module: str, tactics: Tactics) -> None:
    """Enter what bots know of a module."""
    if module in TACTICS:
        raise ValueError(f"the tactics of {module!r} are there already")
    TACTICS[module] = tactics


def tactics_of(edition: Edition) -> tuple[Tactics, ...]:
    """The tactics of the modules of an edition; none for the base game."""
    return _read(edition.name) if edition.modules else ()


@cache
def _read(name: str) -> tuple[Tactics, ...]:
    modules = edition_of(name).modules
    for module in modules:
        if find_spec(f"{module.package}.bots") is not None:
            import_module(f"{module.package}.bots")
    return tuple([TACTICS[module.name] for module in modules if module.name in TACTICS])
