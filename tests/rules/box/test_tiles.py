"""The 16 territory tiles: what they do, and where their Advantage cards lie."""

import pytest

from ardri.rules.box.base_box import EPIC_KEYS, TILE_KEYS
from ardri.rules.game import Game
from ardri.rules.state.chance import Scripted, Seeded
from ardri.testing import clans, hand, lies, options, play, position, whose


def every(*but: str) -> list[object]:
    """All tiles but some, each as a test of its own."""
    return [pytest.param(name, marks=pytest.mark.tile(name)) for name in TILE_KEYS if name not in but]


def beside(name: str) -> str:
    """Another territory, without any effect."""
    return "plains" if name == "hills" else "hills"


def tales(game: Game, name: str) -> list[str]:
    """The Epic Tales in a hand."""
    return [card for card in hand(game, name) if card in EPIC_KEYS]


def at(name: str) -> int:
    return TILE_KEYS.index(name)


# All tiles: the Advantage card


@pytest.mark.parametrize("where", ["face_up", "face_down", "hand:A", "hand:B"])
@pytest.mark.parametrize("name", every())
def test_the_chieftain_takes_the_advantage_card_at_the_assembly(name: str, where: str) -> None:
    game = position(
        tiles=[beside(name), name],
        clans={beside(name): "B1", name: "A2 B1"},
        hand={where[-1]: name} if where.startswith("hand") else {},
        played=name if where == "face_down" else "",
        chance="crows:clockwise",
    )
    assert lies(game, name) == "hand:A"
    assert lies(game, beside(name)) == "hand:B"


@pytest.mark.parametrize("where", ["face_up", "face_down", "hand:A"])
@pytest.mark.parametrize("here", ["A2 B2 C1", ""])
@pytest.mark.parametrize("name", every())
def test_without_a_chieftain_the_advantage_card_lies_face_up(name: str, here: str, where: str) -> None:
    game = position(
        players=3,
        tiles=[beside(name), name, "cove" if name != "cove" else "moor"],
        clans={beside(name): "B1", name: here},
        hand={"A": name} if where == "hand:A" else {},
        played=name if where == "face_down" else "",
        chance="crows:clockwise",
    )
    assert lies(game, name) == "face_up"


@pytest.mark.parametrize("name", every())
def test_a_tile_found_brings_its_advantage_card_face_up_and_its_sanctuary(name: str) -> None:
    game = position(
        tiles=["hills", "plains"] if name not in ("hills", "plains") else ["valley", "cove"],
        hand={"A": "exploration bard", "B": "conquest"},
        stack=name,
        turn="A",
        clans={beside(name) if name not in ("hills", "plains") else "valley": "A1 B1"},
    )
    assert lies(game, name) == "box"
    play(game, "A: card:exploration")
    play(game, f"A: {options(game)[0]}")
    assert lies(game, name) == "face_up"
    assert clans(game)[name] == "A1"
    assert game.state.sanctuaries[at(name)] == (1 if name in ("gates", "stone_circle") else 0)
    assert game.state.citadels_in(at(name)) == 0
    assert hand(game, "A") == ["bard"]  # neither a toll nor a tale
    assert whose(game) == "B turn"


@pytest.mark.parametrize("name", every("swamp"))
@pytest.mark.parametrize("where", ["face_up", "hand:A", "hand:B"])
@pytest.mark.ruling(7)
def test_a_citadel_brings_the_unplayed_card_from_wherever_it_is(name: str, where: str) -> None:
    held = {seat: name if where == f"hand:{seat}" else "" for seat in "AB"}
    game = position(
        tiles=[beside(name), name],
        clans={name: "A1 B2"},
        hand={"A": f"citadel bard {held['A']}", "B": f"conquest {held['B']}"},
        turn="A",
    )
    play(game, "A: card:citadel")
    assert lies(game, name) == "hand:A"
    assert game.state.citadels_in(at(name)) == 1


