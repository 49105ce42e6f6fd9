"""Session: one or more people at one terminal, and what each of them is shown and asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ardri.cli.terminal.players import Players
from ardri.cli.terminal.screen import Screen
from ardri.cli.terminal.table_view import (
    Viewer,
    board,
    board_lines,
    hand_lines,
    heading,
    lying_lines,
    marked_lines,
    piles_lines,
    player_lines,
    players_table,
    signs_line,
)
from ardri.cli.terminal.untold_events import UntoldEvents
from ardri.rules.decisions import Decision
from ardri.rules.game import Game
from ardri.rules.phases.victory import counts
from ardri.rules.state.state import BEFORE
from ardri.texts.catalogues import texts
from ardri.texts.speech import Speech

RECENT: Final = 8  # how much of the story is told of a game taken up again
WIDE: Final = 72  # columns that the table of players needs


PARTS: Final[dict[str, Callable[[Viewer], list[str]]]] = {
    "board": board_lines,
    "markers": marked_lines,
    "players": player_lines,
    "piles": piles_lines,
    "lying": lying_lines,
    "hand": hand_lines,
}


ON_CHANGE: Final = ("lying",)
NOTHING: Final[tuple[int, ...]] = ()
CLOSE: Final = ("markers", "piles", "lying")  # no empty line before these


class Leave(Exception):
    """Somebody leaves the game: the key of the closing text, and whether to save the game."""

    def __init__(self, key: str, saved: bool = True) -> None:
        super().__init__(key)
        self.key = key
        self.saved = saved


class Session:
    """A session at a terminal. It plays one game, or several if others are loaded."""

    def __init__(self, screen: Screen, game: Game, players: Players, language: str) -> None:
        self.screen = screen
        self.language = language
        self.begin(game, players)

    def begin(self, game: Game, players: Players) -> None:
        """Start a game in this session."""
        self.game = game
        self.players = players
        self.speech = Speech(texts(self.language), players.names)
        self.screen.names = players.names
        self.at_keyboard: int | None = None
        self.untold = {seat: UntoldEvents(game, self.speech, seat) for seat in (None, *players.people)}
        if game.history.length:
            for events in self.untold.values():
                events.skip(RECENT)
        self._shown: dict[str, object] = {}
        self._signs_told = False

    def viewer(self, seat: int | None) -> Viewer:
        """The viewer at a seat."""
        return Viewer(self.game, self.players, self.speech, seat)

    def read(self, prompt: str, completions: Sequence[str] = ()) -> str:
        """Read a line. Raises Leave at the end of the input."""
        try:
            return self.screen.read(prompt, completions)
        except EOFError:
            self.screen.gap()
            raise Leave("play-input_over") from None

    # Showing

    def say(self, key: str, style: str = "", **values: str | int) -> None:
        """Print a text. Texts with a file or a command are not wrapped, so that they can be copied."""
        copied = "file" in values or "command" in values
        self.screen.say(self.speech.say(key, **values), style, copied)

    def draw_curtain(self) -> None:
        """Clear the screen before another person looks at it."""
        self.screen.clear()
        self._shown = {}

    def tell(self, seat: int | None) -> None:
        """Print what has happened since the seat was last told."""
        lines = self.untold[seat].lines()
        if lines:
            self.screen.gap()
            self.screen.rule(heading(self.viewer(seat)))
            for line in lines:
                self.screen.say(line)

    def look(self, decision: Decision) -> None:
        """Show the table to the seat that is asked: all of it on its turn, else only what has changed."""
        viewer = self.viewer(decision.seat)
        fresh = _aspects(viewer)
        for part, aspect in fresh.items():
            changed = self._shown.get(part, NOTHING) != aspect
            if changed or (decision.question == "turn" and part not in ON_CHANGE):
                self._part(viewer, part)
        self._shown = fresh
        if not self._signs_told:
            self._tell_signs(viewer)

    def table(self, seat: int | None) -> None:
        """Show the whole table and the legend."""
        viewer = self.viewer(seat)
        for part in PARTS:
            self._part(viewer, part)
        self._tell_signs(viewer)

    def _tell_signs(self, viewer: Viewer) -> None:
        self._signs_told = True
        if not self.screen.plain:
            self.screen.gap()
            self.screen.say(signs_line(viewer), style="dim")

    def _part(self, viewer: Viewer, part: str) -> None:
        screen, lines = self.screen, PARTS[part](viewer)
        if not lines:
            return
        if part not in CLOSE:
            screen.gap()
        if part == "board" and not screen.plain:
            screen.show(board(viewer, screen.console, screen.width, lines))
        elif part == "players" and not screen.plain and screen.width >= WIDE:
            screen.show(players_table(viewer))
        else:
            for line in lines:
                screen.say(line)


def _aspects(viewer: Viewer) -> dict[str, object]:
    """For each part of the table, the data that must change before it is shown again within a turn."""
    s = viewer.state
    return {
        "board": (
            list(s.clans),
            list(s.citadels),
            list(s.sanctuaries),
            s.festival,
            s.markers,
            s.question == "site",
        ),
        "markers": s.markers,
        "players": (s.brenn, s.pretenders, s.deeds.copy(), [counts(s, seat) for seat in range(s.players)]),
        "piles": None,
        "lying": tuple([cards for cards in s.zones[BEFORE : BEFORE + s.players] if cards]),
        "hand": hand_lines(viewer),
    }
