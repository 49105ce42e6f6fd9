"""Foresight: what choices would bring if nobody answered them, as far as their seat may know.

The choices are made on a copy. At every window all others decline, whoever holds whatever: so nothing depends
on a hidden card, and nothing is told about one. It ends where chance decides, where something hidden would be
seen, and where somebody has a choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ardri.rules.asking import PLAY_MOOR
from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.box.options import CARD, DECLINE, VALUE_OF, VERB_OF, code_of
from ardri.rules.engine.moments import ANY_TIME, use_at
from ardri.rules.engine.play import DECLARING, IDLE, LIVE, RESOLVING, Play, Window, play_card
from ardri.rules.errors import EngineFault
from ardri.rules.game import Game
from ardri.rules.state.events import Event
from ardri.rules.state.state import NOBODY, State

NO_USE: Final = -1

# What is on the table and in the hands; not the question, which is made of it, nor notes about it
THINGS: Final = (
    "brenn",
    "capital",
    "cathbad",
    "chieftains",
    "citadels",
    "clans",
    "counters",
    "deeds",
    "direction",
    "drawn_tiles",
    "festival",
    "markers",
    "outcome",
    "phase",
    "ploy",
    "pretenders",
    "reserve",
    "round",
    "sanctuaries",
    "tile_stack",
    "turn",
    "winners",
    "zones",
)


class Foresight:
    """The outcome of some choices.

    Attributes:
        events: what would happen, as the seat would be told.
        clans: the clans of each seat in each territory afterwards, as in `State.clans`.
        chieftains: the chieftain of each territory afterwards.
        idle: True if it is a card that would change nothing.
        answers: True if the seat could answer its own card on the way.
    """

    __slots__ = ("answers", "chieftains", "clans", "events", "idle")

    def __init__(
        self, events: list[Event], clans: list[int], chieftains: list[int], idle: bool, answers: bool
    ) -> None:
        self.events = events
        self.clans = clans
        self.chieftains = chieftains
        self.idle = idle
        self.answers = answers


def foresee(game: Game, seat: int, keys: Sequence[str]) -> Foresight:
    """The outcome of choices, each of them offered; `EngineFault` if the rules fail on the way.

    >>> from ardri.rules.formats.position import position
    >>> game = position(clans={"hills": "A2 B1"}, hand={"A": "new_clans citadel"}, turn="A")
    >>> found = foresee(game, 0, ["card:citadel"])
    >>> [str(event) for event in found.events if event.kind == "build"], found.idle
    (['build building=citadel territory=hills'], False)
    """
    try:
        course = _Course(game, seat, keys, idle=False)
        idle = course.finished and _same(course.s, _Course(game, seat, keys, idle=True).s)
        answers = course.answers
        course.go_on()
    except Exception as error:
        raise EngineFault(SEAT_NAMES[seat], keys[-1], error) from error
    told = [event.seen_by(seat) for event in course.events]
    return Foresight(told, course.clans, course.chieftains, idle, answers)


def is_idle(game: Game, seat: int, key: str) -> bool:
    """True if playing a card would change nothing, and the seat could follow it up with nothing.

    >>> from ardri.rules.formats.position import position
    >>> game = position(clans={"hills": "A2 B1"}, hand={"A": "citadel"}, turn="A")
    >>> is_idle(game, 0, "card:citadel")
    False
    """
    found = foresee(game, seat, [key])
    return found.idle and not found.answers


class _Course:
    """The course of choices on a copy, up to the end of the last card played in them or as far as it goes.

    With `idle` that card is played without effect, to compare.
    """

    __slots__ = (
        "_heard",
        "_play",
        "answers",
        "chieftains",
        "clans",
        "events",
        "idle",
        "s",
        "seat",
        "stopped",
    )

    def __init__(self, game: Game, seat: int, keys: Sequence[str], idle: bool) -> None:
        self.events: list[Event] = []
        self.s = game.copy(undo=True).state
        self.s.events = self.events
        self.seat = seat
        self.idle = idle
        self.stopped = False
        self.answers = False
        self._play = NOBODY  # where on the stack the last card is
        self._mark()
        last_card = max([at for at, key in enumerate(keys) if key.startswith("card:")], default=0)
        for at, key in enumerate(keys):
            while self._goes_on() and not self._is_asked() and not self._is_idle_to_the_end:
                self._step()
            if self._is_idle_to_the_end:
                break  # what comes next belongs to the effect
            self.idle = idle and at >= last_card
            self._answer(code_of(key, self.s.sites() if key.startswith("site:") else []))
        while not self.finished and self._goes_on():
            self._step()

    @property
    def finished(self) -> bool:
        """True if a card was played, and is over."""
        return self._play != NOBODY and len(self.s.stack) <= self._play

    @property
    def _is_idle_to_the_end(self) -> bool:
        return self.idle and self.finished

    def go_on(self) -> None:
        """Go on as far as possible."""
        while self._goes_on():
            self._step()

    def _goes_on(self) -> bool:
        return not self.stopped and not self.s.options and len(self.s.stack) > 0

    def _is_asked(self) -> bool:
        """True at a window in which the seat could play a card: the next choice answers it."""
        top = self.s.stack[-1]
        return isinstance(top, Window) and len(top.options_of(self.s, self.seat)) > 1

    def _answer(self, code: int) -> None:
        s = self.s
        top = s.stack[-1]
        if self.finished:
            self._play = NOBODY  # the card is over, and this is no part of it
        s.options = ()
        self._mark()
        if isinstance(top, Play) and top.stage == DECLARING:
            self._play = len(s.stack) - 1
        if isinstance(top, Window) and code == DECLINE:
            s.pop()
        elif isinstance(top, Window) or code == PLAY_MOOR:
            card = VALUE_OF[code]
            use = use_at(card, top.moment) if isinstance(top, Window) else NO_USE
            play_card(s, self.seat, card, use_at(card, ANY_TIME) if use == NO_USE else use)
        else:
            top.answer(s, self.seat, code)
        self._check()
        if VERB_OF[code] == CARD:
            self._play = len(s.stack) - 1

    def _step(self) -> None:
        """One step of the rules."""
        s = self.s
        top = s.stack[-1]
        if isinstance(top, Window):
            self.answers = self.answers or len(top.options_of(s, self.seat)) > 1
            s.pop()
            return
        alone = self.idle and len(s.stack) == self._play + 1
        if alone and isinstance(top, Play) and top.stage == RESOLVING and top.fate == LIVE:
            s.replace(top.with_fate(IDLE))
        self._mark()
        s.stack[-1].step(s)
        self._check()
        if len(s.options) == 1 and s.seat == self.seat and not s.options_hidden and not self.stopped:
            self._answer(s.options[0])

    def _mark(self) -> None:
        """Remember what is so now."""
        self._heard = len(self.events)
        self.clans, self.chieftains = self.s.clans.copy(), self.s.chieftains.copy()

    def _check(self) -> None:
        """Drop the events since the mark if something hidden was seen in them."""
        if self.s.undo_barrier:
            del self.events[self._heard :]
            self.stopped = True
        else:
            self._mark()


def _same(one: State, other: State) -> bool:
    """True if two positions differ in nothing that matters."""
    if one.board is not other.board or _unfinished(one) != _unfinished(other):
        return False
    return all(getattr(one, name) == getattr(other, name) for name in THINGS)


def _unfinished(s: State) -> tuple[object, ...]:
    """The clash and the frames of a position, to compare."""
    return None if s.clash is None else s.clash.__reduce__(), [frame.data() for frame in s.stack]
