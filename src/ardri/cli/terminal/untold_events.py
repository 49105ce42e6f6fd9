"""Untold events: what happened since a person was last told."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.game import Game
from ardri.rules.state.events import Event
from ardri.texts.speech import Speech
from ardri.texts.story import Story

DECLARING: Final = ("play", "declare")


class UntoldEvents:
    """The story of a game for one seat (None is everybody), told in portions.

    What a seat is declaring is not news to it: it is told in one sentence when it is complete.
    """

    def __init__(self, game: Game, speech: Speech, seat: int | None) -> None:
        self.game = game
        self.speech = speech
        self.seat = seat
        self._story = Story(speech, seat)
        self._heard = 0
        self._left: list[str] = []

    @property
    def _log(self) -> Sequence[Event]:
        return self.game.state.events or ()

    def lines(self) -> list[str]:
        """The lines since the last call; none for choices that were taken back."""
        told = self._complete()
        if told < self._heard:
            self._story = Story(self.speech, self.seat)
            self._story.hear(islice(self._log, told))
            self._story.lines()
        else:
            self._story.hear(islice(self._log, self._heard, told))
        self._heard = told
        left, self._left = self._left, []
        return left + self._story.lines()

    def skip(self, recent: int) -> None:
        """Count all events so far as told, except for the last few lines."""
        self._left = self.lines()[-recent:]

    def declared(self) -> list[str]:
        """The lines on the card that the seat is declaring now."""
        story = Story(self.speech, self.seat)
        story.hear(islice(self._log, self._complete(), None))
        return story.lines()

    def whole(self) -> list[str]:
        """All lines from the beginning."""
        story = Story(self.speech, self.seat)
        story.hear(self._log)
        return story.lines()

    def _complete(self) -> int:
        """The number of events before the seat's current declaration."""
        log = self._log
        count = len(log)
        while count and self._declares(log[count - 1]):
            count -= 1
        return count

    def _declares(self, event: Event) -> bool:
        if event.kind == "shift":
            return event.fields["to"] == "in_play"
        own = self.seat is not None and event.fields.get("seat") == SEAT_NAMES[self.seat]
        return own and event.kind in DECLARING
