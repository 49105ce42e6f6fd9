"""The protocol of bots: a bot chooses one of the options it is offered, from what its seat may see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ardri.rules.box.options import Option
from ardri.rules.decisions import Decision
from ardri.rules.views.view import View


class Bot(Protocol):
    """A player of one seat in one game."""

    def choose(self, view: View, decision: Decision) -> Option:
        """One of the decision's options. The same view and the same seed give the same choice."""


# Makes a bot for one seat of one game from a seed, and from what follows its name, as `druid:iterations=200`.
Maker = Callable[[str, dict[str, str]], Bot]
