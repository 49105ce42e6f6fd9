"""An edition: what is in the box that a game is played with, and the rules that go with it.

A `Box` is put together from parts: pieces, cards and territories by their numbers, and rules as small objects
without state. `dataclasses.replace` makes a box of another one. An `Edition` is a box that was checked, with
all that follows from it worked out once. A game reads its edition where editions differ. The base game's own
tuples are short or empty, so that it pays next to nothing for what others add.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ardri.rules.box.base_box import (
    ACTION_DECK,
    ADVANTAGE_DECK,
    CITADELS,
    CLANS,
    EPIC_DECK,
    SANCTUARIES,
    SEATS,
)
from ardri.rules.box.board import Board, Site
from ardri.rules.box.catalogue import (
    ADVANTAGE_OF,
    CARD_KEYS,
    CARD_RECORDS,
    CARDS_AT,
    DECK_OF,
    MOST_SEATS,
    SEAT_NAMES,
    TILE_KEYS,
    TILE_RECORDS,
    bits,
)
from ardri.rules.box.fingerprints import EARLIER, PRINT_SIZE, RULES_VERSION, Versions, fingerprint
from ardri.rules.box.options import (
    CODES_END,
    HAND_ON_CODES,
    KEEP_CODES,
    KEYS,
    KIND_OF_VERB,
    MOST_COUNT,
    OF_COUNTS,
    OF_SEATS,
    OF_TILES,
    OF_WORDS,
    SEAT,
    SITE_SLOTS,
    TABLE_VERSION,
    VALUE_OF,
    VERB_OF,
    enter_options,
)
from ardri.rules.errors import RulesError
from ardri.rules.state.edition_rules import (
    UNLIMITED,
    ArrivalRule,
    Choice,
    ClashRule,
    CrowsRule,
    Invariant,
    LaidRule,
    MapRule,
    MovementRule,
    Phase,
    PlacingRule,
    Start,
    TurnRule,
    Victory,
)
from ardri.rules.state.installed import installed_editions
from ardri.rules.state.markers import Marker
from ardri.rules.state.modules import (
    MODULES,
    PLUS,
    Module,
    Reading,
    full_name,
    marks,
    modules_in,
    seated_with,
    with_modules,
)

if TYPE_CHECKING:
    from ardri.rules.state.state import Frame, State

LEAST_PLAYERS: Final = 2
TO_WIN: Final = 6
COUNTABLE: Final = 31  # so many cards or tiles in one place can be counted (`card_counting`)


# The box


@dataclass(frozen=True, kw_only=True)
class Box:
    """The parts of an edition; Advantage cards come with their territories."""

    name: str
    tiles: tuple[int, ...]
    cards: tuple[int, ...]
    start: Start
    phases: tuple[Phase, ...]
    victory: Victory
    seats: int = SEATS
    clans: int = CLANS
    citadels: int = CITADELS
    sanctuaries: int = SANCTUARIES
    deeds: int = UNLIMITED
    to_win: int = TO_WIN  # so much meets a victory condition
    packets: tuple[int, ...] = (0, 0, 3, 4, 4)  # by the number of players: cards dealt to each in one draft,
    drafts: tuple[int, ...] = (0, 0, 2, 1, 1)  # and how many drafts there are
    arrivals: tuple[tuple[int, ArrivalRule], ...] = ()
    crows: tuple[tuple[int, CrowsRule], ...] = ()
    laid: tuple[tuple[int, LaidRule], ...] = ()
    map: tuple[MapRule, ...] = ()
    movement: tuple[MovementRule, ...] = ()
    placing: tuple[PlacingRule, ...] = ()
    clashes: tuple[ClashRule, ...] = ()
    turn_starts: tuple[TurnRule, ...] = ()
    turns: tuple[Choice, ...] = ()
    maneuvers: tuple[Choice, ...] = ()
    frames: tuple[type[Frame], ...] = ()  # beside those of the base game
    questions: tuple[str, ...] = ()  # beside those of the base game
    reasons: tuple[str, ...] = ()  # of its victory check, beside those of the base game
    events: tuple[str, ...] = ()  # kinds of events beside those of the base game
    words: tuple[int, ...] = ()  # codes of words that it added to the option table
    moments: tuple[int, ...] = ()  # numbers of moments that it added, at which windows open
    markers: tuple[Marker, ...] = ()  # what else a position has
    invariants: tuple[Invariant, ...] = ()  # of its positions, beside those of the base game
    readings: tuple[Reading, ...] = ()  # what of it is a reading, not a printed text
    # the base game's two setups are told apart by a flag (`discovery`) in formats older than editions, and
    # have one fingerprint, of what both of them need; other editions are told by name
    flag: bool | None = None
    printed: tuple[object, ...] = ()


class Edition:
    """A box checked and worked out. Immutable: all its games share it."""

    __slots__ = (
        "action_cards",
        "actions",
        "advantage_cards",
        "arrival_tiles",
        "arrivals",
        "box",
        "card_numbers",
        "cards",
        "cards_at",
        "citadels",
        "clans",
        "clashes",
        "crows",
        "crows_tiles",
        "deeds",
        "drafts",
        "epic_cards",
        "islands",
        "laid",
        "maneuvers",
        "map",
        "marker_places",
        "modules",
        "movement",
        "name",
        "named",
        "named_as",
        "no_citadels",
        "packets",
        "phases",
        "placing",
        "reading_cards",
        "reading_tiles",
        "readings",
        "sanctuaries",
        "seats",
        "tile_numbers",
        "tiles",
        "to_win",
        "turn_starts",
        "turns",
        "versions",
    )

    def __init__(self, box: Box) -> None:
        enter_options()
        self.box = box
        self.name = box.name
        self.seats = box.seats
        self.clans = box.clans
        self.citadels = box.citadels
        self.sanctuaries = box.sanctuaries
        self.deeds = box.deeds
        self.to_win = box.to_win
        self.packets = list(box.packets)
        self.drafts = list(box.drafts)
        # by the number of players and of cards kept: how many cards an answer to a draft names, those kept or
        # those handed on, whichever are fewer; and the codes for naming them
        self.named = [[min(keep, packet - keep) for keep in range(packet + 1)] for packet in box.packets]
        self.named_as = [
            [KEEP_CODES if 2 * keep <= packet else HAND_ON_CODES for keep in range(packet + 1)]
            for packet in box.packets
        ]
        self.phases = box.phases
        self.map = box.map
        self.movement = box.movement
        self.placing = box.placing
        self.clashes = box.clashes
        self.turn_starts = box.turn_starts
        self.turns = box.turns
        self.maneuvers = box.maneuvers
        self.modules: tuple[Module, ...] = modules_in(box.name)
        self.marker_places = {marker.name: at for at, marker in enumerate(box.markers)}
        # the rulings that are readings: all of them, and those that mark a card or a territory, by number
        self.readings = tuple(dict.fromkeys([reading.ruling for reading in box.readings]))
        self.reading_cards = marks(box.readings, cards=True)
        self.reading_tiles = marks(box.readings, cards=False)
        # territories and cards: as sets, and how long a list by their numbers is
        self.tiles = _set(box.tiles)
        self.tile_numbers = self.tiles.bit_length()
        self.islands = 0
        for rule in box.map:
            self.islands |= rule.islands()
        advantages = [ADVANTAGE_OF[tile] for tile in box.tiles if ADVANTAGE_OF[tile] >= 0]
        self.action_cards = _deck(box.cards, ACTION_DECK)
        self.epic_cards = _deck(box.cards, EPIC_DECK)
        self.advantage_cards = _set(tuple(advantages))
        self.cards = self.action_cards | self.advantage_cards | self.epic_cards
        self.card_numbers = self.cards.bit_length()
        # by moment, its cards that are used at it: shorter numbers than those of all editions together
        self.cards_at = [cards & self.cards for cards in CARDS_AT]
        self.actions = [_actions(box.cards, players) for players in range(box.seats + 1)]
        self.no_citadels = _set(tuple([tile for tile in box.tiles if not TILE_RECORDS[tile].bears_citadels]))
        self.arrivals = dict(box.arrivals)
        self.arrival_tiles = _set(tuple(self.arrivals))
        self.crows = dict(box.crows)
        self.laid = dict(box.laid)
        self.crows_tiles = _set(tuple(self.crows))
        _check(self)
        self.versions = _versions(self)

    @property
    def now(self) -> Versions:
        """The versions and fingerprints of today."""
        return self.versions[RULES_VERSION]

    @property
    def mark(self) -> bool | str:
        """The mark of the edition in commitments and records."""
        return self.name if self.box.flag is None else self.box.flag

    def keys(self, deck: int) -> tuple[str, ...]:
        """The keys of a deck's cards, in catalogue order."""
        return tuple([CARD_KEYS[card] for card in bits(self.cards) if DECK_OF[card] == deck])

    @property
    def tile_keys(self) -> tuple[str, ...]:
        """The keys of the territories, in catalogue order."""
        return tuple([TILE_KEYS[tile] for tile in bits(self.tiles)])

    @property
    def card_keys(self) -> tuple[str, ...]:
        """The keys of all cards, in catalogue order."""
        return tuple([CARD_KEYS[card] for card in bits(self.cards)])

    @property
    def option_codes(self) -> tuple[int, ...]:
        """The option table: the codes of all options but sites that there can be, in order."""
        return tuple([code for code in range(CODES_END) if KEYS[code] and self._has(code)])

    def _has(self, code: int) -> bool:
        value = VALUE_OF[code]
        kind = KIND_OF_VERB.get(VERB_OF[code], OF_WORDS)
        if kind == OF_WORDS:
            return code < SEAT or code in self.box.words
        if kind == OF_COUNTS:
            return value <= self.clans
        if kind == OF_SEATS:
            return value < self.seats
        return (self.tiles if kind == OF_TILES else self.cards) >> value & 1 == 1

    def __reduce__(self) -> tuple[object, ...]:
        return edition_of, (self.name,)

    def with_tile(self, board: Board, tile: int, site: Site) -> Board:
        """A board with one more territory; an island lies wherever the edition berths it."""
        island = self.islands >> tile & 1
        board = board.with_island(tile, site) if island else board.with_tile(tile, site)
        for rule in self.map:
            for other in bits(board.tiles & rule.islands()):
                board = board.with_island(other, rule.berth(board, other))
        return board

    def legal_sites(self, s: State) -> list[Site]:
        """The sites where a tile may be put."""
        sites = s.board.legal_sites()
        for rule in self.map:
            sites = [site for site in sites if rule.allows(s, site)]
        return sites


