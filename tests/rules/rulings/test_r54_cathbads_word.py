"""Ruling R54: when Cathbad's Word chooses, and from which cards."""

import pytest

from ardri.rules.box.base_box import ACTION_KEYS
from ardri.testing import options, play, position, whose
from tests.rules.helpers.game_inspection import known


@pytest.mark.card("cathbads_word", case="timing")
@pytest.mark.ruling(54)
def test_cathbad_chooses_from_all_action_cards_before_the_brenn_changes() -> None:
    game = position(
        players=4,
        clans={"cove": "B2 A1"},
        hand={"C": "cathbads_word", "A": "eriu"},
        set_aside="raid",
        brenn="A",
        pretenders="B",
    )
    play(game, "C: card:cathbads_word")
    assert (whose(game), options(game)) == ("C aside", [f"aside:{card}" for card in ACTION_KEYS])
    assert (game.state.brenn, game.state.pretenders) == (0, 0b10)
    play(game, "C: aside:raid")
    assert (game.state.brenn, game.state.pretenders) == (1, 0)
    assert known(game, "set_aside", "raid") == "C"
