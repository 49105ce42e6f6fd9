"""Forms of plans: whatever has the form is taken by the rules, and whatever the rules take has the form."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from ardri.cli.fuzzing.dense_positions import dense
from ardri.rules.box.options import Option
from ardri.rules.engine.play import Play
from ardri.rules.game import Game
from ardri.rules.state.chance import Source
from ardri.testing import play_random
from tests.rules.helpers.exact_forms import check_all

DENSE_SHARES = 8
DENSE_POSITIONS = 90  # in each share
MANY_POSITIONS = 600
DENSE_CHOICES = 25

# In an order of their own, or for several seats: no plan
IN_ORDER = ("tile_under", "give")

EVERY_PLAN = {
    ("count", "battle_of_moytura"),
    ("count", "conquest"),
    ("count", "migration"),
    ("count", "plains"),
    ("cauldron", None),
    ("clan", "tale_of_cuchulain"),
    ("discard", "misty_lands"),
    ("draft_hand_on", None),
    ("draft_keep", None),
    ("exile", None),
    ("from", "battle_of_moytura"),
    ("from", "conquest"),
    ("other_world", "the_other_world"),
    ("spread", "children_of_dana"),
    ("spread", "craftsmen_peasants"),
    ("spread", "dagdas_harp"),
    ("spread", "eriu"),
    ("spread", "new_clans"),
    ("spread", "nuada_silverhand"),
    ("to", "migration"),
    ("to", "plains"),
    ("withdraw_count", None),
    ("withdraw_to", None),
}


@pytest.mark.parametrize("windows", ["open", "sealed"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_forms_are_exact_throughout_games(players: int, windows: str, seed: int) -> None:
    rng = Random(seed)
    game = Game.start(players, f"forms {seed}", windows=windows, round_limit=6)
    found = set()
    while not game.over:
        found |= check_all(game, rng)
        decision = rng.choice(game.pending)
        game.choose(rng.choice(decision.options), decision.seat)
    assert ("draft_keep", None) in found


def dense_games(share: int, positions: int = DENSE_POSITIONS) -> Iterator[Game]:
    """Positions full of pieces and cards, at each question."""
    for number in range(positions):
        rng = Random(f"{share} {number}")
        game = dense(rng).start()
        for _ in range(DENSE_CHOICES):
            if game.over:
                break
            yield game
            play_random(game, rng.randrange(1 << 30), eager=True, choices=1)


@pytest.mark.parametrize("share", range(DENSE_SHARES))
def test_forms_are_exact_in_dense_positions(share: int) -> None:
    rng = Random(share)
    found = set()
    for game in dense_games(share):
        found |= check_all(game, rng)
    assert len(found) > 10


def test_a_card_that_asks_on_at_the_same_step_asks_for_a_plan() -> None:
    met = set()
    for game in dense_games(0, MANY_POSITIONS):
        for decision in game.pending:
            if game.form_of(decision.seat) is not None:
                met.add((decision.question, decision.card))
            elif isinstance(game.state.stack[-1], Play) and decision.question not in IN_ORDER:
                for option in decision.options:
                    assert option.key == "card:moor" or not asks_on(game, decision.seat, option), decision
    assert met == EVERY_PLAN


def asks_on(game: Game, seat: int, option: Option) -> bool:
    """True if the same step of the same card asks again after an option."""
    top, depth = game.state.stack[-1], len(game.state.stack)
    twin = Game(game.state.copy(), Source())
    twin.choose(option, seat)
    stack = twin.state.stack
    return len(stack) == depth and top.same_plan(stack[-1])
