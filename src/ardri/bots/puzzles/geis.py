"""Geis and The Dagda: what to cancel, and what to let happen."""

from ardri.bots.puzzles.puzzle import puzzle
from ardri.rules.game import Game
from ardri.testing import play, position

LAND = {"plains": "A1", "cove": "A1", "valley": "A1", "forest": "A1", "moor": "A1", "hills": "A1"}


@puzzle("card:geis")
def geis_against_the_winning_card() -> Game:
    """B, a Pretender, builds the sixth Sanctuary."""
    game = position(
        clans={"plains": "A3", "hills": "B3", "cove": "B3"},
        sanctuaries={"plains": 1, "hills": 3, "cove": 2},
        hand={"A": "geis bard", "B": "sanctuary festival"},
        pretenders="B",
        turn="B",
    )
    play(game, "B: card:sanctuary, territory:hills")
    return game


@puzzle("decline")
def geis_is_too_good_for_a_bard() -> Game:
    """The season has just begun, B has better cards."""
    game = position(
        clans={"plains": "A3 B2", "hills": "B2", "cove": "A2"},
        hand={"A": "geis new_clans sanctuary", "B": "bard conquest warlord citadel migration"},
        turn="B",
    )
    play(game, "B: card:bard")
    return game


@puzzle("decline")
def let_them_fight() -> Game:
    """B marches against C, who is no friend of A's either; nobody is near a victory."""
    game = position(
        players=4,
        tiles="plains hills cove valley",
        clans={"plains": "A3", "hills": "B3", "cove": "C2", "valley": "D3"},
        hand={
            "A": "geis new_clans sanctuary",
            "B": "conquest migration bard",
            "C": "warlord druid citadel",
            "D": "exploration festival",
        },
        turn="B",
    )
    play(game, "B: card:conquest, territory:cove, count:2")
    return game


@puzzle("card:geis")
def geis_for_ones_own_victory() -> Game:
    """A, a Pretender with six territories, is marched upon by four where one clan stands."""
    game = position(
        clans={**LAND, "swamp": "B5"},
        hand={"A": "geis", "B": "conquest festival druid"},
        pretenders="A",
        turn="B",
    )
    play(game, "B: card:conquest, territory:hills, count:4")
    return game


@puzzle("card:geis")
def geis_does_not_keep() -> Game:
    """It is B's last Action card, and there are no others: Geis will find nothing else to forbid."""
    game = position(
        clans={"plains": "A3 B2", "hills": "B2", "cove": "A2 B2"},
        hand={"A": "geis", "B": "new_clans"},
        turn="B",
    )
    play(game, "B: card:new_clans, territory:cove, territory:plains")
    return game


@puzzle("card:the_dagda")
def the_dagda_against_the_winning_tale() -> Game:
    """B, a Pretender, is about to set foot in a sixth territory."""
    game = position(
        clans={"plains": "A3", "hills": "B1", "cove": "B1", "valley": "B1", "forest": "B1", "moor": "B1"},
        hand={"A": "bard the_dagda", "B": "festival children_of_dana"},
        pretenders="B",
        turn="B",
    )
    play(game, "B: card:children_of_dana, territory:plains")
    return game


@puzzle("card:the_dagda")
def the_dagda_for_ones_own_victory() -> Game:
    """The eye of Balor falls on a clan without which A has five territories."""
    game = position(
        clans={**LAND, "swamp": "B5"},
        hand={"A": "bard the_dagda", "B": "balors_eye"},
        pretenders="A",
        turn="B",
    )
    play(game, "B: card:balors_eye, territory:hills")
    return game


@puzzle("decline")
def the_dagda_is_kept_for_more_than_a_trifle() -> Game:
    """The Champion's Share brings B one card."""
    game = position(
        clans={"plains": "A3 B2", "hills": "B2", "cove": "A2"},
        hand={"A": "the_dagda new_clans", "B": "champions_share conquest"},
        set_aside="bard",
        turn="B",
    )
    play(game, "B: card:champions_share")
    return game
