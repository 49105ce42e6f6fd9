"""Pauses: reactions in sealed games, so that nobody can tell who could have reacted.

From the choice that opens a window to the next ordinary question there is one pause, however many windows lie
between. Seats that have an answer are asked in private and their answers wait here. When the entry `Closed`
comes, the answers are given to the game: what was said, or what was ordered, or decline. If then another
window asks somebody, the pause goes on and nobody else hears of it: to them the game stands where the pause
began. If a card is played, everybody sees it, and if more reactions may follow, a new pause begins.

An answer in a pause is final. If it could be replaced as long as the window is open, trying would tell
whether it is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b

import msgspec

from ardri.rules.game import Game
from ardri.rules.options import DECLINE, KEYS
from ardri.rules.play import Window
from ardri.server.orders import Orders, answer_by
from ardri.server.terms import Rhythm


class Pause(msgspec.Struct, frozen=True):
    """Since when reactions are awaited, who has not answered, and what the others said."""

    number: int
    began: int
    opened: int  # when the window now open began to ask
    stirred: int  # when it did, or was last answered
    waiting: tuple[int, ...]
    answers: dict[int, str] = {}

    def with_answer(self, seat: int, key: str, now: int) -> Pause:
        """A seat has answered, for good."""
        waiting = tuple(other for other in self.waiting if other != seat)
        return Pause(self.number, self.began, self.opened, now, waiting, {**self.answers, seat: key})

    def later(self, gap: int) -> Pause:
        """As if so much time had not passed."""
        times = (self.began + gap, self.opened + gap, self.stirred + gap)
        return Pause(self.number, *times, self.waiting, self.answers)


def in_window(game: Game) -> bool:
    """Whether reactions are awaited."""
    return not game.over and type(game.state.stack[-1]) is Window  # quicker than to ask an abstract class


def to_ask(game: Game, orders: Sequence[Orders]) -> tuple[int, ...]:
    """The seats that have to be asked in the window now open."""
    return tuple(
        decision.seat for decision in game.pending if answer_by(orders[decision.seat], decision) is None
    )


def go_on(game: Game, answers: Mapping[int, str], orders: Sequence[Orders]) -> bool:
    """Close the window, and those after it in which nobody need be asked; whether the pause is over."""
    while True:
        played = _close(game, answers, orders)
        if played or not in_window(game):
            return True
        if to_ask(game, orders):
            return False
        answers = {}


def _close(game: Game, answers: Mapping[int, str], orders: Sequence[Orders]) -> bool:
    """Give the game all answers to the window now open; whether a card is played."""
    played = False
    for decision in game.pending:
        seat = decision.seat
        key = answers.get(seat) or answer_by(orders[seat], decision) or KEYS[DECLINE]
        played = played or key != KEYS[DECLINE]
        game.choose(key, seat=seat)
    return played


def due(pause: Pause, rhythm: Rhythm, ends: Callable[[], bool], seed: str) -> int | None:
    """When the window is to be closed; None if that waits for an answer without limit.

    `ends` says whether closing it would end the pause, and is asked only if that matters. A pause does not
    end before a time that is drawn by lot, from the seed, so that it is the same after a restart.
    """
    if pause.waiting:
        return None if rhythm.limit is None else pause.opened + rhythm.limit
    soon = pause.stirred + rhythm.step
    least = pause.began + rhythm.least + _lot(seed, pause.number, rhythm.spread)
    return least if least > soon and ends() else soon


def _lot(seed: str, number: int, spread: int) -> int:
    found = blake2b(
        str(number).encode(), digest_size=8, key=seed.encode()[:64], person=b"ardri pause"
    ).digest()
    return int.from_bytes(found, "big") % (spread + 1)
