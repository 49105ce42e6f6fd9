"""Territory drawing: ground, landmark, name and pieces."""

from __future__ import annotations

from typing import Final

from ardri.pictures.drawing.brush import Brush
from ardri.pictures.drawing.geometry import Box, Island, heart, soft
from ardri.pictures.drawing.palette import Palette, mixed
from ardri.pictures.drawing.svg import Point, element, group, number, words
from ardri.pictures.drawing.text_width import TITLE
from ardri.pictures.drawing.texture import SUN, texture, texture_defs
from ardri.pictures.island.land import glyph_defs, land_of, scatter
from ardri.pictures.island.landmarks import is_bay, landmark_of
from ardri.pictures.island.lowlands import SHORE, bay_turn
from ardri.pictures.island.print_layout import (
    BUILDING_SCALES,
    LANDMARK_SCALE,
    RIBBON_TALL,
    RIBBON_WIDE,
    TOKEN_SCALE,
    PrintLayout,
    print_layout,
)
from ardri.pictures.pieces.clans import badge, refuge
from ardri.pictures.pieces.pieces import PIECES, placed
from ardri.pictures.view_data import TerritoryData, TextLookup, ViewData, markers_at, seat_number
from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.state.markers import TERRITORY

NAME_SIZE: Final = 16.5
SQUEEZED: Final = 1.14  # a long name is drawn a little narrower before it is drawn smaller
TAILS: Final = 28.0  # what a ribbon has beside its text


class TerritoryDrawing:
    """The drawing of a territory in layers: ground, landmark, border."""

    def __init__(self, palette: Palette, name: str, island: Island, mark: str) -> None:
        site = island.places[name]
        self.palette = palette
        self.name = name
        self.outline = island.outline(name)
        self.heart = heart(site)
        self.brush = Brush(palette, up=site[2], lean=island.lean(name))
        self.path = soft(self.outline)
        self.mark = mark
        self.shape = f"#{mark}-{name}"
        self.clip = f"{mark}-within-{name}"
        self.ground = self.brush.lit(land_of(name).ground)

    def defs(self) -> list[str]:
        """The clip path, the texture and the glyphs, for the picture's defs."""
        shape = element("path", d=self.path, id=self.shape[1:])
        clip = element("clipPath", element("use", href=self.shape), id=self.clip)
        bay = [self._bay()] if self.has_bay() else []
        return [
            shape,
            clip,
            *bay,
            *texture_defs(self.brush, self.name, self.ground, self.mark),
            *glyph_defs(self.brush, self.name, self.mark),
        ]

    def has_bay(self) -> bool:
        """True if a bay cuts into the territory."""
        return is_bay(self.name) and self.brush.lean is not None

    def _bay(self) -> str:
        """The clip path of the bay."""
        x, y = self.heart[0], self.heart[1] + print_layout(self.brush.up, 2).landmark.y
        turned = f"translate({number(x)} {number(y)}) scale({number(LANDMARK_SCALE)}) "
        turned += bay_turn(self.brush.up, self.brush.lean or 0)
        return element("clipPath", element("path", d=SHORE + "Z", transform=turned), id=f"{self.clip}-bay")

    def land(self, *upon: str) -> str:
        """The ground, then the elements on top of it."""
        sun = mixed(self.ground, self.brush.lit(SUN), 0.4)
        return group(
            texture(self.name, self.shape, self.mark),
            element("use", href=self.shape, fill="none", stroke=sun, stroke_width=13, opacity=0.5),
            *upon,
            clip_path=f"url(#{self.clip})",
        )

    def landmark(self) -> str:
        """The landmark of the territory."""
        drawing = group(
            landmark_of(self.name)(self.brush),
            at=(self.heart[0], self.heart[1] + print_layout(self.brush.up, 2).landmark.y),
            scale=LANDMARK_SCALE,
            class_="landmark",
        )
        return group(drawing, clip_path=f"url(#{self.clip})") if self.has_bay() else drawing

    def rim(self, chieftain: str) -> str:
        """A band of a chieftain's colour along the border."""
        colour = self.palette.clans[seat_number(chieftain)]
        return group(
            element("use", href=self.shape, fill="none", stroke=colour, stroke_width=14, opacity=0.9),
            element("use", href=self.shape, fill="none", stroke=self.ground, stroke_width=5.5),
        )

    def border(self) -> str:
        """The line around the land, open where a bay cuts in."""
        line = element(
            "use",
            href=self.shape,
            fill="none",
            stroke=self.palette.ink,
            stroke_width=2.6,
            stroke_linejoin="round",
        )
        mouth = element("use", href=self.shape, fill="none", stroke=self.palette.sea, stroke_width=22)
        return line + (group(mouth, clip_path=f"url(#{self.clip}-bay)") if self.has_bay() else "")

    def draw(self, clear: list[Box], chieftain: str | None) -> str:
        """The whole territory without pieces. Glyphs stay outside of the boxes to keep clear."""
        rim = "" if chieftain is None else self.rim(chieftain)
        boxes = [box.moved(self.heart) for box in clear]
        scattered_glyphs = scatter(self.name, self.outline, boxes, self.mark)
        return group(
            self.land(rim, scattered_glyphs),
            self.landmark(),
            self.border(),
            class_="ground",
            data_territory=self.name,
        )

    def lit_up(self, colour: str) -> str:
        """A glow within the outline. Its ink line keeps it visible on ground of a similar colour."""
        bands = ((44, colour, 0.16), (32, colour, 0.22), (22, colour, 0.34), (17, self.palette.ink, 0.75))
        rings = [
            element("use", href=self.shape, fill="none", stroke=stroke, stroke_width=width, opacity=opacity)
            for width, stroke, opacity in (*bands, (14, colour, 1), (5, self.palette.ink, 1))
        ]
        return group(*rings, clip_path=f"url(#{self.clip})", class_="glow")


