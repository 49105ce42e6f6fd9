"""Moments: the points of the game at which cards may be used, and which card answers which.

The order of the windows below is the order of the rulebook's list of moments. Cards enter themselves
here when the decks are read (`ardri.rules.cards`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from ardri.rules.box.catalogue import CARDS_AT, MOST_CARDS, bits
from ardri.rules.box.options import CARD_CODES
from ardri.rules.extendable import mypyc_attr
from ardri.rules.state.edition import editions_so_far
from ardri.rules.state.form import Form
from ardri.rules.state.state import ASSEMBLY, State

if TYPE_CHECKING:
    from ardri.rules.engine.play import Play

OWN_TURN: Final = 0
MANEUVER: Final = 1
ANY_TIME: Final = 2
ASSEMBLY_START: Final = 3
CARD_DECLARED: Final = 4
EPIC_DRAW: Final = 5
CLANS_ARRIVE: Final = 6
CLASH_START: Final = 7
CITADELS_END: Final = 8
ATTACK_PERFORMED: Final = 9
WOULD_BE_REMOVED: Final = 10
CLAN_REMOVED: Final = 11
AFTER_MANEUVER: Final = 12
BEFORE_DISCARD: Final = 13
CARD_FINISHED: Final = 14
TURN_END: Final = 15

BASE_MOMENTS: Final[tuple[str, ...]] = (
    "own_turn",
    "maneuver",
    "any_time",
    "assembly_start",
    "card_declared",
    "epic_draw",
    "clans_arrive",
    "clash_start",
    "citadels_end",
    "attack_performed",
    "would_be_removed",
    "clan_removed",
    "after_maneuver",
    "before_discard",
    "card_finished",
    "turn_end",
)
# Those of other editions are added behind (`add_moment`)
MOMENT_NAMES: Final[list[str]] = list(BASE_MOMENTS)

# Icons
RECRUIT: Final = 1
MOVE: Final = 2
BUILD: Final = 4
CLASH: Final = 8
ICON_NAMES: Final = ("recruit", "move", "build", "clash")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(ABC):
    """One step of a card's declaration or resolution: a stateless part, all progress is in the play."""

    @abstractmethod
    def enter(self, s: State, play: Play) -> None:
        """Do it and go on (``play.next``), or ask."""

    def answer(self, s: State, play: Play, code: int) -> None:
        """Take the answer to what `enter` asked."""
        raise AssertionError(f"{type(self).__name__} asks nothing")

    def form(self, s: State, play: Play) -> Form | None:
        """The form of the plan that `enter` asks for, or of the rest of it; None for a single choice."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """A condition for a use to be possible at its moment; this one always holds."""

    def obstacle(self, s: State, seat: int) -> str:
        """Why the use is not possible now, as a key; empty if it is."""
        return ""


ALWAYS: Final = Condition()


class Use:
    """One way to play a card: at which moment, under which condition, what is declared and what happens."""

    __slots__ = ("declare", "moment", "resolve", "when")

    def __init__(
        self,
        moment: int,
        when: Condition = ALWAYS,
        declare: tuple[Step, ...] = (),
        resolve: tuple[Step, ...] = (),
    ) -> None:
        self.moment = moment
        self.when = when
        self.declare = declare
        self.resolve = resolve


class Card:
    """A card of the box: its number, icons, and uses."""

    __slots__ = ("icons", "number", "uses")

    def __init__(self, number: int, icons: int, uses: tuple[Use, ...]) -> None:
        self.number = number
        self.icons = icons
        self.uses = uses


DECK: Final[list[Card]] = [Card(number, 0, ()) for number in range(MOST_CARDS)]
CARDS_AT.extend([0] * len(MOMENT_NAMES))
USE_AT: Final[list[list[int]]] = [[-1] * len(MOMENT_NAMES) for _ in range(MOST_CARDS)]
WHEN: Final[list[list[Condition]]] = [[ALWAYS] * MOST_CARDS for _ in MOMENT_NAMES]


def add_moment(name: str) -> int:
    """Enter a moment that an edition brings; its number."""
    if name in MOMENT_NAMES:
        raise ValueError(f"there is a moment {name!r} already")
    MOMENT_NAMES.append(name)
    CARDS_AT.append(0)
    for edition in editions_so_far():
        edition.cards_at.append(0)
    for uses in USE_AT:
        uses.append(-1)
    WHEN.append([ALWAYS] * MOST_CARDS)
    return len(MOMENT_NAMES) - 1


def card(number: int, *uses: Use, icons: int = 0) -> Card:
    """Enter a card into the decks."""
    entry = Card(number, icons, uses)
    DECK[number] = entry
    USE_AT[number] = [-1] * len(MOMENT_NAMES)
    for index, use in enumerate(uses):
        CARDS_AT[use.moment] |= 1 << number
        for edition in editions_so_far():
            edition.cards_at[use.moment] |= 1 << number & edition.cards
        USE_AT[number][use.moment] = index
        WHEN[use.moment][number] = use.when
    return entry


def season(declare: tuple[Step, ...] = (), resolve: tuple[Step, ...] = (), when: Condition = ALWAYS) -> Use:
    """A Season use: on the player's own turn."""
    return Use(OWN_TURN, when, declare, resolve)


def triskel(
    moment: int, when: Condition = ALWAYS, declare: tuple[Step, ...] = (), resolve: tuple[Step, ...] = ()
) -> Use:
    """A Triskel use: at the moment it names."""
    return Use(moment, when, declare, resolve)


def use_at(number: int, moment: int) -> int:
    """The index of the card's use that belongs to a moment; -1 if none does."""
    return USE_AT[number][moment]


def usable_at(s: State, moment: int) -> int:
    """The cards that may be used at this moment, as a set: in the Assembly no Action card is (R81)."""
    cards = s.edition.cards_at[moment]
    return cards & ~s.edition.action_cards if s.phase == ASSEMBLY else cards


def playable(s: State, seat: int, moment: int) -> list[int]:
    """The cards of a hand that may be used at this moment, now, as options."""
    return playable_of(s, seat, moment, s.zones[seat] & usable_at(s, moment))


def playable_of(s: State, seat: int, moment: int, cards: int) -> list[int]:
    """Of these cards of a hand, which are for this moment, those that may be used now, as options."""
    found = []
    when = WHEN[moment]
    for number in bits(cards):
        if when[number] is ALWAYS or not when[number].obstacle(s, seat):
            found.append(CARD_CODES[number])
    return found
