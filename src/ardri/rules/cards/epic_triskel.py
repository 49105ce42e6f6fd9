"""The 14 Epic Tales with a Triskel use."""

from __future__ import annotations

from ardri.rules.box.base_box import ACTION_DECK
from ardri.rules.box.catalogue import (
    BATTLE_FRENZY,
    BATTLE_OF_MOYTURA,
    CATHBADS_WORD,
    DAGDAS_CAULDRON,
    DAGDAS_CLUB,
    DECK_OF,
    DIARMUID,
    LUG_SAMILDANACH,
    LUGS_SPEAR,
    OENGUSS_PLOY,
    OGMAS_ELOQUENCE,
    STRENGS_RESOLVE,
    TALE_OF_CUCHULAIN,
    THE_DAGDA,
    THE_FIANNA,
)
from ardri.rules.box.options import (
    ASIDE_CODES,
    CLAN,
    COUNT_CODES,
    DISCARDED,
    SEAT_CODES,
    TERRITORY_CODES,
    TO_CODES,
    VALUE_OF,
    options_of,
)
from ardri.rules.cards.advantage import ATTACKING
from ardri.rules.cards.conditions import OWN_ATTACK
from ardri.rules.cards.shared import cancel
from ardri.rules.cards.steps import Effect, GainDeed, Gather
from ardri.rules.engine.moments import (
    AFTER_MANEUVER,
    ASSEMBLY_START,
    ATTACK_PERFORMED,
    CARD_DECLARED,
    CARD_FINISHED,
    CITADELS_END,
    CLAN_REMOVED,
    CLASH_START,
    MANEUVER,
    MOVE,
    RECRUIT,
    TURN_END,
    WOULD_BE_REMOVED,
    Condition,
    Step,
    card,
    triskel,
)
from ardri.rules.engine.moves import most_clans, reach
from ardri.rules.engine.play import CANCELLED, Play, answered, happening
from ardri.rules.engine.tile_rules import clans_arrived
from ardri.rules.engine.verbs import move, place, shift
from ardri.rules.phases.clash import end_clash
from ardri.rules.phases.maneuvers import A_CARD, A_CLAN, Attack
from ardri.rules.phases.removal import REMOVED, SAVED, SPARED, THREATENED, Removal, collect_losses, lose, save
from ardri.rules.state.events import EVERYBODY
from ardri.rules.state.form import PICK, Form, Item
from ardri.rules.state.state import ACTION_DISCARD, BEFORE, IN_PLAY, SET_ASIDE, UNDEALT, Clash, State


def clash_of(s: State) -> Clash:
    """The clash going on, in which the card is played."""
    assert s.clash is not None
    return s.clash


# Battle Frenzy


class LeaveCitadels(Effect):
    """All sheltered clans come out and are exposed for the rest of the clash."""

    def happen(self, s: State, play: Play) -> None:
        clash_of(s).sheltered = [0] * s.players


card(BATTLE_FRENZY, triskel(CITADELS_END, resolve=(LeaveCitadels(),)))

# The Battle of Moytura


class GatherHere(Gather):
    """Name how many clans come from which adjacent territories into the clash."""

    def destination(self, s: State, play: Play) -> int:
        return clash_of(s).territory


class MarchHere(Effect):
    def happen(self, s: State, play: Play) -> None:
        here = clash_of(s).territory
        entered = 0
        for at in range(0, len(play.plan), 2):
            entered |= move(s, play.seat, play.plan[at], here, play.plan[at + 1])
        clans_arrived(s, play.seat, play.seat, entered)


class PlaceHere(Effect):
    def happen(self, s: State, play: Play) -> None:
        place(s, play.seat, clash_of(s).territory)


card(
    BATTLE_OF_MOYTURA,
    triskel(MANEUVER, declare=(GatherHere(),), resolve=(MarchHere(), PlaceHere())),
    icons=MOVE | RECRUIT,
)

# Cathbad's Word


class ChooseWhatIsSetAside(Step):
    """Choose secretly, from all Action cards in use, which one is set aside this Assembly (R54)."""

    def enter(self, s: State, play: Play) -> None:
        s.ask(play.seat, "aside", options_of(ASIDE_CODES, s.edition.actions[s.players]))

    def answer(self, s: State, play: Play, code: int) -> None:
        play.next(s)
        chosen = VALUE_OF[code]
        before = s.zones[SET_ASIDE]
        if before:
            shift(s, before.bit_length() - 1, SET_ASIDE, ACTION_DISCARD, 0)
        source = UNDEALT if s.zones[UNDEALT] >> chosen & 1 else ACTION_DISCARD
        shift(s, chosen, source, SET_ASIDE, 1 << play.seat)
        s.cathbad = play.seat


card(CATHBADS_WORD, triskel(ASSEMBLY_START, resolve=(ChooseWhatIsSetAside(),)))

# The Dagda


