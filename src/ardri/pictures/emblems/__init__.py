"""One emblem for every card."""

from __future__ import annotations

from typing import Final

from ardri.pictures.emblems import action, advantage, epic
from ardri.pictures.emblems.brush import Drawing

EMBLEMS: Final[dict[str, Drawing]] = {**action.EMBLEMS, **advantage.EMBLEMS, **epic.EMBLEMS}
