"""Dense fuzzer: one run from a position full of reactions, with players who like to react."""

from __future__ import annotations

import random
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ardri.cli.fuzzing.checks import check_position, ensure, time_limit
from ardri.cli.fuzzing.dense_positions import dense
from ardri.cli.fuzzing.fuzz_game import COMBINATIONS, Inspector, combinations
from ardri.cli.fuzzing.leftovers import leftovers
from ardri.cli.fuzzing.position_data import PositionData
from ardri.cli.fuzzing.random_players import eager, even
from ardri.cli.fuzzing.referee.modules import ModulesReferee
from ardri.cli.fuzzing.referee.referee import Referee
from ardri.cli.fuzzing.referee.tokens import PLAY_MOOR
from ardri.rules.box.catalogue import ADVANTAGE, SEAT_NAMES, STONE_CIRCLE
from ardri.rules.box.options import (
    CARD_CODES,
    COUNT,
    DECLINE,
    FROM_CODES,
    PASS,
    TERRITORY_CODES,
    VERB_OF,
    code_of,
)
from ardri.rules.editions.base import BASE
from ardri.rules.engine.play import Play
from ardri.rules.errors import RulesError
from ardri.rules.formats.notation import to_json
from ardri.rules.game import Game

MOST_CHOICES: Final = (15, 30, 60)
LOOKS: Final = 0.1
QUIET: Final = 0.1
DRAFT_OVER: Final = 0.3

# How likely the Moor is played, also instead of a turn; how likely no reaction is, and when never one is
CURIOSITY: Final = 0.3
SELDOM: Final = 0.02
PAY: Final = CARD_CODES[ADVANTAGE + STONE_CIRCLE]
PAYING: Final = 0.8
ALL: Final = 0.3
AT_THE_STONE_CIRCLE: Final = (FROM_CODES[STONE_CIRCLE], TERRITORY_CODES[STONE_CIRCLE])
RESTRAINT: Final = 0.15
DEEP: Final = 25


@dataclass(frozen=True)
class DenseRun:
    """A dense run: its seed and number; with `players`, always that many.

    Without an edition it is the base game; `COMBINATIONS` stands for all combinations of modules in turn.
    """

    seed: int
    number: int
    players: int = 0
    edition: str = ""

    @property
    def played(self) -> str:
        """The edition of the position."""
        if self.edition != COMBINATIONS:
            return self.edition or BASE.name
        every = combinations()
        return every[self.number % len(every)]

    @property
    def key(self) -> str:
        """The seed of the position and the choices."""
        return f"dense/{self.seed}/{self.number}"


@dataclass(frozen=True)
class DenseFailure:
    """The failure of a dense run: its first position, and the choices (``A card:bard``) that lead to it."""

    trial: DenseRun
    problem: str
    kind: str
    traceback: str
    setup: PositionData
    choices: tuple[str, ...]


@dataclass(frozen=True)
class RunResult:
    """The result of a dense run."""

    trial: DenseRun
    choices: int
    failure: DenseFailure | None


def attempt(run: DenseRun) -> RunResult:
    """Build the position, play it and check everything after each choice."""
    rng = random.Random(run.key)
    position = dense(rng, run.players, run.played)
    choices: list[str] = []
    try:
        with time_limit():
            _play(position, rng, choices)
    except Exception as error:
        return RunResult(run, len(choices), dense_failure(run, error, position, choices))
    return RunResult(run, len(choices), None)


def _play(position: PositionData, rng: random.Random, choices: list[str]) -> None:
    checked = CheckedGame(position)
    game = checked.game
    most = rng.choice(MOST_CHOICES)
    quiet = rng.random() < QUIET
    while not game.over and len(choices) < most:
        decision = rng.choice(game.pending)
        code = even(rng, decision.codes) if quiet else reacting(rng, game, decision.codes)
        key = decision.options[decision.codes.index(code)].key
        choices.append(f"{SEAT_NAMES[decision.seat]} {key}")
        checked.choose(decision.seat, key, code)
        drafting = game.state.question == "draft_keep" and not game.state.edition.modules
        if drafting and rng.random() < DRAFT_OVER:
            break  # drafts are for whole games, where nothing comes between them and the Season
    if rng.random() < LOOKS:
        Inspector(game).look()


