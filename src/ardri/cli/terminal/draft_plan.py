"""The draft as cards to keep, also where the rules ask for the ones handed on.

>>> from ardri.rules.box.options import HAND_ON_CODES, KEEP_CODES
>>> asked = Form(PICK, [Item(HAND_ON_CODES[card], 0, 1) for card in range(4)], 1, 1)
>>> kept = keep_form(asked)
>>> str(kept)
'Form(pick: keep:bard 0-1, keep:citadel 0-1, keep:conquest 0-1, keep:craftsmen_peasants 0-1; 3-3 in all)'
>>> draft_answer(asked, {KEYS[KEEP_CODES[card]]: 1 for card in (0, 1, 3)})
{'hand_on:conquest': 1}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ardri.rules.box.options import HAND_ON, KEEP_CODES, KEYS, VALUE_OF, VERB_OF
from ardri.rules.state.form import PICK, Form, Item

QUESTIONS: Final = ("draft_keep", "draft_hand_on")


def keep_form(form: Form) -> Form:
    """The form of a draft's question as one of cards to keep."""
    if not _hands_on(form):
        return form
    count = len(form.items) - form.most
    return Form(PICK, [Item(KEEP_CODES[VALUE_OF[item.code]], 0, 1) for item in form.items], count, count)


def draft_answer(form: Form, plan: Mapping[str, int]) -> dict[str, int]:
    """The plan that a draft's question asks for, if these cards are kept."""
    if not _hands_on(form):
        return dict(plan)
    return {KEYS[item.code]: 1 for item in form.items if not plan.get(KEYS[KEEP_CODES[VALUE_OF[item.code]]])}


def _hands_on(form: Form) -> bool:
    return any(VERB_OF[item.code] == HAND_ON for item in form.items)
