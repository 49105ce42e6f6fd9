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
from typing import Final, Protocol

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as missing:
    raise ImportError("ardri.encoding.batch needs NumPy: pip install ardri[research]") from missing

from ardri.encoding.actions import table_of
from ardri.encoding.layout import layout_of
from ardri.encoding.observation import observe
from ardri.encoding.rows import Rows
from ardri.rules.box.catalogue import SEAT_NAMES, bits
from ardri.rules.box.options import Option
from ardri.rules.decisions import Decision
from ardri.rules.editions.registry import edition_for
from ardri.rules.errors import IllegalChoice, RulesError
from ardri.rules.game import Game
from ardri.rules.state.state import FINISHED
from ardri.rules.views.view import View

# How a seat that does not learn chooses: from what it sees and the options' numbers, at random or not.
Opponent = Callable[[View, tuple[int, ...], Random], int]


class Chooser(Protocol):
    """A player of one seat in one game, as bots are."""

    def choose(self, view: View, decision: Decision) -> Option:
        """One of the decision's options."""


# Makes the player of a seat that does not learn: for which of its place's games, counted on from the place,
# and from which seed
ChooserMaker = Callable[[int, int, str], Chooser]
ROUND_LIMIT: Final = "round_limit"


Kept = tuple[list[Game], list[Random], list[int], list[list[bool]], list[dict[int, Chooser]], dict[int, Game]]
MadeWith = tuple[
    int,
    int,
    Sequence[int] | None,
    int | str | Sequence[int | str],
    str,
    str,
    int,
    Opponent | None,
    bool,
    ChooserMaker | None,
    bool,
    bool,
]


