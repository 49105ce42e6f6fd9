"""Position data: positions that can be built, written, and reduced part by part."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields

from ardri.rules.formats.position import position
from ardri.rules.game import Game


@dataclass(frozen=True)
class PositionData:
    """A position as the arguments of `ardri.testing.position`."""

    players: int = 2
    tiles: tuple[str, ...] = ()
    clans: Mapping[str, str] = field(default_factory=dict)
    sanctuaries: Mapping[str, int] = field(default_factory=dict)
    citadels: Mapping[str, int] = field(default_factory=dict)
    capital: str | None = None
    festival: str | None = None
    hand: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    deeds: Mapping[str, int] = field(default_factory=dict)
    pretenders: str = ""
    brenn: str = "A"
    crows: str = "clockwise"
    turn: str | None = None
    opening: bool = False
    passes: int = 0
    set_aside: tuple[str, ...] = ()
    epic_discard: tuple[str, ...] = ()
    played: tuple[str, ...] = ()
    windows: str = "open"
    undo: bool = False
    edition: str = "base"
    markers: Mapping[str, str | None] = field(default_factory=dict)

    def to_json(self) -> dict[str, object]:
        """A plain dictionary that `from_json` reads back."""
        return asdict(self)

    @staticmethod
    def from_json(data: Mapping[str, object]) -> PositionData:
        """The position that `to_json` wrote; ValueError if it is none."""
        if not {*data} <= {field.name for field in fields(PositionData)}:
            raise ValueError("it has other fields than a position")
        # the types of the values are for `position` to check, when it builds them
        return PositionData(**{name: _thawed(value) for name, value in data.items()})  # type: ignore[arg-type]

    def start(self) -> Game:
        """The game in this position; chance is that of the seed 0."""
        return position(
            self.players,
            tiles=self.tiles,
            clans=self.clans,
            sanctuaries=self.sanctuaries,
            citadels=self.citadels,
            capital=self.capital,
            festival=self.festival,
            hand=self.hand,
            deeds=self.deeds,
            pretenders=self.pretenders,
            brenn=self.brenn,
            crows=self.crows,
            turn=self.turn,
            opening=self.opening,
            passes=self.passes,
            set_aside=self.set_aside,
            epic_discard=self.epic_discard,
            played=self.played,
            windows=self.windows,
            undo=self.undo,
            edition=self.edition,
            markers=self.markers,
        )


def _thawed(value: object) -> object:
    """A value of JSON as a field of a position: lists are tuples there."""
    if isinstance(value, list):
        return tuple(value)
    return {key: _thawed(entry) for key, entry in value.items()} if isinstance(value, dict) else value
