"""The end of a season: the last pass, the last cards, the last turn."""

from ardri.bots.puzzles.puzzle import puzzle
from ardri.rules.game import Game
from ardri.testing import play, position


@puzzle("pass")
def the_last_pass_wins() -> Game:
    """A Pretender with six territories; everybody else has passed."""
    game = position(
        clans={
            "plains": "A1",
            "hills": "A1",
            "cove": "A1",
            "valley": "A1",
            "forest": "A1",
            "moor": "A1",
            "swamp": "B3",
        },
        hand={"A": "new_clans bard", "B": "conquest"},
        pretenders="A",
        turn="B",
    )
    play(game, "B: pass")
    return game


@puzzle(avoid=("pass",))
def never_pass_into_defeat() -> Game:
    """If A passes, the season ends and B wins; to play anything is better."""
    game = position(
        clans={"plains": "A3", "hills": "B3", "cove": "B3"},
        sanctuaries={"plains": 1, "hills": 3, "cove": 3},
        hand={"A": "bard", "B": "conquest"},
        pretenders="B",
        turn="B",
    )
    play(game, "B: pass")
    return game


@puzzle("card:oenguss_ploy")
def the_season_must_not_end() -> Game:
    """Both have passed, B would win: Oengus's Ploy takes one more turn."""
    game = position(
        clans={"plains": "A3", "hills": "B3", "cove": "B3"},
        sanctuaries={"plains": 1, "hills": 3, "cove": 3},
        hand={"A": "oenguss_ploy balors_eye", "B": "citadel"},
        pretenders="B",
        turn="A",
    )
    play(game, "A: pass, decline", "B: pass")
    return game


@puzzle(avoid=("pass",))
def cards_do_not_keep() -> Game:
    """The others have passed and nobody is near a victory: what A does not play now is gone."""
    game = position(
        players=3,
        clans={"plains": "A2 B1", "hills": "B2 C1", "cove": "C2", "valley": "A1"},
        hand={"A": "new_clans exploration", "B": "geis bard", "C": "druid citadel"},
        turn="B",
    )
    play(game, "B: pass", "C: pass")
    return game
