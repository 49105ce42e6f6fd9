"""A record played again step by step, and whose eyes may look at it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ardri.cli.shared.errors import Mistake
from ardri.cli.shared.files import flaw
from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.errors import RecordError
from ardri.rules.formats.record import Record, replay
from ardri.rules.formats.record_text import FATE
from ardri.rules.game import Game
from ardri.rules.state.chance import Source
from ardri.rules.state.events import NO_AUDIENCE, Event
from ardri.rules.views.view import View
from ardri.texts.speech import Speech

ALL: Final = "all"
SPECTATOR: Final = "spectator"
EYES: Final = (*SEAT_NAMES, SPECTATOR, ALL)


class Walk:
    """The game after each choice of a record, and what had happened by then."""

    def __init__(self, record: Record) -> None:
        replay(record)  # what is wrong with it is told before anything is shown
        self.choices = record.choices
        self.seats = SEAT_NAMES[: record.setting.players]
        self.games: list[Game] = []
        self._heard: list[int] = []
        setting = record.setting
        told = record.seed is None
        game = Game.start(
            setting.players,
            0 if record.seed is None else record.seed,
            setting.edition,
            setting.windows,
            setting.round_limit,
            Source() if told else None,
            listen=True,
            entropy=record.entropy,
        )
        self._note(game)
        for name, key in record.choices:
            if name == FATE:
                game.choose_chance(key)
            else:
                game.repeat(key, SEAT_NAMES.index(name))
            self._note(game)
        self._events = game.events

    def _note(self, game: Game) -> None:
        self.games.append(game.copy())
        self._heard.append(len(game.state.events or ()))

    @property
    def last(self) -> int:
        """How many choices there are."""
        return len(self.games) - 1

    @property
    def over(self) -> bool:
        """Whether the record is one of a finished game, so that nothing in it is a secret any more."""
        return self.games[-1].over

    def view(self, at: int, eyes: str) -> View:
        """What somebody may see after so many choices; for all eyes together, the open table."""
        return self.games[at].view(SEAT_NAMES.index(eyes) if eyes in self.seats else None)

    def events(self, since: int, at: int, eyes: str) -> list[Event]:
        """What happened from one point to another, as somebody knows it; before the first, the setting up."""
        first = self._heard[since] if since >= 0 else 0
        happened = self._events[first : self._heard[at]]
        if eyes == ALL:
            return [uncovered(event) for event in happened]
        return [event.seen_by(SEAT_NAMES.index(eyes) if eyes in self.seats else None) for event in happened]

    def private(self, eyes: str) -> bool:
        """Whether somebody sees what is still hidden from others."""
        return eyes in self.seats and not self.over

    def answer(self, at: int, seat: str) -> str:
        """What a seat chooses next, after so many choices; empty if nothing any more."""
        return next((key for name, key in self.choices[at:] if name == seat), "")

    # What was asked for

    def place(self, at: int | None) -> int:
        """A point of the record: the end, unless another is asked for."""
        if at is None:
            return self.last
        if not 0 <= at <= self.last:
            raise Mistake(f"There is no choice {at}: the record has {self.last}.")
        return at

    def seat(self, wanted: str) -> str:
        """One of the seats, in any case."""
        if len(wanted) != 1 or wanted.upper() not in self.seats:
            raise Mistake(f"{wanted!r} is no seat of this game; they are {', '.join(self.seats)}.")
        return wanted.upper()

    def eyes(self, wanted: str | None, speech: Speech) -> str:
        """Whose eyes look: those asked for, else all of a finished game, a spectator's of another."""
        if wanted is None:
            return ALL if self.over else SPECTATOR
        found = seat_or_word(wanted, self.seats)
        if found == ALL and not self.over:
            raise Mistake(speech.say("replay-not_all"))
        return found


def walk_through(record: Record, file: Path, speech: Speech) -> Walk:
    """Play the record of a file again; what is wrong with it is the mistake."""
    try:
        return Walk(record)
    except RecordError as error:
        raise Mistake(f"{file}: {flaw(error, speech)}") from None


def seat_or_word(wanted: str, seats: str) -> str:
    """A seat of a table, `spectator` or `all`, in any case."""
    letter, word = wanted.upper(), wanted.lower()
    if len(letter) == 1 and letter in seats:
        return letter
    if word in (SPECTATOR, ALL):
        return word
    known = ", ".join([*seats, SPECTATOR, ALL])
    raise Mistake(f"{wanted!r} is nobody who sees this game; there are {known}.")


def uncovered(event: Event) -> Event:
    """An event with its secrets told."""
    return Event(event.kind, {**event.fields, **event.secret}, {}, NO_AUDIENCE)
