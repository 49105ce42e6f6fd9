"""Puzzle progress: the puzzles that a user has solved, and the answers of a bot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from ardri.bots.protocol import Bot
from ardri.bots.puzzles import PUZZLES, Puzzle
from ardri.bots.puzzles.puzzle import question
from ardri.cli.shared.errors import NO, CommandError
from ardri.cli.shared.name_search import find, names_of
from ardri.cli.shared.save_files import home, write_atomically
from ardri.texts.speech import Speech


class PuzzleProgress:
    """The names of the solved puzzles, stored in a file. Unknown names in the file are kept."""

    def __init__(self) -> None:
        file = self.file
        self.names = file.read_text(encoding="utf-8", errors="replace").split() if file.exists() else []

    @property
    def file(self) -> Path:
        """The file that stores them."""
        return home() / "puzzles.txt"

    def add(self, puzzle: Puzzle) -> None:
        """Mark a puzzle as solved."""
        if puzzle.name not in self.names:
            self.names.append(puzzle.name)
            write_atomically(self.file, "".join(f"{name}\n" for name in self.names))

    def __contains__(self, puzzle: Puzzle) -> bool:
        return puzzle.name in self.names

    def __len__(self) -> int:
        return sum(puzzle in self for puzzle in PUZZLES)


def puzzle_called(name: str, speech: Speech) -> Puzzle:
    """Find a puzzle by its number or its name. Raises CommandError unless exactly one matches."""
    if name.isdecimal():
        if 1 <= int(name) <= len(PUZZLES):
            return PUZZLES[int(name) - 1]
        raise CommandError(speech.say("solve-no_number", number=name, most=len(PUZZLES)), NO)
    known = {puzzle.name: puzzle for puzzle in PUZZLES}
    found = find(name, names_of("puzzle", tuple(known), speech.texts.language))
    if len(found.keys) == 1:
        return known[found.keys[0]]
    near = [known[key] for key in found.keys or found.near]
    titles = ", ".join(f"{PUZZLES.index(each) + 1} {each.title(speech)}" for each in near)
    if found.keys:
        raise CommandError(speech.say("solve-several", name=name, puzzles=titles), NO)
    if near:
        raise CommandError(speech.say("solve-near", name=name, puzzles=titles), NO)
    raise CommandError(speech.say("solve-unknown", name=name), NO)


def list_lines(solved: PuzzleProgress, speech: Speech) -> Iterator[str]:
    """All puzzles by theme, with their numbers and a mark before those that are solved."""
    theme = ""
    for number, puzzle in enumerate(PUZZLES, 1):
        if puzzle.theme != theme:
            if theme:
                yield ""
            theme = puzzle.theme
            yield speech.say(f"theme-{theme}")
        facts = [speech.count("player", puzzle.build().state.players)]
        if puzzle.ahead:
            facts.append(speech.say("solve-ahead"))
        yield f"{number:>4} {_mark(puzzle in solved)} {puzzle.title(speech)} ({', '.join(facts)})"
    yield ""
    yield speech.say("solve-count", count=len(solved), total=len(PUZZLES))


def bot_lines(bot: Bot, puzzles: Sequence[Puzzle], speech: Speech) -> Iterator[str]:
    """The answers of a bot, a line for each puzzle with a mark if it is right; then how many it solves."""
    solved = []
    width = max(len(puzzle.name) for puzzle in puzzles)
    for puzzle in puzzles:
        game = puzzle.build()
        key = bot.choose(game.view(0), question(game)).key
        right = puzzle.solved_by(key)
        if right:
            solved.append(puzzle)
        yield f"{PUZZLES.index(puzzle) + 1:>4} {_mark(right)} {puzzle.name.ljust(width)}  {key}"
    yield ""
    yield speech.say("solve-count", count=len(solved), total=len(puzzles))
    ahead = [puzzle for puzzle in puzzles if puzzle.ahead]
    if ahead:
        found = sum(puzzle in solved for puzzle in ahead)
        yield speech.say("solve-count_ahead", count=found, total=len(ahead))


def _mark(solved: bool) -> str:
    return "[x]" if solved else "[ ]"
