"""Asking: what a position asks of whom, and which answer an option is.

The Moor is an extra option in every question put to its holder, so it is added here and nowhere else (R27).
"""

from __future__ import annotations

from typing import Final

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.box.options import CARD_CODES, KEYS, Option, code_of
from ardri.rules.cards.advantage import THE_MOOR
from ardri.rules.decisions import Decision
from ardri.rules.engine.play import Window
from ardri.rules.errors import IllegalChoice, MalformedChoice, OutOfTurn
from ardri.rules.state.form import Form
from ardri.rules.state.state import CHANCE, Frame, State

MOOR_CARD: Final = THE_MOOR.number
PLAY_MOOR: Final = CARD_CODES[MOOR_CARD]


def asks_seats(s: State) -> bool:
    """True if a question is put, and not to chance."""
    return bool(s.options) and s.seat > CHANCE


def open_decisions(s: State) -> tuple[Decision, ...]:
    """All open decisions: one, or several where seats answer at the same time."""
    if not asks_seats(s):
        return ()
    top = s.stack[-1]
    return tuple([Decision.of(s, seat, codes_for(s, top, seat)) for seat in top.asked(s)])


def decision_of(s: State, seat: int) -> Decision | None:
    """The question to a seat: open, or answered already while others think; None if there is none."""
    if not asks_seats(s):
        return None
    top = s.stack[-1]
    if seat in top.asked(s):
        return Decision.of(s, seat, codes_for(s, top, seat))
    codes = top.reopen(s, seat)
    return Decision.of(s, seat, with_moor(s, seat, codes)) if codes else None


def form_of(s: State, seat: int) -> Form | None:
    """The form of the plan that a seat is asked for; None if it is asked for no plan."""
    if not asks_seats(s):
        return None
    top = s.stack[-1]
    return top.form(s, seat) if seat in top.asked(s) or top.has_answered(s, seat) else None


def answer_of(s: State, seat: int) -> tuple[str, ...]:
    """The keys of a seat's answer so far to a question put to several seats at once."""
    return tuple([KEYS[code] for code in s.stack[-1].answer_of(s, seat)]) if s.stack else ()


def chosen_code(s: State, option: Option | str, seat: int) -> int:
    """The number of the option that a seat chooses; an error if that is not offered to it now."""
    key = option.key if isinstance(option, Option) else option
    if not isinstance(key, str):
        raise MalformedChoice(f"an option is named by its key, not by {key!r}")
    code = code_of(key, s.sites() if key.startswith("site:") else [])
    top = s.stack[-1]
    if seat == s.seat:
        codes = s.options
    elif seat in top.asked(s):
        codes = codes_for(s, top, seat)
    else:
        codes = top.reopen(s, seat)
        if not codes:
            raise OutOfTurn(f"{SEAT_NAMES[seat]} is not asked anything now")
        codes = with_moor(s, seat, codes)
    if code not in codes:
        offered = ", ".join(option.key for option in Decision.of(s, seat, codes).options)
        raise IllegalChoice(f"{key!r} is not offered to {SEAT_NAMES[seat]} now; offered: {offered}")
    return code


def codes_for(s: State, top: Frame, seat: int) -> tuple[int, ...]:
    """The options of a seat that is asked by the top frame."""
    return s.options if seat == s.seat else with_moor(s, seat, top.options_for(s, seat))


def with_moor(s: State, seat: int, options: tuple[int, ...]) -> tuple[int, ...]:
    """The options of a question, and the Moor if the seat holds it and may play it now."""
    if not s.zones[seat] >> MOOR_CARD & 1 or s.silent():
        return options
    top = s.stack[-1]
    if isinstance(top, Window) and top.bars_the_moor(s):
        return options
    return (*options, PLAY_MOOR)
