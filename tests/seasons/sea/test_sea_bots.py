"""Bots and the sea: they sail where it helps, and know what the new territories are worth."""

import pytest

from ardri.arena.match import Terms, play_game
from ardri.bots.evaluation import evaluate
from ardri.bots.registry import make
from ardri.rules.game import Game
from ardri.testing import clans, play, position


def chosen(game: Game, seat: int = 0, bot: str = "chieftain") -> str:
    decision = game.decision_of(seat)
    assert decision is not None
    return make(bot, seed="1").choose(game.view(seat), decision).key


def sailing() -> Game:
    """Six territories win; the sixth is an island, to which a card goes by sea."""
    return position(
        tiles="haven hills forest plains valley inis_mona",
        clans={
            "haven": "A4",
            "hills": "A1",
            "forest": "A1",
            "plains": "A1",
            "valley": "A1 B2",
        },
        hand={"A": "migration geis", "B": "druid"},
        pretenders="A",
        brenn="B",
        turn="A",
        edition="base+sea",
    )


def test_a_chieftain_goes_by_sea_for_the_sixth_territory() -> None:
    game = sailing()
    assert chosen(game) == "card:migration"
    play(game, "A: card:migration")
    while not game.over and game.decision.question in ("from", "to", "count"):
        game.choose(chosen(game), seat=0)
    assert "inis_mona" in clans(game)


def test_clans_to_spare_in_a_harbour_are_worth_more_than_inland() -> None:
    def points(tiles: str) -> float:
        home = tiles.split(maxsplit=1)[0]
        s = position(
            tiles=f"{tiles} isle_of_joy hills",
            clans={home: "A3", "hills": "B3"},
            hand={"A": "bard", "B": "geis"},
            turn="A",
            capital="hills",
            edition="base+sea",
        ).state
        return evaluate(s, 0, s.zones[0])

    # neither the Haven nor the Moor has an Advantage card that does much
    assert points("haven moor") > points("moor haven")


def test_hy_breasil_is_played_where_it_wins() -> None:
    game = position(
        tiles="plains hills cove valley forest hy_breasil",
        clans=dict.fromkeys(("plains", "hills", "cove", "valley", "hy_breasil"), "A1") | {"forest": "B2"},
        hand={"A": "hy_breasil"},
        pretenders="A",
        brenn="B",
        edition="base+sea",
    )
    assert game.decision.question == "victory_check"
    assert chosen(game) == "card:hy_breasil"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chieftains_beat_calves(players: int) -> None:
    points = 0.0
    for number in range(6):
        bots = tuple("chieftain" if seat == number % players else "calf" for seat in range(players))
        result = play_game(bots, f"sea/{number}", Terms(edition="base+sea", round_limit=100))
        assert result.fault is None, result.fault.trace
        points += result.points[number % players]
    assert points >= 5


def test_a_druid_sails_too() -> None:
    assert chosen(sailing(), bot="druid:iterations=80") == "card:migration"
