"""The 16 Advantage cards, one for each territory."""

from __future__ import annotations

from typing import Final

from ardri.rules.box.catalogue import (
    ADVANTAGE,
    COVE,
    FOREST,
    GATES,
    HIGHLANDS,
    HILLS,
    IRON_MINE,
    LOST_VALE,
    MEADOWS,
    MISTY_LANDS,
    MOOR,
    MOUNTAINS,
    PLAINS,
    SALT_MINE,
    STONE_CIRCLE,
    SWAMP,
    VALLEY,
    bits,
)
from ardri.rules.box.options import (
    COUNT_CODES,
    DISCARD_CODES,
    EXPOSED,
    FROM_CODES,
    GIVE_CODES,
    SEAT_CODES,
    SHELTERED,
    VALUE_OF,
)
from ardri.rules.cards.conditions import OWN_EPIC_TALE, OWN_SEASON_CARD
from ardri.rules.cards.shared import SetOneAside, TakeAside
from ardri.rules.cards.steps import (
    DrawEpic,
    Effect,
    MarchApart,
    PickClan,
    PickOpponent,
    PickTerritory,
    PlaceOne,
    Scatter,
)
from ardri.rules.cards.territory_sets import AROUND_THE_LOST_VALE, RECRUITING
from ardri.rules.engine.moments import (
    ANY_TIME,
    ATTACK_PERFORMED,
    CARD_FINISHED,
    CLANS_ARRIVE,
    CLASH,
    CLASH_START,
    EPIC_DRAW,
    MOVE,
    RECRUIT,
    Condition,
    Step,
    card,
    season,
    triskel,
)
from ardri.rules.engine.play import CANCELLED, GIVEN, Play, answered, happening
from ardri.rules.engine.verbs import discard_unplayed, epic_pile, move, shift, show
from ardri.rules.phases.epic_draw import Draw, draw_epics
from ardri.rules.phases.maneuvers import BOTH, Attack
from ardri.rules.phases.mountains_toll import Toll
from ardri.rules.phases.removal import lose
from ardri.rules.state import chance
from ardri.rules.state.events import EVERYBODY
from ardri.rules.state.form import PICK, Form, Item
from ardri.rules.state.state import EPIC_DISCARD, EPIC_PILE, State

# Cove

card(
    ADVANTAGE + COVE,
    triskel(CARD_FINISHED, when=OWN_SEASON_CARD, resolve=(TakeAside(), SetOneAside())),
)

# Forest

card(ADVANTAGE + FOREST, triskel(CARD_FINISHED, when=OWN_EPIC_TALE, resolve=(DrawEpic(1),)))

# Gates of Tir na Nog, and Meadows


class OwnDraw(Condition):
    """You draw Epic Tales."""

    def obstacle(self, s: State, seat: int) -> str:
        draw = happening(s)
        return "" if isinstance(draw, Draw) and draw.seat == seat else "not_your_draw"


class OwnDrawAtTheGates(Condition):
    """You draw because the Gates opened (R52)."""

    def obstacle(self, s: State, seat: int) -> str:
        draw = happening(s)
        own = isinstance(draw, Draw) and draw.seat == seat and draw.gates
        return "" if own else "not_your_draw"


class DrawOneMore(Step):
    """One more Epic Tale comes to those just drawn; one of them all will be kept (R28)."""

    def enter(self, s: State, play: Play) -> None:
        pile = epic_pile(s)
        if pile:
            s.ask_chance(chance.EPIC, pile)
        else:
            play.next(s)

    def answer(self, s: State, play: Play, code: int) -> None:
        draw = answered(s)
        assert isinstance(draw, Draw)
        play.next(s)
        shift(s, code, EPIC_PILE, draw.zone, 1 << play.seat)


card(ADVANTAGE + GATES, triskel(EPIC_DRAW, when=OwnDrawAtTheGates(), resolve=(DrawOneMore(),)))
card(ADVANTAGE + MEADOWS, triskel(EPIC_DRAW, when=OwnDraw(), resolve=(DrawOneMore(),)))

# Highlands


class ClashInTheHighlands(Condition):
    def obstacle(self, s: State, seat: int) -> str:
        here = s.clash is not None and s.clash.territory == HIGHLANDS
        return "" if here else "clash_elsewhere"


class PickInstigator(Step):
    """Name a player with exposed clans here."""

    def enter(self, s: State, play: Play) -> None:
        play.ask(s, "instigator", [SEAT_CODES[seat] for seat in range(s.players) if s.exposed(seat)])

    def answer(self, s: State, play: Play, code: int) -> None:
        play.declared(s, VALUE_OF[code])


class BecomeInstigator(Effect):
    """The player named becomes the instigator, before anybody shelters (R15)."""

    def happen(self, s: State, play: Play) -> None:
        clash = s.clash
        assert clash is not None
        clash.instigator = play.plan[0]
        clash.active = play.plan[0]


