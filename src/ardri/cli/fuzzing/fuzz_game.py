"""One game of the fuzzer: its settings, how it is played, checked and replayed."""

from __future__ import annotations

import random
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ardri.cli.fuzzing.checks import (
    CheckFailed,
    check_events,
    check_forms,
    check_knowledge,
    check_options,
    check_position,
    check_record,
    time_limit,
)
from ardri.cli.fuzzing.random_players import STYLES
from ardri.rules.box.catalogue import MOST_SEATS, SEAT_NAMES
from ardri.rules.editions.base import BASE
from ardri.rules.editions.registry import MODULES, edition_for, edition_of
from ardri.rules.formats.notation import Data, from_json, to_json
from ardri.rules.game import WINDOWS, Game
from ardri.rules.state.chance import Seeded
from ardri.rules.state.edition import LEAST_PLAYERS
from ardri.rules.state.modules import PLUS, full_name

EVERY: Final = 10
MOST_CHOICES: Final = 100_000
TAILS: Final = (1, 2, 4, 8, 16, 32, 64)
SETUPS: Final = ("base", "discovery")
COMBINATIONS: Final = "*"  # in the place of an edition: all that the base game and modules make


# An edition and a number of players
Case = tuple[str, int]


def cases(edition: str) -> list[Case]:
    """The editions played in turn: one by its name, the two without a name, or combinations of modules."""
    if edition == COMBINATIONS:
        return [case for name in combinations() for case in _seatings(name, MOST_SEATS) if _matters(*case)]
    if not edition:
        return [case for name in SETUPS for case in cases(name)]
    return _seatings(edition, MOST_SEATS if PLUS in edition else edition_of(edition).seats)


def _seatings(edition: str, most: int) -> list[Case]:
    """The edition with each number of players up to so many."""
    return [(edition_for(edition, players).name, players) for players in range(LEAST_PLAYERS, most + 1)]


def _matters(edition: str, players: int) -> bool:
    """False if an edition has more seats than the base game, and so few players that nothing comes of it."""
    return players > BASE.seats or edition_of(edition).seats <= BASE.seats


def combinations() -> list[str]:
    """The base game, and all that modules make of it; those that only have seats come with the players.

    >>> "base+king+seasons+festivals" in combinations(), "base+fifth" in combinations()
    (True, False)
    """
    found = [BASE.name]
    for module in MODULES.values():
        if not module.seats:
            found += [full_name(f"{name}{PLUS}{module.name}") for name in found]
    return list(dict.fromkeys(found))


