"""Looking one step ahead in a world."""

from random import Random

from ardri.bots.lookahead import Lookahead
from ardri.rules.game import Game
from ardri.testing import clans, position


def outlook(game: Game) -> Lookahead:
    rng = Random(1)
    return Lookahead(next(game.view(0).worlds(rng)), 0, rng)


GAME = position(
    clans={"plains": "A2 B2", "hills": "A2", "cove": "B3"},
    hand={"A": "new_clans sanctuary warlord", "B": "bard conquest"},
    turn="A",
)


def test_the_world_stays_as_it_is() -> None:
    ahead = outlook(GAME)
    before = ahead.world.view(0).to_json()
    ahead.value(ahead.after("card:new_clans"))
    assert ahead.world.view(0).to_json() == before


def test_a_card_is_followed_to_the_end_of_the_turn() -> None:
    ahead = outlook(GAME)
    _, after = ahead.value(ahead.after("card:new_clans"))
    assert (after.question, after.seat) == ("turn", 1)
    assert after.reserve[0] == GAME.state.reserve[0] - 2


def test_a_clash_is_fought_out() -> None:
    ahead = outlook(GAME)
    _, after = ahead.value(ahead.after("card:warlord"))
    assert after.clash is None
    assert after.question == "turn"


def test_of_its_own_next_choices_the_seat_takes_the_best() -> None:
    ahead = outlook(GAME)
    best, _ = ahead.value(ahead.after("card:sanctuary"))
    for key in ("territory:plains", "territory:hills"):
        game = ahead.after("card:sanctuary")
        game.choose(key)
        assert best >= ahead.value(game)[0]
    assert clans(GAME) == {"cove": "B3", "hills": "A2", "plains": "A2 B2"}
