"""Puzzles at the terminal: the position, the question, whether the answer is right and why; then the next."""

from __future__ import annotations

from typing import Final

from ardri.bots.puzzles import PUZZLES, Puzzle
from ardri.bots.puzzles.puzzle import question
from ardri.cli.shared.puzzle_progress import Solved
from ardri.cli.terminal.menu import numbered
from ardri.cli.terminal.players import company
from ardri.cli.terminal.prompt import Prompt, is_command
from ardri.cli.terminal.screen import Screen
from ardri.cli.terminal.session import Leave, Sitting
from ardri.rules.game import Decision
from ardri.texts.speech import Speech

COMMANDS: Final = ("solution", "skip", "board", "hand", "quit", "help")
INTERRUPTED: Final = 130


class Riddle(Prompt):
    """The question of a puzzle, put until it is answered or given up."""

    def __init__(self, sitting: Sitting, decision: Decision) -> None:
        super().__init__(sitting, decision, COMMANDS)
        self.shows = False  # whether the solution is to be shown

    def run(self, command: str, rest: str) -> bool:
        """Do what a command says; whether the puzzle is given up by it."""
        if command == "quit":
            raise Leave("solve-left")
        if command not in ("solution", "skip"):
            return super().run(command, rest)
        self.shows = command == "solution"
        return True


def solve(first: Puzzle | None, speech: Speech, plain: bool) -> int:
    """Put puzzles: the first one, then those not yet solved, until somebody leaves; the exit code."""
    screen, solved = Screen(plain), Solved()
    say = speech.say
    try:
        screen.say(say("solve-welcome", total=len(PUZZLES)))
        puzzle = first or _next(-1, solved)
        while puzzle is not None:
            wait = _put(puzzle, screen, speech, solved)
            puzzle = _next(PUZZLES.index(puzzle), solved)
            if puzzle is not None and wait:
                _go_on(screen, speech)
    except Leave as leave:
        screen.say(say(leave.key))
    except KeyboardInterrupt:
        screen.gap()
        screen.say(say("play-interrupted"))
        return INTERRUPTED
    screen.say(say("solve-count", count=len(solved), total=len(PUZZLES)))
    if len(solved) == len(PUZZLES):
        screen.say(say("solve-all"))
    screen.say(say("play-goodbye"))
    return 0


def _next(after: int, solved: Solved) -> Puzzle | None:
    """The next puzzle in the list that is not solved."""
    return next((puzzle for puzzle in PUZZLES[after + 1 :] if puzzle not in solved), None)


def _go_on(screen: Screen, speech: Speech) -> None:
    try:
        typed = screen.read(speech.say("solve-next", quit=speech.say("command-quit")))
    except EOFError:
        screen.gap()
        raise Leave("play-input_over") from None
    if is_command(speech, typed, "quit"):
        raise Leave("solve-left")


def _put(puzzle: Puzzle, screen: Screen, speech: Speech, solved: Solved) -> bool:
    """Put one puzzle until it is solved or given up; whether something was explained about it."""
    game = puzzle.build()
    decision = question(game)
    sitting = Sitting(screen, game, company(game.state.players, "1"), speech.texts.language)
    screen.gap()
    number = PUZZLES.index(puzzle) + 1
    screen.rule(speech.say("solve-heading", number=number, title=puzzle.title(speech)))
    sitting.say("solve-theme", theme=speech.say(f"theme-{puzzle.theme}"))
    if puzzle.ahead:
        sitting.say("solve-look_ahead")
    sitting.tell(decision.seat)
    sitting.look(decision)
    shown = numbered(sitting.eyes(decision.seat), decision)
    riddle = Riddle(sitting, decision)
    while (keys := riddle.ask()) and not puzzle.solved_by(keys[0]):
        words = {name: speech.say(f"command-{name}") for name in ("solution", "skip")}
        sitting.say("solve-wrong", "bold", option=shown[keys[0]], **words)
    if keys:
        sitting.say("solve-right", "bold", option=shown[keys[0]])
        _remember(puzzle, sitting, solved)
    elif riddle.shows:
        right = " / ".join(shown[option.key] for option in puzzle.solutions(decision))
        sitting.say("solve-solution", "bold", options=right)
    else:
        return False
    screen.say(puzzle.why(sitting.speech, game.state.players))
    return True


def _remember(puzzle: Puzzle, sitting: Sitting, solved: Solved) -> None:
    try:
        solved.add(puzzle)
    except OSError as error:
        sitting.say("play-not_written", file=str(solved.file), reason=error.strerror or str(error))
