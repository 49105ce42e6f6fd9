"""The catalogue of an edition: what a client needs to know of its seats, cards and territories.

The browser client ships with that of the base game (`tools/catalogue.py`). It asks for another one when it
comes to a table that is played with it.
"""

from __future__ import annotations

import re
from functools import cache
from hashlib import sha256
from typing import Final

import msgspec

from ardri.pictures.cards.card import deck_of, effects, uses
from ardri.pictures.emblems import emblem
from ardri.rules.box.catalogue import CARD_KEYS, CARD_RECORDS, TILE_KEYS, bits
from ardri.rules.editions.registry import edition_of, editions
from ardri.rules.engine.moments import DECK, MOMENT_NAMES
from ardri.rules.engine.questions import window_moments
from ardri.rules.state.edition import Edition
from ardri.server.compression import Precompressed, precompress
from ardri.texts.catalogues import texts
from ardri.texts.other_editions import names_of

NUMBER: Final = re.compile(r"-?\d+(?:\.\d+)?")
DIGITS: Final = 12  # of a version


class CardUse(msgspec.Struct, frozen=True):
    """A use of a card: `season` or `triskel`, and the moment at which it is possible."""

    sign: str
    moment: str


class CardFacts(msgspec.Struct, frozen=True):
    """A card: its deck, its uses in the order of its text, the icons of its effects.

    It is in the deck with so many `players` or more. A `scene` is an emblem with a background of its own.
    """

    deck: str
    uses: list[CardUse]
    icons: list[str]
    players: int
    scene: bool


class TileFacts(msgspec.Struct, frozen=True):
    """A territory: true if it has a rule of its own."""

    rule: bool


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
    """An edition that can be played on this server; its `version` is part of its catalogue's address."""

    name: str
    players: int
    version: str


def catalogue_of(edition: Edition) -> EditionCatalogue:
    """The catalogue of an edition."""
    return EditionCatalogue(
        edition.name,
        edition.seats,
        {CARD_KEYS[card]: _card(card) for card in bits(edition.cards)},
        {
            TILE_KEYS[tile]: TileFacts(texts().has(f"tile-{TILE_KEYS[tile]}.text"))
            for tile in bits(edition.tiles)
        },
        list(window_moments(edition)),
        names_of(edition),
    )


def offered_editions() -> list[OfferedEdition]:
    """All editions that can be played here."""
    return [
        OfferedEdition(edition.name, edition.seats, packed_catalogue(edition.name)[0])
        for edition in editions()
    ]


@cache
def packed_catalogue(name: str) -> tuple[str, Precompressed]:
    """The version of an edition's catalogue, and the catalogue as JSON; only for editions that exist."""
    data = msgspec.json.encode(catalogue_of(edition_of(name)))
    return sha256(data).hexdigest()[:DIGITS], precompress(data, "application/json")


def _card(card: int) -> CardFacts:
    key = CARD_KEYS[card]
    moments = [MOMENT_NAMES[use.moment] for use in DECK[card].uses]
    return CardFacts(
        deck_of(key),
        [CardUse(sign, moment) for sign, moment in zip(uses(key), moments, strict=True)],
        list(effects(key)),
        CARD_RECORDS[card].players,
        is_scene(key),
    )


def is_scene(key: str) -> bool:
    """True if the emblem is a full picture from edge to edge, not a single object."""
    edges = []
    for stroke in emblem(key):
        numbers = [float(each) for each in NUMBER.findall(stroke.path)]
        if numbers and stroke.fill != "none" and min(numbers[1::2]) <= -51:
            edges += numbers[::2]
    return bool(edges) and min(edges) <= -74 and max(edges) >= 74
