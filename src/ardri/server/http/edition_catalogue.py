"""The catalogue of an edition: what a client needs to know of its seats, cards and territories.

The browser client ships with that of the base game (`tools/catalogue.py`). It asks for another one when it
comes to a table that is played with it, for any edition that can be put together from modules.
"""

from __future__ import annotations

import re
from functools import cache
from hashlib import sha256
from typing import Final

import msgspec

from ardri.pictures.cards.card import deck_of, effects, uses
from ardri.pictures.drawing.brought import pictures_of
from ardri.pictures.emblems import emblem
from ardri.rules.box.catalogue import CARD_KEYS, CARD_RECORDS, TILE_KEYS, bits
from ardri.rules.editions.registry import MODULES, edition_of, editions, with_every_module
from ardri.rules.engine.moments import DECK, MOMENT_NAMES
from ardri.rules.engine.questions import window_moments
from ardri.rules.errors import RulesError
from ardri.rules.state.edition import Edition
from ardri.rules.state.modules import PLUS
from ardri.server.compression import Precompressed, precompress
from ardri.texts.catalogues import texts
from ardri.texts.other_editions import names_of

NUMBER: Final = re.compile(r"-?\d+(?:\.\d+)?")
DIGITS: Final = 12  # of a version


class CardUse(msgspec.Struct, frozen=True):
    """A use of a card: `season` or `triskel`, and the moment at which it is possible."""

    sign: str
    moment: str


class CardFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card: its deck, its uses in the order of its text, the icons of its effects.

    It is in the deck with so many `players` or more. A `scene` is an emblem with a background of its own.
    A `module` brought it, and what of it is a reading, the rulings say.
    """

    deck: str
    uses: list[CardUse]
    icons: list[str]
    players: int
    scene: bool
    module: str = ""
    readings: tuple[str, ...] = ()


class TileFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """A territory: true if it has a rule of its own; the module that brought it, and the rulings on it."""

    rule: bool
    module: str = ""
    readings: tuple[str, ...] = ()


class EditionCatalogue(msgspec.Struct, frozen=True):
    """An edition: for how many players it is, its cards and territories by key, and its reaction windows.

    `texts` has names for what the catalogues of texts do not know of it.
    """

    name: str
    players: int
    cards: dict[str, CardFacts]
    tiles: dict[str, TileFacts]
    windows: list[str]
    texts: dict[str, str]


class OfferedEdition(msgspec.Struct, frozen=True):
    """An edition that can be played on this server, and for how many players it is."""

    name: str
    players: int


class OfferedModule(msgspec.Struct, frozen=True):
    """A module that an edition can be played with, and the modules that it comes with.

    It has seats for so many `players`, or 0 if it adds none. What of it is a reading, the rulings say. Its
    `pieces` are drawings in the sprite.
    """

    name: str
    needs: tuple[str, ...]
    players: int
    readings: tuple[str, ...]
    pieces: tuple[str, ...]


class Offer(msgspec.Struct, frozen=True):
    """All that can be played here; the `version` of the catalogues is part of their addresses."""

    version: str
    editions: list[OfferedEdition]
    modules: list[OfferedModule]


def catalogue_of(edition: Edition) -> EditionCatalogue:
    """The catalogue of an edition."""
    cards, tiles = _brought_by(edition)
    return EditionCatalogue(
        edition.name,
        edition.seats,
        {
            CARD_KEYS[card]: _card(card, cards.get(card, ""), edition.reading_cards.get(card, ()))
            for card in bits(edition.cards)
        },
        {
            TILE_KEYS[tile]: TileFacts(
                texts().has(f"tile-{TILE_KEYS[tile]}.text"),
                tiles.get(tile, ""),
                edition.reading_tiles.get(tile, ()),
            )
            for tile in bits(edition.tiles)
        },
        list(window_moments(edition)),
        names_of(edition),
    )


def _brought_by(edition: Edition) -> tuple[dict[int, str], dict[int, str]]:
    """By number, which module brought a card, and which one a territory."""
    cards: dict[int, str] = {}
    tiles: dict[int, str] = {}
    before = edition_of(edition.name.partition(PLUS)[0])
    for module in edition.modules:
        after = edition_of(before.name + PLUS + module.name)
        cards |= dict.fromkeys(bits(after.cards & ~before.cards), module.name)
        tiles |= dict.fromkeys(bits(after.tiles & ~before.tiles), module.name)
        before = after
    return cards, tiles


def offer() -> Offer:
    """All that can be played here."""
    return Offer(
        catalogues_version(),
        [OfferedEdition(edition.name, edition.seats) for edition in editions()],
        [
            OfferedModule(
                module.name,
                module.needs,
                module.seats,
                tuple(dict.fromkeys([reading.ruling for reading in module.readings])),
                tuple(getattr(pictures_of(module.package), "PIECES", ())),
            )
            for module in MODULES.values()
        ],
    )


@cache
def catalogues_version() -> str:
    """A digest of the catalogues of all editions, and of the one with every module."""
    digest = sha256()
    for edition in (*editions(), with_every_module()):
        digest.update(msgspec.json.encode(catalogue_of(edition)))
    return digest.hexdigest()[:DIGITS]


def packed_catalogue(name: str) -> Precompressed | None:
    """The catalogue of an edition as JSON; None if there is no edition of this full name."""
    try:
        edition = edition_of(name)
    except RulesError:
        return None
    return _packed(name) if edition.name == name else None


@cache
def _packed(name: str) -> Precompressed:
    return precompress(msgspec.json.encode(catalogue_of(edition_of(name))), "application/json")


def _card(card: int, module: str, readings: tuple[str, ...]) -> CardFacts:
    key = CARD_KEYS[card]
    moments = [MOMENT_NAMES[use.moment] for use in DECK[card].uses]
    return CardFacts(
        deck_of(key),
        [CardUse(sign, moment) for sign, moment in zip(uses(key), moments, strict=True)],
        list(effects(key)),
        CARD_RECORDS[card].players,
        is_scene(key),
        module,
        readings,
    )


def is_scene(key: str) -> bool:
    """True if the emblem is a full picture from edge to edge, not a single object."""
    edges = []
    for stroke in emblem(key):
        numbers = [float(each) for each in NUMBER.findall(stroke.path)]
        if numbers and stroke.fill != "none" and min(numbers[1::2]) <= -51:
            edges += numbers[::2]
    return bool(edges) and min(edges) <= -74 and max(edges) >= 74
