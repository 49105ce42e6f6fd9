"""The option table: every choice there is, by a readable key and a stable number.

A decision lists its options as numbers of this table. Only sites need the board to be read: number
``SITE + k`` is the k-th site that is legal now, its key has the coordinates (``site:4,1,up``).
The table is versioned: a number never changes its meaning within one `TABLE_VERSION`.
"""

from typing import Final

from ardri.rules.box.board import Site, site_from_text, site_text
from ardri.rules.box.catalogue import (
    ACTION_KEYS,
    ACTIONS,
    CARD_KEYS,
    CARDS,
    CLANS,
    SEAT_NAMES,
    SEATS,
    TILE_KEYS,
    TILES,
)
from ardri.rules.errors import MalformedChoice

TABLE_VERSION: Final = 1

PASS: Final = 0
PRETENDER: Final = 1
DONE: Final = 2
NOTHING: Final = 3
DECLINE: Final = 4
SHELTER: Final = 5
WITHDRAW: Final = 6
TRUCE: Final = 7
END: Final = 8
AGREE: Final = 9
REFUSE: Final = 10
REMOVE: Final = 11
PLACE: Final = 12
FLIP: Final = 13
STAY: Final = 14
CLAN: Final = 15
DISCARDED: Final = 16
EXPOSED: Final = 17
SHELTERED: Final = 18

WORDS: Final = (
    "pass",
    "pretender",
    "done",
    "nothing",
    "decline",
    "shelter",
    "withdraw",
    "truce",
    "end",
    "agree",
    "refuse",
    "remove",
    "place",
    "flip",
    "stay",
    "demand:clan",
    "demand:card",
    "exposed",
    "sheltered",
)

SEAT: Final = len(WORDS)
ATTACK: Final = SEAT + SEATS
REPLACE: Final = ATTACK + SEATS
TERRITORY: Final = REPLACE + SEATS
FROM: Final = TERRITORY + TILES
TO: Final = FROM + TILES
TILE: Final = TO + TILES
COUNT: Final = TILE + TILES
CARD: Final = COUNT + CLANS + 1
KEEP: Final = CARD + CARDS
DISCARD: Final = KEEP + CARDS
TAKE: Final = DISCARD + CARDS
GIVE: Final = TAKE + CARDS
HAND_ON: Final = GIVE + ACTIONS
ASIDE: Final = HAND_ON + ACTIONS
SITE: Final = ASIDE + ACTIONS
SITE_SLOTS: Final = 64
TABLE_SIZE: Final = SITE + SITE_SLOTS


def _keys() -> tuple[str, ...]:
    keys = list(WORDS)
    for verb, names in (
        ("seat", tuple(SEAT_NAMES)),
        ("attack", tuple(SEAT_NAMES)),
        ("replace", tuple(SEAT_NAMES)),
        ("territory", TILE_KEYS),
        ("from", TILE_KEYS),
        ("to", TILE_KEYS),
        ("tile", TILE_KEYS),
        ("count", tuple(str(n) for n in range(CLANS + 1))),
        ("card", CARD_KEYS),
        ("keep", CARD_KEYS),
        ("discard", CARD_KEYS),
        ("take", CARD_KEYS),
        ("give", ACTION_KEYS),
        ("hand_on", ACTION_KEYS),
        ("aside", ACTION_KEYS),
    ):
        keys.extend(f"{verb}:{name}" for name in names)
    return tuple(keys)


KEYS: Final = _keys()
CODES: Final = {key: code for code, key in enumerate(KEYS)}


class Option:
    """One choice: a readable key and its number in the table. Equal keys and numbers are equal options.

    >>> option = option_at(CODES["card:bard"], [])
    >>> option, str(option)
    (Option('card:bard', 108), 'card:bard')
    """

    __slots__ = ("code", "key")

    def __init__(self, key: str, code: int) -> None:
        self.key = key
        self.code = code

    def __str__(self) -> str:
        return self.key

    def __repr__(self) -> str:
        return f"Option({self.key!r}, {self.code})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.key == other.key and self.code == other.code

    def __hash__(self) -> int:
        return hash(self.key)

    def __reduce__(self) -> tuple[object, ...]:
        return Option, (self.key, self.code)


OPTIONS: Final = tuple(Option(key, code) for code, key in enumerate(KEYS))


def option_at(code: int, sites: list[Site]) -> Option:
    """The option with this number, where these sites are the legal ones."""
    if code < SITE:
        return OPTIONS[code]
    return Option("site:" + site_text(sites[code - SITE]), code)


def code_of(key: str, sites: list[Site]) -> int:
    """The number of an option key; a site that is not legal now has none and gives -1.

    >>> KEYS[code_of("card:bard", [])]
    'card:bard'
    """
    code = CODES.get(key)
    if code is not None:
        return code
    if key.startswith("site:"):
        try:
            site = site_from_text(key[5:])
        except ValueError:
            raise MalformedChoice(f"{key!r} is not a site such as 'site:4,1,up'") from None
        return SITE + sites.index(site) if site in sites[:SITE_SLOTS] else -1
    raise MalformedChoice(f"{key!r} is not the key of any option")
