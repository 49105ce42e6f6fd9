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

from ardri.encoding.parts import (
    ASKED,
    KINDS,
    MOMENTS,
    OTHERS,
    PARTS,
    PLAN,
    SIZE,
    STAGES,
    TALES,
    VERSION,
    part,
)
from ardri.encoding.spread import levels, one_hot, spread
from ardri.rules.catalogue import (
    ACTION_CARDS,
    ACTIONS,
    ADVANTAGE,
    CARDS,
    DAGDAS_CAULDRON,
    EPIC,
    EPIC_CARDS,
    SEATS,
    TILES,
)
from ardri.rules.clash import CauldronReturn
from ardri.rules.errors import RulesError
from ardri.rules.game import Game
from ardri.rules.knowledge import ACTION_PLACE, ACTION_TRAIL, DRAWN_TILE, EPIC_TRAIL, LAYER, TILE_TRAIL
from ardri.rules.ledger import known_to
from ardri.rules.maneuvers import Withdraw
from ardri.rules.moments import MOMENT_NAMES
from ardri.rules.options import SITE_SLOTS
from ardri.rules.play import DECLARING, RESOLVING, Play, Window
from ardri.rules.season import Season
from ardri.rules.state import (
    ACTION_DISCARD,
    BEFORE,
    CHANCE,
    DRAWN,
    DRAWN_AGAIN,
    EPIC_DISCARD,
    EPIC_PILE,
    FACE_DOWN,
    FACE_UP,
    IN_PLAY,
    NOBODY,
    PUT_AWAY,
    REVEALED,
    SEASON,
    SET_ASIDE,
    UNDEALT,
    Clash,
    State,
)
from ardri.rules.victory import conditions_met, counts

__all__ = ["PARTS", "SIZE", "VERSION", "fill", "observe", "part"]

MOST: Final = 255

# The highest bit of a set says how long its row is (`spread`).
TILE_ROW: Final = 1 << TILES
ACTION_ROW: Final = 1 << ACTIONS
TALE_ROW: Final = 1 << TALES
CARD_ROW: Final = 1 << CARDS
EVERY_TILE: Final = TILE_ROW - 1

YES: Final = b"\1"
NO: Final = b"\0"
NOBODY_THERE: Final = bytes(SEATS)
NO_TILES: Final = bytes(TILES)
NO_PLAN: Final = bytes(PLAN)
NO_SITES: Final = bytes(SITE_SLOTS * TILES)
TILE: Final = one_hot(TILES)
CARD: Final = one_hot(CARDS)
STAGE: Final = one_hot(len(STAGES))
PHASE: Final = one_hot(4)
PLAYERS: Final = (b"", b"", *one_hot(3))
QUESTION: Final = one_hot(len(ASKED))
QUESTION_NUMBER: Final = {name: number for number, name in enumerate(ASKED)}
REACTIONS: Final = len(ASKED) - 1
DRAFT: Final = REACTIONS - 2
MOMENT: Final = tuple(
    [one_hot(len(MOMENTS))[MOMENTS.index(at) if at in MOMENTS else -1] for at in range(len(MOMENT_NAMES))]
)
NO_MOMENT: Final = bytes(len(MOMENTS))
MANEUVER: Final = (bytes(3), *one_hot(3)[:3])
KIND_BIT: Final = {kind: 1 << number for number, kind in enumerate(KINDS)}
KIND_ROW: Final = 1 << len(KINDS)
EVERYBODY: Final = tuple([spread(1 << SEATS | (1 << players) - 1) for players in range(SEATS + 1)])
NO_CLASH: Final = bytes(1 + TILES + 4 * SEATS + 3 + SEATS + 1)


def _who(players: int, seat: int) -> tuple[bytes, ...]:
    """Which row stands for a seat, to an observer; the last one, at -1, for nobody."""
    hot = one_hot(SEATS)
    rows = [hot[(other - seat) % players] if other < players else hot[-1] for other in range(SEATS)]
    return (*rows, hot[-1])


WHO: Final = tuple([_who(max(players, 1), seat) for players in range(SEATS + 1) for seat in range(SEATS)])
# From a chieftain's seat plus one to whether it is a certain seat
LED_BY: Final = tuple([bytes([int(value == seat + 1) for value in range(256)]) for seat in range(SEATS)])
_ADJACENT: Final[dict[tuple[int, ...], bytes]] = {}
_MOST_BOARDS: Final = 1 << 12


def fill(game: Game, seat: int, row: bytearray | memoryview, at: int = 0) -> None:
    """Write what a seat may see into a row of bytes, from a place on."""
    row[at : at + SIZE] = observe(game, seat)


