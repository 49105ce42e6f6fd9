"""Choosing sites: for the Capital and for new land."""

from __future__ import annotations

from typing import Final

from ardri.rules.box.catalogue import bits
from ardri.rules.box.options import SITE, VALUE_OF, VERB_OF
from ardri.rules.engine.play import Play
from ardri.rules.state.state import State

OWN: Final = 1.0
OTHERS: Final = 0.6
LED: Final = 0.4


def best_capital(s: State, codes: tuple[int, ...]) -> int:
    """The territory that can be reached from most others."""
    return max(codes, key=lambda code: s.board.adjacent[VALUE_OF[code]].bit_count())


def best_site(s: State, seat: int, codes: tuple[int, ...]) -> int:
    """Beside one's own clans, away from others': from all if the land is one's own, or from its owner's."""
    top = s.stack[-1]
    explorer = top.seat if isinstance(top, Play) else seat
    sites = s.sites()
    best = codes[0]
    most = -100.0
    for code in codes:
        if VERB_OF[code] != SITE:
            continue  # the Moor
        found = 0.0
        for territory in bits(s.board.touched(sites[code - SITE])):
            for other in s.present_in(territory):
                if other == seat:
                    found += OWN + LED * (s.chieftains[territory] == seat)
                elif explorer in (seat, other):
                    found -= OTHERS
        if found > most:
            most = found
            best = code
    return best
