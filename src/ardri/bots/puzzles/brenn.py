"""The Brenn: the Capital, and where new land is laid."""

from ardri.bots.puzzles.puzzle import puzzle
from ardri.rules.game import Game
from ardri.testing import play, position


@puzzle("site:-1,-1,up", "site:0,-2,down")
def land_for_oneself() -> Game:
    """The Brenn explores: beside A's own clans."""
    game = position(
        clans={"plains": "A2", "hills": "A1", "cove": "B3", "valley": "B2"},
        hand={"A": "exploration bard", "B": "festival"},
        turn="A",
    )
    play(game, "A: card:exploration")
    return game


@puzzle("site:-1,-1,up", "site:0,-2,down")
def land_for_others_lies_far_away() -> Game:
    """B explores, and A as the Brenn says where: not beside B's clans, from where more would follow."""
    game = position(
        clans={"plains": "A2", "hills": "A1", "cove": "B3", "valley": "B2"},
        hand={"A": "bard", "B": "exploration festival"},
        turn="B",
    )
    play(game, "B: card:exploration")
    return game


@puzzle("card:new_clans")
def the_tie_needs_the_capital() -> Game:
    """Both are Pretenders with one condition; B leads in the Capital, by one clan."""
    return position(
        clans={
            "plains": "A1 B2",
            "hills": "A1",
            "cove": "A1",
            "valley": "A1",
            "forest": "A1",
            "moor": "A1",
            "swamp": "B2",
            "meadows": "B1",
        },
        sanctuaries={"plains": 1, "swamp": 3, "meadows": 2},
        hand={"A": "new_clans bard citadel", "B": "festival"},
        pretenders="AB",
        brenn="B",
        turn="A",
    )


@puzzle("territory:plains")
def and_that_is_where_they_stand() -> Game:
    """In the Capital they make A the Brenn of the Assembly, who wins ties."""
    game = the_tie_needs_the_capital.build()
    play(game, "A: card:new_clans")
    return game
