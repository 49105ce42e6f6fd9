"""The data that pictures are drawn from: a view's own plain data, and nothing else.

So a picture can tell no more than the view does, and one can be drawn wherever that data arrives.
"""

from __future__ import annotations

from typing import Protocol, TypedDict, cast

from ardri.rules.box.board import Site, site_from_text
from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.game import Game
from ardri.rules.views.view import View


class Say(Protocol):
    """Whoever knows the words of a language: `ardri.texts.catalogues.texts(...).say`."""

    def __call__(self, key: str, **values: str | int) -> str:
        """The text with a key."""


class Territory(TypedDict):
    """A territory in play."""

    name: str
    site: str
    sanctuaries: int
    citadels: int
    clans: list[int]
    chieftain: str | None


class Holdings(TypedDict):
    """What lies before a seat."""

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
    """The clash going on."""

    territory: str
    active: str | None
    target: str | None
    sheltered: list[int]


class Awaited(TypedDict):
    """The question the game waits for."""

    question: str
    seats: list[str]


class DecisionData(TypedDict):
    """The question to the viewer."""

    question: str
    options: list[str]
    answer: list[str]


class Result(TypedDict):
    """How the game ended."""

    winner: str | None
    reason: str
    conditions: list[int]


class Scene(TypedDict):
    """The part of a view's data that is drawn."""

    seat: str | None
    players: int
    phase: str
    round: int
    turn: str | None
    brenn: str | None
    crows: str
    capital: str | None
    festival: str | None
    result: Result | None
    territories: list[Territory]
    seats: list[Holdings]
    clash: ClashData | None
    awaited: Awaited | None
    decision: DecisionData | None


def scene_of(what: View | Game | Scene) -> Scene:
    """What is to be drawn: of a view, of a game as everybody may see it, or of a view's data."""
    if isinstance(what, Game):
        what = what.view(None)
    return cast("Scene", what.to_json()) if isinstance(what, View) else what


def places(scene: Scene) -> dict[str, Site]:
    """Where the territories lie, in the order in which they came into play."""
    return {land["name"]: site_from_text(land["site"]) for land in scene["territories"]}


def targets(scene: Scene, *verbs: str) -> dict[str, list[str]]:
    """What the viewer may choose now with some verbs, and the options' keys for each.

    >>> from ardri.testing import position
    >>> game = position(clans={"hills": "A1", "cove": "A1"}, hand={"A": "new_clans bard"}, turn="A")
    >>> game.choose("card:new_clans")
    >>> targets(scene_of(game.view(0)), "territory", "to")
    {'cove': ['territory:cove'], 'hills': ['territory:hills']}
    """
    found: dict[str, list[str]] = {}
    decision = scene["decision"]
    for key in decision["options"] if decision else []:
        verb, _, what = key.partition(":")
        if verb in verbs:
            found.setdefault(what, []).append(key)
    return found


def seat_number(name: str) -> int:
    """A seat by its letter."""
    return SEAT_NAMES.index(name)
