"""What one seat may see, as one row of bytes.

Seats are relative: 0 is the observer, 1 the next one clockwise, and so on; seats without a player are zero.
What is hidden comes from the observer's own ledgers alone. The parts are named in `parts` and in
docs/encoding.md.

>>> from ardri.rules.game import Game
>>> game = Game.start(players=3, seed=7)
>>> row = bytearray(SIZE)
>>> fill(game, 1, row)
>>> list(row[part("players")]), list(row[part("mine")])
([0, 1, 0], [1])
"""

from __future__ import annotations

from typing import Final

from ardri.encoding.hidden import hidden
from ardri.encoding.island import MOST, TILE, TILE_ROW, holdings, island
from ardri.encoding.parts import ASKED, KINDS, MOMENTS, PARTS, PLAN, SIZE, VERSION, distance, part
from ardri.encoding.spread import one_hot, spread
from ardri.rules.catalogue import ADVANTAGE, DAGDAS_CAULDRON, EPIC, SEATS, TILES
from ardri.rules.clash import CauldronReturn
from ardri.rules.errors import RulesError
from ardri.rules.game import Game
from ardri.rules.maneuvers import Withdraw
from ardri.rules.moments import MOMENT_NAMES
from ardri.rules.options import SITE_SLOTS
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

__all__ = ["PARTS", "SIZE", "VERSION", "fill", "observe", "part"]


# Parts in a row that have nothing but ones are one set: where each begins in it, and where all end.
PUT_AWAY_AT: Final = distance("hand", "own_put_away")
DRAWN_AT: Final = distance("hand", "own_drawn")
ADVANTAGES_AT: Final = distance("hand", "advantages")
FACE_UP_AT: Final = distance("hand", "face_up")
FACE_DOWN_AT: Final = distance("hand", "face_down")
EPIC_DISCARD_AT: Final = distance("hand", "epic_discard")
REVEALED_AT: Final = distance("hand", "revealed")
PLAYED_AT: Final = distance("hand", "played")
CAULDRON_AT: Final = distance("hand", "cauldron")
CARDS_END: Final = 1 << distance("hand", "hands_actions")
MOMENT_AT: Final = distance("question", "moment")
AWAITED_AT: Final = distance("question", "awaited")
MINE: Final = 1 << distance("question", "mine")
ANSWER_AT: Final = distance("question", "answer")
DOING_AT: Final = distance("question", "doing")
UNDERWAY_AT: Final = distance("question", "underway")
CARD_AT: Final = distance("question", "card")
CARD_OF_AT: Final = distance("question", "card_of")
STAGE_AT: Final = distance("question", "stage")
DOING_END: Final = 1 << distance("question", "plan")

EVERY_TILE: Final = TILE_ROW - 1

YES: Final = b"\1"
NO: Final = b"\0"
NOBODY_THERE: Final = bytes(SEATS)
NO_PLAN: Final = bytes(PLAN)
NO_SITES: Final = bytes(SITE_SLOTS * TILES)
NO_CLASH: Final = bytes(distance("clash", "question"))
PHASE: Final = one_hot(4)
PLAYERS: Final = (b"", b"", *one_hot(3))
SEAT: Final = one_hot(SEATS)
MANEUVER: Final = (bytes(3), *one_hot(3)[:3])
QUESTION_NUMBER: Final = {name: number for number, name in enumerate(ASKED)}
REACTIONS: Final = len(ASKED) - 1
DRAFT: Final = REACTIONS - 2
# Which number a moment has among those of windows
MOMENT_NUMBER: Final = [MOMENTS.index(at) if at in MOMENTS else -1 for at in range(len(MOMENT_NAMES))]
KIND_BIT: Final = {kind: 1 << number for number, kind in enumerate(KINDS)}


def _who(players: int, seat: int) -> tuple[bytes, ...]:
    """Which row stands for a seat, to an observer; the last one, at -1, for nobody."""
    rows = [SEAT[(other - seat) % players] if other < players else SEAT[-1] for other in range(SEATS)]
    return (*rows, SEAT[-1])


WHO: Final = tuple([_who(max(players, 1), seat) for players in range(SEATS + 1) for seat in range(SEATS)])


def fill(game: Game, seat: int, row: bytearray | memoryview, at: int = 0) -> None:
    """Write what a seat may see into a row of bytes, from a place on."""
    if at < 0 or len(row) < at + SIZE:
        raise ValueError(f"an observation takes {SIZE} bytes, from {at} on there are {len(row) - at}")
    row[at : at + SIZE] = observe(game, seat)


