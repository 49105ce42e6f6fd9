"""The verbs of the game: the only code that changes what lies on the table.

Each does one thing, keeps the derived counts (presence, chieftains) right and, if somebody listens,
tells what happened.
"""

from ardri.rules.box.base_box import ADVANTAGE_DECK, DECK_NAMES
from ardri.rules.box.board import Site, site_text
from ardri.rules.box.catalogue import (
    ADVANTAGE_OF,
    CARD_KEYS,
    DECK_OF,
    MOST_SEATS,
    SEAT_NAMES,
    THE_DAGDA,
    TILE_KEYS,
    TILE_RECORDS,
    bits,
)
from ardri.rules.knowledge.sightings import (
    ACTION_TRAIL,
    DRAWN_TILE,
    KNOWN_TO,
    LAID,
    LAYER,
    TILE_TRAIL,
    all_stacked,
    all_undealt,
    note,
    note_handed_on,
    note_tile,
)
from ardri.rules.state.events import EVERYBODY, NO_AUDIENCE, Event, Fields
from ardri.rules.state.state import (
    ACTION_DISCARD,
    BOX,
    EPIC_DISCARD,
    EPIC_PILE,
    FACE_DOWN,
    FACE_UP,
    FINISHED,
    NOBODY,
    NOWHERE,
    SEAT_ZONE_NAMES,
    SET_ASIDE,
    SHARED_ZONE_NAMES,
    UNDEALT,
    State,
)


def tell(s: State, kind: str, fields: Fields) -> None:
    """Report something public. Callers test `s.events` first, so that silence costs nothing."""
    if s.events is not None:
        s.events.append(Event(kind, fields, {}, NO_AUDIENCE))


def seat_names(seats: int) -> str:
    """A set of seats by their names, a dash if it is empty."""
    return "".join([SEAT_NAMES[seat] for seat in bits(seats)]) or "-"


# Clans


def settle(s: State, territory: int) -> None:
    """Find the chieftain anew: strictly the most clans, or nobody."""
    base = territory * s.players
    clans = s.clans
    most = 0
    chieftain = NOBODY
    for seat in range(s.players):
        here = clans[base + seat]
        if here > most:
            most = here
            chieftain = seat
        elif here == most:
            chieftain = NOBODY
    s.chieftains[territory] = chieftain


def _add(s: State, seat: int, territory: int, count: int) -> None:
    at = territory * s.players + seat
    left = s.clans[at] + count
    s.clans[at] = left
    s.pieces_version += 1
    presence = s.presence[seat]
    s.presence[seat] = presence | 1 << territory if left else presence & ~(1 << territory)
    settle(s, territory)


def place(s: State, seat: int, territory: int, count: int = 1) -> None:
    """Place clans from the reserve, as many as there are."""
    count = min(count, s.reserve[seat])
    if count <= 0:
        return
    s.reserve[seat] -= count
    _add(s, seat, territory, count)
    if s.events is not None:
        tell(s, "place", {"seat": SEAT_NAMES[seat], "territory": TILE_KEYS[territory], "count": count})


def move(s: State, seat: int, origin: int, destination: int, count: int) -> int:
    """Move clans from territory to territory, as many as are still there.

    The destination comes back as a set, for tolls and clashes; an empty one if nobody was left to move (R76).
    """
    count = min(count, s.clans_of(seat, origin))
    if count <= 0:
        return 0
    _add(s, seat, origin, -count)
    _add(s, seat, destination, count)
    if s.events is not None:
        tell(
            s,
            "move",
            {
                "seat": SEAT_NAMES[seat],
                "from": TILE_KEYS[origin],
                "to": TILE_KEYS[destination],
                "count": count,
            },
        )
    return 1 << destination


def remove(s: State, seat: int, territory: int) -> None:
    """Take one clan off the board into its owner's reserve."""
    s.reserve[seat] += 1
    _add(s, seat, territory, -1)
    if s.events is not None:
        tell(s, "remove", {"seat": SEAT_NAMES[seat], "territory": TILE_KEYS[territory]})