@pytest.mark.parametrize("name", every("swamp"))
@pytest.mark.ruling(7)
def test_a_citadel_brings_no_card_already_played_this_season(name: str) -> None:
    game = position(
        tiles=[beside(name), name],
        clans={name: "A2 B1"},
        hand={"A": "citadel bard", "B": "conquest"},
        played=name,
        turn="A",
    )
    play(game, "A: card:citadel")
    assert lies(game, name) == "face_down"
    assert game.state.citadels_in(at(name)) == 1


def test_a_card_whose_holder_is_no_longer_chieftain_lies_face_up_when_the_season_ends() -> None:
    game = position(
        tiles="cove hills moor",
        clans={"cove": "A1", "hills": "A1 B2", "moor": "A1"},
        hand={"A": "hills moor", "B": "bard"},
        turn="B",
        passes=1,
    )
    play(game, "B: pass")
    shifts = [str(event) for event in game.events if event.fields.get("deck") == "advantage"]
    assert shifts[0] == "shift deck=advantage from=hand:A to=face_up card=hills"
    assert "shift deck=advantage from=face_up to=hand:B card=hills" in shifts
    assert not any("card=moor" in line for line in shifts)  # A leads there, and keeps it


# What tiles do, and that the others do not


@pytest.mark.parametrize("name", every("mountains"))
def test_only_the_mountains_take_a_toll(name: str) -> None:
    game = position(
        tiles=[beside(name), name, "mountains"],
        clans={beside(name): "A2 B1"},
        hand={"A": "conquest bard", "B": "druid geis"},
        turn="A",
    )
    play(game, f"A: card:conquest, territory:{name}, count:2", "B: decline")
    assert (clans(game), hand(game, "A")) == ({beside(name): "B1", name: "A2"}, ["bard"])
    assert whose(game) == "B turn"


@pytest.mark.parametrize("name", every("gates"))
def test_only_the_gates_take_clans_when_the_crows_turn(name: str) -> None:
    game = position(
        tiles=[beside(name), name, "gates"],
        clans={beside(name): "B1", name: "A2 B1"},
        hand={"A": "the_morrigan bard", "B": "conquest"},
        turn="A",
    )
    play(game, "A: card:the_morrigan, flip, nothing")
    assert clans(game) == {beside(name): "B1", name: "A2 B1"}
    assert game.state.direction == -1
    assert (hand(game, "A"), hand(game, "B")) == (["bard"], ["conquest"])


@pytest.mark.parametrize("name", every("swamp"))
def test_every_land_but_the_swamp_bears_citadels_and_the_capital(name: str) -> None:
    game = position(tiles=[beside(name), name], capital=name, citadels={name: 8}, clans={name: "A1"})
    assert game.state.citadels_in(at(name)) == 9


# Stone Circle, and the Gates as they enter


@pytest.mark.tile("gates")
@pytest.mark.tile("stone_circle")
def test_gates_and_stone_circle_bring_their_sanctuary_when_the_game_is_set_up() -> None:
    script = ["tile:gates", "tile:stone_circle", "tile:cove", "brenn:B"]
    game = Game.start(players=3, source=Scripted(script, Seeded(0)))
    assert [game.state.sanctuaries[at(name)] for name in ("gates", "stone_circle", "cove")] == [1, 1, 0]
    play(game, "B: territory:gates")
    assert game.state.sanctuaries[at("gates")] == 2


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.tile(name)) for name in ("gates", "stone_circle")]
)
def test_a_tile_brings_no_sanctuary_if_none_is_left(name: str) -> None:
    game = position(
        tiles="cove hills",
        clans={"cove": "A1 B1"},
        sanctuaries={"cove": 9},
        hand={"A": "exploration bard", "B": "conquest"},
        stack=name,
        turn="A",
    )
    play(game, "A: card:exploration")
    play(game, f"A: {options(game)[0]}")
    assert (game.state.sanctuaries[at(name)], clans(game)[name]) == (0, "A1")


