"""Everything that a module brings has a drawing of its own, by day and by night."""

from __future__ import annotations

import pytest

from ardri.pictures.drawing.brought import picture_modules
from ardri.pictures.drawing.brush import Brush
from ardri.pictures.drawing.palette import PALETTES, Palette
from ardri.pictures.emblems import PLAIN, emblem
from ardri.pictures.emblems.strokes import disc, shape
from ardri.pictures.island.land import LANDS, land_of
from ardri.pictures.island.landmarks import landmark_of
from ardri.pictures.pages.board import board_picture
from ardri.pictures.pieces.pieces import PIECES
from ardri.rules.box.catalogue import CARD_KEYS, TILE_KEYS, bits
from ardri.rules.editions.base import BASE
from ardri.rules.editions.registry import with_every_module
from ardri.rules.state.markers import STATE, TERRITORIES, TERRITORY
from ardri.testing import position
from ardri.texts.catalogues import LANGUAGES, texts

EVERY = with_every_module()
CARDS = [CARD_KEYS[card] for card in bits(EVERY.cards & ~BASE.cards)]
TILES = [TILE_KEYS[tile] for tile in bits(EVERY.tiles & ~BASE.tiles)]


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_an_emblem(card: str) -> None:
    assert emblem(card) != shape("stone", disc(0, 0, PLAIN))


@pytest.mark.parametrize("tile", TILES)
def test_every_territory_has_ground_and_landmark(tile: str) -> None:
    assert land_of(tile) is not LANDS["plains"]
    assert landmark_of(tile) is not landmark_of("plains")
    for palette in PALETTES.values():
        assert "<path" in landmark_of(tile)(Brush(palette))


def test_every_marker_of_the_table_has_a_piece() -> None:
    for marker in EVERY.box.markers:
        if marker.kind == STATE:
            assert all(f"{marker.name}-{state}" in PIECES for state in marker.states)
        elif marker.kind in (TERRITORY, TERRITORIES):
            assert marker.name in PIECES


def test_each_module_is_asked_once() -> None:
    found = picture_modules()
    assert len(found) == len(set(found)) == 4


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_shows_all_markers(palette: Palette, language: str) -> None:
    game = position(
        5,
        edition=EVERY.name,
        tiles="hills plains cove aber moor",
        clans={"hills": "A3 B1 C1 D1 E2"},
        capital="hills",
        hand={"A": "bard"},
        turn="A",
        markers={"king": "need", "season": "winter", "harbours": ["aber", "hills", "cove"], "fili": "hills"},
    )
    drawn = board_picture(game.view(0), texts(language).say, palette)
    for name in ("king-need", "season-winter", "fili"):
        assert drawn.count(f'href="#{palette.name}-{name}"') == 1
    assert drawn.count(f'href="#{palette.name}-harbours"') == 3
    assert drawn.count('class="clans"') == 5
    assert texts(language).say("marker-king.need") in drawn
