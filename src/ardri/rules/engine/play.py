"""Playing a card: declare it, let others answer, resolve it, discard it; and the windows for answers.

A play and a window answer each other to any depth: Geis on a Bard played after an attack is
``... Maneuvers, Window, Play(bard), Window, Play(geis)`` on the stack.
"""

from __future__ import annotations

from typing import Final

from ardri.rules.box.base_box import ACTION_DECK, ADVANTAGE_DECK, EPIC_DECK
from ardri.rules.box.catalogue import CARD_KEYS, DAGDAS_CAULDRON, DECK_OF, LUGS_SPEAR, SEAT_NAMES, bits
from ardri.rules.box.options import CARD_CODES, DECLINE, DISCARD_CODES, KEYS, VALUE_OF, options_of
from ardri.rules.engine.moments import (
    ANY_TIME,
    BEFORE_DISCARD,
    CARD_DECLARED,
    CARD_FINISHED,
    DECK,
    MOMENT_NAMES,
    OWN_TURN,
    WHEN,
    Use,
    playable,
    playable_of,
    usable_at,
    use_at,
)
from ardri.rules.engine.verbs import carry, discard_epics, shift, tell
from ardri.rules.knowledge.sightings import may_hold
from ardri.rules.state.events import EVERYBODY
from ardri.rules.state.form import Form
from ardri.rules.state.state import ACTION_DISCARD, BEFORE, FACE_DOWN, IN_PLAY, NOBODY, Frame, State

# Stages of a play
DECLARING: Final = 0
RESOLVING: Final = 1
RESOLVED: Final = 2
DISCARDING: Final = 3
FINISHED: Final = 4

# What becomes of a play
LIVE: Final = 0
IDLE: Final = 1
CANCELLED: Final = 2
GIVEN: Final = 3


DECLINED: Final = -1  # a reply to a sealed window that plays no card
ALL_CARDS: Final = -1  # as a set


def play_card(s: State, seat: int, card: int, use: int) -> None:
    """A card leaves the hand and is played."""
    if s.events is not None:
        tell(s, "play", {"seat": SEAT_NAMES[seat], "card": CARD_KEYS[card]})
    carry(s, card, seat, IN_PLAY, EVERYBODY)
    s.answers[seat] = s.answers[seat] & ~(1 << card)
    s.push(Play(seat, card, use))