def replace(s: State, seat: int, other: int, territory: int) -> None:
    """Swap an opposing clan for one of the seat's own, if both are still there; this is not a removal."""
    if not s.reserve[seat] or not s.clans_of(other, territory):
        return
    s.reserve[other] += 1
    _add(s, other, territory, -1)
    s.reserve[seat] -= 1
    _add(s, seat, territory, 1)
    if s.events is not None:
        tell(
            s,
            "replace",
            {"seat": SEAT_NAMES[seat], "other": SEAT_NAMES[other], "territory": TILE_KEYS[territory]},
        )


# Buildings and tokens


def build_sanctuary(s: State, territory: int) -> None:
    """One Sanctuary, if any is left."""
    if sum(s.sanctuaries) < s.edition.sanctuaries:
        s.sanctuaries[territory] += 1
        s.pieces_version += 1
        tell(s, "build", {"building": "sanctuary", "territory": TILE_KEYS[territory]})


def build_citadel(s: State, territory: int) -> None:
    """One Citadel, if any is left and the land bears one."""
    if sum(s.citadels) < s.edition.citadels and not s.edition.no_citadels >> territory & 1:
        s.citadels[territory] += 1
        s.pieces_version += 1
        tell(s, "build", {"building": "citadel", "territory": TILE_KEYS[territory]})


def found_capital(s: State, territory: int) -> None:
    """The Capital, with its Sanctuary."""
    s.capital = territory
    s.pieces_version += 1
    tell(s, "build", {"building": "capital", "territory": TILE_KEYS[territory]})
    build_sanctuary(s, territory)


def light_festival(s: State, territory: int) -> None:
    """Put the Festival marker into a territory, from wherever it was."""
    s.festival = territory
    tell(s, "festival", {"territory": TILE_KEYS[territory]})


def end_festival(s: State) -> None:
    """Take the Festival marker off the board."""
    if s.festival != NOWHERE:
        tell(s, "festival_over", {"territory": TILE_KEYS[s.festival]})
        s.festival = NOWHERE


def gain_deed(s: State, seat: int) -> None:
    """One Deed more, if any is left."""
    if sum(s.deeds) == s.edition.deeds:
        return
    s.deeds[seat] += 1
    s.pieces_version += 1
    tell(s, "deed", {"seat": SEAT_NAMES[seat], "count": s.deeds[seat]})


def lose_deed(s: State, seat: int) -> None:
    """One Deed less, if there is one."""
    if s.deeds[seat]:
        s.deeds[seat] -= 1
        s.pieces_version += 1
        tell(s, "deed", {"seat": SEAT_NAMES[seat], "count": s.deeds[seat]})


def take_pretender(s: State, seat: int) -> None:
    """Claim the throne until the next Assembly."""
    s.pretenders |= 1 << seat
    tell(s, "pretender", {"seat": SEAT_NAMES[seat]})


def return_pretenders(s: State) -> None:
    """All Pretender tokens go back."""
    if s.pretenders:
        tell(s, "pretenders_back", {})
    s.pretenders = 0


def make_brenn(s: State, seat: int) -> None:
    """A new Brenn."""
    s.brenn = seat
    tell(s, "brenn", {"seat": SEAT_NAMES[seat]})


def end_game(s: State, winners: int, won_by: str) -> None:
    """The game is over: somebody has won, or several (a set), or nobody."""
    s.winners = winners
    s.won_by = won_by
    s.phase = FINISHED
    s.stack.clear()
    tell(s, "over", {"winner": seat_names(winners), "won_by": won_by})


def turn_crows(s: State, direction: int) -> None:
    """The way the crows fly from now on: 1 clockwise, -1 counter-clockwise."""
    s.direction = direction
    tell(s, "crows", {"direction": "clockwise" if direction > 0 else "counterclockwise"})


# Tiles


def lay_tile(s: State, tile: int, site: Site) -> None:
    """A territory comes into play: its Advantage card face up, its own Sanctuary on it.

    The site matters to those only that are no islands.
    """
    s.board = s.edition.with_tile(s.board, tile, site)
    if s.events is not None:
        there = s.board.site_of(tile)
        assert there is not None
        tell(s, "tile", {"territory": TILE_KEYS[tile], "site": site_text(there)})
    if ADVANTAGE_OF[tile] >= 0:
        shift(s, ADVANTAGE_OF[tile], BOX, FACE_UP, EVERYBODY)
    for _ in range(TILE_RECORDS[tile].sanctuaries):
        build_sanctuary(s, tile)
    if tile in s.edition.laid:
        s.edition.laid[tile].on_laid(s, tile)


