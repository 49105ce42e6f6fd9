"""Charts of a report, as SVG; colours are CSS classes, so that a page has them by day and by night."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from statistics import median
from typing import Final

from ardri.pictures.drawing.svg import Point, element, group, number, words

WIDTH: Final = 720.0
NAMES: Final = 176.0  # room for names on the left
VALUES: Final = 168.0  # and for numbers on the right
ROW: Final = 34.0
FOOT: Final = 30.0
LONGEST_NAME: Final = 25
HUES: Final = 8
MOST_BARS: Final = 36


@dataclass(frozen=True)
class Measured:
    """A value with the ends of its interval, the name in front of it and the words behind it."""

    name: str
    value: float
    low: float
    high: float
    words: str
    hue: int = 0


@dataclass(frozen=True)
class Path:
    """A line with a band around it: at each step, the value and the ends of its interval."""

    name: str
    steps: Sequence[tuple[float, float, float, float]]
    hue: int = 0


@dataclass(frozen=True)
class Scale:
    """From numbers to places in a picture."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        """The place of a number; those outside are at the ends."""
        inside = min(max(value, self.low), self.high)
        return self.start + (inside - self.low) / ((self.high - self.low) or 1) * (self.end - self.start)


def ticks(low: float, high: float, about: int = 5) -> list[float]:
    """Round numbers in a range.

    >>> ticks(0, 1), ticks(3, 17, 4)
    ([0.0, 0.2, 0.4, 0.6, 0.8, 1.0], [5.0, 10.0, 15.0])
    """
    rough = (high - low or 1) / about
    power = 10.0 ** floor(log10(rough))
    step = next(times * power for times in (1, 2, 5, 10) if times * power >= rough * 0.999)
    return [round(at * step, 10) for at in range(ceil(low / step), floor(high / step + 1e-9) + 1)]


def percent(value: float) -> str:
    """A share.

    >>> percent(0.935)
    '93.5%'
    """
    return f"{value:.1%}"


def plain(value: float) -> str:
    """A number without needless digits."""
    return f"{value:g}"


def chart(title: str, height: float, *inside: str) -> str:
    """A whole plot as wide as the page, named for those who cannot see it."""
    size = f"0 0 {number(WIDTH)} {number(height)}"
    named = element("title", escape(title))
    return element("svg", named, *inside, viewBox=size, role="img", class_="chart")


def intervals(title: str, rows: Sequence[Measured], mark: float | None, shares: bool = True) -> str:
    """A row for each value: its name, a dot in its interval, and words; a broken line marks a value."""
    height = ROW * len(rows)
    ends = [end for row in rows for end in (row.low, row.high)]
    scale = Scale(0, 1, NAMES, WIDTH - VALUES)
    if not shares:
        margin = (max(ends) - min(ends)) * 0.08 or 1
        scale = Scale(min(ends) - margin, max(ends) + margin, NAMES, WIDTH - VALUES)
    drawn = [_grid(scale, height, "{:.0%}" if shares else "{:g}")]
    if mark is not None:
        x = scale.at(mark)
        drawn.append(element("line", x1=x, x2=x, y1=0, y2=height, class_="par"))
    for at, row in enumerate(rows):
        drawn.append(_interval(row, scale, ROW * (at + 0.5)))
    return chart(title, height + FOOT, *drawn)


def _interval(row: Measured, scale: Scale, y: float) -> str:
    low, high = scale.at(row.low), scale.at(row.high)
    return group(
        _name(row.name, y),
        element("rect", x=low, y=y - 5, width=max(1.0, high - low), height=10, rx=5, class_="reach"),
        element("circle", cx=scale.at(row.value), cy=y, r=6, class_="dot"),
        words(row.words, (WIDTH, y + 4.5), text_anchor="end", class_="value"),
        class_=f"h{row.hue % HUES}",
    )


def _name(name: str, y: float) -> str:
    short = name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"
    return element("text", element("title", escape(name)), escape(short), x=0, y=y + 4.5, class_="name")


def _grid(scale: Scale, height: float, form: str) -> str:
    lines = []
    for tick in ticks(scale.low, scale.high):
        x = scale.at(tick)
        lines.append(element("line", x1=x, x2=x, y1=0, y2=height, class_="grid"))
        lines.append(words(form.format(tick), (x, height + 20), class_="tick"))
    return "".join(lines)


def courses(title: str, paths: Sequence[Path], mark: float, below: str) -> str:
    """Lines with their bands from left to right; a broken line marks a value."""
    height, left, top = 250.0, 48.0, 8.0
    across = Scale(0, max(path.steps[-1][0] for path in paths), left, WIDTH - 12)
    up = Scale(0, 1, height, top)
    drawn = []
    for tick in ticks(0, 1):
        y = up.at(tick)
        drawn.append(element("line", x1=left, x2=WIDTH - 12, y1=y, y2=y, class_="grid"))
        drawn.append(words(f"{tick:.0%}", (left - 8, y + 4.5), text_anchor="end", class_="tick"))
    for tick in ticks(across.low, across.high, 8):
        drawn.append(words(plain(tick), (across.at(tick), height + 20), class_="tick"))
    drawn.append(element("line", x1=left, x2=WIDTH - 12, y1=up.at(mark), y2=up.at(mark), class_="par"))
    for path in paths:
        line = [(across.at(x), up.at(value)) for x, value, _, _ in path.steps]
        lows = [(across.at(x), up.at(low)) for x, _, low, _ in path.steps]
        highs = [(across.at(x), up.at(high)) for x, _, _, high in path.steps]
        drawn.append(
            group(
                element("path", d=_through([*highs, *reversed(lows)]) + "Z", class_="band"),
                element("path", d=_through(line), class_="line"),
                element("circle", cx=line[-1][0], cy=line[-1][1], r=4, class_="dot"),
                class_=f"h{path.hue % HUES}",
            )
        )
    drawn.append(words(below, ((left + WIDTH) / 2, height + 40), class_="tick"))
    return chart(title, height + 48, *drawn)


def _through(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def histogram(title: str, values: Sequence[int], below: str) -> str:
    """A histogram, with near numbers together if they are many; the median is marked."""
    height, left = 150.0, 40.0
    span = max(values) - min(values) + 1
    width = ceil(span / MOST_BARS)
    first = min(values) // width
    counted = Counter(value // width - first for value in values)
    bars = max(counted) + 1
    room = (WIDTH - left) / bars
    up = Scale(0, max(counted.values()), height, 26)
    drawn = [element("line", x1=left, x2=WIDTH, y1=height, y2=height, class_="grid")]
    for bar in range(bars):
        y = up.at(counted[bar])
        lowest = (first + bar) * width
        named = f"{lowest}" if width == 1 else f"{lowest} to {lowest + width - 1}"
        drawn.append(
            element(
                "rect",
                element("title", f"{named}: {counted[bar]}"),
                x=left + bar * room + min(1.5, room * 0.1),
                y=y,
                width=max(0.5, room - min(3.0, room * 0.2)),
                height=height - y,
                rx=1.5,
                class_="bar",
            )
        )
    across = Scale(first * width, (first + bars) * width, left, WIDTH)
    for tick in ticks(across.low, across.high - 1, 9):
        if tick == int(tick):
            drawn.append(words(plain(tick), (across.at(tick + width / 2), height + 20), class_="tick"))
    middle = across.at(median(values) + (0.5 if width == 1 else 0))
    drawn.append(element("line", x1=middle, x2=middle, y1=4, y2=height, class_="par"))
    side = "start" if middle < WIDTH - 140 else "end"
    placed = middle + (7 if side == "start" else -7)
    drawn.append(words(f"half up to {plain(median(values))}", (placed, 14), text_anchor=side, class_="tick"))
    for tick in (0.0, float(max(counted.values()))):
        drawn.append(words(plain(tick), (left - 8, up.at(tick) + 4.5), text_anchor="end", class_="tick"))
    drawn.append(words(below, ((left + WIDTH) / 2, height + 40), class_="tick"))
    return chart(title, height + 48, *drawn)


def shares(title: str, rows: Mapping[str, Mapping[str, int]], kinds: Sequence[str]) -> str:
    """A bar for each name, cut into the shares of the kinds; each kind has its colour."""
    drawn = []
    for at, (name, counted) in enumerate(rows.items()):
        y = ROW * (at + 0.5)
        total = sum(counted.values()) or 1
        x = NAMES
        drawn.append(_name(name, y))
        for kind in kinds:
            part = counted.get(kind, 0) / total
            long = part * (WIDTH - NAMES)
            if part:
                told = f"{kind}: {counted[kind]} of {total}, {percent(part)}"
                box = element("rect", element("title", escape(told)), x=x, y=y - 11, width=long, height=22)
                shown = words(f"{part:.0%}", (x + long / 2, y + 4.5), class_="on") if long > 34 else ""
                drawn.append(group(box, shown, class_=f"share k{kinds.index(kind) % HUES}"))
            x += long
    return chart(title, ROW * len(rows) + 4, *drawn)
