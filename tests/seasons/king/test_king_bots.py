"""Bots and the King tile: they know who wins at the last Assembly."""

import pytest

from ardri.arena.match import Terms, play_game
from ardri.bots.advice import Advice
from ardri.bots.chieftain import Chieftain
from ardri.bots.evaluation import LOST, evaluate, would_win
from ardri.bots.registry import make
from ardri.bots.win_probability import win_probabilities
from ardri.rules.game import Game
from ardri.testing import position

LAND = ("plains", "hills", "cove", "valley", "forest", "meadows")


def season(present: str, pretenders: str, side: str, turn: str = "B", passes: int = 0) -> Game:
    """A turn; seats that are present are so in six territories, the Brenn leads the Capital."""
    return position(
        3,
        tiles="swamp",
        clans={"swamp": "A2", **{land: " ".join(f"{seat}1" for seat in present) for land in LAND}},
        hand={"A": "bard", "B": "druid sanctuary", "C": "geis"},
        pretenders=pretenders,
        brenn="A",
        capital=LAND[0],
        turn=turn,
        passes=passes,
        markers={"king": side},
        edition="base+king",
    )


def test_a_tie_without_the_brenn_is_nobodys_until_a_king_is_needed() -> None:
    assert would_win(season("BC", "BC", "want").state) == ()
    assert would_win(season("BC", "BC", "need").state) == (1, 2)


def test_without_a_pretender_the_brenn_wins_once_a_king_is_needed() -> None:
    assert would_win(season("BC", "", "want").state) == ()
    assert would_win(season("BC", "", "need").state) == (0,)


def test_a_shared_victory_is_worth_half_a_victory_and_more_than_none() -> None:
    shared = season("BC", "BC", "need", turn="A", passes=2)
    shared.choose("pass")
    assert shared.result.winners == (1, 2)
    values = [evaluate(shared.state, seat, 0) for seat in range(3)]
    assert values == [-LOST, LOST / 2, LOST / 2]
    assert win_probabilities(shared.state) == [0.0, 0.5, 0.5]


def test_a_pretender_passes_to_share_and_says_so() -> None:
    game = season("BC", "BC", "need", turn="B", passes=2)
    option, advice = Chieftain("1").advise(game.view(1), game.decision)
    assert (option.key, advice) == ("pass", Advice("share"))


def test_whoever_meets_a_condition_claims_before_the_brenn_wins() -> None:
    game = season("BC", "", "need", turn="B", passes=1)
    option, _ = Chieftain("1").advise(game.view(1), game.decision)
    assert option.key == "pretender"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chieftains_beat_calves(players: int) -> None:
    won = {"chieftain": 0.0, "calf": 0.0}
    for number in range(6):
        bots = tuple("chieftain" if seat == number % players else "calf" for seat in range(players))
        result = play_game(bots, f"king/{number}", Terms(edition="base+king", round_limit=100))
        assert result.fault is None, result.fault.trace
        for bot, points in zip(bots, result.points, strict=True):
            won[bot] += points
    assert won["chieftain"] >= 5


def test_a_druid_plays_it() -> None:
    game = season("BC", "BC", "need", turn="B", passes=2)
    bot = make("druid:iterations=30", seed="1")
    assert bot.choose(game.view(1), game.decision).key == "pass"
