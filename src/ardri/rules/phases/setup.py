"""Setting up: tiles, the first Brenn, the Capital, the crows, and two clans for each player."""

from __future__ import annotations

from typing import Final

from ardri.rules.box.board import Site
from ardri.rules.box.options import TERRITORY_CODES, VALUE_OF, options_of
from ardri.rules.engine.verbs import (
    explore_tile,
    found_capital,
    make_brenn,
    next_tiles,
    place,
    turn_crows,
)
from ardri.rules.extendable import mypyc_attr
from ardri.rules.knowledge.sightings import TILE_TRAIL, all_in_the_pile, all_stacked, all_undealt
from ardri.rules.phases.rounds import Rounds
from ardri.rules.state import chance
from ardri.rules.state.edition_rules import Start
from ardri.rules.state.state import BOX, EPIC_PILE, UNDEALT, Frame, Setting, State, empty_state

LAYOUT: Final = 0
START_TILE: Final = 1
CHOOSE_BRENN: Final = 2
CAPITAL: Final = 3
CROWS: Final = 4
CLANS: Final = 5

FIRST_CLANS: Final = 2


def box(setting: Setting) -> State:
    """The position with everything still in the box, cards and tiles sorted into their piles."""
    s = empty_state(setting)
    s.counters = [0] * len(chance.STREAMS)
    edition = setting.edition
    actions = edition.actions[setting.players]
    s.zones[UNDEALT] = actions
    s.zones[EPIC_PILE] = edition.epic_cards
    s.zones[BOX] = edition.cards & ~(actions | edition.epic_cards)
    s.trails = [all_undealt(actions), all_in_the_pile(edition), all_stacked(s)]
    return s


def new_state(setting: Setting) -> State:
    """The position in which a game begins."""
    s = box(setting)
    s.tile_stack = setting.edition.box.start.layers(setting.edition.tiles, setting.players)
    s.trails[TILE_TRAIL] = all_stacked(s)
    s.push(Setup(LAYOUT, 0))
    setting.edition.box.start.begin(s)
    return s


@mypyc_attr(allow_interpreted_subclasses=True)
class Shuffled(Start):
    """All tiles shuffled into one stack."""

    def layers(self, tiles: int, players: int) -> tuple[int, ...]:
        return (tiles,)


class Setup(Frame):
    """Setting up, stage by stage."""

    __slots__ = ("count", "site", "stage")

    def __init__(self, stage: int, count: int, site: int = 0) -> None:
        self.stage = stage
        self.count = count
        self.site = site

    def data(self) -> tuple[object, ...]:
        return self.stage, self.count, self.site

    def step(self, s: State) -> None:
        stage = self.stage
        if stage == LAYOUT:
            s.ask_chance(chance.LAYOUT, (1 << len(self._layout(s))) - 1)
        elif stage == START_TILE:
            s.ask_chance(chance.TILE, next_tiles(s))
        elif stage == CHOOSE_BRENN:
            s.ask_chance(chance.BRENN, (1 << s.players) - 1)
        elif stage == CAPITAL:
            fit = s.board.tiles & ~s.edition.no_citadels
            s.ask(s.brenn, "capital", options_of(TERRITORY_CODES, fit))
        elif stage == CROWS:
            s.ask_chance(chance.CROWS, 0b11)
        elif self.count < FIRST_CLANS * s.players:
            seat = (s.brenn + s.direction * self.count) % s.players
            s.ask(seat, "first_clan", options_of(TERRITORY_CODES, s.board.tiles))
        else:
            s.replace(Rounds())
            s.edition.box.start.set_up(s)

    def answer(self, s: State, seat: int, code: int) -> None:
        stage = self.stage
        if stage == LAYOUT:
            s.replace(Setup(START_TILE, self.count, code))
        elif stage == START_TILE:
            explore_tile(s, code, self._layout(s)[self.site])
            more = self.count + 1 < s.players
            s.replace(Setup(LAYOUT if more else CHOOSE_BRENN, self.count + 1))
        elif stage == CHOOSE_BRENN:
            make_brenn(s, code)
            s.replace(Setup(CAPITAL, 0))
        elif stage == CAPITAL:
            found_capital(s, VALUE_OF[code])
            s.edition.box.start.founded(s)
            s.replace(Setup(CROWS, 0))
        elif stage == CROWS:
            turn_crows(s, -1 if code else 1)
            s.replace(Setup(CLANS, 0))
        else:
            place(s, seat, VALUE_OF[code])
            s.replace(Setup(CLANS, self.count + 1))

    def _layout(self, s: State) -> list[Site]:
        """Where the next start tile may lie: it touches two others, the second one the first."""
        return s.edition.legal_sites(s)
