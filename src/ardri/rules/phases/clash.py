"""A clash: the Festival's price, the start, the Citadels, the maneuvers, the end."""

from __future__ import annotations

from typing import Final

from ardri.rules.box.catalogue import DAGDAS_CAULDRON, SEAT_NAMES, TILE_KEYS, bits
from ardri.rules.box.options import DECLINE, DONE, SHELTER, TERRITORY_CODES, VALUE_OF
from ardri.rules.engine.moments import CITADELS_END, CLAN_REMOVED, CLASH_START, use_at
from ardri.rules.engine.play import RESOLVED, Play, open_window
from ardri.rules.engine.verbs import place, shift, tell
from ardri.rules.phases.maneuvers import Maneuvers
from ardri.rules.phases.removal import lose
from ardri.rules.state.events import EVERYBODY
from ardri.rules.state.form import PICK, Form, Item
from ardri.rules.state.state import BEFORE, IN_PLAY, NOBODY, Clash, Frame, State

FESTIVAL: Final = 0
START: Final = 1
CITADELS: Final = 2
AFTER_CITADELS: Final = 3
RESOLUTION: Final = 4

CAULDRON_RETURNS: Final = 3


def is_peaceful(s: State, territory: int) -> bool:
    """True if the edition forbids that a clash begins in a territory."""
    return any(rule.forbids(s, territory) for rule in s.edition.clashes)


def start_clash(s: State, territory: int, initiator: int, instigator: int) -> None:
    """A clash begins, if the instigator (R80) and somebody else are present."""
    present = s.present_in(territory)
    if instigator not in present or len(present) < 2 or is_peaceful(s, territory):
        return
    s.clash = Clash(territory, initiator, instigator, instigator, [0] * s.players)
    tell(s, "clash", {"territory": TILE_KEYS[territory], "instigator": SEAT_NAMES[instigator]})
    s.push(ClashCourse(FESTIVAL))


def end_clash(s: State) -> None:
    """The last step of a clash: sheltered clans come out, Cauldron clans return. Then it is over (R75)."""
    clash = s.clash
    assert clash is not None
    tell(s, "clash_over", {"territory": TILE_KEYS[clash.territory]})
    clash.over = True
    clash.silent = False  # the ban ends with the clash, before clans return (R66)
    clash.sheltered = [0] * s.players
    if clash.cauldron_seat == NOBODY:
        s.clash = None
    else:
        s.push(CauldronReturn(()))


class ClashCourse(Frame):
    """The steps of the clash going on, in order."""

    __slots__ = ("stage",)

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def data(self) -> tuple[object, ...]:
        return (self.stage,)

    def step(self, s: State) -> None:
        clash = s.clash
        stage = self.stage
        if clash is None:
            s.pop()  # Ogma's Eloquence has ended it
            return
        s.replace(ClashCourse(stage + 1))
        if stage == FESTIVAL:
            if s.festival == clash.territory and s.clans_of(clash.initiator, clash.territory):
                lose(s, clash.initiator, clash.territory)
        elif stage == START:
            open_window(s, CLASH_START)
        elif stage == CITADELS:
            if s.citadels_in(clash.territory):
                s.push(Citadels(1, False))
        elif stage == AFTER_CITADELS:
            open_window(s, CITADELS_END)
        elif stage == RESOLUTION:
            s.push(Maneuvers(clash.instigator))
        else:
            end_clash(s)


class Citadels(Frame):
    """Sheltering: everybody but the instigator in turn, round after round until full or nobody does."""

    __slots__ = ("place", "taken")

    def __init__(self, place: int, taken: bool) -> None:
        self.place = place
        self.taken = taken

    def data(self) -> tuple[object, ...]:
        return self.place, self.taken

    def step(self, s: State) -> None:
        clash = s.clash
        assert clash is not None
        if s.citadels_in(clash.territory) > sum(clash.sheltered):
            for place_ in range(self.place, s.players):
                seat = (clash.instigator + s.direction * place_) % s.players
                if s.exposed(seat) and (not s.edition.clashes or _may_shelter(s, seat)):
                    s.replace(Citadels(place_, self.taken))
                    s.ask(seat, "shelter", [SHELTER, DECLINE])
                    return
            if self.taken:
                s.replace(Citadels(1, False))
                return
        s.pop()

    def answer(self, s: State, seat: int, code: int) -> None:
        clash = s.clash
        assert clash is not None
        if code == SHELTER:
            clash.sheltered[seat] += 1
            tell(s, "shelter", {"seat": SEAT_NAMES[seat]})
        s.replace(Citadels(self.place + 1, self.taken or code == SHELTER))


def _may_shelter(s: State, seat: int) -> bool:
    return all(rule.may_shelter(s, seat) for rule in s.edition.clashes)


class CauldronReturn(Frame):
    """At the end of the clash up to three clans come back, each to where it was removed."""

    __slots__ = ("chosen",)

    def __init__(self, chosen: tuple[int, ...]) -> None:
        self.chosen = chosen

    def data(self) -> tuple[object, ...]:
        return (self.chosen,)

    def step(self, s: State) -> None:
        clash = s.clash
        assert clash is not None
        s.ask(clash.cauldron_seat, "cauldron", self.form(s, clash.cauldron_seat).options())

    def answer(self, s: State, seat: int, code: int) -> None:
        clash = s.clash
        assert clash is not None
        if code != DONE:
            s.replace(CauldronReturn((*self.chosen, VALUE_OF[code])))
            return
        s.reserve[seat] += len(clash.cauldron)
        s.pieces_version += 1
        s.clash = None
        for territory in self.chosen:
            place(s, seat, territory)
        shift(s, DAGDAS_CAULDRON, BEFORE + seat, IN_PLAY, EVERYBODY)
        s.replace(Play(seat, DAGDAS_CAULDRON, use_at(DAGDAS_CAULDRON, CLAN_REMOVED), RESOLVED))

    def form(self, s: State, seat: int) -> Form:
        clash = s.clash
        assert clash is not None
        last = self.chosen[-1] if self.chosen else -1
        items = [
            Item(TERRITORY_CODES[t], 0, clash.cauldron.count(t) - self.chosen.count(t))
            for t in bits(_territories(clash.cauldron))
            if t >= last
        ]
        return Form(PICK, items, 0, CAULDRON_RETURNS - len(self.chosen))


def _territories(cauldron: tuple[int, ...]) -> int:
    found = 0
    for territory in cauldron:
        found |= 1 << territory
    return found
