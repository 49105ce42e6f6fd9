"""State: the whole position as plain data, copied in microseconds, saved at any question.

What is unfinished (a card, the clash it caused, the attack in it, the reaction to that) is a stack of
small immutable frames. Advancing replaces the top frame, so copies share all of them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from ardri.rules.box.board import Board, Site
from ardri.rules.box.catalogue import MOST_SEATS
from ardri.rules.box.options import SITE_SLOTS
from ardri.rules.extendable import mypyc_attr
from ardri.rules.state.edition import Edition
from ardri.rules.state.events import Event
from ardri.rules.state.form import Form
from ardri.rules.state.ledger import OBSERVERS, Known, Trail

# Zones: every card is in exactly one. Seat zones first: HAND + seat, PUT_AWAY + seat ...
HAND: Final = 0
PUT_AWAY: Final = MOST_SEATS
DRAWN: Final = 2 * MOST_SEATS
DRAWN_AGAIN: Final = 3 * MOST_SEATS
BEFORE: Final = 4 * MOST_SEATS
UNDEALT: Final = 5 * MOST_SEATS
SET_ASIDE: Final = UNDEALT + 1
ACTION_DISCARD: Final = UNDEALT + 2
EPIC_PILE: Final = UNDEALT + 3
EPIC_DISCARD: Final = UNDEALT + 4
REVEALED: Final = UNDEALT + 5
FACE_UP: Final = UNDEALT + 6
FACE_DOWN: Final = UNDEALT + 7
IN_PLAY: Final = UNDEALT + 8
BOX: Final = UNDEALT + 9
ZONES: Final = UNDEALT + 10

SEAT_ZONE_NAMES: Final = ("hand", "put_away", "drawn", "drawn_again", "before")
SHARED_ZONE_NAMES: Final = (
    "undealt",
    "set_aside",
    "action_discard",
    "epic_pile",
    "epic_discard",
    "revealed",
    "face_up",
    "face_down",
    "in_play",
    "box",
)

DECKS: Final = 3  # of which something is hidden: Action cards, Epic Tales, tiles

NOBODY: Final = -1
NOWHERE: Final = -1
CHANCE: Final = -2
ASKED: Final = (0,)

# Phases
SETTING_UP: Final = 0
ASSEMBLY: Final = 1
SEASON: Final = 2
FINISHED: Final = 3
PHASE_NAMES: Final = ("setup", "assembly", "season", "over")

# Windows for reactions: open ones ask only who has an answer, sealed ones all who might have one
OPEN: Final = "open"
SEALED: Final = "sealed"

# Kinds of maneuver
NO_MANEUVER: Final = 0
ATTACK: Final = 1
WITHDRAW: Final = 2
EPIC_MANEUVER: Final = 3


def _turn_orders(direction: int) -> list[list[tuple[int, ...]]]:
    return [
        [tuple([(first + direction * i) % players for i in range(players)]) for first in range(players)]
        for players in range(MOST_SEATS + 1)
    ]


# All seats in turn order, by the number of players and the seat that begins
CLOCKWISE: Final = _turn_orders(1)
COUNTERCLOCKWISE: Final = _turn_orders(-1)


class Setting:
    """The setting of a game: agreed before it begins, never changed while it is played."""

    __slots__ = ("edition", "players", "round_limit", "sealed", "windows")

    def __init__(self, players: int, edition: Edition, windows: str = OPEN, round_limit: int = 0) -> None:
        self.players = players
        self.edition = edition
        self.windows = windows
        self.sealed = windows == SEALED
        self.round_limit = round_limit

    def __reduce__(self) -> tuple[object, ...]:
        return Setting, (self.players, self.edition, self.windows, self.round_limit)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(ABC):
    """One unfinished thing. Immutable; `data` lists its constructor's arguments."""

    __slots__ = ()

    @abstractmethod
    def step(self, s: State) -> None:
        """Do the next thing: change the state, push, pop, or ask."""

    @abstractmethod
    def data(self) -> tuple[object, ...]:
        """The arguments that make an equal frame."""

    def public_data(self) -> dict[str, str | int]:
        """Public fields, beside the kind of frame: everybody may know them."""
        return {}

    def answer(self, s: State, seat: int, code: int) -> None:
        """Take the answer to what `step` asked."""
        raise AssertionError(f"{type(self).__name__} asks nothing")

    def form(self, s: State, seat: int) -> Form | None:
        """The form of the plan, or of the rest of it, that a seat is asked for; None for a single choice."""
        return None

    def same_plan(self, later: Frame) -> bool:
        """True if a later frame in the place of this one still asks for the same plan."""
        return type(later) is type(self)

    def asked(self, s: State) -> list[int]:
        """The seats with an open question; more than one where they answer at the same time."""
        return [s.seat]

    def options_for(self, s: State, seat: int) -> tuple[int, ...]:
        """The options of one of the seats asked at the same time."""
        return s.options

    def answers_together(self, s: State) -> bool:
        """True if all seats asked answer at the same time, unseen, and nothing happens before the last."""
        return False

    def has_answered(self, s: State, seat: int) -> bool:
        """True if a seat has given an answer that waits for others."""
        return False

    def reopen(self, s: State, seat: int) -> tuple[int, ...]:
        """The options of a seat whose answer waits for others and may still be replaced; or none."""
        return ()

    def answer_of(self, s: State, seat: int) -> list[int]:
        """The answer of a seat while it waits for others, as options."""
        return []

    def forget_answer(self, s: State, seat: int) -> None:
        """Forget the answer of a seat that waits for others."""
        raise AssertionError(f"{type(self).__name__} keeps no answers")

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), self.data()


