"""The steps that cards share: what is declared, and what happens with it.

Declaring steps add to the play's plan; resolving steps read it. A card's own small steps live beside
the card.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from ardri.rules.box.catalogue import bits
from ardri.rules.box.options import (
    COUNT_CODES,
    DONE,
    FROM_CODES,
    NOTHING,
    SEAT_CODES,
    SITE,
    TERRITORY_CODES,
    TO_CODES,
    VALUE_OF,
    options_of,
)
from ardri.rules.cards.territory_sets import Where
from ardri.rules.engine.moments import Step
from ardri.rules.engine.move_plans import gather_form, gather_options, scatter_form, scatter_options
from ardri.rules.engine.moves import gather_reach, most_clans, reach, scatter_reach
from ardri.rules.engine.play import DECLARING, Play
from ardri.rules.engine.tile_rules import clans_arrived
from ardri.rules.engine.verbs import build_sanctuary, gain_deed, move, place
from ardri.rules.extendable import mypyc_attr
from ardri.rules.phases.epic_draw import draw_epics
from ardri.rules.phases.movement import arrive
from ardri.rules.state.form import PICK, Form, Item
from ardri.rules.state.state import State

# Declaring


class PickTerritory(Step):
    """Name a territory. Useless ones are one option, "without effect"; without any, nothing happens."""

    def __init__(
        self, where: Where, useless: Where | None = None, codes: list[int] = TERRITORY_CODES
    ) -> None:
        self.where = where
        self.useless = useless
        self.codes = codes

    def enter(self, s: State, play: Play) -> None:
        options = options_of(self.codes, self.where.of(s, play.seat))
        if self.useless is not None and self.useless.of(s, play.seat):
            options.append(NOTHING)
        play.ask(s, "from" if self.codes is FROM_CODES else "territory", options)

    def answer(self, s: State, play: Play, code: int) -> None:
        if code == NOTHING:
            play.idle(s)
        else:
            play.declared(s, VALUE_OF[code])


class PickSanctuary(PickTerritory):
    """Name where a Sanctuary is built; with none left there is nothing to name (R57)."""

    def enter(self, s: State, play: Play) -> None:
        if sum(s.sanctuaries) < s.edition.sanctuaries:
            super().enter(s, play)
        else:
            play.next(s)


class PickTo(Step):
    """Name a territory adjacent to the origin, which stands in the plan at a place."""

    def __init__(self, origin_at: int = 0) -> None:
        self.origin_at = origin_at

    def enter(self, s: State, play: Play) -> None:
        around = reach(s, play.plan[self.origin_at], play.card)
        if around:
            s.ask(play.seat, "to", options_of(TO_CODES, around))
        elif play.stage == DECLARING:
            play.idle(s)
        else:
            play.finish(s)

    def answer(self, s: State, play: Play, code: int) -> None:
        play.declared(s, VALUE_OF[code])


class PickOpponent(Step):
    """Name an opponent."""

    def enter(self, s: State, play: Play) -> None:
        s.ask(play.seat, "opponent", [SEAT_CODES[seat] for seat in range(s.players) if seat != play.seat])

    def answer(self, s: State, play: Play, code: int) -> None:
        play.declared(s, VALUE_OF[code])


class PickClan(Step):
    """Name whose clan in the territory declared first."""

    def enter(self, s: State, play: Play) -> None:
        play.ask(s, "clan", [SEAT_CODES[seat] for seat in self.owners(s, play)])

    def owners(self, s: State, play: Play) -> list[int]:
        """Whose clans may be named."""
        return s.present_in(play.plan[0])

    def answer(self, s: State, play: Play, code: int) -> None:
        play.declared(s, VALUE_OF[code])


NO_SITE: Final = (0, 0, 1)  # in a plan, where a tile has no site that anybody could choose


def site_options(s: State) -> list[int]:
    """The options of all sites where a tile may be laid."""
    return [SITE + at for at in range(len(s.sites()))]


class PickSite(Step):
    """Say where a new tile will lie, in resolution: the plan gets the site."""

    def answer(self, s: State, play: Play, code: int) -> None:
        q, r, up = s.sites()[code - SITE]
        play.declared(s, q, r, int(up))


@mypyc_attr(allow_interpreted_subclasses=True)
class Spread(Step):
    """Name territories for so many clans, again and again in catalogue order.

    Without `upto` all clans there are must be spread; with it, any number of them, and a territory takes
    as many as `capacity` allows.
    """

    upto = False

    def __init__(self, limit: int, where: Where) -> None:
        self.limit = limit
        self.where = where

    def total(self, s: State, play: Play) -> int:
        """The largest number of clans to spread."""
        return min(self.limit, s.reserve[play.seat])

    def capacity(self, s: State, play: Play, territory: int) -> int:
        """The largest number of clans for one territory."""
        return self.limit

    def room(self, s: State, play: Play, chosen: tuple[int, ...], territory: int) -> int:
        """The number of clans that a territory still takes, after those chosen so far."""
        if chosen and territory < chosen[-1]:
            return 0
        return self.capacity(s, play, territory) - chosen.count(territory)

    def enter(self, s: State, play: Play) -> None:
        chosen = play.plan[play.mark :]
        options = []
        if len(chosen) < self.total(s, play):
            for territory in bits(self.where.of(s, play.seat)):
                if self.room(s, play, chosen, territory) > 0:
                    options.append(TERRITORY_CODES[territory])
        if not options:
            play.next(s)
            return
        if self.upto:
            options.append(DONE)
        s.ask(play.seat, "spread", options)

    def answer(self, s: State, play: Play, code: int) -> None:
        if code == DONE:
            play.next(s)
        else:
            play.progress(s, (*play.plan, VALUE_OF[code]), play.mark)

    def form(self, s: State, play: Play) -> Form:
        chosen = play.plan[play.mark :]
        places = bits(self.where.of(s, play.seat))
        items = [Item(TERRITORY_CODES[t], 0, self.room(s, play, chosen, t)) for t in places]
        left = self.total(s, play) - len(chosen)
        return Form(PICK, items, 0 if self.upto else left, left)


class Scatter(Step):
    """Name how many clans go from the origin (declared, or fixed) to which adjacent territories."""

    def __init__(self, origin: int = -1) -> None:
        self.origin = origin

    def leaving(self, play: Play) -> int:
        """The territory that the clans leave."""
        return play.plan[0] if self.origin < 0 else self.origin

    def enter(self, s: State, play: Play) -> None:
        origin = self.leaving(play)
        plan = play.plan[play.mark :]
        available = s.clans_of(play.seat, origin)
        near = scatter_reach(s, origin, play.card, plan)
        options = scatter_options(s, plan, available, origin, near, play.card)
        if options or not len(plan) % 2:
            play.ask(s, "count" if len(plan) % 2 else "to", options)
        else:
            play.progress(s, play.plan[:-1], play.mark)  # nobody is left to go there (R70)

    def answer(self, s: State, play: Play, code: int) -> None:
        if code == DONE:
            play.next(s)
        else:
            play.progress(s, (*play.plan, VALUE_OF[code]), play.mark)

    def form(self, s: State, play: Play) -> Form:
        origin = self.leaving(play)
        plan = play.plan[play.mark :]
        available = s.clans_of(play.seat, origin)
        near = scatter_reach(s, origin, play.card, plan)
        return scatter_form(s, plan, available, origin, near, play.card)


class Gather(Step):
    """Name how many clans come from which adjacent territories to the one declared first."""

    def destination(self, s: State, play: Play) -> int:
        """The territory where the clans gather."""
        return play.plan[0]

    def enter(self, s: State, play: Play) -> None:
        plan = play.plan[play.mark :]
        destination = self.destination(s, play)
        around = gather_reach(s, destination, play.card, plan)
        options = gather_options(s, play.seat, plan, around, destination, play.card)
        if options:
            s.ask(play.seat, "count" if len(plan) % 2 else "from", options)
        elif len(plan) % 2:
            play.progress(s, play.plan[:-1], play.mark)  # nobody is left to come from there (R70)
        else:
            play.next(s)

    def answer(self, s: State, play: Play, code: int) -> None:
        if code == DONE:
            play.next(s)
        else:
            play.progress(s, (*play.plan, VALUE_OF[code]), play.mark)

    def form(self, s: State, play: Play) -> Form:
        destination = self.destination(s, play)
        plan = play.plan[play.mark :]
        around = gather_reach(s, destination, play.card, plan)
        return gather_form(s, play.seat, plan, around, destination, play.card)


class PickCount(Step):
    """Name how many clans leave the origin, which stands in the plan at a place."""

    def __init__(self, limit: int, origin_at: int = 0) -> None:
        self.limit = limit
        self.origin_at = origin_at

    def enter(self, s: State, play: Play) -> None:
        origin = play.plan[self.origin_at]
        most = min(self.limit, s.clans_of(play.seat, origin))
        if s.edition.movement:
            most = min(most, most_clans(s, origin, play.plan[self.origin_at + 1], play.card))
        if most:
            s.ask(play.seat, "count", COUNT_CODES[1 : most + 1])
        else:
            play.declared(s, 0)  # the clans have gone while the Moor interrupted (R27)

    def answer(self, s: State, play: Play, code: int) -> None:
        play.declared(s, VALUE_OF[code])


# Resolving


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Step):
    """A resolving step that needs no question of its own."""

    def enter(self, s: State, play: Play) -> None:
        play.next(s)
        self.happen(s, play)

    @abstractmethod
    def happen(self, s: State, play: Play) -> None:
        """Change the state; what it pushes is done before the next step."""


class PlaceSpread(Effect):
    """Place a clan in each territory of the plan."""

    def happen(self, s: State, play: Play) -> None:
        for territory in play.plan:
            place(s, play.seat, territory)


class PlaceOne(Effect):
    """Place a clan in the territory declared first."""

    def happen(self, s: State, play: Play) -> None:
        place(s, play.seat, play.plan[0])


class BuildSanctuary(Effect):
    """Build a Sanctuary in the territory declared first, if one was."""

    def happen(self, s: State, play: Play) -> None:
        if play.plan:
            build_sanctuary(s, play.plan[0])


class DrawEpic(Effect):
    """Draw Epic Tales and keep one."""

    def __init__(self, count: int) -> None:
        self.count = count

    def happen(self, s: State, play: Play) -> None:
        draw_epics(s, play.seat, self.count)


class GainDeed(Effect):
    """Gain a Deed."""

    def happen(self, s: State, play: Play) -> None:
        gain_deed(s, play.seat)


class March(Effect):
    """Own clans move as planned, (origin, destination, count) last of all, and may clash on arrival."""

    def happen(self, s: State, play: Play) -> None:
        origin, destination, count = play.plan[-3:]
        arrive(s, play.seat, play.seat, move(s, play.seat, origin, destination, count))


class MarchApart(Effect):
    """Own clans move from one territory (declared, or fixed) to the planned ones."""

    def __init__(self, origin: int = -1) -> None:
        self.origin = origin

    def happen(self, s: State, play: Play) -> None:
        origin, plan = (play.plan[0], play.plan[1:]) if self.origin < 0 else (self.origin, play.plan)
        entered = 0
        for at in range(0, len(plan), 2):
            entered |= move(s, play.seat, origin, plan[at], plan[at + 1])
        arrive(s, play.seat, play.seat, entered)


class MarchTogether(Effect):
    """Own clans move from the planned territories to the one declared first."""

    def happen(self, s: State, play: Play) -> None:
        entered = 0
        for at in range(1, len(play.plan), 2):
            entered |= move(s, play.seat, play.plan[at], play.plan[0], play.plan[at + 1])
        arrive(s, play.seat, play.seat, entered)


class MoveOne(Effect):
    """One clan moves peacefully: (origin, owner, destination) of the plan."""

    def happen(self, s: State, play: Play) -> None:
        origin, owner, destination = play.plan
        clans_arrived(s, owner, play.seat, move(s, owner, origin, destination, 1))
