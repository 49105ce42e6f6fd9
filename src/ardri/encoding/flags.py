"""Flags of an observation, a bit each: the game, the island, the cards that a seat sees, the clash."""

from __future__ import annotations

from typing import Final

from ardri.encoding.island import SeatIsland
from ardri.encoding.layout import MOMENTS, asked_in, distance
from ardri.encoding.stack_summary import StackSummary
from ardri.rules.box.base_box import SEATS
from ardri.rules.box.catalogue import ADVANTAGE, CARDS, DAGDAS_CAULDRON, EPIC, TILES
from ardri.rules.editions.base import BASE
from ardri.rules.engine.moments import BASE_MOMENTS
from ardri.rules.engine.play import DECLARING, DECLINED, RESOLVING, Window
from ardri.rules.state.state import (
    BEFORE,
    CHANCE,
    DRAWN,
    DRAWN_AGAIN,
    EPIC_DISCARD,
    FACE_DOWN,
    FACE_UP,
    IN_PLAY,
    PUT_AWAY,
    REVEALED,
    SEASON,
    Clash,
    State,
)

# Where each part begins in its word: that of the game ...
SEAT_AT: Final = distance("players", "seat")
DISCOVERY_AT: Final = distance("players", "discovery")
SEALED_AT: Final = distance("players", "sealed")
PHASE_AT: Final = distance("players", "phase")
CROWS_AT: Final = distance("players", "crows")
WINNER_AT: Final = distance("players", "winner")
TURN_AT: Final = distance("players", "turn")
BRENN_AT: Final = distance("players", "brenn")
CATHBAD_AT: Final = distance("players", "cathbad")
PLOY_AT: Final = distance("players", "ploy")
PRETENDERS_AT: Final = distance("players", "pretenders")
CLASH_AT: Final = distance("players", "clash")
INITIATOR_AT: Final = distance("players", "initiator")
INSTIGATOR_AT: Final = distance("players", "instigator")
ACTIVE_AT: Final = distance("players", "active")
TARGET_AT: Final = distance("players", "target")
MANEUVER_AT: Final = distance("players", "maneuver")
SILENT_AT: Final = distance("players", "silent")
# ... that of the island ...
CAPITAL_AT: Final = distance("in_play", "capital")
FESTIVAL_AT: Final = distance("in_play", "festival")
CLASH_IN_AT: Final = distance("in_play", "clash_in")
# ... those of the cards ...
DRAWN_AT: Final = distance("own_put_away", "own_drawn")
FACE_DOWN_AT: Final = distance("face_up", "face_down")
REVEALED_AT: Final = distance("epic_discard", "revealed")
# ... and those of the question
QUESTION_AT: Final = distance("cauldron", "question")
AWAITED_AT: Final = distance("moment", "awaited")
MINE_AT: Final = distance("moment", "mine")
STAGE_AT: Final = distance("card_of", "stage")

ASKED: Final = asked_in(BASE)
EVERY_TILE: Final = (1 << TILES) - 1
QUESTION_NUMBER: Final = {name: number for number, name in enumerate(ASKED)}
REACTIONS: Final = len(ASKED) - 1
DRAFT: Final = REACTIONS - 2
# Which number a moment has among those of windows
MOMENT_NUMBER: Final = [MOMENTS.index(at) if at in MOMENTS else -1 for at in range(len(BASE_MOMENTS))]


def _who(players: int, seat: int) -> list[int]:
    """The flag of each seat, to an observer; none for nobody, at -1."""
    return [1 << (other - seat) % players if other < players else 0 for other in range(SEATS)] + [0]


WHO: Final[list[list[int]]] = [
    _who(max(players, 1), seat) for players in range(SEATS + 1) for seat in range(SEATS)
]


