"""Forms: what may be planned where a question asks for a plan, and not for one choice.

The rules ask for a plan step by step. Its form says at any of these steps what the rest may be: which options
may be named, how often each and how often in all, and of which groups only some. So whoever plans needs no
rule of the game, and `Form.spelled` gives the steps: the options in the order of the table, which is that of
the catalogue.

>>> from ardri.rules.box.options import CODES
>>> form = Form(SCATTER, [Item(CODES["to:cove"], 0, 3), Item(CODES["to:moor"], 0, 3)], 1, 3, hub=4)
>>> [KEYS[code] for code in form.spelled({"to:moor": 2, "to:cove": 1})]
['to:cove', 'count:1', 'to:moor', 'count:2', 'done']
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from ardri.rules.box.options import CODES, COUNT_CODES, DONE, KEYS
from ardri.rules.errors import PlanMisfit

# Kinds
GATHER: Final = "gather"  # clans go from the territories named to the hub
SCATTER: Final = "scatter"  # clans go from the hub to the territories named
PICK: Final = "pick"  # each option is chosen so often: clans for territories, cards once each

KINDS: Final = (GATHER, SCATTER, PICK)


class Item(NamedTuple):
    """An option that a plan may name, and how often."""

    code: int
    least: int
    most: int


class Group(NamedTuple):
    """Items of which a plan may name only so many different ones, such as the movements by sea."""

    codes: tuple[int, ...]
    most: int


class Form:
    """The form of a plan: its items in the order of the option table, the least and the most in all.

    `hub` is the territory where clans gather, or which they leave; -1 if there is none. An item whose most is
    0 is left out, and no more is asked for in all than the items together can give. The `groups` have no item
    in common; one that forbids nothing is left out.
    """

    __slots__ = ("groups", "hub", "items", "kind", "least", "most")

    def __init__(
        self,
        kind: str,
        items: list[Item],
        least: int,
        most: int,
        hub: int = -1,
        groups: tuple[Group, ...] = (),
    ) -> None:
        self.kind = kind
        fit = [Item(code, low, min(high, most)) for code, low, high in items if min(high, most) > 0]
        spare = 0  # what the items could give if there were no groups
        self.groups = groups
        if groups:
            fit, self.groups, spare = _grouped(fit, groups)
        self.items = tuple(fit)
        self.most = min(most, sum([item.most for item in fit]) - spare)
        self.least = min(least, self.most)
        self.hub = hub

    def __reduce__(self) -> tuple[object, ...]:
        return Form, (self.kind, list(self.items), self.least, self.most, self.hub, self.groups)

    def __repr__(self) -> str:
        items = ", ".join(f"{KEYS[code]} {least}-{most}" for code, least, most in self.items)
        groups = [f"; {most} of {', '.join([KEYS[code] for code in codes])}" for codes, most in self.groups]
        return f"Form({self.kind}: {items}; {self.least}-{self.most} in all{''.join(groups)})"

    def options(self) -> list[int]:
        """The items that may be picked first, in the order of the table, so that the rest still suffices."""
        options, left = [], sum([item.most for item in self.items])
        for item in self.items:
            if left >= self.least:
                options.append(item.code)
            left -= item.most
        return options if self.least else [*options, DONE]

    def check(self, plan: Mapping[str, int]) -> None:
        """Raise `PlanMisfit` unless a plan, options by their keys and how often each, has this form."""
        known = {KEYS[item.code]: item for item in self.items}
        for key in plan:
            if plan[key] and key not in known:
                raise PlanMisfit("not_offered" if key in CODES else "no_such_option", {"option": key[:80]})
        for key, item in known.items():
            if not item.least <= plan.get(key, 0) <= item.most:
                raise PlanMisfit("plan_each", {"option": key, "least": item.least, "most": item.most})
        for group in self.groups:
            count = sum([plan.get(KEYS[code], 0) > 0 for code in group.codes])
            if count > group.most:
                raise PlanMisfit("plan_group", {"count": count, "most": group.most})
        total = sum(plan.values())
        if not self.least <= total <= self.most:
            raise PlanMisfit("plan_in_all", {"count": total, "least": self.least, "most": self.most})

    def spelled(self, plan: Mapping[str, int]) -> list[int]:
        """All options that say a plan, one after another; those without alternative are not asked for."""
        self.check(plan)
        codes = []
        for code, _, _ in self.items:
            count = plan.get(KEYS[code], 0)
            if self.kind == PICK:
                codes.extend([code] * count)
            elif count:
                codes.extend([code, COUNT_CODES[count]])
        return [*codes, DONE]


def _grouped(items: list[Item], groups: tuple[Group, ...]) -> tuple[list[Item], tuple[Group, ...], int]:
    """The items that groups leave, the groups that forbid something, and what the items could else give."""
    kept: list[Group] = []
    spare = 0
    for group in groups:
        members = [item for item in items if item.code in group.codes]
        named = [item.code for item in members if item.least]
        if len(named) >= group.most:  # for the others there is no room
            items = [item for item in items if item.code not in group.codes or item.code in named]
        elif len(members) > group.most:
            kept.append(Group(tuple([item.code for item in members]), group.most))
            free = sorted([item.most for item in members if not item.least])
            spare += sum(free[: len(members) - group.most])
    return items, tuple(kept), spare
