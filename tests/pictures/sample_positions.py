"""Positions that pictures are tried on."""

from __future__ import annotations

from xml.etree import ElementTree

from ardri.pictures.view_data import TextLookup
from ardri.rules.box.base_box import TILE_KEYS
from ardri.rules.box.board import ORIGIN, Board, site_text
from ardri.rules.game import Game
from ardri.testing import play, position
from ardri.texts.catalogues import texts

SAY: TextLookup = texts("en").say

SVG = "{http://www.w3.org/2000/svg}"


def opening() -> Game:
    """Before anything stands on the land."""
    return Game.start(players=4, seed=5)


def all_land() -> dict[str, str]:
    """All sixteen territories, and where they lie."""
    board = Board().with_tile(0, ORIGIN)
    for tile in range(1, len(TILE_KEYS)):
        sites = board.legal_sites()
        board = board.with_tile(tile, sites[len(sites) // 2])
    return {TILE_KEYS[tile]: site_text(site) for tile, site in board.places}


def crowded() -> Game:
    """All sixteen territories, clans of all seats in twelve of them, many buildings in some."""
    return position(
        players=4,
        tiles=all_land(),
        clans=dict.fromkeys(TILE_KEYS[:12], "A1 B1 C1 D1"),
        sanctuaries={"cove": 3, "gates": 2},
        citadels={"cove": 4, "hills": 2, "forest": 1},
        capital="cove",
        festival="cove",
        pretenders="BC",
        deeds={"A": 2},
        brenn="C",
        hand={"B": "bard druid"},
        turn="B",
    )


def clashing() -> Game:
    """A clash in the Hills, with a clan of B behind the walls."""
    game = position(
        players=3,
        tiles="hills cove plains",
        clans={"hills": "A3 B3", "cove": "A2 C1", "plains": "C4"},
        citadels={"hills": 1},
        capital="cove",
        hand={"A": "conquest bard", "B": "citadel druid"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:hills, count:1", "B: shelter")
    return game


def exploring() -> Game:
    """A new territory is to be laid."""
    game = position(
        players=2,
        tiles="hills cove plains moor",
        clans={"hills": "A3 B2"},
        hand={"A": "exploration bard"},
        turn="A",
    )
    play(game, "A: card:exploration")
    return game


def recruiting() -> Game:
    """Clans are to be placed in the Hills or the Cove, not on the Moor."""
    game = position(
        players=2,
        tiles="hills cove moor",
        clans={"hills": "A3 B2", "cove": "A1", "moor": "B1"},
        hand={"A": "new_clans bard"},
        turn="A",
    )
    play(game, "A: card:new_clans")
    return game


def drawn(svg: str) -> ElementTree.Element:
    """A picture, read as XML."""
    return ElementTree.fromstring(svg)


def of_class(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    """All groups and marks of a class, in order."""
    return [part for part in root.iter() if part.get("class") == name]
