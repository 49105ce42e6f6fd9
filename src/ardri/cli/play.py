"""``ardri play``: a person at the terminal against random players, by numbered menus."""

from __future__ import annotations

import random
import sys
from io import TextIOWrapper
from itertools import islice
from typing import Final

from rich.console import Console, RenderableType
from rich.rule import Rule

from ardri.cli.story import Story
from ardri.cli.table import (
    board_table,
    chosen_line,
    epic_discard,
    hand_lines,
    heading,
    piles_lines,
    players_table,
    situation,
)
from ardri.cli.words import REASONS, option, question, several
from ardri.rules.catalogue import SEAT_NAMES
from ardri.rules.game import Decision, Game
from ardri.rules.options import Option

HELP: Final = """\
Type the number of an option and press Enter. Also:
  t  shows the whole table again
  ?  shows this help
  q  quits; the game is not kept

You win at an Assembly with a Pretender token and the most conditions:
  Leading   6 opposing clans in territories where you are chieftain
  Religion  6 Sanctuaries in territories where you are present
  Land      6 territories where you are present
A Deed counts as 1 for one of them. Among tied players only the Brenn wins."""


class Quit(Exception):
    """The person has had enough, or the input has ended."""


class Screen:
    """What one person is shown: of the table, only the parts that have changed since."""

    def __init__(self, console: Console, game: Game, seat: int) -> None:
        self.console = console
        self.game = game
        self.seat = seat
        self._story = Story(seat)
        self._heard = 0
        self._shown: dict[str, str] = {}

    def listen(self) -> None:
        """Take in what has happened since the last time."""
        log = self.game.state.log or []
        self._story.hear(islice(log, self._heard, None))
        self._heard = len(log)

    def news(self) -> None:
        """Tell what has happened since it was told last."""
        lines = self._story.lines()
        if lines:
            self.console.print()
            self.console.print(Rule(heading(self.game.state), style="dim"))
            self._show("\n".join(lines))

    def table(self) -> None:
        """Show what has changed on the table."""
        s = self.game.state
        parts: dict[str, RenderableType] = {
            "board": board_table(s),
            "players": players_table(s, self.seat),
            "epic": epic_discard(s),
            "piles": "\n".join(piles_lines(s)),
            "hand": "\n".join(["Your hand", *hand_lines(s, self.seat)]),
        }
        for key, part in parts.items():
            with self.console.capture() as capture:
                self._show(part)
            if self._shown.get(key) != capture.get():
                self._shown[key] = capture.get()
                self.console.print()
                self._show(part)

    def whole_table(self) -> None:
        """Show everything on the table."""
        self._shown = {}
        self.table()

    def ask(self, decision: Decision) -> Option:
        """Put a question until it is answered with one of its options."""
        s = self.game.state
        self.console.print()
        about = chosen_line(s, self.seat) or " > ".join(situation(s))
        if about:
            self._show(about, style="dim")
        self._show(f"{SEAT_NAMES[self.seat]}: {question(decision.question)}", style="bold")
        numbered = {str(number): entry for number, entry in enumerate(decision.options, 1)}
        for number, entry in numbered.items():
            self._show(f"{number:>3}  {option(entry.key, s.board)}")
        while True:
            answer = self._read(f"Choose 1-{len(numbered)} (? for help): ")
            if answer in numbered:
                return numbered[answer]
            if answer == "q":
                raise Quit("You leave the game.")
            if answer == "t":
                self.whole_table()
            elif answer == "?":
                self._show(HELP)
            elif answer:
                self._show(f"{answer[:20]!r} is not a number from 1 to {len(numbered)}.")

    def result(self) -> None:
        """Tell how the game ended."""
        result = self.game.result
        if result.winner is None:
            text = f"Nobody wins: {REASONS[result.reason]}."
        else:
            met = several(result.conditions[result.winner], "condition")
            who = "You win" if result.winner == self.seat else f"{SEAT_NAMES[result.winner]} wins"
            text = f"{who} with {met}: {REASONS[result.reason]}."
        self.console.print()
        self._show(text, style="bold")

    def _show(self, part: RenderableType, style: str = "") -> None:
        self.console.print(part, style=style, markup=False)

    def _read(self, prompt: str) -> str:
        try:
            answer = self.console.input(prompt, markup=False)
        except EOFError:
            self.console.print()
            raise Quit("The input has ended.") from None
        if not sys.stdin.isatty():
            self.console.print(answer, markup=False)
        return answer.strip().lower()


def play(players: int, seat: int, discovery: bool, seed: int) -> None:
    """Play a whole game, one seat by the person, the others at random."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # a stray byte is wrong input like any other
    console = Console(highlight=False)
    game = Game.start(players, seed, discovery, listen=True)
    screen = Screen(console, game, seat)
    others = random.Random(f"others {seed}")
    console.print(
        f"Ard Rí: {players} players, you are {SEAT_NAMES[seat]}. The seed of this game is {seed}.",
    )
    try:
        while not game.over:
            screen.listen()
            decision = game.decision
            if decision.seat == seat:
                screen.news()
                screen.table()
                game.choose(screen.ask(decision), seat)
            else:
                game.choose(others.choice(decision.options), decision.seat)
        screen.listen()
        screen.news()
        screen.whole_table()
        screen.result()
    except Quit as why:
        console.print(f"{why} Goodbye.")
