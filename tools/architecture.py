"""Draw the architecture, docs/pictures/architecture.svg: the rooms, who imports whom, the way of one choice.

    python -m tools.architecture

The floors come from the import contracts of pyproject.toml: the picture says what the check holds.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final, NamedTuple

from ardri.pictures.drawing.palette import DAY, mixed
from ardri.pictures.drawing.svg import element, group, picture, words
from ardri.pictures.drawing.text_width import TEXT, TITLE

ROOT: Final = Path(__file__).resolve().parents[1]
PICTURE: Final = ROOT / "docs/pictures/architecture.svg"

WIDE: Final = 1280.0
MARGIN: Final = 28.0
TOP: Final = 92.0  # of the first floor, below the headings
HOUSE: Final = 620.0  # how wide the house is
GAP: Final = 20.0  # between floors
ROOM_GAP: Final = 12.0
HEAD: Final = 52.0  # of a room, with its name
LAYER: Final = 19.0  # one line of a room's inner layers
STEPS_LEFT: Final = 720.0


class Step(NamedTuple):
    """One step of the way of a choice: what happens, where, and in which room."""

    text: str
    path: str
    room: str


STEPS: Final = (
    Step("The player lays a plan on the map", "web/src/question/asking.svelte.ts", "web"),
    Step("One message carries it to the server", "web/src/server/connection.ts", "web"),
    Step("The connection checks limits and reads it", "src/ardri/server/live/connection.py", "server"),
    Step("The request becomes a log entry", "src/ardri/server/live/request_entries.py", "server"),
    Step("The reducer tries the entry on a copy", "src/ardri/server/table/reducer.py", "server"),
    Step("The game takes the choice if it is offered", "src/ardri/rules/game.py", "rules"),
    Step("The top frame moves on; verbs change the position", "src/ardri/rules/engine/verbs.py", "rules"),
    Step("The entry is committed to the log", "src/ardri/server/storage/writer.py", "server"),
    Step("Each recipient gets what it may see", "src/ardri/server/streams/streams.py", "server"),
    Step("A view lists what a seat may know", "src/ardri/rules/views/view_json.py", "rules"),
    Step("The browser shows what happened", "web/src/server/table.svelte.ts", "web"),
)

# Rooms whose inner layers are drawn: their contracts have the same names
OPENED: Final = ("server", "rules")

# What is in a room or a folder, in a few words
ABOUT: Final = {
    "web": "the table in the browser; talks to the server",
    "cli": "commands, terminal",
    "arena": "matches of bots",
    "seasons": "the expansion, in modules",
    "bots": "players that are programs",
    "encoding": "numbers for learning",
    "envs": "doors for researchers' tools",
    "pictures": "boards, cards as SVG",
    "testing": "positions to test",
    "texts": "every text in three languages",
    "server": "tables for people: a log for each",
    "rules": "the game itself: pure, typed, no dependency",
    "server/operations": "start, admin, backups, logging",
    "server/http": "the application, middleware, routes",
    "server/live": "tables that are awake, connections",
    "server/people": "accounts, passwords, erasure",
    "server/replay": "logs read again, snapshots, patches",
    "server/streams": "what each recipient is told",
    "server/table": "the pure domain: log and reducer",
    "server/limits": "rate limits, fair queues",
    "server/storage": "the database, with one writer",
    "rules/formats": "positions and records as text, checked and migrated",
    "rules/game": "it is over, or it asks",
    "rules/views": "what a seat may see, and worlds that fit it",
    "rules/editions": "what is in the box, and the rules that go with it",
    "rules/cards": "each card once, its data beside its effect",
    "rules/phases": "the chapters of the rulebook",
    "rules/engine": "verbs, moments, how a card is played",
    "rules/knowledge": "who has seen what",
    "rules/state": "a position as plain data",
    "rules/box": "cards, tiles, the option table",
}


def contracts() -> dict[str, list[list[str]]]:
    """The layers of each import contract, top first; modules that stand side by side are one list."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return {
        contract["id"]: [re.findall(r"\w+", layer) for layer in contract["layers"]]
        for contract in settings["tool"]["importlinter"]["contracts"]
        if contract["type"] == "layers"
    }


def floors() -> list[list[str]]:
    """The rooms by floor, top first; the browser client is on the first. Rooms not built yet are left out."""
    source = ROOT / "src/ardri"
    built = [
        [room for room in floor if (source / room).is_dir() or (source / f"{room}.py").exists()]
        for floor in contracts()["floors"]
        if floor != ["__main__"]
    ]
    return [[*built[0], "web"], *built[1:]]


def layers(room: str) -> list[str]:
    """The folders inside a room, top first."""
    inner = contracts()[room] if room in OPENED else []
    names = [name for layer in inner for name in layer]
    return [name for name in names if f"{room}/{name}" in ABOUT]


def _height(floor: list[str]) -> float:
    return HEAD + max(len(layers(room)) for room in floor) * LAYER


def _high() -> float:
    plan = floors()
    return TOP + sum(map(_height, plan)) + GAP * (len(plan) - 1) + MARGIN


def _visits(room: str) -> list[int]:
    return [number for number, step in enumerate(STEPS, 1) if step.room == room]


