"""Drafting: the value of each Action card to a seat in a position."""

from __future__ import annotations

from typing import Final

from ardri.bots.tactics import tactics_of
from ardri.bots.worth import DRAFT_WORTH
from ardri.rules.box.catalogue import (
    CITADEL,
    CONQUEST,
    CRAFTSMEN_PEASANTS,
    EMISSARIES,
    EXPLORATION,
    FESTIVAL,
    GEIS,
    MIGRATION,
    NEW_ALLIANCE,
    NEW_CLANS,
    SANCTUARY,
    WARLORD,
    bits,
)
from ardri.rules.box.options import HAND_ON_CODES, KEEP, KEEP_CODES, VERB_OF
from ardri.rules.phases.draft import Draft
from ardri.rules.phases.victory import counts
from ardri.rules.state.state import State

RECRUITING: Final = (CRAFTSMEN_PEASANTS, FESTIVAL, NEW_ALLIANCE, NEW_CLANS, EXPLORATION)
NEAR: Final = 2  # so far from a victory condition a seat is to be watched


def worth(s: State, seat: int) -> list[float]:
    """The value of each Action card to a seat now."""
    found = DRAFT_WORTH.copy()
    leadership, religion, land = counts(s, seat)
    deeds = s.deeds[seat]
    reserve = s.reserve[seat]
    sacred = citadels = crowds = swings = 0
    for territory in bits(s.presence[seat]):
        own = s.clans_of(seat, territory)
        citadels += s.citadels_in(territory)
        sacred += s.sanctuaries[territory] > 0
        crowds += own > 2
        for other in s.present_in(territory):
            swings += other != seat and s.clans_of(other, territory) >= 2

    # Recruits need clans in reserve, and each card its own ground
    for card in RECRUITING:
        if reserve < 2:
            found[card] -= 2.0 - reserve
    found[CRAFTSMEN_PEASANTS] += 0.8 * (min(citadels, reserve) - 2)
    if not sacred:
        found[FESTIVAL] -= 1.5
    found[NEW_ALLIANCE] += 0.3 * min(swings, 3)
    found[MIGRATION] += 0.4 * min(crowds, 2)
    found[CONQUEST] += 0.3 * min(crowds, 2)

    # The track that is furthest on decides the plan
    best = max(leadership, religion, land)
    if sum(s.sanctuaries) >= s.edition.sanctuaries:
        found[SANCTUARY] = 1.5
    elif religion == best:
        found[SANCTUARY] += 0.8
    if not s.tile_stack:
        found[EXPLORATION] = 0.0
    elif land == best or len(bits(s.board.tiles)) < s.edition.to_win:
        found[EXPLORATION] += 0.6
    if land == best:
        for card in (MIGRATION, EMISSARIES):
            found[card] += 0.5
    if leadership == best:
        for card in (NEW_CLANS, NEW_ALLIANCE, CITADEL):
            found[card] += 0.3

    # Somebody is near: cards that stop it, or see it through
    if best + deeds >= s.edition.to_win - NEAR:
        found[GEIS] += 0.5
    for other in range(s.players):
        if other != seat and max(counts(s, other)) + s.deeds[other] >= s.edition.to_win - 1:
            for card in (GEIS, CONQUEST, WARLORD, NEW_ALLIANCE):
                found[card] += 0.7
            break
    for known in tactics_of(s.edition):
        known.draft(s, seat, found)
    return found


def drafted(s: State, seat: int, codes: tuple[int, ...], worths: list[float]) -> int:
    """The next card named in a draft: of the best ones to keep, or of the worst ones to hand on."""
    step = s.stack[-1]
    assert isinstance(step, Draft)
    named = s.answers[seat]
    missing = s.edition.named[s.players][step.keep] - named.bit_count()
    if missing <= 0:  # it is answered, and may be answered otherwise
        named, missing = 0, missing + named.bit_count()
    named_as, sign = (KEEP_CODES, -1) if VERB_OF[codes[0]] == KEEP else (HAND_ON_CODES, 1)
    later = bits(s.zones[seat] & s.edition.action_cards & -(1 << named.bit_length()))
    return named_as[min(sorted(later, key=lambda card: sign * worths[card])[:missing])]
