"""A table: the fold of its log.

`check` says whether an entry fits and `apply` adds it; an entry that does not fit is refused and changes
nothing. What an entry meant, and to whom, is in `change` until the next one; `streams` makes messages of it.
The seed is given to the table by whoever owns it: it is in no entry, and in no message before the end.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, Literal

from ardri.rules import fairness
from ardri.rules.catalogue import CARD_KEYS
from ardri.rules.chance import Seeded
from ardri.rules.errors import RulesError
from ardri.rules.events import Event
from ardri.rules.game import Decision, Game
from ardri.rules.notation import state_from_json
from ardri.rules.options import DECLINE, KEYS
from ardri.rules.why_not import Reason
from ardri.server import clocks, pauses
from ardri.server import entries as log
from ardri.server import seats as people
from ardri.server.asking import Asking
from ardri.server.entries import Entry
from ardri.server.orders import REACTIONS, Orders, answer_by
from ardri.server.pauses import Pause, in_window
from ardri.server.plans import fits, try_out
from ardri.server.refusals import Refused
from ardri.server.seats import Seat
from ardri.server.terms import Terms

Status = Literal["open", "playing", "over", "abandoned"]
Deed = Callable[[], None]

LONGEST_TEXT: Final = 500
CHAT_KEPT: Final = 50
OBEDIENCE: Final = 64  # orders that answer each other come to an end
NOBODY: Final = -1


class Line(log.Record, frozen=True):
    """One line of chat."""

    seat: int | None
    name: str
    text: str


class Notice:
    """Something to be told that is no part of what is seen: its kind, fields, and who is told (None: all)."""

    __slots__ = ("fields", "kind", "to")

    def __init__(
        self, kind: str, fields: dict[str, str | int | None], to: tuple[int, ...] | None = None
    ) -> None:
        self.kind = kind
        self.fields = fields
        self.to = to


class Change:
    """What the last entry meant: who sees the game as it is now, whose own question changed, what is told."""

    __slots__ = ("actor", "everybody", "notices", "seats")

    def __init__(self) -> None:
        self.everybody = False
        self.seats: tuple[int, ...] = ()
        self.actor = NOBODY
        self.notices: list[Notice] = []


class Table:
    """A table from its opening on. `seed` is the secret that the commitment is to."""

    def __init__(self, opened: log.Opened, seed: str) -> None:
        terms = opened.terms
        if not 2 <= terms.players <= 4:
            raise Refused("no_seat")
        if opened.commitment != fairness.commitment(seed, terms.setting):
            raise Refused("bad_commitment")
        self.opened = opened
        self.seed = seed
        self.count = 1
        self.at = opened.at
        self.status: Status = "open"
        self.reason = ""
        self.seats = [people.vacant(place) for place in terms.seats]
        self.game: Game | None = None
        self.asking = [Asking()] * terms.players
        self.pause: Pause | None = None
        self.pauses = 0
        self.asked_at = opened.at
        self.clocks: clocks.Clocks | None = None
        self.shown_clocks: clocks.Clocks | None = None  # to the others; see `_answered_unseen`
        self.clocks_at = opened.at
        self.signals: tuple[int, ...] = ()
        self.clash: tuple[int, tuple[int, ...]] | None = None  # as everybody knows it: where, who
        self.chat: list[Line] = []
        self.earlier_events = 0
        self.earlier_choices = 0
        self.change = Change()
        if opened.position is not None:
            self._begin(opened.position)  # so that it is refused now if it cannot be
            self.game = None

    # The fold

    @property
    def terms(self) -> Terms:
        """What was agreed."""
        return self.opened.terms

    def check(self, entry: Entry) -> None:
        """Refuse an entry that does not fit."""
        self._fit(entry)

    def apply(self, entry: Entry) -> None:
        """Add the next entry of the log; refused, without any change, if it does not fit."""
        deed = self._fit(entry)
        self.change = Change()
        self.at = max(self.at, entry.at)
        self.count += 1
        deed()

    def _fit(self, entry: Entry) -> Deed:
        """What an entry does, if it fits."""
        match entry:
            case log.Chosen():
                return self._chosen(entry)
            case log.Closed():
                return self._closed()
            case log.Undone() | log.Reset():
                return self._taken_back(entry)
            case log.Said():
                return self._said(entry)
            case log.Ordered():
                return self._ordered(entry)
            case log.Signalled():
                return self._signalled(entry)
            case log.Muted():
                return self._muted(entry)
            case log.Timedout():
                return self._timed_out(entry)
            case log.Ended():
                return self._ended(entry)
            case log.Away():
                return partial(self._skip, max(0, entry.at - max(entry.since, self.at)))
            case log.Started():
                return self._started()
            case log.Opened():
                raise Refused("begun")
            case _:
                return self._seating(entry)

    # People

    def _seating(
        self,
        entry: log.Joined
        | log.Seated
        | log.Left
        | log.Readied
        | log.Entropy
        | log.Returned
        | log.Resigned
        | log.Voted,
    ) -> Deed:
        seat = self.seat(entry.seat)
        match entry:
            case log.Joined():
                self._still_open()
                found = people.joined(seat, entry.person, entry.name)
            case log.Seated():
                self._still_open()
                found = people.seated(seat, entry.level)
            case log.Readied():
                self._still_open()
                found = people.a_person(seat).changed(ready=entry.ready)
            case log.Entropy():
                self._still_open()
                found = people.with_entropy(seat, entry.text)
            case log.Left() if self.status == "open":
                found = people.cleared(seat)
            case log.Left():
                self._playing()
                return partial(
                    self._hand_over, entry.seat, people.played_on(seat, self.terms.substitute), "left"
                )
            case log.Resigned():
                self._playing()
                return partial(
                    self._hand_over, entry.seat, people.resigned(seat, self.terms.substitute), "resigned"
                )
            case log.Returned():
                self._playing()
                return partial(self._hand_over, entry.seat, people.returned(seat), "returned")
            case log.Voted():
                self._playing()
                found = people.a_person(seat).changed(abandon=entry.yes)
        return partial(self._seat_anew, entry.seat, found)

    def _seat_anew(self, number: int, seat: Seat) -> None:
        self.seats[number] = seat
        if self.status == "playing" and people.all_for_abandoning(self.seats):
            self._abandon("vote")

    def _hand_over(self, number: int, seat: Seat, kind: str) -> None:
        self._seat_anew(number, seat)
        self.change.notices.append(Notice(kind, {"seat": number}))
        if self.clocks is not None and kind == "returned":
            self.clocks = clocks.refill(self.clocks, number)
        self._run_clocks(bonus=False)

    def _timed_out(self, entry: log.Timedout) -> Deed:
        self._playing()
        seat = self.seat(entry.seat)
        found = people.played_on(seat, self.terms.substitute)
        runs_out = None if self.clocks is None else self.clocks[entry.seat].runs_out
        if runs_out is None or runs_out > entry.at:
            raise Refused("time_left")
        return partial(self._hand_over, entry.seat, found, "timed_out")

    def _ended(self, entry: log.Ended) -> Deed:
        if self.status in ("over", "abandoned"):
            raise Refused("over")
        return partial(self._abandon, entry.reason)

    def _abandon(self, reason: str) -> None:
        self.status = "abandoned"
        self.reason = reason
        self.pause = None
        self.asking = [asking.lapsed() for asking in self.asking]
        self.change.everybody = True
        self._run_clocks(bonus=False)

    # Talk

    def _said(self, entry: log.Said) -> Deed:
        if entry.seat is not None:
            people.a_person(self.seat(entry.seat))
        elif not self.terms.spectators:
            raise Refused("no_spectators")
        if not 0 < len(entry.text) <= LONGEST_TEXT or len(entry.name) > people.LONGEST_NAME:
            raise Refused("too_long", most=LONGEST_TEXT)
        return partial(self._say, Line(entry.at, entry.seat, entry.name, entry.text))

    def _say(self, line: Line) -> None:
        self.chat = [*self.chat, line][-CHAT_KEPT:]
        hearers = tuple(number for number in self.recipients if self.hears(number, line))
        fields = {"seat": line.seat, "name": line.name, "text": line.text, "at": line.at}
        self.change.notices.append(Notice("said", fields, hearers))

    def hears(self, recipient: int, line: Line) -> bool:
        """Whether a recipient is told a line of chat: spectators talk among themselves."""
        if recipient == self.terms.players:
            return True
        return line.seat is not None and line.seat not in self.seats[recipient].mutes

    def _muted(self, entry: log.Muted) -> Deed:
        seat = people.a_person(self.seat(entry.seat))
        self.seat(entry.whom)
        others = tuple(whom for whom in seat.mutes if whom != entry.whom)
        mutes = tuple(sorted((*others, entry.whom))) if entry.muted else others
        return partial(self._seat_anew, entry.seat, seat.changed(mutes=mutes))

    def _signalled(self, entry: log.Signalled) -> Deed:
        self._playing()
        people.a_person(self.seat(entry.seat))
        if self.clash is None or entry.seat not in self.clash[1]:
            raise Refused("no_clash")
        others = [seat for seat in self.signals if seat != entry.seat]
        return partial(self._signal, tuple(sorted([*others, entry.seat] if entry.would else others)))

    def _signal(self, signals: tuple[int, ...]) -> None:
        self.signals = signals

    def _ordered(self, entry: log.Ordered) -> Deed:
        seat = people.a_person(self.seat(entry.seat))
        if entry.card not in CARD_KEYS:
            raise Refused("no_such_card", card=entry.card[:40])
        if entry.card not in REACTIONS:
            raise Refused("no_reaction", card=entry.card)
        return partial(self._order, entry.seat, seat.changed(orders={**seat.orders, entry.card: entry.wish}))

    def _order(self, number: int, seat: Seat) -> None:
        self.seats[number] = seat
        game = self.game
        if game is None or self.status != "playing" or not self.asking[number].open or not in_window(game):
            return
        decision = game.decision_of(number)
        key = None if decision is None else answer_by(seat.orders, decision)
        if key is not None and self.pause is not None:
            self._react(number, key)
        elif key is not None:
            self._choose(game, number, (key,))

    # The game

    def _started(self) -> Deed:
        self._still_open()
        if not people.all_ready(self.seats):
            raise Refused("not_ready")
        return self._start

    def _start(self) -> None:
        terms = self.terms
        self.status = "playing"
        if self.opened.position is None:
            self.game = Game.start(
                terms.players,
                self.seed,
                terms.discovery,
                terms.windows,
                terms.round_limit,
                listen=True,
                undo=True,
                entropy=self.entropy,
            )
        else:
            self.game = self._begin(self.opened.position)
        if terms.pace is not None:
            self.clocks = clocks.begin(terms.pace, terms.players)
        self._moved(self.game)

    def _begin(self, position: dict[str, object]) -> Game:
        """A game from a position; also the way back from a snapshot."""
        try:
            state = state_from_json(position)
            same = self.terms.setting
            found = state.setting
            if (found.players, found.windows) != (same.players, same.windows):
                raise Refused("bad_position")
            state.log = []
            state.wary = True
            key = fairness.key(self.seed, self.entropy)
            return Game.at(state, Seeded(key), self.seed, self.entropy)
        except (RulesError, AssertionError, LookupError, TypeError, AttributeError) as error:
            raise Refused("bad_position") from error

    @property
    def entropy(self) -> tuple[str, ...]:
        """What the seats added to the seed."""
        return tuple(seat.entropy for seat in self.seats)

    def _chosen(self, entry: log.Chosen) -> Deed:
        game = self._playing()
        self.seat(entry.seat)
        self.asking[entry.seat].check(entry.question)
        if not entry.keys:
            raise Refused("no_choice")
        if len(entry.keys) > 1 and in_window(game):
            raise Refused("beyond", step=1)
        if len(entry.keys) > 1:
            try_out(game, entry.seat, entry.keys)
        else:
            fits(game.decision_of(entry.seat), game, entry.keys[0])
        if self.pause is not None:
            return partial(self._react, entry.seat, entry.keys[0])
        return partial(self._choose, game, entry.seat, entry.keys)

    def _react(self, seat: int, key: str) -> None:
        assert self.pause is not None
        self.pause = self.pause.with_answer(seat, key, self.at)
        self.asking[seat] = self.asking[seat].given()
        self.change.actor = seat

    def _choose(self, game: Game, seat: int, keys: tuple[str, ...]) -> None:
        top = game.state.stack[-1]
        together = top.together(game.state)
        for key in keys:
            game.choose(key, seat=seat)
        self.asking[seat] = self.asking[seat].given()
        if together and not game.over and game.state.stack[-1] is top:
            self._answered_unseen(seat)
        else:
            self._moved(game)

    def _answered_unseen(self, seat: int) -> None:
        """In the draft: only the seat itself sees that it has answered, and that its clock stands."""
        self.asking[seat] = self.asking[seat].asked()
        self.change.actor = seat
        if self.clocks is not None and self.terms.pace is not None:
            self.clocks = clocks.run(
                self.clocks, self.terms.pace, self._thinking(), False, self.choices, self.at
            )

    def _taken_back(self, entry: log.Undone | log.Reset) -> Deed:
        game = self._playing()
        people.a_person(self.seat(entry.seat))
        if in_window(game):
            raise Refused("reactions")
        if not game.undoable(entry.seat):
            raise Refused("nothing_to_take_back")
        return partial(self._take_back, game, entry)

    def _take_back(self, game: Game, entry: log.Undone | log.Reset) -> None:
        seat = entry.seat
        unseen = game.state.stack[-1].has_answered(game.state, seat)
        if isinstance(entry, log.Undone):
            game.undo(seat)
        else:
            game.reset_turn(seat)
        if unseen:
            self._answered_unseen(seat)
        else:
            self.change.notices.append(Notice("undone", {"seat": seat}))
            self._moved(game, bonus=False)

    def _closed(self) -> Deed:
        game = self._playing()
        if not in_window(game):
            raise Refused("no_reactions")
        return partial(self._close, game)

    def _close(self, game: Game) -> None:
        pause = self.pause
        if pause is None:
            game.choose(KEYS[DECLINE])
            self._moved(game)
        elif pauses.go_on(game, pause.answers, self.orders):
            self._moved(game)
        else:
            waiting = pauses.to_ask(game, self.orders)
            self.pause = Pause(pause.number, pause.began, self.at, self.at, waiting)
            self._ask(waiting)
            self.change.seats = waiting

    def _moved(self, game: Game, bonus: bool = True) -> None:
        """The game has gone on, and everybody sees how far."""
        self.pause = None
        if self.terms.windows == "open":
            self._obey(game)
        if game.over:
            self.status = "over"
            self._ask(())
        elif self.terms.windows == "sealed" and in_window(game):
            self.pauses += 1
            waiting = pauses.to_ask(game, self.orders)
            self.pause = Pause(self.pauses, self.at, self.at, self.at, waiting)
            self._ask(waiting)
        else:
            self._ask(tuple(game.state.stack[-1].asked(game.state)))
        self.asked_at = self.at
        self.change.everybody = True
        self._see_clash(game)
        self._run_clocks(bonus)

    def _obey(self, game: Game) -> None:
        """In a game with open windows orders are followed at once."""
        for _ in range(OBEDIENCE):
            if not in_window(game):
                return
            decision = game.decision
            key = answer_by(self.orders[decision.seat], decision)
            if key is None:
                return
            game.choose(key, seat=decision.seat)

    def _ask(self, seats: tuple[int, ...]) -> None:
        for number, asking in enumerate(self.asking):
            self.asking[number] = asking.asked() if number in seats else asking.lapsed()

    def _see_clash(self, game: Game) -> None:
        clash = game.state.clash
        found = None if clash is None else (clash.territory, tuple(game.state.present_in(clash.territory)))
        if found is None or self.clash is None or found[0] != self.clash[0]:
            self.signals = ()
        else:
            self.signals = tuple(seat for seat in self.signals if seat in found[1])
        self.clash = found

    # Time

    def _thinking(self) -> tuple[int, ...]:
        """The seats whose clocks run: persons to whom an ordinary question, or one of the draft, is open."""
        game = self.game
        if game is None or self.status != "playing" or in_window(game):
            return ()
        asked = game.state.stack[-1].asked(game.state)
        return tuple(seat for seat in asked if self.seats[seat].plays)

    def _run_clocks(self, bonus: bool) -> None:
        pace = self.terms.pace
        if self.clocks is None or pace is None:
            return
        thinking = self._thinking()
        self.clocks = clocks.run(self.clocks, pace, thinking, bonus, self.choices, self.at)
        if self.change.everybody or self.shown_clocks is None or self.status != "playing":
            self.shown_clocks = self.clocks
        else:  # somebody came or went: in the draft, those who have answered still seem to think
            game = self.game
            drafting = game is not None and game.state.stack[-1].together(game.state) and not in_window(game)
            seats = range(self.terms.players) if drafting else thinking
            seem = [seat for seat in seats if self.seats[seat].plays]
            self.shown_clocks = clocks.run(self.shown_clocks, pace, seem, False, self.choices, self.at)
        self.clocks_at = self.at

    def _skip(self, gap: int) -> None:
        if self.clocks is not None and self.shown_clocks is not None:
            self.clocks = clocks.shift(self.clocks, gap)
            self.shown_clocks = clocks.shift(self.shown_clocks, gap)
            self.clocks_at += gap
        self.asked_at += gap
        if self.pause is not None:
            self.pause = self.pause.later(gap)

    @property
    def reaction_until(self) -> int | None:
        """Until when a reaction now awaited may be given, if there is a limit."""
        limit = self.terms.rhythm.limit
        if limit is None or self.game is None or not in_window(self.game):
            return None
        return limit + (self.asked_at if self.pause is None else self.pause.opened)

    def deadline(self) -> log.Closed | log.Timedout | None:
        """The entry that time alone will bring, with its time; None if there is none."""
        game = self.game
        if game is None or self.status != "playing":
            return None
        rhythm = self.terms.rhythm
        if self.pause is not None:
            ends = not self.pause.waiting and pauses.go_on(game.copy(), self.pause.answers, self.orders)
            due = pauses.due(self.pause, rhythm, ends, self.seed)
            return None if due is None else log.Closed(due)
        if in_window(game):
            return None if rhythm.limit is None else log.Closed(self.asked_at + rhythm.limit)
        times = [(clock.runs_out, seat) for seat, clock in enumerate(self.clocks or ())]
        found = [(time, seat) for time, seat in times if time is not None]
        return log.Timedout(min(found)[0], min(found)[1]) if found else None

    # Reading

    @property
    def recipients(self) -> range:
        """Who is told what happens: the seats, then all spectators as one."""
        return range(self.terms.players + self.terms.spectators)

    @property
    def orders(self) -> list[Orders]:
        """The standing orders of all seats; a bot has none."""
        return [seat.orders if seat.plays else {} for seat in self.seats]

    @property
    def choices(self) -> int:
        """How many choices the rules have seen."""
        return self.earlier_choices + (0 if self.game is None else self.game.history.length)

    @property
    def happened(self) -> int:
        """How many events there are."""
        log_now = None if self.game is None else self.game.state.log
        return self.earlier_events + (0 if log_now is None else len(log_now))

    def events(self, since: int, until: int) -> list[Event]:
        """Events by their numbers, as far back as they are kept."""
        log_now = None if self.game is None else self.game.state.log
        if log_now is None:
            return []
        return log_now[max(0, since - self.earlier_events) : max(0, until - self.earlier_events)]

    def forget_events(self, keep: int) -> None:
        """Let old events go, unless a choice may still be taken back."""
        game = self.game
        if game is None or game.state.log is None or self.pause is not None:
            return
        gone = len(game.state.log) - keep
        if gone >= keep and not any(game.undoable(seat) for seat in range(self.terms.players)):
            del game.state.log[:gone]
            self.earlier_events += gone

    def seat(self, number: int) -> Seat:
        """A seat by its number."""
        if not 0 <= number < self.terms.players:
            raise Refused("no_seat", seat=number)
        return self.seats[number]

    def question_of(self, number: int) -> Decision | None:
        """The question open to a seat, or answered by it in the draft while others think."""
        if self.game is None or not self.asking[number].open:
            return None
        return self.game.decision_of(number)

    def undoable(self, number: int) -> int:
        """How many choices a seat may take back."""
        game = self.game
        if game is None or self.status != "playing" or self.pause is not None:
            return 0
        return game.undoable(number)

    def preview(self, number: int, question: int, keys: tuple[str, ...]) -> Decision | None:
        """The question that would come after some choices, without effect; None if it is not to be known."""
        game = self._playing()
        self.seat(number)
        self.asking[number].check(question)
        if in_window(game):
            raise Refused("reactions")
        return try_out(game, number, keys)

    def why_not(self, number: int, card: str) -> Reason | None:
        """Why a seat cannot play a card now; not in a pause, when the game may be ahead of what is seen."""
        game = self._playing()
        self.seat(number)
        if card not in CARD_KEYS:
            raise Refused("no_such_card", card=card[:40])
        if self.pause is not None:
            raise Refused("reactions")
        return game.why_not(number, card)

    def to_think(self) -> list[int]:
        """The seats for which a bot has to answer now."""
        game = self.game
        if game is None or self.status != "playing":
            return []
        asked = game.state.stack[-1].asked(game.state) if self.pause is None else self.pause.waiting
        return [seat for seat in asked if self.seats[seat].bot]

    def rematch(self) -> Terms:
        """The terms of another game for the same people."""
        return people.again(self.terms, self.seats)

    def _still_open(self) -> None:
        if self.status != "open":
            raise Refused("begun")

    def _playing(self) -> Game:
        if self.game is None:
            raise Refused("not_begun")
        if self.status != "playing":
            raise Refused("over")
        return self.game
