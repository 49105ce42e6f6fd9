"""Referee: parses questions, answers and events by the rulebook's grammar, without the engine.

At each point it knows from section 12 of the rulebook which seats with which cards must be asked, and
complains if the engine skips a seat that holds a fitting card, asks one that does not, or does something
for which there is no cause. It is a recursive descent in layers: tokens, windows and cards, losses and moves,
clashes, and here turns and rounds.
"""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from ardri.cli.fuzzing.referee.clashes import Clashes
from ardri.cli.fuzzing.referee.fitting import (
    ASSEMBLY_START,
    OWN_TURN,
    SEASON_USES,
    TURN_END,
    WOULD_BE_REMOVED,
)
from ardri.cli.fuzzing.referee.mirror import seat_of
from ardri.cli.fuzzing.referee.tokens import THE_MOOR, Asked, Chosen, Foul, Steps
from ardri.rules.box.catalogue import DRUID, MOOR, OGMAS_ELOQUENCE, SEAT_NAMES, TILE_KEYS
from ardri.rules.box.options import CARD, CARD_CODES, KEYS, VERB_OF
from ardri.rules.game import Game
from ardri.rules.phases.season import Season
from ardri.rules.state.events import Event
from ardri.rules.state.state import NOBODY

# What is read only where it is due
CAUSED: Final = ("attack", "attack_ignored", "clash_over", "shelter", "truce_offered")
CAUSED_QUESTIONS: Final = ("toll", "attacked", "next_clash", "shelter", "maneuver", "truce")


class Referee(Clashes):
    """The referee of a game that starts in the Season or before an Assembly."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        s = game.state
        self.passes = next((frame.passes for frame in s.stack if isinstance(frame, Season)), 0)
        self._read = len(s.events or [])
        self._course = self._rounds()
        next(self._course)

    def follow(self, game: Game, seat: int, code: int) -> None:
        """Judge the events after an answer."""
        s = game.state
        self._feed(Chosen(seat, code))
        log = s.events or []
        for event in log[self._read :]:
            self._feed(event)
        self._read = len(log)
        if game.over:
            return
        told = self.table.compare(s)
        if told:
            raise Foul(told)
        asked = Asked(game)
        self._check_moor(asked)
        self._feed(asked)

    def _feed(self, token: Asked | Chosen | Event) -> None:
        self.token = token
        next(self._course)

    def _check_moor(self, asked: Asked) -> None:
        for seat, codes in asked.options.items():
            due = self._may_look(seat, asked.moment)
            if due != (CARD_CODES[THE_MOOR] in codes):
                raise Foul(f"the Moor is {'not ' if due else ''}offered to {SEAT_NAMES[seat]}")

    # Rounds and turns

    def _rounds(self) -> Steps:
        if not self.table.season:
            if self._at(ASSEMBLY_START):
                yield from self._window(ASSEMBLY_START, None)
            while not self._is("season"):  # it may have gone on before anybody looked
                yield from self._take()
            yield from self._season()
        while True:
            while not (self._is("turn") or self._is("assembly") or self._at(TURN_END)):
                yield from self._step()
            yield from self._window(TURN_END, None)
            while not (self._is("turn") or self._is("assembly")):
                yield from self._step()  # cards go back at the end of a season
            if self._is("assembly"):
                yield from self._assembly()
            else:
                self._next_turn()
                yield from self._take()

    def _next_turn(self) -> None:
        table = self.table
        seat = seat_of(self._event("turn", "a turn begins"))
        due = (table.turn + table.direction) % table.players
        if self.ploy != NOBODY:
            due, self.passes = self.ploy, 0
        elif self.passes >= table.players:
            raise Foul("the season goes on although all have passed")
        self.ploy = NOBODY
        if seat != due:
            raise Foul(f"it is {SEAT_NAMES[seat]}'s turn, not {SEAT_NAMES[due]}'s")

    def _assembly(self) -> Steps:
        if self.passes < self.table.players or self.ploy != NOBODY:
            raise Foul("the season ends although not all have passed")
        self.passes, self.ploy = 0, NOBODY
        yield from self._take()
        yield from self._window(ASSEMBLY_START, None)
        while not self._is("season"):
            yield from self._step()
        yield from self._season()

    def _season(self) -> Steps:
        yield from self._take()
        first = seat_of(self._event("turn", "the first turn of the season begins"))
        if first != self.table.brenn:
            raise Foul("the Brenn does not begin the season")
        yield from self._take()

    def _check_turn(self, options: Set[int]) -> None:
        """On their turn a player may play every Season card, except the Druid as the last Action card."""
        table = self.table
        due = {CARD_CODES[card] for card in SEASON_USES if table.holds(table.turn, card)}
        if table.actions(table.turn) == 1 << DRUID:
            due.discard(CARD_CODES[DRUID])
        wrong = {code for code in options if VERB_OF[code] == CARD} - {CARD_CODES[THE_MOOR]} ^ due
        if wrong:
            cards = ", ".join(KEYS[code] for code in sorted(wrong))
            raise Foul(f"{SEAT_NAMES[table.turn]}'s turn comes with or without {cards}, wrongly")

    def _step(self) -> Steps:
        token = self.token
        if isinstance(token, Asked):
            if token.moment == WOULD_BE_REMOVED:
                yield from self._loss_by_card()
                return
            if token.moment:
                raise Foul(f"{token}, for which there is no cause or no fitting card")
            if token.question in CAUSED_QUESTIONS:
                raise Foul(f"{token}, for which there is no cause")
            if token.question == "turn":
                self._check_turn(token.options.get(self.table.turn, set()))
            yield from self._take()
        elif isinstance(token, Chosen):
            yield from self._take()
        else:
            yield from self._told(token)

    def _told(self, event: Event) -> Steps:
        """Read the next event, whatever it is."""
        kind = event.kind
        if kind == "play":
            if event.fields["card"] == TILE_KEYS[MOOR]:
                yield from self._look()
            elif self.plays:
                raise Foul(f"there is no cause for {event}")
            else:
                self.passes = 0
                yield from self._play(OWN_TURN)
        elif kind == "remove":
            yield from self._loss_by_card()
        elif kind == "move":
            yield from self._movement()
        elif kind == "clash":
            yield from self._called_clash()
        elif kind == "clash_over" and self._is_ended_by_card() and self.table.fight is not None:
            yield from self._end(self.table.fight)
        elif kind in CAUSED:
            raise Foul(f"there is no cause for {event}")
        elif kind == "crows":
            yield from self._crows()
        elif self._is_draw():
            yield from self._draw(gates=False)
        else:
            if kind == "cancel":
                self._cancel(event)
            elif kind == "pass":
                self.passes += 1
            elif kind == "pretender":
                self.passes = 0
            yield from self._take()

    def _is_ended_by_card(self) -> bool:
        return bool(self.plays) and self.plays[-1].card == OGMAS_ELOQUENCE
