"""Another's victory, and the ways to stop it."""

from ardri.bots.puzzles.puzzle import puzzle
from ardri.rules.game import Game
from ardri.testing import play, position


def six_sanctuaries_of_another() -> Game:
    """B, a Pretender, is present at six Sanctuaries, at three of them by one clan."""
    return position(
        clans={"plains": "A3", "hills": "B1", "cove": "B3"},
        sanctuaries={"plains": 1, "hills": 3, "cove": 3},
        hand={"A": "bard citadel balors_eye", "B": "festival"},
        pretenders="B",
        turn="A",
    )


@puzzle("card:balors_eye")
def one_clan_carries_the_victory() -> Game:
    """The eye removes any one clan."""
    return six_sanctuaries_of_another()


@puzzle("territory:hills")
def and_the_eye_falls_on_it() -> Game:
    """In the cove B has clans to spare."""
    game = six_sanctuaries_of_another()
    play(game, "A: card:balors_eye")
    return game


def six_clans_led_by_another() -> Game:
    """B leads six opposing clans by one clan more."""
    return position(
        clans={"plains": "A3 B4", "hills": "A3 B4", "cove": "A2"},
        hand={"A": "new_alliance bard citadel", "B": "festival"},
        pretenders="B",
        turn="A",
    )


@puzzle("card:new_alliance")
def a_chieftain_is_replaced() -> Game:
    """Here the New Alliance makes another chieftain."""
    return six_clans_led_by_another()


@puzzle("replace:B")
def and_not_only_outnumbered_by_one_less() -> Game:
    """To replace takes one from B and adds one."""
    game = six_clans_led_by_another()
    play(game, "A: card:new_alliance, territory:plains")
    return game


@puzzle("card:new_clans")
def a_tie_is_enough() -> Game:
    """B leads six clans of A and C, in the hills by two: two clans more, and nobody leads there."""
    return position(
        players=3,
        clans={"plains": "A2", "hills": "A1 B3 C2", "cove": "B4 C3", "valley": "C1"},
        capital="plains",
        hand={"A": "new_clans bard citadel", "B": "festival", "C": "druid"},
        pretenders="B",
        turn="A",
    )


@puzzle("card:conquest")
def a_march_on_the_lone_clan() -> Game:
    """B, a Pretender without cards, stands alone in the hills: the first blow removes the sixth territory."""
    return position(
        players=3,
        tiles="valley plains hills cove",
        clans={
            "valley": "C2",
            "plains": "A3",
            "hills": "B1",
            "cove": "B2",
            "forest": "B2",
            "moor": "B2",
            "swamp": "B2",
            "meadows": "B2",
        },
        hand={"A": "conquest bard citadel festival", "C": "druid"},
        pretenders="B",
        turn="A",
    )
