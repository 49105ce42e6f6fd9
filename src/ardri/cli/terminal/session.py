"""People around one terminal: what they are shown, told and asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ardri.cli.terminal.players import Company
from ardri.cli.terminal.screen import Screen
from ardri.cli.terminal.table_view import (
    Eyes,
    board,
    board_lines,
    hand_lines,
    heading,
    lying_lines,
    piles_lines,
    player_lines,
    players_table,
    signs_line,
)
from ardri.cli.terminal.untold_events import News
from ardri.rules.game import Decision, Game
from ardri.rules.phases.victory import counts
from ardri.rules.state.state import BEFORE
from ardri.texts.catalogues import texts
from ardri.texts.speech import Speech

RECENT: Final = 8  # how much of the story is told of a game taken up again
WIDE: Final = 72  # columns that the table of players needs


PARTS: Final[dict[str, Callable[[Eyes], list[str]]]] = {
    "board": board_lines,
    "players": player_lines,
    "piles": piles_lines,
    "lying": lying_lines,
    "hand": hand_lines,
}


ON_CHANGE: Final = ("lying",)
NOTHING: Final[tuple[int, ...]] = ()
CLOSE: Final = ("piles", "lying")  # no empty line before these


class Leave(Exception):
    """Somebody leaves the game: the text that says so, and whether the game is kept."""

    def __init__(self, key: str, kept: bool = True) -> None:
        super().__init__(key)
        self.key = key
        self.kept = kept


class Sitting:
    """One game after another, if another is loaded, in one company."""

    def __init__(self, screen: Screen, game: Game, company: Company, language: str) -> None:
        self.screen = screen
        self.language = language
        self.begin(game, company)

    def begin(self, game: Game, company: Company) -> None:
        """Sit down to a game."""
        self.game = game
        self.company = company
        self.speech = Speech(texts(self.language), company.names)
        self.screen.names = company.names
        self.at_keyboard: int | None = None
        self.news = {seat: News(game, self.speech, seat) for seat in (None, *company.people)}
        if game.history.length:
            for news in self.news.values():
                news.skip(RECENT)
        self._shown: dict[str, object] = {}
        self._signs_told = False

    def eyes(self, seat: int | None) -> Eyes:
        """How a seat sees the game."""
        return Eyes(self.game, self.company, self.speech, seat)

    def read(self, prompt: str, completions: Sequence[str] = ()) -> str:
        """A line that was typed; at the end of the input the game is left."""
        try:
            return self.screen.read(prompt, completions)
        except EOFError:
            self.screen.gap()
            raise Leave("play-input_over") from None

    # Showing

    def say(self, key: str, style: str = "", **values: str | int) -> None:
        """Say one of the texts; those with a file or a command in them can be copied as they stand."""
        copied = "file" in values or "command" in values
        self.screen.say(self.speech.say(key, **values), style, copied)

    def draw_curtain(self) -> None:
        """Hide all that was shown."""
        self.screen.clear()
        self._shown = {}

    def tell(self, seat: int | None) -> None:
        """Tell what has happened since the seat was told last."""
        lines = self.news[seat].lines()
        if lines:
            self.screen.gap()
            self.screen.rule(heading(self.eyes(seat)))
            for line in lines:
                self.screen.say(line)

    def look(self, decision: Decision) -> None:
        """Show the table to whoever is asked: all of it on their turn, else what has changed on it."""
        eyes = self.eyes(decision.seat)
        fresh = _aspects(eyes)
        for part, aspect in fresh.items():
            changed = self._shown.get(part, NOTHING) != aspect
            if changed or (decision.question == "turn" and part not in ON_CHANGE):
                self._part(eyes, part)
        self._shown = fresh
        if not self._signs_told:
            self._tell_signs(eyes)

    def table(self, seat: int | None) -> None:
        """Show the whole table, and what the signs on it mean."""
        eyes = self.eyes(seat)
        for part in PARTS:
            self._part(eyes, part)
        self._tell_signs(eyes)

    def _tell_signs(self, eyes: Eyes) -> None:
        self._signs_told = True
        if not self.screen.plain:
            self.screen.gap()
            self.screen.say(signs_line(eyes), style="dim")

    def _part(self, eyes: Eyes, part: str) -> None:
        screen, lines = self.screen, PARTS[part](eyes)
        if not lines:
            return
        if part not in CLOSE:
            screen.gap()
        if part == "board" and not screen.plain:
            screen.show(board(eyes, screen.console, screen.width, lines))
        elif part == "players" and not screen.plain and screen.width >= WIDE:
            screen.show(players_table(eyes))
        else:
            for line in lines:
                screen.say(line)


def _aspects(eyes: Eyes) -> dict[str, object]:
    """Of each part of the table, what has to change for it to be shown again before the next turn."""
    s = eyes.state
    return {
        "board": (list(s.clans), list(s.citadels), list(s.sanctuaries), s.festival, s.question == "site"),
        "players": (s.brenn, s.pretenders, s.deeds.copy(), [counts(s, seat) for seat in range(s.players)]),
        "piles": None,
        "lying": tuple([cards for cards in s.zones[BEFORE : BEFORE + s.players] if cards]),
        "hand": hand_lines(eyes),
    }
