"""Judging clashes: the endurance of each side, and what is to be won."""

from __future__ import annotations

from typing import Final

from ardri.rules.box.options import ATTACK, REFUSE, VALUE_OF, VERB_OF
from ardri.rules.phases.maneuvers import may_attack
from ardri.rules.state.state import State

CARD: Final = 0.5  # half the blows are paid with cards, as long as there are any
MOST_CARDS: Final = 4
CONFIDENT: Final = 1.25
HOPELESS: Final = 0.6
OVERWHELMING: Final = 3.0

# What it is worth to strike, and to refuse a truce, beside what comes of it, by the number of players:
# between two it is the other one who is worn down; among more the rest look on and gain
STRIKE: Final = (0.0, 0.0, 0.6, -0.5, -1.0, -1.0)
REFUSAL: Final = (0.0, 0.0, 0.0, -1.5, -1.5, -1.5)


def endurance(s: State, seat: int) -> float:
    """The number of blows that a seat can take in the clash going on."""
    cards = (s.zones[seat] & s.edition.action_cards).bit_count()
    return s.exposed(seat) + CARD * min(cards, MOST_CARDS)


def odds(s: State, seat: int) -> float:
    """A seat's endurance divided by that of the strongest opponent; a large number if there is none."""
    against = 0.0
    for other in range(s.players):
        if other != seat and s.exposed(other) and _may_fight(s, seat, other):
            against = max(against, endurance(s, other))
    return endurance(s, seat) / against if against else 100.0


def _may_fight(s: State, seat: int, other: int) -> bool:
    """True if one of them may attack the other."""
    return not s.edition.clashes or may_attack(s, seat, other) or may_attack(s, other, seat)


def fight_bonus(s: State, seat: int, code: int) -> float:
    """The value of fighting on, beside what comes of it; nothing is gained where it is hopeless."""
    if code == REFUSE:
        return REFUSAL[s.players]
    if VERB_OF[code] != ATTACK:
        return 0.0
    return STRIKE[s.players] if odds(s, seat) >= HOPELESS else min(STRIKE[s.players], 0.0)


def leads_already(s: State, seat: int) -> bool:
    """True if the seat has nothing more to win by fighting on: it is chieftain of the clash's territory."""
    return s.clash is not None and s.chieftains[s.clash.territory] == seat


def worth_fighting(s: State, seat: int) -> bool:
    """True if a seat should rather fight than agree to end it; as chieftain only at little cost."""
    return odds(s, seat) >= (OVERWHELMING if leads_already(s, seat) else CONFIDENT)


def whom_to_attack(s: State, attacks: list[int]) -> int:
    """The attack that most likely removes a clan: on whoever has the fewest cards, then the most clans."""
    return min(
        attacks,
        key=lambda code: (
            (s.zones[VALUE_OF[code]] & s.edition.action_cards).bit_count(),
            -s.exposed(VALUE_OF[code]),
        ),
    )
