"""Drawings of sea travel: harbours, the land of its territories, and the emblems of their cards."""

from __future__ import annotations

from typing import Final

from ardri.pictures.drawing.texture import GROUND_PATTERNS as PATTERNS
from ardri.pictures.emblems import advantage_low
from ardri.pictures.island.land import LANDS as USUAL
from ardri.pictures.island.lowlands import cove
from ardri.pictures.pieces.piece import Piece
from ardri.seasons.sea.pictures import emblems, ground, landmarks
from ardri.seasons.sea.pictures.harbour import harbour

PIECES: Final = {"harbours": Piece(56, 46, harbour)}

LANDS: Final = {**ground.LANDS, "harbour_cove": USUAL["cove"]}
GROUND_PATTERNS: Final = {**ground.PATTERNS, "harbour_cove": PATTERNS["cove"]}
LANDMARKS: Final = {**landmarks.LANDMARKS, "harbour_cove": cove}
EMBLEMS: Final = {**emblems.EMBLEMS, "harbour_cove": advantage_low.cove}
