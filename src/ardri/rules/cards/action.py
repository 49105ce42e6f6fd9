"""The 17 Action cards."""

from __future__ import annotations

from typing import Final

from ardri.rules.box.base_box import ACTION_DECK, ADVANTAGE_DECK
from ardri.rules.box.catalogue import (
    ADVANTAGE_OF,
    BARD,
    CITADEL,
    CONQUEST,
    CRAFTSMEN_PEASANTS,
    DECK_OF,
    DRUID,
    EMISSARIES,
    EXPLORATION,
    FESTIVAL,
    GEIS,
    MASTER_CRAFTSMAN,
    MIGRATION,
    NEW_ALLIANCE,
    NEW_CLANS,
    RAID,
    SANCTUARY,
    SCOUTS_SPIES,
    WARLORD,
)
from ardri.rules.box.options import (
    DISCARD_CODES,
    DONE,
    FROM_CODES,
    MOST_COUNT,
    PLACE,
    REPLACE_CODES,
    SEAT_CODES,
    TAKE_CODES,
    VALUE_OF,
    options_of,
)
from ardri.rules.cards.conditions import OWN_ATTACK, OWN_EPIC_TALE
from ardri.rules.cards.shared import cancel
from ardri.rules.cards.steps import (
    NO_SITE,
    BuildSanctuary,
    DrawEpic,
    Effect,
    GainDeed,
    Gather,
    March,
    MarchApart,
    MarchTogether,
    PickCount,
    PickOpponent,
    PickSanctuary,
    PickSite,
    PickTerritory,
    PickTo,
    PlaceOne,
    PlaceSpread,
    Scatter,
    Spread,
    site_options,
)
from ardri.rules.cards.territory_sets import (
    ALONE,
    ANYWHERE,
    CONTESTED,
    PRESENT,
    RECRUITING,
    REWARDING,
    SACRED,
    UNREWARDING,
    Departure,
    NoDeparture,
    WithinReach,
)
from ardri.rules.engine.moments import (
    AFTER_MANEUVER,
    BEFORE_DISCARD,
    BUILD,
    CARD_DECLARED,
    CLASH,
    MOVE,
    RECRUIT,
    Condition,
    Step,
    card,
    season,
    triskel,
)
from ardri.rules.engine.play import CANCELLED, GIVEN, Play, answered, happening
from ardri.rules.engine.tile_rules import clans_arrived, closed
from ardri.rules.engine.verbs import (
    advantage_zone,
    build_citadel,
    discard_epics,
    discard_unplayed,
    explore_tile,
    light_festival,
    move,
    next_tiles,
    place,
    replace,
    shift,
    show,
)
from ardri.rules.phases.clash import start_clash
from ardri.rules.phases.removal import lose
from ardri.rules.state import chance
from ardri.rules.state.events import EVERYBODY
from ardri.rules.state.state import ACTION_DISCARD, FACE_DOWN, IN_PLAY, NOWHERE, State

# Bard


class ManeuverRemovedAClan(Condition):
    """After one of your maneuvers removed at least one opposing clan."""

    def obstacle(self, s: State, seat: int) -> str:
        clash = s.clash
        return "" if clash is not None and clash.active == seat and clash.removed else "no_clan_removed"


card(
    BARD,
    season(resolve=(DrawEpic(1),)),
    triskel(AFTER_MANEUVER, when=ManeuverRemovedAClan(), resolve=(GainDeed(),)),
)

# Citadel


class BuildCitadel(Effect):
    def happen(self, s: State, play: Play) -> None:
        build_citadel(s, play.plan[0])


class TakeAdvantage(Effect):
    """Take the territory's Advantage card if it has not been played, from the table or any hand (R7)."""

    def happen(self, s: State, play: Play) -> None:
        zone = advantage_zone(s, play.plan[0])
        if zone not in (FACE_DOWN, play.seat, NOWHERE):
            shift(s, ADVANTAGE_OF[play.plan[0]], zone, play.seat, EVERYBODY)


card(
    CITADEL,
    season(
        declare=(PickTerritory(REWARDING, useless=UNREWARDING),),
        resolve=(BuildCitadel(), TakeAdvantage()),
    ),
    icons=BUILD,
)

# Conquest


card(
    CONQUEST,
    season(
        declare=(PickTerritory(WithinReach(CONQUEST), useless=ANYWHERE), Gather()),
        resolve=(MarchTogether(),),
    ),
    icons=MOVE | CLASH,
)

# Craftsmen & Peasants


class OnePerCitadel(Spread):
    """Up to one clan per Citadel."""

    upto = True

    def capacity(self, s: State, play: Play, territory: int) -> int:
        return s.citadels_in(territory)


card(
    CRAFTSMEN_PEASANTS,
    season(declare=(OnePerCitadel(MOST_COUNT, PRESENT),), resolve=(PlaceSpread(),)),
    icons=RECRUIT,
)

# Druid


