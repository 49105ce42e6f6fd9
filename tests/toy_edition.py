"""A toy edition that uses every hook there is: five seats, 72 cards, twenty territories, one more phase.

It is registered while a test uses it (the fixture `toy`), so that other tests know nothing of it. Programs
that tests start find it as an installed package (`installed`).
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from ardri.rules.box.base_box import ACTION_DECK, ADVANTAGE_DECK, EPIC_DECK, CardRecord, TileRecord
from ardri.rules.box.board import Board, Site
from ardri.rules.box.catalogue import add_cards, add_tiles
from ardri.rules.box.options import DISCARD_CODES, DONE, TERRITORY_CODES, VALUE_OF, add_word, options_of
from ardri.rules.cards.steps import DrawEpic, Effect, GainDeed, PickTerritory, PlaceOne
from ardri.rules.cards.territory_sets import PRESENT
from ardri.rules.editions.base import BASE
from ardri.rules.editions.registry import EDITIONS, register
from ardri.rules.engine.moments import RECRUIT, TURN_END, add_moment, card, season, triskel
from ardri.rules.engine.play import Play, open_window
from ardri.rules.engine.verbs import build_sanctuary, discard_unplayed, gain_deed, place, restack, tell
from ardri.rules.phases.removal import lose
from ardri.rules.phases.setup import Shuffled
from ardri.rules.phases.victory import MostConditions, leaders
from ardri.rules.state.edition import Edition
from ardri.rules.state.edition_rules import (
    ArrivalRule,
    Choice,
    ClashRule,
    CrowsRule,
    LaidRule,
    MapRule,
    MovementRule,
    Phase,
    PlacingRule,
    TurnRule,
)
from ardri.rules.state.markers import territories, territory
from ardri.rules.state.state import NOWHERE, Frame, State

BOG, HAVEN, ISLET, TOWER = add_tiles(
    TileRecord("toy_bog", bears_citadels=False),
    TileRecord("toy_haven"),
    TileRecord("toy_islet"),
    TileRecord("toy_tower", sanctuaries=1),
)
HARMONY, CALM, BOAST, SONG, LAY, RIDDLE = add_cards(
    CardRecord("toy_harmony", ACTION_DECK, players=5),
    CardRecord("toy_calm", ACTION_DECK, players=5),
    CardRecord("toy_boast", ACTION_DECK, players=5),
    CardRecord("toy_song", ACTION_DECK, players=5),
    CardRecord("toy_lay", EPIC_DECK),
    CardRecord("toy_riddle", EPIC_DECK),
)
ADVANTAGES: Final = add_cards(  # the islet has none
    CardRecord("toy_bog", ADVANTAGE_DECK),
    CardRecord("toy_haven", ADVANTAGE_DECK),
    CardRecord("toy_tower", ADVANTAGE_DECK),
)
FEAST: Final = add_word("toy_feast")
BOW_OUT: Final = add_word("toy_bow_out")
FAIR_END: Final = add_moment("toy_fair_end")

FAR: Final[Site] = (60, 0, True)  # where the islet lies: it touches nothing
HARBOURS: Final = "harbours"
PEACE: Final = "peace"
FERRY_SEATS: Final = 2


class Calm(Effect):
    """No clash begins in the territory until the next round."""

    def happen(self, s: State, play: Play) -> None:
        s.set_marker(PEACE, play.plan[0])


card(HARMONY, season(declare=(PickTerritory(PRESENT),), resolve=(PlaceOne(),)), icons=RECRUIT)
card(CALM, season(declare=(PickTerritory(PRESENT),), resolve=(Calm(),)))
card(BOAST, triskel(TURN_END, resolve=(GainDeed(),)))
card(SONG, season(resolve=(DrawEpic(2),)))
card(LAY, season(resolve=(DrawEpic(1), GainDeed())))
card(RIDDLE, triskel(FAIR_END, resolve=(DrawEpic(1),)))
for number in ADVANTAGES:
    card(number, season(resolve=(GainDeed(),)))


class Begin(Shuffled):
    """The tower is the last tile, the islet none of the first; the Capital has a harbour.

    When all is set up, each player has a Deed.
    """

    def layers(self, tiles: int, players: int) -> tuple[int, ...]:
        return tiles & ~(1 << ISLET | 1 << TOWER), 1 << ISLET, 1 << TOWER

    def founded(self, s: State) -> None:
        s.set_marker(HARBOURS, s.marker(HARBOURS) | 1 << s.capital)

    def set_up(self, s: State) -> None:
        first, islet, last = s.tile_stack
        restack(s, (first | islet, last))
        for seat in range(s.players):
            gain_deed(s, seat)


class FairPhase(Phase):
    """A Fair between Assembly and Season; the peace of the last round is over."""

    def begin(self, s: State) -> None:
        s.set_marker(PEACE, NOWHERE)
        tell(s, "toy_fair", {"round": s.round})
        s.push(Fair(0))


class Fair(Frame):
    """At the Fair each player in turn may place a clan where they are present; then cards may be played."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def data(self) -> tuple[object, ...]:
        return (self.place,)

    def step(self, s: State) -> None:
        if self.place > s.players:
            s.pop()
            return
        if self.place == s.players:
            s.replace(Fair(self.place + 1))
            open_window(s, FAIR_END)
            return
        seat = (s.brenn + s.direction * self.place) % s.players
        where = s.presence[seat] if s.reserve[seat] else 0
        s.ask(seat, "toy_fair", [*options_of(TERRITORY_CODES, where), DONE])

    def answer(self, s: State, seat: int, code: int) -> None:
        s.replace(Fair(self.place + 1))
        if code != DONE:
            place(s, seat, VALUE_OF[code])


