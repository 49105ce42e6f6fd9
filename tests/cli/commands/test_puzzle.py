"""`ardri puzzle`, in a pseudo-terminal and through pipes."""

from pathlib import Path

import pytest

from ardri.bots.puzzles import PUZZLES
from ardri.texts.catalogues import LANGUAGES, texts
from tests.cli.conftest import Here, Refused
from tests.cli.helpers.pseudo_terminal import Terminal, piped

FIRST, SECOND = PUZZLES[:2]
TOTAL = len(PUZZLES)
SIXTH = "the_sixth_sanctuary"
NUMBER = [puzzle.name for puzzle in PUZZLES].index(SIXTH) + 1
WHY = texts("en").say(f"puzzle-{SIXTH}.why")


def typed(home: Path, *lines: str, name: str = SIXTH) -> str:
    """The output when lines are typed at a puzzle."""
    shown = piped(home, "puzzle", name, typed=lines)
    assert (shown.exit_code, shown.stderr) == (0, "")
    return shown.stdout


def solved(home: Path) -> list[str]:
    file = home / "puzzles.txt"
    return file.read_text(encoding="utf-8").split() if file.exists() else []


# Solving


def test_puzzles_are_solved_one_after_another_at_a_terminal(tmp_path: Path) -> None:
    terminal = Terminal("puzzle", home=tmp_path)
    assert terminal.question() == (1, 4)
    assert f"Puzzle 1: {texts('en').say(f'puzzle-{FIRST.name}')}" in terminal.text
    assert "A Aoife  you, Brenn" in terminal.text
    terminal.ask("pass")
    assert "Wrong: 3. Pass. Try again, or type solution or skip." in terminal.text
    terminal.answer("4")
    terminal.until("Enter: the next puzzle")
    assert "Right: 4. Take the Pretender token" in terminal.text
    assert "whatever Brigid does" in terminal.text
    assert solved(tmp_path) == [FIRST.name]
    assert "Puzzle 2: " in terminal.ask("")
    terminal.answer("quit")
    assert terminal.end() == 0
    assert f"Solved: 1 of {TOTAL}." in terminal.text
    shown = [line.rpartition("help): ")[2].rstrip() for line in terminal.text.splitlines()]
    assert max(map(len, shown)) <= 80


@pytest.mark.parametrize("answer", ["3", "sanctuary", "card:sanctuary", "play s"])
def test_an_answer_is_given_by_number_words_or_key(tmp_path: Path, answer: str) -> None:
    assert f"Right: 3. Play Sanctuary\n{WHY}\n" in typed(tmp_path, answer)
    assert solved(tmp_path) == [SIXTH]


def test_the_solution_is_shown_and_does_not_count(tmp_path: Path) -> None:
    assert f"The solution: 3. Play Sanctuary\n{WHY}\n" in typed(tmp_path, "solution")
    assert solved(tmp_path) == []


def test_of_several_solutions_all_are_shown(tmp_path: Path) -> None:
    shown = typed(tmp_path, "solution", name="cards_do_not_keep")
    assert "The solution: 1. Play Exploration / 2. Play New Clans\n" in shown


def test_a_puzzle_is_skipped_without_a_word(tmp_path: Path) -> None:
    shown = typed(tmp_path, "skip")
    assert WHY not in shown
    assert f"Puzzle {NUMBER + 1}: " in shown


def test_what_happened_before_the_question_is_told(tmp_path: Path) -> None:
    assert "\nBrigid passes.\n" in typed(tmp_path, name="the_last_pass_wins")


def test_questions_are_explained_and_commands_listed_but_none_of_a_game(tmp_path: Path) -> None:
    shown = typed(tmp_path, "?", "? 3", "hand", "board", "help", "undo", "hint", "quit")
    assert "Play a Season card, pass, or take" in shown
    assert "Sanctuary (Action cards)\n" in shown
    assert "\nsolution: shows the right answer" in shown
    assert shown.count("is neither an option nor a command.") == 2
    assert solved(tmp_path) == []


def test_what_was_solved_is_not_put_again(tmp_path: Path) -> None:
    piped(tmp_path, "puzzle", typed=["4"])
    shown = piped(tmp_path, "puzzle", typed=[]).stdout
    assert "Puzzle 1: " not in shown
    assert "Puzzle 2: " in shown


def test_when_all_are_solved_that_is_said(tmp_path: Path) -> None:
    names = "".join(f"{puzzle.name}\n" for puzzle in PUZZLES)
    (tmp_path / "puzzles.txt").write_text(f"one_of_tomorrow\n{names}", encoding="utf-8")
    assert (
        f"Solved: {TOTAL} of {TOTAL}.\nYou have solved all puzzles."
        in piped(tmp_path, "puzzle", typed=[]).stdout
    )
    assert f"Right: 3. Play Sanctuary\n{WHY}\nSolved: {TOTAL} of {TOTAL}.\n" in typed(tmp_path, "3")