card(
    ADVANTAGE + HIGHLANDS,
    triskel(
        CLASH_START,
        when=ClashInTheHighlands(),
        declare=(PickInstigator(),),
        resolve=(BecomeInstigator(),),
    ),
)

# Hills


class AttackedInTheHills(Condition):
    def obstacle(self, s: State, seat: int) -> str:
        clash, attack = s.clash, happening(s)
        if clash is None or clash.territory != HILLS:
            return "clash_elsewhere"
        if clash.target != seat:
            return "not_attacked"
        return "attack_ignored" if isinstance(attack, Attack) and attack.ignored else ""


class IgnoreAttack(Effect):
    def happen(self, s: State, play: Play) -> None:
        attack = answered(s)
        assert isinstance(attack, Attack)
        s.stack[-3] = attack.ignore()


card(
    ADVANTAGE + HILLS,
    triskel(ATTACK_PERFORMED, when=AttackedInTheHills(), resolve=(IgnoreAttack(),)),
)

# Iron Mine


class Attacking(Condition):
    """You perform an Attack that has not been warded off."""

    def obstacle(self, s: State, seat: int) -> str:
        clash, attack = s.clash, happening(s)
        if clash is None or clash.active != seat:
            return "not_your_attack"
        return "attack_ignored" if isinstance(attack, Attack) and attack.ignored else ""


class DemandBoth(Effect):
    """The attacked player must remove an exposed clan and discard an Action card."""

    def happen(self, s: State, play: Play) -> None:
        attack = answered(s)
        assert isinstance(attack, Attack)
        s.stack[-3] = attack.demanding(BOTH)


ATTACKING: Final = Attacking()

card(
    ADVANTAGE + IRON_MINE,
    triskel(ATTACK_PERFORMED, when=ATTACKING, resolve=(DemandBoth(),)),
)

# Lost Vale


class LureClan(Effect):
    """The clan named comes into the Lost Vale, in peace."""

    def happen(self, s: State, play: Play) -> None:
        origin, owner = play.plan
        move(s, owner, origin, LOST_VALE, 1)


card(
    ADVANTAGE + LOST_VALE,
    triskel(
        CARD_FINISHED,
        when=OWN_SEASON_CARD,
        declare=(PickTerritory(AROUND_THE_LOST_VALE, codes=FROM_CODES), PickClan()),
        resolve=(LureClan(),),
    ),
    icons=MOVE,
)

# Misty Lands


class PickNumberOfCards(Step):
    """Name how many Action cards will be discarded."""

    def enter(self, s: State, play: Play) -> None:
        held = (s.zones[play.seat] & s.edition.action_cards).bit_count()
        if held:
            s.ask(play.seat, "count_cards", COUNT_CODES[1 : held + 1])
        else:
            play.idle(s)

    def answer(self, s: State, play: Play, code: int) -> None:
        play.declared(s, VALUE_OF[code])


class DiscardThatMany(Step):
    """Choose which ones, in catalogue order; they go together when the last is named."""

    def enter(self, s: State, play: Play) -> None:
        hand = s.zones[play.seat] & s.edition.action_cards
        chosen = s.answers[play.seat] & hand
        count = min(play.plan[0], hand.bit_count())  # some may have been played since (R77)
        if _after(hand, chosen).bit_count() < count - chosen.bit_count():
            chosen = 0  # what is left comes before those named: they are named anew
        s.answers[play.seat] = chosen
        form = self.form(s, play)
        if form.most:
            s.ask(play.seat, "discard", form.options(), options_hidden=count < hand.bit_count())
            return
        s.answers[play.seat] = 0
        for thrown in bits(chosen):
            discard_unplayed(s, thrown, play.seat)
        Play(play.seat, play.card, play.use, play.stage, play.index, 0, (count,), play.fate).next(s)

    def answer(self, s: State, play: Play, code: int) -> None:
        s.answers[play.seat] |= 1 << VALUE_OF[code]

    def form(self, s: State, play: Play) -> Form:
        hand, chosen = s.zones[play.seat] & s.edition.action_cards, s.answers[play.seat]
        left = min(play.plan[0], hand.bit_count()) - chosen.bit_count()
        return Form(
            PICK, [Item(DISCARD_CODES[held], 0, 1) for held in bits(_after(hand, chosen))], left, left
        )


def _after(cards: int, named: int) -> int:
    """The cards that come after all those named, as a set."""
    return cards & -(1 << named.bit_length())


class DrawThatMany(Effect):
    def happen(self, s: State, play: Play) -> None:
        draw_epics(s, play.seat, play.plan[0])


card(
    ADVANTAGE + MISTY_LANDS,
    season(declare=(PickNumberOfCards(),), resolve=(DiscardThatMany(), DrawThatMany())),
)

# Moor


class LookAtEpics(Effect):
    """Look at the Epic Tales of the opponent named."""

    def happen(self, s: State, play: Play) -> None:
        show(s, play.seat, play.plan[0], s.zones[play.plan[0]] & s.edition.epic_cards)