def reacting(rng: random.Random, game: Game, codes: Sequence[int]) -> int:
    """Choose a card most of the time, preferring those that take something away; not for ever."""
    stack = game.state.stack
    if PLAY_MOOR in codes:
        if rng.random() < (SELDOM if PASS in codes else CURIOSITY):
            return PLAY_MOOR
        codes = [code for code in codes if code != PLAY_MOOR]
    if VERB_OF[codes[-1]] == COUNT and rng.random() < ALL:
        return codes[-1]
    here = [code for code in codes if code in AT_THE_STONE_CIRCLE]
    if here and rng.random() < PAYING:
        return here[0]
    if DECLINE in codes:
        again = {CARD_CODES[frame.card] for frame in stack if isinstance(frame, Play)}
        if rng.random() < PAYING:
            codes = [code for code in codes if code not in again]
        if PAY in codes and rng.random() < PAYING:
            return PAY
        if rng.random() < RESTRAINT or len(stack) > DEEP:
            return DECLINE
    return eager(rng, codes)


class CheckedGame:
    """A game that is checked after every choice: invariants, leftovers and referee."""

    def __init__(self, position: PositionData) -> None:
        self.game = position.start()
        self._undo = position.undo
        self._glance()
        self._referee = None if self.game.over else referee_of(self.game)

    def choose(self, seat: int, key: str, code: int) -> None:
        """Make a choice and check the result; if it can be undone, undo it and make it again."""
        game = self.game
        undo = self._undo and not game.state.stack[-1].answers_together(
            game.state
        )  # whose answers are taken back whole
        before = to_json(game) if undo else {}
        game.choose(key, seat=seat)
        if undo and game.undoable(seat):
            after = to_json(game)
            game.undo(seat)
            ensure(to_json(game) == before, "after taking back the position is another")
            game.choose(key, seat=seat)
            ensure(to_json(game) == after, "the same choice leads elsewhere after taking back")
        self._glance()
        if self._referee is not None:
            self._referee.follow(self.game, seat, code)

    def _glance(self) -> None:
        check_position(self.game)
        left = leftovers(self.game.state)
        ensure(not left, "; ".join(left))


def referee_of(game: Game) -> Referee:
    """The referee of a game; modules have one that knows more."""
    return ModulesReferee(game) if game.state.edition.modules else Referee(game)


def dense_failure(
    run: DenseRun, error: Exception, position: PositionData, choices: Sequence[str]
) -> DenseFailure:
    """The data of an error after some choices."""
    where = traceback.extract_tb(error.__traceback__)[-1]
    return DenseFailure(
        trial=run,
        problem=f"{type(error).__name__}: {error}",
        kind=f"{type(error).__name__} in {where.name}, line {where.lineno}",
        traceback="".join(traceback.format_exception(error)),
        setup=position,
        choices=tuple(choices),
    )


def again(
    run: DenseRun, position: PositionData, choices: Sequence[str], strictly: bool = True
) -> DenseFailure | None:
    """Replay the choices; return the first failure with the choices up to it.

    If not strictly, a choice that is not offered (any more) is left out.
    """
    made: list[str] = []
    try:
        with time_limit():
            checked = CheckedGame(position)
            for choice in choices:
                name, _, key = choice.partition(" ")
                seat = SEAT_NAMES.index(name)
                code = _offered(checked.game, seat, key)
                if code < 0 and not strictly:
                    continue
                made.append(choice)
                checked.choose(seat, key, code)
            if strictly and not checked.game.over:
                Inspector(checked.game).look()
    except Exception as error:
        return dense_failure(run, error, position, made)
    return None


def _offered(game: Game, seat: int, key: str) -> int:
    """The code of the option with this key if it is offered to the seat, or -1."""
    for decision in game.pending:
        if decision.seat == seat:
            try:
                code = code_of(key, game.state.sites() if key.startswith("site:") else [])
            except RulesError:
                return -1
            return code if code in decision.codes else -1
    return -1
