"""`ardri play`, driven in a pseudo-terminal and through pipes."""

import random
import re
import subprocess

from tests.cli.terminal import ARDRI, Terminal


def test_a_whole_game_is_played_and_won() -> None:
    terminal = Terminal("play", "--players", "2", "--seed", "6")
    numbers = random.Random(1)
    asked = 0
    options = terminal.question()
    while options is not None:
        asked += 1
        terminal.answer(str(numbers.randint(1, options)))
        options = terminal.question()
    assert terminal.end() == 0
    assert asked > 30
    assert terminal.text.rstrip().splitlines()[-1].startswith(("You win with", "B wins with"))
    for words in ("Neighbours", "Religion", "Your hand", "Round 2, Season", "A plays ", "B plays "):
        assert words in terminal.text
    assert max(len(line.rstrip()) for line in terminal.text.splitlines()) <= 80


def test_the_same_seed_is_the_same_game() -> None:
    first, second = (Terminal("play", "--players", "2", "--seed", "11", "--seat", "b") for _ in range(2))
    for terminal in (first, second):
        for _ in range(4):
            assert terminal.question()
            terminal.answer("1")
        terminal.question()
    assert first.text == second.text
    assert "you are B" in first.text


def test_wrong_input_is_told_and_asked_again() -> None:
    wrong = ["0", "99", "x", "1 2", "-1", "9" * 5000, "Ünsinn", "card:bard", "4"]
    shown = subprocess.run(
        [ARDRI, "play", "--seed", "3"],
        input="\n".join([*wrong, "q\n"]),
        capture_output=True,
        text=True,
        check=True,
    )
    assert shown.stdout.count("is not a number from 1 to 3.") == len(wrong)
    assert shown.stdout.count("Choose 1-3") == len(wrong) + 1
    assert shown.stdout.endswith("You leave the game. Goodbye.\n")
    assert shown.stderr == ""


def test_bytes_that_are_no_text_are_wrong_input() -> None:
    shown = subprocess.run(
        [ARDRI, "play", "--seed", "3"], input=b"\xff\xfe\nq\n", capture_output=True, check=True
    )
    assert b"is not a number" in shown.stdout
    assert shown.stderr == b""


def test_help_and_the_whole_table_are_shown_and_nothing_is_chosen() -> None:
    terminal = Terminal("play", "--seed", "3")
    assert terminal.question() == 3
    terminal.answer("?")
    assert terminal.question() == 3
    assert "Pretender token and the most conditions" in terminal.text
    assert terminal.text.count("Territory") == 1
    terminal.answer("t")
    assert terminal.question() == 3
    assert terminal.text.count("Territory") == 2
    terminal.answer("")
    assert terminal.question() == 3
    terminal.answer("q")
    assert terminal.end() == 0


def test_only_what_has_changed_on_the_table_is_shown_again() -> None:
    terminal = Terminal("play", "--players", "2", "--seed", "6")
    while "Which card do you keep?" not in terminal.text:
        assert terminal.question()
        terminal.answer("1")
    boards = terminal.text.count("Neighbours")
    terminal.question()
    assert "hands on to A" in terminal.text
    assert terminal.text.count("Neighbours") == boards


def test_the_draft_tells_what_was_named_so_far() -> None:
    terminal = Terminal("play", "--players", "3", "--seed", "3")
    for _ in range(12):
        terminal.question()
        if "Named so far: " in terminal.text:
            break
        terminal.answer("1")
    kept = re.findall(r"1  Keep (.*)", terminal.text)[-2]
    assert f"Named so far: {kept}\nA: Which card do you keep?" in terminal.text


def test_the_end_of_the_input_is_polite() -> None:
    terminal = Terminal("play", "--seed", "3")
    terminal.question()
    terminal.child.sendeof()
    assert terminal.end() == 0
    assert terminal.text.endswith("The input has ended. Goodbye.\n")


def test_input_from_nowhere_ends_the_game_politely() -> None:
    shown = subprocess.run(
        [ARDRI, "play"], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True
    )
    assert shown.stdout.endswith("The input has ended. Goodbye.\n")
    assert shown.stderr == ""


def test_an_interruption_ends_the_game_without_a_traceback() -> None:
    terminal = Terminal("play", "--seed", "3")
    terminal.question()
    terminal.child.sendintr()
    assert terminal.end() == 130
    assert "Traceback" not in terminal.text
    assert terminal.text.endswith("Interrupted. Goodbye.\n")


def test_a_terminal_without_irish_letters_is_no_obstacle() -> None:
    shown = subprocess.run(
        [ARDRI, "play", "--seed", "3"],
        input="q\n",
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONIOENCODING": "ascii"},
    )
    assert shown.stdout.startswith("Ard R?: 3 players")
