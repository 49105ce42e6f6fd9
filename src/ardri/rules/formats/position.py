"""Position builder: any legal situation from what is special about it, for tests, puzzles and editors.

Everything not said is filled in: cards not named lie in their piles, tiles are laid in a chain in which
each touches the two before it, the Capital stands on the first one. An impossible situation is refused
with the reason.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ardri.rules.box.board import Board, Site, site_from_text
from ardri.rules.box.catalogue import (
    CARD_KEYS,
    DECK_OF,
    PLAINS,
    SEAT_NAMES,
    TILE_KEYS,
    TILE_RECORDS,
    bits,
)
from ardri.rules.editions.registry import edition_for
from ardri.rules.engine.verbs import lay_tile, place, shift
from ardri.rules.errors import PositionError, RulesError, ScriptError
from ardri.rules.formats.edition_data import check_berth
from ardri.rules.formats.position_arguments import (
    Names,
    card_of,
    count_of,
    counts_of,
    entries_of,
    flag_of,
    group_of,
    script_of,
    seat_of,
    text_of,
    tile_of,
    words_of,
)
from ardri.rules.game import WINDOWS, Game
from ardri.rules.invariants import problems
from ardri.rules.knowledge.sightings import nobody_has_seen_more
from ardri.rules.phases.rounds import Rounds, season_over
from ardri.rules.phases.season import Season
from ardri.rules.phases.setup import box
from ardri.rules.state.chance import Scripted, Seeded, Source
from ardri.rules.state.edition import Edition
from ardri.rules.state.events import EVERYBODY
from ardri.rules.state.markers import to_number
from ardri.rules.state.state import (
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

CROWS: Final = ("clockwise", "counterclockwise")


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
    edition: Edition | str = "base",
    round_limit: int = 0,
    listen: bool = True,
    windows: str = OPEN,
    undo: bool = False,
    forced: bool = False,
    markers: Mapping[str, object] | None = None,
) -> Game:
    """A game in the situation described: at a seat's turn, or (without `turn`) before an Assembly.

    Each seat knows its own hand and what lies open, nobody what is set aside or discarded unseen.

    Args:
        players: 2 to 5.
        tiles: territories in the order of the chain, or each with its site; those named elsewhere are added.
        clans: by territory, like ``{"hills": "A2 B1"}``.
        sanctuaries: how many stand in a territory.
        citadels: how many stand in a territory, without the Capital.
        capital: the territory of the Capital; the first one fit for it.
        festival: the territory of the Festival.
        hand: by seat, like ``{"A": "bard eriu hills"}``.
        deeds: by seat.
        pretenders: the seats with a token, like ``"AC"``.
        brenn: a seat.
        crows: ``clockwise`` or ``counterclockwise``.
        turn: the seat whose turn it is.
        opening: whether that is the first turn of the season.
        passes: how many have passed in a row.
        set_aside: the Action card set aside.
        epic_discard: Epic Tales in the discard.
        played: Advantage cards already played in this round.
        stack: the tiles on top of the stack in order; everybody knows them.
        round: the round.
        chance: what chance brings first, like ``"epic:eriu tile:moor"``.
        source: where chance comes from after that.
        edition, round_limit, listen, windows, undo: as for `Game.start`; somebody listens by default.
        forced: stop also at questions with one option, which otherwise answer themselves.
        markers: what the edition has besides, like ``{"king": "need"}``: a state, a territory or a list of
            them, a seat; what coming into play means for a territory has happened before.

    Raises:
        PositionError: if there is no such situation; the message says why.

    >>> game = position(clans={"hills": "A2 B1"}, hand={"A": "festival bard"}, turn="A")
    >>> game
    Game(2 players, round 1, A is asked: turn)
    >>> position(hand={"A": "excalibur"}, turn="A")
    Traceback (most recent call last):
    ...
    ardri.rules.errors.PositionError: there is no card 'excalibur'...
    """
    try:
        seats = count_of("players", players)
        box_of = edition_for(edition if isinstance(edition, Edition) else text_of("edition", edition), seats)
    except RulesError as error:
        raise PositionError(str(error)) from None
    if windows not in WINDOWS:
        raise PositionError(f"windows are {' or '.join(WINDOWS)}, not {windows!r:.60}")
    if crows not in CROWS:
        raise PositionError(f"the crows fly {' or '.join(CROWS)}, not {crows!r:.60}")
    if source is not None and not isinstance(source, Source):
        raise PositionError(f"a source of chance is a Source, not {source!r:.60}")
    script = script_of(box_of, players, chance)
    setting = Setting(players, box_of, windows, count_of("round_limit", round_limit))
    s = box(setting)
    groups = entries_of("clans", clans)
    sacred, fortified = counts_of("sanctuaries", sanctuaries), counts_of("citadels", citadels)
    places = [*dict(groups), *sacred, *fortified]
    places.extend(name for name in (capital, festival) if name is not None)
    _lay(s, tiles, places)
    _build(s, sacred, fortified, capital)
    s.edition.box.start.founded(s)
    if festival is not None:
        s.festival = tile_of(s.edition, festival)
    _stack(s, words_of("stack", stack))
    for name, group in groups:
        _place(s, tile_of(s.edition, name), group)
    _deal(s, hand, set_aside, epic_discard, played)
    nobody_has_seen_more(s)
    for name, count in counts_of("deeds", deeds).items():
        s.deeds[seat_of(players, name)] = count
    for name in text_of("pretenders", pretenders):
        token = 1 << seat_of(players, name)
        if s.pretenders & token:
            raise PositionError(f"{name} has one Pretender token, not two")
        s.pretenders |= token
    s.brenn = seat_of(players, brenn)
    s.direction = 1 if crows == "clockwise" else -1
    s.round = count_of("round", round, 0 if turn is None else 1)
    if 0 < round_limit < s.round:
        raise PositionError(f"round {s.round} cannot be: the game has ended after {round_limit}")
    _mark(s, markers)
    _begin(s, turn, count_of("passes", passes), flag_of("opening", opening))
    found = problems(s)
    if found:
        raise PositionError(found[0])
    chance_source = Seeded(0) if source is None else source
    try:
        return Game.at(
            s,
            Scripted(script, chance_source) if script else chance_source,
            asks_forced=flag_of("forced", forced),
            listen=flag_of("listen", listen),
            undo=flag_of("undo", undo),
        )
    except ScriptError as error:
        raise PositionError(str(error)) from None


def _begin(s: State, turn: str | None, passes: int, opening: bool) -> None:
    """Begin a seat's turn of the Season, or else the next Assembly."""
    if turn is None:
        s.push(Rounds())
        s.phase = ASSEMBLY
        if passes or opening:
            raise PositionError("passes and opening are of a Season; before an Assembly there is none")
    else:
        s.push(Rounds(season_over(s.edition.phases)))
        s.phase = SEASON
        s.turn = seat_of(s.players, turn)
        s.push(Season(passes=passes, opening=opening))


