"""Drawings of sea travel: harbours, the land of its territories, and the emblems of their cards."""

from __future__ import annotations

from typing import Final

from ardri.pictures.pieces.piece import Piece
from ardri.seasons.sea.pictures.emblems import EMBLEMS
from ardri.seasons.sea.pictures.ground import GROUND_PATTERNS, LANDS
from ardri.seasons.sea.pictures.harbour import harbour
from ardri.seasons.sea.pictures.landmarks import LANDMARKS

__all__ = ["EMBLEMS", "GROUND_PATTERNS", "LANDMARKS", "LANDS", "PIECES"]

PIECES: Final = {"harbours": Piece(56, 46, harbour)}
