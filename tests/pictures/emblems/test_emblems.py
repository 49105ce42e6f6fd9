"""The hand that draws emblems: drawings keep to their ground, and their ink keeps its weight."""

import re
from xml.etree import ElementTree

import pytest

from ardri.pictures.cards.icons import ICONS
from ardri.pictures.drawing.palette import DAY, NIGHT, PALETTES, Palette
from ardri.pictures.emblems import emblem
from ardri.pictures.emblems.strokes import FINE, INK, carried, colours, drawn, put, shape
from ardri.rules.box.base_box import CARD_KEYS

PATH = re.compile(r"(?:[MLCQ]-?\d[-\d. ]*|Z)+")
every_drawing = pytest.mark.parametrize(
    "drawing", [emblem(key) for key in CARD_KEYS] + list(ICONS.values()), ids=[*CARD_KEYS, *ICONS]
)


@every_drawing
def test_paths_are_of_the_few_kinds_that_can_be_carried(
    drawing: tuple[tuple[str, str, float, str], ...],
) -> None:
    assert all(PATH.fullmatch(stroke[0]) for stroke in drawing)


@every_drawing
@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_every_paint_is_in_the_box(
    drawing: tuple[tuple[str, str, float, str], ...], palette: Palette
) -> None:
    paints = colours(palette)
    assert [name for _, fill, _, line in drawing for name in (fill, line) if name not in paints] == []


@pytest.mark.parametrize("key", CARD_KEYS)
def test_an_emblem_fills_its_window(key: str) -> None:
    points = [
        (float(x), float(y))
        for stroke in emblem(key)
        for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)", stroke.path)
    ]
    inside = [(x, y) for x, y in points if -75 <= x <= 75 and -51 <= y <= 51]
    assert len(inside) > len(points) * 0.75
    assert min(y for _, y in inside) < -25
    assert max(y for _, y in inside) > 25


@pytest.mark.parametrize("key", CARD_KEYS)
def test_an_emblem_is_drawn_with_the_usual_ink(key: str) -> None:
    outlines = [stroke.width for stroke in emblem(key) if stroke.line == "ink" and stroke.width]
    assert outlines.count(INK) + outlines.count(FINE) > 0
    assert INK in outlines


def test_ink_keeps_its_weight_when_a_drawing_is_made_smaller() -> None:
    square = shape("ruby", "M0 0L10 0L10 10L0 10Z")
    (small,) = put(square, x=5, scale=0.5)
    assert (small.path, small.width) == ("M5 0L10 0L10 5L5 5Z", INK)


def test_a_path_is_mirrored_before_it_is_turned() -> None:
    assert carried("M10 0L10 5", flip=True, turn=90) == "M0 -10L-5 -10"


def test_night_is_darker_than_day() -> None:
    day, night = colours(DAY), colours(NIGHT)
    assert all(
        int(night[name][3:5], 16) < int(day[name][3:5], 16) for name in ("vellum", "gold", "white", "straw")
    )


def test_a_drawing_is_a_group_of_paths() -> None:
    parts = ElementTree.fromstring(drawn(ICONS["clash"], DAY))
    assert (parts.tag, len(parts)) == ("g", len(ICONS["clash"]))
    assert {part.tag for part in parts} == {"path"}
