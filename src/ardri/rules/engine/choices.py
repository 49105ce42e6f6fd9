"""Choices that an edition adds to a turn or to the maneuvers of a clash."""

from __future__ import annotations

from ardri.rules.state.edition_rules import Choice
from ardri.rules.state.state import State


def make_choice(choices: tuple[Choice, ...], s: State, seat: int, code: int) -> None:
    """Let the choice happen to which an option belongs."""
    for choice in choices:
        if code in choice.options(s, seat):
            choice.chosen(s, seat, code)
            return
    raise AssertionError(f"option {code} belongs to no choice of the edition")
