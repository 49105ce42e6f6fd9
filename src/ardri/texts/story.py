"""Story of a game: the events that one seat may know as sentences, joined where possible."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ardri.rules.state.events import Event
from ardri.texts.sentences import Sentence, sentence
from ardri.texts.speech import Speech

# What everybody sees anyway is left out.
UNTOLD: Final = ("turn", "shuffle_actions")
UNTOLD_SHIFTS: Final = ("shift", "shift-deal", "shift-keep")


class Story:
    """Collects the events that one seat (None is a spectator) learns, and tells them as sentences.

    >>> from ardri.texts.catalogues import texts
    >>> story = Story(Speech(texts("en")), 0)
    >>> story.hear([Event.from_text("place seat=B territory=hills count=1")] * 2)
    >>> story.lines()
    ['B places 2 clans in Hills.']
    """

    def __init__(self, speech: Speech, seat: int | None) -> None:
        self.speech = speech
        self.seat = seat
        self._drafting = False
        self._sentences: list[Sentence] = []

    def hear(self, events: Iterable[Event]) -> None:
        """Add events."""
        for event in events:
            if event.kind in ("shuffle_actions", "season"):
                self._drafting = event.kind == "shuffle_actions"
            told = self._told(event.seen_by(self.seat))
            if told is not None and not (self._sentences and self._sentences[-1].joins(told)):
                self._sentences.append(told)

    def lines(self) -> list[str]:
        """The sentences since the last call."""
        told = [each.said(self.speech) for each in self._sentences]
        self._sentences = []
        return told

    def _told(self, event: Event) -> Sentence | None:
        """The sentence for an event, or None if it is left out."""
        fields = event.fields
        if event.kind in UNTOLD or fields.get("option") == "done" or fields.get("from") == "box":
            return None
        told = sentence(self.speech, event)
        if told.key in UNTOLD_SHIFTS:
            return None
        if self._drafting and told.key == "shift-give":
            if "card" not in fields:
                return None  # others hand cards on too
            told.key = "shift-draft"
        return told
