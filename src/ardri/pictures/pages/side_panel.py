"""Side panel beside the board: round and phase, the crows, markers, and the public data of each seat."""

from __future__ import annotations

from typing import Final

from ardri.pictures.drawing.brush import CHALK
from ardri.pictures.drawing.palette import NUMBER_FONT, Palette, mixed
from ardri.pictures.drawing.svg import element, group, words
from ardri.pictures.drawing.text_width import TITLE
from ardri.pictures.pieces.pieces import PIECES, placed
from ardri.pictures.view_data import SeatData, TextLookup, ViewData, seat_number, states, targets

WIDE: Final = 262.0
HEAD: Final = 96.0
STATE_ROW: Final = 80.0  # a marker that shows a state
PANEL: Final = 124.0
GAP: Final = 13.0
PIPS: Final = 117.0  # the width of a track
MOST_GAP: Final = 28.0

TRACKS: Final = ("leadership", "religion", "land")
SEATED: Final = ("seat", "attack", "replace")


def side_panel_height(players: int, shown_states: int) -> float:
    """The least height of the side panel, with so many markers that show a state."""
    return HEAD + shown_states * STATE_ROW + players * PANEL + (players - 1) * GAP


def side_panel(palette: Palette, data: ViewData, say: TextLookup, height: float) -> str:
    """The side panel, from its upper left corner. The panels of the seats spread if there is room."""
    shown = states(data)
    spare = (height - side_panel_height(data["players"], len(shown))) / (data["players"] - 1)
    step = PANEL + min(MOST_GAP, GAP + spare)
    head = HEAD + STATE_ROW * len(shown)
    rows = [
        group(_state(palette, name, value, say), at=(0, HEAD - 12 + STATE_ROW * at))
        for at, (name, value) in enumerate(shown.items())
    ]
    panels = [
        group(panel(palette, data, seat, say), at=(0, head + step * at))
        for at, seat in enumerate(data["seats"])
    ]
    return group(heading(palette, data, say), *rows, *panels, class_="strip")


def _state(palette: Palette, name: str, value: str, say: TextLookup) -> str:
    """A marker that shows a state: its picture, if there is one, and the state in words."""
    piece, text = f"{name}-{value}", say(f"marker-{name}.{value}")
    left = STATE_ROW if piece in PIECES else 2.0
    size = TITLE.fitted(text, 19.0, WIDE - left - 4)
    drawing = ""
    if piece in PIECES:
        scale = (STATE_ROW - 10) / PIECES[piece].height
        drawing = placed(piece, palette, (STATE_ROW / 2 - 5, STATE_ROW / 2 - 5), scale)
    return group(
        element("title", f"{say(f'marker-{name}')}: {text}"),
        drawing,
        words(
            text,
            (left, STATE_ROW / 2 + 1),
            text_anchor="start",
            font_family=TITLE.family,
            font_size=size,
            fill=palette.text,
        ),
        class_="state",
    )


def heading(palette: Palette, data: ViewData, say: TextLookup) -> str:
    """Round and phase, and the direction of the crows."""
    time = say(f"phase-{data['phase']}", round=data["round"])
    lines = time.split(", ")
    way = say("table-crows", direction=say(f"crows-{data['crows']}"))
    drawn = [
        group(
            element("title", way),
            placed(f"crows-{data['crows']}", palette, (WIDE - 40, 40)),
            class_="crows",
        )
    ]
    for at, line in enumerate(lines):
        text = line[0].upper() + line[1:]
        size = TITLE.fitted(text, 25.0 if at == 0 else 19.0, WIDE - 92)
        drawn.append(
            words(
                text,
                (2, 36 + 28 * at + (14 if len(lines) == 1 else 0)),
                text_anchor="start",
                font_family=TITLE.family,
                font_size=size,
                fill=palette.text,
            )
        )
    return group(*drawn, class_="time")


def panel(palette: Palette, data: ViewData, held: SeatData, say: TextLookup) -> str:
    """The panel of one seat: its public data."""
    letter = held["seat"]
    seat = seat_number(letter)
    colour = palette.clans[seat]
    awaited = data["awaited"]
    acting = letter == data["turn"] or (awaited is not None and letter in awaited["seats"])
    chosen = targets(data, *SEATED).get(letter, [])
    ground = (
        mixed(palette.parchment, CHALK, 0.4)
        if palette.dim == 0
        else mixed(palette.page, palette.parchment, 0.1)
    )
    drawn = [
        *_glow(palette, bool(chosen) or _won(data, held)),
        element("rect", width=WIDE, height=PANEL, rx=9, fill=ground, stroke=palette.ink, stroke_width=1.8),
        element("path", d=f"M0 9A9 9 0 0 1 9 0H44V{PANEL}H9A9 9 0 0 1 0 {PANEL - 9}Z", fill=colour),
        element("path", d=f"M44 0V{PANEL}", stroke=palette.ink, stroke_width=1.6),
        element("path", d=f"M39.5 5V{PANEL - 5}", stroke=palette.parchment, stroke_width=1.2, opacity=0.7),
        element("rect", width=WIDE, height=PANEL, rx=9, fill="none", stroke=palette.ink, stroke_width=1.8),
        _own(palette) if letter == data["seat"] else "",
        placed(f"emblem-{letter}", palette, (20, 27), 0.92),
        *_tokens(palette, data, held, say),
        *[
            _track(palette, track, (held["tracks"][track], data["to_win"]), colour, 20 + 22 * at, say)
            for at, track in enumerate(TRACKS)
        ],
        _cards(palette, held, say),
        _turn(palette) if acting and data["result"] is None else "",
    ]
    return group(*drawn, class_="seat", data_seat=letter, data_options=" ".join(chosen) or None)