class NotTheLastActionCard(Condition):
    def obstacle(self, s: State, seat: int) -> str:
        return "" if (s.zones[seat] & s.edition.action_cards).bit_count() > 1 else "last_action_card"


class LookThroughDiscard(Effect):
    def happen(self, s: State, play: Play) -> None:
        show(s, play.seat, ACTION_DISCARD, s.zones[ACTION_DISCARD])


class TakeFromDiscard(Step):
    """Take one card from the Action discard, secretly."""

    def enter(self, s: State, play: Play) -> None:
        discard = s.zones[ACTION_DISCARD]
        if discard:
            s.ask(play.seat, "take", options_of(TAKE_CODES, discard))
        else:
            play.next(s)

    def answer(self, s: State, play: Play, code: int) -> None:
        shift(s, VALUE_OF[code], ACTION_DISCARD, play.seat, 1 << play.seat)
        play.next(s)


card(DRUID, season(when=NotTheLastActionCard(), resolve=(LookThroughDiscard(), TakeFromDiscard())))

# Emissaries


class SendOne(Effect):
    """One clan goes from the origin to the destination of the plan, in peace."""

    def happen(self, s: State, play: Play) -> None:
        origin, destination = play.plan
        clans_arrived(s, play.seat, play.seat, move(s, play.seat, origin, destination, 1))


card(
    EMISSARIES,
    season(declare=(PickTerritory(Departure(EMISSARIES), codes=FROM_CODES), PickTo()), resolve=(SendOne(),)),
    icons=MOVE,
)

# Exploration


class BrennPicksSite(PickSite):
    """The Brenn says where the new tile will lie, before it is seen."""

    def enter(self, s: State, play: Play) -> None:
        tiles = next_tiles(s)
        if tiles and not tiles & ~s.edition.islands:
            play.declared(s, *NO_SITE)  # an island comes
        elif tiles and s.sites():
            s.ask(s.brenn, "site", site_options(s))
        else:
            play.finish(s)


class ExploreTile(Step):
    """A tile is drawn and laid there, and the player places a clan on it."""

    def enter(self, s: State, play: Play) -> None:
        s.ask_chance(chance.TILE, next_tiles(s))

    def answer(self, s: State, play: Play, code: int) -> None:
        play.next(s)
        q, r, up = play.plan
        explore_tile(s, code, (q, r, up == 1))
        if not closed(s) >> code & 1:
            place(s, play.seat, code)


card(EXPLORATION, season(resolve=(BrennPicksSite(), ExploreTile())), icons=RECRUIT)

# Festival


class LightFestival(Effect):
    def happen(self, s: State, play: Play) -> None:
        light_festival(s, play.plan[0])


card(
    FESTIVAL,
    season(declare=(PickTerritory(SACRED),), resolve=(PlaceOne(), LightFestival())),
    icons=RECRUIT,
)

# Geis


class OpponentPlaysAction(Condition):
    """An opponent plays an Action card, and it is not cancelled yet."""

    def obstacle(self, s: State, seat: int) -> str:
        play = happening(s)
        if not isinstance(play, Play) or DECK_OF[play.card] != ACTION_DECK or play.seat == seat:
            return "no_action_card_of_an_opponent"
        return "already_cancelled" if play.fate == CANCELLED else ""


class CancelAction(Effect):
    def happen(self, s: State, play: Play) -> None:
        cancel(s)


card(GEIS, triskel(CARD_DECLARED, when=OpponentPlaysAction(), resolve=(CancelAction(),)))

# Master Craftsman


class DiscardOne(Step):
    """Discard one other card of any type, if there is one."""

    def enter(self, s: State, play: Play) -> None:
        hand = s.zones[play.seat]
        if hand:
            s.ask(play.seat, "discard", options_of(DISCARD_CODES, hand))
        else:
            play.next(s)

    def answer(self, s: State, play: Play, code: int) -> None:
        play.next(s)
        thrown = VALUE_OF[code]
        deck = DECK_OF[thrown]
        if deck == ACTION_DECK:
            discard_unplayed(s, thrown, play.seat)
        elif deck == ADVANTAGE_DECK:
            shift(s, thrown, play.seat, FACE_DOWN, EVERYBODY)
        else:
            discard_epics(s, 1 << thrown, play.seat)


class OwnEpicStillHere(Condition):
    """After you play an Epic Tale, as long as it has not been given away."""

    def obstacle(self, s: State, seat: int) -> str:
        play = happening(s)
        if isinstance(play, Play) and play.fate == GIVEN:
            return "card_is_gone"
        return OWN_EPIC_TALE.obstacle(s, seat)


class GiveEpic(Effect):
    """The Epic Tale goes to another player instead of the discard."""

    def happen(self, s: State, play: Play) -> None:
        given = answered(s)
        assert isinstance(given, Play)
        s.stack[-3] = given.with_fate(GIVEN)
        shift(s, given.card, IN_PLAY, play.plan[0], EVERYBODY)