def ribbon(palette: Palette, text: str, at: Point, colour: str | None = None) -> str:
    """A name on a ribbon with folded ends."""
    room = RIBBON_WIDE - TAILS
    size = TITLE.fitted(text, NAME_SIZE, room * SQUEEZED)
    width = min(room, TITLE.width(text, size))
    half, tall = width / 2 + 6, RIBBON_TALL / 2
    end = half + 8
    fill = colour or palette.parchment
    shade = mixed(fill, palette.ink, 0.28)
    front = (
        f"M{number(-half)} {number(-tall)}Q0 {number(-tall - 3)} {number(half)} {number(-tall)}"
        f"V{number(tall - 4)}Q0 {number(tall - 7)} {number(-half)} {number(tall - 4)}Z"
    )
    tail = (
        f"M{number(half - 5)} {number(-tall + 5)}H{number(end)}L{number(end - 5)} {number(3)}"
        f"L{number(end)} {number(tall)}H{number(half - 5)}Z"
    )
    style: dict[str, str | float] = {"stroke": palette.ink, "stroke_width": 1.6, "stroke_linejoin": "round"}
    return group(
        element("path", d=tail, fill=shade, **style),
        element("path", d=tail, fill=shade, transform="scale(-1 1)", **style),
        element("path", d=front, fill=fill, **style),
        words(
            text,
            (0, size * 0.30 - 2.5),
            font_family=TITLE.family,
            font_size=size,
            fill=palette.ink,
            textLength=width,
            lengthAdjust="spacingAndGlyphs",
        ),
        at=at,
        class_="name",
    )


def buildings_in(data: ViewData, land: TerritoryData) -> dict[str, int]:
    """The buildings in a territory, with their numbers."""
    found = {"sanctuary": land["sanctuaries"], "citadel": land["citadels"]}
    found["capital"] = int(data["capital"] == land["name"])
    found["festival"] = int(data["festival"] == land["name"])
    return {name: count for name, count in found.items() if count}


def occupied_boxes(data: ViewData, land: TerritoryData, layout: PrintLayout) -> list[Box]:
    """The occupied boxes of a territory."""
    found = [
        layout.landmark,
        layout.ribbon,
        *[layout.buildings[name] for name in buildings_in(data, land)],
    ]
    found.extend(layout.clans[seat] for seat, count in enumerate(land["clans"]) if count)
    if in_clash(data, land):
        found.append(layout.clash)
    if _tokens(data, land):
        found.append(layout.token)
    return found


def _tokens(data: ViewData, land: TerritoryData) -> list[str]:
    """The markers that are in a territory, as far as there are drawings of them."""
    return [name for name in markers_at(data, land["name"], TERRITORY) if name in PIECES]


def in_clash(data: ViewData, land: TerritoryData) -> bool:
    """True if there is a clash in the territory."""
    clash = data["clash"]
    return clash is not None and clash["territory"] == land["name"]


def pieces_on(
    palette: Palette, data: ViewData, land: TerritoryData, layout: PrintLayout, say: TextLookup
) -> str:
    """The pieces in a territory, around its centre."""
    drawn = []
    for name, count in buildings_in(data, land).items():
        box = layout.buildings[name]
        title = say("table-festival") if name == "festival" else say(f"building-{name}")
        drawn.append(
            _titled(f"{title}: {count}" if count > 1 else title, _building(palette, name, count, box), name)
        )
    for seat, count in enumerate(land["clans"]):
        if count:
            drawn.append(_clans(palette, data, land, seat, layout, say))
    for name in _tokens(data, land):
        at = (layout.token.x, layout.token.y)
        drawn.append(_titled(say(f"marker-{name}"), placed(name, palette, at, TOKEN_SCALE), name))
    if in_clash(data, land):
        box = layout.clash
        drawn.append(
            _titled(
                say("icon-clash"), placed("clash", palette, (box.x, box.y), BUILDING_SCALES["clash"]), "clash"
            )
        )
    return group(*drawn)


def _building(palette: Palette, name: str, count: int, box: Box) -> str:
    piece = placed(name, palette, (box.x, box.y), BUILDING_SCALES[name])
    if count == 1:
        return piece
    return piece + group(
        badge(palette, count), at=(box.x + box.width / 2 - 9, box.y - box.height / 2 + 9), scale=0.9
    )


def _clans(
    palette: Palette, data: ViewData, land: TerritoryData, seat: int, layout: PrintLayout, say: TextLookup
) -> str:
    letter, count, box = SEAT_NAMES[seat], land["clans"][seat], layout.clans[seat]
    kind = "chieftain" if land["chieftain"] == letter else "clan"
    drawn = placed(f"{kind}-{letter}", palette, (box.x, box.y), layout.clan_scale)
    top = box.y - box.height / 2 + 11
    if count > 1:
        drawn += group(badge(palette, count), at=(box.x + 16.5, top + 3))
    clash = data["clash"]
    if clash is not None and in_clash(data, land) and clash["sheltered"][seat]:
        drawn += group(refuge(palette, clash["sheltered"][seat]), at=(box.x - 14, top), scale=0.82)
    return group(
        element("title", f"{letter}: {say('count-clan', count=count)}"),
        drawn,
        class_="clans",
        data_seat=letter,
        data_count=count,
    )


def _titled(title: str, drawing: str, kind: str) -> str:
    return group(element("title", title), drawing, class_=kind)
