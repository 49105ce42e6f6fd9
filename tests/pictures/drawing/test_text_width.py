"""Texts are measured so that they fit their ribbons."""

import re

import pytest

from ardri.pictures.drawing.palette import DAY
from ardri.pictures.drawing.text_width import TEXT, TITLE
from ardri.pictures.island.print_layout import RIBBON_WIDE
from ardri.pictures.island.territory import ribbon
from ardri.rules.box.base_box import TILE_KEYS
from ardri.texts.catalogues import LANGUAGES, texts


def test_wide_letters_are_wider_and_more_of_them_wider_still() -> None:
    for face in (TITLE, TEXT):
        assert face.width("mmm", 10) > face.width("nnn", 10) > face.width("iii", 10)
        assert face.width("nn", 10) == pytest.approx(2 * face.width("n", 10))
        assert face.width("n", 20) == pytest.approx(2 * face.width("n", 10))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_fits_the_room_for_a_ribbon(language: str) -> None:
    for key in TILE_KEYS:
        drawn = ribbon(DAY, texts(language).say(f"tile-{key}"), (0, 0))
        reach = [float(part) for part in re.findall(r"H(-?[\d.]+)", drawn)]
        assert 2 * max(reach) <= RIBBON_WIDE


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_not_too_small_to_read(language: str) -> None:
    for key in TILE_KEYS:
        drawn = ribbon(DAY, texts(language).say(f"tile-{key}"), (0, 0))
        assert float(re.findall(r'font-size="([\d.]+)"', drawn)[0]) >= 11