THE_MOOR: Final = card(
    ADVANTAGE + MOOR, triskel(ANY_TIME, declare=(PickOpponent(),), resolve=(LookAtEpics(),))
)

# Mountains


class MovedIntoTheMountains(Condition):
    """You move clans to the Mountains, your own or another's (R20, R83)."""

    def obstacle(self, s: State, seat: int) -> str:
        toll = happening(s)
        return "" if isinstance(toll, Toll) and toll.mover == seat else "not_your_move"


class WaiveToll(Effect):
    def happen(self, s: State, play: Play) -> None:
        toll = answered(s)
        assert isinstance(toll, Toll)
        s.stack[-3] = toll.waive()


card(
    ADVANTAGE + MOUNTAINS,
    triskel(CLANS_ARRIVE, when=MovedIntoTheMountains(), resolve=(WaiveToll(),)),
)

# Plains

card(
    ADVANTAGE + PLAINS,
    season(declare=(Scatter(PLAINS),), resolve=(MarchApart(PLAINS),)),
    icons=MOVE | CLASH,
)

# Salt Mine


class StealAction(Step):
    """Take a random Action card from the opponent named, if they have one."""

    def enter(self, s: State, play: Play) -> None:
        held = s.zones[play.plan[0]] & s.edition.action_cards
        if held:
            s.ask_chance(chance.STEAL, held)
        else:
            play.next(s)

    def answer(self, s: State, play: Play, code: int) -> None:
        play.next(s)
        shift(s, code, play.plan[0], play.seat, 1 << play.plan[0] | 1 << play.seat)


class GiveOneBack(Step):
    """Give that opponent one Action card, if there is one to give (R23)."""

    def enter(self, s: State, play: Play) -> None:
        held = bits(s.zones[play.seat] & s.edition.action_cards)
        if held:
            s.ask(play.seat, "give", [GIVE_CODES[gift] for gift in held])
        else:
            play.next(s)

    def answer(self, s: State, play: Play, code: int) -> None:
        play.next(s)
        shift(s, VALUE_OF[code], play.seat, play.plan[0], 1 << play.plan[0] | 1 << play.seat)


card(
    ADVANTAGE + SALT_MINE,
    triskel(
        CARD_FINISHED,
        when=OWN_SEASON_CARD,
        declare=(PickOpponent(),),
        resolve=(StealAction(), GiveOneBack()),
    ),
)

# Stone Circle


class EpicInTheDiscard(Condition):
    """After you play an Epic Tale that went to the discard, with a clan in the Stone Circle."""

    def obstacle(self, s: State, seat: int) -> str:
        play = happening(s)
        if not isinstance(play, Play) or play.seat != seat:
            return "not_your_card"
        if not s.clans_of(seat, STONE_CIRCLE):
            return "no_clan_in_the_stone_circle"
        there = s.zones[EPIC_DISCARD] >> play.card & 1
        return "" if there and play.fate not in (CANCELLED, GIVEN) else "card_is_gone"


class PickShelterOrNot(Step):
    """In a clash in the Stone Circle, say whether the clan is an exposed or a sheltered one."""

    def enter(self, s: State, play: Play) -> None:
        options = [EXPOSED]
        clash = s.clash
        if clash is not None and clash.territory == STONE_CIRCLE and clash.sheltered[play.seat]:
            options = [EXPOSED, SHELTERED] if s.exposed(play.seat) else [SHELTERED]
        s.ask(play.seat, "which_clan", options)

    def answer(self, s: State, play: Play, code: int) -> None:
        play.declared(s, int(code == SHELTERED))


class PayWithAClan(Effect):
    def happen(self, s: State, play: Play) -> None:
        lose(s, play.seat, STONE_CIRCLE, sheltered=play.plan[0] == 1)


class TakeEpicBack(Effect):
    """If the price was paid (R44) and the Epic Tale is still in the discard, it comes back."""

    def happen(self, s: State, play: Play) -> None:
        epic = answered(s)
        assert isinstance(epic, Play)
        if s.outcome and s.zones[EPIC_DISCARD] >> epic.card & 1:
            shift(s, epic.card, EPIC_DISCARD, play.seat, EVERYBODY)


card(
    ADVANTAGE + STONE_CIRCLE,
    triskel(
        CARD_FINISHED,
        when=EpicInTheDiscard(),
        declare=(PickShelterOrNot(),),
        resolve=(PayWithAClan(), TakeEpicBack()),
    ),
)

# Swamp

card(ADVANTAGE + SWAMP, season())

# Valley

card(
    ADVANTAGE + VALLEY,
    triskel(
        CARD_FINISHED,
        when=OWN_SEASON_CARD,
        declare=(PickTerritory(RECRUITING),),
        resolve=(PlaceOne(),),
    ),
    icons=RECRUIT,
)
