"""The resolution of a clash: truces and maneuvers, Attack and Withdraw among them."""

from __future__ import annotations

from typing import Final

from ardri.rules.box.catalogue import SEAT_NAMES, bits
from ardri.rules.box.options import (
    AGREE,
    ATTACK,
    ATTACK_CODES,
    CARD,
    DISCARD_CODES,
    DONE,
    END,
    REFUSE,
    REMOVE,
    TRUCE,
    VALUE_OF,
    VERB_OF,
    WITHDRAW,
    options_of,
)
from ardri.rules.engine.choices import make_choice
from ardri.rules.engine.moments import AFTER_MANEUVER, ATTACK_PERFORMED, MANEUVER, playable, use_at
from ardri.rules.engine.move_plans import scatter_form, scatter_options
from ardri.rules.engine.moves import WITHDRAWAL, scatter_reach
from ardri.rules.engine.play import might_answer, open_window, play_card
from ardri.rules.engine.tile_rules import clans_arrived
from ardri.rules.engine.verbs import discard_unplayed, move, tell
from ardri.rules.phases.removal import lose
from ardri.rules.state.form import Form
from ardri.rules.state.state import ATTACK as AN_ATTACK
from ardri.rules.state.state import EPIC_MANEUVER, NO_MANEUVER, NOBODY, Clash, Frame, State
from ardri.rules.state.state import WITHDRAW as A_WITHDRAWAL

ASKING: Final = 0
PERFORMED: Final = 1
CLOSED: Final = 2

# What an attacker may demand (Iron Mine, Dagda's Club)
CHOICE: Final = 0
A_CLAN: Final = 1
A_CARD: Final = 2
BOTH: Final = 3


def refuges(s: State, seat: int, territory: int, plan: tuple[int, ...] = ()) -> int:
    """The territories in reach to which a seat may withdraw: those of which it is chieftain, as a set."""
    found = 0
    near = s.board.adjacent[territory]
    if s.edition.movement:
        near = scatter_reach(s, territory, WITHDRAWAL, plan)
    for other in bits(near):
        if s.chieftains[other] == seat:
            found |= 1 << other
    return found


def may_attack(s: State, seat: int, target: int) -> bool:
    """True if the edition lets a seat attack another in the clash going on."""
    return all(rule.may_attack(s, seat, target) for rule in s.edition.clashes)


class Maneuvers(Frame):
    """Maneuver after maneuver, from the instigator on, until nobody is exposed or all agree to end it."""

    __slots__ = ("next", "refused", "stage")

    def __init__(self, next: int, stage: int = ASKING, refused: bool = False) -> None:
        self.next = next
        self.stage = stage
        self.refused = refused

    def data(self) -> tuple[object, ...]:
        return self.next, self.stage, self.refused

    def step(self, s: State) -> None:
        clash = s.clash
        if clash is None or clash.over:
            s.pop()
        elif self.stage == PERFORMED:
            s.replace(Maneuvers(clash.active, CLOSED))
            open_window(s, AFTER_MANEUVER)
        elif self.stage == CLOSED:
            follower = s.next_seat(clash.active) if clash.chosen_next == NOBODY else clash.chosen_next
            s.replace(Maneuvers(follower))
        else:
            self._ask(s, clash)

    def _ask(self, s: State, clash: Clash) -> None:
        involved = [seat for seat in s.order_from(self.next) if s.exposed(seat)]
        if not involved:
            s.pop()
            return
        seat = involved[0]
        clash.active = seat
        clash.maneuver = NO_MANEUVER
        clash.target = NOBODY
        clash.removed = 0
        clash.chosen_next = NOBODY
        options = [ATTACK_CODES[other] for other in sorted(involved) if other != seat]
        if s.edition.clashes:
            options = [code for code in options if may_attack(s, seat, VALUE_OF[code])]
        if refuges(s, seat, clash.territory):
            options.append(WITHDRAW)
        if not clash.silent:
            options.extend(playable(s, seat, MANEUVER))
        for choice in s.edition.maneuvers:
            options.extend(choice.options(s, seat))
        if len(involved) == 1:
            options.append(END)
        elif not self.refused or seat != self.next:
            options.append(TRUCE)
        hidden = s.setting.sealed and len(options) == 1 and not clash.silent
        s.ask(seat, "maneuver", options, options_hidden=hidden and might_answer(s, seat, MANEUVER))

    def answer(self, s: State, seat: int, code: int) -> None:
        clash = s.clash
        assert clash is not None
        if code == END:
            clash.over = True
        elif code == TRUCE:
            tell(s, "truce_offered", {"seat": SEAT_NAMES[seat]})
            s.replace(Maneuvers(seat, ASKING, True))
            s.push(Truce(1))
        else:
            s.replace(Maneuvers(seat, PERFORMED))
            if code == WITHDRAW:
                clash.maneuver = A_WITHDRAWAL
                s.push(Withdraw(()))
            elif VERB_OF[code] == CARD:
                clash.maneuver = EPIC_MANEUVER
                play_card(s, seat, VALUE_OF[code], use_at(VALUE_OF[code], MANEUVER))
            elif VERB_OF[code] != ATTACK:
                make_choice(s.edition.maneuvers, s, seat, code)
            else:
                clash.maneuver = AN_ATTACK
                clash.target = VALUE_OF[code]
                tell(s, "attack", {"seat": SEAT_NAMES[seat], "target": SEAT_NAMES[clash.target]})
                s.push(Attack())


