"""Board picture: the island in its sea, and the side panel beside it.

>>> from ardri.rules.game import Game
>>> from ardri.texts.catalogues import texts
>>> drawn = board_picture(Game.start(players=3, seed=7).view(0), texts("en").say)
>>> drawn.startswith("<svg")
True
"""

from __future__ import annotations

import json
from typing import Final
from zlib import crc32

from ardri.pictures.drawing.geometry import Box, Island, heart, hex_middle, hex_outline
from ardri.pictures.drawing.palette import DAY, Palette
from ardri.pictures.drawing.svg import closed, element, group, picture
from ardri.pictures.island.landing import landings
from ardri.pictures.island.print_layout import print_layout
from ardri.pictures.island.sea import coast_lines, creatures, sea_defs, water
from ardri.pictures.island.territory import TerritoryDrawing, in_clash, occupied_boxes, pieces_on, ribbon
from ardri.pictures.pages.page import FRAME, cartouche, page, page_defs
from ardri.pictures.pages.side_panel import WIDE as STRIP
from ardri.pictures.pages.side_panel import side_panel, side_panel_height
from ardri.pictures.pages.status import is_asked, status
from ardri.pictures.pieces.pieces import PIECES, placed, symbol
from ardri.pictures.view_data import TextLookup, ViewData, markers_at, places, states, targets, view_data_of
from ardri.rules.box.board import Hex, hexes, site_from_text
from ardri.rules.game import Game
from ardri.rules.state.markers import TERRITORIES
from ardri.rules.views.view import View

MARGIN: Final = 62.0  # of sea around the land
GUTTER: Final = 34.0
LEAST_WIDTH: Final = 560.0
LEAST_HEIGHT: Final = 520.0
MOST_STRIP: Final = 1.45  # the strip grows with the page, up to this

CHOSEN_BY: Final = ("territory", "from", "to")


def board_picture(what: View | Game | ViewData, say: TextLookup, palette: Palette = DAY) -> str:
    """The board as SVG, as one seat may see it."""
    data = view_data_of(what)
    mark = f"{palette.name}-{crc32(json.dumps(data, sort_keys=True).encode()):08x}"
    island = Island(places(data))
    grounds = [TerritoryDrawing(palette, land["name"], island, mark) for land in data["territories"]]
    sites = targets(data, "site")
    busy = _busy(data, list(sites))
    tall = side_panel_height(data["players"], len(states(data)))
    sea = _sea_box(busy, tall)
    scale = min(MOST_STRIP, sea.height / tall)
    width = sea.width + GUTTER + STRIP * scale + 2 * FRAME
    height = sea.height + 2 * FRAME
    shift = (FRAME + sea.width / 2 - sea.x, FRAME + sea.height / 2 - sea.y)
    drawn = [
        element("rect", width=width, height=height, fill=palette.page),
        water(mark, (FRAME, FRAME), sea),
        group(
            creatures(palette, sea, [hex_middle(spot) for spot in busy]),
            coast_lines(palette, mark, island),
            *_lands(palette, data, grounds, say),
            *_on_the_coast(palette, data, say),
            *_ghosts(palette, sites),
            at=shift,
        ),
        page(palette, mark, width, height, sea),
        _status(palette, data, say, sea),
        group(
            side_panel(palette, data, say, sea.height / scale),
            at=(FRAME + sea.width + GUTTER, FRAME),
            scale=scale,
        ),
    ]
    used = [
        symbol(name, palette) for name in PIECES if any(f'#{palette.name}-{name}"' in part for part in drawn)
    ]
    shared = [part for ground in grounds for part in ground.defs()]
    coast = "".join(ground.path for ground in grounds)
    defs = [*used, *shared, *sea_defs(palette, mark, coast), *page_defs(palette, mark, width, height)]
    return picture(width, height, _title(data, say), *drawn, defs=defs)


def _title(data: ViewData, say: TextLookup) -> str:
    time, now = say(f"phase-{data['phase']}", round=data["round"]), status(data, say)
    return f"{time}. {now}" if now else time


