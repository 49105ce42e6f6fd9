"""The error of a command: one sentence and an exit code."""

from __future__ import annotations

from typing import Final

GOOD: Final = 0
NO: Final = 1
WRONG: Final = 2


class CommandError(Exception):
    """An error of a command: printed on standard error as one sentence; the program exits with `code`."""

    def __init__(self, sentence: str, code: int = WRONG) -> None:
        super().__init__(sentence)
        self.code = code