def restack(s: State, layers: tuple[int, ...]) -> None:
    """Make the tile stack anew; everybody knows which tiles are in which layer, and nobody any more."""
    s.tile_stack = layers
    s.layers_gone = 0
    s.trails[TILE_TRAIL] = all_stacked(s)


def next_tiles(s: State) -> int:
    """The tiles of which one comes next from the stack, as a set; 0 if none is left."""
    return s.tile_stack[0] if s.tile_stack else 0


def _off_the_stack(s: State, tile: int, target: int, seen_by: int) -> None:
    note_tile(s, tile, LAYER + s.layers_gone, target, seen_by)
    top = s.tile_stack[0] & ~(1 << tile)
    if top:
        s.tile_stack = (top, *s.tile_stack[1:])
    else:
        s.tile_stack = s.tile_stack[1:]
        s.layers_gone += 1


def draw_tile(s: State, tile: int, seat: int) -> None:
    """Draw a tile from the top layer of the stack, seen by one seat; it lies apart until it is placed."""
    _off_the_stack(s, tile, DRAWN_TILE, 1 << seat)
    s.drawn_tiles |= 1 << tile
    if s.events is not None:
        s.events.append(Event("draw_tile", {"seat": SEAT_NAMES[seat]}, {"tile": TILE_KEYS[tile]}, 1 << seat))


def lay_drawn_tile(s: State, tile: int, site: Site) -> None:
    """A drawn tile comes into play."""
    note_tile(s, tile, DRAWN_TILE, LAID, EVERYBODY)
    s.drawn_tiles &= ~(1 << tile)
    s.undo_barrier = True
    lay_tile(s, tile, site)


def explore_tile(s: State, tile: int, site: Site) -> None:
    """A tile comes from the stack straight into play."""
    _off_the_stack(s, tile, LAID, EVERYBODY)
    lay_tile(s, tile, site)


def put_tile_under(s: State, tile: int, seat: int) -> None:
    """A drawn tile goes to the far end of the stack, seen by one seat."""
    note_tile(s, tile, DRAWN_TILE, LAYER + s.layers_gone + len(s.tile_stack), 1 << seat)
    s.drawn_tiles &= ~(1 << tile)
    s.tile_stack = (*s.tile_stack, 1 << tile)
    if s.events is not None:
        s.events.append(Event("tile_under", {"seat": SEAT_NAMES[seat]}, {"tile": TILE_KEYS[tile]}, 1 << seat))


def tiles_left(s: State) -> int:
    """The number of tiles in the stack."""
    return sum(layer.bit_count() for layer in s.tile_stack)


# Cards


def zone_name(zone: int) -> str:
    """A zone as text, such as ``hand:A`` or ``epic_discard``."""
    if zone < UNDEALT:
        return f"{SEAT_ZONE_NAMES[zone // MOST_SEATS]}:{SEAT_NAMES[zone % MOST_SEATS]}"
    return SHARED_ZONE_NAMES[zone - UNDEALT]


def deck_name(card: int) -> str:
    """The kind of a card: action, advantage or epic."""
    return DECK_NAMES[DECK_OF[card]]


def shift(s: State, card: int, source: int, target: int, seen_by: int) -> None:
    """Carry a card from one zone to another, under the eyes of a set of seats (or EVERYBODY)."""
    if s.undo_enabled and seen_by & ~KNOWN_TO[source]:
        open_already = (
            DECK_OF[card] == ADVANTAGE_DECK or source == ACTION_DISCARD
        )  # that is looked through first
        s.undo_barrier = s.undo_barrier or not open_already
    carry(s, card, source, target, seen_by)


def carry(s: State, card: int, source: int, target: int, seen_by: int) -> None:
    """Carry a card that its owner shows on purpose: unlike other things shown, it may be taken back."""
    zones = s.zones
    bit = 1 << card
    zones[source] = zones[source] ^ bit
    zones[target] = zones[target] | bit
    if (source < MOST_SEATS) != (target < MOST_SEATS):
        s.cards_in_hands ^= bit
    note(s, card, source, target, seen_by)
    if s.events is not None:
        _tell_shift(s.events, card, source, target, seen_by)


