"""Sea travel: harbours, islands, and one movement of a card by sea."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ardri.rules.box.catalogue import EXPLORATION, bits
from ardri.rules.editions.registry import register_module
from ardri.rules.state.edition import Box
from ardri.rules.state.markers import seat, territories
from ardri.rules.state.modules import Module, Reading
from ardri.seasons.sea.advantages import COUNTED, VICTORY_CHECK, CheckWithHyBreasil
from ardri.seasons.sea.harbours import BySea, EntersWithHarbour, SeaStart
from ardri.seasons.sea.islands import JoyKeepsThem, UnseenFromTheSea, UnseenIsland
from ardri.seasons.sea.sea_map import HARBOURS, SeaMap
from ardri.seasons.sea.soundness import Soundness
from ardri.seasons.sea.tiles import ABER_CARD, HY_BREASIL_CARD, ISLANDS, TILES, WITH_HARBOUR


def _with_sea(box: Box) -> Box:
    harbour = EntersWithHarbour()
    return replace(
        box,
        tiles=(*box.tiles, *TILES),
        start=SeaStart(box.start),
        victory=CheckWithHyBreasil(box.victory),
        laid=(*box.laid, *[(tile, harbour) for tile in WITH_HARBOUR]),
        map=(*box.map, SeaMap()),
        movement=(*box.movement, BySea(), UnseenFromTheSea(), JoyKeepsThem()),
        placing=(*box.placing, UnseenIsland()),
        events=(*box.events, "harbour"),
        moments=(*box.moments, VICTORY_CHECK),
        markers=(*box.markers, territories(HARBOURS), seat(COUNTED)),
        invariants=(*box.invariants, Soundness()),
    )


MODULE: Final = register_module(
    Module(
        name="sea",
        package=__name__,
        add=_with_sea,
        readings=(
            Reading("E9", tiles=bits(ISLANDS)),
            Reading("E10"),
            Reading("E11"),
            Reading("E12"),
            Reading("E13", tiles=bits(ISLANDS)),
            Reading("E14", cards=(ABER_CARD,)),
            Reading("E15", cards=(HY_BREASIL_CARD,)),
            Reading("E16", cards=(EXPLORATION,)),
        ),
    )
)
