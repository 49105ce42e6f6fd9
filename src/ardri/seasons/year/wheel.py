"""The wheel of the year: four seasons in a ring, and a marker at the one that it is.

A random one begins. At the end of each Season phase the marker goes on to the next; each Assembly ends with
the festival of the season that it is.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ardri.rules.engine.verbs import tell
from ardri.rules.phases.rounds import AssemblyPhase, SeasonPhase
from ardri.rules.state import chance
from ardri.rules.state.edition import Box
from ardri.rules.state.edition_rules import Phase, StartAndMore
from ardri.rules.state.markers import state
from ardri.rules.state.state import SEASON, Frame, State

SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
WINTER: Final = 3
SEASONS: Final = ("spring", "summer", "autumn", "winter")
ALL_SEASONS: Final = (1 << len(SEASONS)) - 1
MARKER: Final = "season"


def season_of(s: State) -> int:
    """The season of the year that it is."""
    return s.marker(MARKER)


def in_season(s: State, season: int) -> bool:
    """True in the Season phase of a season of the year: its rule holds."""
    return s.phase == SEASON and season_of(s) == season


def _begin_season(s: State, season: int) -> None:
    s.set_marker(MARKER, season)
    tell(s, "season_begins", {"season": SEASONS[season]})


class DrawnSeason(StartAndMore):
    """Before all else, the season that begins is drawn."""

    def begin(self, s: State) -> None:
        s.push(FirstSeason())
        super().begin(s)


class FirstSeason(Frame):
    """Chance says which season begins."""

    __slots__ = ()

    def data(self) -> tuple[object, ...]:
        return ()

    def step(self, s: State) -> None:
        s.ask_chance(chance.LAYOUT, ALL_SEASONS)

    def answer(self, s: State, seat: int, code: int) -> None:
        s.pop()
        _begin_season(s, code)


class FestivalDay(Phase):
    """The last step of the Assembly: the festival of the season; what is done at it, other modules say."""

    def begin(self, s: State) -> None:
        tell(s, "sacred_festival", {"season": SEASONS[season_of(s)]})


class TurnOfTheYear(Phase):
    """At the end of the Season phase the marker goes on to the next season."""

    def begin(self, s: State) -> None:
        _begin_season(s, (season_of(s) + 1) % len(SEASONS))


def with_wheel(box: Box) -> Box:
    """A box with the wheel of the year."""
    phases: list[Phase] = []
    for phase in box.phases:
        phases.append(phase)
        if isinstance(phase, AssemblyPhase):
            phases.append(FestivalDay())
        elif isinstance(phase, SeasonPhase):
            phases.append(TurnOfTheYear())
    return replace(
        box,
        start=DrawnSeason(box.start),
        phases=tuple(phases),
        frames=(*box.frames, FirstSeason),
        events=(*box.events, "season_begins", "sacred_festival"),
        markers=(*box.markers, state(MARKER, *SEASONS)),
    )
