"""Leaks planted on purpose are noticed by the tests that there are none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import msgspec
import pytest

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.game import Game
from ardri.server.streams import streams
from ardri.server.streams.part_cache import Items
from ardri.server.streams.streams import Streams
from ardri.server.table import deadlines, play
from ardri.server.table.reaction_pauses import to_ask
from ardri.server.table.table import Table
from tests.server.helpers.two_worlds_streams import Watched, two_worlds
from tests.server.secrecy.test_streams import unnoticed

Leak = Callable[[pytest.MonkeyPatch], None]
GAMES = 6


def number_gap(patch: pytest.MonkeyPatch) -> None:
    """Every entry of the log uses a number of every stream."""
    honest = Streams.follow

    def follow(self: Streams) -> list[tuple[str, bytes]]:
        sent = honest(self)
        for stream in self.all:
            stream.number += stream.name not in dict(sent)
        return sent

    patch.setattr(Streams, "follow", follow)


def awaited_by_name(patch: pytest.MonkeyPatch) -> None:
    """Everybody sees who is asked to react."""
    honest = streams._table_parts

    def standing(table: Table) -> Items:
        waiting = () if table.pause is None else table.pause.waiting
        return [*honest(table), ("waiting", repr(waiting).encode())]

    patch.setattr(streams, "_table_parts", standing)


def early_end(patch: pytest.MonkeyPatch) -> None:
    """A pause in which nobody need be asked is over at once."""
    honest = play.after_move

    def moved(table: Table, game: Game, bonus: bool = True) -> None:
        honest(table, game, bonus)
        while table.pause is not None and not table.pause.waiting:
            play._close(table, game)

    patch.setattr(play, "after_move", moved)


def time_to_think(patch: pytest.MonkeyPatch) -> None:
    """A moment at which somebody is asked takes a little longer."""
    honest = play._pause

    def pause(table: Table, game: Game, number: int, moment: int) -> None:
        honest(table, game, number, moment)
        if table.pause is not None and table.pause.waiting:
            table.pause = msgspec.structs.replace(table.pause, end=table.pause.end + 1)

    patch.setattr(play, "_pause", pause)


def pause_goes_on(patch: pytest.MonkeyPatch) -> None:
    """Everybody sees that another moment of the same pause has come, if somebody is asked at it."""
    honest = play._close

    def close(table: Table, game: Game, one: bool = False) -> None:
        honest(table, game, one)
        if table.pause is not None and table.pause.waiting:
            table.change.everybody = True

    patch.setattr(play, "_close", close)


def asked_elsewhere(patch: pytest.MonkeyPatch) -> None:
    """Questions are counted for all seats together."""
    honest = play._ask

    def ask(table: Table, seats: tuple[int, ...]) -> None:
        honest(table, seats)
        highest = max(asking.number for asking in table.questions)
        if seats:
            table.questions = [
                type(asking)(highest, asking.open, asking.answered) for asking in table.questions
            ]

    patch.setattr(play, "_ask", ask)


def others_undo(patch: pytest.MonkeyPatch) -> None:
    """The button to take back can be used when anybody can take something back."""
    honest = streams._table_parts

    def standing(table: Table) -> Items:
        most = max(table.undoable(seat) for seat in range(table.terms.players))
        return [*honest(table), ("may_undo", str(most).encode())]

    patch.setattr(streams, "_table_parts", standing)


def clock_stands(patch: pytest.MonkeyPatch) -> None:
    """The clock of a seat that has answered in the draft stands still for all to see."""
    honest = deadlines.run_own_clock

    def run_own_clock(table: Table) -> None:
        honest(table)
        table.shown_clocks = table.clocks

    patch.setattr(play, "run_own_clock", run_own_clock)


def forced_in_the_open(patch: pytest.MonkeyPatch) -> None:
    """A notice says how many are asked."""
    honest = streams._table_parts

    def standing(table: Table) -> Items:
        game = table.game
        asked = game is not None and game.in_window and len(to_ask(game, table.orders))
        return [*honest(table), ("asked", str(asked).encode())]

    patch.setattr(streams, "_table_parts", standing)


def complaint(players: int, seeds: range) -> str:
    """The complaint of the tests about the first game that they object to."""
    for seed in seeds:
        try:
            watched = Watched(players, seed)
            unnoticed(watched)
            two_worlds(watched, Counter())
        except AssertionError as told:
            return str(told)
    return "nothing was noticed"


LEAKS: list[tuple[Leak, str]] = [
    (number_gap, "they are told apart"),
    (awaited_by_name, "noticed it"),
    (early_end, "they are told apart"),
    (pause_goes_on, "they are told apart"),
    (time_to_think, "they are told apart by the length of a pause"),
    (asked_elsewhere, "they are told apart"),
    (others_undo, "noticed it"),
    (clock_stands, "noticed it"),
    (forced_in_the_open, "noticed it"),
]


@pytest.mark.parametrize(("leak", "what"), LEAKS, ids=[leak.__name__ for leak, _ in LEAKS])
def test_a_planted_leak_is_noticed(leak: Leak, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    assert what in complaint(3, range(GAMES))


def test_without_a_leak_nothing_is_noticed() -> None:
    assert complaint(3, range(GAMES)) == "nothing was noticed"


def test_seats_have_the_names_that_streams_have() -> None:
    watched = Watched(2, seed=0)
    assert list(watched.scripted.messages) == [*SEAT_NAMES[:2], "*"]
