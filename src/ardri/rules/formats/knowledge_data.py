"""The knowledge of each observer as plain data: part of a position's JSON.

For each observer (the seats by letter, a spectator as ``*``) and deck: the cards whose place is certain, and
what is possible for the others. In a table each word stands for a kind, each letter for a place, and says how
many lie there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ardri.rules.box.catalogue import CARD_KEYS, EPIC, MOST_SEATS, SEAT_NAMES, TILE_KEYS, bits
from ardri.rules.engine.verbs import zone_name
from ardri.rules.errors import PositionError
from ardri.rules.knowledge.card_counting import Whereabouts
from ardri.rules.knowledge.epic_counting import Tales
from ardri.rules.knowledge.sightings import (
    ACTION_TRAIL,
    ACTION_ZONES,
    DRAWN_TILE,
    EPIC_TRAIL,
    LAID,
    LAYER,
    TILE_PLACES,
    TILE_TRAIL,
    known_to,
    places_of,
)
from ardri.rules.state.ledger import OBSERVERS, SPECTATOR, Ledger, Trail
from ardri.rules.state.state import UNDEALT, ZONES, State

Data = dict[str, object]

DECKS: Final = ("actions", "tales", "tiles")
ACTION_PLACES: Final = tuple(zone_name(zone) for zone in ACTION_ZONES)
TALE_PLACES: Final = tuple(zone_name(zone) for zone in range(ZONES))
DIGITS: Final = "0123456789abcdefghijklmnopqrstuv"


def knowledge_to_json(s: State) -> Data:
    """The knowledge of each observer in a position, as plain data."""
    tiles = _tile_places(s)
    written = _action_places(s)
    layers = _layers(s)
    return {
        _name(observer): {
            "actions": _whereabouts(_known(s, ACTION_TRAIL, observer), ACTION_PLACES, CARD_KEYS, written),
            "tales": _tales(_known(s, EPIC_TRAIL, observer)),
            "tiles": _whereabouts(_known(s, TILE_TRAIL, observer), tiles, TILE_KEYS, layers),
        }
        for observer in _observers(s)
    }


def knowledge_from_json(s: State, data: object) -> list[Trail]:
    """The trails that lead to what `knowledge_to_json` wrote; refused if it does not fit the position."""
    if not isinstance(data, dict):
        raise PositionError(f"'knowledge' cannot be {data!r}")
    found: list[list[Ledger]] = [[], [], []]
    tiles = _tile_places(s)
    written = _action_places(s)
    layers = list(range(TILE_PLACES))  # a position that is read has lost no layer
    for observer in _observers(s):
        entry = data.get(_name(observer))
        try:
            found[ACTION_TRAIL].append(_read_whereabouts(entry, "actions", ACTION_PLACES, CARD_KEYS, written))
            found[EPIC_TRAIL].append(_read_tales(entry, s.edition.card_numbers - EPIC))
            found[TILE_TRAIL].append(_read_whereabouts(entry, "tiles", tiles, TILE_KEYS, layers))
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            raise PositionError(f"what {_name(observer)} knows cannot be read: {error!r}") from None
        for deck, ledgers in enumerate(found):
            if not ledgers[-1].allows(places_of(s, deck)):
                raise PositionError(f"what {_name(observer)} knows about {DECKS[deck]} is not true")
    return [Trail(_for_all(ledgers, s.players), []) for ledgers in found]


def _observers(s: State) -> list[int]:
    return [*range(s.players), SPECTATOR]


def _name(observer: int) -> str:
    return "*" if observer == SPECTATOR else SEAT_NAMES[observer]


def _for_all(ledgers: list[Ledger], players: int) -> list[Ledger]:
    """Seats that are not in the game see what a spectator sees."""
    return [*ledgers[:players], *[ledgers[-1]] * (OBSERVERS - players)]


def _known(s: State, deck: int, observer: int) -> Ledger:
    return known_to(s, deck, observer)


def _tile_places(s: State) -> tuple[str, ...]:
    """Layers are named from the top of the stack as it is now."""
    names = [f"gone:{place}" for place in range(TILE_PLACES)]
    names[DRAWN_TILE] = "drawn"
    names[LAID] = "laid"
    for at in range(LAYER + s.layers_gone, TILE_PLACES):
        names[at] = f"layer:{at - LAYER - s.layers_gone}"
    return tuple(names)


def _action_places(s: State) -> list[int]:
    """The places of Action cards as tables have them: without those of seats that an edition lacks."""
    return [
        place
        for place, zone in enumerate(ACTION_ZONES)
        if zone >= UNDEALT or zone % MOST_SEATS < s.edition.seats
    ]


def _layers(s: State) -> list[int]:
    """The places of tiles as tables have them: without layers that are gone, so the first is the top."""
    return [*range(LAYER), *range(LAYER + s.layers_gone, TILE_PLACES)]


# Writing


def _keys(mask: int, keys: Sequence[str]) -> list[str]:
    return [keys[number] for number in bits(mask)]


def _here(here: list[int], places: tuple[str, ...], keys: Sequence[str]) -> dict[str, list[str]]:
    return {places[at]: _keys(mask, keys) for at, mask in enumerate(here) if mask}


def _whereabouts(ledger: Ledger, places: tuple[str, ...], keys: Sequence[str], written: list[int]) -> Data:
    assert isinstance(ledger, Whereabouts)
    ledger.settle()
    order = sorted(range(len(ledger.kinds)), key=ledger.kinds.__getitem__)
    return {
        "here": _here(ledger.here, places, keys),
        "kinds": [_keys(ledger.kinds[at], keys) for at in order],
        "tables": sorted(
            " ".join([_digits(ledger.counts(table, at), written) for at in order])
            for table in ledger.tables
            if order
        ),
    }


def _digits(counts: list[int], written: list[int]) -> str:
    """The number of cards in each place, of those that are written."""
    return "".join([DIGITS[counts[place]] for place in written]).rstrip(DIGITS[0])


def _tales(ledger: Ledger) -> Data:
    assert isinstance(ledger, Tales)
    adrift = bits(ledger.adrift)
    turns = sorted({ledger.entered[card - EPIC] for card in adrift})
    draws = [[sum(1 for then in turns if then <= turn) - 1, place] for turn, place in ledger.draws]
    return {
        "here": _here(ledger.here, TALE_PLACES, CARD_KEYS),
        "entered": {CARD_KEYS[card]: turns.index(ledger.entered[card - EPIC]) for card in adrift},
        "draws": [f"{TALE_PLACES[place]} {turn}" for turn, place in sorted(draws)],
    }


# Reading


def _part(entry: object, name: str) -> dict[str, object]:
    part = entry[name] if isinstance(entry, dict) else None
    if not isinstance(part, dict):
        raise ValueError(f"{name} are missing")
    return part


def _mask(names: object, keys: Sequence[str]) -> int:
    if not isinstance(names, list):
        raise ValueError(f"{names!r} is no list")
    mask = 0
    for name in names:
        mask |= 1 << keys.index(name)
    return mask


def _read_here(part: dict[str, object], places: tuple[str, ...], keys: Sequence[str]) -> list[int]:
    here = [0] * len(places)
    entry = part["here"]
    if not isinstance(entry, dict):
        raise ValueError("'here' is missing")
    for place, names in entry.items():
        here[places.index(place)] = _mask(names, keys)
    return here


def _read_whereabouts(
    entry: object, name: str, places: tuple[str, ...], keys: Sequence[str], written: list[int]
) -> Whereabouts:
    part = _part(entry, name)
    kinds, tables = part["kinds"], part["tables"]
    if not isinstance(kinds, list) or not isinstance(tables, list):
        raise ValueError("kinds or tables are missing")
    masks = [_mask(kind, keys) for kind in kinds]
    read = [_read_table(table, masks, written, len(places)) for table in tables]
    ledger = Whereabouts(_read_here(part, places, keys))
    if masks:
        ledger.suppose(masks, read)
    return ledger


def _read_table(table: str, kinds: list[int], written: list[int], places: int) -> list[list[int]]:
    found = []
    for word, kind in zip(table.split(" "), kinds, strict=True):
        numbers = [DIGITS.index(letter) for letter in word]
        if sum(numbers) != kind.bit_count() or len(numbers) > len(written):
            raise ValueError(f"{word!r} does not place {kind.bit_count()} cards")
        counts = [0] * places
        for place, number in zip(written, numbers, strict=False):
            counts[place] = number
        found.append(counts)
    return found


def _read_tales(entry: object, size: int) -> Tales:
    part = _part(entry, "tales")
    entered, draws = part["entered"], part["draws"]
    if not isinstance(entered, dict) or not isinstance(draws, list):
        raise ValueError("entered or draws are missing")
    turns = [0] * size
    adrift = 0
    for name, turn in entered.items():
        card = CARD_KEYS.index(name)
        turns[card - EPIC] = int(turn)
        adrift |= 1 << card
    read = []
    for draw in draws:
        place, turn = draw.split(" ")
        read.append((int(turn), TALE_PLACES.index(place)))
    clock = max(turns)
    return Tales(_read_here(part, TALE_PLACES, CARD_KEYS), adrift, turns, sorted(read), clock)
