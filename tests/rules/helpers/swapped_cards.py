"""Two things exchanged: in what is said, and in what chance draws."""

from __future__ import annotations

from typing import NamedTuple

from ardri.rules.box.base_box import ACTION_DECK
from ardri.rules.box.catalogue import DECK_OF, bits
from ardri.rules.state.chance import BRENN, CROWS, DEAL, LAYOUT, TILE, Seeded, Source
from tests.rules.helpers.recorded_games import TILE_THINGS, thing_name


class Pair(NamedTuple):
    """Two things that lay together at a stop, or in the deal that followed from the move made there."""

    who: str
    one: int
    other: int
    birth: int
    in_deal: bool
    last: int  # the last stop at which the observer has been shown neither

    def __str__(self) -> str:
        born = f"{'in the deal after' if self.in_deal else 'at'} choice {self.birth}"
        return f"{self.who} cannot tell {thing_name(self.one)} from {thing_name(self.other)} {born}"

    @property
    def deck(self) -> str:
        """The kind of the two things."""
        if self.one >= TILE_THINGS:
            return "tile"
        return "action" if DECK_OF[self.one] == ACTION_DECK else "epic"

    def exchanged(self, thing: int) -> int:
        """The other one for the one, the one for the other, anything else for itself."""
        return {self.one: self.other, self.other: self.one}.get(thing, thing)

    def key(self, key: str) -> str:
        """An option key with the two exchanged in it."""
        verb, colon, name = key.partition(":")
        if verb in ("territory", "from", "to", "site", "seat", "count"):
            return key
        names = [thing_name(each).removeprefix("tile:") for each in (self.one, self.other)]
        if name not in names or (verb == "tile") != (self.deck == "tile"):
            return key
        return verb + colon + names[1 - names.index(name)]


class Exchanged(Source):
    """Draws what the game draws, the pair exchanged; in a deal, from the shuffle on."""

    def __init__(self, source: Source, pair: Pair) -> None:
        self.source = source
        self.pair = pair
        self.begun = not pair.in_deal

    def draw(self, stream: int, count: int, candidates: int) -> int:
        pair = self.pair
        base = TILE_THINGS if stream == TILE else 0
        self.begun = self.begun or stream == DEAL
        if not self.begun or stream in (BRENN, CROWS, LAYOUT):
            return self.source.draw(stream, count, candidates)
        there = sum(1 << pair.exchanged(base + outcome) - base for outcome in bits(candidates))
        return pair.exchanged(base + self.source.draw(stream, count, there)) - base


class OtherFuture(Source):
    """Another chance, which remembers whether it was asked for anything uncertain."""

    def __init__(self, seed: int | str) -> None:
        self.source = Seeded(seed)
        self.asked = False

    def draw(self, stream: int, count: int, candidates: int) -> int:
        self.asked = self.asked or candidates.bit_count() > 1
        return self.source.draw(stream, count, candidates)
