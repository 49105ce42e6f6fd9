"""Positions with five players and the cards of the fifth."""

from __future__ import annotations

from collections.abc import Mapping

from ardri.rules.game import Game
from ardri.testing import position

FIFTH = "base+fifth"
SHORT_STAY = "base+fifth+fili-turn"
CHAIN = "cove hills plains meadows valley"  # each touches the two before and the two after it


def five(clans: Mapping[str, str], **more: object) -> Game:
    """A game of five in which it is A's turn; who has no clan named stands in the Valley."""
    everywhere = " ".join(clans.values())
    absent = " ".join(f"{seat}1" for seat in "ABCDE" if seat not in everywhere)
    if absent:
        clans = {**clans, "valley": f"{clans.get('valley', '')} {absent}".strip()}
    given = {"edition": FIFTH, **more}
    return position(5, tiles=CHAIN, clans=clans, turn="A", **given)  # type: ignore[arg-type]
