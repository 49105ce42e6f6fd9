"""Drawings of the fifth player: the emblems of four Action cards, and the token of the Fili."""

from __future__ import annotations

from typing import Final

from ardri.pictures.pieces.piece import Piece
from ardri.seasons.fifth.pictures.emblems import EMBLEMS
from ardri.seasons.fifth.pictures.token import fili

__all__ = ["EMBLEMS", "PIECES"]

PIECES: Final = {"fili": Piece(44, 44, fili)}
