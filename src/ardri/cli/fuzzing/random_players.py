"""Random players: one chooses evenly, one is eager to play cards and so reaches rare moments."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, Protocol

from ardri.rules.box.options import CARD, DECLINE, DONE, END, NOTHING, PASS, PRETENDER, TRUCE, VERB_OF

QUIET: Final = (PASS, PRETENDER, DONE, NOTHING, DECLINE, TRUCE, END)
ZEAL: Final = 0.9


class RandomPlayer(Protocol):
    """A random player: chooses one of the option codes."""

    def __call__(self, rng: random.Random, codes: Sequence[int]) -> int: ...


def even(rng: random.Random, codes: Sequence[int]) -> int:
    """Every option is as likely as any other."""
    return codes[int(rng.random() * len(codes))]


def eager(rng: random.Random, codes: Sequence[int]) -> int:
    """Mostly choose a card, or else any option that does something."""
    cards = [code for code in codes if VERB_OF[code] == CARD]
    wanted = cards or [code for code in codes if code not in QUIET]
    return even(rng, wanted if wanted and rng.random() < ZEAL else codes)


STYLES: Final[dict[str, RandomPlayer]] = {"even": even, "eager": eager}
