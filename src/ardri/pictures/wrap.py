"""How much room words take, and how they are broken into lines that fit.

Nobody knows which font a reader has. The tables hold the widest of our font and of those that may stand in
for it, so that what fits here fits everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

Widths = dict[str, int]  # of a character, in hundredths of the size of the letters
Face = tuple[Widths, ...]  # the fonts that may be used for the same words


def _widths(groups: dict[int, str]) -> Widths:
    return {character: width for width, characters in groups.items() for character in characters}


SANS: Final = _widths(
    {
        30: "'IijlÎÍîïíł",
        35: ",./:;J’",
        40: "()-ft \u00a0\u202f",
        45: "!r",
        50: "–",
        55: "?cszçćśźż",
        60: "FLkvxyÿŁ",
        65: "0123456789EPSTYabdeghnopquÈÉÊàáâèéêëôöóùúûüąęńĘŚ«»",
        70: "ABCKRVXZÀÂÇÁĄĆŹŻ",
        75: "NUÙÚŃ",
        80: "&DGHOQÔÓ",
        85: "w",
        90: "M",
        100: "Wmæ…",
        110: "œŒ",
    }
)

UNCIAL: Final = _widths(
    {
        24: "'’",
        28: " ,.;\u00a0",
        32: "!:",
        36: "()ijlîïí",
        40: "1Jł",
        44: "IÎÍ",
        52: "/",
        56: "fszśźż–",
        60: "7cçć«»",
        64: "-?LgtvxŁ",
        68: "4Fepqrèéêëę",
        72: "25STZabdhkoyàáâôöóÿąŚŹŻ",
        76: "369CEYnuÇÈÉÊùúûüńĆĘ",
        80: "&08ABRVXÀÂÁĄ…",
        84: "GKNPQŃ",
        88: "OÔÓ",
        92: "DHUÙÚ",
        100: "mw",
        112: "Wœæ",
        128: "M",
        136: "Œ",
    }
)

SERIF: Final = _widths(
    {
        28: "'",
        32: " ,.ijlîïí’\u00a0",
        36: "-/:;ł",
        40: "()IfÎÍ",
        44: "!Jt",
        48: "r",
        52: "sś–",
        56: "?zźż",
        60: "acevxyàáâçèéêëÿąćę",
        64: "0123456789koôöó«»",
        68: "LPTYbdghnpquùúûüńŁ",
        72: "FSXZŚŹŻ",
        76: "ABEKRVÀÂÈÉÊÁĄĘ",
        80: "CGÇĆ",
        84: "DOQÔÓ",
        88: "HNUwÙÚŃ",
        92: "&",
        96: "mæ",
        100: "œ…",
        104: "MW",
        116: "Œ",
    }
)

TEXT: Final[Face] = (SANS,)
TITLE: Final[Face] = (UNCIAL, SERIF)

_UNKNOWN: Final = 140


class Setting(NamedTuple):
    """Paragraphs broken into lines, and the size of the letters at which they fit."""

    size: float
    paragraphs: tuple[tuple[str, ...], ...]

    @property
    def lines(self) -> int:
        """How many lines there are in all."""
        return sum(len(paragraph) for paragraph in self.paragraphs)


def length(text: str, size: float, face: Face = TEXT) -> float:
    """How wide a line is at most.

    >>> length("ill", 10)
    9.0
    """
    return max(sum(widths.get(character, _UNKNOWN) for character in text) for widths in face) * size / 100


def wrapped(text: str, size: float, room: float, face: Face = TEXT) -> tuple[str, ...]:
    """Text in as few lines as the room allows, and these as even as can be.

    >>> wrapped("Draw 1 Epic Tale.", 10, 70)
    ('Draw', '1 Epic Tale.')
    """
    lines = _filled(text, size, room, face)
    for share in range(98, 40, -2):
        narrow = room * share / 100
        tighter = _filled(text, size, narrow, face)
        if len(tighter) > len(lines) or max(length(line, size, face) for line in tighter) > narrow:
            break
        lines = tighter
    return lines


def _filled(text: str, size: float, room: float, face: Face) -> tuple[str, ...]:
    lines: list[str] = []
    for word in _words(text):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and length(longer, size, face) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def _words(text: str) -> list[str]:
    """The words between which a line may end: a number or a single letter stays with what follows it."""
    words: list[str] = []
    for word in text.split(" "):
        if words and len(words[-1].rsplit(" ", 1)[-1]) == 1:
            words[-1] += f" {word}"
        else:
            words.append(word)
    return words


def fitted(
    paragraphs: Sequence[str],
    sizes: Sequence[float],
    room: float,
    height: float,
    leading: float,
    between: float = 0,
    face: Face = TEXT,
) -> Setting:
    """Paragraphs at the largest of the sizes at which they fit; `leading` is a line's height per size.

    >>> fitted(["Draw 1 Epic Tale."], (12, 10, 8), 70, 25, 1.2)
    Setting(size=10, paragraphs=(('Draw', '1 Epic Tale.'),))
    """
    for size in sizes:
        setting = Setting(size, tuple(wrapped(text, size, room, face) for text in paragraphs))
        wide = max(length(line, size, face) for paragraph in setting.paragraphs for line in paragraph)
        tall = setting.lines * size * leading + (len(paragraphs) - 1) * between
        if wide <= room and tall <= height:
            return setting
    raise ValueError(f"no size of {sizes} lets {paragraphs[0]!r} fit {room} by {height}")
