"""Fili: where the poet stands, no clash begins."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ardri.rules.box.catalogue import SEAT_NAMES, TILE_KEYS, bits
from ardri.rules.cards.steps import Effect, PickTerritory
from ardri.rules.cards.territory_sets import Where
from ardri.rules.engine.moments import card, season
from ardri.rules.engine.play import Play
from ardri.rules.engine.verbs import tell
from ardri.rules.phases.rounds import SeasonPhase
from ardri.rules.state.edition import Box
from ardri.rules.state.edition_rules import ClashRule, Invariant, Phase, TurnRule
from ardri.rules.state.markers import NONE, seat, territory
from ardri.rules.state.state import SEASON, State
from ardri.seasons.fifth.cards import FILI

TOKEN: Final = "fili"
HOST: Final = "fili_host"  # whose Fili it is, where that matters

# Events
COMES: Final = "fili"
LEAVES: Final = "fili_over"


class Shared(Where):
    """Territories where two or more players are present, the player or not (E5)."""

    def of(self, s: State, seat: int) -> int:
        return sum([1 << territory for territory in bits(s.board.tiles) if len(s.present_in(territory)) > 1])


class SendFili(Effect):
    """The token goes to the territory declared, from wherever it was."""

    def happen(self, s: State, play: Play) -> None:
        _put(s, play.plan[0], play.seat)
        tell(s, COMES, {"seat": SEAT_NAMES[play.seat], "territory": TILE_KEYS[play.plan[0]]})


card(FILI, season(declare=(PickTerritory(Shared()),), resolve=(SendFili(),)))


def _put(s: State, territory: int, host: int) -> None:
    s.set_marker(TOKEN, territory)
    if HOST in s.edition.marker_places:
        s.set_marker(HOST, host)


def _take_off(s: State) -> None:
    if s.marker(TOKEN) != NONE:
        tell(s, LEAVES, {"territory": TILE_KEYS[s.marker(TOKEN)]})
        _put(s, NONE, NONE)


class FiliPeace(ClashRule):
    """No clash begins where the Fili is; clans may come (E6)."""

    def forbids(self, s: State, territory: int) -> bool:
        return s.marker(TOKEN) == territory


class FiliLeaves(Phase):
    """The token stays until the Season ends."""

    def begin(self, s: State) -> None:
        _take_off(s)


class FiliStaysATurn(TurnRule):
    """The other reading: the token stays until the next turn of whoever played the card (E6)."""

    def on_turn(self, s: State, seat: int) -> None:
        if s.marker(HOST) == seat:
            _take_off(s)


class FiliInvariant(Invariant):
    """The token lies on the island, in the Season alone, and nobody clashes there."""

    def problems(self, s: State) -> list[str]:
        where = s.marker(TOKEN)
        if where == NONE:
            return []
        found = []
        if not s.board.tiles >> where & 1:
            found.append("the Fili is not on the board")
        if s.phase != SEASON and s.won_by != "resigned":
            found.append("the Fili stays no longer than the Season")
        if s.clash is not None and s.clash.territory == where:
            found.append("there is a clash where the Fili is")
        return found


def with_fili(box: Box) -> Box:
    """A box with the token."""
    phases: list[Phase] = []
    for phase in box.phases:
        phases.append(phase)
        if isinstance(phase, SeasonPhase):
            phases.append(FiliLeaves())
    return replace(
        box,
        phases=tuple(phases),
        clashes=(*box.clashes, FiliPeace()),
        invariants=(*box.invariants, FiliInvariant()),
        events=(*box.events, COMES, LEAVES),
        markers=(*box.markers, territory(TOKEN)),
    )


def with_short_stay(box: Box) -> Box:
    """A box in which the token stays until the next turn of whoever played the card."""
    return replace(
        box,
        turn_starts=(*box.turn_starts, FiliStaysATurn()),
        markers=(*box.markers, seat(HOST)),
    )