class Clash:
    """The clash going on: who, where, and what has happened in it so far."""

    __slots__ = (
        "active",
        "cauldron",
        "cauldron_seat",
        "chosen_next",
        "initiator",
        "instigator",
        "losses",
        "maneuver",
        "over",
        "removed",
        "sheltered",
        "silent",
        "target",
        "territory",
    )

    def __init__(
        self,
        territory: int,
        initiator: int,
        instigator: int,
        active: int,
        sheltered: list[int],
        silent: bool = False,
        over: bool = False,
        maneuver: int = NO_MANEUVER,
        target: int = NOBODY,
        removed: int = 0,
        chosen_next: int = NOBODY,
        losses: tuple[int, ...] = (),
        cauldron_seat: int = NOBODY,
        cauldron: tuple[int, ...] = (),
    ) -> None:
        self.territory = territory
        self.initiator = initiator
        self.instigator = instigator
        self.active = active
        self.sheltered = sheltered
        self.silent = silent
        self.over = over
        self.maneuver = maneuver
        self.target = target
        self.removed = removed
        self.chosen_next = chosen_next
        self.losses = losses
        self.cauldron_seat = cauldron_seat
        self.cauldron = cauldron

    def copy(self) -> Clash:
        """An independent copy."""
        return Clash(
            self.territory,
            self.initiator,
            self.instigator,
            self.active,
            self.sheltered.copy(),
            self.silent,
            self.over,
            self.maneuver,
            self.target,
            self.removed,
            self.chosen_next,
            self.losses,
            self.cauldron_seat,
            self.cauldron,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return Clash, (
            self.territory,
            self.initiator,
            self.instigator,
            self.active,
            self.sheltered,
            self.silent,
            self.over,
            self.maneuver,
            self.target,
            self.removed,
            self.chosen_next,
            self.losses,
            self.cauldron_seat,
            self.cauldron,
        )


FIELDS: Final = (
    "answers",
    "board",
    "brenn",
    "candidates",
    "capital",
    "cards_in_hands",
    "cathbad",
    "chieftains",
    "citadels",
    "clans",
    "clash",
    "counters",
    "deeds",
    "direction",
    "drawn_tiles",
    "edition",
    "events",
    "festival",
    "known",
    "layers_gone",
    "markers",
    "options",
    "options_hidden",
    "outcome",
    "phase",
    "pieces_version",
    "players",
    "ploy",
    "presence",
    "pretenders",
    "question",
    "replies",
    "reserve",
    "round",
    "sanctuaries",
    "seat",
    "setting",
    "stack",
    "tile_stack",
    "trails",
    "turn",
    "undo_barrier",
    "undo_enabled",
    "winners",
    "won_by",
    "zones",
)


class State:
    """A position. Read it freely; only `verbs` and the flow's own chapters change it."""

    __slots__ = FIELDS

    def __init__(
        self,
        setting: Setting,
        board: Board,
        clans: list[int],
        presence: list[int],
        chieftains: list[int],
        reserve: list[int],
        sanctuaries: list[int],
        citadels: list[int],
        deeds: list[int],
        zones: list[int],
        tile_stack: tuple[int, ...],
        drawn_tiles: int,
        layers_gone: int,
        trails: list[Trail],
        known: list[Known | None],
        counters: list[int],
        answers: list[int],
        replies: list[int],
        stack: list[Frame],
        clash: Clash | None,
        brenn: int,
        direction: int,
        capital: int,
        festival: int,
        pretenders: int,
        phase: int,
        round: int,
        turn: int,
        cathbad: int,
        ploy: int,
        outcome: int,
        winners: int,
        won_by: str,
        markers: tuple[int, ...],
    ) -> None:
        self.setting = setting
        self.edition = setting.edition
        self.players = setting.players
        self.board = board
        self.clans = clans
        self.presence = presence
        self.chieftains = chieftains
        self.reserve = reserve
        self.sanctuaries = sanctuaries
        self.citadels = citadels
        self.deeds = deeds
        self.zones = zones
        self.tile_stack = tile_stack
        self.drawn_tiles = drawn_tiles
        self.layers_gone = layers_gone
        self.trails = trails
        self.known = known  # by deck and observer, what was worked out last
        self.counters = counters
        self.answers = answers
        self.replies = replies
        self.stack = stack
        self.clash = clash
        self.brenn = brenn
        self.direction = direction
        self.capital = capital
        self.festival = festival
        self.pretenders = pretenders
        self.phase = phase
        self.round = round
        self.turn = turn
        self.cathbad = cathbad
        self.ploy = ploy
        self.outcome = outcome
        self.winners = winners  # as a set
        self.won_by = won_by
        self.markers = markers  # what the edition has besides (`Box.markers`)
        # the question put now: made anew from the frames when a position is read back
        self.seat = NOBODY
        self.question = ""
        self.options: tuple[int, ...] = ()
        self.candidates = 0  # of a chance question: the set that one is drawn from
        self.options_hidden = False  # others cannot know how many options there are
        self.events: list[Event] | None = None  # None if nobody listens
        self.cards_in_hands = 0  # as a set
        self.pieces_version = 0  # goes up when a clan, building or Deed moves: caches compare it
        self.undo_enabled = False  # choices may be taken back in this game
        self.undo_barrier = False  # something happened since the last choice that cannot be taken back

    def copy(self) -> State:
        """An independent copy; nobody listens to its events."""
        clash = self.clash
        twin = State(
            self.setting,
            self.board,
            self.clans.copy(),
            self.presence.copy(),
            self.chieftains.copy(),
            self.reserve.copy(),
            self.sanctuaries.copy(),
            self.citadels.copy(),
            self.deeds.copy(),
            self.zones.copy(),
            self.tile_stack,
            self.drawn_tiles,
            self.layers_gone,
            [trail.copy() for trail in self.trails],
            self.known.copy(),
            self.counters.copy(),
            self.answers.copy(),
            self.replies.copy(),
            self.stack.copy(),
            None if clash is None else clash.copy(),
            self.brenn,
            self.direction,
            self.capital,
            self.festival,
            self.pretenders,
            self.phase,
            self.round,
            self.turn,
            self.cathbad,
            self.ploy,
            self.outcome,
            self.winners,
            self.won_by,
            self.markers,
        )
        twin.seat = self.seat
        twin.question = self.question
        twin.options = self.options
        twin.candidates = self.candidates
        twin.options_hidden = self.options_hidden
        twin.cards_in_hands = self.cards_in_hands
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.setting, {name: getattr(self, name) for name in FIELDS})

    # The stack

    def push(self, frame: Frame) -> None:
        """Begin something above what is unfinished."""
        self.stack.append(frame)

    def replace(self, frame: Frame) -> None:
        """Move the topmost unfinished thing on."""
        self.stack[-1] = frame

    def pop(self) -> None:
        """The topmost thing is finished."""
        self.stack.pop()

    # Questions

    def ask(self, seat: int, question: str, options: list[int], options_hidden: bool = False) -> None:
        """Put a question with all its options; hidden ones, if others cannot know how many there are."""
        assert options, question
        self.seat = seat
        self.question = question
        self.options = tuple(options)
        self.options_hidden = options_hidden

    def ask_chance(self, stream: int, candidates: int) -> None:
        """Put a question to nobody, seat ``CHANCE - stream``: which one of a set, all equally likely."""
        self.seat = CHANCE - stream
        self.question = "chance"
        self.candidates = candidates
        self.options = ASKED

    # Reading the table

    def clans_of(self, seat: int, territory: int) -> int:
        """The number of clans that a seat has in a territory, sheltered ones included."""
        return self.clans[territory * self.players + seat]

    def exposed(self, seat: int) -> int:
        """The number of exposed clans that a seat has in the clash going on."""
        clash = self.clash
        if clash is None:
            return 0
        return self.clans[clash.territory * self.players + seat] - clash.sheltered[seat]

    def present_in(self, territory: int) -> list[int]:
        """The seats present in a territory."""
        base = territory * self.players
        return [seat for seat in range(self.players) if self.clans[base + seat]]

    def citadels_in(self, territory: int) -> int:
        """Citadels in a territory, the Capital included."""
        return self.citadels[territory] + (territory == self.capital)

    def next_seat(self, seat: int) -> int:
        """The next player in the direction the crows fly."""
        return (seat + self.direction) % self.players

    def order_from(self, seat: int) -> tuple[int, ...]:
        """All seats in turn order, beginning with one."""
        return (CLOCKWISE if self.direction > 0 else COUNTERCLOCKWISE)[self.players][seat]

    def active(self) -> int:
        """The active player: first to answer at any moment (R34)."""
        if self.clash is not None:
            return self.clash.active
        return self.turn if self.phase == SEASON else self.brenn

    def collect_hands(self) -> None:
        """Collect anew the cards that are in hands, after zones were filled at once."""
        self.cards_in_hands = 0
        for seat in range(self.players):
            self.cards_in_hands |= self.zones[HAND + seat]

    def silent(self) -> bool:
        """True if Lug's Spear forbids Triskels now."""
        return self.clash is not None and self.clash.silent

    def marker(self, name: str) -> int:
        """The value of an edition's marker."""
        return self.markers[self.edition.marker_places[name]]

    def set_marker(self, name: str, value: int) -> None:
        """Let the edition's marker of this name say something else."""
        at = self.edition.marker_places[name]
        self.markers = (*self.markers[:at], value, *self.markers[at + 1 :])

    def sites(self) -> list[Site]:
        """The sites legal for a new tile, as many as the option table has numbers for."""
        sites = self.edition.legal_sites(self)
        return sites if len(sites) <= SITE_SLOTS else sites[:SITE_SLOTS]


