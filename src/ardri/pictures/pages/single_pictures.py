"""Single pictures: frames and backs of cards, single territories, and ornament."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from ardri.pictures.cards.frames import DECK_STYLES, HEIGHT, WIDTH, back, scrolls, surround
from ardri.pictures.drawing.geometry import Island, hex_outline
from ardri.pictures.drawing.ornament import frame, knot, lace, stretch, triskel
from ardri.pictures.drawing.palette import Palette, mixed
from ardri.pictures.drawing.svg import element, group, number
from ardri.pictures.emblems.strokes import colours, drawn
from ardri.pictures.island.landmarks import landmarks
from ardri.pictures.island.print_layout import print_layout
from ardri.pictures.island.territory import TerritoryDrawing
from ardri.pictures.pages.king import king_plate
from ardri.pictures.pages.panorama import crest_plate, panorama_plate
from ardri.rules.box.board import ORIGIN, hexes
from ardri.rules.box.catalogue import SEAT_NAMES

Plate = Callable[[Palette], str]

MARGIN: Final = 8.0
SLICE: Final = 14  # of a border: how thick it is


def _plate(width: float, height: float, *inside: str, defs: str = "") -> str:
    """A picture without a title, because the page describes it."""
    return element(
        "svg",
        element("defs", defs) if defs else "",
        *inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        height=height,
    )


def frame_plate(deck: str, palette: Palette) -> str:
    """The face of a card with nothing on it."""
    return _plate(WIDTH, HEIGHT, surround(deck, palette))


def back_plate(deck: str, palette: Palette) -> str:
    """The back of a card."""
    return _plate(WIDTH, HEIGHT, back(deck, palette))


def field_plate(deck: str, palette: Palette) -> str:
    """The field behind the emblem of a card."""
    paint = colours(palette)
    field = element("rect", width=150, height=102, fill=paint[DECK_STYLES[deck].field])
    return _plate(150, 102, field, group(drawn(scrolls(DECK_STYLES[deck].scroll), palette), at=(75, 51)))


def landscape_plate(tile: str, palette: Palette) -> str:
    """A territory alone, with nothing standing on it."""
    ground = TerritoryDrawing(palette, tile, Island({tile: ORIGIN}), f"{palette.name}-{tile}")
    corners = [point for spot in hexes(ORIGIN) for point in hex_outline(spot)]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    land = ground.draw([print_layout(True, 2).landmark], None)
    return _plate(
        max(xs) - min(xs) + 2 * MARGIN,
        max(ys) - min(ys) + 2 * MARGIN,
        group(land, at=(MARGIN - min(xs), MARGIN - min(ys))),
        defs="".join(ground.defs()),
    )


def border_plate(palette: Palette) -> str:
    """A square of interlace to be cut in nine and laid around something: `border-image-slice: 14`."""
    cells = 10
    long = SLICE * cells
    cell = (long - 4) / cells
    twist = lace(knot(frame(cells, cells)), stretch(cell, cell), [palette.gold], palette.ink, 3, 0.9)
    inner = long - SLICE
    band = f"M0 0H{long}V{long}H0ZM{SLICE} {SLICE}V{inner}H{inner}V{SLICE}Z"
    ground = mixed(palette.moss, palette.ink, 0.62)
    return _plate(
        long,
        long,
        element("path", d=band, fill=ground, stroke=palette.ink, stroke_width=2),
        group(twist, at=(2, 2)),
    )


def divider_plate(palette: Palette) -> str:
    """A triskel between two tapering lines."""
    ink = palette.text if palette.dim else palette.oxblood
    side = "M150 11C110 11 60 10 6 12C60 14 110 13 150 13Z"
    half = group(
        element("path", d=side, fill=palette.gold),
        *[element("circle", cx=x, cy=12, r=r, fill=ink) for x, r in ((157, 2.2), (163, 1.5), (6, 1.8))],
    )
    return _plate(
        360,
        24,
        half,
        group(half, transform="translate(360 0) scale(-1 1)"),
        group(
            element(
                "path", d=triskel(10.5, 1.5), fill="none", stroke=ink, stroke_width=2, stroke_linecap="round"
            ),
            at=(180, 12.5),
        ),
    )


PLATES: Final[dict[str, Plate]] = {
    **{f"frame-{deck}": partial(frame_plate, deck) for deck in DECK_STYLES},
    **{f"back-{deck}": partial(back_plate, deck) for deck in DECK_STYLES},
    **{f"field-{deck}": partial(field_plate, deck) for deck in DECK_STYLES},
    **{f"landscape-{tile}": partial(landscape_plate, tile) for tile in landmarks()},
    **{f"king-{name.lower()}": partial(king_plate, seat) for seat, name in enumerate(SEAT_NAMES)},
    "border": border_plate,
    "divider": divider_plate,
    "panorama": panorama_plate,
    "crest": crest_plate,
}
