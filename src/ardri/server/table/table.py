"""A table, as its log has made it so far.

The seed is given to the table by whoever owns it: it is in no entry, and in no message before the end.
"""

from __future__ import annotations

from typing import Final, Literal

from ardri.rules.decisions import Decision
from ardri.rules.game import Game
from ardri.rules.state import seed_commitment
from ardri.rules.state.edition import LEAST_PLAYERS
from ardri.rules.state.events import Event
from ardri.server.refusals import TableRefused
from ardri.server.table import beats
from ardri.server.table import seats as seating
from ardri.server.table.chat import ChatLine
from ardri.server.table.clocks import Clocks
from ardri.server.table.log_entries import Opened
from ardri.server.table.question_numbers import QuestionState
from ardri.server.table.reaction_pauses import Pause
from ardri.server.table.seats import Seat
from ardri.server.table.standing_orders import Orders, offered_by
from ardri.server.table.terms import Rhythm, Terms

Status = Literal["open", "playing", "over", "abandoned"]
Mark = Literal["seed", "entropy", "position", "rhythm", "shared", "read", "practice"]

NoticeKind = Literal[
    "said",
    "undone",
    "left",
    "timed_out",
    "relieved",
    "returned",
    "resigned",
    "replaced",
    "read",
    "fault",
]

NO_SEAT: Final = -1


class Notice:
    """A one-time notice: its kind, fields, and recipients (None: all)."""

    __slots__ = ("fields", "kind", "to")

    def __init__(
        self, kind: NoticeKind, fields: dict[str, str | int | None], to: tuple[int, ...] | None = None
    ) -> None:
        self.kind = kind
        self.fields = fields
        self.to = to


class Change:
    """The meaning of the last entry: who sees the game anew, whose question changed, what is told."""

    __slots__ = ("actor", "everybody", "notices", "seats")

    def __init__(self) -> None:
        self.everybody = False
        self.seats: tuple[int, ...] = ()
        self.actor = NO_SEAT
        self.notices: list[Notice] = []


