"""Coalition: two players move together, and neither turns on the other in the clash that follows.

The card stays on the stack until that clash is over, so what was agreed is read from there: its plan has the
origin, the destination, the clans of the player, the partner, and the clans of the partner.
"""

from __future__ import annotations

from typing import Final

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.box.options import COUNT_CODES, FROM_CODES, MOST_COUNT, SEAT_CODES, VALUE_OF, add_word
from ardri.rules.cards.steps import Effect, PickCount, PickTerritory, PickTo
from ardri.rules.cards.territory_sets import CONTESTED, Departure
from ardri.rules.engine.moments import CLASH, MOVE, Step, card, season
from ardri.rules.engine.moves import most_clans
from ardri.rules.engine.play import RESOLVING, Play
from ardri.rules.engine.tile_rules import clans_arrived
from ardri.rules.engine.verbs import move, tell
from ardri.rules.phases.maneuvers import may_attack
from ardri.rules.phases.movement import Clashes
from ardri.rules.state.edition_rules import Choice, ClashRule
from ardri.rules.state.state import State
from ardri.seasons.fifth.cards import COALITION

HOLD_BACK: Final = add_word("hold_back")
HELD_BACK: Final = "hold_back"  # the event


class Rallying(Departure):
    """Shared territories of the player from which clans can move somewhere."""

    def of(self, s: State, seat: int) -> int:
        return CONTESTED.of(s, seat) & super().of(s, seat)


class PickPartner(Step):
    """Name an opponent who is present in the territory that clans leave."""

    def enter(self, s: State, play: Play) -> None:
        others = [seat for seat in s.present_in(play.plan[0]) if seat != play.seat]
        play.ask(s, "partner", [SEAT_CODES[seat] for seat in others])

    def answer(self, s: State, play: Play, code: int) -> None:
        play.declared(s, VALUE_OF[code])


class PartnerFollows(Step):
    """The partner says how many clans go along, none or any number (E3)."""

    def enter(self, s: State, play: Play) -> None:
        origin, destination, count, partner = play.plan
        if not min(count, s.clans_of(play.seat, origin)):
            play.finish(s)  # whom to follow has gone while the Moor interrupted (R27)
            return
        most = min(s.clans_of(partner, origin), most_clans(s, origin, destination, play.card))
        s.ask(partner, "go_along", COUNT_CODES[: most + 1])

    def answer(self, s: State, play: Play, code: int) -> None:
        play.declared(s, VALUE_OF[code])


class MarchAsAllies(Effect):
    """Both move, and pay for their arrival, the Brenn first. The clash is the player's."""

    def happen(self, s: State, play: Play) -> None:
        origin, destination, count, partner, along = play.plan
        moved = {play.seat: count, partner: along}
        entered = {seat: move(s, seat, origin, destination, clans) for seat, clans in moved.items()}
        s.push(Clashes(play.seat, entered[play.seat]))
        for seat in reversed(s.order_from(s.brenn)):
            clans_arrived(s, seat, seat, entered.get(seat, 0))


card(
    COALITION,
    season(
        declare=(
            PickTerritory(Rallying(COALITION), codes=FROM_CODES),
            PickTo(),
            PickCount(MOST_COUNT),
            PickPartner(),
        ),
        resolve=(PartnerFollows(), MarchAsAllies()),
    ),
    icons=MOVE | CLASH,
)


def allies(s: State) -> tuple[int, int, int] | None:
    """Who moved as allies into the clash going on: the player, the partner, and how many clans went along."""
    if s.clash is not None:
        for frame in s.stack:
            if isinstance(frame, Play) and frame.card == COALITION and frame.stage == RESOLVING:
                return frame.seat, frame.plan[3], frame.plan[4]
    return None


class Loyalty(ClashRule):
    """The allies take no shelter and do not attack each other; a partner who moved nobody is free (E4)."""

    def may_shelter(self, s: State, seat: int) -> bool:
        return seat not in bound(s)

    def may_attack(self, s: State, seat: int, target: int) -> bool:
        agreed = allies(s)
        return agreed is None or seat not in bound(s) or target not in agreed[:2]


def bound(s: State) -> tuple[int, ...]:
    """The seats that a Coalition binds in the clash going on."""
    agreed = allies(s)
    if agreed is None:
        return ()
    player, partner, along = agreed
    return (player, partner) if along else (player,)


class HoldBack(Choice):
    """Whoever may attack nobody holds back, if nothing else is to be done; the clash ends if all must."""

    def options(self, s: State, seat: int) -> list[int]:
        return [HOLD_BACK] if seat in bound(s) and _others(s, seat) and not _targets(s, seat) else []

    def chosen(self, s: State, seat: int, code: int) -> None:
        assert s.clash is not None
        tell(s, HELD_BACK, {"seat": SEAT_NAMES[seat]})
        s.clash.over = not any(_targets(s, other) for other in range(s.players) if s.exposed(other))


def _others(s: State, seat: int) -> list[int]:
    return [other for other in range(s.players) if other != seat and s.exposed(other)]


def _targets(s: State, seat: int) -> list[int]:
    return [other for other in _others(s, seat) if may_attack(s, seat, other)]
