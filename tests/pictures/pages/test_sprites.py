"""Sprites: each is there once, by day and by night, under the same name."""

import re
from collections.abc import Callable
from xml.etree import ElementTree

import pytest

from ardri.pictures.cards.icons import ICONS
from ardri.pictures.drawing.palette import DAY, NIGHT, PALETTES, Palette
from ardri.pictures.pages.sprites import emblem_sprite, sprite
from ardri.pictures.pieces.button_icons import BUTTON_ICONS
from ardri.pictures.pieces.pieces import PIECES
from ardri.rules.editions.registry import card_keys

every_palette = pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)


def ids(svg: str) -> list[str]:
    """The names of symbols in order."""
    return [symbol.get("id", "") for symbol in ElementTree.fromstring(svg)]


@every_palette
def test_the_sprite_has_every_piece_icon_and_sign_once(palette: Palette) -> None:
    names = ids(sprite(palette))
    assert names[: len(PIECES)] == list(PIECES)
    assert {f"icon-{name}" for name in ICONS} | {f"sign-{name}" for name in BUTTON_ICONS} <= set(names)
    assert len(dict.fromkeys(names)) == len(names)


@every_palette
def test_the_other_sprite_has_every_emblem_once(palette: Palette) -> None:
    assert ids(emblem_sprite(palette)) == [f"emblem-{key}" for key in card_keys()]


@pytest.mark.parametrize("draw", [sprite, emblem_sprite])
def test_day_and_night_have_the_same_names_and_other_colours(draw: Callable[[Palette], str]) -> None:
    assert ids(draw(DAY)) == ids(draw(NIGHT))
    assert draw(DAY) != draw(NIGHT)


def test_no_two_signs_are_alike_and_all_stay_on_their_square() -> None:
    assert len(dict.fromkeys(BUTTON_ICONS.values())) == len(BUTTON_ICONS)
    for path in BUTTON_ICONS.values():
        assert all(0 <= float(number) <= 24 for number in re.findall(r"[\d.]+", path))