class Batch:
    """A batch of games, each at a question to a seat that learns; the other seats have chosen before.

    `seats` says who is asked in each game, `observations` what that seat sees, `masks` what it may choose.
    After a step, `done` says which games have ended by it, and `truncated` which of them only because of the
    limit of rounds; `rewards` has 1 for the winner there, or 0 for all in a draw. Such a game has already
    begun anew; as it ended, it is in `ended`, and `final_observation` shows it.

    A batch can be pickled, if its opponents can.

    Args:
        games: how many there are.
        players: 2 to 5.
        learners: the seats that learn; all of them without it.
        seed: of all games, or one for each of them.
        edition: what is played with.
        windows: ``open`` or ``sealed``.
        round_limit: after so many rounds a game is truncated; 0 is no limit.
        opponents: a function by which the other seats choose; they choose at random without it.
        observe: whether observations are wanted; without them there are only masks.
        bots: makes a player for each of the other seats in each game, instead of `opponents`.
        rotate: whether the learners' seats are others in each game: one further.
        relative: whether actions name seats as observations do, from the chooser on.
    """

    def __init__(
        self,
        games: int,
        players: int = 4,
        learners: Sequence[int] | None = None,
        seed: int | str | Sequence[int | str] = 0,
        edition: str = "base",
        windows: str = "open",
        round_limit: int = 0,
        opponents: Opponent | None = None,
        observe: bool = True,
        bots: ChooserMaker | None = None,
        rotate: bool = False,
        relative: bool = False,
    ) -> None:
        if games < 1:
            raise RulesError(f"a batch has at least one game, not {games}")
        learning = range(players) if learners is None else learners
        if not learning or any(seat not in range(players) for seat in learning):
            raise RulesError(f"the seats that learn are some of 0 to {players - 1}, not {list(learning)}")
        if opponents is not None and bots is not None:
            raise RulesError("the other seats are played by `opponents` or by `bots`, not by both")
        if isinstance(seed, int | str):
            seeds = [f"{seed}/{slot}" for slot in range(games)]
        else:
            seeds = [str(each) for each in seed]
        if len(seeds) != games:
            raise RulesError(f"there are {games} games, and {len(seeds)} seeds")
        self._made_with = (
            *(games, players, learners, seed, edition, windows, round_limit, opponents, observe),
            *(bots, rotate, relative),
        )
        self.players = players
        self._learning = tuple(learning)
        self._learns: list[list[bool]] = [[] for _ in range(games)]
        self._seeds = seeds
        self._edition = edition_for(edition, players)
        self._layout = layout_of(self._edition)
        self._table = table_of(self._edition)
        self._windows = windows
        self._round_limit = round_limit
        self._opponents = opponents
        self._bots = bots
        self._choosers: list[dict[int, Chooser]] = [{} for _ in range(games)]
        self._rotate = rotate
        self._relative = relative
        self._rewards = array("f", bytes(4 * games * players))
        self._masks = bytearray(games * self._table.size)
        self._seats = bytearray(games)
        self._done = bytearray(games)
        self._truncated = bytearray(games)
        self._rows = Rows(games, self._layout, observe)
        self.observations: NDArray[np.uint8] = self._rows.array
        self.masks: NDArray[np.bool_] = np.frombuffer(self._masks, np.bool_).reshape(games, self._table.size)
        self.seats: NDArray[np.uint8] = np.frombuffer(self._seats, np.uint8)
        self.done: NDArray[np.bool_] = np.frombuffer(self._done, np.bool_)
        self.truncated: NDArray[np.bool_] = np.frombuffer(self._truncated, np.bool_)
        self.rewards: NDArray[np.float32] = np.frombuffer(self._rewards, np.float32).reshape(games, players)
        # every game has a random generator of its own, so that it goes the same way in a batch of any size
        self._rngs = [Random(each) for each in seeds]
        self._begun = [0] * games
        self.ended: dict[int, Game] = {}  # the games that ended with the last step, by their places
        self.games: list[Game] = []
        for slot in range(games):
            self.games.append(self._begin(slot))
            self._show(slot)
        self._rows.look(self.games)

    def step(self, choices: NDArray[np.integer] | Sequence[int]) -> None:
        """Choose in every game, by options' numbers. If one is not offered, nothing happens in any game."""
        codes = self._checked(choices)
        for slot in self.ended:
            self._done[slot] = 0
            self._truncated[slot] = 0
            for seat in range(self.players):
                self._rewards[slot * self.players + seat] = 0.0
        self.ended = {}
        self.masks[:] = False
        for slot in range(len(codes)):
            game = self.games[slot]
            game.choose_code(codes[slot])
            if not self._learns[slot][game.state.seat]:
                self._go_on(game, slot)
            if game.state.phase == FINISHED:
                self._finish(slot, game)
            self._show(slot)
        self._rows.look(self.games)

    def final_observation(self, slot: int, seat: int) -> NDArray[np.uint8]:
        """The observation of a seat at the end of the game that ended with the last step.

        Raises:
            RulesError: if none ended there.
        """
        game = self.ended.get(slot)
        if game is None:
            raise RulesError(f"game {slot} did not end with the last step")
        return np.frombuffer(observe(game, seat), np.uint8)

    def __reduce__(self) -> tuple[object, ...]:
        kept = (self.games, self._rngs, self._begun, self._learns, self._choosers, self.ended)
        ends = (bytes(self._done), bytes(self._truncated), self._rewards.tobytes())
        return _batch, (self._made_with, kept, ends)

    def _put_back(self, kept: Kept, ends: tuple[bytes, bytes, bytes]) -> None:
        """Go on from where another batch, made with the same arguments, was."""
        self.games, self._rngs, self._begun, self._learns, self._choosers, self.ended = kept
        self._done[:], self._truncated[:] = ends[0], ends[1]
        self.rewards[:] = np.frombuffer(ends[2], np.float32).reshape(self.rewards.shape)
        self.masks[:] = False
        for slot in range(len(self.games)):
            self._show(slot)
        self._rows.look(self.games)

    def _checked(self, choices: NDArray[np.integer] | Sequence[int]) -> list[int]:
        given = np.asarray(choices)
        games = self.games
        if given.shape != (len(games),) or given.dtype.kind not in "iu":
            raise RulesError(
                f"a step takes {len(games)} whole numbers, not {given.dtype} of shape {given.shape}"
            )
        chosen: list[int] = given.tolist()
        if self._relative:
            codes = [self._absolute(slot, chosen[slot]) for slot in range(len(chosen))]
        else:
            table = self._table.codes
            codes = [table[number] if 0 <= number < len(table) else -1 for number in chosen]
        for slot in range(len(codes)):
            if codes[slot] not in games[slot].state.options:
                raise IllegalChoice(self._refusal(slot, chosen[slot]))
        return codes

    def _absolute(self, slot: int, number: int) -> int:
        """The code of an action whose number is as the seat that is asked has it."""
        if not 0 <= number < self._table.size:
            return -1
        return self._table.seen_from(self.players, self.games[slot].state.seat).codes[number]

    def _refusal(self, slot: int, number: int) -> str:
        table = self._table
        s = self.games[slot].state
        numbers = table.seen_from(self.players, s.seat).numbers if self._relative else table.numbers
        options = [numbers[code] for code in s.options]
        offered = ", ".join(f"{other} {table.names[other]}" for other in options)
        named = f" ({table.names[number]})" if 0 <= number < table.size else ""
        return f"game {slot}: {number}{named} is not offered to {SEAT_NAMES[s.seat]} now; offered: {offered}"

    def _begin(self, slot: int) -> Game:
        """A new game, at the first question to a seat that learns."""
        while True:
            further = slot + self._begun[slot] if self._rotate else 0
            learning = [(seat + further) % self.players for seat in self._learning]
            self._learns[slot] = [seat in learning for seat in range(self.players)]
            self._choosers[slot] = {}
            game = Game.start(
                self.players,
                f"{self._seeds[slot]}/{self._begun[slot]}",
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
        learns = self._learns[slot]
        rng = self._rngs[slot]
        opponents = self._opponents
        while game.state.phase != FINISHED and not learns[game.state.seat]:
            codes = game.state.options
            if self._bots is not None:
                seat = game.state.seat
                game.choose(
                    self._chooser(slot, seat, self._bots).choose(game.view(seat), game.decision), seat
                )
            elif opponents is None:
                game.choose_code(codes[int(rng.random() * len(codes))])
            else:
                game.choose_code(opponents(game.view(game.state.seat), codes, rng))

    def _chooser(self, slot: int, seat: int, maker: ChooserMaker) -> Chooser:
        found = self._choosers[slot].get(seat)
        if found is None:
            seed = f"{self._seeds[slot]}/{self._begun[slot]}/{SEAT_NAMES[seat]}"
            found = self._choosers[slot][seat] = maker(seat, slot + self._begun[slot] - 1, seed)
        return found

    def _finish(self, slot: int, game: Game) -> None:
        winners = game.state.winners
        self._done[slot] = 1
        self._truncated[slot] = game.state.won_by == ROUND_LIMIT
        self.ended[slot] = game
        for winner in bits(winners):
            self._rewards[slot * self.players + winner] = 1.0 / winners.bit_count()
        self.games[slot] = self._begin(slot)

    def _show(self, slot: int) -> None:
        """Show who is asked in a game and what is offered; the masks have been cleared."""
        s = self.games[slot].state
        self._seats[slot] = s.seat
        at = slot * self._table.size
        table = self._table
        numbers = table.seen_from(self.players, s.seat).numbers if self._relative else table.numbers
        for code in s.options:
            self._masks[at + numbers[code]] = 1


def _batch(made_with: MadeWith, kept: Kept, ends: tuple[bytes, bytes, bytes]) -> Batch:
    batch = Batch(*made_with)
    batch._put_back(kept, ends)
    return batch
