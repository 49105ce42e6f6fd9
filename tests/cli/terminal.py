"""The real program in a pseudo-terminal of 80 columns."""

import re
import sys
from pathlib import Path

import pexpect

ARDRI = str(Path(sys.executable).with_name("ardri"))
PROMPT = r"Choose 1-(\d+) \(\? for help\): "


class Terminal:
    """A running `ardri`, and everything it has written."""

    def __init__(self, *arguments: str) -> None:
        self.child: pexpect.spawn[str] = pexpect.spawn(
            ARDRI, list(arguments), encoding="utf-8", dimensions=(40, 80), timeout=60, echo=False
        )
        self.child.delaybeforesend = None
        self.text = ""

    def until(self, *patterns: str) -> int:
        """Read until one of the patterns comes; which one."""
        found = self.child.expect([*patterns])
        self.text += plain(str(self.child.before) + str(self.child.after))
        return found

    def question(self) -> int | None:
        """Read until a question is put, and count its options; None if the program ends instead."""
        if self.child.expect([PROMPT, pexpect.EOF]) == 1:
            self.text += plain(str(self.child.before))
            return None
        self.text += plain(str(self.child.before) + str(self.child.after))
        assert isinstance(self.child.match, re.Match)
        return int(self.child.match.group(1))

    def answer(self, line: str) -> None:
        """Type a line."""
        self.text += "\n"
        self.child.sendline(line)

    def end(self) -> int | None:
        """Read to the end; the exit code."""
        self.child.expect(pexpect.EOF)
        self.text += plain(str(self.child.before))
        self.child.close()
        return self.child.exitstatus


def plain(text: str) -> str:
    """Text without colours and other signs to the terminal."""
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text).replace("\r", "")
