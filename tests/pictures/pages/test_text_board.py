"""The board in letters says the same as the picture, in eighty columns."""

from collections.abc import Callable
from itertools import islice
from random import Random

import pytest

from ardri.pictures.pages.text_board import COLUMNS, codes, island_lines, legend, text_board
from ardri.pictures.view_data import view_data_of
from ardri.rules.box import base_box
from ardri.rules.editions.registry import tile_keys, with_every_module
from ardri.rules.game import Game
from ardri.testing import position
from ardri.texts.catalogues import LANGUAGES, texts
from tests.pictures.sample_positions import SAY, clashing, crowded, exploring, opening, recruiting

SCENES = (opening, crowded, clashing, exploring, recruiting)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", SCENES)
def test_no_line_is_wider_than_a_terminal(scene: Callable[[], Game], language: str) -> None:
    game = scene()
    lines = text_board(game.view(game.decision.seat), texts(language).say).splitlines()
    assert max(map(len, lines)) <= COLUMNS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_territory_has_two_letters_of_its_own(language: str) -> None:
    found = codes(texts(language).say)
    assert len(set(found.values())) == len(tile_keys())
    assert all(len(code) == 2 for code in found.values())


def test_a_territory_is_three_hexes_on_the_map() -> None:
    drawn = " ".join(island_lines(view_data_of(crowded()), codes(SAY))).split()
    short = codes(SAY)
    assert sorted(drawn) == sorted(short[key] for key in base_box.TILE_KEYS for _ in range(3))


def test_the_map_shows_how_tiles_lie() -> None:
    game = position(tiles={"hills": "0,0,up", "cove": "-1,1,down", "moor": "1,1,down"}, turn="A")
    assert [line.rstrip() for line in island_lines(view_data_of(game), codes(SAY))] == [
        "    Hl",
        "  Hl  Hl",
        "Co  Co  Mo  Mo",
        "  Co      Mo",
    ]


def test_clans_chieftains_buildings_and_neighbours_stand_in_one_line() -> None:
    lines = text_board(clashing(), SAY).splitlines()
    hills = next(line for line in lines if "Hills" in line)
    assert hills.split() == ["x", "Hl", "Hills", "A4*", "B2+1", "o", "Co", "Pl"]


def test_what_may_be_chosen_is_marked() -> None:
    lines = text_board(recruiting().view(0), SAY).splitlines()
    marked = [line.split()[2] for line in lines if line.startswith("> ") and ":" not in line]
    assert marked == ["Cove", "Hills"]


def test_free_sites_are_dots() -> None:
    assert ".." in text_board(exploring().view(0), SAY)
    assert ".." not in text_board(exploring().view(1), SAY)


def test_every_sign_is_explained() -> None:
    explained = " ".join(legend(SAY))
    for sign in ("* Chieftain", "O Capital", "o Citadel", "n Sanctuary", "^ Festival", "x Clash"):
        assert sign in explained


def test_each_seat_has_its_tracks_and_marks() -> None:
    text = text_board(crowded().view(1), SAY)
    assert "> B (you, Pretender): Leadership 0/6" in text
    assert "  C (Brenn, Pretender): " in text
    assert "    2 Action cards, 0 Advantage cards, 0 Epic Tales" in text


@pytest.mark.parametrize("scene", SCENES)
def test_the_text_tells_a_seat_nothing_it_does_not_know(scene: Callable[[], Game]) -> None:
    game = scene()
    for seat in range(game.state.players):
        view = game.view(seat)
        shown = text_board(view, SAY)
        for world in islice(view.worlds(Random(5)), 3):
            assert text_board(world.view(seat), SAY) == shown


def with_modules() -> Game:
    return position(
        5,
        tiles="haven hills plains cove inis_mona",
        clans={"haven": "A2 B1", "plains": "C1", "inis_mona": "E1"},
        hand={"A": "bard druid"},
        turn="A",
        capital="hills",
        markers={"king": "need", "season": "summer", "fili": "haven"},
        edition=with_every_module(),
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_markers_are_told_in_lines_and_in_the_territories(language: str) -> None:
    say = texts(language).say
    lines = text_board(with_modules(), say).splitlines()
    assert max(map(len, lines)) <= COLUMNS
    together = spaced(" ".join(lines))
    for name, value in (("king", "need"), ("season", "summer")):
        told = say("play-fact", name=say(f"marker-{name}"), value=say(f"marker-{name}.{value}"))
        assert spaced(told) in together
    assert spaced(say("play-fact", name=say("marker-fili"), value=say("tile-haven"))) in together
    harbour, fili = say("marker-harbours.sign"), say("marker-fili.sign")
    haven = next(line.split() for line in lines if f" {say('tile-haven')} " in line and ":" not in line)
    assert {harbour, fili} <= set(haven)
    assert f"{harbour} {say('marker-harbours.here')}" in together
    assert spaced(say("play-fact", name=say("marker-hy_breasil"), value="")) not in together  # nobody's


def spaced(text: str) -> str:
    """A text with one plain space between words."""
    return " ".join(text.split())


def test_an_island_has_no_neighbours() -> None:
    lines = text_board(with_modules(), SAY).splitlines()
    (island,) = [line.split() for line in lines if "Inis Mona" in line and ":" not in line]
    assert island == ["In", "Inis", "Mona", "E1*", "h", "n"] or island[-2:] == ["n", "h"]