def _restored(setting: Setting, fields: dict[str, object]) -> State:
    s = empty_state(setting)
    for name, value in fields.items():
        setattr(s, name, value)
    return s


def empty_state(setting: Setting) -> State:
    """A position before anything is on the table."""
    players = setting.players
    edition = setting.edition
    return State(
        setting,
        Board(),
        clans=[0] * (edition.tile_numbers * players),
        presence=[0] * players,
        chieftains=[NOBODY] * edition.tile_numbers,
        reserve=[edition.clans] * players,
        sanctuaries=[0] * edition.tile_numbers,
        citadels=[0] * edition.tile_numbers,
        deeds=[0] * players,
        zones=[0] * ZONES,
        tile_stack=(),
        drawn_tiles=0,
        layers_gone=0,
        trails=[],
        known=[None] * (DECKS * OBSERVERS),
        counters=[],
        answers=[0] * players,
        replies=[0] * players,
        stack=[],
        clash=None,
        brenn=0,
        direction=1,
        capital=NOWHERE,
        festival=NOWHERE,
        pretenders=0,
        phase=SETTING_UP,
        round=0,
        turn=NOBODY,
        cathbad=NOBODY,
        ploy=NOBODY,
        outcome=0,
        winners=0,
        won_by="",
        markers=tuple([marker.first for marker in edition.box.markers]),
    )
