"""Line breaks: paragraphs broken into lines that fit a box in any font.

Nobody knows which font a reader has. The tables hold the widest of our font and of those that may stand in
for it, so that what fits here fits everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

Widths = dict[str, int]  # of a character, in hundredths of the size of the letters
WidthTables = tuple[Widths, ...]  # the fonts that may be used for the same words
LineBreaks = tuple[int, float, tuple[str, ...]]  # how many lines, how uneven they are, and the lines


def _widths(groups: dict[int, str]) -> Widths:
    return {character: width for width, characters in groups.items() for character in characters}


SANS: Final = _widths(
    {
        28: "'ijlîïí",
        30: "IÎÍł",
        32: ",.J’",
        34: "/:;",
        36: "f",
        38: " -\u00a0\u202f",
        40: "()t",
        42: "!r",
        50: "–",
        54: "?szśźż",
        56: "Lcçć",
        58: "FkŁ",
        60: "vxyÿ",
        62: "PTYaeoàáâèéêëôöóąę«»",
        64: "0123456789ESbdghnpquÈÉÊùúûüńĘŚ",
        66: "K",
        70: "ABCRVXZÀÂÇÁĄĆŹŻ",
        74: "UÙÚ",
        76: "HNŃ",
        78: "&DG",
        80: "OQÔÓ",
        82: "w",
        88: "M",
        98: "m",
        100: "Wæ…",
        104: "œ",
        108: "Œ",
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

TEXT_WIDTHS: Final[WidthTables] = (SANS,)
TITLE_WIDTHS: Final[WidthTables] = (UNCIAL, SERIF)

_UNKNOWN: Final = 140


class FittedText(NamedTuple):
    """Paragraphs broken into lines, and the font size at which they fit."""

    size: float
    paragraphs: tuple[tuple[str, ...], ...]

    @property
    def lines(self) -> int:
        """The number of lines in all paragraphs."""
        return sum(len(paragraph) for paragraph in self.paragraphs)


def max_width(text: str, size: float, tables: WidthTables = TEXT_WIDTHS) -> float:
    """The largest width of a line over all fonts that may be used.

    >>> max_width("ill", 10)
    8.4
    """
    return max(sum(widths.get(character, _UNKNOWN) for character in text) for widths in tables) * size / 100


def wrapped(text: str, size: float, room: float, tables: WidthTables = TEXT_WIDTHS) -> tuple[str, ...]:
    """Break text into as few lines as possible, of lengths as even as possible.

    >>> wrapped("Draw 1 Epic Tale.", 10, 70)
    ('Draw', '1 Epic Tale.')
    """
    words = _words(text)
    best: list[LineBreaks] = [(0, 0.0, ())]  # of so many words
    for end in range(1, len(words) + 1):
        options: list[LineBreaks] = []
        for start in reversed(range(end)):
            line = " ".join(words[start:end])
            wide = max_width(line, size, tables)
            if wide > room and options:
                break
            count, uneven, lines = best[start]
            options.append((count + 1, uneven + (room - wide) ** 2, (*lines, line)))
        best.append(min(options))
    return best[-1][2]


def _words(text: str) -> list[str]:
    """The words between which a line may break: a single character stays with the word after it."""
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
    tables: WidthTables = TEXT_WIDTHS,
) -> FittedText:
    """Break paragraphs at the largest size that fits; `leading` is the line height per size.

    >>> fitted(["Draw 1 Epic Tale."], (12, 10, 8), 70, 25, 1.2)
    FittedText(size=10, paragraphs=(('Draw', '1 Epic Tale.'),))
    """
    for size in sizes:
        setting = FittedText(size, tuple(wrapped(text, size, room, tables) for text in paragraphs))
        wide = max(max_width(line, size, tables) for paragraph in setting.paragraphs for line in paragraph)
        tall = setting.lines * size * leading + (len(paragraphs) - 1) * between
        if wide <= room and tall <= height:
            return setting
    raise ValueError(f"no size of {sizes} lets {paragraphs[0]!r} fit {room} by {height}")
