"""The colours, by day and by night."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

TITLE_FONT: Final = "'Uncial Antiqua', 'Alegreya', 'Palatino Linotype', Georgia, serif"
TEXT_FONT: Final = "'Alegreya Sans', 'Gill Sans', Optima, 'DejaVu Sans', sans-serif"
NUMBER_FONT: Final = "'DejaVu Sans', Verdana, Arial, sans-serif"


@dataclass(frozen=True)
class Palette:
    """The colours of one time of day; what is drawn takes its colours from here and from nowhere else."""

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
    clans: tuple[str, str, str, str]


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
    clans=("#a8322a", "#2d5d8f", "#d79a2b", "#3f6b3a"),
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
    clans=("#b8443a", "#3f73a8", "#d79a2b", "#4f8048"),
)

PALETTES: Final = {palette.name: palette for palette in (DAY, NIGHT)}
