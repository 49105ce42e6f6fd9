"""The game: it is over, or it asks. Start one, read its decision, choose, until it is over.

>>> game = Game.start(players=2, seed=7)
>>> game.decision.question
'capital'
>>> game.choose(game.decision.options[0])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ardri.rules import asking
from ardri.rules.box.catalogue import CARD_NUMBERS, SEAT_NAMES
from ardri.rules.box.options import CARD_CODES, KEYS, Option
from ardri.rules.decisions import ChanceQuestion, Decision
from ardri.rules.editions.registry import edition_for
from ardri.rules.engine.play import Window
from ardri.rules.engine.verbs import end_game
from ardri.rules.errors import (
    GameOver,
    IllegalChoice,
    OutOfTurn,
    PlanMisfit,
    RulesError,
)
from ardri.rules.game_loop import GameLoop
from ardri.rules.history import History
from ardri.rules.phases.setup import new_state
from ardri.rules.result import Result, result_of
from ardri.rules.state import seed_commitment
from ardri.rules.state.chance import Seeded, Source
from ardri.rules.state.edition import Edition
from ardri.rules.state.events import Event
from ardri.rules.state.form import Form
from ardri.rules.state.state import CHANCE, FINISHED, OPEN, SEALED, Setting, State
from ardri.rules.undo import Takebacks
from ardri.rules.views.view import View
from ardri.rules.views.why_not import Reason, why_not

WINDOWS: Final = (OPEN, SEALED)
RESIGN: Final = "resign"  # in records, beside the keys of options


class Game(GameLoop):
    """A game of Inis. `start` one; then `decision` and `choose` until it is `over`.

    Games can be pickled and copied. `copy` is for trying things out, `copy.copy` and `copy.deepcopy` make a
    `fork`: the same game once more, with its events and what can be taken back.

    >>> from random import Random
    >>> game, rng = Game.start(players=3, seed=7, round_limit=1), Random(1)
    >>> while not game.over:
    ...     game.choose(rng.choice(game.decision.options))
    >>> game.result
    Result(winner=None, reason='round_limit', conditions=(0, 0, 0), rounds=1)
    """

    __slots__ = ()

    @staticmethod
    def at(
        state: State,
        source: Source,
        seed: int | str | None = None,
        entropy: tuple[str, ...] = (),
        asks_forced: bool = False,
        listen: bool = False,
        undo: bool = False,
    ) -> Game:
        """A game going on from a position, at its next question.

        Args:
            state: the position; the game takes it over.
            source: where chance comes from.
            seed: the seed of that source, if it has one.
            entropy: the texts that the seats added to the seed.
            asks_forced: stop also at questions with one option, which otherwise answer themselves.
            listen: keep the events from here on.
            undo: let choices be taken back from here on.
        """
        if listen:
            state.events = []
        state.undo_enabled = undo
        game = Game(state, source, seed, entropy)
        game.asks_forced = asks_forced
        game._run()
        return game

    @staticmethod
    def start(
        players: int = 4,
        seed: int | str = 0,
        edition: Edition | str = "base",
        windows: str = "open",
        round_limit: int = 0,
        source: Source | None = None,
        listen: bool = False,
        undo: bool = False,
        entropy: Sequence[str] = (),
    ) -> Game:
        """A new game.

        Args:
            players: 2 to 5, or as many as the edition has seats.
            seed: gives the same game everywhere, together with `entropy`.
            edition: what is played with: ``base``, ``discovery`` (the setup for a first game), or another;
                with modules of the expansion ``base+king+sea``.
            windows: ``open`` asks only who can react, one after another; ``sealed`` asks all who might, at
                the same time and unseen, so that a question tells nothing.
            round_limit: after so many rounds nobody wins; 0 is no limit.
            source: answers chance instead of a seed: `Scripted`, or `Source()` to be asked for each outcome.
            listen: keep the events. It costs a little time.
            undo: let choices be taken back. It costs a little time.
            entropy: a text of each seat, mixed into the seed; or none.

        Raises:
            RulesError: if there is no such game.

        >>> Game.start(players=6)
        Traceback (most recent call last):
        ...
        ardri.rules.errors.RulesError: Inis is for 2 to ... players, not 6
        """
        box = edition_for(edition, players)
        if windows not in WINDOWS:
            raise RulesError(f"windows are {' or '.join(WINDOWS)}, not {windows!r}")
        if round_limit < 0:
            raise RulesError(f"a round limit is 0 (none) or more, not {round_limit}")
        state = new_state(Setting(players, box, windows, round_limit))
        added = seed_commitment.entropy_of(players, entropy)
        if source is None:
            seeded = Seeded(seed_commitment.key(seed, added))
            return Game.at(state, seeded, seed, added, listen=listen, undo=undo)
        if added:
            raise RulesError("entropy goes with a seed; here chance comes from another source")
        return Game.at(state, source, listen=listen, undo=undo)

    @property
    def seed(self) -> int | str | None:
        """The seed of the game; None if chance comes from another source."""
        return self._seed

    @property
    def entropy(self) -> tuple[str, ...]:
        """The texts that the seats added to the seed, in seat order; empty if they added nothing."""
        return self._entropy

    # Asking

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return self.state.phase == FINISHED

    @property
    def codes(self) -> tuple[int, ...]:
        """The option numbers of the first open decision: the fast way to `decision.options`."""
        return self.state.options

    @property
    def chance(self) -> ChanceQuestion | None:
        """The chance question put to the caller, in a game started with ``source=Source()``."""
        s = self.state
        return ChanceQuestion(CHANCE - s.seat, s.options) if s.seat <= CHANCE and s.options else None

    @property
    def decision(self) -> Decision:
        """The first open decision in seat order.

        Raises:
            GameOver: if the game is over.
            OutOfTurn: if chance is asked, not a seat.
        """
        s = self.state
        if not s.options:
            raise GameOver("the game is over")
        if s.seat <= CHANCE:
            raise OutOfTurn("chance is to answer, with `choose_chance`")
        return Decision.of(s, s.seat, s.options)

    @property
    def pending(self) -> tuple[Decision, ...]:
        """All open decisions: one, or several where seats answer at the same time."""
        return asking.open_decisions(self.state)

    def decision_of(self, seat: int) -> Decision | None:
        """The question to a seat: open, or answered already while others think; None if there is none.

        >>> game = Game.start(players=2, seed=7)
        >>> game.decision_of(0) is None, game.decision_of(1)
        (True, Decision(B, capital: territory:highlands, territory:mountains))
        """
        return asking.decision_of(self.state, seat)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats whose answer is missing: one, or several where they answer at the same time."""
        s = self.state
        return tuple(s.stack[-1].asked(s)) if asking.asks_seats(s) else ()

    @property
    def in_window(self) -> bool:
        """True if the game waits for reactions to a card or a moment."""
        stack = self.state.stack
        return bool(stack) and type(stack[-1]) is Window  # quicker than to ask an abstract class

    @property
    def answers_together(self) -> bool:
        """True if several seats answer at the same time, unseen: in the draft, or in a sealed window."""
        s = self.state
        return bool(s.stack) and s.stack[-1].answers_together(s)

    def has_answered(self, seat: int) -> bool:
        """True if a seat has answered a question put to several at once, and waits for the others."""
        s = self.state
        return bool(s.stack) and s.stack[-1].has_answered(s, self.checked_seat(seat))

    def still_asks(self, decision: Decision) -> bool:
        """True if nothing has happened since a question was put; some of those asked may have answered.

        >>> game = Game.start(players=2, seed=7)
        >>> asked = game.decision
        >>> before = game.still_asks(asked)
        >>> game.choose(asked.options[0])
        >>> before, game.still_asks(asked)
        (True, False)
        """
        stack = self.state.stack
        return bool(stack) and decision.is_about(stack[-1])

    def answer_of(self, seat: int) -> tuple[str, ...]:
        """The keys of a seat's answer so far to a question put to several seats at once."""
        return asking.answer_of(self.state, seat)

    def form_of(self, seat: int) -> Form | None:
        """The form of the plan that a seat is asked for; None if it is asked for no plan."""
        return asking.form_of(self.state, seat)

    @property
    def result(self) -> Result:
        """The result of the game.

        Raises:
            RulesError: if the game is not over.
        """
        s = self.state
        if not self.over:
            raise RulesError("the game is not over")
        return result_of(s)

    @property
    def events(self) -> list[Event]:
        """The events since somebody began to listen (`start(listen=True)`)."""
        return [] if self.state.events is None else list(self.state.events)

    def why_not(self, seat: int, card: str) -> Reason | None:
        """Why a card cannot be played by a seat now; None if it can.

        Args:
            seat: any seat, from 0.
            card: the key of a card.

        Raises:
            RulesError: if there is no such seat or card.

        >>> Game.start(players=2, seed=7).why_not(0, "bard")
        Reason('not_in_hand')
        """
        number = CARD_NUMBERS.get(card, -1)
        if number < 0 or not self.state.edition.cards >> number & 1:
            raise RulesError(f"there is no card {card!r}")
        decision = self.decision_of(self.checked_seat(seat))
        if decision is not None and CARD_CODES[number] in decision.codes:
            return None
        return why_not(self.state, seat, number)

    # Choosing

    def choose(self, option: Option | str, seat: int | None = None) -> None:
        """Answer a decision. If it is refused, nothing has changed.

        Args:
            option: one of those offered, or its key such as ``card:bard``.
            seat: whose decision; the first open one if it is not said.

        Raises:
            MalformedChoice: if there is no such option.
            IllegalChoice: if it is not offered now.
            OutOfTurn: if that seat, or no seat, is asked.
            GameOver: if the game is over.
            EngineFault: if the rules fail; the game is as before (only where choices can be taken back).

        >>> game = Game.start(players=2, seed=7)
        >>> game.choose("pass")
        Traceback (most recent call last):
        ...
        ardri.rules.errors.IllegalChoice: 'pass' is not offered to B now; offered: ...
        >>> game.choose("territory:mountains")
        """
        s = self.state
        if self.over:
            raise GameOver("the game is over: nobody is asked anything")
        if s.seat <= CHANCE:
            raise OutOfTurn("chance is to answer, with `choose_chance`")
        at = s.seat if seat is None else self.checked_seat(seat)
        self._choose(at, asking.chosen_code(s, option, at))

    def spell(self, plan: Mapping[str, int], seat: int | None = None) -> tuple[str, ...]:
        """The choices, one after another, that make a plan: options by their keys, and how often each.

        Raises `PlanMisfit` unless the plan has the form that the question asks for. Nothing is chosen.
        """
        at = self.state.seat if seat is None else self.checked_seat(seat)
        form = self.form_of(at)
        if form is None:
            raise PlanMisfit("no_plan", {})
        trial = Game(self.state.copy(), Source())
        trial.asks_forced = self.asks_forced
        stack = trial.state.stack
        first, depth = stack[-1], len(stack)
        keys = []
        for code in form.spelled(plan):
            decision = trial.decision_of(at)
            if decision is None or code not in decision.codes:
                continue  # without an alternative it was not asked for
            trial._choose(at, code)
            keys.append(KEYS[code])
            if (
                len(stack) != depth
                or not first.same_plan(stack[-1])
                or at not in stack[-1].asked(trial.state)
            ):
                break
        return tuple(keys)

    def choose_code(self, code: int) -> None:
        """Answer the first open decision by the option's number: the fast way to `choose`.

        Raises:
            IllegalChoice: if it is not offered now.
        """
        s = self.state
        if code not in s.options or s.seat <= CHANCE:
            raise IllegalChoice(f"option {code!r} is not offered now")
        self._choose(s.seat, code)

    def resign(self, seat: int) -> None:
        """Give up a game of two: the other player wins at once (R64), and nothing can be taken back.

        Raises:
            GameOver: if the game is over.
            RulesError: if it has more players, or no such seat.
        """
        s = self.state
        seat = self.checked_seat(seat)
        if self.over:
            raise GameOver("the game is over: nobody can give it up")
        if s.players > 2:
            raise RulesError("only a game of two players ends when one of them gives up")
        self.history.add(seat, RESIGN)
        s.options = ()
        end_game(s, 1 << 1 - seat, "resigned")
        self._run()

    def repeat(self, key: str, seat: int) -> None:
        """Do what a record says: choose an option, or give up."""
        if key == RESIGN:
            self.resign(seat)
        else:
            self.choose(key, seat)

    def choose_chance(self, outcome: str) -> None:
        """Answer a chance question by an outcome's key such as ``epic:eriu``.

        Raises:
            OutOfTurn: if chance is not asked.
            IllegalChoice: if the outcome is not possible.
        """
        question = self.chance
        if question is None:
            raise OutOfTurn("chance is not asked anything now")
        if outcome not in question.options:
            raise IllegalChoice(f"{outcome!r} is not possible; possible: {', '.join(question.options)}")
        self._answer_chance(question.outcomes[question.options.index(outcome)])
        self._run()

    # Taking back

    def undoable(self, seat: int) -> int:
        """The number of a seat's own choices that may be taken back now.

        It is 0 unless the game was started with ``undo=True``. What was revealed, drawn or answered by others
        stays.

        Raises:
            RulesError: if there is no such seat.
        """
        seat = self.checked_seat(seat)
        return 0 if self._takebacks is None else self._takebacks.count(self.state, seat)

    def undo(self, seat: int) -> None:
        """Take back a seat's last choice: everything is again as it was before.

        Raises:
            RulesError: if there is none that can be.

        >>> from ardri.rules.formats.position import position
        >>> game = position(clans={"hills": "A2 B1"}, hand={"A": "migration bard"}, turn="A", undo=True)
        >>> game.choose("card:migration")
        >>> game.undoable(0)
        1
        >>> game.undo(0)
        >>> game.decision
        Decision(A, turn: card:bard, card:migration, pass)
        """
        self._take_back(self._remembered(seat), seat, -1)

    def reset_turn(self, seat: int) -> None:
        """Take back all of a seat's choices that may be, to the beginning of its turn at most.

        Raises:
            RulesError: if there is none that can be.
        """
        remembered = self._remembered(seat)
        self._take_back(remembered, seat, remembered.stack.turn_began())

    def _remembered(self, seat: int) -> Takebacks:
        """The choices that can be taken back, if they are of this seat."""
        if not self.undoable(seat) or self._takebacks is None:
            raise RulesError(f"{SEAT_NAMES[seat]} has no choice that can be taken back now")
        return self._takebacks

    def __repr__(self) -> str:
        s = self.state
        if self.over:
            now = f"over: {self.result.reason}"
        elif s.seat <= CHANCE:
            now = "chance is to answer"
        else:
            now = f"{SEAT_NAMES[s.seat]} is asked: {s.question}"
        return f"Game({s.players} players, round {s.round}, {now})"

    # Copies

    def view(self, seat: int | None) -> View:
        """The view of a seat, or with None of a spectator. It is free to make, and follows the game.

        Raises:
            RulesError: if there is no such seat.

        >>> game = Game.start(players=2, seed=7)
        >>> game.view(0), game.view(None)
        (View(A, 2 players, round 0), View(a spectator, 2 players, round 0))
        """
        return View(self, None if seat is None else self.checked_seat(seat))

    def copy(self, undo: bool = False) -> Game:
        """An independent game in the same position. Nobody listens to it.

        Nothing is taken back in it; with `undo`, choices made from here on may be.
        """
        state = self.state.copy()
        state.undo_enabled = undo
        twin = Game(state, self.source, self._seed, self._entropy)
        twin.asks_forced = self.asks_forced
        twin.history = self.history.copy()
        return twin

    def fork(self) -> Game:
        """An independent game in the same position, with what was heard and what may be taken back."""
        twin = self.copy(self.state.undo_enabled)
        twin.state.events = None if self.state.events is None else self.state.events.copy()
        twin._takebacks = None if self._takebacks is None else self._takebacks.copy()
        return twin

    def __copy__(self) -> Game:
        return self.fork()

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.fork()

    def __reduce__(self) -> tuple[object, ...]:
        made_with = (self.state, self.source, self._seed, self._entropy)
        return _game, (*made_with, self.asks_forced, self.history, self._takebacks)

    def with_state(self, state: State, source: Source) -> Game:
        """A game in another position, which has to put its question first (`ask_again`)."""
        return Game(state, source)

    def ask_again(self) -> None:
        """Put the question anew, after what it rests on has been changed from outside."""
        self.state.options = ()
        self._run()

    def choices(self) -> list[tuple[int, str]]:
        """The seats and option keys chosen so far, in order."""
        return self.history.choices()

    # Helpers

    def checked_seat(self, seat: int) -> int:
        """A seat of this game, or a `RulesError`."""
        if type(seat) is not int or not 0 <= seat < self.state.players:
            raise RulesError(f"{seat!r} is not a seat of this game: they are 0 to {self.state.players - 1}")
        return seat


def _game(
    state: State,
    source: Source,
    seed: int | str | None,
    entropy: tuple[str, ...],
    asks_forced: bool,
    history: History,
    takebacks: Takebacks | None,
) -> Game:
    game = Game(state, source, seed, entropy)
    game.asks_forced = asks_forced
    game.history = history
    game._takebacks = takebacks
    return game