def observe(game: Game, seat: int) -> bytes:
    """What a seat may see, `SIZE` bytes."""
    s = game.state
    if not 0 <= seat < s.players:
        raise RulesError(f"{seat!r} is not a seat of this game: they are 0 to {s.players - 1}")
    who = WHO[s.players * SEATS + seat]
    found: list[bytes] = []
    _table(s, seat, who, found)
    _island(s, seat, found)
    _holdings(s, seat, found)
    _cards(s, seat, who, found)
    _hidden(s, seat, found)
    if s.clash is None:
        found.append(NO_CLASH)
    else:
        _clash(s.clash, s.players, seat, who, found)
    _question(s, seat, who, found)
    _doing(s, who, found)
    return b"".join(found)


def _table(s: State, seat: int, who: tuple[bytes, ...], found: list[bytes]) -> None:
    setting = s.setting
    passes = 0
    for frame in s.stack:
        if type(frame) is Season:
            passes = frame.passes
    found.append(PLAYERS[s.players])
    found.append(WHO[SEATS * SEATS][seat])
    found.append(bytes([setting.discovery, setting.sealed, min(setting.round_limit, MOST)]))
    found.append(PHASE[s.phase])
    found.append(bytes([min(s.round, MOST), passes, s.direction > 0]))
    found.append(who[s.winner])
    found.append(who[s.turn] if s.phase == SEASON else NOBODY_THERE)
    found.append(who[s.brenn])
    found.append(who[s.cathbad])
    found.append(who[s.ploy])


def _island(s: State, seat: int, found: list[bytes]) -> None:
    players = s.players
    board = s.board
    citadels = bytearray(s.citadels)
    if s.capital >= 0:
        citadels[s.capital] += 1
    found.append(spread(TILE_ROW | board.tiles))
    found.append(TILE[s.capital])
    found.append(TILE[s.festival])
    found.append(bytes(s.sanctuaries))
    found.append(bytes(citadels))
    for away in range(players):
        found.append(bytes(s.clans[(seat + away) % players :: players]))
    for _ in range(players, SEATS):
        found.append(NO_TILES)
    chieftains = bytes([chieftain + 1 for chieftain in s.chieftains])
    for away in range(players):
        found.append(chieftains.translate(LED_BY[(seat + away) % players]))
    for _ in range(players, SEATS):
        found.append(NO_TILES)
    adjacent = _ADJACENT.get(board.adjacent)
    if adjacent is None:
        if len(_ADJACENT) == _MOST_BOARDS:
            _ADJACENT.clear()
        adjacent = b"".join([spread(TILE_ROW | near) for near in board.adjacent])
        _ADJACENT[board.adjacent] = adjacent
    found.append(adjacent)


def _holdings(s: State, seat: int, found: list[bytes]) -> None:
    players = s.players
    zones = s.zones
    numbers = bytearray(11 * SEATS + 6)
    for away in range(players):
        other = (seat + away) % players
        tracks = counts(s, other)
        hand = zones[other]
        numbers[away] = s.reserve[other]
        numbers[SEATS + away] = min(s.deeds[other], MOST)
        numbers[2 * SEATS + away] = s.pretenders >> other & 1
        numbers[3 * SEATS + away] = tracks[0]
        numbers[4 * SEATS + away] = tracks[1]
        numbers[5 * SEATS + away] = tracks[2]
        numbers[6 * SEATS + away] = conditions_met(tracks, s.deeds[other])
        numbers[7 * SEATS + away] = (hand & ACTION_CARDS).bit_count()
        numbers[8 * SEATS + away] = (hand & EPIC_CARDS).bit_count()
        numbers[9 * SEATS + away] = zones[PUT_AWAY + other].bit_count()
        numbers[10 * SEATS + away] = zones[DRAWN + other].bit_count() + zones[DRAWN_AGAIN + other].bit_count()
    numbers[11 * SEATS] = zones[UNDEALT].bit_count()
    numbers[11 * SEATS + 1] = zones[SET_ASIDE].bit_count()
    numbers[11 * SEATS + 2] = zones[ACTION_DISCARD].bit_count()
    numbers[11 * SEATS + 3] = zones[EPIC_PILE].bit_count()
    for layer in s.tile_stack:
        numbers[11 * SEATS + 4] += layer.bit_count()
    numbers[11 * SEATS + 5] = s.drawn_tiles.bit_count()
    found.append(bytes(numbers))


def _cards(s: State, seat: int, who: tuple[bytes, ...], found: list[bytes]) -> None:
    """What lies in the open, and the observer's own."""
    players = s.players
    zones = s.zones
    found.append(spread(CARD_ROW | zones[seat]))
    found.append(spread(ACTION_ROW | zones[PUT_AWAY + seat]))
    found.append(spread(TALE_ROW | (zones[DRAWN + seat] | zones[DRAWN_AGAIN + seat]) >> EPIC))
    for away in range(players):
        found.append(spread(TILE_ROW | zones[(seat + away) % players] >> ADVANTAGE & EVERY_TILE))
    for _ in range(players, SEATS):
        found.append(NO_TILES)
    found.append(spread(TILE_ROW | zones[FACE_UP] >> ADVANTAGE))
    found.append(spread(TILE_ROW | zones[FACE_DOWN] >> ADVANTAGE))
    found.append(spread(TALE_ROW | zones[EPIC_DISCARD] >> EPIC))
    found.append(spread(TALE_ROW | zones[REVEALED] >> EPIC))
    found.append(spread(CARD_ROW | zones[IN_PLAY]))
    owner = NOBODY
    for other in range(players):
        if zones[BEFORE + other] >> DAGDAS_CAULDRON & 1:
            owner = other
    found.append(who[owner])