def _glow(palette: Palette, chosen: bool) -> list[str]:
    if not chosen:
        return []
    return [
        element(
            "rect",
            x=-grow,
            y=-grow,
            width=WIDE + 2 * grow,
            height=PANEL + 2 * grow,
            rx=9 + grow,
            fill=palette.glow,
            opacity=opacity,
            class_="glow",
        )
        for grow, opacity in ((9.0, 0.25), (6.0, 0.4), (3.5, 0.9))
    ]


def _won(data: ViewData, held: SeatData) -> bool:
    return data["result"] is not None and held["seat"] in data["result"]["winners"]


def _own(palette: Palette) -> str:
    """The gold line within the viewer's own panel."""
    path = f"M48 4H{WIDE - 9}A5 5 0 0 1 {WIDE - 4} 9V{PANEL - 9}A5 5 0 0 1 {WIDE - 9} {PANEL - 4}H48Z"
    return element("path", d=path, fill="none", stroke=palette.gold, stroke_width=2, class_="own")


def _turn(palette: Palette) -> str:
    """The mark of whoever acts: a golden pointer at the panel's edge."""
    return element(
        "path",
        d="M-15 10L5 22L-15 34L-10 22Z",
        fill=palette.gold,
        stroke=palette.ink,
        stroke_width=1.7,
        stroke_linejoin="round",
        class_="turn",
    )


def _tokens(palette: Palette, data: ViewData, held: SeatData, say: TextLookup) -> list[str]:
    """The Brenn's torc and the Pretender's crown, below the emblem."""
    shown = []
    if held["seat"] == data["brenn"] and data["round"]:
        shown.append(("torc", 0.78, "brenn"))
    if held["pretender"] or _won(data, held):
        shown.append(("crown", 0.8, "pretender"))
    return [
        group(
            element("title", say(f"table-{word}")),
            element(
                "circle", cx=19.5, cy=y, r=16, fill=palette.parchment, stroke=palette.ink, stroke_width=1.3
            ),
            placed(piece, palette, (19.5, y), scale),
            class_=word,
        )
        for (piece, scale, word), y in zip(shown, (65.0, 101.0), strict=False)
    ]


def _track(
    palette: Palette, name: str, reached: tuple[int, int], colour: str, y: float, say: TextLookup
) -> str:
    """A victory track: a pip for each that is needed, on gold when the condition is met."""
    count, to_win = reached
    met = count >= to_win
    gold = element(
        "rect", x=79, y=y - 9.6, width=118, height=19.2, rx=9.6, fill=palette.gold, stroke=palette.text
    )
    pips = [
        element(
            "circle",
            cx=89 + PIPS / to_win * at,
            cy=y,
            r=6.4,
            fill=colour if at < count else "none",
            stroke=palette.ink if met else palette.text,
            stroke_width=1.3,
            opacity=None if at < count else 0.5,
        )
        for at in range(to_win)
    ]
    return group(
        element("title", f"{say(f'track-{name}')}: {count} / {to_win}"),
        placed(name, palette, (63, y), 0.86),
        gold if met else "",
        *pips,
        _number(palette, str(count), 222, y, 18 if met else 16, bold=True),
        class_="track",
    )


def _number(palette: Palette, text: str, x: float, y: float, size: float, bold: bool = False) -> str:
    return words(
        text,
        (x, y + size * 0.36),
        font_family=NUMBER_FONT,
        font_size=size,
        font_weight="bold" if bold else None,
        fill=palette.text,
    )


def _cards(palette: Palette, held: SeatData, say: TextLookup) -> str:
    """Cards by type, Deeds and the clans in reserve, along the panel's foot."""
    y = PANEL - 22
    shown = (
        ("card-action", held["actions"] + held["put_away"], say("deck-action"), 0.95),
        ("card-advantage", len(held["advantages"]), say("deck-advantage"), 0.95),
        ("card-epic", held["epics"], say("deck-epic"), 0.95),
        ("deed", held["deeds"], say("table-deeds"), 0.85),
        (f"clan-{held['seat']}", held["reserve"], say("table-reserve"), 0.42),
    )
    drawn = [
        element("path", d=f"M54 {y - 17}H{WIDE - 10}", stroke=palette.text, stroke_width=0.9, opacity=0.35)
    ]
    for at, (piece, count, title, scale) in enumerate(shown):
        x = 62 + 39.5 * at
        drawn.append(
            group(
                element("title", f"{title}: {count}"),
                placed(piece, palette, (x, y), scale, opacity=1 if count else 0.45),
                _number(palette, str(count), x + 18.5, y, 14),
                class_="held",
            )
        )
    return group(*drawn)
