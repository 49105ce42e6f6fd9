"""Palettes: the colours by day and by night."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

TITLE_FONT: Final = "'Uncial Antiqua', 'Alegreya', 'Palatino Linotype', Georgia, serif"
TEXT_FONT: Final = "'Alegreya Sans', 'Gill Sans', Optima, 'DejaVu Sans', sans-serif"
NUMBER_FONT: Final = "'DejaVu Sans', Verdana, Arial, sans-serif"


@dataclass(frozen=True)
class Palette:
    """A palette: the only source of colours for a picture."""

    name: str
    ink: str  # outlines, and text on parchment
    parchment: str  # ribbons, cards, the light part of pieces
    page: str  # what lies behind everything
    sea: str
    deep: str
    gold: str
    oxblood: str
    moss: str
    heather: str
    stone: str
    clans: tuple[str, str, str, str, str]
    text: str  # on the page
    glow: str  # around what may be chosen
    dusk: str = "#000000"  # what pigments fade into
    dim: float = 0.0  # and how far


DAY: Final = Palette(
    name="day",
    ink="#2b2118",
    parchment="#f4ecd2",
    page="#f4ecd2",
    sea="#dfe7dc",
    deep="#9fb9b4",
    gold="#c9a24a",
    oxblood="#8a2f2a",
    moss="#6c9160",
    heather="#b7a3b0",
    stone="#b9aea0",
    clans=("#a8322a", "#2d5d8f", "#d79a2b", "#3f6b3a", "#2a2730"),
    text="#2b2118",
    glow="#ffd65c",
)

NIGHT: Final = Palette(
    name="night",
    ink="#0d1413",
    parchment="#e9dfc0",
    page="#15201f",
    sea="#22302d",
    deep="#15201f",
    gold="#c9a24a",
    oxblood="#a2463e",
    moss="#557a4c",
    heather="#8f7d8a",
    stone="#8d857a",
    clans=("#b8443a", "#3f73a8", "#d79a2b", "#4f8048", "#c9c4bd"),
    text="#e9dfc0",
    glow="#ffd65c",
    dusk="#1b2b30",
    dim=0.34,
)

PALETTES: Final = {palette.name: palette for palette in (DAY, NIGHT)}


def mixed(colour: str, other: str, part: float) -> str:
    """Mix a colour with a part of another.

    >>> mixed("#000000", "#ffffff", 0.5)
    '#808080'
    """
    pairs = zip(_channels(colour), _channels(other), strict=True)
    return "#" + "".join(f"{round(one + (two - one) * part):02x}" for one, two in pairs)


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def contrast(colour: str, other: str) -> float:
    """The contrast ratio of two colours, from 1 to 21 (WCAG).

    >>> contrast("#000000", "#ffffff")
    21.0
    """
    light, dark = sorted((_luminance(colour), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = [channel / 255 for channel in _channels(colour)]
    red, green, blue = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
