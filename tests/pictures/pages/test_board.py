"""The picture of a position shows what is there, says what may be chosen, and tells no secrets."""

import re
from collections.abc import Callable
from itertools import islice
from random import Random
from xml.etree.ElementTree import Element

import pytest

from ardri.pictures.drawing.palette import DAY, NIGHT, PALETTES, Palette
from ardri.pictures.pages.board import board_picture
from ardri.pictures.pieces.pieces import PIECES
from ardri.pictures.view_data import view_data_of
from ardri.rules.box.base_box import TILE_KEYS
from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.game import Game
from ardri.testing import play_random, position
from ardri.texts.catalogues import LANGUAGES, texts
from tests.pictures.sample_positions import (
    SAY,
    SVG,
    clashing,
    crowded,
    drawn,
    exploring,
    of_class,
    opening,
    recruiting,
)

SCENES = (opening, crowded, clashing, exploring, recruiting)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
@pytest.mark.parametrize("scene", SCENES)
def test_a_picture_is_well_formed_and_refers_only_to_what_is_in_it(
    scene: Callable[[], Game], palette: Palette
) -> None:
    game = scene()
    root = drawn(board_picture(game.view(game.decision.seat), SAY, palette))
    names = [part.get("id") for part in root.iter() if part.get("id")]
    assert len(names) == len(set(names))
    for part in root.iter():
        for value in part.attrib.values():
            for name in re.findall(r"url\(#([^)]+)\)", value):
                assert name in names
        if part.tag == f"{SVG}use":
            assert part.get("href", "")[1:] in names


def test_every_territory_in_play_is_named_once() -> None:
    root = drawn(board_picture(crowded(), SAY))
    written = [part.text for name in of_class(root, "name") for part in name.iter(f"{SVG}text")]
    assert sorted(map(str, written)) == sorted(SAY(f"tile-{key}") for key in TILE_KEYS)


def test_the_number_of_clans_stands_beside_them() -> None:
    root = drawn(board_picture(clashing(), SAY))
    hills = territory(root, "hills")
    shown = {clans.get("data-seat"): texts_in(clans) for clans in of_class(hills, "clans")}
    assert shown["A"] == ["4"]  # three and the one that came from the Cove
    assert shown["B"] == ["3", "1"]  # one of them sheltered
    cove = {
        clans.get("data-seat"): clans.get("data-count")
        for clans in of_class(territory(root, "cove"), "clans")
    }
    assert cove == {"A": "1", "C": "1"}


def test_a_chieftain_is_drawn_as_one_and_colours_the_coast() -> None:
    svg = board_picture(recruiting(), SAY)
    hills = territory(drawn(svg), "hills")
    assert [part.get("href") for part in hills.iter(f"{SVG}use")][-2:] == ["#day-chieftain-A", "#day-clan-B"]
    tied = board_picture(position(clans={"hills": "A2 B2"}, tiles="hills cove", turn="A"), SAY)
    assert "chieftain" not in tied


def test_buildings_stand_in_their_territory_with_their_number() -> None:
    root = drawn(board_picture(crowded(), SAY))
    cove = territory(root, "cove")
    assert [
        texts_in(of_class(cove, kind)[0]) for kind in ("sanctuary", "citadel", "capital", "festival")
    ] == [
        ["3"],
        ["4"],
        [],
        [],
    ]
    assert not of_class(territory(root, "moor"), "capital")


def test_a_clash_is_marked_where_it_is() -> None:
    root = drawn(board_picture(clashing(), SAY))
    assert of_class(territory(root, "hills"), "clash")
    assert not of_class(territory(root, "cove"), "clash")
    assert not of_class(drawn(board_picture(recruiting(), SAY)), "clash")


def test_legal_territories_glow_for_who_is_asked_and_for_nobody_else() -> None:
    game = recruiting()
    root = drawn(board_picture(game.view(0), SAY))
    chosen = {part.get("data-territory"): part.get("data-options") for part in of_class(root, "territory")}
    assert chosen == {"hills": "territory:hills", "cove": "territory:cove", "moor": None}
    assert len(of_class(root, "glow")) == 2
    assert not of_class(drawn(board_picture(game.view(1), SAY)), "glow")
    assert not of_class(drawn(board_picture(game, SAY)), "glow")


def test_legal_sites_are_shown_by_their_keys() -> None:
    game = exploring()
    root = drawn(board_picture(game.view(0), SAY))
    marked = [part.get("data-options") for part in of_class(root, "site")]
    assert marked == [option.key for option in game.decision.options]


def test_opponents_who_may_be_attacked_glow() -> None:
    game = clashing()
    while game.decision.question != "maneuver":
        game.choose(game.decision.options[-1])
    root = drawn(board_picture(game.view(game.decision.seat), SAY))
    options = {seat.get("data-seat"): seat.get("data-options") for seat in of_class(root, "seat")}
    assert options == {"A": None, "B": "attack:B", "C": None}