@dataclass(frozen=True)
class Trial:
    """A game by its number. Consecutive numbers vary players, setups, random players and windows.

    With an edition, all games are of that one; `COMBINATIONS` stands for all combinations of modules.
    """

    seed: int
    number: int
    edition: str = ""

    @property
    def key(self) -> str:
        """The seed of chance and of the choices."""
        return f"{self.seed}/{self.number}"

    @property
    def players(self) -> int:
        """The number of players: as many as the edition has seats for, in turn."""
        return self._case[1]

    @property
    def played(self) -> str:
        """The edition of the game: if none is given, the base game and its discovery setup in turn."""
        return self._case[0]

    @property
    def style(self) -> str:
        """The name of the random player."""
        return tuple(STYLES)[self._lap % len(STYLES)]

    @property
    def windows(self) -> str:
        """The mode of the windows: open or sealed."""
        return WINDOWS[self._lap // len(STYLES) % len(WINDOWS)]

    @property
    def _case(self) -> Case:
        every = cases(self.edition)
        return every[self.number % len(every)]

    @property
    def _lap(self) -> int:
        return self.number // len(cases(self.edition))

    def start(self) -> Game:
        """The game at its beginning."""
        return Game.start(self.players, self.key, self.played, self.windows, listen=True)


@dataclass(frozen=True)
class Failure:
    """The failure of a game: the choices that lead to it, and if possible a position from which fewer do."""

    trial: Trial
    problem: str
    kind: str
    traceback: str
    choices: list[str]
    position: Data | None = None
    tail: list[str] | None = None


@dataclass(frozen=True)
class TrialResult:
    """The result of a trial."""

    trial: Trial
    choices: int
    failure: Failure | None


def attempt(trial: Trial) -> TrialResult:
    """Play and check a game; a failure is shortened as far as possible."""
    choices: list[str] = []
    try:
        _play(trial, choices)
    except Exception as error:
        return TrialResult(trial, len(choices), shortened(failure_of(trial, error, choices)))
    return TrialResult(trial, len(choices), None)


def _play(trial: Trial, choices: list[str]) -> None:
    rng = random.Random(trial.key)
    style = STYLES[trial.style]
    inspector = Inspector(trial.start())
    game = inspector.game
    inspector.glance()
    while not game.over:
        if len(choices) >= MOST_CHOICES:
            raise CheckFailed(f"the game does not end in {MOST_CHOICES} choices")
        decision = rng.choice(game.pending)
        code = style(rng, decision.codes)
        option = decision.options[decision.codes.index(code)]
        choices.append(f"{SEAT_NAMES[decision.seat]} {option.key}")
        inspector.choose(choices[-1])
        if len(choices) % EVERY == 0:
            inspector.look()
    inspector.look()
    check_record(game)


class Inspector:
    """Makes choices and checks the results."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._read = 0

    def choose(self, choice: str) -> None:
        """Make a choice such as ``A card:bard`` and run the quick checks."""
        with time_limit():
            play(self.game, choice)
        self.glance()

    def glance(self) -> None:
        """The quick checks."""
        check_position(self.game)

    def look(self) -> None:
        """Run all checks that are possible before the end."""
        with time_limit():
            check_forms(self.game)
        check_options(self.game)
        with time_limit():
            check_knowledge(self.game)
        log = self.game.state.events or []
        check_events(log[self._read :])
        self._read = len(log)


def play(game: Game, choice: str) -> None:
    """Make a choice such as ``A card:bard`` in a game."""
    name, _, key = choice.partition(" ")
    game.choose(key, seat=SEAT_NAMES.index(name))


# Playing again


def again(trial: Trial, choices: Sequence[str], position: Data | None = None) -> Failure | None:
    """Replay the choices from the beginning or from a position; return the first failure."""
    made: list[str] = []
    try:
        game = trial.start() if position is None else from_json(position, Seeded(trial.key))
        inspector = Inspector(game)
        inspector.glance()
        if len(choices) < EVERY:
            inspector.look()
        for choice in choices:
            made.append(choice)
            inspector.choose(choice)
            if len(made) > len(choices) - EVERY:
                inspector.look()
        if game.over and position is None:
            check_record(game)
    except Exception as error:
        return failure_of(trial, error, made)
    return None


def failure_of(trial: Trial, error: Exception, choices: list[str]) -> Failure:
    """The data of an error after some choices."""
    where = traceback.extract_tb(error.__traceback__)[-1].name
    return Failure(
        trial=trial,
        problem=f"{type(error).__name__}: {error}",
        kind=f"{type(error).__name__} in {where}",
        traceback="".join(traceback.format_exception(error)),
        choices=list(choices),
    )


def shortened(failure: Failure) -> Failure:
    """The failure with fewer choices, and with the latest position from which it still fails."""
    first = again(failure.trial, failure.choices)
    if first is None:
        return failure
    choices = first.choices
    for back in [back for back in TAILS if back < len(choices)]:
        position = _position(first.trial, choices[:-back])
        found = again(first.trial, choices[-back:], position)
        if found is not None and found.kind == first.kind:
            return Failure(
                first.trial, first.problem, first.kind, first.traceback, choices, position, found.choices
            )
    return first


def _position(trial: Trial, choices: Sequence[str]) -> Data:
    game = trial.start()
    for choice in choices:
        play(game, choice)
    return to_json(game)