card(
    MASTER_CRAFTSMAN,
    season(resolve=(DiscardOne(), DrawEpic(1))),
    triskel(
        BEFORE_DISCARD,
        when=OwnEpicStillHere(),
        declare=(PickOpponent(),),
        resolve=(GiveEpic(), GainDeed()),
    ),
)

# Migration

card(
    MIGRATION,
    season(
        declare=(
            PickTerritory(Departure(MIGRATION), useless=NoDeparture(MIGRATION), codes=FROM_CODES),
            Scatter(),
        ),
        resolve=(MarchApart(),),
    ),
    icons=MOVE | CLASH,
)

# New Alliance


class PlaceOrReplace(Step):
    """Either place a clan, or replace one of an opponent who has at least two here."""

    def enter(self, s: State, play: Play) -> None:
        options = [PLACE]
        for seat in s.present_in(play.plan[0]):
            if seat != play.seat and s.clans_of(seat, play.plan[0]) >= 2:
                options.append(REPLACE_CODES[seat])
        s.ask(play.seat, "alliance", options)

    def answer(self, s: State, play: Play, code: int) -> None:
        play.declared(s, -1 if code == PLACE else VALUE_OF[code])


class Ally(Effect):
    def happen(self, s: State, play: Play) -> None:
        territory, other = play.plan
        if other < 0:
            place(s, play.seat, territory)
        else:
            replace(s, play.seat, other, territory)


card(
    NEW_ALLIANCE,
    season(declare=(PickTerritory(RECRUITING), PlaceOrReplace()), resolve=(Ally(),)),
    icons=RECRUIT,
)

# New Clans

card(NEW_CLANS, season(declare=(Spread(2, PRESENT),), resolve=(PlaceSpread(),)), icons=RECRUIT)

# Raid


class Plunder(Step):
    """Take a random Action card from the attacked player; without one, they lose an exposed clan."""

    def enter(self, s: State, play: Play) -> None:
        clash = s.clash
        assert clash is not None
        held = s.zones[clash.target] & s.edition.action_cards
        if held:
            s.ask_chance(chance.STEAL, held)
            return
        play.next(s)
        if s.exposed(clash.target):
            lose(s, clash.target, clash.territory)

    def answer(self, s: State, play: Play, code: int) -> None:
        clash = s.clash
        assert clash is not None
        play.next(s)
        shift(s, code, clash.target, play.seat, 1 << clash.target | 1 << play.seat)


card(RAID, triskel(AFTER_MANEUVER, when=OWN_ATTACK, resolve=(Plunder(),)))

# Sanctuary

card(
    SANCTUARY,
    season(declare=(PickSanctuary(PRESENT),), resolve=(BuildSanctuary(), DrawEpic(1))),
    icons=BUILD,
)

# Scouts & Spies


class SpyOut(Effect):
    """Look at all Action cards of the opponent."""

    def happen(self, s: State, play: Play) -> None:
        show(s, play.seat, play.plan[0], s.zones[play.plan[0]] & s.edition.action_cards)


SCOUTED_FROM: Final = Departure(SCOUTS_SPIES)


class MayMoveFrom(Step):
    """Having looked, name where clans leave, or let it be."""

    def enter(self, s: State, play: Play) -> None:
        options = options_of(FROM_CODES, SCOUTED_FROM.of(s, play.seat))
        s.ask(play.seat, "scouts_from", [*options, DONE])

    def answer(self, s: State, play: Play, code: int) -> None:
        if code == DONE:
            play.finish(s)
        else:
            play.declared(s, VALUE_OF[code])


card(
    SCOUTS_SPIES,
    season(
        declare=(PickOpponent(),),
        resolve=(SpyOut(), MayMoveFrom(), PickTo(1), PickCount(MOST_COUNT, 1), March()),
    ),
    icons=MOVE | CLASH,
)

# Warlord


class StartClash(Effect):
    def happen(self, s: State, play: Play) -> None:
        start_clash(s, play.plan[0], initiator=play.seat, instigator=play.seat)


class Involved(Condition):
    """Having an exposed clan in the clash."""

    def obstacle(self, s: State, seat: int) -> str:
        return "" if s.exposed(seat) else "not_involved"


class PickNextManeuver(Step):
    """Name the involved player who maneuvers next."""

    def enter(self, s: State, play: Play) -> None:
        play.ask(s, "next_maneuver", [SEAT_CODES[seat] for seat in range(s.players) if s.exposed(seat)])

    def answer(self, s: State, play: Play, code: int) -> None:
        play.declared(s, VALUE_OF[code])


class Reinforce(Effect):
    """One exposed clan more, and the player named maneuvers next (R29)."""

    def happen(self, s: State, play: Play) -> None:
        clash = s.clash
        assert clash is not None
        place(s, play.seat, clash.territory)
        clash.chosen_next = play.plan[0]


card(
    WARLORD,
    season(declare=(PickTerritory(CONTESTED, useless=ALONE),), resolve=(StartClash(),)),
    triskel(AFTER_MANEUVER, when=Involved(), declare=(PickNextManeuver(),), resolve=(Reinforce(),)),
    icons=CLASH,
)
