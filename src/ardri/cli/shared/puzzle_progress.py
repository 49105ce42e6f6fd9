"""Which puzzles are solved: by the person who plays, kept in their folder, or by a bot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from ardri.bots.protocol import Bot
from ardri.bots.puzzles import PUZZLES, Puzzle
from ardri.bots.puzzles.puzzle import question
from ardri.cli.shared.errors import NO, Mistake
from ardri.cli.shared.name_search import find, names_of
from ardri.cli.shared.save_files import home, write_whole
from ardri.texts.speech import Speech


class Solved:
    """The names of the puzzles that somebody has solved, in a file; unknown names in it are left alone."""

    def __init__(self) -> None:
        file = self.file
        self.names = file.read_text(encoding="utf-8", errors="replace").split() if file.exists() else []

    @property
    def file(self) -> Path:
        """Where they are kept."""
        return home() / "puzzles.txt"

    def add(self, puzzle: Puzzle) -> None:
        """Remember that a puzzle is solved."""
        if puzzle.name not in self.names:
            self.names.append(puzzle.name)
            write_whole(self.file, "".join(f"{name}\n" for name in self.names))

    def __contains__(self, puzzle: Puzzle) -> bool:
        return puzzle.name in self.names

    def __len__(self) -> int:
        return sum(puzzle in self for puzzle in PUZZLES)


def puzzle_called(name: str, speech: Speech) -> Puzzle:
    """The puzzle that somebody means, by its number or its name; if it is not clear which, a mistake."""
    if name.isdecimal():
        if 1 <= int(name) <= len(PUZZLES):
            return PUZZLES[int(name) - 1]
        raise Mistake(speech.say("solve-no_number", number=name, most=len(PUZZLES)), NO)
    known = {puzzle.name: puzzle for puzzle in PUZZLES}
    found = find(name, names_of("puzzle", tuple(known), speech.texts.language))
    if len(found.keys) == 1:
        return known[found.keys[0]]
    near = [known[key] for key in found.keys or found.near]
    titles = ", ".join(f"{PUZZLES.index(each) + 1} {each.title(speech)}" for each in near)
    if found.keys:
        raise Mistake(speech.say("solve-several", name=name, puzzles=titles), NO)
    if near:
        raise Mistake(speech.say("solve-near", name=name, puzzles=titles), NO)
    raise Mistake(speech.say("solve-unknown", name=name), NO)


def list_lines(solved: Solved, speech: Speech) -> Iterator[str]:
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
    """What a bot answers, a line for each puzzle with a mark if that is right; and how many it solves."""
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
