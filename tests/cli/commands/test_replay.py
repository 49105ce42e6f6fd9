"""`ardri replay`: a record step by step, each pair of eyes seeing what it may."""

import json
from pathlib import Path

import pytest

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.formats.notation import to_json
from ardri.rules.formats.record import Record
from ardri.rules.game import Game
from ardri.rules.state.chance import Source
from tests.cli.conftest import Here, Refused
from tests.cli.helpers.program import FINISHED, ardri, begun, written
from tests.cli.helpers.pseudo_terminal import Terminal

PROMPT = r"\?: help: "


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    return written(tmp_path / "begun.txt", Record.of(begun()))


def test_one_point_shows_what_was_chosen_the_board_all_hands_and_the_question() -> None:
    shown = ardri("replay", FINISHED, "--at", "9")
    assert shown.returncode == 0
    lines = shown.stdout.splitlines()
    assert lines[:3] == [
        "Choice 9 of 264, all cards open",
        "",
        "B: Which card do you keep? → Keep New Clans",
    ]
    assert "   Sa Salt Mine    B1 C1     -         Mi St" in lines
    assert "Hand of B: Craftsmen & Peasants, Geis, Migration, New Clans" in lines
    assert "Set aside: Bard" in lines
    assert lines[-5:] == [
        "C: Which card do you keep?",
        "  Keep Conquest",
        "> Keep Druid",
        "  Keep Exploration",
        "  Keep Warlord",
    ]
    assert max(map(len, lines)) <= 80


def test_a_seat_sees_its_own_cards_and_choices_and_nobody_elses(here: Here) -> None:
    shown = here("replay", FINISHED, "--at", "9", "--seat", "a").out
    assert "Choice 9 of 264, seen by A" in shown
    assert "Hand of A: Citadel, Festival, New Alliance, Sanctuary, Stone Circle" in shown
    for hidden in ("Hand of B", "New Clans", "Druid", "Set aside", "C: Which card"):
        assert hidden not in shown


def test_who_has_answered_is_not_asked_again_while_others_think(here: Here) -> None:
    asked = here("replay", FINISHED, "--at", "8", "--seat", "B").out
    assert "\nB: Which card do you keep?\n  Keep Craftsmen & Peasants\n" in asked
    assert asked.endswith("\n> Keep New Clans\n")
    answered = here("replay", FINISHED, "--at", "9", "--seat", "B").out
    assert answered.endswith("\nHand of B: Craftsmen & Peasants, Geis, Migration, New Clans\n")
    assert "\nB: Which card do you keep? → Keep New Clans\n" in answered


def test_the_story_is_told_in_the_language_asked_for() -> None:
    for chosen in (
        ardri("replay", FINISHED, "--at", "30", "--language", "pl"),
        ardri("replay", FINISHED, "--at", "30", LC_ALL="pl_PL.UTF-8"),
    ):
        assert "Wybór 30 z 264, wszystkie karty odkryte" in chosen.stdout
        assert "A przemieszcza: 2 klany (Kamienny krąg → Mgliste krainy)." in chosen.stdout


def test_json_is_the_view_or_the_position_and_can_be_drawn(unfinished: Path) -> None:
    game = begun()
    shown = ardri("replay", unfinished, "--seat", "B", "--json")
    assert json.loads(shown.stdout) == game.view(1).to_json()
    drawn = ardri("picture", "-", "-o", "-", stdin=shown.stdout)
    assert drawn.stdout.startswith("<svg")
    finished = Record.from_text(FINISHED.read_text(encoding="utf-8"))
    whole = ardri("replay", FINISHED, "--at", "0", "--json")
    start = Game.start(finished.setting.players, finished.seed or 0)
    assert json.loads(whole.stdout) == json.loads(json.dumps(to_json(start)))


