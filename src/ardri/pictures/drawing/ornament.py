"""Ornament: interlaced bands, spirals and the triskel.

A knot is laid out in square cells. Strands run diagonally from the middle of one side to the next; where two
cells meet they cross, by turns over and under, and at a wall they turn back. So every set of cells with any
walls is a real interlace, and a frame, a corner, a ring or a filled panel differ only in their cells.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import cos, pi, sin
from typing import Final, NamedTuple

from ardri.pictures.drawing.svg import Point, element, group, number

Cell = tuple[int, int]
Wall = tuple[Cell, Cell]  # between two neighbouring cells
Bend = Callable[[Point], Point]

# The sides of a cell in turn, as steps to the cell beyond
SIDES: Final[tuple[Cell, ...]] = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Piece(NamedTuple):
    """A bit of a strand around the middle of one side: where it begins, what it bends to, where it ends."""

    start: Point
    control: Point
    end: Point
    over: bool


def panel(columns: int, rows: int) -> list[Cell]:
    """The cells of a filled panel.

    >>> panel(2, 1)
    [(0, 0), (1, 0)]
    """
    return [(column, row) for row in range(rows) for column in range(columns)]


def frame(columns: int, rows: int, thick: int = 1) -> list[Cell]:
    """The cells of a frame around an empty middle.

    >>> len(frame(4, 3))
    10
    """
    return [
        (column, row)
        for column, row in panel(columns, rows)
        if min(column, row, columns - 1 - column, rows - 1 - row) < thick
    ]


def knot(cells: Iterable[Cell], walls: Iterable[Wall] = (), around: int = 0) -> list[list[Piece]]:
    """The strands of a knot, each a closed list of pieces, in units of a cell.

    With `around`, the columns go round: the last one of so many meets the first.

    >>> [len(strand) for strand in knot(panel(2, 1))]
    [8]
    >>> [len(strand) for strand in knot(panel(2, 2))]
    [8, 8]
    """
    inside = list(dict.fromkeys(cells))
    known = frozenset(inside)
    shut = frozenset(way for one, other in walls for way in ((one, other), (other, one)))
    left = {
        (cell, side): None for cell in inside for side in range(4)
    }  # the line from a side to the next one
    strands = []
    while left:
        first = next(iter(left))
        strands.append(_strand(first, left, known, shut, around))
    return strands


def _strand(
    first: tuple[Cell, int],
    left: dict[tuple[Cell, int], None],
    known: frozenset[Cell],
    shut: frozenset[Wall],
    around: int,
) -> list[Piece]:
    """Follow one strand until it closes; a line runs from `side` to the side after it, or back."""
    pieces = []
    (cell, line), forwards = first, True
    while (cell, line) in left:
        del left[cell, line]
        exit_side = (line + 1) % 4 if forwards else line
        beyond = _beyond(cell, exit_side, around)
        meets = beyond in known and (cell, beyond) not in shut
        start = _middle(cell, line)
        control = _side(cell, exit_side)
        dx, dy = control[0] - start[0], control[1] - start[1]
        if meets:
            end = (control[0] + dx, control[1] + dy)
            # The two kinds of crossings, on upright and on level sides, alternate along every strand
            over = (dx * dy > 0) == (exit_side % 2 == 0)
            entry = (exit_side + 2) % 4
            forwards = not forwards
            following = entry if forwards else (entry - 1) % 4
            cell, line = beyond, following
        else:
            over = False
            line = exit_side if forwards else (exit_side - 1) % 4
            end = _middle(cell, line)
        pieces.append(Piece(start, control, end, over))
    return pieces


def _beyond(cell: Cell, side: int, around: int) -> Cell:
    column, row = cell[0] + SIDES[side][0], cell[1] + SIDES[side][1]
    return (column % around if around else column), row


def _side(cell: Cell, side: int) -> Point:
    """The middle of a side."""
    return cell[0] + 0.5 + SIDES[side][0] / 2, cell[1] + 0.5 + SIDES[side][1] / 2


def _middle(cell: Cell, line: int) -> Point:
    """The middle of a line between two sides."""
    one, other = _side(cell, line), _side(cell, (line + 1) % 4)
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def ring(inner: float, outer: float, columns: int, rows: int = 1) -> Bend:
    """The mapping of a closed knot onto a ring: columns along it, rows from the outside inwards."""

    def bend(point: Point) -> Point:
        angle = 2 * pi * point[0] / columns - pi / 2
        radius = outer - (outer - inner) * point[1] / rows
        return radius * cos(angle), radius * sin(angle)

    return bend


def stretch(width: float, height: float) -> Bend:
    """The mapping of a knot onto the plane, by the size of a cell."""
    return lambda point: (point[0] * width, point[1] * height)


def lace(
    strands: Sequence[Sequence[Piece]],
    bend: Bend,
    colours: Sequence[str],
    ink: str,
    width: float,
    edge: float = 1,
) -> str:
    """A knot drawn as ribbons of a width with an edge of ink; strands take the colours by turns."""
    tinted = [(strand, colours[at % len(colours)]) for at, strand in enumerate(strands)]
    whole = " ".join(_path(strand, bend) for strand in strands)
    layers = [_stroke(whole, ink, width + 2 * edge, "round")]
    layers.extend(_stroke(_path(strand, bend), colour, width, "round") for strand, colour in tinted)
    above = [([piece for piece in strand if piece.over], colour) for strand, colour in tinted]
    crossings = " ".join(_path(pieces, bend) for pieces, _ in above)
    layers.append(_stroke(crossings, ink, width + 2 * edge, "butt"))
    layers.extend(_stroke(_path(pieces, bend), colour, width, "round") for pieces, colour in above if pieces)
    return group(*layers, fill="none", class_="knot")


def _path(pieces: Sequence[Piece], bend: Bend) -> str:
    """The pieces as path data; those that follow one another stay connected."""
    steps = []
    last: Point | None = None
    for piece in pieces:
        if piece.start != last:
            steps.append("M" + _at(bend(piece.start)))
        steps.append(f"Q{_at(bend(piece.control))} {_at(bend(piece.end))}")
        last = piece.end
    return "".join(steps)


def _stroke(path: str, colour: str, width: float, cap: str) -> str:
    return element(
        "path", d=path, stroke=colour, stroke_width=width, stroke_linecap=cap, stroke_linejoin="round"
    )


def _at(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


# Spirals


def smooth(points: Sequence[Point]) -> str:
    """The path data of a curve through the middles between points, from the first to the last.

    >>> smooth([(0, 0), (2, 0), (2, 2)])
    'M0 0Q2 0 2 2'
    """
    steps = ["M" + _at(points[0])]
    for at in range(1, len(points) - 1):
        here, then = points[at], points[at + 1]
        last = at == len(points) - 2
        middle = then if last else ((here[0] + then[0]) / 2, (here[1] + then[1]) / 2)
        steps.append(f"Q{_at(here)} {_at(middle)}")
    return "".join(steps)


def spiral(radius: float, turns: float = 2, start: float = 0, inner: float = 0.06) -> list[Point]:
    """The points of a spiral around the origin, from its outer end inwards; `start` in turns, clockwise."""
    steps = max(8, round(turns * 16))
    found = []
    for step in range(steps + 1):
        part = step / steps
        angle = 2 * pi * (start + turns * part)
        reach = radius * (1 - part) + radius * inner * part
        found.append((reach * cos(angle), reach * sin(angle)))
    return found


def triskel(radius: float, turns: float = 1.6) -> str:
    """The path data of three spirals that grow out of one another around the origin."""
    curl = radius / 2
    paths = []
    for third in range(3):
        turned = third / 3 - 0.25
        x, y = curl * cos(2 * pi * turned), curl * sin(2 * pi * turned)
        paths.append(smooth([(x + dx, y + dy) for dx, dy in spiral(curl, turns, turned + 0.5)]))
    return "".join(paths)


def dots(points: Iterable[Point], radius: float, colour: str) -> str:
    """A row of the red dots with which scribes surround what is dear to them."""
    return group(*[element("circle", cx=x, cy=y, r=radius) for x, y in points], fill=colour, class_="dots")
