"""Standing orders: whether to play a reaction card without being asked.

An order may also be about all cards that would change nothing (`IDLE`): with `never` the seat is not asked
about them, and declines if it could do nothing else.
"""

from __future__ import annotations

from typing import Final, Literal

from ardri.rules.box.catalogue import CARD_KEYS, CARDS_AT, bits
from ardri.rules.box.options import CARD, DECLINE, KEYS, VALUE_OF, VERB_OF
from ardri.rules.cards.advantage import THE_MOOR
from ardri.rules.decisions import Decision
from ardri.rules.engine.moments import MANEUVER, OWN_TURN
from ardri.rules.foresight import is_idle
from ardri.rules.game import Game
from ardri.rules.state.edition import Edition

Wish = Literal["ask", "never", "always"]
Orders = dict[str, Wish]

# The Moor fits every moment of the Season: who has it is asked at others' moments only on request.
MOOR: Final = CARD_KEYS[THE_MOOR.number]
DEFAULT: Final[Orders] = {MOOR: "never"}

IDLE: Final = "idle"  # an order about all cards that would change nothing


def reactions(edition: Edition) -> frozenset[str]:
    """The cards of an edition for which there can be orders: all that are reactions."""
    found = 0
    for moment, cards in enumerate(CARDS_AT):
        if moment not in (OWN_TURN, MANEUVER):
            found |= cards
    return frozenset(CARD_KEYS[card] for card in bits(found & edition.cards))


def wish_for(orders: Orders, card: str) -> Wish:
    """A seat's order for a card; without one, to be asked."""
    return orders.get(card) or DEFAULT.get(card, "ask")


def offered_by(orders: Orders, decision: Decision) -> tuple[int, ...]:
    """The options that a seat is shown in a window: not the cards that it never wants to play.

    Otherwise who plays the Moor at another's moment would tell that something else was there to ask about.
    """
    return tuple([code for code in decision.codes if not _is_card(code) or _wish_at(orders, code) != "never"])


def _is_card(code: int) -> bool:
    return VERB_OF[code] == CARD


def _wish_at(orders: Orders, code: int) -> Wish:
    return wish_for(orders, CARD_KEYS[VALUE_OF[code]])


def may_order(edition: Edition, card: str, wish: Wish) -> bool:
    """True if a seat may give such an order: for a card that can be a reaction, or about idle ones."""
    return card in reactions(edition) or (card == IDLE and wish != "always")


def answer_by(orders: Orders, decision: Decision, game: Game) -> str | None:
    """The automatic answer to a window of a game: forced, or as ordered; None if the seat is to be asked."""
    if decision.forced:
        return KEYS[decision.codes[0]]
    asks = False
    for code in decision.codes:
        if _is_card(code):
            wish = _wish_at(orders, code)
            if wish == "always":
                return KEYS[code]
            asks = asks or (wish == "ask" and not _passed_over(orders, decision, code, game))
    return None if asks else KEYS[DECLINE]


def _passed_over(orders: Orders, decision: Decision, code: int, game: Game) -> bool:
    """True for a card that would change nothing, if the seat does not want to be asked about such cards."""
    return orders.get(IDLE) == "never" and is_idle(game, decision.seat, KEYS[code])
