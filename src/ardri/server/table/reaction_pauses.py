"""Reaction pauses in sealed games: nobody can tell who could have reacted.

From the choice that opens a window to the next ordinary question there is one pause, however many windows lie
between. Seats that have an answer are asked in private and their answers wait here. When the entry `Closed`
comes, the answers are given to the game: what was said, or what was ordered, or decline. If then another
window asks somebody, the pause goes on and nobody else hears of it: to them the game stands where the pause
began. If a card is played, everybody sees it, and if more reactions may follow, a new pause begins.

An answer in a pause is final. If it could be replaced as long as the window is open, trying would tell
whether it is.

How long each window of a pause takes is settled when it opens, by what everybody knows and by lot: by the
rhythm of the table, by whether an Action card might answer (those are dealt anew each round, tales are seldom
held), and by its number and the secret seed. Who has not answered by then declines, or does as ordered. Which
windows open depends on nobody's hand either, so neither the end of a pause nor the time at which somebody is
asked tells anything (`docs/server.md`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b

import msgspec

from ardri.rules.box.options import DECLINE, KEYS
from ardri.rules.game import Game
from ardri.server.table.standing_orders import Orders, answer_by
from ardri.server.table.terms import Rhythm


class Pause(msgspec.Struct, frozen=True):
    """The open window of a pause: until when it waits, who has not answered, and the answers so far."""

    number: int
    moment: int  # how many windows the pause had before
    opened: int
    end: int  # of the window
    waiting: tuple[int, ...]
    answers: dict[int, str] = {}

    def with_answer(self, seat: int, key: str) -> Pause:
        """The window after a seat's final answer."""
        waiting = tuple(other for other in self.waiting if other != seat)
        given = {**self.answers, seat: key}
        return Pause(self.number, self.moment, self.opened, self.end, waiting, given)

    def later(self, gap: int) -> Pause:
        """The window, shifted by a gap that does not count."""
        times = (self.opened + gap, self.end + gap)
        return Pause(self.number, self.moment, *times, self.waiting, self.answers)


def to_ask(game: Game, orders: Sequence[Orders]) -> tuple[int, ...]:
    """The seats that have to be asked in the window now open."""
    return tuple(
        decision.seat for decision in game.pending if answer_by(orders[decision.seat], decision, game) is None
    )


def go_on(game: Game, answers: Mapping[int, str], orders: Sequence[Orders]) -> bool:
    """Close the window, and those after it in which nobody is asked; True if the pause is over."""
    over = close(game, answers, orders)
    while not over and not to_ask(game, orders):
        over = close(game, {}, orders)
    return over


def close(game: Game, answers: Mapping[int, str], orders: Sequence[Orders]) -> bool:
    """Give the game all answers to the open window; True if the pause is over."""
    played = False
    for decision in game.pending:
        seat = decision.seat
        key = answers.get(seat) or answer_by(orders[seat], decision, game) or KEYS[DECLINE]
        played = played or key != KEYS[DECLINE]
        game.choose(key, seat=seat)
    return played or not game.in_window


def due(pause: Pause, rhythm: Rhythm, held: bool) -> int | None:
    """When the window closes; None if it waits for an answer without limit.

    `held` says whether it stays open for somebody who has not answered.
    """
    if not held:
        return pause.end
    return None if rhythm.limit is None else pause.opened + rhythm.limit


def length(rhythm: Rhythm, likely: bool, seed: str, number: int, moment: int) -> int:
    """The length of a window: by lot from the seed, so that it is the same after a restart."""
    least, spread = rhythm.least, rhythm.spread
    if not likely:
        least, spread = rhythm.step, min(rhythm.step, spread)
    lot = blake2b(
        f"{number} {moment}".encode(), digest_size=8, key=seed.encode()[:64], person=b"ardri pause"
    ).digest()
    return least + int.from_bytes(lot, "big") % (spread + 1)