def test_the_seats_show_their_tracks_cards_and_tokens() -> None:
    root = drawn(board_picture(crowded(), SAY))
    seats = {seat.get("data-seat"): seat for seat in of_class(root, "seat")}
    assert [len(of_class(seats[name], "pretender")) for name in "ABCD"] == [0, 1, 1, 0]
    assert [len(of_class(seats[name], "brenn")) for name in "ABCD"] == [0, 0, 1, 0]
    assert [len(of_class(seats[name], "turn")) for name in "ABCD"] == [0, 1, 0, 0]
    tracks = [title.text for track in of_class(seats["A"], "track") for title in track.iter(f"{SVG}title")]
    assert tracks == ["Leadership: 0 / 6", "Religion: 5 / 6", "Land: 12 / 6"]
    held = [title.text for group in of_class(seats["A"], "held") for title in group.iter(f"{SVG}title")]
    assert held == ["Action cards: 0", "Advantage cards: 0", "Epic Tales: 0", "Deeds: 2", "Reserve: 0"]


def test_a_condition_that_is_met_lies_on_gold() -> None:
    root = drawn(board_picture(crowded(), SAY))
    tracks = of_class(of_class(root, "seat")[0], "track")
    assert [len(track.findall(f"{SVG}rect")) for track in tracks] == [0, 0, 1]


def test_the_crows_fly_their_way() -> None:
    assert "#day-crows-clockwise" in board_picture(recruiting(), SAY)
    turned = position(clans={"hills": "A1"}, turn="A", crows="counterclockwise")
    assert "#day-crows-counterclockwise" in board_picture(turned, SAY)


def test_the_winner_wears_a_crown() -> None:
    game = Game.start(players=2, seed=8)
    play_random(game, seed=8, eager=True)
    assert game.result is not None
    assert game.result.winner is not None
    root = drawn(board_picture(game, SAY))
    crowned = [seat.get("data-seat") for seat in of_class(root, "seat") if of_class(seat, "pretender")]
    assert SEAT_NAMES[game.result.winner] in crowned
    assert not of_class(root, "turn")


@pytest.mark.parametrize("scene", SCENES)
def test_a_picture_tells_a_seat_nothing_it_does_not_know(scene: Callable[[], Game]) -> None:
    game = scene()
    for seat in (None, *range(game.state.players)):
        view = game.view(seat)
        shown = board_picture(view, SAY)
        for world in islice(view.worlds(Random(3)), 3):
            assert board_picture(world.view(seat), SAY) == shown


def test_hidden_cards_are_only_counted() -> None:
    one = position(clans={"hills": "A1 B1"}, hand={"A": "bard", "B": "druid eriu"}, turn="A")
    other = position(clans={"hills": "A1 B1"}, hand={"A": "bard", "B": "migration the_dagda"}, turn="A")
    fewer = position(clans={"hills": "A1 B1"}, hand={"A": "bard", "B": "migration"}, turn="A")
    assert pixels(one) == pixels(other)
    assert pixels(one) != pixels(fewer)


def test_the_same_position_is_always_the_same_picture() -> None:
    assert board_picture(crowded(), SAY) == board_picture(crowded(), SAY)
    assert board_picture(crowded(), SAY, NIGHT) != board_picture(crowded(), SAY, DAY)


def test_the_data_of_a_view_is_enough() -> None:
    view = recruiting().view(0)
    assert board_picture(view_data_of(view), SAY) == board_picture(view, SAY)


def test_two_pictures_on_one_page_share_no_names_but_those_of_the_same_pieces() -> None:
    one, other = drawn(board_picture(crowded(), SAY)), drawn(board_picture(recruiting(), SAY))
    shared = {part.get("id") for part in one.iter()} & {part.get("id") for part in other.iter()} - {None}
    assert shared
    assert all(str(name).removeprefix("day-") in PIECES for name in shared)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_written_in_every_language(language: str) -> None:
    say = texts(language).say
    svg = board_picture(recruiting(), say)
    assert f">{say('tile-hills')}</text>" in svg


def territory(root: Element, name: str) -> Element:
    """The group of a territory's name and pieces."""
    return next(part for part in of_class(root, "territory") if part.get("data-territory") == name)


def texts_in(root: Element) -> list[str]:
    """The texts in a part of a picture; the letters of pieces are in their symbols."""
    return [str(part.text) for part in root.iter(f"{SVG}text")]


def pixels(game: Game) -> str:
    """A spectator's picture, without the names that tell one picture from another."""
    return re.sub(r"day-[0-9a-f]{8}", "day", board_picture(game, SAY))
