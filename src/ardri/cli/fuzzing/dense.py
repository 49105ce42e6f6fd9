"""One run of the dense fuzzer: a position full of reactions, and players who like to react."""

from __future__ import annotations

import random
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ardri.cli.fuzzing.checks import check_position, ensure, patience
from ardri.cli.fuzzing.dense_positions import dense
from ardri.cli.fuzzing.fuzz_game import Inspector
from ardri.cli.fuzzing.leftovers import leftovers
from ardri.cli.fuzzing.position_data import Scene
from ardri.cli.fuzzing.random_players import eager, even
from ardri.cli.fuzzing.referee.referee import Referee
from ardri.cli.fuzzing.referee.tokens import PLAY_MOOR
from ardri.rules.box.catalogue import ADVANTAGE, SEAT_NAMES, STONE_CIRCLE
from ardri.rules.box.options import (
    CARD,
    CARD_CODES,
    COUNT,
    DECLINE,
    FROM_CODES,
    PASS,
    TERRITORY_CODES,
    code_of,
)
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
class Run:
    """A run by its number; with players, always that many."""

    seed: int
    number: int
    players: int = 0

    @property
    def key(self) -> str:
        """What position and choices are seeded with."""
        return f"dense/{self.seed}/{self.number}"


@dataclass(frozen=True)
class Found:
    """What went wrong in a run: the position, and the choices such as ``A card:bard`` that lead there."""

    trial: Run
    problem: str
    kind: str
    traceback: str
    scene: Scene
    choices: tuple[str, ...]


@dataclass(frozen=True)
class Ran:
    """What came of a run."""

    trial: Run
    choices: int
    failure: Found | None


def attempt(run: Run) -> Ran:
    """Build the position, play it and check everything after each choice."""
    rng = random.Random(run.key)
    scene = dense(rng, run.players)
    choices: list[str] = []
    try:
        with patience():
            _play(scene, rng, choices)
    except Exception as error:
        return Ran(run, len(choices), found_by(run, error, scene, choices))
    return Ran(run, len(choices), None)


def _play(scene: Scene, rng: random.Random, choices: list[str]) -> None:
    judged = Judged(scene)
    game = judged.game
    most = rng.choice(MOST_CHOICES)
    quiet = rng.random() < QUIET
    while not game.over and len(choices) < most:
        decision = rng.choice(game.pending)
        code = even(rng, decision.codes) if quiet else reacting(rng, game, decision.codes)
        key = decision.options[decision.codes.index(code)].key
        choices.append(f"{SEAT_NAMES[decision.seat]} {key}")
        judged.choose(decision.seat, key, code)
        if game.state.question == "draft_keep" and rng.random() < DRAFT_OVER:
            break  # drafts are for whole games
    if rng.random() < LOOKS:
        Inspector(game).look()


def reacting(rng: random.Random, game: Game, codes: Sequence[int]) -> int:
    """Mostly a card if one can be played, but not for ever, those that take something away first of all."""
    stack = game.state.stack
    if PLAY_MOOR in codes:
        if rng.random() < (SELDOM if PASS in codes else CURIOSITY):
            return PLAY_MOOR
        codes = [code for code in codes if code != PLAY_MOOR]
    if COUNT <= codes[-1] < CARD and rng.random() < ALL:
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


class Judged:
    """A game whose every choice is checked: the position, what is left over, what the referee says."""

    def __init__(self, scene: Scene) -> None:
        self.game = scene.start()
        self._undo = scene.undo
        self._glance()
        self._referee = None if self.game.over else Referee(self.game)

    def choose(self, seat: int, key: str, code: int) -> None:
        """Make a choice and check what comes of it; where it may be taken back, it is, and made again."""
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


def found_by(run: Run, error: Exception, scene: Scene, choices: Sequence[str]) -> Found:
    """An error after some choices, as data."""
    where = traceback.extract_tb(error.__traceback__)[-1]
    return Found(
        trial=run,
        problem=f"{type(error).__name__}: {error}",
        kind=f"{type(error).__name__} in {where.name}, line {where.lineno}",
        traceback="".join(traceback.format_exception(error)),
        scene=scene,
        choices=tuple(choices),
    )


def again(run: Run, scene: Scene, choices: Sequence[str], strictly: bool = True) -> Found | None:
    """Make the choices again; what fails at the first choice, with the choices made up to there.

    If not strictly, a choice that is not offered (any more) is left out.
    """
    made: list[str] = []
    try:
        with patience():
            judged = Judged(scene)
            for choice in choices:
                name, _, key = choice.partition(" ")
                seat = SEAT_NAMES.index(name)
                code = _offered(judged.game, seat, key)
                if code < 0 and not strictly:
                    continue
                made.append(choice)
                judged.choose(seat, key, code)
            if strictly and not judged.game.over:
                Inspector(judged.game).look()
    except Exception as error:
        return found_by(run, error, scene, made)
    return None


def _offered(game: Game, seat: int, key: str) -> int:
    """The number of the option with this key if it is offered to a seat, or -1."""
    for decision in game.pending:
        if decision.seat == seat:
            try:
                code = code_of(key, game.state.sites() if key.startswith("site:") else [])
            except RulesError:
                return -1
            return code if code in decision.codes else -1
    return -1
