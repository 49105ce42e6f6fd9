"""Taking back: the positions before a seat's last choices, as long as nothing has happened that stays.

What stays: chance was drawn, a hidden card was shown to anyone, another seat answered, or a window opened
that, for all anybody can see, somebody might have answered. The rules mark such things in `State.final`.
"""

from __future__ import annotations

from ardri.rules.state.state import NOBODY, SEASON, State


class Before:
    """The position before a choice, with the number of choices and of events up to it."""

    __slots__ = ("choices", "events", "state")

    def __init__(self, s: State, choices: int) -> None:
        self.state = s.copy()
        self.state.wary = s.wary
        self.choices = choices
        self.events = 0 if s.log is None else len(s.log)

    def restore(self, now: State) -> State:
        """A copy of the position as it was; what happened since is no longer told."""
        s = self.state.copy()
        s.wary = self.state.wary
        if now.log is not None:
            del now.log[self.events :]
            s.log = now.log
        return s


class Past:
    """The choices of one seat that may be taken back, the latest last."""

    __slots__ = ("seat", "steps")

    def __init__(self) -> None:
        self.seat = NOBODY
        self.steps: list[Before] = []

    def copy(self) -> Past:
        """An independent copy that shares the positions."""
        twin = Past()
        twin.seat = self.seat
        twin.steps = self.steps.copy()
        return twin

    def remember(self, seat: int, before: Before) -> None:
        """A seat chooses; what others chose before stays."""
        if seat != self.seat:
            self.steps.clear()
            self.seat = seat
        self.steps.append(before)

    def forget(self) -> None:
        """Nothing that has happened so far can be taken back."""
        self.steps.clear()

    def count(self, seat: int) -> int:
        """How many choices a seat may take back, one after another."""
        return len(self.steps) if seat == self.seat else 0

    def turn_began(self) -> int:
        """Which step was the first of the seat's own turn; the first of all if it is not its turn."""
        for at, step in enumerate(self.steps):
            s = step.state
            if s.phase == SEASON and s.turn == self.seat:
                return at
        return 0
