"""`ardri play`, driven in a pseudo-terminal and through pipes."""

import random
import re
import signal
import subprocess
from pathlib import Path

import pytest

from ardri.cli.shared.save_files import read_game, write_game
from ardri.rules.box.base_box import CARD_KEYS
from ardri.rules.box.catalogue import bits
from ardri.rules.formats.record import Record, replay
from ardri.rules.game import Game
from ardri.texts.catalogues import texts
from tests.cli.helpers.pseudo_terminal import ARDRI, CURTAIN, Terminal, environment, piped
from tests.cli.helpers.saved_games import a_clash

TO_THE_FIRST_TURN = [*["1"] * 6, "2 3 4"]  # answers with --seed 3


def at_the_first_turn(home: Path, *arguments: str) -> Terminal:
    terminal = Terminal("play", "--seed", "3", *arguments, home=home)
    for answer in TO_THE_FIRST_TURN:
        terminal.question()
        terminal.answer(answer)
    terminal.question()
    assert "It is your turn." in terminal.text
    return terminal


def any_answer(terminal: Terminal, numbers: random.Random, offered: tuple[int, int]) -> str:
    """The number of an option, or of the cards to keep."""
    several = re.search(r"(?:Which|Które) (\d) (?:cards|karty)", terminal.asked)
    if several:
        return " ".join(map(str, numbers.sample(range(1, offered[1] + 1), int(several[1]))))
    return str(numbers.randint(*offered))


# Whole games


def test_a_whole_game_is_played_and_won_and_fits_the_screen(tmp_path: Path) -> None:
    terminal = Terminal("play", "--players", "2", "--seed", "17", home=tmp_path)
    numbers = random.Random(1)
    asked = 0
    while (offered := terminal.question()) is not None:
        asked += 1
        terminal.answer(any_answer(terminal, numbers, offered))
    assert terminal.end() == 0
    assert asked > 30
    assert re.search(r"\nBrigid wins with (Leadership|Religion|Land)\b", terminal.text)
    for words in ("Religion", "Action cards: ", "Round 2, Season", "Aoife plays ", "Brigid plays "):
        assert words in terminal.text
    (record,) = (tmp_path / "games").iterdir()
    assert f"\nThe record of this game is in {record}\n" in terminal.text
    assert max(len(line.rstrip()) for line in terminal.text.splitlines() if str(record) not in line) <= 80
    assert replay(Record.from_text(record.read_text(encoding="utf-8"))).over


def test_friends_play_a_whole_game_in_polish_behind_a_curtain(tmp_path: Path) -> None:
    friends = ("--players", "2", "--people", "2", "--names", "Ala,Olek")
    terminal = Terminal("play", *friends, "--seed", "58", home=tmp_path, language="pl")
    numbers = random.Random(1)
    while (offered := terminal.question()) is not None:
        terminal.answer(any_answer(terminal, numbers, offered))
    assert terminal.end() == 0
    assert re.search(r"\n(Ala|Olek) wygrywa: (Przywództwo|Religia|Ziemie)\b", terminal.text)
    assert len(terminal.curtains) > 20
    assert max(len(curtain.strip().splitlines()) for curtain in terminal.curtains) <= 2
    (record,) = (tmp_path / "games").iterdir()
    assert read_game(record).over


def test_bytes_that_are_no_text_are_wrong_input(tmp_path: Path) -> None:
    shown = subprocess.run(
        [ARDRI, "play", "--seed", "3"],
        input=b"\xff\xfe\nquit\n\n",
        capture_output=True,
        check=True,
        env=environment(tmp_path),
    )
    assert b"is neither an option nor a command" in shown.stdout
    assert shown.stderr == b""


# Keeping


def test_a_game_that_is_left_goes_on_by_the_command_that_was_told(tmp_path: Path) -> None:
    terminal = at_the_first_turn(tmp_path, "--names", "Zoe")
    terminal.answer("quit")
    terminal.until("Enter: yes")
    terminal.answer("maybe")
    terminal.until("Please type yes or no")
    terminal.answer("y")
    assert terminal.end() == 0
    assert terminal.text.endswith("Goodbye, and come back soon.\n")
    (kept,) = (tmp_path / "games").iterdir()
    assert f"To continue it: ardri play {kept} --people A --names Zoe --bots easy\n" in terminal.text
    again = Terminal("play", str(kept), "--people", "A", "--names", "Zoe", home=tmp_path)
    again.question()
    assert "Zoe: It is your turn." in again.text
    again.answer("quit")
    again.until("Enter: yes")
    again.answer("no")
    again.end()
    assert read_game(kept).decision.question == "turn", "what was kept before is still there"


def test_the_end_of_the_input_keeps_the_game(tmp_path: Path) -> None:
    terminal = at_the_first_turn(tmp_path)
    terminal.child.sendeof()
    assert terminal.end() == 0
    assert "The input has ended.\nThe game is saved in" in terminal.text
    (kept,) = (tmp_path / "games").iterdir()
    assert len([seat for seat, _ in read_game(kept).choices() if seat == 0]) == len(TO_THE_FIRST_TURN)


