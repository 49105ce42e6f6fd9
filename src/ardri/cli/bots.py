"""The players nobody sits for. `bot` is all that the rest of the house knows of them."""

from __future__ import annotations

from random import Random

from ardri.cli.styles import eager
from ardri.rules.options import PRETENDER, Option
from ardri.rules.view import View


def bot(view: View, rng: Random) -> Option:
    """What a bot chooses, knowing no more than its seat may see: at random, but eager to play and to win."""
    decision = view.decision
    assert decision is not None
    code = PRETENDER if PRETENDER in decision.codes else eager(rng, decision.codes)
    return decision.options[decision.codes.index(code)]
