"""One game between bots: each is handed its seat's view and its decision. The outcome is a `GameResult`.

A bot that crashes, answers what it was not offered or takes too long ends the game by its fault and loses it.
Where nothing counts time, the same bots and the same seed give the same result.
"""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Protocol

from ardri.arena.entrants import make_bot
from ardri.bots.protocol import Bot
from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.box.fingerprints import fingerprint
from ardri.rules.box.options import Option
from ardri.rules.decisions import Decision
from ardri.rules.formats.record import Record
from ardri.rules.game import Game
from ardri.rules.state.state import OPEN

CRASHED: Final = "crash"
ILLEGAL: Final = "illegal"
OVERRAN: Final = "time"
DIED: Final = "death"  # took its process down with it
ENGINE: Final = "engine"  # nobody's fault but ours: such a game counts for nobody
LOST: Final = "lost"  # the process ended while no bot was thinking: neither does this

FORFEIT: Final = "forfeit"
VOID: Final = "void"
TOO_LONG: Final = "too_long"
MOST_DECISIONS: Final = 50_000  # two bots may answer each other's reactions without end
LONGEST_WORDS: Final = 300


@dataclass(frozen=True)
class Terms:
    """The terms of every game of a match."""

    windows: str = OPEN
    edition: str = "base"
    round_limit: int = 0
    time_limit: float = 0.0  # seconds for a decision by the clock on the wall; 0 is none


@dataclass(frozen=True)
class Fault:
    """A fault that ended a game early, and the seat whose fault it is (None: no bot's)."""

    kind: str
    seat: int | None
    words: str
    trace: str = ""


@dataclass(frozen=True)
class GameResult:
    """The result of one game; tuples are by seat."""

    seed: str
    bots: tuple[str, ...]
    winner: int | None
    reason: str
    conditions: tuple[int, ...]
    won_with: tuple[str, ...]
    rounds: int
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]
    digest: str
    fault: Fault | None = None
    deaths: int = 0  # of processes that played it before
    sharing: tuple[int, ...] = ()  # the seats that won together
    record: str = field(default="", repr=False)

    @property
    def void(self) -> bool:
        """True if the game counts for nobody."""
        return self.reason == VOID

    @property
    def points(self) -> tuple[float, ...]:
        """The share of each seat in the one point of the game.

        The winner gets it, or several winners share it. Whoever forfeits gets nothing, and the others share
        it; in a draw all share it.
        """
        players = len(self.bots)
        if self.void:
            return (0.0,) * players
        guilty = None if self.fault is None else self.fault.seat
        sharing = self.sharing or tuple([seat for seat in range(players) if seat != guilty])
        if self.winner is not None:
            sharing = (self.winner,)
        return tuple(1 / len(sharing) if seat in sharing else 0.0 for seat in range(players))

    def without_record(self) -> GameResult:
        """The same result, with the record of the game left out."""
        return replace(self, record="")

    def fault_text(self) -> str:
        """One line on what went wrong, if anything did."""
        fault = self.fault
        if fault is None:
            again = f"A process died over the game with seed {self.seed}, which was played again."
            return again if self.deaths else ""
        if fault.seat is None:
            return f"The game with seed {self.seed} counts for nobody: {fault.words}"
        seat = SEAT_NAMES[fault.seat]
        return f"{self.bots[fault.seat]} (seat {seat}, seed {self.seed}) forfeits: {fault.words}"


class Watch(Protocol):
    """Observer of a game that is told which seat is thinking, to stop it if it never ends."""

    def begin(self, seat: int, decision: int) -> None:
        """A seat begins to think about its decision with this number; 0 is while the bot is made."""

    def end(self) -> None:
        """No bot is thinking."""