def test_an_interruption_keeps_the_game_and_shows_no_traceback(tmp_path: Path) -> None:
    terminal = at_the_first_turn(tmp_path)
    assert terminal.interrupt() == 130
    assert "Traceback" not in terminal.text
    assert terminal.text.endswith("Goodbye, and come back soon.\n")
    (kept,) = (tmp_path / "games").iterdir()
    assert read_game(kept).decision.question == "turn"


@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_a_terminal_that_is_closed_keeps_the_game(tmp_path: Path, number: int, code: int) -> None:
    terminal = at_the_first_turn(tmp_path)
    terminal.ask("conquest")
    terminal.child.kill(number)
    assert terminal.end() == code
    (kept,) = (tmp_path / "games").iterdir()
    assert read_game(kept).choices()[-1] == (0, "card:conquest")


# One keyboard


def test_nothing_of_a_hand_is_left_when_the_keyboard_is_passed_on(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    game = Game.start(2, 4, listen=True, undo=True)
    while game.state.round == 0:
        game.choose_code(game.codes[0])
    hands = [
        {texts("en").say(f"card-{CARD_KEYS[card]}") for card in bits(game.state.zones[seat])}
        for seat in (0, 1)
    ]
    write_game(game, file)
    terminal = Terminal("play", str(file), "--people", "2", "--names", "Anna,Ben", home=tmp_path)
    terminal.question()
    assert all(card in terminal.screen for card in hands[0])
    terminal.answer("1")
    terminal.until(CURTAIN)
    assert "Pass the keyboard to Ben, then press Enter." in terminal.screen
    assert not any(card in terminal.screen for card in hands[0] | hands[1])
    terminal.answer("")
    terminal.question()
    assert all(card in terminal.screen for card in hands[1])
    assert not any(f"Keep {card}" in terminal.screen for card in hands[0])


def test_the_last_choice_can_be_taken_back_before_the_keyboard_is_passed_on(tmp_path: Path) -> None:
    terminal = Terminal("play", "--players", "2", "--people", "2", "--seed", "4", home=tmp_path)
    for _ in range(6):
        terminal.question()
        terminal.answer("1")
    terminal.until(CURTAIN)
    assert "Aoife can still take back the last choice" in terminal.screen
    assert "Taken back." in terminal.ask("undo")
    assert "Aoife: Which card do you keep?" in terminal.screen


# Looks


def test_plain_is_lines_without_colours_boxes_and_clearing(tmp_path: Path) -> None:
    terminal = Terminal("play", "--plain", "--people", "2", "--seed", "3", home=tmp_path)
    for _ in range(10):
        terminal.question()
        terminal.answer("1")
    terminal.question()
    written = re.sub(r"\x1b\[\?2004[hl]", "", terminal.raw)  # how a terminal is told of pasting
    assert "\x1b" not in written
    assert not re.search("[─│┌┐└┘━]", written)
    assert "\nHighlands: Clans: Aoife 2" in terminal.text


@pytest.mark.parametrize("columns", [30, 50, 80, 200])
def test_a_narrow_screen_is_no_obstacle(tmp_path: Path, columns: int) -> None:
    a_clash(tmp_path / "clash.txt")
    terminal = Terminal("play", str(tmp_path / "clash.txt"), home=tmp_path, columns=columns)
    terminal.question()
    terminal.ask("board")
    terminal.ask("help")
    shown = [line.rstrip() for line in terminal.text.splitlines()]
    assert max(len(line) for line in shown if "?" not in line) <= min(columns, 100)
    assert "Your maneuver?" in terminal.text


def test_a_dumb_terminal_gets_no_signs_it_does_not_know(tmp_path: Path) -> None:
    terminal = Terminal("play", "--people", "2", "--seed", "3", home=tmp_path, term="dumb")
    for _ in range(8):
        terminal.question()
        terminal.answer("1")
    terminal.question()
    assert "\x1b" not in terminal.raw
    assert "Pass the keyboard to " in terminal.text


def test_a_terminal_without_irish_letters_is_no_obstacle(tmp_path: Path) -> None:
    shown = subprocess.run(
        [ARDRI, "play", "--seed", "3"],
        input="quit\n\n",
        capture_output=True,
        text=True,
        check=True,
        env=environment(tmp_path) | {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"},
    )
    assert shown.stdout.startswith("Ard R?\n")


def test_the_bots_are_chosen_by_name(tmp_path: Path) -> None:
    ways = {
        bots: piped(tmp_path, "play", "--seed", "3", "--bots", bots, typed=[*TO_THE_FIRST_TURN, "1"]).stdout
        for bots in ("calf", "medium")
    }
    assert ways["calf"].partition("You have kept")[0] != ways["medium"].partition("You have kept")[0]
    assert "--bots medium" in ways["medium"]


def test_a_bot_that_is_not_there_is_named_with_one_that_is(tmp_path: Path) -> None:
    refused = piped(tmp_path, "play", "--bots", "chieftan", typed=[])
    assert refused.exit_code == 2
    assert "chieftain" in refused.stderr
