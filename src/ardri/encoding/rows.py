"""Rows: the observations of many games in one array, made together.

They are made one kind of thing after another, so that the code for each stays in the caches.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ardri.encoding.bit_packing import (
    FLAG_PIECES,
    FLAG_WORDS,
    LEVEL_PIECES,
    MAP,
    NUMBER_PIECES,
    NUMBER_WORDS,
    ON_THE_ISLAND,
    packed,
    packing,
)
from ardri.encoding.counts import numbers
from ardri.encoding.flags import flags
from ardri.encoding.hidden import learn
from ardri.encoding.island import Island
from ardri.encoding.layout import Layout
from ardri.encoding.map_bits import map_words
from ardri.encoding.observation import ORDERS, observe
from ardri.encoding.stack_summary import StackSummary
from ardri.rules.box.board import Board
from ardri.rules.game import Game
from ardri.rules.state.state import DECKS, State


class Rows:
    """The observations of many games, each of the seat that is asked; without `observe` they are empty."""

    def __init__(self, games: int, layout: Layout, observe: bool) -> None:
        self._layout = layout
        self._wanted = observe
        self._numbers = packing(games * NUMBER_WORDS)
        self._flags = packing(games * FLAG_WORDS)
        self._boards: list[Board | None] = [None] * games  # those that the rows show
        self._islands: list[Island | None] = [None] * games
        rows: NDArray[np.uint8] = np.zeros((games, layout.size if observe else 0), np.uint8)
        self.array = rows
        self._island = rows[:, ON_THE_ISLAND]
        self._number_pieces = [(rows[:, to], source) for to, source in NUMBER_PIECES]
        self._flag_pieces = [(rows[:, to], source) for to, source in FLAG_PIECES]
        self._level_pieces = [(rows[:, to], source) for to, source in LEVEL_PIECES]

    def look(self, played: list[Game]) -> None:
        """Observe all games, one kind of thing after another."""
        if not self._wanted:
            return
        states = [game.state for game in played]
        games = len(states)
        if not self._layout.packed:
            for at in range(games):
                self.array[at] = np.frombuffer(observe(played[at], states[at].seat), np.uint8)
            return
        orders = [ORDERS[s.players][s.seat] for s in states]
        ways = [StackSummary(s) for s in states]
        sides = [self._island_of(at, states[at]).side(orders[at]) for at in range(games)]
        words: list[int] = []
        for at in range(games):
            words += numbers(states[at], orders[at], ways[at])
        counted = np.frombuffer(self._numbers.pack(*words), np.uint8).reshape(games, -1)
        words = []
        for at in range(games):
            words += flags(states[at], orders[at], sides[at], ways[at])
        flag_bits = _bits(self._flags.pack(*words), games)
        may = [b""] * (games * DECKS)
        sure = [b""] * (games * DECKS)
        for deck in range(DECKS):
            for at in range(games):
                known = learn(states[at], orders[at], deck)
                may[at * DECKS + deck] = known.possible_words
                sure[at * DECKS + deck] = known.certain_words
        levels = _bits(b"".join(may), games) + _bits(b"".join(sure), games)
        island = np.frombuffer(b"".join([side.numbers for side in sides]), np.uint8)
        self._island[...] = island.reshape(games, -1)
        _lay(counted, self._number_pieces)
        _lay(flag_bits, self._flag_pieces)
        _lay(levels, self._level_pieces)
        for at in range(games):
            s = states[at]
            if s.question == "site" or self._boards[at] is not s.board:
                self._draw(at, s)

    def _island_of(self, slot: int, s: State) -> Island:
        found = self._islands[slot]
        if found is None or not found.is_of(s):
            found = self._islands[slot] = Island(s)
        return found

    def _draw(self, slot: int, s: State) -> None:
        """Show how the island lies; that changes seldom."""
        self.array[slot, MAP] = _bits(packed(map_words(s)), 1)[0]
        self._boards[slot] = None if s.question == "site" else s.board


def _lay(spread_out: NDArray[np.uint8], pieces: list[tuple[NDArray[np.uint8], slice]]) -> None:
    """Copy what is used of words to where the rows have it."""
    for to, source in pieces:
        to[...] = spread_out[:, source]


def _bits(words: bytes, games: int) -> NDArray[np.uint8]:
    """A byte for each bit, in a row for each game."""
    return np.unpackbits(np.frombuffer(words, np.uint8), bitorder="little").reshape(games, -1)
