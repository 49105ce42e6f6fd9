"""The map as bits: adjacent territories, and the territories touched by the sites on offer."""

from __future__ import annotations

from typing import Final

from ardri.encoding.bit_packing import BITS
from ardri.rules.box.catalogue import TILES
from ardri.rules.box.options import SITE_SLOTS
from ardri.rules.state.state import State

IN_A_WORD: Final = BITS // TILES


def map_words(s: State) -> list[int]:
    """Sets of territories, four in a word: for each what is adjacent, then for each site what it touches."""
    sets = list(s.board.adjacent[:TILES])
    if s.question == "site":
        sets += [s.board.touched(site) for site in s.sites()]
    words = [0] * ((TILES + SITE_SLOTS) // IN_A_WORD)
    for at in range(len(sets)):
        word = at // IN_A_WORD
        words[word] = words[word] | sets[at] << at % IN_A_WORD * TILES
    return words
