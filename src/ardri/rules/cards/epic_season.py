"""The 16 Epic Tales with a Season use."""

from __future__ import annotations

from typing import Final

from ardri.rules.box.board import ORIGIN
from ardri.rules.box.catalogue import (
    BALORS_EYE,
    BREAS_TYRANNY,
    CHAMPIONS_SHARE,
    CHILDREN_OF_DANA,
    DAGDAS_HARP,
    DEIRDRES_BEAUTY,
    ERIU,
    KERNUNOS_SANCTUARY,
    MAEVES_WEALTH,
    MANANNANS_HORSES,
    NUADA_SILVERHAND,
    STONE_OF_FAL,
    TAILTUS_LAND,
    THE_MORRIGAN,
    THE_OTHER_WORLD,
    TUANS_MEMORY,
    bits,
)
from ardri.rules.box.options import (
    DONE,
    FLIP,
    FROM_CODES,
    GIVE_CODES,
    MOST_COUNT,
    NOTHING,
    PLACE,
    SEAT_CODES,
    STAY,
    TAKE_CODES,
    TERRITORY_CODES,
    TILE,
    TILE_CODES,
    TO_CODES,
    VALUE_OF,
    VERB_OF,
    options_of,
)
from ardri.rules.cards.shared import TakeAside
from ardri.rules.cards.steps import (
    NO_SITE,
    BuildSanctuary,
    DrawEpic,
    Effect,
    March,
    MoveOne,
    PickClan,
    PickCount,
    PickSite,
    PickTerritory,
    PickTo,
    PlaceOne,
    PlaceSpread,
    Spread,
    site_options,
)
from ardri.rules.cards.territory_sets import (
    ANYWHERE,
    CONTESTED,
    LED,
    POPULATED,
    PRESENT,
    PROFANE,
    SACRED,
    Where,
    opponents_presence,
)
from ardri.rules.engine.moments import BUILD, CLASH, MOVE, RECRUIT, Step, card, season
from ardri.rules.engine.moves import sources
from ardri.rules.engine.play import Play
from ardri.rules.engine.tile_rules import clans_arrived
from ardri.rules.engine.verbs import (
    discard_epics,
    draw_tile,
    lay_drawn_tile,
    move,
    next_tiles,
    place,
    put_tile_under,
    shift,
)
from ardri.rules.phases.clash import start_clash
from ardri.rules.phases.crows import set_direction
from ardri.rules.phases.removal import lose
from ardri.rules.state import chance
from ardri.rules.state.events import EVERYBODY
from ardri.rules.state.form import PICK, Form, Item
from ardri.rules.state.state import REVEALED, State

# Balor's Eye


class RemoveClan(Effect):
    """The clan declared, (territory, owner), is removed."""

    def happen(self, s: State, play: Play) -> None:
        territory, owner = play.plan
        lose(s, owner, territory)


card(
    BALORS_EYE,
    season(declare=(PickTerritory(POPULATED), PickClan()), resolve=(RemoveClan(),)),
)

# Breas' Tyranny


class PickOpposingClan(PickClan):
    """Name whose opposing clan in the territory declared first."""

    def owners(self, s: State, play: Play) -> list[int]:
        return [seat for seat in s.present_in(play.plan[0]) if seat != play.seat]


card(
    BREAS_TYRANNY,
    season(
        declare=(PickTerritory(CONTESTED, codes=FROM_CODES), PickOpposingClan(), PickTo()),
        resolve=(MoveOne(),),
    ),
    icons=MOVE,
)

# The Champion's Share

card(CHAMPIONS_SHARE, season(resolve=(TakeAside(),)))

# Children of Dana

card(CHILDREN_OF_DANA, season(declare=(Spread(1, ANYWHERE),), resolve=(PlaceSpread(),)), icons=RECRUIT)

# Dagda's Harp


class OnePerOtherTale(Spread):
    """One clan for each other Epic Tale in hand, three at most."""

    def total(self, s: State, play: Play) -> int:
        tales = (s.zones[play.seat] & s.edition.epic_cards).bit_count()
        return min(tales, super().total(s, play))


card(
    DAGDAS_HARP,
    season(declare=(OnePerOtherTale(3, PRESENT),), resolve=(PlaceSpread(),)),
    icons=RECRUIT,
)

# Deirdre's Beauty


