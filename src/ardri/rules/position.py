"""Build any legal situation by saying what is special about it, for tests, puzzles and editors.

Everything not said is filled in: cards not named lie in their piles, tiles are laid in a chain in which
each touches the two before it, the Capital stands on the first one. An impossible situation is refused
with the reason.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ardri.rules.board import Board, Site, site_from_text
from ardri.rules.catalogue import (
    ACTIONS,
    ADVANTAGE,
    CARD_KEYS,
    ENTERS_WITH_SANCTUARY,
    EPIC,
    PLAINS,
    SEAT_NAMES,
    SEATS,
    SWAMP,
    TILE_KEYS,
    TILES,
    bits,
)
from ardri.rules.chance import Scripted, Seeded, Source
from ardri.rules.errors import PositionError
from ardri.rules.events import EVERYBODY
from ardri.rules.game import WINDOWS, Game
from ardri.rules.invariants import problems
from ardri.rules.knowledge import nobody_has_seen_more
from ardri.rules.rounds import Rounds
from ardri.rules.season import Season
from ardri.rules.setup import box
from ardri.rules.state import (
    ACTION_DISCARD,
    ASSEMBLY,
    BOX,
    EPIC_DISCARD,
    EPIC_PILE,
    FACE_DOWN,
    FACE_UP,
    HAND,
    OPEN,
    SEASON,
    SET_ASIDE,
    UNDEALT,
    Setting,
    State,
)
from ardri.rules.verbs import place, shift

Names = str | Sequence[str]

FILLERS: Final = (PLAINS, *[tile for tile in range(TILES) if tile != PLAINS])


def position(
    players: int = 2,
    *,
    tiles: Names | Mapping[str, str] = "",
    clans: Mapping[str, str] | None = None,
    sanctuaries: Mapping[str, int] | None = None,
    citadels: Mapping[str, int] | None = None,
    capital: str | None = None,
    festival: str | None = None,
    hand: Mapping[str, Names] | None = None,
    deeds: Mapping[str, int] | None = None,
    pretenders: str = "",
    brenn: str = "A",
    crows: str = "clockwise",
    turn: str | None = None,
    opening: bool = False,
    passes: int = 0,
    set_aside: Names = "",
    epic_discard: Names = "",
    played: Names = "",
    stack: Names = "",
    round: int = 1,
    chance: Names = "",
    source: Source | None = None,
    discovery: bool = False,
    round_limit: int = 0,
    listen: bool = True,
    windows: str = OPEN,
    undo: bool = False,
) -> Game:
    """A game in the situation described: at a seat's turn, or (without `turn`) before an Assembly.

    `tiles` names territories in the order of the chain, or gives each its site; those named elsewhere
    are added. `clans` is like ``{"hills": "A2 B1"}``, `hand` like ``{"A": "bard eriu hills"}``,
    `played` names Advantage cards already played, `stack` the tiles on top of the stack in order (known to
    everybody), `chance` what fate brings first, like ``"epic:eriu tile:moor"``. Each seat knows its own hand
    and what lies open, nobody what is set aside or discarded unseen.
    """
    if not 2 <= players <= SEATS:
        raise PositionError(f"Inis is for 2 to {SEATS} players, not {players}")
    if windows not in WINDOWS:
        raise PositionError(f"windows are {' or '.join(WINDOWS)}, not {windows!r}")
    setting = Setting(players, discovery, windows, round_limit)
    s = box(setting)
    places = [*(clans or {}), *(sanctuaries or {}), *(citadels or {})]
    places.extend(name for name in (capital, festival) if name is not None)
    _lay(s, tiles, places)
    _build(s, sanctuaries or {}, citadels or {}, capital)
    if festival is not None:
        s.festival = _tile(festival)
    _stack(s, stack)
    for name, group in (clans or {}).items():
        _place(s, _tile(name), group)
    _deal(s, hand or {}, _words(set_aside), _words(epic_discard), _words(played))
    nobody_has_seen_more(s)
    for name, count in (deeds or {}).items():
        s.deeds[_seat(s, name)] = count
    for name in pretenders:
        s.pretenders |= 1 << _seat(s, name)
    s.brenn = _seat(s, brenn)
    if crows not in ("clockwise", "counterclockwise"):
        raise PositionError(f"the crows fly clockwise or counterclockwise, not {crows!r}")
    s.direction = 1 if crows == "clockwise" else -1
    s.round = round
    s.push(Rounds())
    if turn is None:
        s.phase = ASSEMBLY
    else:
        s.phase = SEASON
        s.turn = _seat(s, turn)
        s.push(Season(passes=passes, opening=opening))
    found = problems(s)
    if found:
        raise PositionError(found[0])
    if listen:
        s.log = []
    s.wary = undo
    fate = Seeded(0) if source is None else source
    script = _words(chance)
    return Game.at(s, Scripted(script, fate) if script else fate)


def _words(names: Names) -> list[str]:
    return names.split() if isinstance(names, str) else list(names)


def _tile(name: str) -> int:
    if name not in TILE_KEYS:
        raise PositionError(f"there is no territory {name!r}")
    return TILE_KEYS.index(name)


def _card(name: str) -> int:
    if name not in CARD_KEYS:
        raise PositionError(f"there is no card {name!r}")
    return CARD_KEYS.index(name)


def _seat(s: State, name: str) -> int:
    if len(name) != 1 or name not in SEAT_NAMES[: s.players]:
        raise PositionError(f"there is no seat {name!r} with {s.players} players")
    return SEAT_NAMES.index(name)


def _lay(s: State, tiles: Names | Mapping[str, str], places: list[str]) -> None:
    """Lay the tiles where they are said to be, or in a chain; at least as many as there are players."""
    sites: dict[int, Site] = {}
    named = list(tiles) if isinstance(tiles, Mapping) else _words(tiles)
    if isinstance(tiles, Mapping):
        for name, text in tiles.items():
            try:
                sites[_tile(name)] = site_from_text(text)
            except ValueError:
                raise PositionError(f"{text!r} is not a site such as '4,1,up'") from None
    order: list[int] = []
    for tile in [_tile(name) for name in [*named, *places]]:
        if tile not in order:
            order.append(tile)
    for tile in FILLERS:
        if len(order) < s.players and tile not in order:
            order.append(tile)
    for tile in order:
        site = sites.get(tile) or chain_site(s.board)
        if not s.board.is_free(site):
            raise PositionError(f"{TILE_KEYS[tile]} lies on another territory")
        s.board = s.board.with_tile(tile, site)
        shift(s, ADVANTAGE + tile, BOX, FACE_UP, EVERYBODY)


def chain_site(board: Board) -> Site:
    """Where the next tile of a chain lies: touching the two before it and no other, if that is possible."""
    last = 0
    for tile, _ in board.places[-2:]:
        last |= 1 << tile
    sites = board.legal_sites()
    return next((site for site in sites if board.touched(site) == last), sites[0])


def _build(
    s: State, sanctuaries: Mapping[str, int], citadels: Mapping[str, int], capital: str | None
) -> None:
    fit = [tile for tile, _ in s.board.places if tile != SWAMP]
    if not fit:
        raise PositionError("the Capital cannot stand in the Swamp")
    s.capital = fit[0] if capital is None else _tile(capital)
    for tile, _ in s.board.places:
        own = (ENTERS_WITH_SANCTUARY >> tile & 1) + (tile == s.capital)
        s.sanctuaries[tile] = sanctuaries.get(TILE_KEYS[tile], own)
        if s.sanctuaries[tile] < own:
            raise PositionError(f"{TILE_KEYS[tile]} has had {own} from the beginning: Sanctuaries stay")
        s.citadels[tile] = citadels.get(TILE_KEYS[tile], 0)


def _stack(s: State, names: Names) -> None:
    rest = ((1 << TILES) - 1) & ~s.board.tiles
    layers = []
    for tile in [_tile(name) for name in _words(names)]:
        if not rest >> tile & 1:
            raise PositionError(f"{TILE_KEYS[tile]} cannot be in the stack")
        rest &= ~(1 << tile)
        layers.append(1 << tile)
    s.tile_stack = tuple(layers) if not rest else (*layers, rest)


def _place(s: State, territory: int, group: str) -> None:
    for word in group.split():
        seat, count = word[0], word[1:]
        if not count.isdigit():
            raise PositionError(f"clans are written like 'A2 B1', not {group!r}")
        if int(count) > s.reserve[_seat(s, seat)]:
            raise PositionError(f"{seat} has more clans on the board than there are")
        place(s, _seat(s, seat), territory, int(count))


def _deal(
    s: State,
    hands: Mapping[str, Names],
    set_aside: list[str],
    epic_discard: list[str],
    played: list[str],
) -> None:
    for name, names in hands.items():
        for card in _words(names):
            _put(s, _card(card), HAND + _seat(s, name))
    for card in set_aside:
        _put(s, _card(card), SET_ASIDE)
    for card in epic_discard:
        _put(s, _card(card), EPIC_DISCARD)
    for card in played:
        _put(s, _card(card), FACE_DOWN)
    for rest in bits(s.zones[UNDEALT]):
        _put(s, rest, ACTION_DISCARD)


def _put(s: State, card: int, zone: int) -> None:
    source = UNDEALT if card < ACTIONS else FACE_UP if card < EPIC else EPIC_PILE
    if not s.zones[source] >> card & 1:
        unused = s.zones[BOX] >> card & 1
        raise PositionError(f"{CARD_KEYS[card]} is {'not in this game' if unused else 'in two places'}")
    shift(s, card, source, zone, EVERYBODY)