def _hidden(s: State, seat: int, found: list[bytes]) -> None:
    """Where hidden cards and tiles may be. Everybody sees how many lie where: an empty place is known."""
    players = s.players
    zones = s.zones
    actions = known_to(s.trails[ACTION_TRAIL], seat)
    tales = known_to(s.trails[EPIC_TRAIL], seat)
    cards = [0] * (2 * OTHERS + 3)
    told = [0] * (2 * OTHERS + 1)
    for away in range(players - 1):
        other = (seat + away + 1) % players
        if zones[other] & ACTION_CARDS:
            cards[away] = actions.possible(other)
        if zones[PUT_AWAY + other]:
            cards[OTHERS + away] = actions.possible(ACTION_PLACE[PUT_AWAY + other])
        if zones[other] & EPIC_CARDS:
            told[away] = tales.possible(other) >> EPIC
        if zones[DRAWN + other]:
            told[OTHERS + away] = tales.possible(DRAWN + other) >> EPIC
        if zones[DRAWN_AGAIN + other]:
            told[OTHERS + away] |= tales.possible(DRAWN_AGAIN + other) >> EPIC
    for at in range(3):
        if zones[UNDEALT + at]:
            cards[2 * OTHERS + at] = actions.possible(ACTION_PLACE[UNDEALT + at])
    told[2 * OTHERS] = tales.possible(EPIC_PILE) >> EPIC
    _levels(cards, ACTION_ROW, found)
    _levels(told, TALE_ROW, found)
    tiles = known_to(s.trails[TILE_TRAIL], seat)
    later = 0
    top = LAYER + s.layers_gone
    for at in range(1, len(s.tile_stack)):
        later |= tiles.possible(top + at)
    drawn = tiles.possible(DRAWN_TILE) if s.drawn_tiles else 0
    _levels([tiles.possible(top) if s.tile_stack else 0, later, drawn], TILE_ROW, found)


def _levels(places: list[int], row: int, found: list[bytes]) -> None:
    """What may be in one place only is certainly there."""
    once = twice = 0
    for here in places:
        twice |= once & here
        once |= here
    sure = once & ~twice
    for here in places:
        found.append(levels(row | here, sure & here))


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


def _question(s: State, seat: int, who: tuple[bytes, ...], found: list[bytes]) -> None:
    """Who is asked to react others may not know; in a draft all are awaited until all have answered."""
    question = NOBODY
    moment = NO_MOMENT
    awaited = NOBODY_THERE
    mine = s.seat == seat
    if s.options and s.seat > CHANCE:
        top = s.stack[-1]
        if type(top) is Window:
            question = REACTIONS
            moment = MOMENT[top.moment]
            mine = mine or (s.setting.sealed and seat in top.asked(s))
        else:
            question = QUESTION_NUMBER[s.question]
            if question >= DRAFT:
                awaited = EVERYBODY[s.players]
                mine = mine or seat in top.asked(s)
            else:
                awaited = who[s.seat]
    found.append(QUESTION[question])
    found.append(moment)
    found.append(awaited)
    found.append(YES if mine else NO)
    found.append(spread(2 * CARD_ROW | s.answers[seat] | s.replies[seat]))


def _doing(s: State, who: tuple[bytes, ...], found: list[bytes]) -> None:
    kinds = underway = 0
    card = player = stage = NOBODY
    plan: tuple[int, ...] = ()
    for frame in s.stack:
        kinds |= KIND_BIT[type(frame)]
        if type(frame) is Play:
            card = frame.card
            player = frame.seat
            stage = 0 if frame.stage == DECLARING else 1 if frame.stage == RESOLVING else 2
            plan = frame.plan
            underway |= 1 << card
        elif type(frame) is Withdraw:
            plan = frame.plan
        elif type(frame) is CauldronReturn:
            plan = frame.chosen
    found.append(spread(KIND_ROW | kinds))
    found.append(spread(CARD_ROW | underway))
    found.append(CARD[card])
    found.append(who[player])
    found.append(STAGE[stage])
    if plan:
        numbers = bytearray(PLAN)
        for at in range(min(PLAN, len(plan))):
            numbers[at] = min(max(plan[at] + 2, 1), MOST)
        found.append(bytes(numbers))
    else:
        found.append(NO_PLAN)
    if s.question == "site":
        sites = s.sites()
        for site in sites:
            found.append(spread(TILE_ROW | s.board.touched(site)))
        found.append(NO_SITES[len(sites) * TILES :])
    else:
        found.append(NO_SITES)