class Play(Frame):
    """A card being played: how far it is, what was declared (`plan`), and what becomes of it.

    `index` is the step of the declaration or resolution, `mark` where in the plan the step began or,
    while resolving, how far the step is.
    """

    __slots__ = ("card", "fate", "index", "mark", "plan", "seat", "stage", "use")

    def __init__(
        self,
        seat: int,
        card: int,
        use: int,
        stage: int = DECLARING,
        index: int = 0,
        mark: int = 0,
        plan: tuple[int, ...] = (),
        fate: int = LIVE,
    ) -> None:
        self.seat = seat
        self.card = card
        self.use = use
        self.stage = stage
        self.index = index
        self.mark = mark
        self.plan = plan
        self.fate = fate

    def data(self) -> tuple[object, ...]:
        return self.seat, self.card, self.use, self.stage, self.index, self.mark, self.plan, self.fate

    def public_data(self) -> dict[str, str | int]:
        stage = "declaring" if self.stage == DECLARING else "resolving" if self.stage == RESOLVING else "done"
        return {"seat": SEAT_NAMES[self.seat], "card": CARD_KEYS[self.card], "stage": stage}

    # For the steps of cards

    def next(self, s: State) -> None:
        """The step is finished: on to the next one."""
        self._go_on(s, len(self.plan) if self.stage == DECLARING else 0, self.plan)

    def declared(self, s: State, *values: int) -> None:
        """Something is added to the plan, and the step with it is finished."""
        plan = self.plan + values
        self._go_on(s, len(plan), plan)

    def _go_on(self, s: State, mark: int, plan: tuple[int, ...]) -> None:
        index = self.index + 1
        if self.stage == DECLARING and index == len(DECK[self.card].uses[self.use].declare):
            s.replace(Play(self.seat, self.card, self.use, RESOLVING, 0, 0, plan, self.fate))
            open_window(s, CARD_DECLARED)
        else:
            s.replace(Play(self.seat, self.card, self.use, self.stage, index, mark, plan, self.fate))

    def idle(self, s: State) -> None:
        """Played without effect: nothing (more) is declared, nothing happens (R57, R61)."""
        s.replace(Play(self.seat, self.card, self.use, RESOLVING, 0, 0, self.plan, IDLE))
        open_window(s, CARD_DECLARED)

    def ask(self, s: State, question: str, options: list[int]) -> None:
        """Ask the player; with nothing to choose from (any more) the card is played without effect."""
        if options:
            s.ask(self.seat, question, options)
        else:
            self.idle(s)

    def progress(self, s: State, plan: tuple[int, ...], mark: int) -> None:
        """The plan so far and how far the step is."""
        s.replace(Play(self.seat, self.card, self.use, self.stage, self.index, mark, plan, self.fate))

    def finish(self, s: State) -> None:
        """Nothing more happens: the steps left are skipped."""
        self._at(s, RESOLVED)

    def with_fate(self, fate: int) -> Play:
        """The same play, ending otherwise."""
        return Play(self.seat, self.card, self.use, self.stage, self.index, self.mark, self.plan, fate)

    def is_season(self) -> bool:
        """True if this is a Season use."""
        return DECK[self.card].uses[self.use].moment == OWN_TURN

    # The course of a play

    def step(self, s: State) -> None:
        use = DECK[self.card].uses[self.use]
        stage = self.stage
        if stage == DECLARING:
            if self.index < len(use.declare):
                use.declare[self.index].enter(s, self)
            else:
                self._at(s, RESOLVING)
                open_window(s, CARD_DECLARED)
        elif stage == RESOLVING and self.fate == LIVE and self.index < len(use.resolve):
            use.resolve[self.index].enter(s, self)
        else:
            self._finish(s, stage)

    def _finish(self, s: State, stage: int) -> None:
        """From the end of the effect to the end of the play, unless a window opens on the way."""
        held = at_hand(s)
        if stage <= RESOLVED:
            if self.card == DAGDAS_CAULDRON and s.zones[BEFORE + self.seat] >> self.card & 1:
                s.pop()  # it lies before its player and is discarded at the end of the clash
                return
            if (
                DECK_OF[self.card] == EPIC_DECK
                and self.fate != CANCELLED
                and held & s.edition.cards_at[BEFORE_DISCARD]
            ):
                self._window(s, DISCARDING, BEFORE_DISCARD)
                return
        if stage <= DISCARDING:
            self._discard(s)
            if held & s.edition.cards_at[CARD_FINISHED]:
                self._window(s, FINISHED, CARD_FINISHED)
                return
        s.pop()

    def _window(self, s: State, stage: int, moment: int) -> None:
        """Go on from a stage after a window."""
        self._at(s, stage)
        s.push(Window(moment))

    def answer(self, s: State, seat: int, code: int) -> None:
        use: Use = DECK[self.card].uses[self.use]
        if self.stage == DECLARING:
            if s.events is not None:
                tell(
                    s,
                    "declare",
                    {"seat": SEAT_NAMES[seat], "card": CARD_KEYS[self.card], "option": KEYS[code]},
                )
            use.declare[self.index].answer(s, self, code)
        else:
            use.resolve[self.index].answer(s, self, code)

    def form(self, s: State, seat: int) -> Form | None:
        use: Use = DECK[self.card].uses[self.use]
        return (use.declare if self.stage == DECLARING else use.resolve)[self.index].form(s, self)

    def same_plan(self, later: Frame) -> bool:
        if not isinstance(later, Play) or (later.seat, later.card) != (self.seat, self.card):
            return False
        return (later.use, later.stage, later.index) == (self.use, self.stage, self.index)

    def answer_of(self, s: State, seat: int) -> list[int]:
        return options_of(DISCARD_CODES, s.answers[seat])  # of those that Misty Lands will take

    def _at(self, s: State, stage: int) -> None:
        s.replace(Play(self.seat, self.card, self.use, stage, 0, 0, self.plan, self.fate))

    def _discard(self, s: State) -> None:
        deck = DECK_OF[self.card]
        if deck == ACTION_DECK:
            shift(s, self.card, IN_PLAY, ACTION_DISCARD, EVERYBODY)
        elif deck == ADVANTAGE_DECK:
            shift(s, self.card, IN_PLAY, FACE_DOWN, EVERYBODY)
        elif self.fate not in (CANCELLED, GIVEN):
            discard_epics(s, 1 << self.card, IN_PLAY)


def at_hand(s: State) -> int:
    """The cards for which a window is worth opening, as a set: those held, or all where that is secret."""
    if s.clash is not None and s.clash.silent:
        return 0
    return ALL_CARDS if s.undo_enabled or s.setting.sealed else s.cards_in_hands


def open_window(s: State, moment: int) -> None:
    """Ask whoever may answer this moment, above what is going on."""
    if at_hand(s) & s.edition.cards_at[moment]:
        s.push(Window(moment))


def might_answer(s: State, seat: int, moment: int, cards: int = ALL_CARDS) -> bool:
    """True if a seat could have a card for this moment, of these, for all that a spectator can know."""
    for card in bits(may_hold(s, seat, usable_at(s, moment) & cards)):
        obstacle = WHEN[moment][card].obstacle(s, seat)
        if not obstacle:
            return True
    return False


def action_might_answer(s: State) -> bool:
    """True if, for all a spectator can know, an Action card might answer the window on top of the stack."""
    window = s.stack[-1]
    assert isinstance(window, Window)
    return any(might_answer(s, seat, window.moment, s.edition.action_cards) for seat in range(s.players))


