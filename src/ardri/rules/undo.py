"""Undo: the positions before a seat's last choices, as long as nothing has happened that stays.

What stays: chance was drawn, a hidden card was shown to anyone, another seat answered, or a window opened
that, for all anybody can see, somebody might have answered. The rules then set `State.undo_barrier`.
"""

from __future__ import annotations

from typing import Final

from ardri.rules.engine.play import Window
from ardri.rules.state.state import NOBODY, SEASON, Frame, State

NEVER: Final = -1


class Snapshot:
    """The position before a choice, with the number of choices and of events up to it."""

    __slots__ = ("choices", "events", "state")

    def __init__(self, state: State, choices: int, events: int) -> None:
        self.state = state
        self.choices = choices
        self.events = events

    @staticmethod
    def of(s: State, choices: int) -> Snapshot:
        """A snapshot of a position, reached by so many choices."""
        state = s.copy()
        state.undo_enabled = s.undo_enabled
        return Snapshot(state, choices, 0 if s.events is None else len(s.events))

    def restore(self, now: State) -> State:
        """A copy of the position as it was; what happened since is no longer told."""
        s = self.state.copy()
        s.undo_enabled = self.state.undo_enabled
        if now.events is not None:
            del now.events[self.events :]
            s.events = now.events
        return s

    def __reduce__(self) -> tuple[object, ...]:
        return Snapshot, (self.state, self.choices, self.events)


class UndoStack:
    """The choices of one seat that may be taken back, the latest last."""

    __slots__ = ("seat", "steps")

    def __init__(self, seat: int, steps: list[Snapshot]) -> None:
        self.seat = seat
        self.steps = steps

    def copy(self) -> UndoStack:
        """An independent copy that shares the positions."""
        return UndoStack(self.seat, self.steps.copy())

    def __reduce__(self) -> tuple[object, ...]:
        return UndoStack, (self.seat, self.steps)

    def remember(self, seat: int, before: Snapshot) -> None:
        """A seat chooses; what others chose before stays."""
        if seat != self.seat:
            self.steps.clear()
            self.seat = seat
        self.steps.append(before)

    def forget(self) -> None:
        """Nothing that has happened so far can be taken back."""
        self.steps.clear()

    def count(self, seat: int) -> int:
        """The number of choices that a seat may take back, one after another."""
        return len(self.steps) if seat == self.seat else 0

    def turn_began(self) -> int:
        """The index of the first step of the seat's own turn; 0 if it is not its turn."""
        for at, step in enumerate(self.steps):
            s = step.state
            if s.phase == SEASON and s.turn == self.seat:
                return at
        return 0


class Takebacks:
    """The choices that seats may take back: one after another, and answers that wait for others.

    `answers_from` is the choice with which the answers of several seats at once begin, `locked` the seats
    whose answer to such a question stays, as a set.
    """

    __slots__ = ("answers_from", "locked", "stack")

    def __init__(self, stack: UndoStack, answers_from: int = NEVER, locked: int = 0) -> None:
        self.stack = stack
        self.answers_from = answers_from
        self.locked = locked

    @staticmethod
    def none() -> Takebacks:
        """Those of a game in which nothing has been chosen yet."""
        return Takebacks(UndoStack(NOBODY, []))

    def copy(self) -> Takebacks:
        """An independent copy that shares the positions."""
        return Takebacks(self.stack.copy(), self.answers_from, self.locked)

    def __reduce__(self) -> tuple[object, ...]:
        return Takebacks, (self.stack, self.answers_from, self.locked)

    def choice_comes(self, s: State, seat: int, before: Snapshot) -> None:
        """A seat is about to answer the top frame."""
        top = s.stack[-1]
        if not top.answers_together(s):
            self.stack.remember(seat, before)
            return
        if not any(top.has_answered(s, other) for other in range(s.players)):
            self.answers_from = NEVER
            if not isinstance(top, Window):  # which may have opened in the middle of a draft
                self.locked = 0
        if self.answers_from == NEVER:
            self.answers_from = before.choices

    def answered(self, s: State, top: Frame) -> None:
        """The answer to a frame has taken effect: that of a window is no part of the draft around it."""
        if isinstance(top, Window) and top not in s.stack:
            self.answers_from = NEVER

    def interrupt(self, s: State, top: Frame) -> None:
        """The Moor interrupts a question to several seats: what they have answered to it by now stays."""
        self.answers_from = NEVER
        for seat in range(s.players):
            if top.has_answered(s, seat):
                self.locked |= 1 << seat

    def count(self, s: State, seat: int) -> int:
        """The number of choices that a seat may take back now."""
        if not s.stack:
            return 0
        top = s.stack[-1]
        if top.has_answered(s, seat):
            return 0 if self.locked >> seat & 1 and not isinstance(top, Window) else 1
        return self.stack.count(seat)
