"""Harbours: which territories get one, and the way by sea from one to another."""

from __future__ import annotations

from ardri.rules.box.catalogue import TILE_KEYS
from ardri.rules.engine.verbs import restack, tell
from ardri.rules.state.edition_rules import LaidRule, MovementRule, StartAndMore
from ardri.rules.state.state import State
from ardri.seasons.sea.sea_map import HARBOURS, has_sea
from ardri.seasons.sea.tiles import ISLANDS


def open_harbour(s: State, territory: int) -> None:
    """A territory gets a harbour, if it has none and has an edge to the sea."""
    harbours = s.marker(HARBOURS)
    if harbours >> territory & 1 or not has_sea(s.board, territory):
        return
    s.set_marker(HARBOURS, harbours | 1 << territory)
    tell(s, "harbour", {"territory": TILE_KEYS[territory]})


class EntersWithHarbour(LaidRule):
    """A territory that enters with a harbour."""

    def on_laid(self, s: State, territory: int) -> None:
        open_harbour(s, territory)


class SeaStart(StartAndMore):
    """The game begins without islands; the Capital gets a harbour, and the islands come into the stack."""

    def layers(self, tiles: int, players: int) -> tuple[int, ...]:
        return (*super().layers(tiles & ~ISLANDS, players), ISLANDS)

    def founded(self, s: State) -> None:
        super().founded(s)
        open_harbour(s, s.capital)

    def set_up(self, s: State) -> None:
        super().set_up(s)
        first, *others, islands = s.tile_stack
        restack(s, (first | islands, *others))


class BySea(MovementRule):
    """One movement of a card, or of a withdrawal, may go from a harbour to another (E11)."""

    def beyond(self, s: State, origin: int) -> int:
        harbours = s.marker(HARBOURS)
        return harbours & ~(1 << origin) if harbours >> origin & 1 else 0

    def times(self, s: State) -> int:
        return 1