# All editions there are, by name
EDITIONS: Final[dict[str, Edition]] = {}
# Those put together from one of them and modules, by their full names
_COMPOSED: Final[dict[str, Edition]] = {}


def register(edition: Edition) -> Edition:
    """Enter an edition, so that it is found by its name."""
    if edition.name in EDITIONS:
        raise ValueError(f"there is an edition {edition.name!r} already")
    EDITIONS[edition.name] = edition
    return edition


def editions_so_far() -> list[Edition]:
    """The editions that were registered or put together so far."""
    return [*EDITIONS.values(), *_COMPOSED.values()]


def edition_of(edition: Edition | str) -> Edition:
    """The edition with a name, put together from modules if it names some; an edition stays what it is."""
    if isinstance(edition, Edition):
        return edition
    found = EDITIONS.get(edition) or _COMPOSED.get(edition)
    return _found(edition) if found is None else found


def edition_for(edition: Edition | str, players: int) -> Edition:
    """The edition with a name; with a module that has seats for so many players, if it has too few."""
    found = edition_of(edition)
    most = max([found.seats, *[module.seats for module in MODULES.values()]])
    if not LEAST_PLAYERS <= players <= most:
        raise RulesError(f"Inis is for {LEAST_PLAYERS} to {most} players, not {players}")
    return found if players <= found.seats else edition_of(seated_with(found.name, players))