def _mark(s: State, markers: Mapping[str, object] | None) -> None:
    """Set the markers of the edition."""
    known = {marker.name: marker for marker in s.edition.box.markers}
    for name, value in entries_of("markers", markers):
        if name not in known:
            there = ", ".join(known) or "none"
            raise PositionError(f"there is no marker {name!r:.60} in {s.edition.name}; there are {there}")
        try:
            s.set_marker(name, to_number(known[name], value, s.board.tiles, s.players))
        except ValueError as error:
            raise PositionError(f"the marker {name}: {error}") from None


def _lay(s: State, tiles: Names | Mapping[str, str], places: list[str]) -> None:
    """Lay the tiles where they are said to be, or in a chain; at least as many as there are players."""
    sites: dict[int, Site] = {}
    order: list[int] = []
    if isinstance(tiles, Mapping):
        for name, text in entries_of("tiles", tiles):
            order.append(tile_of(s.edition, name))
            sites[order[-1]] = _site(text)
    else:
        places = [*words_of("tiles", tiles), *places]
    for name in places:
        if tile_of(s.edition, name) not in order:
            order.append(tile_of(s.edition, name))
    for tile in _fillers(s):
        if len(order) < s.players and tile not in order:
            order.append(tile)
    for tile in order:
        site = sites.get(tile) or chain_site(s.board)
        if not s.board.is_free(site):
            raise PositionError(f"{TILE_KEYS[tile]} lies on another territory")
        lay_tile(s, tile, site)
    for tile, site in sites.items():
        check_berth(s, tile, site)


