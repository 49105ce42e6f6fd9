"""How much room words take, and how they are broken into lines that fit.

Nobody knows which font a reader has. The tables hold the widest of our font and of those that may stand in
for it, so that what fits here fits everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

Widths = dict[str, int]  # of a character, in hundredths of the size of the letters


def _widths(groups: dict[int, str]) -> Widths:
    return {character: width for width, characters in groups.items() for character in characters}


TEXT: Final = _widths(
    {
        30: "'IijlÎÍîïíł",
        35: " ,./:;J’\u00a0\u202f",
        40: "()-ft",
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

TITLE: Final = _widths(
    {
        35: "' ,.:;ijlîïí’\u00a0\u202f",
        40: "()ł",
        45: "!IJÎÍ",
        50: "/",
        55: "fzźż",
        60: "csçćś–",
        65: "-17?grtvx«»",
        70: "24FLbehkopqyèéêëôöóÿęŁ",
        75: "359ESTYZadnuÈÉÊàáâùúûüąńĘŚŹŻ",
        80: "068ABCRVXÀÂÇÁĄĆ",
        85: "GKPQ",
        90: "&DHNOUÔÙÚÓŃ",
        100: "mw…",
        115: "Wœæ",
        135: "MŒ",
    }
)

_UNKNOWN: Final = 140


class Setting(NamedTuple):
    """Paragraphs broken into lines, and the size of the letters at which they fit."""

    size: float
    paragraphs: tuple[tuple[str, ...], ...]

    @property
    def lines(self) -> int:
        """How many lines there are in all."""
        return sum(len(paragraph) for paragraph in self.paragraphs)


def length(text: str, size: float, widths: Widths = TEXT) -> float:
    """How wide a line is at most.

    >>> length("ill", 10)
    9.0
    """
    return sum(widths.get(character, _UNKNOWN) for character in text) * size / 100


def wrapped(text: str, size: float, room: float, widths: Widths = TEXT) -> tuple[str, ...]:
    """Text in as few lines as the room allows, and these as even as can be.

    >>> wrapped("Draw 1 Epic Tale.", 10, 60)
    ('Draw 1', 'Epic Tale.')
    """
    lines = _filled(text, size, room, widths)
    tight = room
    while True:
        tight -= size / 4
        tighter = _filled(text, size, tight, widths)
        if len(tighter) > len(lines) or any(length(line, size, widths) > room for line in tighter):
            return lines
        if max(length(line, size, widths) for line in tighter) > tight:
            return lines
        lines = tighter


def _filled(text: str, size: float, room: float, widths: Widths) -> tuple[str, ...]:
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and length(longer, size, widths) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def fitted(
    paragraphs: Sequence[str],
    sizes: Sequence[float],
    room: float,
    height: float,
    leading: float,
    between: float = 0,
    widths: Widths = TEXT,
) -> Setting:
    """Paragraphs at the largest of the sizes at which they fit the room; `leading` is a line's height per size.

    >>> fitted(["Draw 1 Epic Tale."], (12, 10, 8), 60, 25, 1.2)
    Setting(size=10, paragraphs=(('Draw 1', 'Epic Tale.'),))
    """
    for size in sizes:
        setting = Setting(size, tuple(wrapped(text, size, room, widths) for text in paragraphs))
        wide = max(length(line, size, widths) for paragraph in setting.paragraphs for line in paragraph)
        tall = setting.lines * size * leading + (len(paragraphs) - 1) * between
        if wide <= room and tall <= height:
            return setting
    raise ValueError(f"no size of {sizes} lets {paragraphs[0]!r} fit {room} by {height}")
