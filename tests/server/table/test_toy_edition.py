"""A table for five, on another edition: opened, played, and read again from its log."""

import msgspec
import pytest

from ardri.rules.formats.notation import digest
from ardri.rules.game import Game
from ardri.server.table.terms import Anyone, Terms
from ardri.testing import play_random
from tests.server.helpers.scripted_tables import begun, opened
from tests.toy_edition import toy

__all__ = ["toy"]


@pytest.mark.usefixtures("toy")
def test_five_sit_down_to_another_edition() -> None:
    scripted = begun(opened(Terms(tuple([Anyone()] * 5), "toy")))
    game = scripted.table.game
    assert game is not None
    assert game.state.edition.name == "toy"
    assert game.state.players == 5
    assert len(msgspec.json.encode(game.view(4).to_json())) > 1000
    twin = game.copy()
    play_random(twin, seed=1, choices=50)
    assert digest(twin) != digest(game)
    assert isinstance(twin, Game)