def _status(palette: Palette, data: ViewData, say: TextLookup, sea: Box) -> str:
    text = status(data, say)
    ground = palette.glow if is_asked(data) else palette.parchment
    at = (FRAME + sea.width / 2, FRAME + sea.height - 6)
    return cartouche(palette, text, at, sea.width, ground) if text else ""


def _busy(data: ViewData, sites: list[str]) -> list[Hex]:
    """The hexes of all territories and of the sites that are offered."""
    taken_by = [*places(data).values(), *[site_from_text(site) for site in sites]]
    return list(dict.fromkeys(spot for site in taken_by for spot in hexes(site)))


def _sea_box(spots: list[Hex], tall: float) -> Box:
    points = [point for spot in spots for point in hex_outline(spot)]
    xs, ys = [x for x, _ in points] or [0.0], [y for _, y in points] or [0.0]
    width = max(LEAST_WIDTH, max(xs) - min(xs) + 2 * MARGIN)
    height = max(LEAST_HEIGHT, tall, max(ys) - min(ys) + 2 * MARGIN)
    return Box((max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2, round(width), round(height))


# The land


def _lands(palette: Palette, data: ViewData, grounds: list[TerritoryDrawing], say: TextLookup) -> list[str]:
    chosen = targets(data, *CHOSEN_BY)
    lower, upper = [], []
    for ground, land in zip(grounds, data["territories"], strict=True):
        rooms = print_layout(ground.brush.up, data["players"])
        lower.append(ground.draw(occupied_boxes(data, land, rooms), land["chieftain"]))
        if in_clash(data, land):
            lower.append(ground.lit_up(palette.oxblood))
        options = chosen.get(land["name"], [])
        if options:
            lower.append(ground.lit_up(palette.glow))
        x, y = ground.heart
        upper.append(
            group(
                pieces_on(palette, data, land, rooms, say),
                ribbon(
                    palette,
                    say(f"tile-{land['name']}"),
                    (0, rooms.ribbon.y),
                    palette.glow if options else None,
                ),
                at=(x, y),
                class_="territory",
                data_territory=land["name"],
                data_options=" ".join(options) or None,
            )
        )
    return [group(*lower, class_="lands"), group(*upper)]


def _on_the_coast(palette: Palette, data: ViewData, say: TextLookup) -> list[str]:
    """The markers of several territories, such as harbours, each beside the coast of its own."""
    drawn = []
    for name, (x, y) in landings(places(data)).items():
        known = [marker for marker in markers_at(data, name, TERRITORIES) if marker in PIECES]
        for at, marker in enumerate(known):
            title = element("title", f"{say(f'marker-{marker}')}: {say(f'tile-{name}')}")
            drawn.append(
                group(title, placed(marker, palette, (x, y - 30 * at)), class_=marker, data_territory=name)
            )
    return drawn


def _ghosts(palette: Palette, sites: dict[str, list[str]]) -> list[str]:
    """The sites where a new territory may lie: their hexes as ghosts, a mark where each has its heart."""
    if not sites:
        return []
    spots = dict.fromkeys(spot for text in sites for spot in hexes(site_from_text(text)))
    pale = palette.parchment
    cells = "".join(closed(hex_outline(spot, 0.07)) for spot in spots)
    drawn = [
        element(
            "path",
            d=cells,
            fill=pale,
            fill_opacity=0.28,
            stroke=pale,
            stroke_width=1.6,
            stroke_dasharray="7 6",
        )
    ]
    for text, options in sites.items():
        site = site_from_text(text)
        x, y = heart(site)
        way = -1 if site[2] else 1
        arms = [(0.0, 15.0 * way), (13.0, -7.5 * way), (-13.0, -7.5 * way)]
        drawn.append(
            group(
                *[
                    element(
                        "circle",
                        cx=ax * 0.52,
                        cy=ay * 0.52,
                        r=7.4,
                        fill=palette.glow,
                        stroke=palette.ink,
                        stroke_width=1.5,
                    )
                    for ax, ay in arms
                ],
                element("circle", r=4.6, fill=palette.glow),
                at=(x, y),
                class_="site",
                data_options=" ".join(options),
            )
        )
    return drawn
