"""Tokens for the referee: questions, answers and events, in order."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator
from typing import Final

from ardri.cli.fuzzing.referee.fitting import WOULD_BE_REMOVED, Played
from ardri.cli.fuzzing.referee.mirror import CARD, ZONE, Mirror
from ardri.rules.box.catalogue import ADVANTAGE, MOOR, SEAT_NAMES
from ardri.rules.box.options import CARD as PLAY_CARD
from ardri.rules.box.options import KEYS
from ardri.rules.engine.moments import MOMENT_NAMES
from ardri.rules.engine.play import DECLARING, Play, Window
from ardri.rules.game import Game
from ardri.rules.phases.removal import Removal
from ardri.rules.state.events import Event
from ardri.rules.state.state import NOBODY

THE_MOOR: Final = ADVANTAGE + MOOR
PLAY_MOOR: Final = PLAY_CARD + THE_MOOR

Steps = Generator[None, None, None]


class Foul(Exception):
    """The engine broke the rulebook."""


class Asked:
    """A question to one seat, or to several at the same time."""

    __slots__ = ("declaring", "depth", "moment", "options", "question", "territory", "victim")

    def __init__(self, game: Game) -> None:
        s = game.state
        top = s.stack[-1]
        below = s.stack[-2] if len(s.stack) > 1 else None
        self.question = s.question
        self.moment = MOMENT_NAMES[top.moment] if isinstance(top, Window) else ""
        self.declaring = top.card if isinstance(top, Play) and top.stage == DECLARING else NOBODY
        self.depth = sum(isinstance(frame, Play) for frame in s.stack)
        if top.answers_together(s):
            self.options = {decision.seat: set(decision.codes) for decision in game.pending}
        else:
            self.options = {s.seat: set(s.options)}
        self.victim = self.territory = NOBODY
        if self.moment == WOULD_BE_REMOVED and isinstance(below, Removal):
            self.victim, self.territory = below.seat, below.territory

    def __str__(self) -> str:
        return f"{','.join(SEAT_NAMES[seat] for seat in self.options)} is asked {self.question}"


class Chosen:
    """An answer."""

    __slots__ = ("code", "seat")

    def __init__(self, seat: int, code: int) -> None:
        self.seat = seat
        self.code = code

    def __str__(self) -> str:
        return f"{SEAT_NAMES[self.seat]} answers"


class Reader(ABC):
    """A parser: its methods are generators that look at `token` and take the next one with ``yield``."""

    def __init__(self, game: Game) -> None:
        self.table = Mirror(game.state)
        self.plays: list[Played] = []
        self.token: Asked | Chosen | Event = Asked(game)
        self.last = NOBODY  # the code of the last answer

    @abstractmethod
    def _step(self) -> Steps:
        """Read one step inside a turn, a card or a clash."""

    @abstractmethod
    def _look(self) -> Steps:
        """The Moor is played."""

    def _take(self) -> Steps:
        token = self.token
        if isinstance(token, Event):
            self.table.follow(token)
        elif isinstance(token, Chosen):
            self.last = token.code
        yield

    def _is(self, kind: str) -> bool:
        return isinstance(self.token, Event) and self.token.kind == kind

    def _event(self, kind: str, why: str) -> Event:
        """The event that must come now."""
        token = self.token
        if not isinstance(token, Event) or token.kind != kind:
            raise Foul(f"{why}, but {token}")
        return token

    def _shift(self) -> tuple[int, int, int]:
        """The card that moves, and its zones."""
        event = self._event("shift", "a card moves")
        told = event.fields
        card = told["card"] if "card" in told else event.secret["card"]
        return CARD[str(card)], ZONE[str(told["from"])], ZONE[str(told["to"])]

    def _shifts(self, card: int, source: int) -> bool:
        """True if the token is a card leaving a zone."""
        return self._is("shift") and self._shift()[:2] == (card, source)

    def _asks(self, *questions: str) -> bool:
        return isinstance(self.token, Asked) and self.token.question in questions

    def _at(self, moment: str) -> bool:
        return isinstance(self.token, Asked) and self.token.moment == moment

    def _is_dialogue(self, *questions: str) -> bool:
        """True if one of these questions is asked, answered, or interrupted by the Moor."""
        moor = self._is("play") and self.last == PLAY_MOOR
        return isinstance(self.token, Chosen) or self._asks(*questions) or moor

    def _answer(self, question: str, seat: int, options: set[int]) -> Generator[None, None, int]:
        """Require a question to a seat with exactly these options, unless there is only one; the chosen code.

        The Moor answers nothing (R27): it is played, and the caller has to ask again.
        """
        if len(options) == 1 and not self._asks(question):
            self.last = next(iter(options))
            return self.last
        token = self.token
        if not isinstance(token, Asked) or token.question != question or list(token.options) != [seat]:
            raise Foul(f"{SEAT_NAMES[seat]} must be asked {question}, but {token}")
        wrong = (token.options[seat] - {PLAY_MOOR}) ^ options
        if wrong:
            raise Foul(f"{token} with or without {', '.join(KEYS[code] for code in sorted(wrong))}, wrongly")
        yield from self._take()
        yield from self._take()
        code = self.last
        if code == PLAY_MOOR:
            yield from self._look()
        return code