def flags(s: State, order: list[int], side: SeatIsland, summary: StackSummary) -> list[int]:
    """All flags, word after word."""
    seat = order[0]
    zones = s.zones
    who = WHO[s.players * SEATS + seat]
    advantages, cauldron = _before_seats(s, order)
    question, asked = _asked(s, seat) if s.options and s.seat > CHANCE else (0, 0)
    card, played = _last(who, summary)
    return [
        _game(s, seat, who),
        _land(s),
        side.led,
        zones[seat],
        zones[PUT_AWAY + seat] | (zones[DRAWN + seat] | zones[DRAWN_AGAIN + seat]) >> EPIC << DRAWN_AT,
        advantages,
        zones[FACE_UP] >> ADVANTAGE | zones[FACE_DOWN] >> ADVANTAGE << FACE_DOWN_AT,
        zones[EPIC_DISCARD] >> EPIC | zones[REVEALED] >> EPIC << REVEALED_AT,
        zones[IN_PLAY],
        cauldron | question << QUESTION_AT,
        asked,
        _answer(s, seat),
        summary.kinds,
        summary.cards,
        card,
        played,
    ]


def _answer(s: State, seat: int) -> int:
    """The waiting answer of a seat: a set of cards, or the bit behind them if it declined."""
    reply = s.replies[seat]
    return s.answers[seat] | (1 << CARDS if reply == DECLINED else reply)


def _game(s: State, seat: int, who: list[int]) -> int:
    setting = s.setting
    found = 1 << s.players - 2 | 1 << SEAT_AT + seat | 1 << PHASE_AT + s.phase
    found |= (
        (s.edition.mark is True) << DISCOVERY_AT | setting.sealed << SEALED_AT | (s.direction > 0) << CROWS_AT
    )
    found |= who[s.winners.bit_length() - 1] << WINNER_AT | who[s.brenn] << BRENN_AT
    found |= who[s.cathbad] << CATHBAD_AT | who[s.ploy] << PLOY_AT
    if s.phase == SEASON:
        found |= who[s.turn] << TURN_AT
    if s.pretenders:
        for other in range(s.players):
            if s.pretenders >> other & 1:
                found |= who[other] << PRETENDERS_AT
    return found if s.clash is None else found | _clash(s.clash, who)


def _clash(clash: Clash, who: list[int]) -> int:
    found = 1 << CLASH_AT | clash.silent << SILENT_AT
    found |= who[clash.initiator] << INITIATOR_AT | who[clash.instigator] << INSTIGATOR_AT
    found |= who[clash.active] << ACTIVE_AT | who[clash.target] << TARGET_AT
    return found | 1 << MANEUVER_AT + clash.maneuver - 1 if clash.maneuver else found


def _land(s: State) -> int:
    """Flags by territory: in play, the Capital, the Festival, the clash."""
    found = s.board.tiles
    if s.capital >= 0:
        found |= 1 << CAPITAL_AT + s.capital
    if s.festival >= 0:
        found |= 1 << FESTIVAL_AT + s.festival
    return found if s.clash is None else found | 1 << CLASH_IN_AT + s.clash.territory


def _before_seats(s: State, order: list[int]) -> tuple[int, int]:
    """Advantage cards, seat after seat, and before whom the Cauldron lies."""
    zones = s.zones
    advantages = cauldron = 0
    for away in range(len(order)):
        seat = order[away]
        advantages |= (zones[seat] >> ADVANTAGE & EVERY_TILE) << away * TILES
        if zones[BEFORE + seat] >> DAGDAS_CAULDRON & 1:
            cauldron |= 1 << away
    return advantages, cauldron


def _asked(s: State, seat: int) -> tuple[int, int]:
    """The question; and its moment, who is awaited, and whether the observer is asked.

    Who is asked to react others may not know; in a draft all are awaited until all have answered.
    """
    top = s.stack[-1]
    mine = s.seat == seat
    if type(top) is Window:
        question = REACTIONS
        asked = 1 << MOMENT_NUMBER[top.moment]
        mine = mine or (s.setting.sealed and seat in top.asked(s))
    else:
        question = QUESTION_NUMBER[s.question]
        if question >= DRAFT:
            asked = (1 << s.players) - 1 << AWAITED_AT
            mine = mine or seat in top.asked(s)
        else:
            asked = 1 << AWAITED_AT + (s.seat - seat) % s.players
    return 1 << question, asked | 1 << MINE_AT if mine else asked


def _last(who: list[int], summary: StackSummary) -> tuple[int, int]:
    """The card played last of all that is unfinished; and by whom, and how far it is."""
    play = summary.play
    if play is None:
        return 0, 0
    stage = 0 if play.stage == DECLARING else 1 if play.stage == RESOLVING else 2
    return 1 << play.card, who[play.seat] | 1 << STAGE_AT + stage