# Gates


@pytest.mark.tile("gates")
def test_when_the_toss_turns_the_crows_each_player_at_the_gates_pays_a_clan_for_a_tale() -> None:
    game = position(
        players=3,
        tiles="cove gates hills",
        clans={"cove": "A1", "gates": "A2 B2", "hills": "B1 C2"},
        chance="crows:counterclockwise epic:eriu epic:balors_eye",
    )
    assert clans(game) == {"cove": "A1", "gates": "A1 B1", "hills": "B1 C2"}
    assert game.state.reserve == [10, 10, 10]
    assert (tales(game, "A"), tales(game, "B"), tales(game, "C")) == (["eriu"], ["balors_eye"], [])
    assert game.state.direction == -1


@pytest.mark.tile("gates")
@pytest.mark.parametrize("crows", ["clockwise", "counterclockwise"])
@pytest.mark.parametrize("toss", ["clockwise", "counterclockwise"])
def test_the_gates_open_only_if_the_direction_changes_also_with_two_players(crows: str, toss: str) -> None:
    game = position(
        tiles="cove gates",
        clans={"cove": "A1", "gates": "A2 B2"},
        crows=crows,
        chance=f"crows:{toss}",
    )
    opened = crows != toss
    assert clans(game)["gates"] == ("A1 B1" if opened else "A2 B2")
    assert len(tales(game, "A")) == len(tales(game, "B")) == int(opened)


@pytest.mark.tile("gates")
@pytest.mark.parametrize(("answer", "left"), [("flip", "A1 B1"), ("stay", "A2 B2")])
def test_the_gates_open_for_the_morrigan_too_but_not_if_the_crows_stay(answer: str, left: str) -> None:
    game = position(
        tiles="cove gates",
        clans={"cove": "A1 B1", "gates": "A2 B2"},
        hand={"A": "the_morrigan bard", "B": "conquest"},
        turn="A",
    )
    play(game, f"A: card:the_morrigan, {answer}, nothing")
    assert clans(game) == {"cove": "A1 B1", "gates": left}
    assert len(tales(game, "A")) == len(tales(game, "B")) == int(answer == "flip")


@pytest.mark.tile("gates")
@pytest.mark.ruling(21)
@pytest.mark.parametrize(
    ("crows", "toss", "order"),
    [("clockwise", "counterclockwise", "BAC"), ("counterclockwise", "clockwise", "BCA")],
)
def test_the_brenn_comes_first_then_the_others_in_the_new_direction(
    crows: str, toss: str, order: str
) -> None:
    game = position(
        players=3,
        tiles="cove gates hills",
        clans={"cove": "B2", "gates": "A2 B2 C2"},
        brenn="A",  # and B, chieftain of the Capital, becomes Brenn before the toss
        crows=crows,
        chance=f"crows:{toss} epic:eriu epic:balors_eye epic:the_fianna",
    )
    assert [tales(game, name) for name in order] == [["eriu"], ["balors_eye"], ["the_fianna"]]


@pytest.mark.tile("gates")
@pytest.mark.ruling(32)
def test_the_clan_is_lost_though_there_is_no_tale_to_draw() -> None:
    game = position(
        tiles="cove gates",
        clans={"cove": "A1", "gates": "A1"},
        hand={"B": list(EPIC_KEYS)},
        chance="crows:counterclockwise",
    )
    play(game, "B: decline")  # Cathbad's Word
    assert clans(game) == {"cove": "A1"}
    assert tales(game, "A") == []


@pytest.mark.tile("gates")
def test_the_card_goes_to_the_chieftain_before_the_gates_open() -> None:
    game = position(
        tiles="cove gates",
        clans={"cove": "A1", "gates": "A1"},
        chance="crows:counterclockwise epic:eriu",
    )
    assert (whose(game), options(game)) == ("A epic_draw", ["card:gates", "decline"])
