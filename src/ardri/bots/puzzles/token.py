"""The Pretender token: when to take it."""

from ardri.bots.puzzles.puzzle import puzzle
from ardri.rules.game import Game
from ardri.testing import play, position

LAND = {"plains": "A1", "hills": "A1", "cove": "A1", "valley": "A1", "forest": "A1", "moor": "A1"}


@puzzle("pretender")
def six_territories_are_claimed() -> Game:
    """The condition is met, the token lies there, and B may yet come."""
    return position(
        clans={**LAND, "swamp": "B3"},
        hand={"A": "new_clans bard", "B": "conquest festival"},
        turn="A",
    )


@puzzle("pretender")
def a_tie_that_the_brenn_wins() -> Game:
    """B is a Pretender with six Sanctuaries; A has six territories and leads in the Capital."""
    return position(
        clans={**LAND, "swamp": "B2", "meadows": "B1"},
        sanctuaries={"plains": 1, "swamp": 3, "meadows": 3},
        hand={"A": "citadel", "B": "bard"},
        pretenders="B",
        turn="A",
    )


@puzzle("pretender")
def the_last_turn_to_claim() -> Game:
    """B has passed: if A passes too, the season is over and nobody has claimed anything."""
    game = position(clans={**LAND, "swamp": "B3"}, hand={"A": "geis", "B": "druid bard"}, turn="B")
    play(game, "B: pass")
    return game


@puzzle("pretender")
def a_tie_stops_it() -> Game:
    """B wins if the season ends; C leads in the Capital, so a tie of A and B is nobody's victory."""
    game = position(
        players=3,
        tiles="meadows",
        clans={"meadows": "C2", **LAND, "swamp": "B2", "highlands": "B2"},
        sanctuaries={"meadows": 1, "swamp": 3, "highlands": 3},
        hand={"A": "geis", "B": "bard", "C": "festival"},
        pretenders="B",
        turn="B",
    )
    play(game, "B: pass", "C: pass")
    return game


@puzzle("card:balors_eye")
def the_token_can_wait() -> Game:
    """B, a Pretender, meets two conditions to A's one, both by the one clan in the meadows."""
    return position(
        clans={**LAND, "moor": "A1 B2", "forest": "A1 B2", "valley": "A1 B1", "cove": "A1 B1"}
        | {"swamp": "B2", "meadows": "B1"},
        sanctuaries={"plains": 1, "swamp": 3, "meadows": 3},
        hand={"A": "balors_eye bard", "B": "new_clans festival"},
        pretenders="B",
        turn="A",
    )