class EpicOrAdvantagePlayed(Condition):
    """An Epic Tale or Advantage card is played, and not cancelled yet."""

    def obstacle(self, s: State, seat: int) -> str:
        play = happening(s)
        if not isinstance(play, Play) or DECK_OF[play.card] == ACTION_DECK:
            return "no_epic_or_advantage_card"
        return "already_cancelled" if play.fate == CANCELLED else ""


class CancelCard(Effect):
    def happen(self, s: State, play: Play) -> None:
        cancel(s)


card(THE_DAGDA, triskel(CARD_DECLARED, when=EpicOrAdvantagePlayed(), resolve=(CancelCard(),)))

# Dagda's Cauldron


class OwnClanRemovedInClash(Condition):
    """In a clash, when one of your clans is removed."""

    def obstacle(self, s: State, seat: int) -> str:
        removal = happening(s)
        if s.clash is None:
            return "no_clash"
        return "" if isinstance(removal, Removal) and removal.seat == seat else "not_your_clan"


class CollectTheFallen(Effect):
    """The card stays before its player and collects the clans lost in this clash."""

    def happen(self, s: State, play: Play) -> None:
        collect_losses(s, play.seat)
        shift(s, DAGDAS_CAULDRON, IN_PLAY, BEFORE + play.seat, EVERYBODY)


card(
    DAGDAS_CAULDRON,
    triskel(CLAN_REMOVED, when=OwnClanRemovedInClash(), resolve=(CollectTheFallen(),)),
)

# Dagda's Club


class OwnClanThreatened(Condition):
    """One of your clans would be removed."""

    def obstacle(self, s: State, seat: int) -> str:
        removal = happening(s)
        if not isinstance(removal, Removal) or removal.seat != seat:
            return "not_your_clan"
        return "" if removal.fate == THREATENED else "already_spared"


class SpareClan(Effect):
    def happen(self, s: State, play: Play) -> None:
        removal = answered(s)
        assert isinstance(removal, Removal)
        s.stack[-3] = removal.with_fate(SPARED)


class PickDemand(Step):
    """Say whether the attacked player removes a clan or discards a card."""

    def enter(self, s: State, play: Play) -> None:
        s.ask(play.seat, "demand", [CLAN, DISCARDED])

    def answer(self, s: State, play: Play, code: int) -> None:
        play.declared(s, A_CLAN if code == CLAN else A_CARD)


class Demand(Effect):
    def happen(self, s: State, play: Play) -> None:
        attack = answered(s)
        assert isinstance(attack, Attack)
        s.stack[-3] = attack.demanding(play.plan[0])


card(
    DAGDAS_CLUB,
    triskel(WOULD_BE_REMOVED, when=OwnClanThreatened(), resolve=(SpareClan(),)),
    triskel(ATTACK_PERFORMED, when=ATTACKING, declare=(PickDemand(),), resolve=(Demand(),)),
)

# Diarmuid and Grainne


def elsewhere(s: State, removal: Removal) -> int:
    """The other territories where the owner of the removed clan is present, as a set."""
    return s.presence[removal.seat] & ~(1 << removal.territory)


class OwnClanRemoved(Condition):
    """One of your clans is removed, and you are present elsewhere."""

    def obstacle(self, s: State, seat: int) -> str:
        removal = happening(s)
        if not isinstance(removal, Removal) or removal.seat != seat or removal.fate != REMOVED:
            return "not_your_clan"
        return "" if elsewhere(s, removal) else "present_nowhere_else"


class PickElsewhere(Step):
    """Name a different territory where you are present."""

    def enter(self, s: State, play: Play) -> None:
        removal = answered(s)
        assert isinstance(removal, Removal)
        play.ask(s, "territory", options_of(TERRITORY_CODES, elsewhere(s, removal)))

    def answer(self, s: State, play: Play, code: int) -> None:
        play.declared(s, VALUE_OF[code])


class SaveClan(Effect):
    def happen(self, s: State, play: Play) -> None:
        removal = answered(s)
        assert isinstance(removal, Removal)
        save(s, removal, play.plan[0])
        s.stack[-3] = removal.with_fate(SAVED)


card(
    DIARMUID,
    triskel(CLAN_REMOVED, when=OwnClanRemoved(), declare=(PickElsewhere(),), resolve=(SaveClan(),)),
    icons=MOVE,
)

# The Fianna


class PickWayOut(Step):
    """Name a territory adjacent to the clash."""

    def enter(self, s: State, play: Play) -> None:
        around = reach(s, clash_of(s).territory, play.card)
        play.ask(s, "to", options_of(TO_CODES, around))

    def answer(self, s: State, play: Play, code: int) -> None:
        play.declared(s, VALUE_OF[code])


def _most_leaving(s: State, play: Play) -> int:
    """The most clans that the card moves to the territory named."""
    return most_clans(s, clash_of(s).territory, play.plan[0], play.card)


