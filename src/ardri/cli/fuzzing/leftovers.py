"""Check for leftovers: at every question, all pending data belongs to a frame on the stack."""

from __future__ import annotations

from ardri.rules.box.catalogue import (
    ADVANTAGE,
    DEIRDRES_BEAUTY,
    MISTY_LANDS,
    SEAT_NAMES,
    TAILTUS_LAND,
)
from ardri.rules.engine.moments import TURN_END
from ardri.rules.engine.play import CANCELLED, DISCARDING, GIVEN, Play, Window
from ardri.rules.phases.clash import CauldronReturn, ClashCourse
from ardri.rules.phases.epic_draw import Draw
from ardri.rules.state.state import (
    ASSEMBLY,
    BEFORE,
    DRAWN,
    FINISHED,
    IN_PLAY,
    NOBODY,
    REVEALED,
    SEASON,
    State,
)


def leftovers(s: State) -> list[str]:
    """The leftovers, in words; empty if there are none."""
    return [] if s.phase == FINISHED else [*_clash(s), *_cards(s), *_answers(s)]


def _clash(s: State) -> list[str]:
    found = []
    clash = s.clash
    if clash is not None:
        if not any(isinstance(frame, ClashCourse) for frame in s.stack):
            found.append("a clash is left over")
        if clash.over and not any(isinstance(frame, CauldronReturn) for frame in s.stack):
            found.append("a clash goes on that is over")
    for seat in range(s.players):
        waits = clash is not None and clash.cauldron_seat == seat
        if (s.zones[BEFORE + seat] != 0) != waits:
            found.append(f"a card lies before {SEAT_NAMES[seat]}, or none, although the clash says otherwise")
    return found


def _cards(s: State) -> list[str]:
    """Leftover cards: each card in play, drawn or revealed must belong to a frame."""
    found = []
    plays = [frame for frame in s.stack if isinstance(frame, Play)]
    in_play = 0
    for play in plays:
        gone = s.edition.epic_cards >> play.card & 1 and play.fate in (CANCELLED, GIVEN)
        if play.stage <= DISCARDING and not gone and not s.zones[BEFORE + play.seat] >> play.card & 1:
            in_play |= 1 << play.card
    if s.zones[IN_PLAY] != in_play:
        found.append("a card in play is not being played, or one being played is not there")
    draws = {frame.zone for frame in s.stack if isinstance(frame, Draw)}
    if any(s.zones[zone] for zone in range(DRAWN, BEFORE) if zone not in draws):
        found.append("a drawn Epic Tale is left over")
    played = {play.card for play in plays}
    if s.zones[REVEALED] and DEIRDRES_BEAUTY not in played:
        found.append("a revealed Epic Tale is left over")
    if s.drawn_tiles and TAILTUS_LAND not in played:
        found.append("a drawn tile is left over")
    if any(s.answers) and s.phase == SEASON and ADVANTAGE + MISTY_LANDS not in played:
        found.append("an answer is left over")
    return found


def _answers(s: State) -> list[str]:
    found = []
    if any(s.replies) and not isinstance(s.stack[-1], Window):
        found.append("a reply is left over")
    ending = any(isinstance(frame, Window) and frame.moment == TURN_END for frame in s.stack)
    if s.ploy != NOBODY and not ending:
        found.append("Oengus's Ploy is left over")
    if s.cathbad != NOBODY and s.phase != ASSEMBLY:
        found.append("Cathbad's Word is left over")
    return found
