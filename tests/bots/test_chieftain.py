"""The chieftain's own rules, beside what it sees ahead."""

from ardri.bots.chieftain import Chieftain
from ardri.rules.game import Game
from ardri.testing import options, play, position


def chosen(game: Game, seed: str = "1", noise: float = 0.0) -> str:
    decision = game.decision_of(0)
    assert decision is not None
    return Chieftain(seed, noise).choose(game.view(0), decision).key


def test_master_craftsman_does_not_go_round_for_ever() -> None:
    game = position(
        players=4,
        clans={"plains": "A2", "hills": "B2", "cove": "C2", "valley": "D2"},
        hand={"A": "master_craftsman new_clans lug_samildanach", "B": "conquest"},
        turn="A",
    )
    play(game, "A: card:new_clans, card:lug_samildanach")
    assert "card:master_craftsman" in options(game, "A")
    assert chosen(game) == "decline"


def test_another_tale_is_given_away_for_a_deed() -> None:
    game = position(
        players=4,
        clans={"plains": "A2", "hills": "B2", "cove": "C2", "valley": "D2"},
        hand={"A": "master_craftsman bard children_of_dana", "B": "conquest"},
        turn="A",
    )
    play(game, "A: card:children_of_dana, territory:plains")
    assert chosen(game) == "card:master_craftsman"


def test_a_druid_takes_what_helps_most() -> None:
    game = position(
        clans={"plains": "A3", "hills": "A2", "cove": "B3"},
        sanctuaries={"plains": 3, "hills": 2},
        hand={"A": "druid bard", "B": "conquest"},
        turn="A",
    )
    play(game, "A: card:druid")
    assert chosen(game) == "take:sanctuary"


def test_the_worst_card_pays() -> None:
    game = position(
        tiles="plains hills cove",
        clans={"plains": "A2", "hills": "A1", "cove": "B3"},
        sanctuaries={"plains": 1, "hills": 4},
        capital="plains",
        hand={"A": "new_clans festival sanctuary", "B": "conquest druid"},
        deeds={"A": 1},
        turn="B",
    )
    play(game, "B: card:conquest, territory:hills, count:3, attack:A")
    assert chosen(game) == "discard:festival"


def test_with_noise_it_errs() -> None:
    game = position(
        clans={"plains": "A2 B1", "hills": "A2", "cove": "B2"},
        hand={"A": "new_clans bard citadel druid", "B": "conquest"},
        turn="A",
    )
    assert len({chosen(game, seed=str(seed)) for seed in range(12)}) == 1
    assert len({chosen(game, seed=str(seed), noise=3.0) for seed in range(12)}) > 1