class OpponentsReveal(Step):
    """Each opponent with Epic Tales reveals one at random, from the Brenn on."""

    def enter(self, s: State, play: Play) -> None:
        for at in range(play.mark, s.players):
            seat = s.order_from(s.brenn)[at]
            tales = s.zones[seat] & s.edition.epic_cards
            if seat != play.seat and tales:
                play.progress(s, play.plan, at)
                s.ask_chance(chance.STEAL, tales)
                return
        play.next(s)

    def answer(self, s: State, play: Play, code: int) -> None:
        shift(s, code, s.order_from(s.brenn)[play.mark], REVEALED, EVERYBODY)
        play.progress(s, play.plan, play.mark + 1)


class TakeOneRevealed(Step):
    """Take one of the revealed Epic Tales; the others are discarded."""

    def enter(self, s: State, play: Play) -> None:
        revealed = bits(s.zones[REVEALED])
        if revealed:
            s.ask(play.seat, "take", [TAKE_CODES[tale] for tale in revealed])
        else:
            play.next(s)

    def answer(self, s: State, play: Play, code: int) -> None:
        play.next(s)
        shift(s, VALUE_OF[code], REVEALED, play.seat, EVERYBODY)
        discard_epics(s, s.zones[REVEALED], REVEALED)


class LoseOwnClan(Step):
    """Remove one of your own clans from anywhere."""

    def enter(self, s: State, play: Play) -> None:
        where = bits(s.presence[play.seat])
        if where:
            s.ask(play.seat, "lose_clan", [TERRITORY_CODES[territory] for territory in where])
        else:
            play.next(s)

    def answer(self, s: State, play: Play, code: int) -> None:
        play.next(s)
        lose(s, play.seat, VALUE_OF[code])


card(
    DEIRDRES_BEAUTY,
    season(resolve=(OpponentsReveal(), TakeOneRevealed(), LoseOwnClan())),
)

# Eriu


class OneEach(Spread):
    """Up to one clan in each territory."""

    upto = True

    def capacity(self, s: State, play: Play, territory: int) -> int:
        return 1


card(ERIU, season(declare=(OneEach(3, SACRED),), resolve=(PlaceSpread(),)), icons=RECRUIT)

# Kernunos' Sanctuary


class Consecrable(Where):
    """Present without a Sanctuary, as long as there is a clan or a Sanctuary to bring (R57)."""

    def of(self, s: State, seat: int) -> int:
        return PROFANE.of(s, seat) if s.reserve[seat] or sum(s.sanctuaries) < s.edition.sanctuaries else 0


card(
    KERNUNOS_SANCTUARY,
    season(declare=(PickTerritory(Consecrable()),), resolve=(PlaceOne(), BuildSanctuary())),
    icons=RECRUIT | BUILD,
)

# Maeve's Wealth


class OpponentsGive(Step):
    """Each opponent with Action cards gives one of their choice; the plan keeps who did."""

    def enter(self, s: State, play: Play) -> None:
        for at in range(play.mark, s.players):
            seat = s.order_from(s.brenn)[at]
            held = s.zones[seat] & s.edition.action_cards
            if seat != play.seat and held:
                play.progress(s, play.plan, at)
                s.ask(seat, "give", options_of(GIVE_CODES, held))
                return
        play.next(s)

    def answer(self, s: State, play: Play, code: int) -> None:
        giver = s.order_from(s.brenn)[play.mark]
        shift(s, VALUE_OF[code], giver, play.seat, 1 << giver | 1 << play.seat)
        play.progress(s, (*play.plan, giver), play.mark + 1)


class GiveToEach(Step):
    """Each giver gets an Action card in return."""

    def enter(self, s: State, play: Play) -> None:
        held = bits(s.zones[play.seat] & s.edition.action_cards)
        if play.mark < len(play.plan) and held:
            s.ask(play.seat, "give", [GIVE_CODES[gift] for gift in held])
        else:
            play.next(s)

    def answer(self, s: State, play: Play, code: int) -> None:
        giver = play.plan[play.mark]
        shift(s, VALUE_OF[code], play.seat, giver, 1 << giver | 1 << play.seat)
        play.progress(s, play.plan, play.mark + 1)


card(MAEVES_WEALTH, season(resolve=(OpponentsGive(), GiveToEach())))

# Manannan's Horses