class ProudBog(ArrivalRule):
    """Whoever moves to the bog has done a Deed."""

    def on_arrive(self, s: State, territory: int, owner: int, mover: int) -> None:
        gain_deed(s, mover)


class CrowTower(CrowsRule):
    """When the crows turn, a Sanctuary rises at the tower."""

    def on_crows_turned(self, s: State, territory: int) -> None:
        build_sanctuary(s, territory)


class Harbour(LaidRule):
    """A harbour."""

    def on_laid(self, s: State, territory: int) -> None:
        s.set_marker(HARBOURS, s.marker(HARBOURS) | 1 << territory)


class LonelyIslet(MapRule):
    """The islet lies far out and touches nothing. Once it is there, tiles have their third hex above."""

    def allows(self, s: State, site: Site) -> bool:
        return not s.board.tiles >> ISLET & 1 or site[2]

    def islands(self) -> int:
        return 1 << ISLET

    def berth(self, board: Board, island: int) -> Site:
        return FAR


class LonelyTower(PlacingRule):
    """Nobody returns to the tower, and explorers do not stay there, as long as it is empty."""

    def forbids(self, s: State, territory: int) -> bool:
        return territory == TOWER and not s.present_in(territory)


class Ferry(MovementRule):
    """One move of a plan may go from harbour to harbour, with two clans at most."""

    def beyond(self, s: State, origin: int) -> int:
        harbours = s.marker(HARBOURS)
        return harbours & ~(1 << origin) if harbours >> origin & 1 else 0

    def times(self, s: State) -> int:
        return 1

    def most(self, s: State, origin: int, destination: int, card: int) -> int:
        return FERRY_SEATS if _by_sea(s, origin, destination) else super().most(s, origin, destination, card)


def _by_sea(s: State, origin: int, destination: int) -> bool:
    both = s.marker(HARBOURS) & (1 << origin | 1 << destination)
    return both.bit_count() == 2 and not s.board.adjacent[origin] >> destination & 1


class Peace(ClashRule):
    """No clash where there is peace; nobody shelters on the islet; nobody attacks the Brenn at the haven."""

    def forbids(self, s: State, territory: int) -> bool:
        return s.marker(PEACE) == territory

    def may_shelter(self, s: State, seat: int) -> bool:
        return s.clash is None or s.clash.territory != ISLET

    def may_attack(self, s: State, seat: int, target: int) -> bool:
        return s.clash is None or s.clash.territory != HAVEN or target != s.brenn


class Dawn(TurnRule):
    """When the Brenn's turn begins, everybody is told that a day does."""

    def on_turn(self, s: State, seat: int) -> None:
        if seat == s.brenn:
            tell(s, "toy_dawn", {"round": s.round})


