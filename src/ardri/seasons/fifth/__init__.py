"""The fifth player: a fifth seat, four more Action cards, and the Fili token."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ardri.rules.editions.registry import register_module
from ardri.rules.state.edition import Box
from ardri.rules.state.modules import Module, Reading
from ardri.seasons.fifth.cards import (
    CLANS_HARMONY,
    COALITION,
    FILI,
    NUMBERS,
    PLAYERS,
    THE_KING_AND_THE_LAND,
)
from ardri.seasons.fifth.clans_harmony import SHARED
from ardri.seasons.fifth.coalition import HELD_BACK, HOLD_BACK, HoldBack, Loyalty
from ardri.seasons.fifth.fili import with_fili, with_short_stay
from ardri.seasons.fifth.king_and_land import GIVE_AWAY

PACKET: Final = 4  # as with three and four players: one draft of four cards each
DRAFTS: Final = 1

QUESTIONS: Final = (
    "clans_harmony",
    "partner",
    "go_along",
    "king_and_land",
    "give_land",
    "give_to",
    "land_clan",
)

READINGS: Final = (
    Reading("E2", (CLANS_HARMONY,)),
    Reading("E3", (COALITION,)),
    Reading("E4", (COALITION,)),
    Reading("E5", (FILI,)),
    Reading("E6", (FILI,)),
    Reading("E7", (THE_KING_AND_THE_LAND,)),
    Reading("E30", (COALITION,)),
    Reading("E31", (COALITION,)),
    Reading("E32", (FILI,)),
    Reading("E33", (THE_KING_AND_THE_LAND,)),
    Reading("E34"),
)


def _with_fifth(box: Box) -> Box:
    return with_fili(
        replace(
            box,
            seats=PLAYERS,
            cards=(*box.cards, *NUMBERS),
            packets=(*box.packets, PACKET),
            drafts=(*box.drafts, DRAFTS),
            clashes=(*box.clashes, Loyalty()),
            maneuvers=(*box.maneuvers, HoldBack()),
            questions=(*box.questions, *QUESTIONS),
            events=(*box.events, HELD_BACK),
            words=(*box.words, SHARED, HOLD_BACK, GIVE_AWAY),
        )
    )


FIFTH: Final = register_module(
    Module(name="fifth", package=__name__, add=_with_fifth, seats=PLAYERS, readings=READINGS)
)
SHORT_STAY: Final = register_module(
    Module(
        name="fili-turn",
        package=__name__,
        add=with_short_stay,
        needs=(FIFTH.name,),
        readings=(Reading("E6"),),
    )
)
