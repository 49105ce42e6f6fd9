"""Undo: the positions before a seat's last choices, as long as nothing has happened that stays.

What stays: chance was drawn, a hidden card was shown to anyone, another seat answered, or a window opened
that, for all anybody can see, somebody might have answered. The rules then set `State.undo_barrier`.
"""

from __future__ import annotations

from ardri.rules.state.state import NOBODY, SEASON, State


class Snapshot:
    """The position before a choice, with the number of choices and of events up to it."""

    __slots__ = ("choices", "events", "state")

    def __init__(self, s: State, choices: int) -> None:
        self.state = s.copy()
        self.state.undo_enabled = s.undo_enabled
        self.choices = choices
        self.events = 0 if s.events is None else len(s.events)

    def restore(self, now: State) -> State:
        """A copy of the position as it was; what happened since is no longer told."""
        s = self.state.copy()
        s.undo_enabled = self.state.undo_enabled
        if now.events is not None:
            del now.events[self.events :]
            s.events = now.events
        return s


class UndoStack:
    """The choices of one seat that may be taken back, the latest last."""

    __slots__ = ("seat", "steps")

    def __init__(self) -> None:
        self.seat = NOBODY
        self.steps: list[Snapshot] = []

    def copy(self) -> UndoStack:
        """An independent copy that shares the positions."""
        twin = UndoStack()
        twin.seat = self.seat
        twin.steps = self.steps.copy()
        return twin

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
