"""Effects that cards of different decks share: cancelling, looking, the card set aside."""

from __future__ import annotations

from ardri.rules.box.base_box import EPIC_DECK
from ardri.rules.box.catalogue import CARD_KEYS, DECK_OF, SEAT_NAMES, bits
from ardri.rules.box.options import ASIDE_CODES, VALUE_OF
from ardri.rules.cards.steps import Effect
from ardri.rules.engine.moments import Step
from ardri.rules.engine.play import CANCELLED, Play, answered
from ardri.rules.engine.verbs import discard_epics, shift, tell
from ardri.rules.state.state import IN_PLAY, SET_ASIDE, State


def cancel(s: State) -> None:
    """Ignore the effect of the card answered; an Epic Tale is discarded at once (R39)."""
    target = answered(s)
    assert isinstance(target, Play)
    s.stack[-3] = target.with_fate(CANCELLED)
    tell(s, "cancel", {"seat": SEAT_NAMES[target.seat], "card": CARD_KEYS[target.card]})
    if DECK_OF[target.card] == EPIC_DECK:
        discard_epics(s, 1 << target.card, IN_PLAY)


class TakeAside(Effect):
    """Take the Action card that was set aside, if there is one."""

    def happen(self, s: State, play: Play) -> None:
        aside = s.zones[SET_ASIDE]
        if aside:
            shift(s, aside.bit_length() - 1, SET_ASIDE, play.seat, 1 << play.seat)


class SetOneAside(Step):
    """Set one Action card of the hand aside, if there is one."""

    def enter(self, s: State, play: Play) -> None:
        held = bits(s.zones[play.seat] & s.edition.action_cards)
        if held:
            s.ask(play.seat, "aside", [ASIDE_CODES[card] for card in held])
        else:
            play.next(s)

    def answer(self, s: State, play: Play, code: int) -> None:
        shift(s, VALUE_OF[code], play.seat, SET_ASIDE, 1 << play.seat)
        play.next(s)