def test_the_end_of_the_input_is_an_end(tmp_path: Path) -> None:
    assert typed(tmp_path).endswith(
        f"The input has ended.\nSolved: 0 of {TOTAL}.\nGoodbye, and come back soon.\n"
    )
    assert f"The input has ended.\nSolved: 1 of {TOTAL}.\n" in typed(tmp_path, "3")


def test_an_interruption_ends_without_a_traceback(tmp_path: Path) -> None:
    terminal = Terminal("puzzle", home=tmp_path)
    terminal.question()
    assert terminal.interrupt() == 130
    assert terminal.text.endswith("Interrupted.\n")


def test_a_folder_that_cannot_be_written_is_no_obstacle(tmp_path: Path) -> None:
    (tmp_path / "puzzles.txt.new").mkdir()
    shown = typed(tmp_path, "3")
    assert "puzzles.txt cannot be written: " in shown
    assert WHY in shown


def test_plain_is_lines_without_colours(tmp_path: Path) -> None:
    terminal = Terminal("puzzle", "--plain", home=tmp_path, term="dumb")
    terminal.question()
    assert "\x1b" not in terminal.raw
    assert "─" not in terminal.raw


@pytest.mark.parametrize("language", LANGUAGES)
def test_puzzles_are_put_in_each_language(tmp_path: Path, language: str) -> None:
    say = texts(language).say
    lines = ["1", say("command-solution"), say("command-quit")]
    shown = piped(tmp_path, "puzzle", SIXTH, "--language", language, typed=lines).stdout
    assert say("solve-heading", number=NUMBER, title=say(f"puzzle-{SIXTH}")) in shown
    assert say(f"theme-{PUZZLES[NUMBER - 1].theme}") in shown
    assert say(f"puzzle-{SIXTH}.why") in shown
    assert say("solve-left") in shown


# Names


@pytest.mark.parametrize("name", [str(NUMBER), SIXTH, "the sixth sanctuary", "CINQ SANCT", "pięć miejsc"])
def test_a_puzzle_is_named_by_number_or_by_words_of_any_language(tmp_path: Path, name: str) -> None:
    assert f"Puzzle {NUMBER}: " in typed(tmp_path, name=name)


def test_a_name_that_is_not_clear_is_told_with_those_near_it(refused: Refused) -> None:
    assert "21 A quiet end" in refused("puzzle", "cards", "kep", code=1)
    assert refused("puzzle", "xyzzyx", code=1) == "There is no puzzle “xyzzyx”; --list shows them all."
    assert "matches several puzzles: 9 Five Sanctuaries, " in refused("puzzle", "sanctuaries", code=1)
    assert refused("puzzle", "0", code=1) == f"There is no puzzle 0: the numbers go from 1 to {TOTAL}."


# Lists


def test_all_are_listed_by_theme_with_marks(
    here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ARDRI_HOME", str(tmp_path))
    (tmp_path / "puzzles.txt").write_text(f"{SECOND.name}\n", encoding="utf-8")
    shown = here("puzzle", "--list").out
    assert shown.startswith("The Pretender token\n   1 [ ] Six territories (2 players)\n   2 [x] Two claims")
    assert "What lies in the discard (2 players, several moves)\n\n   " not in shown
    assert "[ ] What lies in the discard (2 players, several moves)\n" in shown
    assert shown.endswith(f"\nSolved: 1 of {TOTAL}.\n")
    assert shown.count("[ ]") == TOTAL - 1
    assert "Le marqueur Prétendant\n" in here("puzzle", "--list", "--language", "fr").out


def test_a_bot_answers_all(here: Here) -> None:
    shown = here("puzzle", "--bot", "chieftain").out
    ahead = sum(puzzle.ahead for puzzle in PUZZLES)
    assert shown.count("[x]") + shown.count("[ ]") == TOTAL
    assert shown.count("[x]") >= TOTAL - ahead
    assert f"\n{NUMBER:>4} [x] {SIXTH} " in shown
    assert f"\nSolved: {shown.count('[x]')} of {TOTAL}.\nOf those that need several moves: " in shown
    assert "card:sanctuary\n" in shown


def test_a_bot_answers_one(here: Here) -> None:
    shown = here("puzzle", SIXTH, "--bot", "examples.hare.make", "--seed", "3").out
    assert shown.startswith(f"{NUMBER:>4} [")
    assert " of 1.\n" in shown


def test_what_does_not_go_together_is_told(refused: Refused, here: Here) -> None:
    assert "do not give a name or a bot" in refused("puzzle", "3", "--list")
    assert "there is no bot 'nobody'" in here("puzzle", "--bot", "nobody").err
