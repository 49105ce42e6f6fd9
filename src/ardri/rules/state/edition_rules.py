"""The kinds of rules that an edition is put together from: small objects without state.

The base game has few of each; the engine asks those of the edition that is played. Subclasses may be ordinary
Python on the compiled engine, too.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from ardri.rules.box.board import Board, Site
from ardri.rules.box.options import MOST_COUNT
from ardri.rules.extendable import mypyc_attr

if TYPE_CHECKING:
    from ardri.rules.state.state import State

UNLIMITED: Final = 1 << 30


@mypyc_attr(allow_interpreted_subclasses=True)
class Start(ABC):
    """How a game begins."""

    @abstractmethod
    def layers(self, tiles: int, players: int) -> tuple[int, ...]:
        """The tile stack, layer by layer from the top, as sets; a tile for each player comes into play."""

    def begin(self, s: State) -> None:
        """Do what comes before all else."""
        return

    def founded(self, s: State) -> None:
        """Do what follows when the Capital stands."""
        return

    def set_up(self, s: State) -> None:
        """Do what is left when the first clans are placed."""
        return


@mypyc_attr(allow_interpreted_subclasses=True)
class StartAndMore(Start):
    """A start that is another one, and something more."""

    def __init__(self, usual: Start) -> None:
        self.usual = usual

    def layers(self, tiles: int, players: int) -> tuple[int, ...]:
        return self.usual.layers(tiles, players)

    def begin(self, s: State) -> None:
        self.usual.begin(s)

    def founded(self, s: State) -> None:
        self.usual.founded(s)

    def set_up(self, s: State) -> None:
        self.usual.set_up(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(ABC):
    """A phase of each round."""

    @abstractmethod
    def begin(self, s: State) -> None:
        """Begin it: push its frame."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ArrivalRule(ABC):
    """A territory's rule about clans that move there."""

    @abstractmethod
    def on_arrive(self, s: State, territory: int, owner: int, mover: int) -> None:
        """Clans of an owner, moved by a seat, have come."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CrowsRule(ABC):
    """A territory's rule about the Flock of Crows."""

    @abstractmethod
    def on_crows_turned(self, s: State, territory: int) -> None:
        """The crows fly the other way now."""


@mypyc_attr(allow_interpreted_subclasses=True)
class LaidRule(ABC):
    """A territory's rule about its coming into play."""

    @abstractmethod
    def on_laid(self, s: State, territory: int) -> None:
        """It has been laid."""


@mypyc_attr(allow_interpreted_subclasses=True)
class MapRule:
    """A rule about where tiles lie."""

    def allows(self, s: State, site: Site) -> bool:
        """True if a tile may be put on a free site that touches enough others."""
        return True

    def islands(self) -> int:
        """Territories that lie out at sea and touch nothing, ever, as a set: nobody chooses where."""
        return 0

    def berth(self, board: Board, island: int) -> Site:
        """Where one of them lies, as the land is now: where no tile can come to touch it."""
        raise AssertionError(f"{type(self).__name__} has no islands")


@mypyc_attr(allow_interpreted_subclasses=True)
class PlacingRule(ABC):
    """A rule about placing clans where their owner need not be present; Epic Tales stand above it."""

    @abstractmethod
    def forbids(self, s: State, territory: int) -> bool:
        """True if no clan may be placed in a territory now."""


@mypyc_attr(allow_interpreted_subclasses=True)
class MovementRule:
    """A rule about moving clans from territory to territory."""

    def beyond(self, s: State, origin: int) -> int:
        """Territories that clans can reach besides the adjacent ones, as a set."""
        return 0

    def times(self, s: State) -> int:
        """How many movements of one plan may go to such territories."""
        return UNLIMITED

    def most(self, s: State, origin: int, destination: int, card: int) -> int:
        """How many clans a card (-1: a withdrawal) may move from one territory to another."""
        return MOST_COUNT


@mypyc_attr(allow_interpreted_subclasses=True)
class ClashRule:
    """A rule about clashes."""

    def forbids(self, s: State, territory: int) -> bool:
        """True if no clash may begin there."""
        return False

    def may_shelter(self, s: State, seat: int) -> bool:
        """True if a seat may shelter clans in the clash going on."""
        return True

    def may_attack(self, s: State, seat: int, target: int) -> bool:
        """True if a seat may attack another in the clash going on."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnRule(ABC):
    """A rule about the turns of the Season."""

    @abstractmethod
    def on_turn(self, s: State, seat: int) -> None:
        """The turn of a seat begins."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(ABC):
    """One more thing to do on a turn, or one more maneuver."""

    @abstractmethod
    def options(self, s: State, seat: int) -> list[int]:
        """The options that it adds now."""

    @abstractmethod
    def chosen(self, s: State, seat: int, code: int) -> None:
        """One of them was chosen: push what it begins."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Victory(ABC):
    """Who wins at a victory check."""

    def prepare(self, s: State) -> None:
        """Do what comes before the check."""
        return

    @abstractmethod
    def check(self, s: State) -> tuple[int, str]:
        """The winners as a set, and the reason; an empty one if the game goes on."""

    def undecided(self, s: State) -> None:
        """Do what follows when nobody has won at it."""
        return


@mypyc_attr(allow_interpreted_subclasses=True)
class Invariant(ABC):
    """An invariant of positions beside those of the base game."""

    @abstractmethod
    def problems(self, s: State) -> list[str]:
        """Everything that is wrong with a position, in words; empty if it is sound."""