class PickToAnywhere(PickTo):
    """Name any territory but the origin."""

    def enter(self, s: State, play: Play) -> None:
        others = s.board.tiles & ~(1 << play.plan[0])
        s.ask(play.seat, "to", options_of(TO_CODES, others))


card(
    MANANNANS_HORSES,
    season(
        declare=(PickTerritory(PRESENT, useless=ANYWHERE, codes=FROM_CODES), PickToAnywhere(), PickCount(3)),
        resolve=(March(),),
    ),
    icons=MOVE | CLASH,
)

# The Morrigan


class FlipOrStay(Step):
    """Say whether the crows turn."""

    def enter(self, s: State, play: Play) -> None:
        s.ask(play.seat, "crows", [FLIP, STAY])

    def answer(self, s: State, play: Play, code: int) -> None:
        play.declared(s, int(code == FLIP))


class PickClash(Step):
    """Name a territory in which to start a clash, or none."""

    def enter(self, s: State, play: Play) -> None:
        fit = [t for t in bits(s.board.tiles) if len(s.present_in(t)) > 1]
        s.ask(play.seat, "territory", [*[TERRITORY_CODES[territory] for territory in fit], NOTHING])

    def answer(self, s: State, play: Play, code: int) -> None:
        play.declared(s, -1 if code == NOTHING else VALUE_OF[code])


class TurnCrows(Effect):
    def happen(self, s: State, play: Play) -> None:
        if play.plan[0]:
            set_direction(s, -s.direction)


class NameInstigator(Step):
    """After the flip, name a player present as instigator (R50)."""

    def enter(self, s: State, play: Play) -> None:
        present = s.present_in(play.plan[1]) if play.plan[1] >= 0 else []
        if len(present) > 1:
            s.ask(play.seat, "instigator", [SEAT_CODES[seat] for seat in present])
        else:
            play.finish(s)

    def answer(self, s: State, play: Play, code: int) -> None:
        play.next(s)
        start_clash(s, play.plan[1], initiator=play.seat, instigator=VALUE_OF[code])


card(
    THE_MORRIGAN,
    season(declare=(FlipOrStay(), PickClash()), resolve=(TurnCrows(), NameInstigator())),
    icons=CLASH,
)

# Nuada Silverhand


class OnePerOpponent(Spread):
    """Up to one clan per opponent present."""

    upto = True

    def capacity(self, s: State, play: Play, territory: int) -> int:
        return len(s.present_in(territory)) - 1


card(
    NUADA_SILVERHAND,
    season(declare=(OnePerOpponent(MOST_COUNT, LED),), resolve=(PlaceSpread(),)),
    icons=RECRUIT,
)

# The Other World

PLACED: Final = -1
OTHER_WORLD_MOST: Final = 3


class Threshold(Where):
    """Present with a Sanctuary, where there is a clan to place or an opposing one to remove (R57)."""

    def of(self, s: State, seat: int) -> int:
        sacred = SACRED.of(s, seat)
        return sacred if s.reserve[seat] else sacred & opponents_presence(s, seat)


class PlaceOrRemove(Step):
    """For each Sanctuary there place a clan or remove an opposing one: placements first, then removals."""

    def enter(self, s: State, play: Play) -> None:
        form = self.form(s, play)
        if form.most:
            s.ask(play.seat, "other_world", form.options())
        else:
            play.next(s)

    def answer(self, s: State, play: Play, code: int) -> None:
        if code == DONE:
            play.next(s)
        else:
            play.progress(s, (*play.plan, PLACED if code == PLACE else VALUE_OF[code]), play.mark)

    def form(self, s: State, play: Play) -> Form:
        territory, *chosen = play.plan
        last = chosen[-1] if chosen else PLACED
        items = [Item(PLACE, 0, s.reserve[play.seat] - len(chosen) if last == PLACED else 0)]
        for seat in s.present_in(territory):
            if seat != play.seat and seat >= last:
                items.append(Item(SEAT_CODES[seat], 0, s.clans_of(seat, territory) - chosen.count(seat)))
        left = min(OTHER_WORLD_MOST, s.sanctuaries[territory]) - len(chosen)
        return Form(PICK, items, 0 if chosen else 1, left)


