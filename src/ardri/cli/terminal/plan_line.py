"""Plan parser: a plan typed in one line, names or numbers with a count each.

>>> bard, cove = Choice("keep:bard", "Keep Bard", ("Bard",)), Choice("to:cove", "To Cove", ("Cove",))
>>> read_plan("cove 2, 1", [bard, cove], {"1": "keep:bard", "2": "to:cove"})
{'to:cove': 2, 'keep:bard': 1}
>>> read_plan("2 1", [bard, cove], {"1": "keep:bard", "2": "to:cove"}, once=True)
{'to:cove': 1, 'keep:bard': 1}
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from ardri.cli.shared.choice_matching import Choice, matches
from ardri.rules.box.options import KEYS
from ardri.rules.state.form import Form, Item
from ardri.texts.speech import Speech

PART: Final = re.compile(r"(?P<name>.+?)(?:\s*[x×:=]\s*|\s+)(?P<count>\d{1,3})")
NUMBERS: Final = re.compile(r"\d+(?:[\s,;]+\d+)+")
EXAMPLE: Final = 3


def read_plan(
    line: str, items: Sequence[Choice], numbered: Mapping[str, str], once: bool = False
) -> dict[str, int] | None:
    """The count of each item in a line; None if a part of the line is not understood.

    Where each item can be named only once, numbers in a row need no commas.
    """
    plan: dict[str, int] = {}
    row = once and NUMBERS.fullmatch(line) is not None
    for part in re.split(r"[\s,;]+" if row else "[,;]", line):
        said = PART.fullmatch(part.strip())
        name = part.strip() if said is None else said["name"]
        found = [numbered[name]] if name in numbered else [choice.key for choice in matches(name, items)]
        if len(found) != 1:
            return None
        plan[found[0]] = plan.get(found[0], 0) + (1 if said is None else int(said["count"]))
    return plan


def plan_lines(speech: Speech, form: Form, offered: Sequence[Choice]) -> list[str]:
    """The help for a plan: an example and the limits."""
    names = {choice.key: choice.names[2] if len(choice.names) > 2 else choice.shown for choice in offered}
    several = any(item.most > 1 for item in form.items)
    planned = [(names[key], count) for key, count in _example(form).items()]
    example = ", ".join(f"{name} {count}" if several else name for name, count in planned)
    if form.least == form.most:
        lines = [speech.say("play-plan_exactly", example=example, count=form.most)]
    else:
        lines = [speech.say("play-plan", example=example, least=form.least, most=form.most)]
    if several and any(item.most < form.most for item in form.items):
        most = ", ".join(f"{names[KEYS[item.code]]} {item.most}" for item in form.items)
        lines.append(speech.say("play-plan_each", list=most))
    for group in form.groups:
        listed = ", ".join(names[KEYS[code]] for code in group.codes)
        lines.append(speech.say("play-plan_group", list=listed, count=group.most))
    return lines


def _example(form: Form) -> dict[str, int]:
    """A small plan, of several choices if it can be."""
    wanted = max(form.least, min(form.most, EXAMPLE))
    items = [item for item in form.items if not _is_spare(form, item)]
    counts = [0] * len(items)
    while sum(counts) < wanted:
        for at, item in enumerate(items):
            if counts[at] < item.most and sum(counts) < wanted:
                counts[at] += 1
    return {KEYS[item.code]: count for item, count in zip(items, counts, strict=True) if count}


def _is_spare(form: Form, item: Item) -> bool:
    """True if a plan that names the items of each group that give most has no room for this one."""
    most = {other.code: other.most for other in form.items}
    for group in form.groups:
        if item.code in group.codes:
            return item.code not in sorted(group.codes, key=most.__getitem__, reverse=True)[: group.most]
    return False