class Foul(Exception):
    """A bot ends the game by its fault."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.words)
        self.fault = fault


@dataclass
class Player:
    """A bot at its seat, and how long it has thought."""

    seat: int
    bot: Bot
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def answer(self, game: Game, decision: Decision, limit: float, watch: Watch | None) -> Option:
        """The option it chooses; raises `Foul` unless that is one of those offered, in time."""
        view = game.view(self.seat)
        self.decisions += 1
        if watch is not None:
            watch.begin(self.seat, self.decisions)
        began = time.perf_counter()
        try:
            chosen: object = self.bot.choose(view, decision)
        except (Exception, SystemExit) as error:
            raise Foul(crash(self.seat, error, f"in its decision {self.decisions}")) from error
        finally:
            taken = time.perf_counter() - began
            self.seconds += taken
            self.slowest = max(self.slowest, taken)
            if watch is not None:
                watch.end()
        if not isinstance(chosen, Option) or chosen not in decision.options:
            raise Foul(Fault(ILLEGAL, self.seat, _illegal(chosen, decision, self.decisions)))
        if limit and taken > limit:
            raise Foul(Fault(OVERRAN, self.seat, overrun(self.decisions, limit, f"{taken:.2f} s")))
        return chosen


def play_game(
    bots: Sequence[str],
    seed: int | str,
    terms: Terms | None = None,
    make: Callable[[str, str], Bot] = make_bot,
    watch: Watch | None = None,
    keep_record: bool = False,
) -> GameResult:
    """Play one game between the bots with these names, in seat order.

    A bot's own seed is the game's with its seat. A question with one option is answered without asking it.
    """
    terms = terms or Terms()
    game = Game.start(len(bots), seed, terms.edition, terms.windows, terms.round_limit)
    players: list[Player] = []
    fault = None
    try:
        for seat, name in enumerate(bots):
            players.append(_seated(name, seat, f"{seed}/{SEAT_NAMES[seat]}", make, watch))
        _play(game, players, terms.time_limit, watch)
    except Foul as foul:
        fault = foul.fault
    return _result(game, tuple(bots), str(seed), players, fault, keep_record)


def _seated(name: str, seat: int, seed: str, make: Callable[[str, str], Bot], watch: Watch | None) -> Player:
    if watch is not None:
        watch.begin(seat, 0)
    try:
        return Player(seat, make(name, seed))
    except (Exception, SystemExit) as error:
        raise Foul(crash(seat, error, "when it was made")) from error
    finally:
        if watch is not None:
            watch.end()


def _play(game: Game, players: list[Player], limit: float, watch: Watch | None) -> None:
    made = 0
    while not game.over and made < MOST_DECISIONS:
        made += 1
        decision = game.decision
        if decision.forced:
            game.choose(decision.options[0], decision.seat)
        else:
            game.choose(players[decision.seat].answer(game, decision, limit, watch), decision.seat)


def _result(
    game: Game, bots: tuple[str, ...], seed: str, players: list[Player], fault: Fault | None, keep: bool
) -> GameResult:
    # A bot that could not be made leaves seats without a player
    seats = range(len(bots))
    at = {player.seat: player for player in players}
    winner, reason = None, FORFEIT if fault else TOO_LONG
    conditions: tuple[int, ...] = (0,) * len(bots)
    if game.over:
        winner, reason, conditions = game.result.winner, game.result.reason, game.result.conditions
    elif fault is not None:
        winner = _heir(bots, fault)
    return GameResult(
        seed=seed,
        bots=bots,
        winner=winner,
        reason=reason,
        conditions=conditions,
        won_with=game.result.won_with if game.over else (),
        rounds=game.result.rounds if game.over else game.state.round,
        decisions=tuple(at[seat].decisions if seat in at else 0 for seat in seats),
        seconds=tuple(at[seat].seconds if seat in at else 0.0 for seat in seats),
        slowest=tuple(at[seat].slowest if seat in at else 0.0 for seat in seats),
        digest=fingerprint("ardri choices", game.choices(), size=8),
        fault=fault,
        sharing=game.result.winners if game.over and winner is None else (),
        record=Record.of(game).to_text() if keep else "",
    )


def unplayed(bots: Sequence[str], seed: str, fault: Fault) -> GameResult:
    """The result of a game of which nothing is known but how it broke off."""
    none = (0.0,) * len(bots)
    reason = VOID if fault.seat is None else FORFEIT
    zeros = (0,) * len(bots)
    return GameResult(
        seed, tuple(bots), _heir(bots, fault), reason, zeros, (), 0, zeros, none, none, "", fault
    )


def _heir(bots: Sequence[str], fault: Fault) -> int | None:
    """The winner by another's fault: the other of two. Of more, nobody alone."""
    return 1 - fault.seat if fault.seat is not None and len(bots) == 2 else None


# What is said of faults


def crash(seat: int | None, error: BaseException, when: str, kind: str = CRASHED) -> Fault:
    """The fault of a bot that raised something."""
    words = " ".join(f"{type(error).__name__}: {error}".split())[:LONGEST_WORDS]
    return Fault(kind, seat, f"it crashed {when} with {words}", "".join(traceback.format_exception(error)))


def overrun(decision: int, limit: float, taken: str) -> str:
    """The message about a bot that thought for too long."""
    return f"it took {taken} for its decision {decision}, and {limit:g} s are allowed"


def _illegal(chosen: object, decision: Decision, number: int) -> str:
    answer = repr(chosen.key) if isinstance(chosen, Option) else f"something of type {type(chosen).__name__}"
    offered = ", ".join(option.key for option in decision.options)
    words = f"it answered {answer} in its decision {number} ({decision.question}), which offers {offered}"
    return words[:LONGEST_WORDS]
