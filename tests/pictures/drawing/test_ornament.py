"""Knots are real interlaces: every strand closes, and goes over and under by turns."""

from math import hypot

import pytest

from ardri.pictures.drawing.ornament import (
    Cell,
    Piece,
    frame,
    knot,
    lace,
    panel,
    ring,
    stretch,
    triskel,
)

KNOTS = {
    "a plait": knot(panel(7, 2)),
    "a square": knot(panel(3, 3)),
    "a frame": knot(frame(9, 6, 2)),
    "a broken plait": knot(panel(8, 2), [((at, 0), (at, 1)) for at in range(0, 8, 3)]),
    "a ring": knot(panel(10, 1), around=10),
}


@pytest.mark.parametrize("strands", KNOTS.values(), ids=KNOTS)
def test_every_strand_goes_over_and_under_by_turns(strands: list[list[Piece]]) -> None:
    for strand in strands:
        crossings = [piece.over for piece in strand if is_straight(piece)]
        following = crossings[1:] + crossings[:1]
        assert all(one is not other for one, other in zip(crossings, following, strict=True))


@pytest.mark.parametrize("strands", KNOTS.values(), ids=KNOTS)
def test_where_two_strands_cross_one_of_them_is_above(strands: list[list[Piece]]) -> None:
    passing: dict[tuple[float, float], list[bool]] = {}
    for strand in strands:
        for piece in strand:
            if is_straight(piece):
                passing.setdefault((piece.control[0] % 10, piece.control[1]), []).append(piece.over)
    assert passing
    assert all(sorted(overs) == [False, True] for overs in passing.values())


def test_a_strand_is_closed() -> None:
    for strand in knot(panel(5, 3)):
        following = strand[1:] + strand[:1]
        assert all(one.end == other.start for one, other in zip(strand, following, strict=True))


def test_a_wall_turns_strands_back() -> None:
    shut: tuple[Cell, Cell] = ((0, 0), (1, 0))
    assert len(knot(panel(2, 1), [shut])) == 2
    assert len(knot(panel(2, 1))) == 1


def test_a_knot_on_a_ring_keeps_to_it() -> None:
    bend = ring(10, 20, columns=12)
    points = [bend(piece.start) for strand in knot(panel(12, 1), around=12) for piece in strand]
    assert all(9.99 <= hypot(x, y) <= 20.01 for x, y in points)


def test_colours_are_taken_by_turns() -> None:
    drawn = lace(knot(panel(2, 2)), stretch(10, 10), ["#111111", "#222222"], "#000000", 3)
    assert "#111111" in drawn
    assert "#222222" in drawn


def test_the_three_arms_of_a_triskel_begin_in_the_middle() -> None:
    assert triskel(10).count("M0 0") == 3


def is_straight(piece: Piece) -> bool:
    """True if a strand passes here without turning: a crossing."""
    (x0, y0), (x1, y1), (x2, y2) = piece.start, piece.control, piece.end
    return (x1 - x0, y1 - y0) == (x2 - x1, y2 - y1)
