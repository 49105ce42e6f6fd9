"""Names of people: which are allowed, and which are the same."""

from __future__ import annotations

from typing import Final
from unicodedata import category, name, normalize

from ardri.server.lookalikes import looks_official
from ardri.server.refusals import AccountRefused

SHORTEST: Final = 2
LONGEST: Final = 24
MARKS: Final = 2  # signs above or below one letter that has no sign of its own for it

# Other (control, format with its changes of direction, unassigned ...) and separators of lines
_NEVER: Final = ("C", "Zl", "Zp")

# Letters and marks of which nothing is seen
_UNSEEN: Final = frozenset(
    chr(sign)
    for signs in (
        (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0),
        range(0x180B, 0x1810),
        range(0xFE00, 0xFE10),
        range(0xE0100, 0xE01F0),
    )
    for sign in signs
)

# Letters are named after their alphabet: LATIN SMALL LETTER A. Some are at home in several, and some
# alphabets are written together in one word; Chinese characters stand in Japanese and Korean ones.
_ANYWHERE: Final = ("MODIFIER",)
_CHINESE: Final = ("CJK", "IDEOGRAPHIC", "VERTICAL")
_JAPANESE: Final = ("HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA")
_TOGETHER: Final = (
    frozenset((*_CHINESE, *_JAPANESE)),
    frozenset((*_CHINESE, "HANGUL")),
    frozenset((*_CHINESE, "BOPOMOFO")),
)


def normalized_name(wanted: str) -> str:
    """A name as it is shown, normalised and without superfluous spaces; refused if it is not allowed.

    >>> normalized_name("  Ériu   of the Ｈills ")
    'Ériu of the Hills'
    """
    shown = " ".join(normalize("NFKC", wanted).split())
    if len(shown) < SHORTEST:
        raise AccountRefused("name_short", least=SHORTEST)
    if len(shown) > LONGEST:
        raise AccountRefused("name_long", most=LONGEST)
    kinds = [category(sign) for sign in shown]
    marks = 0
    for kind in kinds:
        marks = marks + 1 if kind.startswith("M") else 0
        if marks > MARKS or kind.startswith(_NEVER):
            raise AccountRefused("name_signs")
    if not _UNSEEN.isdisjoint(shown):
        raise AccountRefused("name_signs")
    if kinds[0].startswith("M") or not any(kind[0] in "LN" for kind in kinds):
        raise AccountRefused("name_signs")
    if any(_mixed(word) for word in shown.split()):
        raise AccountRefused("name_scripts")
    if looks_official(shown):
        raise AccountRefused("name_office", name=shown)
    return shown


def _mixed(word: str) -> bool:
    """True if a word mixes alphabets that nobody writes together."""
    found = frozenset(alphabet(sign) for sign in word if category(sign).startswith("L"))
    found = found.difference(_ANYWHERE)
    return len(found) > 1 and not any(found <= together for together in _TOGETHER)


def alphabet(letter: str) -> str:
    """The alphabet of a letter.

    >>> alphabet("a"), alphabet("а"), alphabet("α"), alphabet("愛")
    ('LATIN', 'CYRILLIC', 'GREEK', 'CJK')
    """
    return name(letter, "UNNAMED").partition(" ")[0]


def name_key(shown: str) -> str:
    """The form by which names are compared.

    >>> name_key("ÉRIU Straße") == name_key("ériu strasse")
    True
    """
    folded = normalize("NFD", shown)
    for _ in range(2):  # some letters come apart only when they are folded, and fold only when they are apart
        folded = normalize("NFKD", folded.casefold())
    return " ".join(normalize("NFKC", folded).split())
