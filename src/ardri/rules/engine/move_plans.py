"""Plans of several moves, declared step by step in catalogue order so that one plan has one spelling (R67).

A plan is flat: place, count, place, count ... with the last count still missing while it is asked for.
"""

from ardri.rules.box.catalogue import bits
from ardri.rules.box.options import COUNT_CODES, DONE, FROM_CODES, TO_CODES
from ardri.rules.state.form import GATHER, SCATTER, Form, Item
from ardri.rules.state.state import State


def scatter_options(plan: tuple[int, ...], available: int, destinations: int) -> list[int]:
    """The options that continue a plan by which clans leave one territory for several."""
    left = available - sum(plan[1::2])
    if len(plan) % 2:
        return COUNT_CODES[1 : left + 1]
    options = []
    if left > 0:
        last = plan[-2] if plan else -1
        options = [TO_CODES[territory] for territory in bits(destinations) if territory > last]
    if plan:
        options.append(DONE)
    return options


def scatter_form(plan: tuple[int, ...], available: int, destinations: int, origin: int) -> Form:
    """The form of what may still be said when clans leave one territory for several."""
    left = available - sum(plan[1::2])
    items = [Item(TO_CODES[territory], least, left) for territory, least in _open(plan, destinations)]
    return Form(SCATTER, items, _least(plan), left, origin)


def gather_options(s: State, seat: int, plan: tuple[int, ...], origins: int) -> list[int]:
    """The options that continue a plan by which clans come from several territories into one."""
    if len(plan) % 2:
        return COUNT_CODES[1 : s.clans_of(seat, plan[-1]) + 1]
    last = plan[-2] if plan else -1
    options = [FROM_CODES[t] for t in bits(origins & s.presence[seat]) if t > last]
    if plan:
        options.append(DONE)
    return options


def gather_form(s: State, seat: int, plan: tuple[int, ...], origins: int, destination: int) -> Form:
    """The form of what may still be said when clans come from several territories into one."""
    places = _open(plan, origins & s.presence[seat])
    items = [Item(FROM_CODES[territory], least, s.clans_of(seat, territory)) for territory, least in places]
    return Form(GATHER, items, _least(plan), sum([item.most for item in items]), destination)


def _open(plan: tuple[int, ...], places: int) -> list[tuple[int, int]]:
    """The places that come after those said, and the least of each: 1 if only its count is missing."""
    if len(plan) % 2:
        return [(t, int(t == plan[-1])) for t in bits(places) if t >= plan[-1]]
    last = plan[-2] if plan else -1
    return [(t, 0) for t in bits(places) if t > last]


def _least(plan: tuple[int, ...]) -> int:
    """A plan has one move at least."""
    return 0 if plan and not len(plan) % 2 else 1
