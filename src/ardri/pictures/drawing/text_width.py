"""Text width: an estimate for a typical font, without the font at hand.

Pictures give text the width measured here (`textLength`), so that it stays in its ribbon in any font.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ardri.pictures.drawing.palette import TEXT_FONT, TITLE_FONT


@dataclass(frozen=True)
class Face:
    """A font family with its letter widths in units of the size; `letter` is the default."""

    family: str
    letters: Mapping[str, float]
    letter: float

    def width(self, text: str, size: float) -> float:
        """The estimated width of a text at a font size."""
        return size * sum(self.letters.get(letter, self.letter) for letter in text)

    def fitted(self, text: str, size: float, most: float) -> float:
        """The font size, reduced if the text would be wider than `most`.

        >>> TITLE.fitted("Cove", 16, 100), TITLE.fitted("Cove", 16, 20) < 16
        (16, True)
        """
        return min(size, size * most / self.width(text, size)) if text else size


TITLE: Final = Face(
    TITLE_FONT,
    {
        **dict.fromkeys("ijlIJ'’í ", 0.33),
        **dict.fromkeys("mwMW", 1.05),
        **dict.fromkeys("ABCDEGHKNOPQRTUVXYZÓŁŻŚ", 0.82),
    },
    0.68,
)

TEXT: Final = Face(
    TEXT_FONT,
    {
        **dict.fromkeys(" '’", 0.17),
        **dict.fromkeys("ijlI.,:;!", 0.25),
        **dict.fromkeys("frtJ?", 0.33),
        **dict.fromkeys("cszvy", 0.41),
        **dict.fromkeys("ABGKOQRUVXÓŁŻŚ", 0.6),
        **dict.fromkeys("DHNw", 0.68),
        **dict.fromkeys("mMW", 0.81),
    },
    0.5,
)
