"""Positions as JSON and as text, without loss, at every question.

The JSON form is plain data with the names of the rulebook; the text form has the same content, one line
for each thing on the table. What is read back is checked like any position built by hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from json import dumps
from typing import Final

from ardri.rules.box.board import Board, Site, site_from_text
from ardri.rules.box.catalogue import CARD_KEYS, CARD_NUMBERS, SEAT_NAMES, TILE_KEYS, TILE_NUMBERS
from ardri.rules.engine.play import DECLINED, Play, Window
from ardri.rules.engine.verbs import seat_names, settle, zone_name
from ardri.rules.errors import PositionError, RulesError
from ardri.rules.formats.edition_data import check_berth, edition_from_json, edition_to_json
from ardri.rules.formats.knowledge_data import knowledge_from_json, knowledge_to_json
from ardri.rules.game import WINDOWS, Game
from ardri.rules.invariants import problems
from ardri.rules.knowledge.sightings import nobody_has_seen_more
from ardri.rules.phases.assembly import Assembly
from ardri.rules.phases.clash import CauldronReturn, Citadels, ClashCourse
from ardri.rules.phases.crows import GatesOpen
from ardri.rules.phases.draft import Deal, Draft
from ardri.rules.phases.epic_draw import Draw
from ardri.rules.phases.maneuvers import Attack, Maneuvers, Truce, Withdraw
from ardri.rules.phases.mountains_toll import Toll
from ardri.rules.phases.movement import Clashes
from ardri.rules.phases.removal import Removal
from ardri.rules.phases.rounds import Rounds
from ardri.rules.phases.season import Exile, Season
from ardri.rules.phases.setup import Setup, box
from ardri.rules.state import chance
from ardri.rules.state.edition import LEAST_PLAYERS, Edition
from ardri.rules.state.markers import to_number, to_value
from ardri.rules.state.plain_names import card_names, territory_data, tile_names
from ardri.rules.state.state import (
    FINISHED,
    NOBODY,
    NOWHERE,
    PHASE_NAMES,
    ZONES,
    Clash,
    Frame,
    Setting,
    State,
)

FORMAT: Final = 3
FORMAT_OF_RULES_1: Final = 2

FRAMES: Final[dict[str, type[Frame]]] = {
    kind.__name__: kind
    for kind in (
        Setup,
        Rounds,
        Assembly,
        GatesOpen,
        Deal,
        Draft,
        Season,
        Exile,
        Play,
        Window,
        Draw,
        Removal,
        Toll,
        Clashes,
        ClashCourse,
        Citadels,
        Maneuvers,
        Truce,
        Withdraw,
        Attack,
        CauldronReturn,
    )
}
# What is going on between cards and clashes. It means the same in format 2, which has other numbers for
# moments and for the stages of a card.
CALM: Final = ("Setup", "Rounds", "Assembly", "GatesOpen", "Deal", "Draft", "Season", "Exile")
ZONE_NAMES: Final = tuple(zone_name(zone) for zone in range(ZONES))
WAYS: Final = {1: "clockwise", -1: "counterclockwise"}
CLASH_SEATS: Final = ("initiator", "instigator", "active", "target", "chosen_next", "cauldron_seat")

Data = dict[str, object]


# Writing


def to_json(game: Game) -> Data:
    """The position of a game as plain data, at any question; `from_json` reads it back.

    It has no history, events or seed: those are in a `Record`, or in a pickled game.
    """
    return state_to_json(game.state)


def state_to_json(s: State) -> Data:
    """A position as plain data."""
    return {
        "format": FORMAT,
        "players": s.players,
        **edition_to_json(s.edition),
        "windows": s.setting.windows,
        "round_limit": s.setting.round_limit,
        "phase": PHASE_NAMES[s.phase],
        "round": s.round,
        "turn": _seat_name(s.turn),
        "brenn": _seat_name(s.brenn),
        "crows": WAYS[s.direction],
        "capital": _tile_name(s.capital),
        "festival": _tile_name(s.festival),
        "pretenders": seat_names(s.pretenders),
        "cathbad": _seat_name(s.cathbad),
        "ploy": _seat_name(s.ploy),
        "outcome": s.outcome,
        "winner": seat_names(s.winners),
        "won_by": s.won_by or "-",
        "reserve": list(s.reserve),
        "deeds": list(s.deeds),
        "chance": list(s.counters),
        "territories": [territory_data(s, tile) for tile, _ in s.board.places],
        "tile_stack": [tile_names(layer) for layer in s.tile_stack],
        "drawn_tiles": tile_names(s.drawn_tiles),
        "cards": {ZONE_NAMES[zone]: card_names(s.zones[zone]) for zone in range(ZONES) if s.zones[zone]},
        "answers": [card_names(answer) for answer in s.answers],
        "replies": [_reply_name(reply) for reply in s.replies],
        "clash": None if s.clash is None else _clash(s.clash),
        "doing": [[type(frame).__name__, *_plain(frame.data())] for frame in s.stack],
        "knowledge": knowledge_to_json(s),
        **_markers(s),
    }


def _markers(s: State) -> Data:
    """The markers of the edition, if it has any."""
    markers = s.edition.box.markers
    said = zip(markers, s.markers, strict=True)
    return {"markers": {marker.name: to_value(marker, number) for marker, number in said}} if markers else {}


def _reply_name(reply: int) -> str:
    if not reply:
        return "-"
    return "decline" if reply == DECLINED else CARD_KEYS[reply.bit_length() - 1]


def _seat_name(seat: int) -> str:
    return "-" if seat == NOBODY else SEAT_NAMES[seat]


def _tile_name(tile: int) -> str:
    return "-" if tile < 0 else TILE_KEYS[tile]


def _plain(values: tuple[object, ...]) -> list[object]:
    return [list(value) if isinstance(value, tuple) else value for value in values]


def _clash(clash: Clash) -> Data:
    data: Data = {"territory": TILE_KEYS[clash.territory]}
    for name in CLASH_SEATS:
        data[name] = _seat_name(getattr(clash, name))
    data.update(
        silent=clash.silent,
        over=clash.over,
        maneuver=clash.maneuver,
        removed=clash.removed,
        sheltered=list(clash.sheltered),
        losses=list(clash.losses),
        cauldron=_named_tiles(clash.cauldron),
    )
    return data


def _named_tiles(tiles: tuple[int, ...]) -> list[str]:
    return [TILE_KEYS[tile] for tile in tiles]


# Reading


def from_json(data: Data, source: chance.Source | None = None) -> Game:
    """The game that `to_json` wrote, going on with a source of chance.

    Raises:
        PositionError: if there can be no such position.
    """
    try:
        s = state_from_json(data)
        return Game.at(s, chance.Seeded(0) if source is None else source)
    except RulesError:
        raise
    except (AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise PositionError(f"what is going on in this position makes no sense: {error!r}") from error


def state_from_json(data: Data) -> State:
    """The position that `state_to_json` wrote, checked."""
    _check_format(data)
    try:
        edition = edition_from_json(data)
    except (RulesError, ValueError) as error:
        raise PositionError(str(error)) from None
    players = _int(data, "players", LEAST_PLAYERS, edition.seats)
    windows = _str(data, "windows")
    if windows not in WINDOWS:
        raise PositionError(f"windows are {' or '.join(WINDOWS)}, not {windows!r}")
    s = box(Setting(players, edition, windows, _int(data, "round_limit", 0)))
    s.phase = _index(data, "phase", PHASE_NAMES)
    s.round = _int(data, "round", 0)
    s.turn = _seat(s, data, "turn")
    s.brenn = _seat(s, data, "brenn")
    s.direction = 1 if _index(data, "crows", ("clockwise", "counterclockwise")) == 0 else -1
    s.capital = _tile(s, data, "capital")
    s.festival = _tile(s, data, "festival")
    s.cathbad = _seat(s, data, "cathbad")
    s.ploy = _seat(s, data, "ploy")
    s.winners = _seats(s, data, "winner")
    s.outcome = _int(data, "outcome", 0, 1)
    s.won_by = _str(data, "won_by").strip("-")
    s.pretenders = _seats(s, data, "pretenders")
    s.reserve = _ints(data, "reserve", players)
    s.deeds = _ints(data, "deeds", players)
    s.counters = _ints(data, "chance", len(chance.STREAMS))
    _read_land(s, data)
    _read_cards(s, data)
    s.clash = _read_clash(s, data)
    _read_markers(s, data)
    s.stack = [_read_frame(s, entry) for entry in _list(data, "doing")]
    found = problems(s)
    if s.phase == FINISHED and s.stack:
        found.append("something is going on though the game is over")
    if s.phase != FINISHED and not isinstance(s.stack[0] if s.stack else None, Rounds | Setup):
        found.append("no round is going on")
    if found:
        raise PositionError(found[0])
    if "knowledge" in data:
        s.trails = knowledge_from_json(s, data["knowledge"])
    else:
        nobody_has_seen_more(s)
    return s


def _check_format(data: Data) -> None:
    found = data.get("format")
    if found not in (FORMAT, FORMAT_OF_RULES_1):
        raise PositionError(f"the format is {found!r}, this reads {FORMAT}")
    doing = [entry[0] for entry in _list(data, "doing") if isinstance(entry, list) and entry]
    if found == FORMAT_OF_RULES_1 and not all(name in CALM for name in doing):
        raise PositionError(
            "it was written with rules 1 in the middle of a card or a clash: these differ now"
        )


def _wrong(key: str, value: object) -> PositionError:
    return PositionError(f"{key!r} cannot be {value!r}")


def _int(data: Data, key: str, least: int, most: int | None = None) -> int:
    value = data.get(key)
    if type(value) is not int or value < least or (most is not None and value > most):
        raise _wrong(key, value)
    return value


def _str(data: Data, key: str) -> str:
    value = data.get(key)
    if not isinstance(value, str):
        raise _wrong(key, value)
    return value


def _list(data: Data, key: str) -> list[object]:
    value = data.get(key)
    if not isinstance(value, list):
        raise _wrong(key, value)
    return value


def _ints(data: Data, key: str, size: int | None = None) -> list[int]:
    values: list[int] = []
    for value in _list(data, key):
        if type(value) is not int:
            raise _wrong(key, value)
        values.append(value)
    if size is not None and len(values) != size:
        raise _wrong(key, values)
    return values


def _index(data: Data, key: str, names: Sequence[str]) -> int:
    value = _str(data, key)
    if value not in names:
        raise _wrong(key, value)
    return names.index(value)


def _seat(s: State, data: Data, key: str) -> int:
    name = _str(data, key)
    return NOBODY if name == "-" else _seat_index(s, name, key)


def _seats(s: State, data: Data, key: str) -> int:
    found = 0
    for name in _str(data, key).strip("-"):
        found |= 1 << _seat_index(s, name, key)
    return found


def _seat_index(s: State, name: str, key: str) -> int:
    if len(name) != 1 or name not in SEAT_NAMES[: s.players]:
        raise _wrong(key, name)
    return SEAT_NAMES.index(name)


def _tile(s: State, data: Data, key: str) -> int:
    return NOWHERE if data.get(key) == "-" else _territory(s, data, key)


def _territory(s: State, data: Data, key: str) -> int:
    return TILE_NUMBERS[s.edition.tile_keys[_index(data, key, s.edition.tile_keys)]]


def _mask(values: object, numbers: dict[str, int], key: str) -> int:
    if not isinstance(values, list):
        raise _wrong(key, values)
    mask = 0
    for value in values:
        number = numbers.get(value, -1) if isinstance(value, str) else -1
        if number < 0 or mask >> number & 1:
            raise _wrong(key, value)
        mask |= 1 << number
    return mask


def _read_land(s: State, data: Data) -> None:
    s.board = Board()
    sites: list[tuple[int, Site]] = []
    for entry in _list(data, "territories"):
        if not isinstance(entry, dict):
            raise _wrong("territories", entry)
        tile = _territory(s, entry, "name")
        try:
            site = site_from_text(_str(entry, "site"))
        except ValueError as error:
            raise PositionError(str(error)) from None
        if s.board.tiles >> tile & 1 or not s.board.is_free(site):
            raise PositionError(f"{TILE_KEYS[tile]} lies on another territory, or twice on the board")
        s.board = s.edition.with_tile(s.board, tile, site)
        sites.append((tile, site))
        s.sanctuaries[tile] = _int(entry, "sanctuaries", 0)
        s.citadels[tile] = _int(entry, "citadels", 0)
        for seat, count in enumerate(_ints(entry, "clans", s.players)):
            s.clans[tile * s.players + seat] = count
            s.presence[seat] |= (1 << tile) if count else 0
        settle(s, tile)
    for tile, site in sites:
        check_berth(s, tile, site)
    layers = [_mask(layer, TILE_NUMBERS, "tile_stack") for layer in _list(data, "tile_stack")]
    if 0 in layers:
        raise PositionError("a layer of the tile stack is empty")
    s.tile_stack = tuple(layers)
    s.drawn_tiles = _mask(data.get("drawn_tiles"), TILE_NUMBERS, "drawn_tiles")


def _read_cards(s: State, data: Data) -> None:
    cards = data.get("cards")
    if not isinstance(cards, dict):
        raise _wrong("cards", cards)
    s.zones = [0] * ZONES
    for name, values in cards.items():
        if name not in ZONE_NAMES:
            raise _wrong("cards", name)
        s.zones[ZONE_NAMES.index(name)] = _mask(values, CARD_NUMBERS, name)
    s.collect_hands()
    s.answers = [_mask(values, CARD_NUMBERS, "answers") for values in _list(data, "answers")]
    if len(s.answers) != s.players:
        raise _wrong("answers", data["answers"])
    replies = _list(data, "replies")
    if len(replies) != s.players:
        raise _wrong("replies", replies)
    s.replies = [_reply(reply) for reply in replies]


def _reply(name: object) -> int:
    if name == "-":
        return 0
    if name == "decline":
        return DECLINED
    return _mask([name], CARD_NUMBERS, "replies")


def _read_clash(s: State, data: Data) -> Clash | None:
    entry = data.get("clash")
    if entry is None:
        return None
    if not isinstance(entry, dict):
        raise _wrong("clash", entry)
    seats = {name: _seat(s, entry, name) for name in CLASH_SEATS}
    clash = Clash(
        _territory(s, entry, "territory"),
        seats["initiator"],
        seats["instigator"],
        seats["active"],
        _ints(entry, "sheltered", s.players),
    )
    clash.target = seats["target"]
    clash.chosen_next = seats["chosen_next"]
    clash.cauldron_seat = seats["cauldron_seat"]
    clash.silent = entry.get("silent") is True
    clash.over = entry.get("over") is True
    clash.maneuver = _int(entry, "maneuver", 0, 3)
    clash.removed = _int(entry, "removed", 0)
    clash.losses = tuple(_ints(entry, "losses"))
    if any(not 0 <= loss < s.players * s.edition.tile_numbers for loss in clash.losses):
        raise _wrong("losses", entry["losses"])
    clash.cauldron = tuple(_territory(s, {"cauldron": name}, "cauldron") for name in _list(entry, "cauldron"))
    return clash


def _read_markers(s: State, data: Data) -> None:
    """Read what the edition has besides."""
    markers = s.edition.box.markers
    entry = data.get("markers", {})
    if not isinstance(entry, dict) or list(entry) != [marker.name for marker in markers]:
        raise _wrong("markers", entry)
    try:
        s.markers = tuple(
            [to_number(marker, entry[marker.name], s.board.tiles, s.players) for marker in markers]
        )
    except ValueError:
        raise _wrong("markers", entry) from None


def frames_of(edition: Edition) -> dict[str, type[Frame]]:
    """The kinds of frames that a game of an edition has, by name."""
    return {**FRAMES, **{kind.__name__: kind for kind in edition.box.frames}}


def _read_frame(s: State, entry: object) -> Frame:
    frames = frames_of(s.edition)
    if not isinstance(entry, list) or not entry or entry[0] not in frames:
        raise _wrong("doing", entry)
    values: list[object] = []
    for value in entry[1:]:
        numbers = value if isinstance(value, list) else [value]
        if any(not isinstance(number, int) for number in numbers):
            raise _wrong("doing", entry)
        values.append(tuple(value) if isinstance(value, list) else value)
    try:
        return frames[entry[0]](*values)
    except TypeError:
        raise _wrong("doing", entry) from None


# A fingerprint


def digest(game: Game) -> str:
    """Sixteen letters that differ when positions do."""
    return digest_of(to_json(game))


def digest_of(position: dict[str, object]) -> str:
    """The same of a position that is plain data already."""
    text = dumps(position, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=8).hexdigest()
