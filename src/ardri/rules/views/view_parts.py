"""The parts of a view as small frozen classes: what a player sees on the table, and the own cards.

Seats are numbers from 0, as everywhere in the library; territories and cards are named by their keys. The
JSON of a view is made of the same parts.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ardri.rules.box.board import site_text
from ardri.rules.box.catalogue import TILE_KEYS, bits
from ardri.rules.engine.play import Play
from ardri.rules.engine.verbs import zone_name
from ardri.rules.phases.clash import CauldronReturn
from ardri.rules.phases.maneuvers import Withdraw
from ardri.rules.phases.season import passes_left
from ardri.rules.phases.victory import conditions_met, counts, verdict_if_now
from ardri.rules.state.ledger import Fact
from ardri.rules.state.markers import to_value
from ardri.rules.state.plain_names import card_names, tile_names
from ardri.rules.state.state import (
    ACTION_DISCARD,
    BEFORE,
    DRAWN,
    DRAWN_AGAIN,
    EPIC_DISCARD,
    EPIC_PILE,
    FACE_DOWN,
    FACE_UP,
    HAND,
    IN_PLAY,
    NOBODY,
    NOWHERE,
    PUT_AWAY,
    REVEALED,
    SEASON,
    SET_ASIDE,
    UNDEALT,
    Clash,
    Frame,
    State,
)

MANEUVERS: Final = (None, "attack", "withdraw", "epic")


class Tracks(NamedTuple):
    """The victory tracks of a seat: its progress on each condition, without Deeds; six meets it."""

    leadership: int
    religion: int
    land: int


class Territory(NamedTuple):
    """A territory in play, with its neighbours.

    Citadels are without the Capital; clans are by seat, sheltered ones included.
    """

    name: str
    site: str
    neighbours: tuple[str, ...]
    sanctuaries: int
    citadels: int
    clans: tuple[int, ...]
    chieftain: int | None


class FreeSite(NamedTuple):
    """A site where a tile may be laid, and the territories that it touches."""

    site: str
    touches: tuple[str, ...]


class Supply(NamedTuple):
    """The buildings that are still in the box."""

    sanctuaries: int
    citadels: int


class SeasonEnd(NamedTuple):
    """The end of the Season, if nothing changed until then.

    `passes` in a row would bring it. `winners` and `reason` are those of the victory check that follows;
    without a reason the game would go on.
    """

    passes: int
    winners: tuple[int, ...]
    reason: str


class MarkerView(NamedTuple):
    """A marker, which an edition has beside pieces and cards: its territories, its seat, or its state."""

    name: str
    kind: str
    value: str | tuple[str, ...] | None


class Holdings(NamedTuple):
    """The public side of one seat: pieces, tracks, and its cards by number, some of them by name."""

    seat: int
    reserve: int
    deeds: int
    pretender: bool
    tracks: Tracks
    conditions: int
    actions: int
    epics: int
    advantages: tuple[str, ...]
    put_away: int
    drawn: int
    before: tuple[str, ...]


class OwnCards(NamedTuple):
    """The cards that only their seat sees: its hand, those put away in a draft, Epic Tales just drawn."""

    hand: tuple[str, ...]
    put_away: tuple[str, ...]
    drawn: tuple[str, ...]
    drawn_again: tuple[str, ...]


class Piles(NamedTuple):
    """The cards on the table: hidden ones by number, open ones by name."""

    undealt: int
    set_aside: int
    action_discard: int
    epic_pile: int
    epic_discard: tuple[str, ...]
    revealed: tuple[str, ...]
    face_up: tuple[str, ...]
    face_down: tuple[str, ...]
    in_play: tuple[str, ...]


class Cauldron(NamedTuple):
    """Dagda's Cauldron in a clash: whose it is, and where its clans were removed, an entry for each."""

    seat: int
    clans: tuple[str, ...]


class ClashView(NamedTuple):
    """The clash going on.

    `maneuver` is ``attack``, ``withdraw``, ``epic`` or, between maneuvers, None; `sheltered` is by seat.
    `citadels` counts the Citadels there with the Capital, `free` those in which no clan is sheltered.
    """

    territory: str
    initiator: int
    instigator: int
    active: int
    maneuver: str | None
    target: int | None
    sheltered: tuple[int, ...]
    citadels: int
    free: int
    silent: bool
    cauldron: Cauldron | None


class Tiles(NamedTuple):
    """Tiles that lie together: how many, and which they may be; all of those if they are as many."""

    number: int
    may_be: tuple[str, ...]


class Underway(NamedTuple):
    """Something unfinished, such as a ``play`` or a ``clash_course``: its kind, and what is public of it."""

    kind: str
    fields: dict[str, str | int]


class KnownCards(NamedTuple):
    """At least so many of these cards lie in a hidden zone; certain if it is all of them."""

    zone: str
    cards: tuple[str, ...]
    at_least: int


def tracks(s: State, seat: int) -> Tracks:
    """The victory tracks of a seat."""
    return Tracks(*counts(s, seat))


def territory(s: State, tile: int) -> Territory:
    """A territory in play."""
    site = s.board.site_of(tile)
    assert site is not None
    clans = tuple(s.clans[tile * s.players : (tile + 1) * s.players])
    chieftain = seat_or_none(s.chieftains[tile])
    return Territory(
        TILE_KEYS[tile],
        site_text(site),
        tile_keys(s.board.adjacent[tile]),
        s.sanctuaries[tile],
        s.citadels[tile],
        clans,
        chieftain,
    )


def free_sites(s: State) -> tuple[FreeSite, ...]:
    """The sites where a tile may be laid, in order of their coordinates."""
    return tuple(
        [FreeSite(site_text(site), tile_keys(s.board.touched(site))) for site in s.edition.legal_sites(s)]
    )


