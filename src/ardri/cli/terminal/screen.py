"""Screen: output with colours and columns, or in plain lines."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Final

from rich.console import Console, RenderableType
from rich.control import Control
from rich.rule import Rule
from rich.text import Text

from ardri.cli.terminal.table_view import COLOURS

WIDEST: Final = 100
FORGET: Final = "\x1b[3J"  # clears what has scrolled away, where a terminal knows it

try:
    import readline
except ImportError:  # Windows: its own line editing has to do
    readline_here = False
else:
    readline_here = True


class Screen:
    """A terminal or a pipe; `plain` is for screen readers and programs."""

    def __init__(self, plain: bool) -> None:
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")  # a stray byte is wrong input like any other
        self.console = Console(highlight=False)
        self.plain = plain or not self.console.is_terminal
        self.edits = readline_here and sys.stdin.isatty() and sys.stdout.isatty()
        self.names: Sequence[str] = ()
        self._completions: list[str] = []
        if self.edits:
            self._edit()

    @property
    def width(self) -> int:
        """The width of a line in columns."""
        return min(self.console.width, WIDEST)

    # Showing

    def show(self, part: RenderableType) -> None:
        """Print something that rich can render."""
        self.console.print(part, width=self.width)

    def say(self, text: str, style: str = "", copied: bool = False) -> None:
        """Print a sentence with coloured names. Text to be `copied` is not wrapped."""
        if self.plain or copied:
            self.console.out(text, highlight=False)
            return
        told = Text(text, style=style)
        for seat, name in enumerate(self.names):
            told.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", COLOURS[seat])
        self.console.print(told, width=self.width)

    def rule(self, title: str) -> None:
        """Print a rule across the screen, with a title."""
        if self.plain:
            self.say(title)
        else:
            self.console.print(Rule(Text(title, style="bold"), style="dim", align="left"), width=self.width)

    def gap(self) -> None:
        """Print an empty line, except in plain mode."""
        if not self.plain:
            self.console.print()

    def clear(self) -> None:
        """Clear the screen, and the scroll-back buffer where the terminal can."""
        if self.edits:
            readline.clear_history()
        if self.console.is_terminal and not self.plain and not self.console.is_dumb_terminal:
            self.console.control(Control.clear(), Control.home())
            if not self.console.legacy_windows:
                self.console.file.write(FORGET)
                self.console.file.flush()
        elif self.console.is_terminal:
            self.console.print("\n" * self.console.height)

    # Reading

    def read(self, prompt: str, completions: Sequence[str] = ()) -> str:
        """Read a line. Raises EOFError at the end of the input."""
        self._completions = list(completions)
        self.console.file.flush()
        line = input(f"{prompt} ")
        if not sys.stdin.isatty():
            self.console.out(line, highlight=False)
        return " ".join(line.split())

    def _edit(self) -> None:
        readline.set_completer_delims("")
        readline.set_completer(self._complete)
        libedit = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")

    def _complete(self, typed: str, at: int) -> str | None:
        found = [word for word in self._completions if word.casefold().startswith(typed.casefold())]
        return found[at] if at < len(found) else None
