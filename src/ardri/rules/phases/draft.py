"""Deal and draft: cards are kept and handed on, by all players at the same time."""

from __future__ import annotations

from typing import Final

from ardri.rules.box.catalogue import ACTION_CARDS, bits
from ardri.rules.box.options import HAND_ON, KEEP
from ardri.rules.engine.verbs import hand_on, shift, shuffle_actions
from ardri.rules.state import chance
from ardri.rules.state.form import PICK, Form, Item
from ardri.rules.state.state import PUT_AWAY, SET_ASIDE, UNDEALT, Frame, State

# By the number of players: how many cards one deal gives to each, and how many separate drafts there are.
PACKET: Final[list[int]] = [0, 0, 3, 4, 4]
DRAFTS: Final[list[int]] = [0, 0, 2, 1, 1]

# By the number of players and of cards kept: how many an answer names, and as what, whichever are fewer.
NAMED: Final = [[min(keep, packet - keep) for keep in range(packet + 1)] for packet in PACKET]
NAMED_AS: Final = [
    [KEEP if 2 * keep <= packet else HAND_ON for keep in range(packet + 1)] for packet in PACKET
]


class Deal(Frame):
    """Dealing: one card set aside unseen (unless Cathbad chose it), then a packet for each player."""

    __slots__ = ("dealt", "draft", "stage")

    def __init__(self, draft: int = 0, stage: int = 0, dealt: int = 0) -> None:
        self.draft = draft
        self.stage = stage
        self.dealt = dealt

    def data(self) -> tuple[object, ...]:
        return self.draft, self.stage, self.dealt

    def step(self, s: State) -> None:
        if self.stage == 0:
            shuffle_actions(s)
            s.replace(Deal(self.draft, 1))
        elif self.stage == 1 and s.zones[SET_ASIDE]:
            s.replace(Deal(self.draft, 2))
        elif self.dealt == PACKET[s.players] * s.players:
            s.replace(Draft(self.draft, 1))
        else:
            s.ask_chance(chance.DEAL, s.zones[UNDEALT])

    def answer(self, s: State, seat: int, code: int) -> None:
        if self.stage == 1:
            shift(s, code, UNDEALT, SET_ASIDE, 0)
            s.replace(Deal(self.draft, 2))
        else:
            to = self.dealt // PACKET[s.players]
            s.replace(Deal(self.draft, 2, self.dealt + 1))
            shift(s, code, UNDEALT, to, 1 << to)


class Draft(Frame):
    """One step of a draft: keep `keep` cards, hand the others on. Answers wait, unseen, for the last one.

    An answer names cards one after another in catalogue order (R68): the ones kept, or, where fewer are
    handed on than kept, the ones handed on. It lies in `State.answers` until all are in.
    """

    __slots__ = ("draft", "keep")

    def __init__(self, draft: int, keep: int) -> None:
        self.draft = draft
        self.keep = keep

    def data(self) -> tuple[object, ...]:
        return self.draft, self.keep

    def public_data(self) -> dict[str, str | int]:
        return {"keep": self.keep}

    def step(self, s: State) -> None:
        waiting = self.asked(s)
        if waiting:
            question = "draft_keep" if NAMED_AS[s.players][self.keep] == KEEP else "draft_hand_on"
            s.ask(waiting[0], question, self._codes(s, waiting[0], s.answers[waiting[0]]))
        else:
            self._hand_on(s)

    def asked(self, s: State) -> list[int]:
        if NAMED[s.players][self.keep] == 1:
            return [seat for seat in range(s.players) if not s.answers[seat]]
        # two are named: an answer without its lowest card is empty until both are
        return [seat for seat in range(s.players) if not s.answers[seat] & (s.answers[seat] - 1)]

    def options_for(self, s: State, seat: int) -> tuple[int, ...]:
        return tuple(self._codes(s, seat, s.answers[seat]))

    def answers_together(self, s: State) -> bool:
        return True

    def has_answered(self, s: State, seat: int) -> bool:
        return s.answers[seat] != 0

    def answer_of(self, s: State, seat: int) -> list[int]:
        return [NAMED_AS[s.players][self.keep] + card for card in bits(s.answers[seat])]

    def forget_answer(self, s: State, seat: int) -> None:
        s.answers[seat] = 0

    def reopen(self, s: State, seat: int) -> tuple[int, ...]:
        return tuple(self._codes(s, seat, 0))

    def _codes(self, s: State, seat: int, answer: int) -> list[int]:
        later = bits(self._later(s, seat, answer))
        missing = self._missing(s, answer)
        base = NAMED_AS[s.players][self.keep]
        return [base + card for card in later[: len(later) - missing + 1]]

    def _later(self, s: State, seat: int, answer: int) -> int:
        """The cards of a hand that come after those named, as a set."""
        return s.zones[seat] & ACTION_CARDS & -(1 << answer.bit_length())

    def form(self, s: State, seat: int) -> Form:
        answer = s.answers[seat] if seat in self.asked(s) else 0
        missing = self._missing(s, answer)
        base = NAMED_AS[s.players][self.keep]
        cards = bits(self._later(s, seat, answer))
        return Form(PICK, [Item(base + card, 0, 1) for card in cards], missing, missing)

    def same_plan(self, later: Frame) -> bool:
        return later is self  # which stays while answers come in

    def _missing(self, s: State, answer: int) -> int:
        return NAMED[s.players][self.keep] - (1 if answer else 0)

    def answer(self, s: State, seat: int, code: int) -> None:
        named = 1 << code - NAMED_AS[s.players][self.keep]
        if NAMED[s.players][self.keep] == 2:
            first = s.answers[seat]
            later = self._later(s, seat, named)
            if first and not first & (first - 1):
                named |= first
            elif not later & (later - 1):  # the first of two, perhaps anew, and the second is no choice:
                named |= later  # `Game` skips forced questions of the first seat asked only
        s.answers[seat] = named

    def _hand_on(self, s: State) -> None:
        kept = NAMED_AS[s.players][self.keep] == KEEP
        passed = []
        for seat in range(s.players):
            hand = s.zones[seat] & ACTION_CARDS
            passed.append(hand & ~s.answers[seat] if kept else s.answers[seat])
            s.answers[seat] = 0
        hand_on(s, passed)
        if self.keep + 1 < PACKET[s.players]:
            s.replace(Draft(self.draft, self.keep + 1))
        elif self.draft + 1 < DRAFTS[s.players]:
            self._put_away(s)
            s.replace(Deal(self.draft + 1, 2))
        else:
            self._take_back(s)
            s.pop()

    def _put_away(self, s: State) -> None:
        for seat in range(s.players):
            for card in bits(s.zones[seat] & ACTION_CARDS):
                shift(s, card, seat, PUT_AWAY + seat, 1 << seat)

    def _take_back(self, s: State) -> None:
        for seat in range(s.players):
            for card in bits(s.zones[PUT_AWAY + seat]):
                shift(s, card, PUT_AWAY + seat, seat, 1 << seat)
