"""Spaces of observations and actions, in the terms of Gymnasium."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ardri.encoding.actions import table_of
from ardri.encoding.layout import layout_of
from ardri.rules.state.edition import Edition

Row = NDArray[np.uint8]
Mask = NDArray[np.int8]


def row_space(edition: Edition) -> spaces.Box:
    """The space of observations of an edition."""
    return spaces.Box(0, 255, (layout_of(edition).size,), np.uint8)


def action_space(edition: Edition) -> spaces.Discrete:
    """The space of actions of an edition, of which a mask says which are offered."""
    return spaces.Discrete(table_of(edition).size)


def masked_space(edition: Edition) -> spaces.Dict:
    """The space of observations together with action masks."""
    mask = spaces.Box(0, 1, (table_of(edition).size,), np.int8)
    return spaces.Dict({"observation": row_space(edition), "action_mask": mask})
