"""`ardri replay`: a recorded game, step by step, through anybody's eyes."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from typing import Final

import typer
from rich.console import Console

from ardri.cli.shared.errors import Mistake
from ardri.cli.shared.files import as_json, read_record
from ardri.cli.shared.record_steps import ALL, Walk, walk_through
from ardri.pictures.pages.text_board import text_board
from ardri.rules.box.catalogue import CARD_KEYS, SEAT_NAMES, bits
from ardri.rules.formats import notation
from ardri.rules.formats.record_text import FATE
from ardri.rules.game import Decision
from ardri.rules.state.state import HAND, PUT_AWAY, SET_ASIDE, State
from ardri.texts.speech import Speech
from ardri.texts.story import Story

COLUMNS: Final = 80
CHOSEN: Final = ">"
PARTS: Final = ("shuffle_actions", "season")
A_SECOND: Final = 1.0
A_DAY: Final = 86400.0


def replay(file: Path, seat: str | None, at: int | None, speech: Speech, plain: bool, in_json: bool) -> None:
    """Show one point of a record, if one is asked for, or go through all of them."""
    walk = walk_through(read_record(file, speech), file, speech)
    eyes = walk.eyes(seat, speech)
    if in_json:
        typer.echo(as_json(point_data(walk, walk.place(at), eyes)), nl=False)
    elif at is None:
        Stepper(walk, eyes, speech, clears=not plain).run()
    else:
        if walk.private(eyes):
            typer.echo(speech.say("replay-private", seat=eyes), err=True)
        typer.echo("\n".join(point_lines(walk, walk.place(at), eyes, speech)))


def point_data(walk: Walk, at: int, eyes: str) -> dict[str, object]:
    """A point for programs: what the eyes see, or for all of them the position."""
    return notation.to_json(walk.games[at]) if eyes == ALL else walk.view(at, eyes).to_json()


def point_lines(walk: Walk, at: int, eyes: str, speech: Speech, since: int | None = None) -> Iterator[str]:
    """A point for people: what was chosen and what came of it, the board, the cards, the question."""
    before = at - 1 if since is None else since
    yield f"{speech.say('replay-place', at=at, last=walk.last)}, {_eyes_told(eyes, speech)}"
    parts = (
        [*_chosen(walk, at, eyes, speech), *_story(walk, before, at, eyes, speech)],
        text_board(walk.view(at, eyes), speech.say).splitlines(),
        list(_cards(walk, at, eyes, speech)),
        list(_question(walk, at, eyes, speech)),
    )
    for part in parts:
        if part:
            yield ""
        for line in part:
            for row in wrap(line, COLUMNS, subsequent_indent="  ", drop_whitespace=False) or [""]:
                yield row.rstrip()


def _story(walk: Walk, since: int, at: int, eyes: str, speech: Speech) -> list[str]:
    """What happened between two points; a story has to know whether it begins in a draft."""
    story = Story(speech, None)  # the walk tells events as the eyes know them
    if since >= 0:
        story.hear([event for event in walk.events(-1, since, eyes) if event.kind in PARTS][-1:])
        story.lines()
    story.hear(walk.events(since, at, eyes))
    return story.lines()


def _eyes_told(eyes: str, speech: Speech) -> str:
    return speech.say("replay-seat", seat=eyes) if eyes in SEAT_NAMES else speech.say(f"replay-{eyes}")


def _chosen(walk: Walk, at: int, eyes: str, speech: Speech) -> Iterator[str]:
    """The choice that led here, if the eyes know it: their own, or any."""
    if not at:
        return
    seat, key = walk.choices[at - 1]
    before = walk.games[at - 1]
    asked = None if seat == FATE else before.decision_of(SEAT_NAMES.index(seat))
    if asked is not None and eyes in (ALL, seat):
        yield speech.say(
            "replay-chosen",
            seat=speech.seat(seat),
            question=speech.question(asked.question),
            option=speech.option(key, before.state.board),
        )


def _cards(walk: Walk, at: int, eyes: str, speech: Speech) -> Iterator[str]:
    """The hands that the eyes see, and what else is hidden from others."""
    s = walk.games[at].state
    for seat, name in enumerate(walk.seats):
        if eyes in (ALL, name):
            yield speech.say("replay-hand", seat=speech.seat(name), cards=_zone(s, HAND + seat, speech))
            if s.zones[PUT_AWAY + seat]:
                cards = _zone(s, PUT_AWAY + seat, speech)
                yield speech.say("replay-put_away", seat=speech.seat(name), cards=cards)
    if eyes == ALL and s.zones[SET_ASIDE]:
        yield speech.say("replay-set_aside", cards=_zone(s, SET_ASIDE, speech))


def _zone(s: State, zone: int, speech: Speech) -> str:
    return speech.cards(CARD_KEYS[card] for card in bits(s.zones[zone]))


def _question(walk: Walk, at: int, eyes: str, speech: Speech) -> Iterator[str]:
    """What is going on, the question that the eyes see, and what will be answered."""
    game = walk.games[at]
    decision = _decision(walk, at, eyes)
    if game.state.stack and (situation := speech.situation(game.state)):
        yield " > ".join(situation)
    if game.chance is not None:
        yield speech.say("replay-chance")
    if decision is None:
        return
    seat = SEAT_NAMES[decision.seat]
    answer = walk.answer(at, seat)
    yield speech.say("replay-question", seat=speech.seat(seat), question=speech.question(decision.question))
    for option in decision.options:
        yield f"{CHOSEN if option.key == answer else ' '} {speech.option(option.key, game.state.board)}"


def _decision(walk: Walk, at: int, eyes: str) -> Decision | None:
    """The question to the eyes; to all of them, that which is answered next."""
    seat = eyes
    if eyes == ALL:
        seat = walk.choices[at][0] if at < walk.last else FATE
    asked = [decision for decision in walk.games[at].pending if SEAT_NAMES[decision.seat] == seat]
    return asked[0] if asked else None


# Step by step


class Stepper:
    """Somebody at a terminal, looking at one point after another."""

    def __init__(self, walk: Walk, eyes: str, speech: Speech, clears: bool) -> None:
        self.walk = walk
        self.eyes = eyes
        self.speech = speech
        self.at = 0
        self._since = -1
        self._console = Console(highlight=False, markup=False, emoji=False)
        self._clears = clears and self._console.is_terminal

    def run(self) -> None:
        """Show the beginning, then whatever is asked for, until somebody quits or the input ends."""
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
            except Mistake as mistake:
                self._console.print(str(mistake))

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if line in ("", "n"):
            self._go(self._next(), self.at)
        elif line == "b":
            self._go(self._before())
        elif line.isascii() and line.isdigit():
            self._go(self.walk.place(int(line[:9])))
        elif line == "e":
            self._go(self.walk.last)
        elif line in ("r", "br"):
            self._go(self._round(1 if line == "r" else -1))
        elif word == "a":
            self._play_on(rest)
        elif word == "s" and rest:
            self.eyes = self.walk.eyes(rest, self.speech)
            self.show()
        elif line == "?":
            self._console.print(self.speech.say("replay-help"))
        else:
            raise Mistake(self.speech.say("replay-unknown", answer=line[:20]))

    def show(self) -> None:
        """Show the point reached."""
        if self._clears:
            self._console.clear()
        else:
            self._console.print()
        if self.walk.private(self.eyes):
            self._console.print(self.speech.say("replay-private", seat=self.eyes), style="bold")
        heading, *lines = point_lines(self.walk, self.at, self.eyes, self.speech, self._since)
        self._console.print(heading, style="bold")
        self._console.print("\n".join(lines), soft_wrap=True)

    def _go(self, at: int, since: int | None = None) -> None:
        """Go to a point and tell what happened since another, or since the choice that led to it."""
        self._since = at - 1 if since is None else since
        self.at = at
        self.show()

    def _next(self) -> int:
        """The next point at which the eyes see something new."""
        for at in range(self.at + 1, self.walk.last + 1):
            if self._is_news(at) or at == self.walk.last:
                return at
        raise Mistake(self.speech.say("replay-last"))

    def _before(self) -> int:
        for at in range(self.at - 1, -1, -1):
            if at == 0 or self._is_news(at):
                return at
        raise Mistake(self.speech.say("replay-first"))

    def _is_news(self, at: int) -> bool:
        """Whether the eyes see something at this point that they did not see just before."""
        walk, eyes = self.walk, self.eyes
        return (
            eyes == ALL
            or bool(walk.events(at - 1, at, eyes))
            or walk.view(at, eyes).to_json() != walk.view(at - 1, eyes).to_json()
        )

    def _round(self, way: int) -> int:
        """Where the next round begins, or the one before."""
        rounds = [game.state.round for game in self.walk.games]
        wanted = rounds[self.at] + way
        if wanted not in rounds:
            raise Mistake(self.speech.say("replay-last" if way > 0 else "replay-first"))
        return rounds.index(wanted)

    def _play_on(self, pause: str) -> None:
        """Go on by itself until the end, or until it is stopped."""
        try:
            seconds = float(pause) if pause else A_SECOND
        except ValueError:
            seconds = -1.0
        if not 0 <= seconds <= A_DAY:
            raise Mistake(self.speech.say("replay-unknown", answer=f"a {pause}"[:20]))
        try:
            while self.at < self.walk.last:
                self._go(self._next(), self.at)
                time.sleep(seconds)
        except KeyboardInterrupt:
            self._console.print()
