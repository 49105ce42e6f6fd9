"""View data: the plain data of a view, the only input of a picture.

So a picture can tell no more than the view does, and one can be drawn wherever that data arrives.
"""

from __future__ import annotations

from typing import Protocol, TypedDict, cast

from ardri.rules.box.board import Site, site_from_text
from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.game import Game
from ardri.rules.state.markers import STATE
from ardri.rules.views.view import View


class TextLookup(Protocol):
    """Text lookup: `ardri.texts.catalogues.texts(...).say`."""

    def __call__(self, key: str, **values: str | int) -> str:
        """The text with a key."""


class TerritoryData(TypedDict):
    """A territory in play."""

    name: str
    site: str
    neighbours: list[str]
    sanctuaries: int
    citadels: int
    clans: list[int]
    chieftain: str | None


class SeatData(TypedDict):
    """The data of a seat."""

    seat: str
    reserve: int
    deeds: int
    pretender: bool
    tracks: dict[str, int]
    conditions: int
    actions: int
    epics: int
    advantages: list[str]
    put_away: int


class ClashData(TypedDict):
    """The current clash."""

    territory: str
    active: str | None
    target: str | None
    sheltered: list[int]


class AwaitedData(TypedDict):
    """The question the game waits for."""

    question: str
    seats: list[str]


class DecisionData(TypedDict):
    """The question to the viewer."""

    question: str
    options: list[str]
    answer: list[str]


class MarkerData(TypedDict):
    """The markers, which the edition has beside pieces and cards."""

    name: str
    kind: str
    value: str | list[str] | None


class ResultData(TypedDict):
    """The result of the game."""

    winner: str | None
    winners: list[str]
    reason: str
    conditions: list[int]


class ViewData(TypedDict):
    """The part of a view's data that is drawn."""

    seat: str | None
    players: int
    to_win: int
    phase: str
    round: int
    turn: str | None
    brenn: str | None
    crows: str
    capital: str | None
    festival: str | None
    result: ResultData | None
    territories: list[TerritoryData]
    markers: list[MarkerData]
    seats: list[SeatData]
    clash: ClashData | None
    awaited: AwaitedData | None
    decision: DecisionData | None


def view_data_of(what: View | Game | ViewData) -> ViewData:
    """The data to draw: of a view, of a game as a spectator sees it, or the data itself."""
    if isinstance(what, Game):
        what = what.view(None)
    return cast("ViewData", what.to_json()) if isinstance(what, View) else what


def places(data: ViewData) -> dict[str, Site]:
    """The sites of the territories, in the order in which they came into play."""
    return {land["name"]: site_from_text(land["site"]) for land in data["territories"]}


def states(data: ViewData) -> dict[str, str]:
    """The markers that show a state, by name."""
    return {
        marker["name"]: marker["value"]
        for marker in data["markers"]
        if marker["kind"] == STATE and isinstance(marker["value"], str)
    }


def markers_at(data: ViewData, territory: str, kind: str) -> list[str]:
    """The names of the markers of a kind that are in a territory."""
    found = []
    for marker in data["markers"]:
        value = marker["value"]
        if marker["kind"] == kind and territory in (value if isinstance(value, list) else [value]):
            found.append(marker["name"])
    return found


def targets(data: ViewData, *verbs: str) -> dict[str, list[str]]:
    """The targets that the viewer may choose now with some verbs, with the options' keys for each.

    >>> from ardri.testing import position
    >>> game = position(clans={"hills": "A1", "cove": "A1"}, hand={"A": "new_clans bard"}, turn="A")
    >>> game.choose("card:new_clans")
    >>> targets(view_data_of(game.view(0)), "territory", "to")
    {'cove': ['territory:cove'], 'hills': ['territory:hills']}
    """
    found: dict[str, list[str]] = {}
    decision = data["decision"]
    for key in decision["options"] if decision else []:
        verb, _, what = key.partition(":")
        if verb in verbs:
            found.setdefault(what, []).append(key)
    return found


def seat_number(name: str) -> int:
    """A seat by its letter."""
    return SEAT_NAMES.index(name)
