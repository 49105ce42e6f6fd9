"""Plans of several moves, declared step by step in catalogue order so that one plan has one spelling (R67).

A plan is flat: place, count, place, count ... with the last count still missing while it is asked for.
"""

from ardri.rules.box.catalogue import bits
from ardri.rules.box.options import COUNT_CODES, DONE, FROM_CODES, TO_CODES
from ardri.rules.engine.moves import gathered, most_clans, move_groups, scattered
from ardri.rules.state.form import GATHER, SCATTER, Form, Group, Item
from ardri.rules.state.state import State


def scatter_options(
    s: State, plan: tuple[int, ...], available: int, origin: int, destinations: int, card: int
) -> list[int]:
    """The options that continue a plan by which a card moves clans from one territory to several."""
    left = available - sum(plan[1::2])
    if len(plan) % 2:
        if s.edition.movement:
            left = min(left, most_clans(s, origin, plan[-1], card))
        return COUNT_CODES[1 : left + 1]
    options = []
    if left > 0:
        last = plan[-2] if plan else -1
        options = [TO_CODES[territory] for territory in bits(destinations) if territory > last]
    if plan:
        options.append(DONE)
    return options


def scatter_form(
    s: State, plan: tuple[int, ...], available: int, origin: int, destinations: int, card: int
) -> Form:
    """The form of what may still be said when clans leave one territory for several."""
    left = available - sum(plan[1::2])
    places = _open(plan, destinations)
    items = [
        Item(TO_CODES[territory], least, min(left, most_clans(s, origin, territory, card)))
        for territory, least in places
    ]
    groups: list[Group] = []
    if s.edition.movement:
        moves = tuple([end for territory, _ in places for end in (origin, territory)])
        groups = move_groups(s, items, moves, scattered(origin, plan))
    return Form(SCATTER, items, _least(plan), left, origin, tuple(groups))


def gather_options(
    s: State, seat: int, plan: tuple[int, ...], origins: int, destination: int, card: int
) -> list[int]:
    """The options that continue a plan by which a card moves clans from several territories into one."""
    if len(plan) % 2:
        return COUNT_CODES[1 : _coming(s, seat, plan[-1], destination, card) + 1]
    last = plan[-2] if plan else -1
    options = [FROM_CODES[t] for t in bits(origins & s.presence[seat]) if t > last]
    if plan:
        options.append(DONE)
    return options


def gather_form(
    s: State, seat: int, plan: tuple[int, ...], origins: int, destination: int, card: int
) -> Form:
    """The form of what may still be said when clans come from several territories into one."""
    places = _open(plan, origins & s.presence[seat])
    items = [
        Item(FROM_CODES[territory], least, _coming(s, seat, territory, destination, card))
        for territory, least in places
    ]
    groups: list[Group] = []
    if s.edition.movement:
        moves = tuple([end for territory, _ in places for end in (territory, destination)])
        groups = move_groups(s, items, moves, gathered(destination, plan))
    most = sum([item.most for item in items])
    return Form(GATHER, items, _least(plan), most, destination, tuple(groups))


def _coming(s: State, seat: int, origin: int, destination: int, card: int) -> int:
    """How many clans may come from one territory to another."""
    return min(s.clans_of(seat, origin), most_clans(s, origin, destination, card))


def _open(plan: tuple[int, ...], places: int) -> list[tuple[int, int]]:
    """The places that come after those said, and the least of each: 1 if only its count is missing."""
    if len(plan) % 2:
        return [(t, int(t == plan[-1])) for t in bits(places) if t >= plan[-1]]
    last = plan[-2] if plan else -1
    return [(t, 0) for t in bits(places) if t > last]


def _least(plan: tuple[int, ...]) -> int:
    """A plan has one move at least."""
    return 0 if plan and not len(plan) % 2 else 1
