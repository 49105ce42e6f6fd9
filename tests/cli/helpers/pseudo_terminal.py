"""The real program in a pseudo-terminal, of 80 columns unless told otherwise."""

import os
import re
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

import pexpect
from typer.testing import CliRunner, Result

from ardri.cli.app import app

ARDRI = str(Path(sys.executable).with_name("ardri"))
PROMPT = r"\((?:od )?(\d+) \w+ (\d+),\s\? \w+ \w+\)\s?: "
CURTAIN = r"(?:Pass the keyboard to|Passez le clavier à|Teraz klawiaturę bierze) ([\w ]+?)[,.][^\n]*Ent\S+ "
CLEARED = "\x1b[3J"


def hear_interruptions() -> None:
    """Let Ctrl-C reach the program. What a shell starts in the background ignores it, and so would this."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A running `ardri`, and everything it has written."""

    def __init__(
        self,
        *arguments: str,
        home: Path | None = None,
        language: str = "en",
        columns: int = 80,
        term: str = "xterm-256color",
    ) -> None:
        self.child: pexpect.spawn[str] = pexpect.spawn(
            ARDRI,
            list(arguments),
            encoding="utf-8",
            dimensions=(40, columns),
            timeout=60,
            echo=False,
            env=environment(home, language) | {"TERM": term},
            preexec_fn=hear_interruptions,
        )
        self.child.delaybeforesend = None
        self.raw = ""
        self.asked = ""  # the output since the last answer, when a question was put
        self.curtains: list[str] = []

    @property
    def text(self) -> str:
        """All that was written, as it is read."""
        return plain(self.raw)

    @property
    def screen(self) -> str:
        """The output since the screen was last cleared."""
        return plain(self.raw.rpartition(CLEARED)[2])

    def until(self, *patterns: str) -> int:
        """Read until one of the patterns comes; which one."""
        found = self.child.expect([*patterns])
        self.raw += str(self.child.before) + str(self.child.after)
        return found

    def question(self) -> tuple[int, int] | None:
        """Read until a question is put: its least and its greatest number; None if the program ends instead.

        Whoever is to take the keyboard takes it.
        """
        while True:
            found = self.child.expect([PROMPT, CURTAIN, pexpect.EOF])
            self.raw += str(self.child.before) + (str(self.child.after) if found < 2 else "")
            if found == 2:
                return None
            if found == 0:
                self.asked = plain(str(self.child.before))
                assert isinstance(self.child.match, re.Match)
                return int(self.child.match[1]), int(self.child.match[2])
            self.curtains.append(self.screen)
            self.answer("")

    def answer(self, line: str) -> None:
        """Type a line."""
        self.child.sendline(line)

    def ask(self, line: str) -> str:
        """Type a line and read what is written until a question is put again, or the program ends."""
        before = len(self.raw)
        self.answer(line)
        self.question()
        return plain(self.raw[before:])

    def interrupt(self) -> int | None:
        """Press Ctrl-C at a question, once more if nothing comes of it; the exit code.

        Python sees a signal that comes when it is just about to wait for a line only when it wakes again.
        """
        self.child.sendintr()
        if self.child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=15) == 0:
            return self._ended()
        self.child.sendintr()
        return self.end()

    def end(self) -> int | None:
        """Read to the end; the exit code."""
        self.child.expect(pexpect.EOF)
        return self._ended()

    def _ended(self) -> int | None:
        self.raw += str(self.child.before)
        self.child.close()
        return self.child.exitstatus


def piped(home: Path, *arguments: str, typed: Sequence[str], language: str = "en") -> Result:
    """The program in this process, with lines typed into a pipe."""
    lines = "".join(f"{line}\n" for line in typed)
    return CliRunner().invoke(app, list(arguments), input=lines, env=environment(home, language))


def environment(home: Path | None, language: str = "en") -> dict[str, str]:
    """The variables of a person who keeps their games at home and speaks a language."""
    told = ("LC_", "LANG", "COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(told)}
    kept |= {"LANG": f"{language}.UTF-8", "PYTHONUTF8": "1"}
    return kept | ({} if home is None else {"ARDRI_HOME": str(home)})


def plain(text: str) -> str:
    """Text without colours and other signs to the terminal."""
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text).replace("\r", "")