class Window(Frame):
    """A moment at which Triskels may be played (R33).

    The active player is asked first, as long as they play cards, then the others in turn order; after
    any card played all are asked again, until everybody has declined in a row.

    That is an open window. A sealed one asks all who might have an answer at once, and what they say waits
    in `State.replies`: each answer means "if all before me decline". The first in order that is no decline
    is played, and the others are forgotten unread.
    """

    __slots__ = ("declined", "first", "moment")

    def __init__(self, moment: int, first: int = NOBODY, declined: int = 0) -> None:
        self.moment = moment
        self.first = first
        self.declined = declined

    def data(self) -> tuple[object, ...]:
        return self.moment, self.first, self.declined

    def public_data(self) -> dict[str, str | int]:
        return {"moment": MOMENT_NAMES[self.moment]}

    def bars_the_moor(self, s: State) -> bool:
        """True if the Moor may not be played here: nothing but The Dagda answers Lug's Spear (R84)."""
        spear = happening(s)
        return self.moment == CARD_DECLARED and isinstance(spear, Play) and spear.card == LUGS_SPEAR

    def step(self, s: State) -> None:
        if s.silent():
            s.pop()
            return
        first = s.undo_enabled and self.first == NOBODY
        able = self._able(s) if first or s.setting.sealed else []
        if first and able:
            s.undo_barrier = True
        if s.setting.sealed:
            self._ask_all(s, able)
        else:
            self._ask_in_turn(s)

    def answer(self, s: State, seat: int, code: int) -> None:
        if s.setting.sealed:
            s.replies[seat] = DECLINED if code == DECLINE else 1 << VALUE_OF[code]
        elif code == DECLINE:
            s.undo_barrier = True
            s.replace(Window(self.moment, self.first, self.declined + 1))
        else:
            self._play(s, seat, VALUE_OF[code])

    def _play(self, s: State, seat: int, card: int) -> None:
        s.undo_barrier = True
        s.replace(Window(self.moment))
        play_card(s, seat, card, use_at(card, self.moment))

    # Open

    def _ask_in_turn(self, s: State) -> None:
        moment = self.moment
        cards = usable_at(s, moment)
        first = s.active() if self.first == NOBODY else self.first
        order = s.order_from(first)
        for i in range(self.declined, s.players):
            seat = order[i]
            held = s.zones[seat] & cards
            if held:
                options = playable_of(s, seat, moment, held)
                if options:
                    options.append(DECLINE)
                    s.replace(Window(moment, first, i))
                    s.ask(seat, MOMENT_NAMES[moment], options)
                    return
        s.pop()

    def options_of(self, s: State, seat: int) -> list[int]:
        """The answers open to a seat at this moment: its cards for it, or decline."""
        options = playable(s, seat, self.moment)
        options.append(DECLINE)
        return options

    # Sealed

    def _able(self, s: State) -> list[int]:
        """The seats, in the order in which they come, that for all anybody can see may have an answer."""
        first = s.active() if self.first == NOBODY else self.first
        return [seat for seat in s.order_from(first)[self.declined :] if might_answer(s, seat, self.moment)]

    def _ask_all(self, s: State, able: list[int]) -> None:
        waiting = [seat for seat in sorted(able) if not s.replies[seat]]
        if waiting:
            s.ask(waiting[0], MOMENT_NAMES[self.moment], self.options_of(s, waiting[0]), options_hidden=True)
            return
        replies = [(seat, s.replies[seat]) for seat in able]
        s.replies = [0] * s.players
        for seat, reply in replies:
            if reply != DECLINED:
                self._reply(s, seat, reply.bit_length() - 1)
                return
        s.pop()

    def _reply(self, s: State, seat: int, card: int) -> None:
        if use_at(card, self.moment) >= 0:
            self._play(s, seat, card)
            return
        first = s.active() if self.first == NOBODY else self.first
        s.replace(Window(self.moment, first, (seat - first) * s.direction % s.players))
        play_card(
            s, seat, card, use_at(card, ANY_TIME)
        )  # the Moor answers nothing: they are asked again (R27)

    def asked(self, s: State) -> list[int]:
        if not s.setting.sealed:
            return [s.seat]
        return [seat for seat in sorted(self._able(s)) if not s.replies[seat]]

    def answers_together(self, s: State) -> bool:
        return s.setting.sealed

    def has_answered(self, s: State, seat: int) -> bool:
        return s.replies[seat] != 0

    def answer_of(self, s: State, seat: int) -> list[int]:
        reply = s.replies[seat]
        if not reply:
            return []
        return [DECLINE if reply == DECLINED else CARD_CODES[reply.bit_length() - 1]]

    def forget_answer(self, s: State, seat: int) -> None:
        s.replies[seat] = 0

    def options_for(self, s: State, seat: int) -> tuple[int, ...]:
        return tuple(self.options_of(s, seat)) if s.setting.sealed else s.options

    def reopen(self, s: State, seat: int) -> tuple[int, ...]:
        return tuple(self.options_of(s, seat)) if s.replies[seat] else ()


def answered(s: State) -> Frame:
    """The frame that the Triskel on top of the stack answers: the one whose moment opened the window."""
    return s.stack[-3]


def happening(s: State) -> Frame:
    """The frame that the window on top of the stack is about."""
    return s.stack[-2]
