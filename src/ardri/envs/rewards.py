"""Rewards: the result of a game as a number for each seat, which sum to nothing.

The winner has 1, and each of the others an equal part of -1. Several winners share: with two winners of four
each has 1/3, and each of the others -1/3. In a draw all have 0. Nothing is rewarded before the end.

>>> rewards(Result((2,), "conditions", (0, 0, 1))), rewards(Result((), "round_limit", (0, 0)))
((-0.5, -0.5, 1.0), (0.0, 0.0))
"""

from __future__ import annotations

from typing import Final

from ardri.rules.result import Result

ROUND_LIMIT: Final = "round_limit"
LEAST: Final = -1.0
MOST: Final = 1.0


def rewards(result: Result) -> tuple[float, ...]:
    """The reward of each seat at the end of a game."""
    players, winners = len(result.conditions), len(result.winners)
    if winners in (0, players):
        return (0.0,) * players
    won = (players / winners - 1) / (players - 1)
    lost = -won * winners / (players - winners)
    return tuple([won if seat in result.winners else lost for seat in range(players)])


def cut_short(result: Result) -> bool:
    """True if a game was ended by its limit of rounds, which is not of the rules: it is truncated."""
    return result.reason == ROUND_LIMIT
