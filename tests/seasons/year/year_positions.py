"""Positions in a season of the year, and at its festival."""

from __future__ import annotations

from collections.abc import Mapping

from ardri.rules.game import Game
from ardri.rules.phases.rounds import Rounds
from ardri.rules.state.state import ASSEMBLY
from ardri.seasons.year.wheel import FestivalDay
from ardri.testing import position

WHEEL = "base+seasons"
YEAR = "base+seasons+festivals"
LAND = "swamp salt_mine hills cove misty_lands moor plains"
OTHERS = {
    "spring": ("summer", "autumn", "winter"),
    "summer": ("spring", "autumn", "winter"),
    "autumn": ("spring", "summer", "winter"),
    "winter": ("spring", "summer", "autumn"),
}


def at_festival(
    season: str,
    hand: Mapping[str, str],
    clans: Mapping[str, str],
    *,
    brenn: str = "A",
    crows: str = "clockwise",
    windows: str = "open",
    chance: str = "",
    undo: bool = False,
    edition: str = YEAR,
) -> Game:
    """A game in which the last step of the Assembly comes now, with a hand for each player.

    It stops at every question, so the first turn of the Season is asked for even where it can only be a pass.
    """
    game = position(
        len(hand),
        tiles=LAND,
        clans=clans,
        hand=hand,
        brenn=brenn,
        crows=crows,
        windows=windows,
        chance=chance,
        undo=undo,
        turn=brenn,
        forced=True,
        edition=edition,
        markers={"season": season},
    )
    s = game.state
    kinds = [type(phase) for phase in s.edition.phases]
    s.phase = ASSEMBLY
    s.stack[:] = [Rounds(kinds.index(FestivalDay))]
    game.ask_again()
    return game