class CrossOver(Step):
    """Carry out what was declared, one clan after another."""

    def enter(self, s: State, play: Play) -> None:
        territory, *chosen = play.plan
        if play.mark == len(chosen):
            play.next(s)
            return
        seat = chosen[play.mark]
        play.progress(s, play.plan, play.mark + 1)
        if seat == PLACED:
            place(s, play.seat, territory)
        else:
            lose(s, seat, territory)


card(
    THE_OTHER_WORLD,
    season(
        declare=(PickTerritory(Threshold(), useless=ANYWHERE), PlaceOrRemove()),
        resolve=(CrossOver(),),
    ),
    icons=RECRUIT,
)

# The Stone of Fal


class PlaceInTheCapital(Effect):
    def happen(self, s: State, play: Play) -> None:
        place(s, play.seat, s.capital, 2)


card(STONE_OF_FAL, season(resolve=(PlaceInTheCapital(),)), icons=RECRUIT)

# Tailtu's Land


class DrawTiles(Step):
    """Draw three tiles, or as many as are left; only the player sees them (R53)."""

    def enter(self, s: State, play: Play) -> None:
        tiles = next_tiles(s)
        if play.mark < 3 and tiles:
            s.ask_chance(chance.TILE, tiles)
        elif play.mark:
            play.next(s)
        else:
            play.finish(s)

    def answer(self, s: State, play: Play, code: int) -> None:
        draw_tile(s, code, play.seat)
        play.progress(s, play.plan, play.mark + 1)


class PickSiteOrIsland(PickSite):
    """Say where one of them will lie, or which of them it is if that is an island: it has no place to name.

    Nothing is laid if none of them is an island, and no site is left for another tile.
    """

    def enter(self, s: State, play: Play) -> None:
        islands = s.drawn_tiles & s.edition.islands
        options = options_of(TILE_CODES, islands)
        if s.drawn_tiles != islands:
            options = [*site_options(s), *options]
        if options:
            s.ask(play.seat, "site", options, options_hidden=s.edition.islands != 0)
        else:
            play.next(s)

    def answer(self, s: State, play: Play, code: int) -> None:
        if VERB_OF[code] == TILE:
            play.declared(s, *NO_SITE, VALUE_OF[code])
            lay_drawn_tile(s, VALUE_OF[code], ORIGIN)
        else:
            super().answer(s, play, code)


class PickTile(Step):
    """... and which of the tiles it is, if a site was named."""

    def enter(self, s: State, play: Play) -> None:
        tiles = s.drawn_tiles & ~s.edition.islands
        if tiles and len(play.plan) == len(NO_SITE):
            hidden = s.edition.islands != 0  # that only one is left would tell how many are islands
            s.ask(play.seat, "tile", options_of(TILE_CODES, tiles), options_hidden=hidden)
        else:
            play.next(s)

    def answer(self, s: State, play: Play, code: int) -> None:
        q, r, up = play.plan
        play.declared(s, VALUE_OF[code])
        lay_drawn_tile(s, VALUE_OF[code], (q, r, up == 1))


class PutTilesUnder(Step):
    """The other tiles go to the far end of the stack, in the player's order."""

    def enter(self, s: State, play: Play) -> None:
        if s.drawn_tiles:
            s.ask(play.seat, "tile_under", options_of(TILE_CODES, s.drawn_tiles))
        else:
            play.next(s)

    def answer(self, s: State, play: Play, code: int) -> None:
        put_tile_under(s, VALUE_OF[code], play.seat)


class MaySettle(Step):
    """One own clan from an adjacent territory may move onto the new one."""

    def enter(self, s: State, play: Play) -> None:
        if len(play.plan) <= len(NO_SITE):
            play.finish(s)  # nothing was laid
            return
        near = sources(s, play.plan[3], play.card) & s.presence[play.seat]
        s.ask(play.seat, "settle_from", [*options_of(FROM_CODES, near), DONE])

    def answer(self, s: State, play: Play, code: int) -> None:
        play.next(s)
        if code != DONE:
            clans_arrived(s, play.seat, play.seat, move(s, play.seat, VALUE_OF[code], play.plan[3], 1))


card(
    TAILTUS_LAND,
    season(resolve=(DrawTiles(), PickSiteOrIsland(), PickTile(), PutTilesUnder(), MaySettle())),
    icons=MOVE,
)

# Tuan's Memory

card(TUANS_MEMORY, season(resolve=(DrawEpic(3),)))