def _fillers(s: State) -> list[int]:
    """Territories to lay where none is said, the Plains first."""
    return sorted(bits(s.edition.tiles), key=lambda tile: tile != PLAINS)


def _site(text: object) -> Site:
    try:
        return site_from_text(text_of("a site", text))
    except ValueError:
        raise PositionError(f"{text!r:.60} is not a site such as '4,1,up'") from None


def chain_site(board: Board) -> Site:
    """The site of the next tile of a chain: it touches the two before it and, if possible, no other."""
    last = 0
    for tile, _ in board.land[-2:]:
        last |= 1 << tile
    sites = board.legal_sites()
    if not sites:
        raise PositionError("the territories lie so far apart that no tile touches two of them")
    return next((site for site in sites if board.touched(site) == last), sites[0])


def _build(
    s: State, sanctuaries: Mapping[str, int], citadels: Mapping[str, int], capital: str | None
) -> None:
    fit = [tile for tile, _ in s.board.land if not s.edition.no_citadels >> tile & 1]
    if not fit:
        raise PositionError("the Capital cannot stand in the Swamp")
    s.capital = fit[0] if capital is None else tile_of(s.edition, capital)
    for tile, _ in s.board.places:
        own = TILE_RECORDS[tile].sanctuaries + (tile == s.capital)
        s.sanctuaries[tile] = sanctuaries.get(TILE_KEYS[tile], own)
        if s.sanctuaries[tile] < own:
            raise PositionError(f"{TILE_KEYS[tile]} has had {own} from the beginning: Sanctuaries stay")
        s.citadels[tile] = citadels.get(TILE_KEYS[tile], 0)


def _stack(s: State, names: list[str]) -> None:
    rest = s.edition.tiles & ~s.board.tiles
    layers = []
    for tile in [tile_of(s.edition, name) for name in names]:
        if not rest >> tile & 1:
            raise PositionError(f"{TILE_KEYS[tile]} cannot be in the stack")
        rest &= ~(1 << tile)
        layers.append(1 << tile)
    s.tile_stack = tuple(layers) if not rest else (*layers, rest)


def _place(s: State, territory: int, group: object) -> None:
    for seat, count in group_of(s.players, group):
        if count > s.reserve[seat]:
            raise PositionError(f"{SEAT_NAMES[seat]} has more clans on the board than there are")
        place(s, seat, territory, count)


def _deal(
    s: State, hands: Mapping[str, Names] | None, set_aside: Names, epic_discard: Names, played: Names
) -> None:
    for name, names in entries_of("hand", hands):
        seat = seat_of(s.players, name)
        for card in words_of(f"the hand of {name}", names):
            _put(s, card_of(s.edition, card), HAND + seat)
    for card in words_of("set_aside", set_aside):
        _put(s, card_of(s.edition, card), SET_ASIDE)
    for card in words_of("epic_discard", epic_discard):
        _put(s, card_of(s.edition, card), EPIC_DISCARD)
    for card in words_of("played", played):
        _put(s, card_of(s.edition, card), FACE_DOWN)
    for rest in bits(s.zones[UNDEALT]):
        _put(s, rest, ACTION_DISCARD)


def _put(s: State, card: int, zone: int) -> None:
    source = (UNDEALT, FACE_UP, EPIC_PILE)[DECK_OF[card]]
    if not s.zones[source] >> card & 1:
        unused = s.zones[BOX] >> card & 1
        raise PositionError(f"{CARD_KEYS[card]} is {'not in this game' if unused else 'in two places'}")
    shift(s, card, source, zone, EVERYBODY)
