"""Errors of the rules: a caller passed something wrong, and nothing has changed.

`EngineFault` alone is no caller's mistake.
"""

from __future__ import annotations

from typing import Literal

Flaw = Literal[
    "form", "version", "catalogue", "setting", "seed", "commitment", "choice", "digest", "result", "fault"
]
Misfit = Literal["no_plan", "plan_each", "plan_in_all", "plan_group", "not_offered", "no_such_option"]


class RulesError(ValueError):
    """Any refusal by the rules."""


class MalformedChoice(RulesError):
    """The text is not the key of any option there is."""


class IllegalChoice(RulesError):
    """The option exists but is not offered now."""


class PlanMisfit(IllegalChoice):
    """A plan that has not the form asked for: why, as a key with parameters for the text catalogues."""

    def __init__(self, key: Misfit, params: dict[str, str | int]) -> None:
        super().__init__(key, params)
        self.key: Misfit = key
        self.params = params

    def __str__(self) -> str:
        return " ".join([self.key, *[f"{name}={value}" for name, value in self.params.items()]])


class OutOfTurn(RulesError):
    """That seat is not asked anything now."""


class GameOver(RulesError):
    """The game is over: nobody is asked anything."""


class PositionError(RulesError):
    """The situation asked for, or read from text or JSON, cannot exist."""


class RecordError(RulesError):
    """A game record is broken: what kind of thing is wrong, and at which choice (0: before the first)."""

    def __init__(self, message: str, kind: Flaw = "form", at: int = 0) -> None:
        super().__init__(message)
        self.kind: Flaw = kind
        self.at = at

    def __reduce__(self) -> tuple[type[RecordError], tuple[str, Flaw, int]]:
        return RecordError, (str(self), self.kind, self.at)


class ScriptError(RulesError):
    """A chance script does not fit what is drawn."""


class EngineFault(Exception):
    """A mistake in the rules themselves, met by a legal choice. The game stands as before that choice."""

    def __init__(self, seat: str, key: str, cause: Exception) -> None:
        super().__init__(seat, key, cause)
        self.seat = seat
        self.key = key
        self.cause = cause

    def __str__(self) -> str:
        return f"the rules fail at {self.seat} {self.key}: {self.cause!r}"
