"""How random players choose: evenly, or eager to play cards so that rare moments are reached."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, Protocol

from ardri.rules.box.options import CARD, DECLINE, DONE, END, NOTHING, PASS, PRETENDER, TRUCE, VERB_OF

QUIET: Final = (PASS, PRETENDER, DONE, NOTHING, DECLINE, TRUCE, END)
ZEAL: Final = 0.9


class Style(Protocol):
    """Chooses one of the option numbers."""

    def __call__(self, rng: random.Random, codes: Sequence[int]) -> int: ...


def even(rng: random.Random, codes: Sequence[int]) -> int:
    """Every option is as likely as any other."""
    return codes[int(rng.random() * len(codes))]


def eager(rng: random.Random, codes: Sequence[int]) -> int:
    """Mostly a card if one can be played, or else anything that is not letting it be."""
    wanted = [code for code in codes if VERB_OF[code] == CARD] or [
        code for code in codes if code not in QUIET
    ]
    return even(rng, wanted if wanted and rng.random() < ZEAL else codes)


STYLES: Final[dict[str, Style]] = {"even": even, "eager": eager}
