"""Positions built by hand, or read from JSON or text: what cannot be is refused with the reason."""

from collections.abc import Callable
from json import dumps, loads

import pytest

from ardri.rules.errors import PositionError
from ardri.rules.formats.notation import Data, from_json, to_json
from ardri.rules.formats.notation_text import from_text, to_text
from ardri.rules.formats.position import position
from ardri.rules.game import Game
from ardri.rules.invariants import problems
from ardri.testing import clans, hand, options, play, play_random, whose

ALL = (
    "cove forest gates highlands hills iron_mine lost_vale meadows misty_lands moor mountains plains "
    "salt_mine stone_circle swamp valley"
)


def test_everything_not_said_is_filled_in() -> None:
    game = position(clans={"hills": "A2 B1"}, hand={"A": "bard"}, turn="A")
    s = game.state
    assert problems(s) == []
    assert clans(game) == {"hills": "A2 B1"}
    assert hand(game, "A") == ["bard"]
    assert hand(game, "B") == []
    assert s.reserve == [10, 11]
    assert whose(game) == "A turn"
    assert [tile for tile, _ in s.board.places] == [4, 11], "a second tile was laid"
    assert (s.capital, s.sanctuaries[4]) == (4, 1)


def test_a_chain_touches_the_two_tiles_before_and_after() -> None:
    game = position(tiles=ALL, clans={"cove": "A1 B1"}, hand={"A": "bard"}, turn="A")
    for tile in range(16):
        expected = [other for other in range(16) if 0 < abs(other - tile) <= 2]
        assert list(game.state.board.neighbours(tile)) == expected


def test_tiles_may_be_given_their_sites() -> None:
    game = position(
        tiles={"hills": "0,0,up", "cove": "2,0,up"}, clans={"hills": "A1 B1"}, hand={"A": "bard"}, turn="A"
    )
    assert game.state.board.site_of(0) == (2, 0, True)
    assert game.state.board.neighbours(0) == (4,)


def test_chance_may_be_scripted() -> None:
    game = position(clans={"hills": "A1 B1"}, hand={"A": "bard druid"}, turn="A", chance="epic:eriu")
    play(game, "A: card:bard")
    assert "eriu" in hand(game, "A")


def test_without_a_turn_the_assembly_is_next() -> None:
    game = position(clans={"hills": "A1 B1"}, brenn="B", round=4)
    assert game.state.round == 5
    assert whose(game) == "A draft_keep"


