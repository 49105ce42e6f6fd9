"""What is so or not, as one set: the game, the island, the cards that a seat sees, and what is going on."""

from __future__ import annotations

from typing import Final

from ardri.encoding.parts import ASKED, KINDS, MOMENTS, distance
from ardri.rules.catalogue import ADVANTAGE, DAGDAS_CAULDRON, EPIC, SEATS, TILES
from ardri.rules.clash import CauldronReturn
from ardri.rules.maneuvers import Withdraw
from ardri.rules.moments import MOMENT_NAMES
from ardri.rules.play import DECLARING, RESOLVING, Play, Window
from ardri.rules.season import Season
from ardri.rules.state import (
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

# Where each part begins, in the small set of the game ...
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
# ... of the island ...
CAPITAL_AT: Final = distance("in_play", "capital")
FESTIVAL_AT: Final = distance("in_play", "festival")
CLASH_IN_AT: Final = distance("in_play", "clash_in")
CHIEFTAINS_AT: Final = distance("in_play", "chieftains")
# ... of the cards ...
PUT_AWAY_AT: Final = distance("hand", "own_put_away")
DRAWN_AT: Final = distance("hand", "own_drawn")
ADVANTAGES_AT: Final = distance("hand", "advantages")
FACE_UP_AT: Final = distance("hand", "face_up")
FACE_DOWN_AT: Final = distance("hand", "face_down")
EPIC_DISCARD_AT: Final = distance("hand", "epic_discard")
REVEALED_AT: Final = distance("hand", "revealed")
PLAYED_AT: Final = distance("hand", "played")
CAULDRON_AT: Final = distance("hand", "cauldron")
# ... and of the question
MOMENT_AT: Final = distance("question", "moment")
AWAITED_AT: Final = distance("question", "awaited")
MINE_AT: Final = distance("question", "mine")
ANSWER_AT: Final = distance("question", "answer")
DOING_AT: Final = distance("question", "doing")
UNDERWAY_AT: Final = distance("question", "underway")
CARD_AT: Final = distance("question", "card")
CARD_OF_AT: Final = distance("question", "card_of")
STAGE_AT: Final = distance("question", "stage")

ISLAND_AT: Final = distance("players", "in_play")
CARDS_AT: Final = distance("players", "hand")
QUESTION_AT: Final = distance("players", "question")
ADJACENT_AT: Final = distance("players", "adjacent")
SITES_AT: Final = distance("players", "sites")

EVERY_TILE: Final = (1 << TILES) - 1
QUESTION_NUMBER: Final = {name: number for number, name in enumerate(ASKED)}
REACTIONS: Final = len(ASKED) - 1
DRAFT: Final = REACTIONS - 2
# Which number a moment has among those of windows
MOMENT_NUMBER: Final = [MOMENTS.index(at) if at in MOMENTS else -1 for at in range(len(MOMENT_NAMES))]
KIND_BIT: Final = {kind: 1 << number for number, kind in enumerate(KINDS)}


def _who(players: int, seat: int) -> list[int]:
    """Which flag stands for a seat, to an observer; none for nobody, at -1."""
    return [1 << (other - seat) % players if other < players else 0 for other in range(SEATS)] + [0]


WHO: Final[list[list[int]]] = [
    _who(max(players, 1), seat) for players in range(SEATS + 1) for seat in range(SEATS)
]

# Boards change seldom: what is adjacent is remembered as one set.
_ADJACENT: Final[dict[tuple[int, ...], int]] = {}
_MOST_REMEMBERED: Final = 1 << 12


class Underway:
    """What is unfinished: the kinds of frames, the cards in play, the last plan, and the passes in a row."""

    __slots__ = ("cards", "kinds", "passes", "plan", "play")

    def __init__(self, s: State) -> None:
        self.cards = 0
        self.kinds = 0
        self.passes = 0
        self.plan: tuple[int, ...] = ()
        self.play: Play | None = None
        for frame in s.stack:
            self.kinds |= KIND_BIT[type(frame)]
            if type(frame) is Season:
                self.passes = frame.passes
            elif type(frame) is Play:
                self.play = frame
                self.plan = frame.plan
                self.cards |= 1 << frame.card
            elif type(frame) is Withdraw:
                self.plan = frame.plan
            elif type(frame) is CauldronReturn:
                self.plan = frame.chosen


def flags(s: State, seat: int, underway: Underway) -> int:
    """All flags as one set, from the first part of them on."""
    who = WHO[s.players * SEATS + seat]
    found = _game(s, seat, who)
    found |= _island(s, who) << ISLAND_AT
    found |= _cards(s, seat) << CARDS_AT
    found |= (_question(s, seat) | _doing(who, underway)) << QUESTION_AT
    found |= _adjacent(s.board.adjacent) << ADJACENT_AT
    return found | _sites(s) << SITES_AT if s.question == "site" else found


def _game(s: State, seat: int, who: list[int]) -> int:
    setting = s.setting
    found = 1 << s.players - 2 | 1 << SEAT_AT + seat | 1 << PHASE_AT + s.phase
    found |= setting.discovery << DISCOVERY_AT | setting.sealed << SEALED_AT | (s.direction > 0) << CROWS_AT
    found |= who[s.winner] << WINNER_AT | who[s.brenn] << BRENN_AT
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


def _island(s: State, who: list[int]) -> int:
    chieftains = 0
    for tile in range(TILES):
        chieftain = s.chieftains[tile]
        if chieftain >= 0:
            chieftains |= 1 << (who[chieftain].bit_length() - 1) * TILES + tile
    found = s.board.tiles | chieftains << CHIEFTAINS_AT
    if s.capital >= 0:
        found |= 1 << CAPITAL_AT + s.capital
    if s.festival >= 0:
        found |= 1 << FESTIVAL_AT + s.festival
    return found if s.clash is None else found | 1 << CLASH_IN_AT + s.clash.territory


def _adjacent(near: tuple[int, ...]) -> int:
    found = _ADJACENT.get(near)
    if found is None:
        if len(_ADJACENT) == _MOST_REMEMBERED:
            _ADJACENT.clear()
        found = _in_a_row(list(near))
        _ADJACENT[near] = found
    return found


def _sites(s: State) -> int:
    return _in_a_row([s.board.touched(site) for site in s.sites()])


def _in_a_row(sets: list[int]) -> int:
    """Sets of territories one after another, as one set."""
    found = 0
    for at in range(len(sets)):
        found |= sets[at] << at * TILES
    return found


def _cards(s: State, seat: int) -> int:
    """What lies in the open, and the observer's own."""
    players = s.players
    zones = s.zones
    advantages = 0
    for away in range(players):
        other = (seat + away) % players
        advantages |= (zones[other] >> ADVANTAGE & EVERY_TILE) << away * TILES
    found = zones[seat] | advantages << ADVANTAGES_AT
    found |= zones[FACE_UP] >> ADVANTAGE << FACE_UP_AT | zones[FACE_DOWN] >> ADVANTAGE << FACE_DOWN_AT
    found |= zones[EPIC_DISCARD] >> EPIC << EPIC_DISCARD_AT
    if zones[PUT_AWAY + seat]:
        found |= zones[PUT_AWAY + seat] << PUT_AWAY_AT
    drawn = zones[DRAWN + seat] | zones[DRAWN_AGAIN + seat]
    if drawn:
        found |= drawn >> EPIC << DRAWN_AT
    if zones[REVEALED]:
        found |= zones[REVEALED] >> EPIC << REVEALED_AT
    if zones[IN_PLAY]:
        found |= zones[IN_PLAY] << PLAYED_AT
    for away in range(players):
        if zones[BEFORE + (seat + away) % players] >> DAGDAS_CAULDRON & 1:
            found |= 1 << CAULDRON_AT + away
    return found


def _question(s: State, seat: int) -> int:
    """Who is asked to react others may not know; in a draft all are awaited until all have answered."""
    answer = s.answers[seat] | s.replies[seat]
    asked = answer << ANSWER_AT if answer else 0
    if not s.options or s.seat <= CHANCE:
        return asked
    top = s.stack[-1]
    mine = s.seat == seat
    if type(top) is Window:
        asked |= 1 << REACTIONS | 1 << MOMENT_AT + MOMENT_NUMBER[top.moment]
        mine = mine or (s.setting.sealed and seat in top.asked(s))
    else:
        question = QUESTION_NUMBER[s.question]
        asked |= 1 << question
        if question >= DRAFT:
            asked |= (1 << s.players) - 1 << AWAITED_AT
            mine = mine or seat in top.asked(s)
        else:
            asked |= 1 << AWAITED_AT + (s.seat - seat) % s.players
    return asked | 1 << MINE_AT if mine else asked


def _doing(who: list[int], underway: Underway) -> int:
    """What is unfinished, and the card played last of all."""
    found = underway.kinds << DOING_AT
    play = underway.play
    if play is None:
        return found
    stage = 0 if play.stage == DECLARING else 1 if play.stage == RESOLVING else 2
    found |= underway.cards << UNDERWAY_AT | 1 << CARD_AT + play.card | 1 << STAGE_AT + stage
    return found | who[play.seat] << CARD_OF_AT
