"""The command `ardri replay`: a recorded game step by step, as any viewer sees it."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from typing import Final

import typer
from rich.console import Console

from ardri.cli.shared.errors import CommandError
from ardri.cli.shared.files import as_json, read_record
from ardri.cli.shared.modules import mark
from ardri.cli.shared.record_steps import ALL, RecordSteps, read_steps
from ardri.pictures.pages.text_board import text_board
from ardri.rules.box.catalogue import CARD_KEYS, SEAT_NAMES, bits
from ardri.rules.decisions import Decision
from ardri.rules.formats import notation
from ardri.rules.formats.record_text import NO_SEAT
from ardri.rules.state.edition import Edition
from ardri.rules.state.state import HAND, PUT_AWAY, SET_ASIDE, State
from ardri.texts.speech import Speech, comma_list
from ardri.texts.story import Story

COLUMNS: Final = 80
CHOSEN: Final = ">"
PARTS: Final = ("shuffle_actions", "season")
A_SECOND: Final = 1.0
A_DAY: Final = 86400.0


def replay(file: Path, seat: str | None, at: int | None, speech: Speech, plain: bool, in_json: bool) -> None:
    """Print one point of a record if `at` is given, or step through all of them."""
    steps = read_steps(read_record(file, speech), file, speech)
    viewer = steps.viewer(seat, speech)
    if in_json:
        typer.echo(as_json(point_data(steps, steps.place(at), viewer)), nl=False)
    elif at is None:
        Stepper(steps, viewer, speech, clears=not plain).run()
    else:
        if steps.private(viewer):
            typer.echo(speech.say("replay-private", seat=viewer), err=True)
        typer.echo("\n".join(point_lines(steps, steps.place(at), viewer, speech)))


def point_data(steps: RecordSteps, at: int, viewer: str) -> dict[str, object]:
    """A point as data for JSON: the viewer's view, or for `all` the position."""
    return notation.to_json(steps.games[at]) if viewer == ALL else steps.view(at, viewer).to_json()


def point_lines(
    steps: RecordSteps, at: int, viewer: str, speech: Speech, since: int | None = None
) -> Iterator[str]:
    """A point as lines of text: the choice and its events, the board, the cards, the question."""
    before = at - 1 if since is None else since
    yield f"{speech.say('replay-place', at=at, last=steps.last)}, {_viewer_told(viewer, speech)}"
    yield from _modules(steps.games[at].state.edition, speech)
    parts = (
        [*_chosen(steps, at, viewer, speech), *_story(steps, before, at, viewer, speech)],
        text_board(steps.view(at, viewer), speech.say).splitlines(),
        list(_cards(steps, at, viewer, speech)),
        list(_question(steps, at, viewer, speech)),
    )
    for part in parts:
        if part:
            yield ""
        for line in part:
            for row in wrap(line, COLUMNS, subsequent_indent="  ", drop_whitespace=False) or [""]:
                yield row.rstrip()


def _story(steps: RecordSteps, since: int, at: int, viewer: str, speech: Speech) -> list[str]:
    """The story between two points. It needs the phase it begins in, so the last such event is added."""
    story = Story(speech, None)  # the events are already those that the viewer knows
    if since >= 0:
        story.hear([event for event in steps.events(-1, since, viewer) if event.kind in PARTS][-1:])
        story.lines()
    story.hear(steps.events(since, at, viewer))
    return story.lines()


def _viewer_told(viewer: str, speech: Speech) -> str:
    return speech.say("replay-seat", seat=viewer) if viewer in SEAT_NAMES else speech.say(f"replay-{viewer}")


def _modules(edition: Edition, speech: Speech) -> Iterator[str]:
    """The modules that are played with, and which rulings are readings; nothing for the base game."""
    if edition.modules:
        names = comma_list([speech.say(f"module-{module.name}") for module in edition.modules])
        told = [speech.say("replay-modules", modules=names)]
        told += [mark(edition.readings, speech)] if edition.readings else []
        yield from wrap(" ".join(told), COLUMNS)


def _chosen(steps: RecordSteps, at: int, viewer: str, speech: Speech) -> Iterator[str]:
    """The choice that led here, if the viewer knows it."""
    if not at:
        return
    seat, key = steps.choices[at - 1]
    before = steps.games[at - 1]
    asked = None if seat == NO_SEAT else before.decision_of(SEAT_NAMES.index(seat))
    if asked is not None and viewer in (ALL, seat):
        yield speech.say(
            "replay-chosen",
            seat=speech.seat(seat),
            question=speech.question(asked.question),
            option=speech.option(key, before.state.board),
        )


def _cards(steps: RecordSteps, at: int, viewer: str, speech: Speech) -> Iterator[str]:
    """The hands that the viewer sees, and other cards hidden from the rest."""
    s = steps.games[at].state
    for seat, name in enumerate(steps.seats):
        if viewer in (ALL, name):
            yield speech.say("replay-hand", seat=speech.seat(name), cards=_zone(s, HAND + seat, speech))
            if s.zones[PUT_AWAY + seat]:
                cards = _zone(s, PUT_AWAY + seat, speech)
                yield speech.say("replay-put_away", seat=speech.seat(name), cards=cards)
    if viewer == ALL and s.zones[SET_ASIDE]:
        yield speech.say("replay-set_aside", cards=_zone(s, SET_ASIDE, speech))


