"""Question numbers: an answer names the question it answers.

Each seat counts its own questions, and only those that it was shown: so the numbers tell nothing of others.
A question that may be answered anew, in the draft, has a new number after each answer.
"""

from __future__ import annotations

from typing import Final

import msgspec

from ardri.server.refusals import TableRefused

REMEMBERED: Final = 16


class QuestionState(msgspec.Struct, frozen=True):
    """The number of the last question to a seat, whether it is open, and the last ones answered."""

    number: int = 0
    open: bool = False
    answered: tuple[int, ...] = ()

    def asked(self) -> QuestionState:
        """The state after a question is put."""
        return QuestionState(self.number + 1, True, self.answered)

    def lapsed(self) -> QuestionState:
        """The state after the question is withdrawn."""
        return QuestionState(self.number, False, self.answered) if self.open else self

    def given(self) -> QuestionState:
        """The state after the question is answered."""
        return QuestionState(self.number, False, (*self.answered, self.number)[-REMEMBERED:])

    def renumbered(self, number: int) -> QuestionState:
        """The state with numbers after this one."""
        return QuestionState(number + self.open, self.open, self.answered)

    def check(self, number: int) -> None:
        """Refuse an answer to any question but the open one."""
        if number in self.answered:
            raise TableRefused("answered", question=number)
        if not self.open:
            raise TableRefused("not_asked" if number > self.number else "not_the_question", question=number)
        if number != self.number:
            raise TableRefused("not_the_question", question=number)