def test_at_a_terminal_one_steps_on_and_back_jumps_and_changes_eyes() -> None:
    terminal = Terminal("replay", str(FINISHED), "--language", "en", "--plain")
    steps = [
        ("", "Choice 1 of 264, all cards open"),
        ("n", "Choice 2 of 264"),
        ("b", "Choice 1 of 264"),
        ("258", "Choice 258 of 264"),
        ("s C", "Choice 258 of 264, seen by C"),
        ("s spectator", "Choice 258 of 264, seen by a spectator"),
        ("s all", "Choice 258 of 264, all cards open"),
        ("0", "Choice 0 of 264"),
        ("r", "Choice 7 of 264"),
        ("r", "Choice 57 of 264"),
        ("br", "Choice 7 of 264"),
        ("e", "Choice 264 of 264"),
        ("n", "This is the end."),
        ("dance", "“dance” is not a command; ? lists all commands."),
        ("?", "play automatically"),
        ("s D", "'d' is not a viewer of this game; possible are A, B, C, spectator, all."),
        ("265", "There is no choice 265: the record has 264."),
        ("260", "Choice 260 of 264"),
        ("a 0", "Choice 264 of 264"),
    ]
    terminal.until(PROMPT)
    for line, answer in steps:
        before = len(terminal.text)
        terminal.answer(line)
        terminal.until(PROMPT)
        assert answer in terminal.text[before:]
    assert "C wins: the most conditions among the Pretenders." in terminal.text
    terminal.answer("q")
    assert terminal.end() == 0


def test_steps_at_which_a_seat_sees_nothing_new_are_passed_over() -> None:
    shown = ardri("replay", FINISHED, "--seat", "A", stdin="7\nn\nn\nn\nq\n").stdout
    places = [line.split()[1] for line in shown.splitlines() if line.startswith("Choice ")]
    assert places == ["0", "7", "8", "10", "11"]  # at 9 B has kept a card, unseen


def test_a_running_replay_can_be_interrupted_and_goes_on_at_the_prompt() -> None:
    terminal = Terminal("replay", str(FINISHED), "--language", "en", "--plain")
    terminal.until(PROMPT)
    terminal.answer("a 3600")
    terminal.until("Choice 1 of 264")
    terminal.until("Waiting for C")
    terminal.child.sendintr()
    terminal.until(PROMPT)
    terminal.answer("q")
    assert terminal.end() == 0


def test_a_game_that_is_not_over_is_seen_by_a_spectator_or_one_seat(
    unfinished: Path, here: Here, refused: Refused
) -> None:
    shown = here("replay", unfinished, "--at", "120")
    assert "seen by a spectator" in shown.out
    assert "Hand of" not in shown.out
    assert shown.err == ""
    seen = here("replay", unfinished, "--at", "120", "--seat", "B")
    assert "Hand of B" in seen.out
    assert "What follows is only for B: nobody else should look." in seen.err
    sentence = "This game is not over: view it as a spectator or as one seat, not as all."
    assert refused("replay", unfinished, "--seat", "all") == sentence
    stepped = ardri("replay", unfinished, stdin="s all\ns b\n")
    assert sentence in stepped.stdout
    assert "What follows is only for B" in stepped.stdout
    assert stepped.returncode == 0


def test_where_chance_is_told_the_replay_says_when_it_is_asked(tmp_path: Path, here: Here) -> None:
    game = Game.start(2, source=Source())
    file = written(tmp_path / "told.txt", Record.of(game))
    assert here("replay", file, "--at", "0").out.endswith("\nA chance event comes next.\n")


def test_a_record_that_cannot_be_played_again_is_refused_in_one_sentence(
    tmp_path: Path, refused: Refused
) -> None:
    lines = FINISHED.read_text(encoding="utf-8").splitlines()
    broken = tmp_path / "broken.txt"
    broken.write_text("\n".join([*lines[:20], f"{SEAT_NAMES[0]} attack:D", *lines[21:]]) + "\n")
    assert "Choice 15 of the game record is not legal (" in refused("replay", broken)
    sealed = written(tmp_path / "sealed.txt", Record.of(begun()).without_seed())
    assert "is missing or not revealed yet" in refused("replay", sealed)
    assert refused("replay", FINISHED, "--at", "400") == "There is no choice 400: the record has 264."
