"""Sightings: each move of a card or a tile is noted with who saw it (rulebook, ruling R58).

Three trails, for the three hidden decks: Action cards (forgotten when they are all shuffled), Epic Tales, and
tiles. Advantage cards are always in the open. What an observer can know is worked out from a trail when
somebody asks (`ledger`): `card_counting` for Action cards and tiles, `epic_counting` for Epic Tales.
"""

from __future__ import annotations

from typing import Final

from ardri.rules.box.base_box import ACTION_DECK, EPIC_DECK
from ardri.rules.box.catalogue import (
    DECK_OF,
    EPIC,
    MOST_SEATS,
    bits,
)
from ardri.rules.knowledge.card_counting import Whereabouts
from ardri.rules.knowledge.epic_counting import Tales
from ardri.rules.state.edition import Edition
from ardri.rules.state.events import EVERYBODY, NO_AUDIENCE
from ardri.rules.state.ledger import OBSERVERS, SPECTATOR, Known, Ledger, Trail, follow, route
from ardri.rules.state.state import (
    ACTION_DISCARD,
    BOX,
    EPIC_PILE,
    HAND,
    IN_PLAY,
    PUT_AWAY,
    SET_ASIDE,
    UNDEALT,
    ZONES,
    State,
)

ACTION_TRAIL: Final = 0
EPIC_TRAIL: Final = 1
TILE_TRAIL: Final = 2

# The zones of Action cards, numbered densely so that counts of all of them fit into one machine word.
ACTION_ZONES: Final = (
    *range(HAND, HAND + MOST_SEATS),
    *range(PUT_AWAY, PUT_AWAY + MOST_SEATS),
    UNDEALT,
    SET_ASIDE,
    ACTION_DISCARD,
    IN_PLAY,
)
ACTION_PLACE: Final = [ACTION_ZONES.index(zone) if zone in ACTION_ZONES else -1 for zone in range(ZONES)]

# From which zone to which, as it is noted: Action cards by the places of their zones
ACTION_ROUTES: Final = [[route(ACTION_PLACE[a], ACTION_PLACE[b]) for b in range(ZONES)] for a in range(ZONES)]
EPIC_ROUTES: Final = [[route(a, b) for b in range(ZONES)] for a in range(ZONES)]

# The places of tiles: drawn, laid, and the layers of the stack by the number they got when they came there.
DRAWN_TILE: Final = 0
LAID: Final = 1
LAYER: Final = 2
TILE_PLACES: Final = 64

# Who knows the cards of a zone: its owner, everybody, or nobody.
KNOWN_TO: Final = [
    1 << zone % MOST_SEATS
    if zone < UNDEALT
    else NO_AUDIENCE
    if zone in (UNDEALT, SET_ASIDE, ACTION_DISCARD, EPIC_PILE)
    else EVERYBODY
    for zone in range(ZONES)
]


_UNDEALT: Final[dict[int, Ledger]] = {}  # what was worked out is never changed, so games share it


def all_undealt(cards: int) -> Trail:
    """All Action cards lie shuffled in one pile."""
    found = _UNDEALT.get(cards)
    if found is None:
        here = [0] * len(ACTION_ZONES)
        here[ACTION_PLACE[UNDEALT]] = cards
        found = Whereabouts(here)
        _UNDEALT[cards] = found
    return Trail([found] * OBSERVERS, [])


def all_in_the_pile(edition: Edition) -> Trail:
    """All Epic Tales lie shuffled in their draw pile."""
    tales = Tales((0,) * ZONES, edition.epic_cards, (0,) * (edition.card_numbers - EPIC))
    return Trail([tales] * OBSERVERS, [])


def all_stacked(s: State) -> Trail:
    """Everybody knows which tiles are in which layer of the stack, and no more."""
    return Trail([Whereabouts(places_of(s, TILE_TRAIL))] * OBSERVERS, [])


def places_of(s: State, deck: int) -> list[int]:
    """The true places of a deck's cards or tiles: a set for each place."""
    if deck == ACTION_TRAIL:
        return [s.zones[zone] & s.edition.action_cards for zone in ACTION_ZONES]
    if deck == EPIC_TRAIL:
        return [mask & s.edition.epic_cards for mask in s.zones]
    places = [0] * TILE_PLACES
    places[DRAWN_TILE] = s.drawn_tiles
    places[LAID] = s.board.tiles
    for at, layer in enumerate(s.tile_stack):
        places[LAYER + s.layers_gone + at] = layer
    return places


def nobody_has_seen_more(s: State) -> None:
    """Begin the trails anew: each seat knows its own cards and what lies open, and no more."""
    actions = s.edition.actions[s.players]
    s.trails = [all_undealt(actions), all_in_the_pile(s.edition), all_stacked(s)]
    for zone in range(ZONES):
        for card in bits(s.zones[zone] & (s.edition.action_cards | s.edition.epic_cards)):
            start = UNDEALT if DECK_OF[card] == ACTION_DECK else EPIC_PILE
            if zone not in (start, BOX):
                note(s, card, start, zone, KNOWN_TO[zone])


def note(s: State, card: int, source: int, target: int, seen_by: int) -> None:
    """A card moves (or, from a zone to itself, is shown) under the eyes of a set of seats."""
    deck = DECK_OF[card]
    if deck == ACTION_DECK:
        s.trails[0].add(card, ACTION_ROUTES[source][target], seen_by)
    elif deck == EPIC_DECK:
        s.trails[1].add(card, EPIC_ROUTES[source][target], seen_by)


def note_handed_on(s: State, passed: list[int]) -> None:
    """Each seat hands cards on to the next, all at the same time: nobody hands on what has just come.

    So the first seat's cards wait on the table until the others, each before it gets new ones, have handed on
    theirs.
    """
    both = 1 | 1 << s.next_seat(0)
    for card in bits(passed[0]):
        note(s, card, HAND, IN_PLAY, both)
    for place in range(1, s.players):
        seat = -s.direction * place % s.players
        other = s.next_seat(seat)
        for card in bits(passed[seat]):
            note(s, card, seat, other, 1 << seat | 1 << other)
    for card in bits(passed[0]):
        note(s, card, IN_PLAY, s.next_seat(0), both)


def note_tile(s: State, tile: int, source: int, target: int, seen_by: int) -> None:
    """A tile moves under the eyes of a set of seats."""
    s.trails[2].add(tile, route(source, target), seen_by)


def known_to(s: State, deck: int, observer: int) -> Ledger:
    """The ledger of an observer about the cards or tiles of a deck, up to now."""
    return knowing(s, deck, observer).ledger


def knowing(s: State, deck: int, observer: int) -> Known:
    """The same, with a place for what is made of it; it stays until a card or tile of the deck moves."""
    trail = s.trails[deck]
    at = deck * OBSERVERS + observer
    known = s.known[at]
    if known is None or known.length != trail.length or known.before is not trail.before:
        known = Known(follow(trail, observer, known), trail)
        s.known[at] = known
    return known


def may_hold(s: State, seat: int, among: int) -> int:
    """The cards among these that a seat may have in hand for all that a spectator can know, as a set."""
    hand = s.zones[HAND + seat]
    found = hand & s.edition.advantage_cards
    if (
        hand & s.edition.action_cards and among & s.edition.action_cards
    ):  # how many cards of a deck are in a hand, all can see
        found |= known_to(s, ACTION_TRAIL, SPECTATOR).possible(HAND + seat)
    if hand & s.edition.epic_cards and among & s.edition.epic_cards:
        found |= known_to(s, EPIC_TRAIL, SPECTATOR).possible(HAND + seat)
    return found & among
