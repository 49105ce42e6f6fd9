"""The loop of a game: an answer goes to the top frame, then frames move on until somebody is asked.

`Game` has all that callers use; it goes on by what is here.
"""

from __future__ import annotations

from ardri.rules import asking
from ardri.rules.asking import MOOR_CARD, PLAY_MOOR
from ardri.rules.box.catalogue import SEAT_NAMES, bits
from ardri.rules.box.options import KEYS, PASS, option_at
from ardri.rules.engine.moments import ANY_TIME, use_at
from ardri.rules.engine.play import Window, play_card
from ardri.rules.errors import EngineFault, RulesError
from ardri.rules.history import History
from ardri.rules.state.chance import Source, outcome_key
from ardri.rules.state.state import CHANCE, NOBODY, State
from ardri.rules.undo import Snapshot, Takebacks


class GameLoop:
    """A position that goes on by answers of seats and of chance, its history, and what can be taken back."""

    __slots__ = (
        "_entropy",
        "_seed",
        "_takebacks",
        "asks_forced",
        "history",
        "source",
        "state",
    )

    def __init__(
        self, state: State, source: Source, seed: int | str | None = None, entropy: tuple[str, ...] = ()
    ) -> None:
        self.state = state
        self.source = source
        self.asks_forced = False  # whether questions with one option are asked too
        self.history = History([], [])
        self._seed = seed
        self._entropy = entropy
        self._takebacks: Takebacks | None = Takebacks.none() if state.undo_enabled else None

    def _choose(self, seat: int, code: int) -> None:
        """Make a choice that is offered.

        Where choices may be taken back, a mistake in the rules leaves the game as it was (`EngineFault`). The
        fast way, of bots and self-play, keeps nothing to go back to: there the game is lost.
        """
        if self._takebacks is not None or self.source.scripted:
            self._choose_for_now(seat, code)
        else:
            self._answer(seat, code)
            self._run()

    def _choose_for_now(self, seat: int, code: int) -> None:
        """Choose what may be taken back, by the seat or because the script of chance does not fit."""
        s = self.state
        top = s.stack[-1]
        before = Snapshot.of(s, self.history.length)
        past = None
        if self._takebacks is not None:
            past = self._takebacks.copy()
            self._takebacks.choice_comes(s, seat, before)
        try:
            self._answer(seat, code)
            self._run()
            if self._takebacks is not None:
                self._takebacks.answered(s, top)
        except Exception as error:
            self.state = before.restore(s)
            self.history.length = before.choices
            self._takebacks = past
            if isinstance(error, RulesError):
                raise
            raise EngineFault(SEAT_NAMES[seat], _key(self.state, code), error) from error

    def _answer(self, seat: int, code: int) -> None:
        s = self.state
        top = s.stack[-1]
        self.history.add(seat, KEYS[code] or _key(s, code))
        s.options = ()
        if code == PLAY_MOOR and not (s.setting.sealed and isinstance(top, Window)):
            if self._takebacks is not None:
                self._takebacks.interrupt(s, top)
            play_card(s, seat, MOOR_CARD, use_at(MOOR_CARD, ANY_TIME))
        else:
            top.answer(s, seat, code)

    def _answer_chance(self, outcome: int) -> None:
        s = self.state
        stream = CHANCE - s.seat
        if self._seed is None and s.candidates & (s.candidates - 1):
            self.history.add(CHANCE, outcome_key(stream, outcome))
        s.counters[stream] = s.counters[stream] + 1
        s.undo_barrier = True
        s.options = ()
        s.stack[-1].answer(s, s.seat, outcome)

    def _run(self) -> None:
        """Go on until somebody has a real choice or the game is over."""
        s = self.state
        stack = s.stack
        while stack:
            stack[-1].step(s)
            options = s.options
            if not options:
                continue
            seat = s.seat
            if seat <= CHANCE:
                outcome = self.source.draw(CHANCE - seat, s.counters[CHANCE - seat], s.candidates)
                if outcome < 0:
                    s.options = bits(s.candidates)
                    break
                self._answer_chance(outcome)
            elif (
                len(options) == 1
                and not self.asks_forced
                and not (s.options_hidden and s.setting.sealed)
                and not (options[0] == PASS and s.zones[seat] >> MOOR_CARD & 1)  # the Moor may come first
            ):
                if self._takebacks is not None and seat != self._takebacks.stack.seat:
                    s.undo_barrier = True
                s.options = ()
                stack[-1].answer(s, seat, options[0])
            else:
                if s.zones[seat] >> MOOR_CARD & 1:  # seldom so: the others are spared a call
                    s.options = asking.with_moor(s, seat, options)
                break
        else:
            s.undo_barrier = True
            s.seat = NOBODY
            s.question = ""
        if s.undo_barrier:
            s.undo_barrier = False
            if self._takebacks is not None:
                self._takebacks.stack.forget()

    def _take_back(self, remembered: Takebacks, seat: int, to: int) -> None:
        """Take back an answer that waits for others, or else all from one of the remembered steps on."""
        s = self.state
        top = s.stack[-1]
        if top.has_answered(s, seat):
            top.forget_answer(s, seat)
            s.options = ()
            self.history = self.history.without(seat, remembered.answers_from)
            self._run()
            return
        steps = remembered.stack.steps
        before = steps[to]
        del steps[to:]
        self.state = before.restore(s)
        self.history.length = before.choices


def _key(s: State, code: int) -> str:
    """The key of an option; that of a site depends on the sites there are."""
    return KEYS[code] or option_at(code, s.sites()).key