def _found(edition: str) -> Edition:
    first = edition.partition(PLUS)[0]
    if first not in EDITIONS:
        load_installed(first)
    if first not in EDITIONS:
        raise RulesError(f"there is no edition {first!r:.60}; there are {', '.join(EDITIONS)}")
    name = full_name(edition)
    if name == first:
        return EDITIONS[first]
    if name not in _COMPOSED:
        try:
            _COMPOSED[name] = Edition(with_modules(EDITIONS[first].box, name))
        except ValueError as error:
            raise RulesError(str(error)) from None
    return _COMPOSED[name]


def load_installed(wanted: str = "") -> None:
    """Register the editions of installed packages; one that cannot be loaded matters only if it is wanted."""
    for entry in installed_editions():
        if entry.name in EDITIONS:
            continue
        try:
            found = entry.load()
            if not isinstance(found, Edition) or found.name != entry.name:
                raise ValueError(f"{entry.value} is not an edition of this name")
            if entry.name not in EDITIONS:  # its module may have done so
                register(found)
        except Exception as error:
            if entry.name == wanted:
                raise RulesError(f"the edition {wanted!r} cannot be loaded: {error!r:.200}") from error


def _versions(edition: Edition) -> dict[int, Versions]:
    """The versions and fingerprints of the edition, by the version of the rules."""
    box = edition.box
    tiles = [TILE_RECORDS[tile] for tile in bits(edition.tiles)]
    catalogue = fingerprint(
        "ardri catalogue",
        SEAT_NAMES[: box.seats],
        box.clans,
        box.citadels,
        box.sanctuaries,
        box.to_win,
        edition.keys(ACTION_DECK),
        edition.tile_keys,
        edition.keys(EPIC_DECK),
        [edition.actions[players] for players in range(LEAST_PLAYERS, box.seats + 1)],
        sum([1 << at for at, tile in enumerate(tiles) if tile.sanctuaries]),
        edition.no_citadels,
        *box.printed,
        size=PRINT_SIZE,
    )
    keys = [KEYS[code] for code in edition.option_codes]
    options = fingerprint("ardri options", keys, SITE_SLOTS, size=PRINT_SIZE)
    now = Versions(RULES_VERSION, TABLE_VERSION, catalogue, options)
    return {RULES_VERSION: now} if box.flag is None else {**EARLIER, RULES_VERSION: now}