def markers(s: State) -> tuple[MarkerView, ...]:
    """The markers, which the edition has beside pieces and cards."""
    found = []
    for marker, number in zip(s.edition.box.markers, s.markers, strict=True):
        value = to_value(marker, number)
        found.append(MarkerView(marker.name, marker.kind, tuple(value) if isinstance(value, list) else value))
    return tuple(found)


def supply(s: State) -> Supply:
    """The buildings that are still in the box."""
    return Supply(s.edition.sanctuaries - sum(s.sanctuaries), s.edition.citadels - sum(s.citadels))


def season_end(s: State) -> SeasonEnd | None:
    """The end of the Season if nothing changed until then; None outside of it."""
    passes = passes_left(s)
    if passes is None or s.phase != SEASON:
        return None
    winners, reason = verdict_if_now(s)
    return SeasonEnd(passes, tuple(bits(winners)), reason)


def holdings(s: State, seat: int) -> Holdings:
    """The public side of a seat."""
    hand = s.zones[HAND + seat]
    found = tracks(s, seat)
    return Holdings(
        seat,
        s.reserve[seat],
        s.deeds[seat],
        bool(s.pretenders >> seat & 1),
        found,
        conditions_met((found.leadership, found.religion, found.land), s.deeds[seat], s.edition.to_win),
        (hand & s.edition.action_cards).bit_count(),
        (hand & s.edition.epic_cards).bit_count(),
        card_keys(hand & s.edition.advantage_cards),
        s.zones[PUT_AWAY + seat].bit_count(),
        s.zones[DRAWN + seat].bit_count() + s.zones[DRAWN_AGAIN + seat].bit_count(),
        card_keys(s.zones[BEFORE + seat]),
    )


def own_cards(s: State, seat: int) -> OwnCards:
    """The cards that a seat alone sees."""
    zones = s.zones
    return OwnCards(
        card_keys(zones[HAND + seat]),
        card_keys(zones[PUT_AWAY + seat]),
        card_keys(zones[DRAWN + seat]),
        card_keys(zones[DRAWN_AGAIN + seat]),
    )


def cards_named(s: State, seat: int) -> tuple[str, ...]:
    """The cards that a seat has named in an answer that still waits."""
    return card_keys(s.answers[seat] | max(s.replies[seat], 0))


def plan_so_far(s: State) -> tuple[int, ...]:
    """The numbers declared for the last card played, withdrawal or return of the Cauldron in progress."""
    for frame in reversed(s.stack):
        if isinstance(frame, Play | Withdraw):
            return frame.plan
        if isinstance(frame, CauldronReturn):
            return frame.chosen
    return ()


def module_plan(s: State) -> tuple[int, ...]:
    """The numbers of the last unfinished thing that a module adds, those in lists among them."""
    for frame in reversed(s.stack):
        if type(frame) in s.edition.box.frames:
            return tuple(_flat(frame.data()))
    return ()


def _flat(data: tuple[object, ...]) -> list[int]:
    found: list[int] = []
    for value in data:
        if isinstance(value, tuple):
            found += _flat(value)
        elif isinstance(value, int):
            found.append(value)
    return found


def piles(s: State) -> Piles:
    """The cards on the table."""
    zones = s.zones
    return Piles(
        zones[UNDEALT].bit_count(),
        zones[SET_ASIDE].bit_count(),
        zones[ACTION_DISCARD].bit_count(),
        zones[EPIC_PILE].bit_count(),
        card_keys(zones[EPIC_DISCARD]),
        card_keys(zones[REVEALED]),
        card_keys(zones[FACE_UP]),
        card_keys(zones[FACE_DOWN]),
        card_keys(zones[IN_PLAY]),
    )


def clash_view(s: State, clash: Clash) -> ClashView:
    """A clash as everybody sees it."""
    cauldron = None
    citadels = s.citadels_in(clash.territory)
    if clash.cauldron_seat != NOBODY:
        cauldron = Cauldron(clash.cauldron_seat, tuple([TILE_KEYS[tile] for tile in clash.cauldron]))
    return ClashView(
        TILE_KEYS[clash.territory],
        clash.initiator,
        clash.instigator,
        clash.active,
        MANEUVERS[clash.maneuver],
        seat_or_none(clash.target),
        tuple(clash.sheltered),
        citadels,
        max(0, citadels - sum(clash.sheltered)),
        clash.silent,
        cauldron,
    )


_FRAME_NAMES: Final[dict[type[Frame], str]] = {}


def frame_name(kind: type[Frame]) -> str:
    """The name of a kind of frame, as in `doing`."""
    found = _FRAME_NAMES.get(kind)
    if found is None:
        snake = "".join([f"_{letter.lower()}" if letter.isupper() else letter for letter in kind.__name__])
        found = _FRAME_NAMES[kind] = snake.lstrip("_")
    return found


def underway(frame: Frame) -> Underway:
    """The public part of a frame."""
    return Underway(frame_name(type(frame)), frame.public_data())


def known_cards(fact: Fact) -> KnownCards:
    """A fact about hidden cards, by names."""
    return KnownCards(zone_name(fact.place), card_keys(fact.cards), fact.least)


def card_keys(mask: int) -> tuple[str, ...]:
    """The keys of a set of cards, in catalogue order."""
    return tuple(card_names(mask))


def tile_keys(mask: int) -> tuple[str, ...]:
    """The keys of a set of tiles, in catalogue order."""
    return tuple(tile_names(mask))


def seat_or_none(seat: int) -> int | None:
    """A seat, or None for nobody."""
    return None if seat == NOBODY else seat


def tile_or_none(tile: int) -> str | None:
    """The key of a territory, or None for nowhere."""
    return None if tile == NOWHERE else TILE_KEYS[tile]