def _badge(number: int, x: float, y: float, radius: float = 11.0) -> str:
    return group(
        element("circle", r=radius, fill=DAY.oxblood, stroke=DAY.ink, stroke_width=1.4),
        words(
            str(number),
            (0, 4.4),
            font_family=TEXT.family,
            font_size=13,
            font_weight=700,
            fill=DAY.parchment,
        ),
        at=(x, y),
    )


def _line(text: str, x: float, y: float, **style: str | float) -> str:
    plain: dict[str, str | float] = {"font_family": TEXT.family, "font_size": 14.5, "fill": DAY.ink}
    return words(text, (x, y), text_anchor="start", **{**plain, **style})


def _room(room: str, x: float, y: float, width: float, height: float) -> str:
    ground = {"rules": DAY.moss, "server": DAY.deep, "web": DAY.heather}.get(room, DAY.stone)
    name = room if room == "web" else f"ardri.{room}"
    drawn = [
        element(
            "rect",
            x=x,
            y=y,
            width=width,
            height=height,
            rx=7,
            fill=mixed(ground, DAY.parchment, 0.45),
            stroke=DAY.ink,
            stroke_width=1.8,
        ),
        _line(name, x + 14, y + 22, font_size=17, font_weight=700, fill=DAY.oxblood),
        _line(ABOUT[room], x + 14, y + 42),
    ]
    for at, folder in enumerate(layers(room)):
        down = y + HEAD + 12 + at * LAYER
        drawn.append(_line(folder, x + 14, down, font_weight=700))
        drawn.append(_line(ABOUT[f"{room}/{folder}"], x + 112, down))
    badges = _visits(room)
    for at, number in enumerate(badges):
        drawn.append(_badge(number, x + width - 18 - (len(badges) - 1 - at) * 26, y + 18))
    return group(*drawn)


def _arrow(x: float, y: float) -> str:
    return element(
        "path",
        d=f"M{x} {y}v{GAP - 7}m-5 -6l5 6l5 -6",
        fill="none",
        stroke=DAY.oxblood,
        stroke_width=2,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _house() -> str:
    drawn = []
    y = TOP
    plan = floors()
    for at, floor in enumerate(plan):
        height = _height(floor)
        # a room that is opened is wider than its neighbours
        shares = [2.6 if room in ("server", "web") else 1.0 for room in floor]
        width = (HOUSE - ROOM_GAP * (len(floor) - 1)) / sum(shares)
        x = MARGIN
        for room, share in zip(floor, shares, strict=True):
            drawn.append(_room(room, x, y, width * share, height))
            x += width * share + ROOM_GAP
        y += height
        if at < len(plan) - 1:
            drawn.append(_arrow(MARGIN + HOUSE / 2, y + 3))
        y += GAP
    return group(*drawn)


def _way() -> str:
    drawn = []
    step = (_high() - TOP - MARGIN) / len(STEPS)
    for number, each in enumerate(STEPS, 1):
        y = TOP + (number - 1) * step + 16
        if number < len(STEPS):
            drawn.append(
                element(
                    "path",
                    d=f"M{STEPS_LEFT} {y + 15}v{step - 30}",
                    stroke=DAY.oxblood,
                    stroke_width=2,
                    opacity=0.6,
                )
            )
        drawn.append(_badge(number, STEPS_LEFT, y, 14.0))
        for text, down, size, colour in (
            (each.text, -1.0, 18.0, DAY.ink),
            (shown(each.path), 19.0, 15.0, DAY.oxblood),
        ):
            drawn.append(
                words(
                    text,
                    (STEPS_LEFT + 28, y + 4 + down),
                    text_anchor="start",
                    font_family=TEXT.family,
                    font_size=size,
                    fill=colour,
                )
            )
    return group(*drawn)


def _heading(text: str, note: str, x: float) -> str:
    return group(
        words(text, (x, 46), text_anchor="start", font_family=TITLE.family, font_size=28, fill=DAY.ink),
        words(note, (x, 72), text_anchor="start", font_family=TEXT.family, font_size=16, fill=DAY.ink),
    )


def drawn() -> str:
    """The picture as SVG."""
    high = _high()
    ground = element("rect", width=WIDE, height=high, fill=DAY.page)
    edge = element(
        "rect",
        x=8,
        y=8,
        width=WIDE - 16,
        height=high - 16,
        rx=10,
        fill="none",
        stroke=DAY.gold,
        stroke_width=3,
    )
    return picture(
        WIDE,
        high,
        "The rooms of Ard Rí, and the way of one choice through them",
        ground,
        edge,
        _heading("The rooms", "Each may import from those below it, never from above or beside.", MARGIN),
        _heading("The way of one choice", "From a click to the database, and back to all.", STEPS_LEFT - 14),
        _house(),
        _way(),
    )


def steps() -> str:
    """The way of one choice as a numbered list, for the page."""
    lines = [f"{number}. {step.text}: `{shown(step.path)}`" for number, step in enumerate(STEPS, 1)]
    return "\n".join(lines) + "\n"


def shown(path: str) -> str:
    """A path as the picture and the page write it."""
    return path.removeprefix("src/ardri/")


def main() -> None:
    """Write the picture."""
    PICTURE.write_text(drawn() + "\n", encoding="utf-8")
    print(f"Drew {PICTURE.relative_to(ROOT)}.")


if __name__ == "__main__":
    main()
