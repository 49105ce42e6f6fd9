"""Puzzles: positions with right or wrong answers that any good player sees; a module for each theme.

>>> [puzzle.name for puzzle in PUZZLES][:2]
['six_territories_are_claimed', 'a_tie_that_the_brenn_wins']
"""

from __future__ import annotations

from typing import Final

from ardri.bots.puzzles import brenn, clash, deeds, draft, geis, modules, season, stop, token, truce, victory
from ardri.bots.puzzles.puzzle import Puzzle

__all__ = ["PUZZLES", "THEMES", "Puzzle"]

_MODULES: Final = (token, victory, season, stop, geis, clash, truce, deeds, draft, brenn, modules)

PUZZLES: Final = tuple(
    found for module in _MODULES for found in vars(module).values() if isinstance(found, Puzzle)
)
THEMES: Final = tuple(dict.fromkeys(each.theme for each in PUZZLES))
