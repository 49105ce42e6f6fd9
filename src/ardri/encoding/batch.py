"""Many games in one process, as arrays: observations and masks out, choices in.

Needs NumPy (`pip install ardri[research]`). The arrays are views of buffers that every step fills anew: copy
what is to be kept.

>>> batch = Batch(games=2, players=3, seed=7)
>>> batch.observations.shape, batch.masks.shape
((2, 2654), (2, 475))
>>> batch.step(batch.masks.argmax(axis=1))
>>> batch.done.tolist()
[False, False]
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from ardri.encoding.actions import ACTIONS, names
from ardri.encoding.observation import SIZE, look
from ardri.encoding.words import FLAG_PIECES, FLAGS_AT, LEVEL_PIECES, NUMBER_PIECES, PACKED, PACKING
from ardri.rules.catalogue import SEAT_NAMES
from ardri.rules.errors import IllegalChoice, RulesError
from ardri.rules.game import Game
from ardri.rules.state import FINISHED
from ardri.rules.view import View

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as missing:
    raise ImportError("ardri.encoding.batch needs NumPy: pip install ardri[research]") from missing

CODES: Final = [
    code.to_bytes(2, "little") for code in range(ACTIONS)
]  # the options' numbers as an array has them

# How a seat that does not learn chooses: from what it sees and the options' numbers, by lot or not.
Opponent = Callable[[View, tuple[int, ...], Random], int]


class Batch:
    """So many games, each at a question to a seat that learns; whoever else is asked has chosen before.

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
        discovery: bool = False,
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
        self._discovery = discovery
        self._windows = windows
        self._round_limit = round_limit
        self._opponents = opponents
        self._observe = observe
        self._rewards = array("f", bytes(4 * games * players))
        self._done = bytearray(games)
        self._finished: list[int] = []
        self._asked = [0] * games
        self._offered: list[tuple[int, ...]] = [()] * games
        self._packed = bytearray(games * PACKED if observe else 0)
        self.observations: NDArray[np.uint8] = np.zeros((games, SIZE if observe else 0), np.uint8)
        self.masks: NDArray[np.bool_] = np.zeros((games, ACTIONS), np.bool_)
        self.seats: NDArray[np.uint8] = np.zeros(games, np.uint8)
        self.done: NDArray[np.bool_] = np.frombuffer(self._done, np.bool_)
        self.rewards: NDArray[np.float32] = np.frombuffer(self._rewards, np.float32).reshape(games, players)
        self._starts = np.arange(0, games * ACTIONS, ACTIONS)  # of the masks, one after another
        # every game has its own lots, so that it goes the same way in a batch of any size
        self._lots = [Random(f"{seed}/{slot}") for slot in range(games)]
        self._begun = [0] * games
        self.games: list[Game] = []
        for slot in range(games):
            self.games.append(self._begin(slot))
            self._see(slot)
        self._show()

    def step(self, choices: NDArray[np.integer] | Sequence[int]) -> None:
        """Choose in every game, by options' numbers. If one is not offered, nothing happens in any game."""
        codes = self._checked(choices)
        for slot in self._finished:
            self._done[slot] = 0
            for seat in range(self.players):
                self._rewards[slot * self.players + seat] = 0.0
        self._finished = []
        for slot in range(len(codes)):
            game = self.games[slot]
            game.choose_code(codes[slot])
            if not self._learns[game.state.seat]:
                self._go_on(game, slot)
            if game.state.phase == FINISHED:
                self._finish(slot, game.state.winner)
            self._see(slot)
        self._show()

    def _checked(self, choices: NDArray[np.integer] | Sequence[int]) -> list[int]:
        given = np.asarray(choices)
        games = self.games
        if given.shape != (len(games),) or given.dtype.kind not in "iu":
            raise RulesError(
                f"a step takes {len(games)} whole numbers, not {given.dtype} of shape {given.shape}"
            )
        codes: list[int] = given.tolist()
        for slot in range(len(codes)):
            if codes[slot] not in games[slot].state.options:
                raise IllegalChoice(self._refusal(slot, codes[slot]))
        return codes

    def _refusal(self, slot: int, code: int) -> str:
        keys = names()
        s = self.games[slot].state
        offered = ", ".join(f"{other} {keys[other]}" for other in s.options)
        named = f" ({keys[code]})" if 0 <= code < ACTIONS else ""
        return f"game {slot}: {code}{named} is not offered to {SEAT_NAMES[s.seat]} now; offered: {offered}"

    def _begin(self, slot: int) -> Game:
        """A new game, at the first question to a seat that learns."""
        while True:
            game = Game.start(
                self.players,
                f"{self._seed}/{slot}/{self._begun[slot]}",
                self._discovery,
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
        lots = self._lots[slot]
        opponents = self._opponents
        while game.state.phase != FINISHED and not learns[game.state.seat]:
            codes = game.state.options
            if opponents is None:
                game.choose_code(codes[int(lots.random() * len(codes))])
            else:
                game.choose_code(opponents(game.view(game.state.seat), codes, lots))

    def _finish(self, slot: int, winner: int) -> None:
        self._done[slot] = 1
        if winner >= 0:
            self._rewards[slot * self.players + winner] = 1.0
        self._finished.append(slot)
        self.games[slot] = self._begin(slot)

    def _see(self, slot: int) -> None:
        """Note what the arrays are to show of a game, while it is at hand."""
        game = self.games[slot]
        s = game.state
        self._asked[slot] = s.seat
        self._offered[slot] = s.options
        if self._observe:
            PACKING.pack_into(self._packed, slot * PACKED, *look(game, s.seat))

    def _show(self) -> None:
        """Fill the arrays from what was noted of each game, of all at once."""
        self.seats[:] = self._asked
        offered = self._offered
        codes = np.frombuffer(b"".join([CODES[code] for options in offered for code in options]), "<u2")
        counts = [len(options) for options in offered]
        self.masks[:] = False
        self.masks.reshape(-1)[np.repeat(self._starts, counts) + codes] = True
        if self._observe:
            self._spread()

    def _spread(self) -> None:
        """Make rows of words, as `words.spread` does."""
        games = len(self.games)
        rows = self.observations
        packed = np.frombuffer(self._packed, np.uint8).reshape(games, PACKED)
        bits = np.unpackbits(packed[:, FLAGS_AT:], axis=1, bitorder="little")
        end = 0
        for source, pieces in ((packed, NUMBER_PIECES), (bits, FLAG_PIECES)):
            for piece in pieces:
                values = source[:, piece]
                start, end = end, end + values.shape[1]
                rows[:, start:end] = values
        for may, sure in LEVEL_PIECES:
            start, end = end, end + may.stop - may.start
            np.add(bits[:, may], bits[:, sure], out=rows[:, start:end])
