"""Many games in one process, as arrays: observations and masks out, choices in.

Needs NumPy (`pip install ardri[research]`). The arrays are the batch's own, and every step writes into them
what has changed: read them, and copy what is to be kept.

>>> batch = Batch(games=2, players=3, seed=7)
>>> batch.observations.shape, batch.masks.shape
((2, 2652), (2, 475))
>>> batch.step(batch.masks.argmax(axis=1))
>>> batch.done.tolist()
[False, False]
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from random import Random

from ardri.encoding.actions import table_of
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
from ardri.encoding.layout import layout_of
from ardri.encoding.map_bits import map_words
from ardri.encoding.observation import ORDERS, observe
from ardri.encoding.stack_summary import StackSummary
from ardri.rules.box.board import Board
from ardri.rules.box.catalogue import SEAT_NAMES, bits
from ardri.rules.editions.registry import edition_of
from ardri.rules.errors import IllegalChoice, RulesError
from ardri.rules.game import Game
from ardri.rules.state.state import DECKS, FINISHED, State
from ardri.rules.views.view import View

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as missing:
    raise ImportError("ardri.encoding.batch needs NumPy: pip install ardri[research]") from missing

# How a seat that does not learn chooses: from what it sees and the options' numbers, at random or not.
Opponent = Callable[[View, tuple[int, ...], Random], int]


class Batch:
    """A batch of games, each at a question to a seat that learns; the other seats have chosen before.

    `seats` says who is asked in each game, `observations` what that seat sees, `masks` what it may choose.
    After a step, `done` says which games have ended by it, and `rewards` has 1 for the winner there, or 0 for
    all in a draw; such a game has already begun anew.
    """

    def __init__(
        self,
        games: int,
        players: int = 4,
        learners: Sequence[int] | None = None,
        seed: int | str = 0,
        edition: str = "base",
        windows: str = "open",
        round_limit: int = 0,
        opponents: Opponent | None = None,
        observe: bool = True,
    ) -> None:
        if games < 1:
            raise RulesError(f"a batch has at least one game, not {games}")
        learning = range(players) if learners is None else learners
        if not learning or any(seat not in range(players) for seat in learning):
            raise RulesError(f"the seats that learn are some of 0 to {players - 1}, not {list(learning)}")
        self.players = players
        self._learns = [seat in learning for seat in range(players)]
        self._seed = seed
        self._edition = edition_of(edition)
        self._layout = layout_of(self._edition)
        self._table = table_of(self._edition)
        self._windows = windows
        self._round_limit = round_limit
        self._opponents = opponents
        self._observe = observe
        self._rewards = array("f", bytes(4 * games * players))
        self._masks = bytearray(games * self._table.size)
        self._seats = bytearray(games)
        self._done = bytearray(games)
        self._finished: list[int] = []
        self._numbers = packing(games * NUMBER_WORDS)
        self._flags = packing(games * FLAG_WORDS)
        self._boards: list[Board | None] = [None] * games  # those that the rows show
        rows: NDArray[np.uint8] = np.zeros((games, self._layout.size if observe else 0), np.uint8)
        self.observations = rows
        self._island = rows[:, ON_THE_ISLAND]
        self._number_pieces = [(rows[:, to], source) for to, source in NUMBER_PIECES]
        self._flag_pieces = [(rows[:, to], source) for to, source in FLAG_PIECES]
        self._level_pieces = [(rows[:, to], source) for to, source in LEVEL_PIECES]
        self.masks: NDArray[np.bool_] = np.frombuffer(self._masks, np.bool_).reshape(games, self._table.size)
        self.seats: NDArray[np.uint8] = np.frombuffer(self._seats, np.uint8)
        self.done: NDArray[np.bool_] = np.frombuffer(self._done, np.bool_)
        self.rewards: NDArray[np.float32] = np.frombuffer(self._rewards, np.float32).reshape(games, players)
        # every game has a random generator of its own, so that it goes the same way in a batch of any size
        self._rngs = [Random(f"{seed}/{slot}") for slot in range(games)]
        self._begun = [0] * games
        self.games: list[Game] = []
        for slot in range(games):
            self.games.append(self._begin(slot))
            self._show(slot)
        self._islands = [Island(game.state) for game in self.games]
        if observe:
            self._look([game.state for game in self.games])

    def step(self, choices: NDArray[np.integer] | Sequence[int]) -> None:
        """Choose in every game, by options' numbers. If one is not offered, nothing happens in any game."""
        codes = self._checked(choices)
        for slot in self._finished:
            self._done[slot] = 0
            for seat in range(self.players):
                self._rewards[slot * self.players + seat] = 0.0
        self._finished = []
        self.masks[:] = False
        for slot in range(len(codes)):
            game = self.games[slot]
            game.choose_code(codes[slot])
            if not self._learns[game.state.seat]:
                self._go_on(game, slot)
            if game.state.phase == FINISHED:
                self._finish(slot, game.state.winners)
            self._show(slot)
        if self._observe:
            self._look([game.state for game in self.games])

    def _checked(self, choices: NDArray[np.integer] | Sequence[int]) -> list[int]:
        given = np.asarray(choices)
        games = self.games
        if given.shape != (len(games),) or given.dtype.kind not in "iu":
            raise RulesError(
                f"a step takes {len(games)} whole numbers, not {given.dtype} of shape {given.shape}"
            )
        chosen: list[int] = given.tolist()
        table = self._table.codes
        codes = [table[number] if 0 <= number < len(table) else -1 for number in chosen]
        for slot in range(len(codes)):
            if codes[slot] not in games[slot].state.options:
                raise IllegalChoice(self._refusal(slot, chosen[slot]))
        return codes

    def _refusal(self, slot: int, number: int) -> str:
        table = self._table
        s = self.games[slot].state
        options = [table.numbers[code] for code in s.options]
        offered = ", ".join(f"{other} {table.names[other]}" for other in options)
        named = f" ({table.names[number]})" if 0 <= number < table.size else ""
        return f"game {slot}: {number}{named} is not offered to {SEAT_NAMES[s.seat]} now; offered: {offered}"

    def _begin(self, slot: int) -> Game:
        """A new game, at the first question to a seat that learns."""
        while True:
            game = Game.start(
                self.players,
                f"{self._seed}/{slot}/{self._begun[slot]}",
                self._edition,
                self._windows,
                self._round_limit,
            )
            self._begun[slot] += 1
            self._go_on(game, slot)
            if game.state.phase != FINISHED:
                return game

    def _go_on(self, game: Game, slot: int) -> None:
        """Let the others choose until a seat that learns is asked, or the game is over."""
        learns = self._learns
        rng = self._rngs[slot]
        opponents = self._opponents
        while game.state.phase != FINISHED and not learns[game.state.seat]:
            codes = game.state.options
            if opponents is None:
                game.choose_code(codes[int(rng.random() * len(codes))])
            else:
                game.choose_code(opponents(game.view(game.state.seat), codes, rng))

    def _finish(self, slot: int, winners: int) -> None:
        self._done[slot] = 1
        for winner in bits(winners):
            self._rewards[slot * self.players + winner] = 1.0 / winners.bit_count()
        self._finished.append(slot)
        self.games[slot] = self._begin(slot)

    def _show(self, slot: int) -> None:
        """Show who is asked in a game and what is offered; the masks have been cleared."""
        s = self.games[slot].state
        self._seats[slot] = s.seat
        at = slot * self._table.size
        numbers = self._table.numbers
        for code in s.options:
            self._masks[at + numbers[code]] = 1

    def _look(self, states: list[State]) -> None:
        """Observe all games, one kind of thing after another: so the code for each stays in the caches."""
        games = len(states)
        if not self._layout.packed:
            for at in range(games):
                row = observe(self.games[at], states[at].seat)
                self.observations[at] = np.frombuffer(row, np.uint8)
            return
        orders = [ORDERS[s.players][s.seat] for s in states]
        ways = [StackSummary(s) for s in states]
        islands = self._islands
        for at in range(games):
            if not islands[at].is_of(states[at]):
                islands[at] = Island(states[at])
        sides = [islands[at].side(orders[at]) for at in range(games)]
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

    def _draw(self, slot: int, s: State) -> None:
        """Show how the island lies; that changes seldom."""
        self.observations[slot, MAP] = _bits(packed(map_words(s)), 1)[0]
        self._boards[slot] = None if s.question == "site" else s.board


def _lay(spread_out: NDArray[np.uint8], pieces: list[tuple[NDArray[np.uint8], slice]]) -> None:
    """Copy what is used of words to where the rows have it."""
    for to, source in pieces:
        to[...] = spread_out[:, source]


def _bits(words: bytes, games: int) -> NDArray[np.uint8]:
    """A byte for each bit, in a row for each game."""
    return np.unpackbits(np.frombuffer(words, np.uint8), bitorder="little").reshape(games, -1)