def _zone(s: State, zone: int, speech: Speech) -> str:
    return speech.cards(CARD_KEYS[card] for card in bits(s.zones[zone]))


def _question(steps: RecordSteps, at: int, viewer: str, speech: Speech) -> Iterator[str]:
    """The situation, the question that the viewer sees, and the recorded answer."""
    game = steps.games[at]
    decision = _decision(steps, at, viewer)
    if game.state.stack and (situation := speech.situation(game.state)):
        yield " > ".join(situation)
    if game.chance is not None:
        yield speech.say("replay-chance")
    if decision is None:
        return
    seat = SEAT_NAMES[decision.seat]
    answer = steps.answer(at, seat)
    yield speech.say("replay-question", seat=speech.seat(seat), question=speech.question(decision.question))
    for option in decision.options:
        yield f"{CHOSEN if option.key == answer else ' '} {speech.option(option.key, game.state.board)}"


def _decision(steps: RecordSteps, at: int, viewer: str) -> Decision | None:
    """The question to the viewer; for `all`, the one that is answered next."""
    seat = viewer
    if viewer == ALL:
        seat = steps.choices[at][0] if at < steps.last else NO_SEAT
    asked = [decision for decision in steps.games[at].pending if SEAT_NAMES[decision.seat] == seat]
    return asked[0] if asked else None


# Step by step


class Stepper:
    """The interactive replay: shows one point after another at a terminal."""

    def __init__(self, steps: RecordSteps, viewer: str, speech: Speech, clears: bool) -> None:
        self.steps = steps
        self.viewer = viewer
        self.speech = speech
        self.at = 0
        self._since = -1
        self._console = Console(highlight=False, markup=False, emoji=False)
        self._clears = clears and self._console.is_terminal

    def run(self) -> None:
        """Show the beginning, then obey commands until quit or the end of the input."""
        self.show()
        while True:
            self._console.print()
            try:
                line = self._console.input(self.speech.say("replay-prompt") + " ")
            except EOFError:
                self._console.print()
                return
            if not sys.stdin.isatty():
                self._console.print(line)
            if line.strip().lower() == "q":
                return
            try:
                self._obey(line.strip().lower())
            except CommandError as error:
                self._console.print(str(error))

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if line in ("", "n"):
            self._go(self._next(), self.at)
        elif line == "b":
            self._go(self._before())
        elif line.isascii() and line.isdigit():
            self._go(self.steps.place(int(line[:9])))
        elif line == "e":
            self._go(self.steps.last)
        elif line in ("r", "br"):
            self._go(self._round(1 if line == "r" else -1))
        elif word == "a":
            self._play_on(rest)
        elif word == "s" and rest:
            self.viewer = self.steps.viewer(rest, self.speech)
            self.show()
        elif line == "?":
            self._console.print(self.speech.say("replay-help"))
        else:
            raise CommandError(self.speech.say("replay-unknown", answer=line[:20]))

    def show(self) -> None:
        """Show the current point."""
        if self._clears:
            self._console.clear()
        else:
            self._console.print()
        if self.steps.private(self.viewer):
            self._console.print(self.speech.say("replay-private", seat=self.viewer), style="bold")
        heading, *lines = point_lines(self.steps, self.at, self.viewer, self.speech, self._since)
        self._console.print(heading, style="bold")
        self._console.print("\n".join(lines), soft_wrap=True)

    def _go(self, at: int, since: int | None = None) -> None:
        """Go to a point, and tell the story since `since` or since the choice before it."""
        self._since = at - 1 if since is None else since
        self.at = at
        self.show()

    def _next(self) -> int:
        """The next point at which the viewer sees something new."""
        for at in range(self.at + 1, self.steps.last + 1):
            if self._has_changed(at) or at == self.steps.last:
                return at
        raise CommandError(self.speech.say("replay-last"))

    def _before(self) -> int:
        for at in range(self.at - 1, -1, -1):
            if at == 0 or self._has_changed(at):
                return at
        raise CommandError(self.speech.say("replay-first"))

    def _has_changed(self, at: int) -> bool:
        """True if the viewer sees something new at this point."""
        steps, viewer = self.steps, self.viewer
        return (
            viewer == ALL
            or bool(steps.events(at - 1, at, viewer))
            or steps.view(at, viewer).to_json() != steps.view(at - 1, viewer).to_json()
        )

    def _round(self, way: int) -> int:
        """The point at which the next or the previous round begins."""
        rounds = [game.state.round for game in self.steps.games]
        wanted = rounds[self.at] + way
        if wanted not in rounds:
            raise CommandError(self.speech.say("replay-last" if way > 0 else "replay-first"))
        return rounds.index(wanted)

    def _play_on(self, pause: str) -> None:
        """Advance automatically until the end or an interruption."""
        try:
            seconds = float(pause) if pause else A_SECOND
        except ValueError:
            seconds = -1.0
        if not 0 <= seconds <= A_DAY:
            raise CommandError(self.speech.say("replay-unknown", answer=f"a {pause}"[:20]))
        try:
            while self.at < self.steps.last:
                self._go(self._next(), self.at)
                time.sleep(seconds)
        except KeyboardInterrupt:
            self._console.print()
