"""The numbers of a seat's questions: an answer names the one it answers, so none is taken for another.

Each seat counts its own questions, and only those that it was shown: so the numbers tell nothing of others.
A question that may be answered anew, in the draft, has a new number after each answer.
"""

from __future__ import annotations

from typing import Final

import msgspec

from ardri.server.refusals import Refused

REMEMBERED: Final = 16


class Asking(msgspec.Struct, frozen=True):
    """The number of the last question put to a seat, whether it is open, and the last ones answered."""

    number: int = 0
    open: bool = False
    answered: tuple[int, ...] = ()

    def asked(self) -> Asking:
        """A question is put."""
        return Asking(self.number + 1, True, self.answered)

    def lapsed(self) -> Asking:
        """The question, if there is one, is not open any more."""
        return Asking(self.number, False, self.answered) if self.open else self

    def given(self) -> Asking:
        """The question is answered."""
        return Asking(self.number, False, (*self.answered, self.number)[-REMEMBERED:])

    def check(self, number: int) -> None:
        """Refuse an answer to any other question than the one that is open."""
        if number in self.answered:
            raise Refused("answered", question=number)
        if not self.open:
            raise Refused("not_asked" if number > self.number else "not_the_question", question=number)
        if number != self.number:
            raise Refused("not_the_question", question=number)
