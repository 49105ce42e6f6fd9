"""Fitting cards: which card may be played at which moment, by sections 9 to 12 of the rulebook.

The names of the moments stand here alone, so that the referee needs no change when one is renamed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ardri.cli.fuzzing.referee.mirror import Mirror
from ardri.rules.box.catalogue import (
    ACTIONS,
    ADVANTAGE,
    BARD,
    BATTLE_FRENZY,
    BATTLE_OF_MOYTURA,
    CARDS,
    CATHBADS_WORD,
    COVE,
    DAGDAS_CAULDRON,
    DAGDAS_CLUB,
    DIARMUID,
    EPIC,
    FOREST,
    GATES,
    GEIS,
    HIGHLANDS,
    HILLS,
    IRON_MINE,
    LOST_VALE,
    LUG_SAMILDANACH,
    LUGS_SPEAR,
    MASTER_CRAFTSMAN,
    MEADOWS,
    MISTY_LANDS,
    MOUNTAINS,
    OENGUSS_PLOY,
    OGMAS_ELOQUENCE,
    PLAINS,
    RAID,
    SALT_MINE,
    STONE_CIRCLE,
    STRENGS_RESOLVE,
    SWAMP,
    TALE_OF_CUCHULAIN,
    THE_DAGDA,
    THE_FIANNA,
    VALLEY,
    WARLORD,
)
from ardri.rules.state.state import ACTION_DISCARD, EPIC_DISCARD
from ardri.seasons.fifth.cards import CLANS_HARMONY, COALITION, FILI, THE_KING_AND_THE_LAND
from ardri.seasons.sea.tiles import ABER_CARD, HY_BREASIL_CARD

OWN_TURN: Final = "own_turn"
MANEUVER: Final = "maneuver"
ANY_TIME: Final = "any_time"
ASSEMBLY_START: Final = "assembly_start"
CARD_DECLARED: Final = "card_declared"
EPIC_DRAW: Final = "epic_draw"
CLANS_ARRIVE: Final = "clans_arrive"
CLASH_START: Final = "clash_start"
CITADELS_END: Final = "citadels_end"
ATTACK_PERFORMED: Final = "attack_performed"
WOULD_BE_REMOVED: Final = "would_be_removed"
CLAN_REMOVED: Final = "clan_removed"
AFTER_MANEUVER: Final = "after_maneuver"
BEFORE_DISCARD: Final = "before_discard"
CARD_FINISHED: Final = "card_finished"
TURN_END: Final = "turn_end"

VICTORY_CHECK: Final = "victory_check"

CARDS_AT: Final[dict[str, tuple[int, ...]]] = {
    ASSEMBLY_START: (CATHBADS_WORD,),
    CARD_DECLARED: (GEIS, THE_DAGDA),
    EPIC_DRAW: (ADVANTAGE + GATES, ADVANTAGE + MEADOWS),
    CLANS_ARRIVE: (ADVANTAGE + MOUNTAINS,),
    CLASH_START: (ADVANTAGE + HIGHLANDS, LUGS_SPEAR),
    CITADELS_END: (BATTLE_FRENZY,),
    ATTACK_PERFORMED: (ADVANTAGE + HILLS, ADVANTAGE + IRON_MINE, DAGDAS_CLUB),
    WOULD_BE_REMOVED: (DAGDAS_CLUB,),
    CLAN_REMOVED: (DAGDAS_CAULDRON, DIARMUID),
    AFTER_MANEUVER: (BARD, RAID, WARLORD, STRENGS_RESOLVE),
    BEFORE_DISCARD: (MASTER_CRAFTSMAN,),
    CARD_FINISHED: (
        LUG_SAMILDANACH,
        ADVANTAGE + FOREST,
        ADVANTAGE + STONE_CIRCLE,
        ADVANTAGE + COVE,
        ADVANTAGE + LOST_VALE,
        ADVANTAGE + SALT_MINE,
        ADVANTAGE + VALLEY,
        ABER_CARD,
    ),
    VICTORY_CHECK: (HY_BREASIL_CARD,),
    TURN_END: (OENGUSS_PLOY,),
}


TRISKEL_ONLY: Final = {
    GEIS,
    RAID,
    BATTLE_FRENZY,
    BATTLE_OF_MOYTURA,
    CATHBADS_WORD,
    THE_DAGDA,
    DAGDAS_CAULDRON,
    DAGDAS_CLUB,
    DIARMUID,
    THE_FIANNA,
    LUG_SAMILDANACH,
    LUGS_SPEAR,
    OENGUSS_PLOY,
    OGMAS_ELOQUENCE,
    STRENGS_RESOLVE,
    TALE_OF_CUCHULAIN,
}
SEASON_USES: Final = (
    *(card for card in range(ACTIONS) if card not in TRISKEL_ONLY),
    *(ADVANTAGE + land for land in (MISTY_LANDS, PLAINS, SWAMP)),
    *(card for card in range(EPIC, CARDS) if card not in TRISKEL_ONLY),
    *(CLANS_HARMONY, COALITION, FILI, THE_KING_AND_THE_LAND),
)


@dataclass
class Played:
    """A card being played: what it answers, what was declared, what became of it, clans that it cost."""

    seat: int
    card: int
    season: bool
    answers: object = None
    declared: list[str] = field(default_factory=list)
    cancelled: bool = False
    given: bool = False
    lost: int = 0


@dataclass
class Loss:
    """A clan that is about to be removed, or has been."""

    owner: int
    territory: int
    spared: bool = False
    saved: bool = False


@dataclass
class Drawing:
    """A draw of Epic Tales."""

    seat: int
    gates: bool


@dataclass
class Arrival:
    """Clans moved into the Mountains."""

    owner: int
    mover: int
    waived: bool = False


def fits(table: Mirror, card: int, moment: str, seat: int, about: object) -> bool:
    """True if a card in a seat's hand may be played at a moment about a subject."""
    fight = table.fight
    if isinstance(about, Played):
        return _fits_play(table, card, moment, seat, about)
    if isinstance(about, Loss):
        own = about.owner == seat
        if card == DAGDAS_CLUB:
            return own and not about.spared
        if card == DAGDAS_CAULDRON:
            return own and fight is not None and not fight.over
        return own and not about.saved and table.present_elsewhere(seat, about.territory)
    if isinstance(about, Drawing):
        return about.seat == seat and (card != ADVANTAGE + GATES or about.gates)
    if isinstance(about, Arrival):
        return about.mover == seat  # whoever owns them (R20, R83)
    if moment == VICTORY_CHECK:
        return table.pretenders >> seat & 1 == 1
    if fight is None:
        return True  # Cathbad's Word, Oengus's Ploy
    if card == ADVANTAGE + HIGHLANDS:
        return fight.territory == HIGHLANDS
    if card == ADVANTAGE + HILLS:
        return fight.territory == HILLS and fight.target == seat and not fight.ignored
    if card in (ADVANTAGE + IRON_MINE, DAGDAS_CLUB):
        return fight.active == seat and not fight.ignored
    if card == BARD:
        return fight.active == seat and fight.removed > 0
    if card in (RAID, STRENGS_RESOLVE):
        return fight.active == seat and fight.attack
    if card == WARLORD:
        return table.exposed(seat) > 0
    return True  # Lug's Spear, Battle Frenzy


def _fits_play(table: Mirror, card: int, moment: str, seat: int, play: Played) -> bool:
    own, epic, action = play.seat == seat, table.is_epic(play.card), table.is_action(play.card)
    if moment == CARD_DECLARED:
        answered = action and not own if card == GEIS else not action
        return answered and not play.cancelled
    if card == MASTER_CRAFTSMAN:
        return own and epic and not play.given and not play.cancelled
    if card == LUG_SAMILDANACH:
        return action and table.zones[ACTION_DISCARD] >> play.card & 1 == 1
    if card == ADVANTAGE + FOREST:
        return own and epic
    if card == ADVANTAGE + STONE_CIRCLE:
        there = table.zones[EPIC_DISCARD] >> play.card & 1 == 1
        paid = table.clans_of(seat, STONE_CIRCLE) > 0
        return own and epic and there and paid and not play.cancelled and not play.given
    return own and play.season