class Truce(Frame):
    """The offer to end the clash: the other involved players answer until one refuses (R51)."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def data(self) -> tuple[object, ...]:
        return (self.place,)

    def step(self, s: State) -> None:
        clash = s.clash
        assert clash is not None
        for place in range(self.place, s.players):
            seat = (clash.active + s.direction * place) % s.players
            if s.exposed(seat):
                s.replace(Truce(place))
                s.ask(seat, "truce", [AGREE, REFUSE])
                return
        clash.over = True
        s.pop()

    def answer(self, s: State, seat: int, code: int) -> None:
        if code == AGREE:
            tell(s, "truce_agreed", {"seat": SEAT_NAMES[seat]})
            s.replace(Truce(self.place + 1))
        else:
            tell(s, "truce_refused", {"seat": SEAT_NAMES[seat]})
            s.pop()


class Withdraw(Frame):
    """Exposed clans leave for adjacent territories of which their owner is chieftain."""

    __slots__ = ("plan",)

    def __init__(self, plan: tuple[int, ...]) -> None:
        self.plan = plan

    def data(self) -> tuple[object, ...]:
        return (self.plan,)

    def step(self, s: State) -> None:
        clash = s.clash
        assert clash is not None
        seat = clash.active
        here = clash.territory
        near = refuges(s, seat, here, self.plan)
        options = scatter_options(s, self.plan, s.exposed(seat), here, near, WITHDRAWAL)
        if options:
            s.ask(seat, "withdraw_count" if len(self.plan) % 2 else "withdraw_to", options)
        elif len(self.plan) % 2:
            s.replace(Withdraw(self.plan[:-1]))  # nobody is left to go there (R70)
        else:
            s.pop()

    def answer(self, s: State, seat: int, code: int) -> None:
        clash = s.clash
        assert clash is not None
        if code != DONE:
            s.replace(Withdraw((*self.plan, VALUE_OF[code])))
            return
        s.pop()
        entered = 0
        for at in range(0, len(self.plan), 2):
            count = min(self.plan[at + 1], s.exposed(seat))
            entered |= move(s, seat, clash.territory, self.plan[at], count)
        clans_arrived(s, seat, seat, entered)

    def form(self, s: State, seat: int) -> Form:
        clash = s.clash
        assert clash is not None
        here = clash.territory
        near = refuges(s, seat, here, self.plan)
        return scatter_form(s, self.plan, s.exposed(seat), here, near, WITHDRAWAL)


class Attack(Frame):
    """An attack by the active player on the clash's target: answers to it, then its price."""

    __slots__ = ("demand", "ignored", "stage")

    def __init__(self, stage: int = 0, demand: int = CHOICE, ignored: bool = False) -> None:
        self.stage = stage
        self.demand = demand
        self.ignored = ignored

    def data(self) -> tuple[object, ...]:
        return self.stage, self.demand, self.ignored

    def demanding(self, demand: int) -> Attack:
        """The same attack with another price; Iron Mine's stands whatever else is demanded (R45, R79)."""
        return Attack(self.stage, BOTH if self.demand == BOTH else demand, self.ignored)

    def ignore(self) -> Attack:
        """The same attack, come to nothing."""
        return Attack(self.stage, self.demand, True)

    def step(self, s: State) -> None:
        clash = s.clash
        assert clash is not None
        target = clash.target
        if self.stage == 0:
            s.replace(Attack(1))
            open_window(s, ATTACK_PERFORMED)
        elif self.ignored:
            tell(s, "attack_ignored", {"target": SEAT_NAMES[target]})
            s.pop()
        elif self.stage == 1:
            self._ask(s, target, self._price(s, target))
        elif self.stage == 2:
            clash.removed += s.outcome
            s.replace(Attack(3, self.demand))
        elif self.stage == 3 and self.demand == BOTH:
            self._ask(s, target, options_of(DISCARD_CODES, s.zones[target] & s.edition.action_cards))
        else:
            s.pop()

    def _price(self, s: State, target: int) -> list[int]:
        """A card or a clan, as was demanded; what cannot be paid is paid the other way (R24, R78)."""
        cards = options_of(DISCARD_CODES, s.zones[target] & s.edition.action_cards)
        clan = [REMOVE] if s.exposed(target) else []
        if self.demand == A_CARD:
            return cards or clan
        if self.demand == A_CLAN:
            return clan or cards
        return clan if self.demand == BOTH else [*cards, *clan]

    def _ask(self, s: State, target: int, options: list[int]) -> None:
        if options:
            s.ask(target, "attacked", options)
        else:
            s.replace(Attack(self.stage + 2, self.demand))  # after a clan that is not there comes the card

    def answer(self, s: State, seat: int, code: int) -> None:
        clash = s.clash
        assert clash is not None
        if code == REMOVE:
            s.replace(Attack(2, self.demand))
            lose(s, seat, clash.territory)
        else:
            s.replace(Attack(4))
            discard_unplayed(s, VALUE_OF[code], seat)