@pytest.mark.parametrize(
    ("build", "reason"),
    [
        (lambda: position(6), "2 to 5 players, not 6"),
        (lambda: position(clans={"atlantis": "A1"}), "no territory 'atlantis'"),
        (lambda: position(clans={"hills": "A13"}), "A has more clans on the board"),
        (lambda: position(clans={"hills": "C1"}), "no seat 'C'"),
        (lambda: position(clans={"hills": "A"}), "clans are written like"),
        (lambda: position(hand={"A": "excalibur"}), "no card 'excalibur'"),
        (lambda: position(hand={"A": "bard", "B": "bard"}, turn="A"), "bard is in two places"),
        (lambda: position(hand={"A": "raid"}, turn="A"), "raid is not in this game"),
        (lambda: position(hand={"A": "moor"}, turn="A"), "moor is not in this game"),
        (lambda: position(set_aside="bard druid", turn="A"), "more than one card is set aside"),
        (lambda: position(sanctuaries={"hills": 10}), "10 Sanctuaries"),
        (lambda: position(citadels={"hills": 9}), "9 Citadels"),
        (lambda: position(citadels={"swamp": 1}), "swamp bears no Citadel"),
        (lambda: position(capital="swamp"), "swamp bears no Citadel"),
        (lambda: position(sanctuaries={"gates": 0}), "gates has had 2 from the beginning"),
        (lambda: position(tiles={"hills": "0,0,up", "cove": "0,0,up"}), "lies on another territory"),
        (lambda: position(tiles={"hills": "0,0,up", "cove": "9,9,up"}), "does not touch"),
        (lambda: position(3, tiles={"hills": "0,0,up", "cove": "9,9,up"}), "no tile touches two of them"),
        (lambda: position(tiles={"hills": "nowhere"}), "is not a site"),
        (lambda: position(crows="upwards"), "the crows fly"),
        (lambda: position(brenn="D"), "no seat 'D'"),
        (lambda: position(deeds={"A": -1}), "deeds of A is a whole number from 0 on, not -1"),
        (lambda: position(deeds={"C": 1}), "no seat 'C' with 2 players"),
        (lambda: position(round=-1), "round is a whole number from 0 on"),
        (lambda: position(turn="A", round=0), "round is a whole number from 1 on"),
        (lambda: position(round_limit=-1), "round_limit is a whole number from 0 on"),
        (lambda: position(citadels={"hills": -1}), "citadels of hills is a whole number from 0 on"),
        (lambda: position(clans={"hills": "A²"}), "clans are written like"),
        (lambda: position(clans={"hils": "A1"}), "no territory 'hils'; perhaps 'hills'"),
        (lambda: position(hand={"A": "druids"}), "no card 'druids'; perhaps 'druid'"),
        (lambda: position(hand={"C": ""}), "no seat 'C'"),
        (lambda: position(hand={"A": "bard"}), "Action cards are in hands before they are dealt"),
        (lambda: position(hand={"A": "cathbads_word", "B": "geis"}), "Action cards are in hands"),
        (lambda: position(festival="hills"), "Festival lasts no longer than the Season"),
        (lambda: position(pretenders="AA"), "A has one Pretender token"),
        (lambda: position(pretenders="A", round=0), "a Pretender, a Deed or a card in hand before the first"),
        (lambda: position(deeds={"A": 1}, round=0), "a Deed or a card in hand before the first Assembly"),
        (lambda: position(hand={"A": "eriu"}, round=0), "a card in hand before the first Assembly"),
        (lambda: position(turn="A", opening=True, pretenders="B"), "before the first turn of the Season"),
        (lambda: position(turn="A", opening=True, festival="hills"), "before the first turn of the Season"),
        (lambda: position(turn="A", round=3, round_limit=2), "round 3 cannot be: the game has ended after 2"),
        (lambda: position(turn="C"), "no seat 'C'"),
        (lambda: position(turn="A", passes=2), "2 passes in a row cannot be"),
        (lambda: position(3, turn="A", passes=4), "4 passes in a row cannot be"),
        (lambda: position(turn="A", passes=-1), "passes is a whole number from 0 on"),
        (lambda: position(passes=1), "passes and opening are of a Season"),
        (lambda: position(opening=True), "passes and opening are of a Season"),
        (lambda: position(turn="A", passes=1, opening=True), "passed before the first turn"),
        (lambda: position(turn="B", opening=True), "first turn of the Season is the Brenn's"),
        (lambda: position(epic_discard="bard", turn="A"), "bard cannot be where it is"),
        (lambda: position(played="eriu", turn="A"), "eriu cannot be where it is"),
        (lambda: position(tiles={"hills": "0,600,up"}), "hills lies too far away"),
        (lambda: position(chance="epic:erui"), "no outcome of epic 'erui'; perhaps 'eriu'"),
        (lambda: position(chance="deal:bard deal:bard"), "the script says 'deal:bard'"),
        (lambda: position(stack="hills", clans={"hills": "A1"}), "hills cannot be in the stack"),
        (lambda: position(stack="moor moor"), "moor cannot be in the stack"),
        (lambda: position(chance="weather:rain"), "no chance stream"),
    ],
)
def test_an_impossible_situation_is_refused_with_the_reason(build: Callable[[], Game], reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        build()


@pytest.fixture
def mid_clash() -> Game:
    game = position(
        3,
        tiles="hills cove plains moor",
        clans={"hills": "A2 B2 C1", "cove": "A2 B1", "plains": "C2"},
        citadels={"hills": 1},
        hand={"A": "warlord bard diarmuid", "B": "geis dagdas_club", "C": "druid moor"},
        turn="A",
    )
    play(game, "A: card:warlord, territory:hills", "B: decline, shelter", "C: decline", "B: decline")
    play(game, "C: decline", "A: attack:B")
    return game


def test_a_clash_is_saved_and_read_back_in_the_middle_of_an_attack(mid_clash: Game) -> None:
    data = to_json(mid_clash)
    for again in (from_json(loads(dumps(data))), from_text(to_text(mid_clash))):
        assert to_json(again) == data
        assert whose(again) == whose(mid_clash)
        assert options(again) == options(mid_clash)
        twin = mid_clash.copy()
        play_random(again, seed=2, choices=5)
        play_random(twin, seed=2, choices=5)
        assert to_json(again) == to_json(twin)


def test_the_text_of_a_position_may_have_comments_and_empty_lines(mid_clash: Game) -> None:
    text = "# a clash in the hills\n\n" + to_text(mid_clash)
    assert to_json(from_text(text)) == to_json(mid_clash)


Change = Callable[[Data], object]


def clash_of(data: Data) -> Data:
    clash = data["clash"]
    assert isinstance(clash, dict)
    return clash


def land_of(data: Data, at: int = 0) -> Data:
    territories = data["territories"]
    assert isinstance(territories, list)
    land = territories[at]
    assert isinstance(land, dict)
    return land


def cards_of(data: Data) -> dict[str, list[str]]:
    cards = data["cards"]
    assert isinstance(cards, dict)
    return cards


def doing_of(data: Data) -> list[object]:
    doing = data["doing"]
    assert isinstance(doing, list)
    return doing


def ledger_of(data: Data, deck: str) -> Data:
    knowledge = data["knowledge"]
    assert isinstance(knowledge, dict)
    ledger = knowledge["A"][deck]
    assert isinstance(ledger, dict)
    return ledger


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.update(format=1),
        lambda data: data.update(players=5),
        lambda data: data.update(players="3"),
        lambda data: data.update(windows="shut"),
        lambda data: data.update(phase="winter"),
        lambda data: data.update(brenn="D"),
        lambda data: data.update(brenn="-"),
        lambda data: data.update(turn="-"),
        lambda data: data.update(crows="down"),
        lambda data: data.update(capital="swamp"),
        lambda data: data.update(capital=None),
        lambda data: data.update(reserve=[8, 9]),
        lambda data: data.update(reserve=[9, 9, 9]),
        lambda data: data.update(deeds=[0, 0, -1]),
        lambda data: data.update(chance=[0]),
        lambda data: data.update(pretenders="AD"),
        lambda data: data.update(territories=[]),
        lambda data: data.update(territories=["hills"]),
        lambda data: data.update(tile_stack=[]),
        lambda data: data.update(drawn_tiles=["hills"]),
        lambda data: data.update(cards=[]),
        lambda data: data.update(answers=[[], []]),
        lambda data: data.update(answers=[["eriu"], [], []]),
        lambda data: data.update(replies=["-", "-"]),
        lambda data: data.update(replies=["-", "-", "perhaps"]),
        lambda data: data.update(replies=["-", "-", "eriu"]),
        lambda data: data.update(knowledge=[]),
        lambda data: data.update(knowledge={}),
        lambda data: ledger_of(data, "actions").pop("kinds"),
        lambda data: ledger_of(data, "actions").update(tables=["9 9"]),
        lambda data: ledger_of(data, "tales").update(draws=["hand:B 0"] * 9),
        lambda data: ledger_of(data, "tiles").update(here={"attic": ["cove"]}),
        lambda data: data.update(clash="here"),
        lambda data: data.update(doing=[]),
        lambda data: data.update(doing=[["Rounds", False]], clash={}),
        lambda data: land_of(data).update(site="0,0"),
        lambda data: land_of(data).update(name="cove"),
        lambda data: land_of(data).update(clans=[2, 2, 2]),
        lambda data: land_of(data).update(citadels=-1),
        lambda data: land_of(data, 1).update(site="0,0,up"),
        lambda data: land_of(data, 3).update(site="9,9,up"),
        lambda data: cards_of(data).update(attic=["bard"]),
        lambda data: cards_of(data).update(revealed=["bard"]),
        lambda data: cards_of(data)["hand:A"].append("bard"),
        lambda data: cards_of(data)["hand:A"].append("eriu"),
        lambda data: cards_of(data)["hand:A"].remove("bard"),
        lambda data: clash_of(data).update(territory="atlantis"),
        lambda data: clash_of(data).update(sheltered=[0, 3, 0]),
        lambda data: clash_of(data).update(maneuver=7),
        lambda data: clash_of(data).update(losses=[999]),
        lambda data: doing_of(data).__setitem__(1, ["Season", 1, 3, False]),
        lambda data: doing_of(data).__setitem__(1, ["Season", 2, -1, False]),
        lambda data: doing_of(data).__setitem__(1, ["Season", 1, 1, True]),
        lambda data: doing_of(data).append(["Dance", 1]),
        lambda data: doing_of(data).append(["Play", 1]),
        lambda data: doing_of(data).append(["Play", "A", 1, 1]),
        lambda data: doing_of(data).append(["Play", 9, 99, 9]),
        lambda data: doing_of(data).append("Play"),
        lambda data: doing_of(data).pop(0),
    ],
)
def test_a_broken_position_is_refused(mid_clash: Game, change: Change) -> None:
    data = loads(dumps(to_json(mid_clash)))
    change(data)
    with pytest.raises(PositionError):
        from_json(data)


@pytest.mark.parametrize(
    "line",
    [
        "position x",
        "setting 3 open",
        "setting 3 strange open 0",
        "time season B",
        "seat A deeds=1 reserve=2",
        "territory hills",
        "chance a b",
        "clash {",
        "doing Season [",
        "weather fine",
    ],
)
def test_a_line_that_cannot_be_read_is_named(line: str) -> None:
    with pytest.raises(PositionError, match="line 2 cannot be read"):
        from_text(f"position 2\n{line}\n")
