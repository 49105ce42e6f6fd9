"""The calf: it chooses at random."""

from __future__ import annotations

from random import Random

from ardri.bots.advice import Advice
from ardri.bots.settings import numbers
from ardri.rules.box.options import Option
from ardri.rules.decisions import Decision
from ardri.rules.views.view import View


class Calf:
    """Any option is as good as any other."""

    def __init__(self, seed: str) -> None:
        self._rng = Random(seed)

    def choose(self, view: View, decision: Decision) -> Option:
        """One of the options."""
        return self._rng.choice(decision.options)

    def advise(self, view: View, decision: Decision) -> tuple[Option, Advice]:
        """One of the options, without a reason."""
        return self.choose(view, decision), Advice("random")


def make(seed: str, settings: dict[str, str]) -> Calf:
    """Chooses at random; no settings."""
    numbers(settings, {})
    return Calf(seed)
