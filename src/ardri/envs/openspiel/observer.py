"""Observers: what a player sees as a tensor and as a string, in OpenSpiel's terms.

The tensor of an observation is the row of `ardri.encoding`. With perfect recall the digest of everything seen
so far follows it. Strings are equal if and only if what they stand for is: an observation is the view as
JSON, a state of information the digest of the past with that of the present.
"""

from __future__ import annotations

from hashlib import blake2b
from json import dumps
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from ardri.encoding.layout import layout_of
from ardri.encoding.observation import observe
from ardri.envs.openspiel.memory import SIZE
from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.state.edition import Edition

if TYPE_CHECKING:
    from ardri.envs.openspiel.game import InisState


class Observer:
    """An observer of a player's side: the table and the own cards; or, as strings, of one of them alone."""

    def __init__(self, edition: Edition, asked: pyspiel.IIGObservationType | None) -> None:
        self._recalls = asked is not None and asked.perfect_recall
        self._public = asked is None or asked.public_info
        private = None if asked is None else asked.private_info
        if private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no observer of Inis sees the cards of all players")
        self._private = private != pyspiel.PrivateInfoType.NONE
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[Any]] = {}
        if self._public and self._private:
            size = layout_of(edition).size
            self.tensor = np.zeros(size + SIZE * self._recalls, np.float32)
            self.dict["observation"] = self.tensor[:size]
            if self._recalls:
                self.dict["past"] = self.tensor[size:]

    def set_from(self, state: InisState, player: int) -> None:
        """Fill the tensor from a state, as a player sees it."""
        if "observation" in self.dict:
            self.dict["observation"][:] = np.frombuffer(observe(state.table.game, player), np.uint8)
        if "past" in self.dict:
            self.dict["past"][:] = np.frombuffer(state.table.past(player), np.uint8)

    def string_from(self, state: InisState, player: int) -> str:
        """The string of a state, as a player sees it."""
        game = state.table.game
        if not self._public:
            return dumps(game.view(player).to_json()["own"]) if self._private else ""
        if not self._private:
            past = {"past": state.table.past(None).hex()} if self._recalls else {}
            return dumps({**game.view(None).to_json(), **past})
        view = game.view(player)
        if not self._recalls:
            return dumps({**view.to_json(), "undo": 0})
        now = blake2b(observe(game, player), digest_size=SIZE).hexdigest()
        asked = view.decision.question if view.asked and view.decision is not None else "-"
        return (
            f"{SEAT_NAMES[player]} round {view.round} {asked} past {state.table.past(player).hex()} now {now}"
        )
