"""The error of a command, told in one sentence."""

from __future__ import annotations

from typing import Final

GOOD: Final = 0
NO: Final = 1
WRONG: Final = 2


class Mistake(Exception):
    """A sentence for whoever runs a command; the program says it on standard error and ends with a code."""

    def __init__(self, sentence: str, code: int = WRONG) -> None:
        super().__init__(sentence)
        self.code = code