def _tell_shift(log: list[Event], card: int, source: int, target: int, seen_by: int) -> None:
    fields: Fields = {"deck": deck_name(card), "from": zone_name(source), "to": zone_name(target)}
    card_field: Fields = {"card": CARD_KEYS[card]}
    if seen_by == EVERYBODY:
        log.append(Event("shift", {**fields, **card_field}, {}, NO_AUDIENCE))
    else:
        log.append(Event("shift", fields, card_field, seen_by))


def hand_on(s: State, passed: list[int]) -> None:
    """Each seat hands cards on to the next, all at the same time."""
    s.undo_barrier = True
    note_handed_on(s, passed)
    for seat in range(s.players):
        s.zones[seat] = s.zones[seat] ^ passed[seat]
    for seat in range(s.players):
        other = s.next_seat(seat)
        s.zones[other] = s.zones[other] | passed[seat]
        if s.events is not None:
            for card in bits(passed[seat]):
                _tell_shift(s.events, card, seat, other, 1 << seat | 1 << other)


def show(s: State, seat: int, zone: int, cards: int) -> None:
    """A seat looks at hidden cards where they lie."""
    s.undo_barrier = True
    for card in bits(cards):
        note(s, card, zone, zone, 1 << seat)
    if s.events is not None:
        names = ",".join(CARD_KEYS[card] for card in bits(cards)) or "-"
        fields: Fields = {"seat": SEAT_NAMES[seat], "at": zone_name(zone)}
        s.events.append(Event("look", fields, {"cards": names}, 1 << seat))


def discard_epics(s: State, cards: int, source: int) -> None:
    """Discard Epic Tales together, face up; The Dagda among them shuffles them all into the pile (R42)."""
    for card in bits(cards):
        shift(s, card, source, EPIC_DISCARD, EVERYBODY)
    if cards >> THE_DAGDA & 1:
        shuffle_epics(s)


def shuffle_epics(s: State) -> None:
    """Epic discard and draw pile become one new draw pile."""
    for card in bits(s.zones[EPIC_DISCARD]):
        note(s, card, EPIC_DISCARD, EPIC_PILE, EVERYBODY)
    s.zones[EPIC_PILE] |= s.zones[EPIC_DISCARD]
    s.zones[EPIC_DISCARD] = 0
    tell(s, "shuffle_epics", {})


def shuffle_actions(s: State) -> None:
    """All Action cards become one pile, but for the one that Cathbad set aside; who knew where forgets it."""
    s.zones[UNDEALT] |= s.zones[ACTION_DISCARD]
    s.zones[ACTION_DISCARD] = 0
    aside = s.zones[SET_ASIDE]
    s.trails[ACTION_TRAIL] = all_undealt(s.zones[UNDEALT] | aside)
    if s.cathbad == NOBODY:
        s.zones[UNDEALT] |= aside
        s.zones[SET_ASIDE] = 0
    else:
        note(s, aside.bit_length() - 1, UNDEALT, SET_ASIDE, 1 << s.cathbad)
    tell(s, "shuffle_actions", {})


def epic_pile(s: State) -> int:
    """The Epic Tales to draw from, the discard shuffled in if the pile is empty (R32)."""
    if not s.zones[EPIC_PILE] and s.zones[EPIC_DISCARD]:
        shuffle_epics(s)
    return s.zones[EPIC_PILE]


def discard_unplayed(s: State, card: int, seat: int) -> None:
    """Discard an Action card from the hand without its effect: nobody else sees which."""
    shift(s, card, seat, ACTION_DISCARD, 1 << seat)


def advantage_zone(s: State, territory: int) -> int:
    """The zone of a territory's Advantage card: a hand, face up or face down; NOWHERE if it has none."""
    number = ADVANTAGE_OF[territory]
    if number < 0:
        return NOWHERE
    card = 1 << number
    for seat in range(s.players):
        if s.zones[seat] & card:
            return seat
    return FACE_UP if s.zones[FACE_UP] & card else FACE_DOWN
