"""Puzzle session: show positions, ask for the best choice, and explain the answer."""

from __future__ import annotations

from typing import Final

from ardri.bots.puzzles import PUZZLES, Puzzle
from ardri.bots.puzzles.puzzle import question
from ardri.cli.shared.puzzle_progress import PuzzleProgress
from ardri.cli.terminal.menu import numbered
from ardri.cli.terminal.players import parse_players
from ardri.cli.terminal.prompt import Prompt, is_command
from ardri.cli.terminal.screen import Screen
from ardri.cli.terminal.session import Leave, Session
from ardri.rules.decisions import Decision
from ardri.texts.speech import Speech

COMMANDS: Final = ("solution", "skip", "board", "hand", "quit", "help")
INTERRUPTED: Final = 130


class PuzzlePrompt(Prompt):
    """Asks the question of a puzzle until it is answered or given up."""

    def __init__(self, session: Session, decision: Decision) -> None:
        super().__init__(session, decision, COMMANDS)
        self.shows = False  # whether the solution is to be shown

    def run(self, command: str, rest: str) -> bool:
        """Run a command. True if it gives the puzzle up."""
        if command == "quit":
            raise Leave("solve-left")
        if command not in ("solution", "skip"):
            return super().run(command, rest)
        self.shows = command == "solution"
        return True


def solve(first: Puzzle | None, speech: Speech, plain: bool) -> int:
    """Ask puzzles until somebody leaves: `first`, then the unsolved ones; return the exit code."""
    screen, solved = Screen(plain), PuzzleProgress()
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


def _next(after: int, solved: PuzzleProgress) -> Puzzle | None:
    """The next unsolved puzzle in the list."""
    return next((puzzle for puzzle in PUZZLES[after + 1 :] if puzzle not in solved), None)


def _go_on(screen: Screen, speech: Speech) -> None:
    try:
        typed = screen.read(speech.say("solve-next", quit=speech.say("command-quit")))
    except EOFError:
        screen.gap()
        raise Leave("play-input_over") from None
    if is_command(speech, typed, "quit"):
        raise Leave("solve-left")


def _put(puzzle: Puzzle, screen: Screen, speech: Speech, solved: PuzzleProgress) -> bool:
    """Ask one puzzle until it is solved or given up. True if the solution was explained."""
    game = puzzle.build()
    decision = question(game)
    session = Session(screen, game, parse_players(game.state.players, "1"), speech.texts.language)
    screen.gap()
    number = PUZZLES.index(puzzle) + 1
    screen.rule(speech.say("solve-heading", number=number, title=puzzle.title(speech)))
    session.say("solve-theme", theme=speech.say(f"theme-{puzzle.theme}"))
    if puzzle.ahead:
        session.say("solve-look_ahead")
    session.tell(decision.seat)
    session.look(decision)
    shown = numbered(session.viewer(decision.seat), decision)
    prompt = PuzzlePrompt(session, decision)
    while (keys := prompt.ask()) and not puzzle.solved_by(keys[0]):
        words = {name: speech.say(f"command-{name}") for name in ("solution", "skip")}
        session.say("solve-wrong", "bold", option=shown[keys[0]], **words)
    if keys:
        session.say("solve-right", "bold", option=shown[keys[0]])
        _remember(puzzle, session, solved)
    elif prompt.shows:
        right = " / ".join(shown[option.key] for option in puzzle.solutions(decision))
        session.say("solve-solution", "bold", options=right)
    else:
        return False
    screen.say(puzzle.why(session.speech, game.state.players))
    return True


def _remember(puzzle: Puzzle, session: Session, solved: PuzzleProgress) -> None:
    try:
        solved.add(puzzle)
    except OSError as error:
        session.say("play-not_written", file=str(solved.file), reason=error.strerror or str(error))
