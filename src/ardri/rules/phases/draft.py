"""Deal and draft: cards are kept and handed on, by all players at the same time."""

from __future__ import annotations

from ardri.rules.box.catalogue import bits
from ardri.rules.box.options import KEEP_CODES, VALUE_OF, options_of
from ardri.rules.engine.verbs import hand_on, shift, shuffle_actions
from ardri.rules.state import chance
from ardri.rules.state.form import PICK, Form, Item
from ardri.rules.state.state import PUT_AWAY, SET_ASIDE, UNDEALT, Frame, State


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
        elif self.dealt == s.edition.packets[s.players] * s.players:
            s.replace(Draft(self.draft, 1))
        else:
            s.ask_chance(chance.DEAL, s.zones[UNDEALT])

    def answer(self, s: State, seat: int, code: int) -> None:
        if self.stage == 1:
            shift(s, code, UNDEALT, SET_ASIDE, 0)
            s.replace(Deal(self.draft, 2))
        else:
            to = self.dealt // s.edition.packets[s.players]
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
            question = "draft_keep" if self._verb(s) is KEEP_CODES else "draft_hand_on"
            s.ask(waiting[0], question, self._codes(s, waiting[0], s.answers[waiting[0]]))
        else:
            self._hand_on(s)

    def asked(self, s: State) -> list[int]:
        if s.edition.named[s.players][self.keep] == 1:
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
        return options_of(self._verb(s), s.answers[seat])

    def forget_answer(self, s: State, seat: int) -> None:
        s.answers[seat] = 0

    def reopen(self, s: State, seat: int) -> tuple[int, ...]:
        return tuple(self._codes(s, seat, 0))

    def _codes(self, s: State, seat: int, answer: int) -> list[int]:
        later = bits(self._later(s, seat, answer))
        missing = self._missing(s, answer)
        codes = self._verb(s)
        return [codes[card] for card in later[: len(later) - missing + 1]]

    def _verb(self, s: State) -> list[int]:
        """The codes of the verb with which cards are named."""
        return s.edition.named_as[s.players][self.keep]

    def _later(self, s: State, seat: int, answer: int) -> int:
        """The cards of a hand that come after those named, as a set."""
        return s.zones[seat] & s.edition.action_cards & -(1 << answer.bit_length())

    def form(self, s: State, seat: int) -> Form:
        answer = s.answers[seat] if seat in self.asked(s) else 0
        missing = self._missing(s, answer)
        codes = self._verb(s)
        cards = bits(self._later(s, seat, answer))
        return Form(PICK, [Item(codes[card], 0, 1) for card in cards], missing, missing)

    def same_plan(self, later: Frame) -> bool:
        return later is self  # which stays while answers come in

    def _missing(self, s: State, answer: int) -> int:
        return s.edition.named[s.players][self.keep] - (1 if answer else 0)

    def answer(self, s: State, seat: int, code: int) -> None:
        answer = 1 << VALUE_OF[code]
        if s.edition.named[s.players][self.keep] == 2:
            first = s.answers[seat]
            later = self._later(s, seat, answer)
            if first and not first & (first - 1):
                answer |= first
            elif not later & (later - 1):  # the first of two, perhaps anew, and the second is no choice:
                answer |= later  # `Game` skips forced questions of the first seat asked only
        s.answers[seat] = answer

    def _hand_on(self, s: State) -> None:
        kept = self._verb(s) is KEEP_CODES
        passed = []
        for seat in range(s.players):
            hand = s.zones[seat] & s.edition.action_cards
            passed.append(hand & ~s.answers[seat] if kept else s.answers[seat])
            s.answers[seat] = 0
        hand_on(s, passed)
        if self.keep + 1 < s.edition.packets[s.players]:
            s.replace(Draft(self.draft, self.keep + 1))
        elif self.draft + 1 < s.edition.drafts[s.players]:
            self._put_away(s)
            s.replace(Deal(self.draft + 1, 2))
        else:
            self._take_back(s)
            s.pop()

    def _put_away(self, s: State) -> None:
        for seat in range(s.players):
            for card in bits(s.zones[seat] & s.edition.action_cards):
                shift(s, card, seat, PUT_AWAY + seat, 1 << seat)

    def _take_back(self, s: State) -> None:
        for seat in range(s.players):
            for card in bits(s.zones[PUT_AWAY + seat]):
                shift(s, card, PUT_AWAY + seat, seat, 1 << seat)
