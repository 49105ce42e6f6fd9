"""The option table: every choice there is, by a readable key and a stable number.

A decision lists its options as numbers of this table. Only sites need the board to be read: number
``SITE + k`` is the k-th site that is legal now, its key has the coordinates (``site:4,1,up``).
The table of the base game is versioned: a number never changes its meaning within one `TABLE_VERSION`.

An option is a word, or a verb with a number: of a seat, a territory, a card, or a count of clans. The options
of the base game come first, verb after verb from `SEAT` on; those of other editions have codes from `FURTHER`
on. So the code of ``card:bard`` is `CARD` + `BARD`, and that of any card is ``CARD_CODES[card]``.
"""

from __future__ import annotations

from typing import Final

from ardri.rules.box.base_box import ACTION_DECK, CLANS, SEATS
from ardri.rules.box.board import Site, site_from_text, site_text
from ardri.rules.box.catalogue import (
    ACTIONS,
    CARD_KEYS,
    CARDS,
    DECK_OF,
    MOST_CARDS,
    SEAT_NAMES,
    TILE_KEYS,
    TILES,
    bits,
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

# Verbs, by their first number
COUNTS: Final = CLANS + 1
SEAT: Final = 19
ATTACK: Final = SEAT + SEATS
REPLACE: Final = ATTACK + SEATS
TERRITORY: Final = REPLACE + SEATS
FROM: Final = TERRITORY + TILES
TO: Final = FROM + TILES
TILE: Final = TO + TILES
COUNT: Final = TILE + TILES
CARD: Final = COUNT + COUNTS
KEEP: Final = CARD + CARDS
DISCARD: Final = KEEP + CARDS
TAKE: Final = DISCARD + CARDS
GIVE: Final = TAKE + CARDS
HAND_ON: Final = GIVE + ACTIONS
ASIDE: Final = HAND_ON + ACTIONS
SITE: Final = ASIDE + ACTIONS
SITE_SLOTS: Final = 64
TABLE_SIZE: Final = SITE + SITE_SLOTS
assert len(WORDS) == SEAT

# What other editions bring: for each verb, and for words, room for any number that there can be
FURTHER: Final = 512
ROOM: Final = MOST_CARDS
assert TABLE_SIZE <= FURTHER

# Kinds of numbers that verbs have
OF_SEATS: Final = 0
OF_TILES: Final = 1
OF_COUNTS: Final = 2
OF_CARDS: Final = 3
OF_ACTIONS: Final = 4
OF_WORDS: Final = 5
VERBS: Final = (
    ("seat", SEAT, OF_SEATS),
    ("attack", ATTACK, OF_SEATS),
    ("replace", REPLACE, OF_SEATS),
    ("territory", TERRITORY, OF_TILES),
    ("from", FROM, OF_TILES),
    ("to", TO, OF_TILES),
    ("tile", TILE, OF_TILES),
    ("count", COUNT, OF_COUNTS),
    ("card", CARD, OF_CARDS),
    ("keep", KEEP, OF_CARDS),
    ("discard", DISCARD, OF_CARDS),
    ("take", TAKE, OF_CARDS),
    ("give", GIVE, OF_ACTIONS),
    ("hand_on", HAND_ON, OF_ACTIONS),
    ("aside", ASIDE, OF_ACTIONS),
)
KIND_OF_VERB: Final = {first: kind for _, first, kind in VERBS}
FURTHER_WORDS: Final = FURTHER + len(VERBS) * ROOM
CODES_END: Final = FURTHER_WORDS + ROOM
IN_THE_BASE_GAME: Final = (SEATS, TILES, COUNTS, CARDS, ACTIONS)
MOST_COUNT: Final = 31


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


# By code: the key (empty where there is none), the option, the number in it, and its verb
WORD: Final = -1
KEYS: Final[list[str]] = [""] * CODES_END
OPTIONS: Final[list[Option]] = [Option("", code) for code in range(CODES_END)]
VALUE_OF: Final[list[int]] = [-1] * CODES_END
VERB_OF: Final[list[int]] = [WORD] * CODES_END
# By key
CODES: Final[dict[str, int]] = {}
# The words that other editions brought, by their codes
MORE_WORDS: Final[list[str]] = []


def _enter(key: str, code: int) -> None:
    KEYS[code] = key
    OPTIONS[code] = Option(key, code)
    CODES[key] = code


def _verb_codes(at: int) -> list[int]:
    """The codes that a verb has, by the numbers that go with it."""
    _, first, kind = VERBS[at]
    here = IN_THE_BASE_GAME[kind]
    codes = [first + number if number < here else FURTHER + at * ROOM + number for number in range(ROOM)]
    for number in range(ROOM):
        VALUE_OF[codes[number]] = number
        VERB_OF[codes[number]] = first
    return codes


def _sites() -> None:
    for rank in range(SITE_SLOTS):
        VALUE_OF[SITE + rank] = rank
        VERB_OF[SITE + rank] = SITE


_sites()
SEAT_CODES: Final = _verb_codes(0)
ATTACK_CODES: Final = _verb_codes(1)
REPLACE_CODES: Final = _verb_codes(2)
TERRITORY_CODES: Final = _verb_codes(3)
FROM_CODES: Final = _verb_codes(4)
TO_CODES: Final = _verb_codes(5)
TILE_CODES: Final = _verb_codes(6)
COUNT_CODES: Final = _verb_codes(7)
CARD_CODES: Final = _verb_codes(8)
KEEP_CODES: Final = _verb_codes(9)
DISCARD_CODES: Final = _verb_codes(10)
TAKE_CODES: Final = _verb_codes(11)
GIVE_CODES: Final = _verb_codes(12)
HAND_ON_CODES: Final = _verb_codes(13)
ASIDE_CODES: Final = _verb_codes(14)
_CODES_OF_VERBS: Final = (
    *(
        SEAT_CODES,
        ATTACK_CODES,
        REPLACE_CODES,
        TERRITORY_CODES,
        FROM_CODES,
        TO_CODES,
        TILE_CODES,
        COUNT_CODES,
    ),
    *(CARD_CODES, KEEP_CODES, DISCARD_CODES, TAKE_CODES, GIVE_CODES, HAND_ON_CODES, ASIDE_CODES),
)


def enter_options() -> None:
    """Enter the options with any card or territory that the catalogue has by now."""
    counts = [str(number) for number in range(MOST_COUNT + 1)]
    names = (list(SEAT_NAMES), TILE_KEYS, counts, CARD_KEYS, CARD_KEYS)
    for at, (verb, _, kind) in enumerate(VERBS):
        for number, name in enumerate(names[kind]):
            if kind != OF_ACTIONS or DECK_OF[number] == ACTION_DECK:
                _enter(f"{verb}:{name}", _CODES_OF_VERBS[at][number])


def add_word(word: str) -> int:
    """Enter a word that an edition brings; its code."""
    if word in CODES or len(MORE_WORDS) == ROOM:
        raise ValueError(f"the word {word!r} is one too many, or there already")
    MORE_WORDS.append(word)
    _enter(word, FURTHER_WORDS + len(MORE_WORDS) - 1)
    return CODES[word]


for _code, _word in enumerate(WORDS):
    _enter(_word, _code)
enter_options()
BASE_KEYS: Final = tuple(KEYS[:SITE])
assert "" not in BASE_KEYS


def options_of(codes: list[int], numbers: int) -> list[int]:
    """The options of a verb, given by its codes, with each number of a set.

    >>> [KEYS[code] for code in options_of(CARD_CODES, 0b11)]
    ['card:bard', 'card:citadel']
    """
    return [codes[number] for number in bits(numbers)]


def option_at(code: int, sites: list[Site]) -> Option:
    """The option with this number, where these sites are the legal ones."""
    if VERB_OF[code] == SITE:
        return Option("site:" + site_text(sites[code - SITE]), code)
    return OPTIONS[code]


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
