"""Hints: what an adviser says, in the words of the menu, from what the seat may see."""

from pathlib import Path

import pytest

from ardri.cli.terminal.hints import adviser, hint_lines
from ardri.cli.terminal.players import parse_players
from ardri.cli.terminal.table_view import Viewer
from ardri.rules.decisions import Decision
from ardri.rules.game import Game
from ardri.rules.views.view import View
from ardri.testing import position
from ardri.texts.catalogues import LANGUAGES, texts
from ardri.texts.speech import Speech
from tests.cli.helpers.pseudo_terminal import piped


def threatened(hand: str = "festival") -> Game:
    return position(
        clans={"plains": "A3", "hills": "B1", "cove": "B3"},
        sanctuaries={"plains": 1, "hills": 3, "cove": 3},
        hand={"A": "bard citadel balors_eye", "B": hand},
        pretenders="B",
        turn="A",
    )


def viewer(game: Game, language: str = "en") -> Viewer:
    return Viewer(game, parse_players(2, "1"), Speech(texts(language), ("Ann", "Bob")), 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_each_language(language: str) -> None:
    game = threatened()
    line = hint_lines(viewer(game, language), game.decision, adviser)[0]
    assert texts(language).say("card-balors_eye") in line
    assert texts(language).say("advice-stop", seat="Bob") in line


def test_it_depends_on_nothing_that_is_hidden() -> None:
    said = [hint_lines(viewer(game), game.decision, adviser) for game in map(threatened, ("warlord", "geis"))]
    assert said[0] == said[1]


def test_the_best_options_are_named_with_reason_and_chance() -> None:
    game = threatened()
    lines = hint_lines(viewer(game), game.decision, adviser)
    assert 1 < len(lines) <= 3
    assert lines[0].startswith(
        "Advice: 3. Play Balor’s Eye. Bob would win if the Season ended now; this prevents it."
    )
    assert all("% of games after this" in line for line in lines)


def test_another_adviser_may_speak_of_several_options() -> None:
    def namer(view: View, decision: Decision, speech: Speech) -> list[tuple[str, str]]:
        return [(option.key, speech.seat(view.observer)) for option in decision.options[:2]]

    game = threatened()
    assert hint_lines(viewer(game), game.decision, namer) == [
        "Advice: 1. Play Bard. Ann",
        "Advice: 2. Play Citadel. Ann",
    ]


@pytest.mark.parametrize(("language", "command"), [("en", "hint"), ("fr", "conseil"), ("pl", "rada")])
def test_a_hint_is_given_in_a_game_and_nothing_is_chosen(tmp_path: Path, language: str, command: str) -> None:
    lines = [*["1"] * 6, "2 3 4", "help", command, command, "quit", "no"]
    shown = piped(tmp_path, "play", "--seed", "3", "--language", language, typed=lines).stdout
    say = texts(language).say
    assert say("command-hint.help") in shown
    start = say("play-advice", option="", reason="")[:6]
    advice = [line for line in shown.splitlines() if line.startswith(start)]
    assert 2 <= len(advice) <= 6
    assert advice[: len(advice) // 2] == advice[len(advice) // 2 :]
    assert shown.count(say("question-turn")) == 1