def observe(game: Game, seat: int) -> bytes:
    """What a seat may see, `SIZE` bytes."""
    s = game.state
    if not 0 <= seat < s.players:
        raise RulesError(f"{seat!r} is not a seat of this game: they are 0 to {s.players - 1}")
    who = WHO[s.players * SEATS + seat]
    found: list[bytes] = []
    _table(s, seat, who, found)
    island(s, seat, found)
    holdings(s, seat, found)
    found.append(spread(_cards(s, seat)))
    found.append(hidden(s, seat))
    if s.clash is None:
        found.append(NO_CLASH)
    else:
        _clash(s.clash, s.players, seat, who, found)
    _doing(s, seat, found)
    found.append(_sites(s) if s.question == "site" else NO_SITES)
    return b"".join(found)


def _table(s: State, seat: int, who: tuple[bytes, ...], found: list[bytes]) -> None:
    setting = s.setting
    passes = 0
    for frame in s.stack:
        if type(frame) is Season:
            passes = frame.passes
    found.append(PLAYERS[s.players])
    found.append(SEAT[seat])
    found.append(bytes([setting.discovery, setting.sealed, min(setting.round_limit, MOST)]))
    found.append(PHASE[s.phase])
    found.append(bytes([min(s.round, MOST), passes, s.direction > 0]))
    found.append(who[s.winner])
    found.append(who[s.turn] if s.phase == SEASON else NOBODY_THERE)
    found.append(who[s.brenn])
    found.append(who[s.cathbad])
    found.append(who[s.ploy])


def _cards(s: State, seat: int) -> int:
    """What lies in the open, and the observer's own, as one set."""
    players = s.players
    zones = s.zones
    cards = CARDS_END | zones[seat] | zones[PUT_AWAY + seat] << PUT_AWAY_AT
    cards |= (zones[DRAWN + seat] | zones[DRAWN_AGAIN + seat]) >> EPIC << DRAWN_AT
    at = ADVANTAGES_AT
    for away in range(players):
        other = (seat + away) % players
        cards |= (zones[other] >> ADVANTAGE & EVERY_TILE) << at
        at += TILES
        if zones[BEFORE + other] >> DAGDAS_CAULDRON & 1:
            cards |= 1 << CAULDRON_AT + away
    cards |= zones[FACE_UP] >> ADVANTAGE << FACE_UP_AT
    cards |= zones[FACE_DOWN] >> ADVANTAGE << FACE_DOWN_AT
    cards |= zones[EPIC_DISCARD] >> EPIC << EPIC_DISCARD_AT
    cards |= zones[REVEALED] >> EPIC << REVEALED_AT
    return cards | zones[IN_PLAY] << PLAYED_AT


def _clash(clash: Clash, players: int, seat: int, who: tuple[bytes, ...], found: list[bytes]) -> None:
    sheltered = bytearray(SEATS)
    for away in range(players):
        sheltered[away] = clash.sheltered[(seat + away) % players]
    found.append(YES)
    found.append(TILE[clash.territory])
    found.append(who[clash.initiator])
    found.append(who[clash.instigator])
    found.append(who[clash.active])
    found.append(who[clash.target])
    found.append(MANEUVER[clash.maneuver])
    found.append(bytes(sheltered))
    found.append(YES if clash.silent else NO)


def _question(s: State, seat: int) -> int:
    """Who is asked to react others may not know; in a draft all are awaited until all have answered."""
    asked = DOING_END | (s.answers[seat] | s.replies[seat]) << ANSWER_AT
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
    return asked | MINE if mine else asked


def _doing(s: State, seat: int, found: list[bytes]) -> None:
    """The question, what is unfinished, and what was declared for it last of all."""
    kinds = underway = 0
    play: Play | None = None
    plan: tuple[int, ...] = ()
    for frame in s.stack:
        kinds |= KIND_BIT[type(frame)]
        if type(frame) is Play:
            play = frame
            plan = frame.plan
            underway |= 1 << frame.card
        elif type(frame) is Withdraw:
            plan = frame.plan
        elif type(frame) is CauldronReturn:
            plan = frame.chosen
    doing = _question(s, seat) | kinds << DOING_AT
    if play is not None:
        stage = 0 if play.stage == DECLARING else 1 if play.stage == RESOLVING else 2
        doing |= underway << UNDERWAY_AT | 1 << CARD_AT + play.card | 1 << STAGE_AT + stage
        doing |= 1 << CARD_OF_AT + (play.seat - seat) % s.players
    found.append(spread(doing))
    found.append(_numbers(plan) if plan else NO_PLAN)


def _numbers(plan: tuple[int, ...]) -> bytes:
    numbers = bytearray(PLAN)
    for at in range(min(PLAN, len(plan))):
        numbers[at] = min(max(plan[at] + 2, 1), MOST)
    return bytes(numbers)


def _sites(s: State) -> bytes:
    rows = [spread(TILE_ROW | s.board.touched(site)) for site in s.sites()]
    return b"".join(rows) + NO_SITES[len(rows) * TILES :]