def _set(numbers: tuple[int, ...]) -> int:
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def _deck(cards: tuple[int, ...], deck: int) -> int:
    return _set(tuple([card for card in cards if CARD_RECORDS[card].deck == deck]))


def _actions(cards: tuple[int, ...], players: int) -> int:
    """The Action cards that are used with so many players."""
    used = [card for card in cards if CARD_RECORDS[card].players <= players]
    return _deck(tuple(used), ACTION_DECK)


def _check(edition: Edition) -> None:
    """Refuse a box that cannot be played with."""
    box = edition.box
    wrong = []
    if not LEAST_PLAYERS <= box.seats <= MOST_SEATS:
        wrong.append(f"{box.seats} seats: there are names for {MOST_SEATS}")
    if len(set(box.tiles)) != len(box.tiles) or len(set(box.cards)) != len(box.cards):
        wrong.append("a territory or a card twice")
    if any(CARD_RECORDS[card].deck == ADVANTAGE_DECK for card in box.cards):
        wrong.append("an Advantage card beside its territory")
    if max(edition.tiles.bit_count(), edition.action_cards.bit_count()) > COUNTABLE:
        wrong.append(f"more than {COUNTABLE} territories or Action cards")
    if box.clans > MOST_COUNT:
        wrong.append(f"{box.clans} clans: the option table counts to {MOST_COUNT}")
    if edition.tiles & ~edition.no_citadels == 0 or len(box.tiles) < box.seats:
        wrong.append("too few territories to begin with")
    if len(box.packets) != box.seats + 1 or len(box.drafts) != box.seats + 1:
        wrong.append("no draft for each number of players")
    else:
        for players in range(LEAST_PLAYERS, box.seats + 1):
            dealt = box.packets[players] * players * box.drafts[players]
            if edition.actions[players].bit_count() < dealt + 1:
                wrong.append(f"too few Action cards for {players} players")
    if wrong:
        raise ValueError(f"the edition {box.name!r} has {', '.join(wrong)}")
