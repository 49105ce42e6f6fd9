"""The whole position as one picture: the island in its sea, and the table beside it.

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
from ardri.pictures.island.print_layout import slots
from ardri.pictures.island.sea import creatures, sea_defs, surf, water
from ardri.pictures.island.territory import Ground, in_clash, pieces_on, ribbon, taken
from ardri.pictures.pages.page import FRAME, cartouche, page, page_defs
from ardri.pictures.pages.side_panel import WIDE as STRIP
from ardri.pictures.pages.side_panel import strip, strip_height
from ardri.pictures.pages.status import is_asked, status
from ardri.pictures.pieces.pieces import PIECES, symbol
from ardri.pictures.view_data import Say, Scene, places, scene_of, targets
from ardri.rules.box.board import Hex, hexes, site_from_text
from ardri.rules.game import Game
from ardri.rules.views.view import View

MARGIN: Final = 62.0  # of sea around the land
GUTTER: Final = 34.0
LEAST_WIDTH: Final = 560.0
LEAST_HEIGHT: Final = 520.0
MOST_STRIP: Final = 1.45  # the strip grows with the page, up to this

CHOSEN_BY: Final = ("territory", "from", "to")


def board_picture(what: View | Game | Scene, say: Say, palette: Palette = DAY) -> str:
    """An SVG of a position as one seat may see it."""
    scene = scene_of(what)
    mark = f"{palette.name}-{crc32(json.dumps(scene, sort_keys=True).encode()):08x}"
    island = Island(places(scene))
    grounds = [Ground(palette, land["name"], island, mark) for land in scene["territories"]]
    sites = targets(scene, "site")
    busy = _busy(scene, list(sites))
    sea = _sea_box(busy, scene["players"])
    tall = strip_height(scene["players"])
    scale = min(MOST_STRIP, sea.height / tall)
    width = sea.width + GUTTER + STRIP * scale + 2 * FRAME
    height = sea.height + 2 * FRAME
    shift = (FRAME + sea.width / 2 - sea.x, FRAME + sea.height / 2 - sea.y)
    drawn = [
        element("rect", width=width, height=height, fill=palette.page),
        water(mark, (FRAME, FRAME), sea),
        group(
            creatures(palette, sea, [hex_middle(spot) for spot in busy]),
            surf(palette, mark, island),
            *_lands(palette, scene, grounds, say),
            *_ghosts(palette, sites),
            at=shift,
        ),
        page(palette, mark, width, height, sea),
        _status(palette, scene, say, sea),
        group(
            strip(palette, scene, say, sea.height / scale),
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
    return picture(width, height, _title(scene, say), *drawn, defs=defs)


def _title(scene: Scene, say: Say) -> str:
    time, now = say(f"phase-{scene['phase']}", round=scene["round"]), status(scene, say)
    return f"{time}. {now}" if now else time


def _status(palette: Palette, scene: Scene, say: Say, sea: Box) -> str:
    text = status(scene, say)
    ground = palette.glow if is_asked(scene) else palette.parchment
    at = (FRAME + sea.width / 2, FRAME + sea.height - 6)
    return cartouche(palette, text, at, sea.width, ground) if text else ""


def _busy(scene: Scene, sites: list[str]) -> list[Hex]:
    """The hexes of all that is land, or may be soon."""
    taken_by = [*places(scene).values(), *[site_from_text(site) for site in sites]]
    return list(dict.fromkeys(spot for site in taken_by for spot in hexes(site)))


def _sea_box(spots: list[Hex], players: int) -> Box:
    points = [point for spot in spots for point in hex_outline(spot)]
    xs, ys = [x for x, _ in points] or [0.0], [y for _, y in points] or [0.0]
    width = max(LEAST_WIDTH, max(xs) - min(xs) + 2 * MARGIN)
    height = max(LEAST_HEIGHT, strip_height(players), max(ys) - min(ys) + 2 * MARGIN)
    return Box((max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2, round(width), round(height))


# The land


def _lands(palette: Palette, scene: Scene, grounds: list[Ground], say: Say) -> list[str]:
    chosen = targets(scene, *CHOSEN_BY)
    lower, upper = [], []
    for ground, land in zip(grounds, scene["territories"], strict=True):
        rooms = slots(ground.brush.up, scene["players"])
        lower.append(ground.draw(taken(scene, land, rooms), land["chieftain"]))
        if in_clash(scene, land):
            lower.append(ground.lit_up(palette.oxblood))
        options = chosen.get(land["name"], [])
        if options:
            lower.append(ground.lit_up(palette.glow))
        x, y = ground.heart
        upper.append(
            group(
                pieces_on(palette, scene, land, rooms, say),
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
