"""We want a King!: after a tie without the Brenn one more season decides, if need be with several winners."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ardri.rules.editions.registry import register_module
from ardri.rules.state.edition import Box
from ardri.rules.state.markers import state
from ardri.rules.state.modules import Module, Reading
from ardri.seasons.king.victory import (
    KING,
    NOBODY_MEETS_ONE,
    SHARED,
    SIDES,
    TURNED,
    KingTile,
    SharedVictory,
)


def _with_king(box: Box) -> Box:
    return replace(
        box,
        victory=KingTile(box.victory),
        markers=(*box.markers, state(KING, *SIDES)),
        reasons=(*box.reasons, SHARED, NOBODY_MEETS_ONE),
        events=(*box.events, TURNED),
        invariants=(*box.invariants, SharedVictory()),
    )


MODULE: Final = register_module(
    Module(name="king", package=__name__, add=_with_king, readings=(Reading("E8"),))
)