class PickSheltered(Step):
    """Name how many sheltered clans leave."""

    def enter(self, s: State, play: Play) -> None:
        sheltered = min(clash_of(s).sheltered[play.seat], _most_leaving(s, play))
        s.ask(play.seat, "count_sheltered", COUNT_CODES[: sheltered + 1])

    def answer(self, s: State, play: Play, code: int) -> None:
        play.declared(s, VALUE_OF[code])


class PickExposed(Step):
    """Name how many exposed clans leave; at least one clan leaves in all."""

    def enter(self, s: State, play: Play) -> None:
        sheltered = play.plan[1]
        exposed = min(s.exposed(play.seat), _most_leaving(s, play) - sheltered)
        play.ask(s, "count_exposed", COUNT_CODES[0 if sheltered else 1 : exposed + 1])

    def answer(self, s: State, play: Play, code: int) -> None:
        play.declared(s, VALUE_OF[code])


class SlipAway(Effect):
    def happen(self, s: State, play: Play) -> None:
        clash = clash_of(s)
        destination, sheltered, exposed = play.plan
        sheltered = min(sheltered, clash.sheltered[play.seat])  # one may have gone since (R27)
        exposed = min(exposed, s.exposed(play.seat))
        clash.sheltered[play.seat] -= sheltered
        clans_arrived(
            s,
            play.seat,
            play.seat,
            move(s, play.seat, clash.territory, destination, sheltered + exposed),
        )


card(
    THE_FIANNA,
    triskel(
        MANEUVER,
        declare=(PickWayOut(), PickSheltered(), PickExposed()),
        resolve=(SlipAway(),),
    ),
    icons=MOVE,
)

# Lug Samildanach


class ActionInTheDiscard(Condition):
    """After an Action card has been resolved, as long as it lies in the discard."""

    def obstacle(self, s: State, seat: int) -> str:
        play = happening(s)
        there = isinstance(play, Play) and s.zones[ACTION_DISCARD] >> play.card & 1
        return "" if there else "card_is_gone"


class TakeResolvedCard(Effect):
    def happen(self, s: State, play: Play) -> None:
        resolved = answered(s)
        assert isinstance(resolved, Play)
        shift(s, resolved.card, ACTION_DISCARD, play.seat, EVERYBODY)


card(
    LUG_SAMILDANACH,
    triskel(CARD_FINISHED, when=ActionInTheDiscard(), resolve=(TakeResolvedCard(),)),
)

# Lug's Spear


class Silence(Effect):
    """No Triskel cards at all, by anyone, during this clash."""

    def happen(self, s: State, play: Play) -> None:
        clash_of(s).silent = True


card(LUGS_SPEAR, triskel(CLASH_START, resolve=(Silence(),)))

# Oengus's Ploy


class TakeNextTurn(Effect):
    def happen(self, s: State, play: Play) -> None:
        s.ploy = play.seat


card(OENGUSS_PLOY, triskel(TURN_END, resolve=(TakeNextTurn(),)))

# Ogma's Eloquence


class EndClash(Effect):
    """The clash ends at once, its last step included: what follows on this card is outside (R75)."""

    def happen(self, s: State, play: Play) -> None:
        end_clash(s)


card(OGMAS_ELOQUENCE, triskel(MANEUVER, resolve=(EndClash(),)))

# Streng's Resolve

card(STRENGS_RESOLVE, triskel(AFTER_MANEUVER, when=OWN_ATTACK, resolve=(GainDeed(),)))

# Tale of Cuchulain


class ExactlyOneExposed(Condition):
    def obstacle(self, s: State, seat: int) -> str:
        return "" if s.exposed(seat) == 1 else "not_exactly_one_exposed"


class PickTwoExposed(Step):
    """Name the owners of two exposed clans, in the order of the seats (R25)."""

    def enter(self, s: State, play: Play) -> None:
        form = self.form(s, play)
        if form.most:
            s.ask(play.seat, "clan", form.options())
        else:
            play.next(s)

    def answer(self, s: State, play: Play, code: int) -> None:
        play.progress(s, (*play.plan, VALUE_OF[code]), play.mark)

    def form(self, s: State, play: Play) -> Form:
        seats = range(play.plan[-1] if play.plan else 0, s.players)
        items = [Item(SEAT_CODES[seat], 0, s.exposed(seat) - play.plan.count(seat)) for seat in seats]
        left = 2 - len(play.plan)
        return Form(PICK, items, left, left)


class StrikeDown(Step):
    """The clans named are removed one at a time; each opposing one counts for the maneuver (R46)."""

    def enter(self, s: State, play: Play) -> None:
        clash = clash_of(s)
        if play.mark and play.plan[play.mark - 1] != play.seat:
            clash.removed += s.outcome
        if play.mark == len(play.plan):
            play.next(s)
            return
        seat = play.plan[play.mark]
        play.progress(s, play.plan, play.mark + 1)
        s.outcome = 0
        if s.exposed(seat):
            lose(s, seat, clash.territory)


card(
    TALE_OF_CUCHULAIN,
    triskel(MANEUVER, when=ExactlyOneExposed(), declare=(PickTwoExposed(),), resolve=(StrikeDown(),)),
)
