"""Ruling R58: who sees a card that is discarded unplayed. What else a card shows, its own tests say."""

import pytest

from ardri.testing import play, position
from tests.rules.helpers.game_inspection import known


@pytest.mark.ruling(58)
@pytest.mark.parametrize(
    ("thrown", "known_to"), [("hills", "everybody"), ("geis", "A"), ("tuans_memory", "everybody")]
)
def test_an_action_card_discarded_unplayed_is_not_named_any_other_is(thrown: str, known_to: str) -> None:
    game = position(
        players=4,
        tiles="cove hills plains forest",
        clans={"cove": "A1 B1"},
        hand={"A": f"master_craftsman bard {thrown}", "B": "druid citadel"},
        turn="A",
    )
    play(game, f"A: card:master_craftsman, discard:{thrown}")
    zones = {"hills": "face_down", "geis": "action_discard", "tuans_memory": "epic_discard"}
    assert known(game, zones[thrown], thrown) == known_to
