"""Checks of the fuzzer: after every choice, every now and then, and at the end of a game."""

from __future__ import annotations

import random
import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from json import dumps, loads
from types import FrameType
from typing import Final

from ardri.cli.fuzzing.random_players import even
from ardri.rules import invariants
from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.box.options import code_of
from ardri.rules.formats.notation import digest, from_json, to_json
from ardri.rules.formats.notation_text import from_text, to_text
from ardri.rules.formats.record import Record, replay
from ardri.rules.game import Game
from ardri.rules.knowledge.sightings import known_to, places_of
from ardri.rules.state.events import Event
from ardri.rules.state.ledger import SPECTATOR

FUTURE: Final = 5
PATIENCE: Final = 20.0
DECKS: Final = ("Action cards", "Epic Tales", "tiles")


class CheckFailed(Exception):
    """A check failed."""


class Stuck(Exception):
    """The game hangs: it neither asks nor ends."""


def ensure(holds: bool, otherwise: str) -> None:
    """Raise CheckFailed unless `holds`."""
    if not holds:
        raise CheckFailed(otherwise)


# After every choice


def check_position(game: Game) -> None:
    """Check that the invariants hold, and that somebody can choose or the game is over."""
    found = invariants.problems(game.state)
    ensure(not found, "; ".join(found))
    if game.over:
        ensure(not game.pending and not game.codes, "somebody is asked though the game is over")
        ensure(bool(game.result.reason), "the game is over for no reason")
        return
    ensure(bool(game.pending), "nobody can choose though the game is not over")
    for decision in game.pending:
        choice = len(decision.codes) > 1 or game.state.setting.sealed
        ensure(choice, f"a question has no choice: {decision!r}")
        ensure(len(set(decision.codes)) == len(decision.codes), f"an option is there twice: {decision!r}")


# Every now and then


def check_forms(game: Game) -> None:
    """Check that the copy, the JSON and the text are the same position and leave the game unchanged."""
    before = to_json(game)
    asked = _asked(game)
    twins = {
        "the copy": game.copy(),
        "the game read from JSON": from_json(loads(dumps(before)), game.source),
        "the game read from text": from_text(to_text(game), game.source),
    }
    for name, twin in twins.items():
        ensure(to_json(twin) == before, f"{name} is another position")
        ensure(_asked(twin) == asked, f"{name} asks {_asked(twin)}, not {asked}")
    futures = {name: _go_on(twin) for name, twin in twins.items()}
    for name, future in futures.items():
        ensure(future == futures["the copy"], f"{name} goes on otherwise than the copy")
    ensure(to_json(game) == before and _asked(game) == asked, "a copy has changed the game")


def _asked(game: Game) -> list[str]:
    return [repr(decision) for decision in game.pending]


def _go_on(game: Game) -> str:
    rng = random.Random(game.state.round)
    for _ in range(FUTURE):
        if not game.over:
            game.choose_code(even(rng, game.codes))
    return digest(game)


def check_options(game: Game) -> None:
    """Check that every option is found by its key."""
    for decision in game.pending:
        sites = game.state.sites() if decision.question == "site" else []
        for option in decision.options:
            ensure(code_of(option.key, sites) == option.code, f"{option!r} is not found by its key")


def check_events(events: Sequence[Event]) -> None:
    """Check that events survive writing and reading."""
    for event in events:
        ensure(Event.from_text(str(event)) == event, f"{event!r} is not what its text says")
        ensure(
            Event.from_json(loads(dumps(event.to_json()))) == event, f"{event!r} is not what its JSON says"
        )


def check_knowledge(game: Game) -> None:
    """Check that the truth is possible for every seat, and that a world sample gives the same view."""
    s = game.state
    observers = [*range(s.players), SPECTATOR]
    truth = [places_of(s, deck) for deck in range(len(s.trails))]
    for observer in observers:
        for deck in range(len(s.trails)):
            known = known_to(s, deck, observer).allows(truth[deck])
            ensure(known, f"{_observer(observer)} holds for impossible how the {DECKS[deck]} lie")
    rng = random.Random(digest(game))
    observer = rng.choice(observers)
    view = game.view(None if observer == SPECTATOR else observer)
    world = next(view.worlds(rng))
    same = {**world.view(view.seat).to_json(), "undo": 0} == {
        **view.to_json(),
        "undo": 0,
    }  # of one's own choices
    ensure(same, f"a world that {_observer(observer)} thinks possible looks otherwise")
    found = invariants.problems(world.state)
    ensure(not found, f"a world that {_observer(observer)} thinks possible: {'; '.join(found)}")


def _observer(observer: int) -> str:
    return "a spectator" if observer == SPECTATOR else SEAT_NAMES[observer]


# At the end


def check_record(game: Game) -> None:
    """Check that the record of a game survives writing, reading and replaying."""
    record = Record.of(game)
    text = record.to_text()
    ensure(Record.from_text(text).to_text() == text, "the record is not what its text says")
    ensure(
        Record.from_json(loads(dumps(record.to_json()))).to_text() == text,
        "the record is not what its JSON says",
    )
    ensure(digest(replay(Record.from_text(text))) == digest(game), "the record plays another game")


# Patience


@contextmanager
def time_limit(seconds: float = PATIENCE) -> Iterator[None]:
    """Time limit: raise Stuck after so many seconds. No limit where the system has no SIGALRM."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _give_up)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _give_up(_number: int, _frame: FrameType | None) -> None:
    raise Stuck(f"no question and no end after {PATIENCE:g} seconds")