class Table:
    """A table after the first entries of its log; `seed` is the secret behind the commitment."""

    def __init__(self, opened: Opened, seed: str) -> None:
        self.opened = opened
        self.players = opened.terms.players
        self.seed = seed
        self.entry_count = 1  # entries
        self.last_quiet = 1  # entries up to the last after which it was quiet
        self.at = opened.at
        self.status: Status = "open"
        self.reason = ""
        self.seats: list[Seat] = []
        self.game: Game | None = None
        self.questions: list[QuestionState] = []
        self.asked_at = opened.at
        self.moved = opened.at  # when everybody last saw something happen
        self.watched = opened.at  # when all public events so far can have been watched: see `beats`
        self.public_events = 0  # that are counted there
        self.pause: Pause | None = None
        self.pause_count = 0
        self.table_parts_cache: tuple[tuple[object, ...], list[tuple[str, bytes]]] = (), []  # see `streams`
        self.clocks: Clocks | None = None
        self.shown_clocks: Clocks | None = None  # to others: see `deadlines.seeming`
        self.clocks_at = opened.at
        self.signals: tuple[int, ...] = ()
        self.clash: tuple[int, tuple[int, ...]] | None = None  # as everybody knows it: where, and who
        self.mover = NO_SEAT  # who chose last
        self.last_move = 0  # entries before the last move of a person; 0: there is none to be taken back
        self.practised = False  # a whole move was taken back
        self.secrets_read = False  # with all secrets, by who looks after the server
        self.put_off: dict[str, int] = {}  # people whom the host has put off, and when
        self.chat: list[ChatLine] = []
        self.next_table = ""  # the table of another game for the same people
        self.earlier_events = 0  # that are not kept any more
        self.earlier_choices = 0  # before the position that the game went on from
        self.change = Change()

    def fork(self) -> Table:
        """An independent copy."""
        twin = Table(self.opened, self.seed)
        twin.seats = self.seats.copy()
        twin.questions = self.questions.copy()
        twin.game = None if self.game is None else self.game.fork()
        twin.entry_count = self.entry_count
        twin.last_quiet = self.last_quiet
        twin.at = self.at
        twin.status = self.status
        twin.reason = self.reason
        twin.asked_at = self.asked_at
        twin.moved = self.moved
        twin.watched = self.watched
        twin.public_events = self.public_events
        twin.pause = self.pause
        twin.pause_count = self.pause_count
        twin.table_parts_cache = self.table_parts_cache
        twin.clocks = self.clocks
        twin.shown_clocks = self.shown_clocks
        twin.clocks_at = self.clocks_at
        twin.signals = self.signals
        twin.clash = self.clash
        twin.mover = self.mover
        twin.last_move = self.last_move
        twin.practised = self.practised
        twin.secrets_read = self.secrets_read
        twin.put_off = self.put_off
        twin.chat = self.chat
        twin.next_table = self.next_table
        twin.earlier_events = self.earlier_events
        twin.earlier_choices = self.earlier_choices
        twin.change = self.change
        return twin

    @property
    def terms(self) -> Terms:
        """The terms."""
        return self.opened.terms

    @property
    def rhythm(self) -> Rhythm:
        """The rhythm of reaction pauses."""
        return seating.rhythm_of(self.terms, self.seats)

    @property
    def recipients(self) -> range:
        """The recipients of streams: the seats, then all spectators as one."""
        return range(self.players + self.terms.spectators)

    def heard(self, recipient: int) -> bool:
        """True if anybody may hear this stream: in the game nobody has a bot's seat."""
        return self.status == "open" or recipient == self.players or bool(self.seats[recipient].person)

    # Seats

    def seat(self, number: int) -> Seat:
        """A seat by its number."""
        if not 0 <= number < self.players:
            raise TableRefused("no_seat", seat=number)
        return self.seats[number]

    @property
    def entropy(self) -> tuple[str, ...]:
        """The entropy that the seats added to the seed."""
        return tuple(seat.entropy for seat in self.seats)

    @property
    def orders(self) -> list[Orders]:
        """The standing orders of all seats; a bot has none."""
        return [seat.orders if seat.plays else {} for seat in self.seats]

    @property
    def marks(self) -> list[Mark]:
        """Marks: facts about the table that everybody must know."""
        persons = [seat.person for seat in self.seats if seat.person]
        found: list[tuple[Mark, bool]] = [
            ("seed", self.opened.seeded),
            ("entropy", any(seat.chose_entropy for seat in self.seats)),
            ("position", self.opened.position is not None),
            ("rhythm", self.terms.rhythm is not None),
            ("shared", len(set(persons)) < len(persons)),
            ("read", self.secrets_read),
            ("practice", self.practised),
        ]
        return [mark for mark, so in found if so]

    @property
    def rated(self) -> bool:
        """True if the game is played without help, and nothing about the table is special."""
        return self.terms.rated and not self.marks

    def hears(self, recipient: int, line: ChatLine) -> bool:
        """True if a recipient is told a line of chat: spectators talk among themselves."""
        if recipient == self.players:
            return True
        return line.seat is not None and line.seat not in self.seats[recipient].mutes

    def rematch(self) -> Terms:
        """The terms of a rematch."""
        return seating.rematch_terms(self.terms, self.seats)

    # The game

    def require_open(self) -> None:
        """Refuse what is possible only before the game."""
        if self.status != "open":
            raise TableRefused("begun")

    def running_game(self) -> Game:
        """The game, if it is running; refused otherwise."""
        if self.game is None:
            raise TableRefused("not_begun" if self.status == "open" else "over")
        if self.status != "playing":
            raise TableRefused("over")
        return self.game

    def started_game(self) -> Game:
        """The game, running or over; refused before its start."""
        if self.game is None:
            raise TableRefused("not_begun")
        return self.game

    def question_of(self, number: int) -> Decision | None:
        """The question open to a seat, or in the draft answered by it while others think."""
        game = self.game
        if game is None or not self.questions[number].open:
            return None
        decision = game.decision_of(number)
        if decision is None or not game.in_window:
            return decision
        return Decision.of(game.state, number, offered_by(self.orders[number], decision))

    def undoable(self, number: int) -> int:
        """The number of choices that a seat may take back; none while reactions are awaited."""
        game = self.game
        if game is None or self.status != "playing" or game.in_window:
            return 0
        return game.undoable(number)

    def to_think(self) -> list[int]:
        """The seats for which a bot has to answer now."""
        game = self.game
        if game is None or self.status != "playing":
            return []
        asked = game.asked if self.pause is None else self.pause.waiting
        return [seat for seat in asked if self.seats[seat].bot]

    def answered(self, number: int) -> bool:
        """True if a seat has answered in full the question that is put to all."""
        game = self.game
        return game is not None and not game.over and number not in game.asked

    @property
    def reaction_until(self) -> int | None:
        """The time limit of the awaited reaction, if there is one."""
        if self.game is None or not self.game.in_window:
            return None
        if self.pause is not None and self.rhythm.holds == "nobody":
            return self.pause.end
        limit = self.rhythm.limit
        if limit is None:
            return None
        return limit + (self.asked_at if self.pause is None else self.pause.opened)

    @property
    def choice_count(self) -> int:
        """The number of choices that the rules have seen."""
        return self.earlier_choices + (0 if self.game is None else self.game.history.length)

    # Events

    def watch(self) -> None:
        """Count the events that everybody has just been told: it takes time to watch them."""
        count = self.event_count
        shown = beats.allowance(self.events(min(self.public_events, count), count), self.terms.beats)
        self.watched = min(max(self.watched, self.at) + shown, self.at + beats.MOST)
        self.public_events = count

    def watched_from(self, time: int) -> int:
        """A time, or when everything before can have been watched if that is later."""
        return max(time, self.watched)

    @property
    def _events(self) -> list[Event]:
        log = None if self.game is None else self.game.state.events
        return [] if log is None else log

    @property
    def event_count(self) -> int:
        """The number of events."""
        return self.earlier_events + len(self._events)

    def events(self, since: int, until: int) -> list[Event]:
        """Events by their numbers, as far back as they are kept."""
        return self._events[max(0, since - self.earlier_events) : max(0, until - self.earlier_events)]

    def forget_events(self, keep: int) -> None:
        """Drop old events when there are twice as many and no choice can be taken back."""
        gone = len(self._events) - keep
        if gone >= keep and self.quiet:
            del self._events[:gone]
            self.earlier_events += gone

    @property
    def quiet(self) -> bool:
        """True if nobody is ahead of others and nothing can be taken back, so that no past is needed."""
        game = self.game
        if game is None or self.status != "playing":
            return True
        return not game.in_window and not any(game.undoable(seat) for seat in range(self.players))


def new_table(opened: Opened, seed: str) -> Table:
    """The table after the first entry of a log; refused if the seed is not its own, or it has wrong seats."""
    terms = opened.terms
    if not LEAST_PLAYERS <= terms.players <= terms.setting.edition.seats:
        raise TableRefused("no_seat")
    if not seed_commitment.keeps(seed, terms.setting, opened.commitment):
        raise TableRefused("bad_commitment")
    table = Table(opened, seed)
    table.seats = [seating.vacant(place) for place in terms.seats]
    table.questions = [QuestionState()] * terms.players
    return table
