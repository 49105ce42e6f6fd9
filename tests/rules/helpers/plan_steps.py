"""Plans as the rules take them step by step, to be compared with what a form says."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod
from random import Random

from ardri.rules.box.options import COUNT, DONE, KEYS, VALUE_OF, VERB_OF
from ardri.rules.game import PLAY_MOOR, Game
from ardri.rules.phases.draft import Draft
from ardri.rules.state.chance import Source
from ardri.rules.state.form import PICK, Form

Plan = dict[str, int]


class Steps:
    """A plan in the making, in a game in which even a question with one option is asked."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = Game(game.state.copy(), Source())
        self.game.asks_forced = True
        self.seat = seat
        form = self.game.form_of(seat)
        assert form is not None
        self.form = form
        self.first, self._depth = self.game.state.stack[-1], len(self.game.state.stack)
        self.plan: Plan = {}
        self.codes: list[int] = []

    @property
    def going_on(self) -> bool:
        """True if the plan is not complete."""
        stack = self.game.state.stack
        if len(stack) != self._depth or not self.first.same_plan(stack[-1]):
            return False
        return not self.codes or self.seat in stack[-1].asked(self.game.state)

    @property
    def offered(self) -> list[int]:
        """The options of the next step; the Moor is no part of a plan."""
        decision = self.game.decision_of(self.seat)
        assert decision is not None
        return [code for code in decision.codes if code != PLAY_MOOR]

    def after(self, code: int) -> Steps:
        """One step on."""
        then = Steps.__new__(Steps)
        then.game, then.seat, then.form = self.game.copy(), self.seat, self.form
        then.first, then._depth = self.first, self._depth
        then.codes = [*self.codes, code]
        then.plan = dict(self.plan)
        if VERB_OF[code] == COUNT:
            place = self.codes[-1] if self.codes else self.form.items[0].code  # which was named before
            then.plan[KEYS[place]] = VALUE_OF[code]
        elif code != DONE and self.form.kind == PICK:
            then.plan[KEYS[code]] = then.plan.get(KEYS[code], 0) + 1
        then.game.choose(KEYS[code], self.seat)
        if isinstance(self.first, Draft) and not then.going_on and sum(then.plan.values()) < self.form.least:
            then.plan[KEYS[self.form.items[-1].code]] = 1  # what is no choice the draft takes by itself
        return then

    def ends(self) -> Iterator[Steps]:
        """All complete plans."""
        for code in self.offered:
            then = self.after(code)
            if then.going_on:
                yield from then.ends()
            else:
                yield then

    def at_random(self, rng: Random) -> Steps:
        """Some complete plan."""
        then = self
        while then.going_on:
            then = then.after(rng.choice(then.offered))
        return then

    def say(self, codes: list[int]) -> Steps:
        """Say these options, as long as the plan goes on."""
        then = self
        counting = VERB_OF[self.offered[0]] == COUNT and self.form.kind != PICK
        for code in codes[1:] if counting else codes:
            if then.going_on:
                then = then.after(code)
        return then


def size(form: Form) -> int:
    """No form has more plans than this."""
    return prod(item.most - item.least + 1 for item in form.items)


def plans(form: Form) -> Iterator[Plan]:
    """All plans of a form."""
    for counts in product(*[range(item.least, item.most + 1) for item in form.items]):
        if form.least <= sum(counts) <= form.most and keeps_to_groups(form, counts):
            yield plan_of(form, counts)


def some_plan(form: Form, rng: Random) -> Plan:
    """A plan of a form, by lot."""
    wanted = rng.randint(form.least, form.most)
    while True:
        counts = [item.least for item in form.items]
        while sum(counts) < wanted:
            at = rng.choice([at for at, item in enumerate(form.items) if counts[at] < item.most])
            counts[at] += 1
        if keeps_to_groups(form, tuple(counts)):
            return plan_of(form, tuple(counts))


def keeps_to_groups(form: Form, counts: tuple[int, ...]) -> bool:
    """True if a plan names no more of any group than it may."""
    named = {item.code for item, count in zip(form.items, counts, strict=True) if count}
    return all(len(named & set(group.codes)) <= group.most for group in form.groups)


def plan_of(form: Form, counts: tuple[int, ...]) -> Plan:
    """So many of each item."""
    return {KEYS[item.code]: count for item, count in zip(form.items, counts, strict=True) if count}
