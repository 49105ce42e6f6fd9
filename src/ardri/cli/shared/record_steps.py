"""Record steps: the game after each choice of a record, and who may look at it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ardri.cli.shared.errors import CommandError
from ardri.cli.shared.files import record_problem
from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.errors import RecordError
from ardri.rules.formats.record import Record, replay
from ardri.rules.formats.record_text import NO_SEAT
from ardri.rules.game import Game
from ardri.rules.state.chance import Source
from ardri.rules.state.events import NO_AUDIENCE, Event
from ardri.rules.views.view import View
from ardri.texts.speech import Speech

ALL: Final = "all"
SPECTATOR: Final = "spectator"
VIEWERS: Final = (*SEAT_NAMES, SPECTATOR, ALL)


class RecordSteps:
    """A replayed record: the game after each choice, and the events up to it."""

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
            if name == NO_SEAT:
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
        """The number of choices in the record."""
        return len(self.games) - 1

    @property
    def over(self) -> bool:
        """True if the game is finished, so that nothing in the record is secret any more."""
        return self.games[-1].over

    def view(self, at: int, viewer: str) -> View:
        """The viewer's view after so many choices; for `all`, the public view."""
        return self.games[at].view(SEAT_NAMES.index(viewer) if viewer in self.seats else None)

    def events(self, since: int, at: int, viewer: str) -> list[Event]:
        """The events from one point to another, as the viewer knows them; `since` -1 includes the setup."""
        first = self._heard[since] if since >= 0 else 0
        happened = self._events[first : self._heard[at]]
        if viewer == ALL:
            return [with_secrets(event) for event in happened]
        return [
            event.seen_by(SEAT_NAMES.index(viewer) if viewer in self.seats else None) for event in happened
        ]

    def private(self, viewer: str) -> bool:
        """True if the viewer sees something that is still hidden from others."""
        return viewer in self.seats and not self.over

    def answer(self, at: int, seat: str) -> str:
        """The key of the next choice of a seat after a point; empty if it chooses nothing more."""
        return next((key for name, key in self.choices[at:] if name == seat), "")

    # What was asked for

    def place(self, at: int | None) -> int:
        """The point to show: the end unless `at` is given. Raises CommandError if there is no such point."""
        if at is None:
            return self.last
        if not 0 <= at <= self.last:
            raise CommandError(f"There is no choice {at}: the record has {self.last}.")
        return at

    def seat(self, wanted: str) -> str:
        """The letter of a seat, read in any case. Raises CommandError if the game has no such seat."""
        if len(wanted) != 1 or wanted.upper() not in self.seats:
            raise CommandError(
                f"{wanted!r} is not a seat of this game; the seats are {', '.join(self.seats)}."
            )
        return wanted.upper()

    def viewer(self, wanted: str | None, speech: Speech) -> str:
        """The viewer asked for; by default `all` for a finished game and `spectator` for another."""
        if wanted is None:
            return ALL if self.over else SPECTATOR
        found = seat_or_word(wanted, self.seats)
        if found == ALL and not self.over:
            raise CommandError(speech.say("replay-not_all"))
        return found


def read_steps(record: Record, file: Path, speech: Speech) -> RecordSteps:
    """Replay the record of a file. Raises CommandError if the record is bad."""
    try:
        return RecordSteps(record)
    except RecordError as error:
        raise CommandError(f"{file}: {record_problem(error, speech)}") from None


def seat_or_word(wanted: str, seats: str) -> str:
    """Read a viewer, in any case: the letter of a seat, `spectator` or `all`."""
    letter, word = wanted.upper(), wanted.lower()
    if len(letter) == 1 and letter in seats:
        return letter
    if word in (SPECTATOR, ALL):
        return word
    known = ", ".join([*seats, SPECTATOR, ALL])
    raise CommandError(f"{wanted!r} is not a viewer of this game; possible are {known}.")


def with_secrets(event: Event) -> Event:
    """The event with its secret fields made public."""
    return Event(event.kind, {**event.fields, **event.secret}, {}, NO_AUDIENCE)
