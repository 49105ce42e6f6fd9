"""Words for everything the rules can ask, offer or report, and nothing told that a seat may not know."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

import ardri.rules
from ardri.cli.story import SENTENCES, Story
from ardri.cli.table import board_table, hand_lines, players_table, situation
from ardri.cli.words import QUESTIONS, REASONS, option
from ardri.rules.board import Board
from ardri.rules.events import Event
from ardri.rules.moments import ANY_TIME, MANEUVER, MOMENT_NAMES, OWN_TURN
from ardri.rules.options import KEYS
from ardri.testing import play, position

SILENT = {"play", "declare", "shift", "over", "turn", "shuffle_actions"}


def calls(name: str) -> Iterator[ast.Call]:
    """Every call of a function or method in the rules."""
    for path in Path(ardri.rules.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else node.func
                if (called.id if isinstance(called, ast.Name) else called) == name:
                    yield node


def strings(node: ast.AST) -> set[str]:
    """The strings written in an expression."""
    return {
        part.value
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def test_every_question_has_words() -> None:
    asked = {"draft_keep", "draft_hand_on"}
    asked |= {name for at, name in enumerate(MOMENT_NAMES) if at not in (OWN_TURN, MANEUVER, ANY_TIME)}
    for call in calls("ask"):
        asked |= strings(call.args[1])
    assert asked == set(QUESTIONS)


def test_every_option_has_words() -> None:
    for key in KEYS:
        assert ":" not in option(key, Board())
        assert "_" not in option(key, Board())
    assert len({option(key, Board()) for key in KEYS if not key.startswith(("tile:", "territory:"))}) > 300


def test_every_event_is_told_or_left_out_on_purpose() -> None:
    told = {kind for call in calls("tell") for kind in strings(call.args[1])}
    told |= {kind for call in calls("Event") for kind in strings(call.args[0])}
    assert told == set(SENTENCES) | SILENT


def test_every_way_to_win_has_words() -> None:
    assert set(REASONS) == {"conditions", "brenn", "round_limit"}


def test_a_site_is_told_by_what_it_touches() -> None:
    game = position(tiles="hills cove plains")
    assert option("site:0,1,down", game.state.board).startswith("Touching ")


def tell(seat: int, *events: str) -> list[str]:
    """What a seat is told about events."""
    story = Story(seat)
    story.hear(Event.from_text(text) for text in events)
    return story.lines()


@pytest.mark.parametrize(
    ("events", "told"),
    [
        (["pass seat=B"], "B passes."),
        (["deed seat=A count=1"], "A has 1 Deed now."),
        (["crows direction=counterclockwise"], "The crows fly counter-clockwise."),
        (["place seat=A territory=hills count=2"], "A places 2 clans in Hills."),
        (
            ["place seat=A territory=hills count=1", "place seat=A territory=salt_mine count=1"],
            "A places 1 clan in Hills, 1 clan in Salt Mine.",
        ),
        (["play seat=A card=bard"], "A plays Bard."),
        (
            [
                "play seat=A card=conquest",
                "declare seat=A card=conquest option=territory:hills",
                "declare seat=A card=conquest option=from:cove",
                "declare seat=A card=conquest option=count:2",
                "declare seat=A card=conquest option=done",
            ],
            "A plays Conquest: Hills, From Cove, 2.",
        ),
        (["look seat=A at=hand:B [cards=eriu,diarmuid A]"], "A looks at cards of B: Eriu, Diarmuid."),
        (["look seat=B at=hand:A [cards=eriu B]"], "B looks at cards of A."),
        (["look seat=A at=hand:B [cards=- A]"], "A looks at cards of B."),
        (["over winner=B won_by=brenn"], "B wins: Brenn among the tied."),
        (["over winner=- won_by=round_limit"], "Nobody wins: round limit."),
    ],
)
def test_events_are_told_in_sentences(events: list[str], told: str) -> None:
    assert tell(0, *events) == [told]


def test_only_who_may_know_is_told_which_card() -> None:
    draw = [f"shift deck=epic from=epic_pile to=drawn:B [card={card} B]" for card in ("eriu", "diarmuid")]
    assert tell(0, *draw) == ["B draws 2 Epic Tales."]
    assert tell(1, *draw) == ["B draws Eriu, Diarmuid."]


def test_of_the_draft_only_the_own_packets_are_told() -> None:
    draft = [
        "shuffle_actions",
        "shift deck=action from=undealt to=hand:A [card=bard A]",
        "shift deck=action from=hand:A to=hand:B [card=bard AB]",
        "shift deck=action from=hand:B to=hand:C [card=druid BC]",
        "season round=2",
        "shift deck=action from=hand:B to=hand:C [card=druid BC]",
    ]
    assert tell(0, *draft) == [
        "A hands on to B: Bard.",
        "Round 2: the Season begins.",
        "C gets from B: 1 Action card.",
    ]


def test_the_table_shows_the_own_hand_and_only_counts_others() -> None:
    game = position(
        clans={"hills": "A2 B1", "cove": "B2"}, hand={"A": "bard eriu", "B": "druid conquest geis"}, turn="A"
    )
    assert hand_lines(game.state, 0) == ["Action: Bard", "Epic: Eriu"]
    console = Console(width=80)
    with console.capture() as capture:
        console.print(board_table(game.state), players_table(game.state, 0))
    shown = capture.get()
    assert "A2 B1" in shown
    assert "A you" in shown
    assert "Druid" not in shown


def test_a_clash_tells_exposed_and_sheltered_clans() -> None:
    game = position(
        clans={"hills": "A2 B2", "cove": "B1"},
        citadels={"cove": 0},
        hand={"A": "warlord bard", "B": "druid conquest"},
        turn="A",
        capital="hills",
    )
    play(game, "A: card:warlord", "B: shelter")
    assert situation(game.state) == ["A: Warlord", "clash in Hills (A2 B1+1)"]
