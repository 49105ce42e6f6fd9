"""All pieces by name, each a drawing around the origin in a box of its own.

The board, the cards and a browser use the very same drawings: `sprites` has all of them as symbols.
"""

from __future__ import annotations

from typing import Final

from ardri.pictures.drawing.brought import with_brought
from ardri.pictures.drawing.palette import Palette
from ardri.pictures.drawing.svg import element, number
from ardri.pictures.pieces.buildings import capital, citadel, festival, sanctuary, strife
from ardri.pictures.pieces.clans import CLAN_SHAPES, badge_of, clan, emblem, follower
from ardri.pictures.pieces.piece import Piece
from ardri.pictures.pieces.tokens import card_back, country, crown, crows, deed, faith, leading, torc
from ardri.rules.box.catalogue import SEAT_NAMES


def _clan(seat: int, chieftain: bool) -> Piece:
    return Piece(48, 66, lambda palette: clan(palette, seat, chieftain))


def _follower(seat: int) -> Piece:
    return Piece(48, 66, lambda palette: follower(palette, seat))


def _crows(clockwise: bool) -> Piece:
    return Piece(70, 70, lambda palette: crows(palette, clockwise))


def _card(deck: str) -> Piece:
    return Piece(18, 24, lambda palette: card_back(palette, deck))


def _emblem(seat: int) -> Piece:
    return Piece(40, 40, lambda palette: emblem(palette, seat, 14))


def _seat(seat: int) -> Piece:
    return Piece(40, 40, lambda palette: badge_of(palette, seat, 14))


_OWN: Final[dict[str, Piece]] = {
    **{f"clan-{SEAT_NAMES[seat]}": _clan(seat, False) for seat in range(len(CLAN_SHAPES))},
    **{f"chieftain-{SEAT_NAMES[seat]}": _clan(seat, True) for seat in range(len(CLAN_SHAPES))},
    **{f"follower-{SEAT_NAMES[seat]}": _follower(seat) for seat in range(len(CLAN_SHAPES))},
    **{f"seat-{SEAT_NAMES[seat]}": _seat(seat) for seat in range(len(CLAN_SHAPES))},
    **{f"emblem-{SEAT_NAMES[seat]}": _emblem(seat) for seat in range(len(CLAN_SHAPES))},
    "sanctuary": Piece(44, 38, sanctuary),
    "citadel": Piece(44, 40, citadel),
    "capital": Piece(54, 50, capital),
    "festival": Piece(40, 42, festival),
    "clash": Piece(42, 42, strife),
    "torc": Piece(32, 36, torc),
    "deed": Piece(26, 26, deed),
    "crown": Piece(34, 28, crown),
    "crows-clockwise": _crows(True),
    "crows-counterclockwise": _crows(False),
    "leadership": Piece(28, 26, leading),
    "religion": Piece(26, 22, faith),
    "land": Piece(24, 24, country),
    **{f"card-{deck}": _card(deck) for deck in ("action", "advantage", "epic")},
}
PIECES: Final = with_brought("PIECES", _OWN)


def symbol(name: str, palette: Palette, id_: str = "") -> str:
    """A piece as a symbol; unless it is given an id, that has its name and the palette's."""
    piece = PIECES[name]
    box = (-piece.width / 2, -piece.height / 2, piece.width, piece.height)
    return element(
        "symbol",
        piece.draw(palette),
        id=id_ or f"{palette.name}-{name}",
        viewBox=" ".join(map(number, box)),
        overflow="visible",
    )


def placed(
    name: str, palette: Palette, at: tuple[float, float], scale: float = 1.0, **marks: str | float
) -> str:
    """A piece, as a reference to its symbol, with its middle at a point."""
    piece = PIECES[name]
    width, height = piece.width * scale, piece.height * scale
    return element(
        "use",
        href=f"#{palette.name}-{name}",
        x=at[0] - width / 2,
        y=at[1] - height / 2,
        width=width,
        height=height,
        **marks,
    )