class FeastTurn(Choice):
    """Instead of playing a card: discard an Action card and place a clan."""

    def options(self, s: State, seat: int) -> list[int]:
        able = s.zones[seat] & s.edition.action_cards and s.presence[seat] and s.reserve[seat]
        return [FEAST] if able else []

    def chosen(self, s: State, seat: int, code: int) -> None:
        s.push(Feast(seat))


class Feast(Frame):
    """A feast: which card goes, then where the clan comes."""

    __slots__ = ("paid", "seat")

    def __init__(self, seat: int, paid: bool = False) -> None:
        self.seat = seat
        self.paid = paid

    def data(self) -> tuple[object, ...]:
        return self.seat, self.paid

    def step(self, s: State) -> None:
        if self.paid:
            s.ask(self.seat, "territory", options_of(TERRITORY_CODES, s.presence[self.seat]))
        else:
            hand = s.zones[self.seat] & s.edition.action_cards
            s.ask(self.seat, "toy_feast", options_of(DISCARD_CODES, hand))

    def answer(self, s: State, seat: int, code: int) -> None:
        if self.paid:
            s.pop()
            place(s, seat, VALUE_OF[code])
        else:
            s.replace(Feast(seat, True))
            discard_unplayed(s, VALUE_OF[code], seat)


class BowOut(Choice):
    """A maneuver: one of the own exposed clans goes."""

    def options(self, s: State, seat: int) -> list[int]:
        return [BOW_OUT]

    def chosen(self, s: State, seat: int, code: int) -> None:
        assert s.clash is not None
        lose(s, seat, s.clash.territory)


class Shared(MostConditions):
    """Tied Pretenders without the Brenn win together. Peace is over before the check."""

    def prepare(self, s: State) -> None:
        s.set_marker(PEACE, NOWHERE)

    def check(self, s: State) -> tuple[int, str]:
        winners, reason = super().check(s)
        tied = leaders(s)
        if not reason and len(tied) > 1:
            return sum(1 << seat for seat in tied), "toy_shared"
        return winners, reason


TOY: Final = Edition(
    replace(
        BASE.box,
        name="toy",
        flag=None,
        printed=(),
        seats=5,
        clans=13,
        citadels=9,
        sanctuaries=10,
        deeds=25,
        to_win=5,
        tiles=(*BASE.box.tiles, BOG, HAVEN, ISLET, TOWER),
        cards=(*BASE.box.cards, HARMONY, CALM, BOAST, SONG, LAY, RIDDLE),
        packets=(*BASE.box.packets, 4),
        drafts=(*BASE.box.drafts, 1),
        start=Begin(),
        phases=(BASE.box.phases[0], FairPhase(), BASE.box.phases[1]),
        victory=Shared(),
        arrivals=(*BASE.box.arrivals, (BOG, ProudBog())),
        crows=(*BASE.box.crows, (TOWER, CrowTower())),
        laid=((BOG, Harbour()), (HAVEN, Harbour()), (ISLET, Harbour()), (TOWER, Harbour())),
        map=(LonelyIslet(),),
        placing=(LonelyTower(),),
        movement=(Ferry(),),
        clashes=(Peace(),),
        turn_starts=(Dawn(),),
        turns=(FeastTurn(),),
        maneuvers=(BowOut(),),
        frames=(Fair, Feast),
        questions=("toy_fair", "toy_feast"),
        reasons=("toy_shared",),
        events=("toy_fair", "toy_dawn"),
        words=(FEAST, BOW_OUT),
        moments=(FAIR_END,),
        markers=(territories(HARBOURS), territory(PEACE)),
    )
)


ROOT: Final = Path(__file__).parents[1]


def installed(folder: Path) -> dict[str, str]:
    """The variables of a process to which the toy edition is the edition of an installed package."""
    package = folder / "site" / "toy_edition-1.0.dist-info"
    package.mkdir(parents=True, exist_ok=True)
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: toy-edition\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[ardri.editions]\ntoy = tests.toy_edition:TOY\n")
    return {"PYTHONPATH": os.pathsep.join([str(package.parent), str(ROOT)])}


@pytest.fixture
def toy() -> Iterator[Edition]:
    """The toy edition, registered for a test."""
    register(TOY)
    yield TOY
    del EDITIONS[TOY.name]
