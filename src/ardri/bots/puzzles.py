"""Built positions with a right answer, or with wrong ones: what any sensible player sees.

>>> [puzzle.name for puzzle in PUZZLES][:2]
['the_last_pass_wins', 'six_territories_are_claimed']
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ardri.rules.game import Game
from ardri.testing import play, position

Build = Callable[[], Game]


class Puzzle:
    """A position in which seat A is asked: what to choose (any of these), and what not."""

    __slots__ = ("avoid", "build", "choose", "name")

    def __init__(self, build: Build, choose: tuple[str, ...], avoid: tuple[str, ...]) -> None:
        self.name = build.__name__
        self.build = build
        self.choose = choose
        self.avoid = avoid

    def solved_by(self, key: str) -> bool:
        """Whether an option is right."""
        return key not in self.avoid and (not self.choose or key in self.choose)


PUZZLES: Final[list[Puzzle]] = []


def puzzle(*choose: str, avoid: tuple[str, ...] = ()) -> Callable[[Build], Build]:
    """Enter a position with its right and its wrong answers."""

    def enter(build: Build) -> Build:
        PUZZLES.append(Puzzle(build, choose, avoid))
        return build

    return enter


LAND: Final = {"plains": "A1", "hills": "A1", "cove": "A1", "valley": "A1", "forest": "A1"}


# Victory


@puzzle("pass")
def the_last_pass_wins() -> Game:
    """A Pretender with six territories; everybody else has passed."""
    return position(
        clans={**LAND, "moor": "A1", "swamp": "B3"},
        hand={"A": "new_clans bard", "B": "conquest"},
        pretenders="A",
        passes=1,
        turn="A",
    )


@puzzle("pretender")
def six_territories_are_claimed() -> Game:
    """The condition is met, the token lies there, and B may yet come."""
    return position(
        clans={**LAND, "moor": "A1", "swamp": "B3"},
        hand={"A": "new_clans bard", "B": "conquest festival"},
        turn="A",
    )


@puzzle("pretender")
def a_tie_that_the_brenn_wins() -> Game:
    """B is a Pretender with six Sanctuaries; A has six territories and leads in the Capital."""
    return position(
        clans={**LAND, "moor": "A1", "swamp": "B2", "meadows": "B1"},
        sanctuaries={"plains": 1, "swamp": 3, "meadows": 3},
        hand={"A": "citadel", "B": "bard"},
        pretenders="B",
        turn="A",
    )


@puzzle("card:migration")
def the_sixth_territory_is_near() -> Game:
    """Two clans in the forest, empty land beside it."""
    return position(
        tiles="plains hills cove valley forest moor swamp",
        clans={**LAND, "forest": "A2", "swamp": "B3"},
        hand={"A": "migration bard citadel druid", "B": "festival"},
        turn="A",
    )


@puzzle("to:moor")
def and_that_is_where_the_clan_goes() -> Game:
    """Not to where B stands with three, nor to where A is already."""
    game = position(
        tiles="plains hills cove valley forest moor swamp",
        clans={**LAND, "forest": "A2", "swamp": "B3"},
        hand={"A": "migration bard citadel druid", "B": "festival"},
        turn="A",
    )
    play(game, "A: card:migration, from:forest")
    return game


@puzzle("card:sanctuary")
def the_sixth_sanctuary() -> Game:
    """Five Sanctuaries where A is present."""
    return position(
        clans={"plains": "A2 B1", "hills": "A2", "cove": "B2"},
        sanctuaries={"plains": 3, "hills": 2},
        hand={"A": "sanctuary new_clans bard", "B": "festival conquest"},
        turn="A",
    )


@puzzle("territory:hills")
def a_sanctuary_for_oneself() -> Game:
    """In the plains it would help B as much."""
    game = position(
        clans={"plains": "A2 B1", "hills": "A2", "cove": "B2"},
        sanctuaries={"plains": 3, "hills": 2},
        hand={"A": "sanctuary new_clans bard", "B": "festival conquest"},
        turn="A",
    )
    play(game, "A: card:sanctuary")
    return game


@puzzle("territory:cove")
def a_clan_that_makes_the_chieftain() -> Game:
    """Four opposing clans are led already, two more stand in the cove with as many of A's."""
    game = position(
        clans={"plains": "A5 B4", "hills": "A1", "cove": "A2 B2"},
        hand={"A": "new_clans bard", "B": "festival"},
        turn="A",
    )
    play(game, "A: card:new_clans")
    return game


# Another's victory


@puzzle("card:balors_eye")
def one_clan_carries_the_victory() -> Game:
    """B, a Pretender, is present at six Sanctuaries, at three of them by one clan."""
    return position(
        clans={"plains": "A3", "hills": "B1", "cove": "B3"},
        sanctuaries={"plains": 1, "hills": 3, "cove": 3},
        hand={"A": "bard citadel balors_eye", "B": "festival"},
        pretenders="B",
        turn="A",
    )


@puzzle("territory:hills")
def and_the_eye_falls_on_it() -> Game:
    """In the cove B has clans to spare."""
    game = position(
        clans={"plains": "A3", "hills": "B1", "cove": "B3"},
        sanctuaries={"plains": 1, "hills": 3, "cove": 3},
        hand={"A": "bard citadel balors_eye", "B": "festival"},
        pretenders="B",
        turn="A",
    )
    play(game, "A: card:balors_eye")
    return game


@puzzle(avoid=("pass",))
def never_pass_into_defeat() -> Game:
    """If A passes, the season ends and B wins; to play anything is better."""
    return position(
        clans={"plains": "A3", "hills": "B3", "cove": "B3"},
        sanctuaries={"plains": 1, "hills": 3, "cove": 3},
        hand={"A": "bard", "B": "conquest"},
        pretenders="B",
        passes=1,
        turn="A",
    )


@puzzle("card:oenguss_ploy")
def the_season_must_not_end() -> Game:
    """Both have passed, B would win: Oengus's Ploy takes one more turn."""
    game = position(
        clans={"plains": "A3", "hills": "B3", "cove": "B3"},
        sanctuaries={"plains": 1, "hills": 3, "cove": 3},
        hand={"A": "oenguss_ploy balors_eye", "B": "citadel"},
        pretenders="B",
        passes=1,
        turn="B",
    )
    play(game, "B: pass")
    return game


@puzzle("card:new_alliance")
def a_chieftain_is_replaced() -> Game:
    """B leads six opposing clans by one clan more."""
    return position(
        clans={"plains": "A3 B4", "hills": "A3 B4", "cove": "A2"},
        hand={"A": "new_alliance bard citadel", "B": "festival"},
        pretenders="B",
        turn="A",
    )


@puzzle("replace:B")
def and_not_only_outnumbered_by_one_less() -> Game:
    """To replace takes one from B and adds one."""
    game = position(
        clans={"plains": "A3 B4", "hills": "A3 B4", "cove": "A2"},
        hand={"A": "new_alliance bard citadel", "B": "festival"},
        pretenders="B",
        turn="A",
    )
    play(game, "A: card:new_alliance, territory:plains")
    return game


# Geis and The Dagda


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


# Clashes


@puzzle(avoid=("card:warlord",))
def a_clash_that_cannot_be_won() -> Game:
    """One clan against five and a full hand."""
    return position(
        clans={"plains": "A1 B5", "hills": "A2", "cove": "B2"},
        capital="hills",
        hand={"A": "warlord bard", "B": "conquest citadel migration druid"},
        turn="A",
    )


@puzzle("attack:B")
def the_last_clan_of_the_pretender() -> Game:
    """B has one exposed clan and no cards; with it three Sanctuaries are lost, and the game."""
    game = position(
        tiles="plains hills cove",
        clans={"plains": "A1", "hills": "A2 B1", "cove": "B3"},
        sanctuaries={"plains": 1, "hills": 3, "cove": 3},
        hand={"A": "warlord bard"},
        pretenders="B",
        turn="A",
    )
    play(game, "A: card:warlord, territory:hills")
    return game


@puzzle("card:bard")
def the_bard_sings_of_it() -> Game:
    """A clan was removed in A's maneuver: that is worth a Deed."""
    game = position(
        clans={"plains": "A1", "hills": "A3 B2", "cove": "B3"},
        capital="plains",
        hand={"A": "warlord bard citadel"},
        turn="A",
    )
    play(game, "A: card:warlord, territory:hills, attack:B")
    return game


@puzzle("agree")
def peace_against_the_odds() -> Game:
    """One clan and no cards against four and four: B offers a truce."""
    game = position(
        tiles="plains hills cove",
        clans={"plains": "A2", "hills": "A1 B4", "cove": "B3"},
        capital="plains",
        hand={"A": "", "B": "warlord bard citadel druid"},
        turn="B",
    )
    play(game, "B: card:warlord, territory:hills, truce")
    return game


@puzzle("refuse")
def no_peace_for_the_victor() -> Game:
    """B's last clan in the hills, without cards, stands between A and the victory over it."""
    game = position(
        tiles="plains hills cove",
        clans={"plains": "A2", "hills": "A3 B1", "cove": "B3"},
        sanctuaries={"plains": 1, "hills": 3, "cove": 3},
        capital="plains",
        hand={"A": "bard citadel", "B": "warlord"},
        pretenders="B",
        turn="B",
    )
    play(game, "B: card:warlord, territory:hills, truce")
    return game


@puzzle("shelter")
def behind_the_walls() -> Game:
    """Three march against one; there is a Citadel."""
    game = position(
        tiles="plains hills cove",
        clans={"plains": "A2", "hills": "A1", "cove": "B3"},
        citadels={"hills": 1},
        capital="plains",
        hand={"A": "bard", "B": "conquest festival"},
        turn="B",
    )
    play(game, "B: card:conquest, territory:hills, count:3")
    return game


@puzzle("discard:citadel")
def a_card_for_the_clan_that_wins() -> Game:
    """A's only clan in the hills is the sixth territory of a Pretender."""
    game = position(
        tiles="plains cove valley forest moor hills swamp",
        clans={
            "plains": "A1",
            "cove": "A1",
            "valley": "A1",
            "forest": "A1",
            "moor": "A1",
            "hills": "A1",
            "swamp": "B3",
        },
        hand={"A": "citadel", "B": "conquest"},
        pretenders="A",
        turn="B",
    )
    play(game, "B: card:conquest, territory:hills, count:3, attack:A")
    return game


@puzzle("withdraw")
def home_is_next_door() -> Game:
    """Three clans against six and a full hand, a truce is refused, the plains are A's."""
    game = position(
        tiles="plains hills cove",
        clans={"plains": "A2", "hills": "A3", "cove": "B7"},
        capital="plains",
        hand={"A": "", "B": "conquest festival citadel druid"},
        turn="B",
    )
    play(game, "B: card:conquest, territory:hills, count:7, attack:A", "A: truce", "B: refuse")
    return game


# The Assembly


@puzzle("keep:sanctuary")
def one_sanctuary_short() -> Game:
    """Five Sanctuaries, and the card for the sixth is dealt."""
    return position(
        clans={"plains": "A3", "hills": "A2", "cove": "B3"},
        sanctuaries={"plains": 3, "hills": 2},
        chance="crows:clockwise deal:druid deal:sanctuary deal:festival deal:bard",
    )


@puzzle("keep:geis")
def somebody_else_is_close() -> Game:
    """B needs one more: Geis, rather than another way to recruit."""
    return position(
        clans={"plains": "A3", "hills": "B2", "cove": "B3"},
        sanctuaries={"plains": 1, "hills": 3, "cove": 2},
        chance="crows:clockwise deal:druid deal:geis deal:festival deal:citadel",
    )


@puzzle("hand_on:festival")
def no_feast_without_a_sanctuary() -> Game:
    """Where A is, no Sanctuary stands."""
    game = position(
        clans={"plains": "B3", "hills": "A2", "cove": "A3"},
        chance="crows:clockwise deal:druid deal:geis deal:craftsmen_peasants deal:new_clans "
        "deal:festival deal:bard deal:exploration",
    )
    play(game, "A: keep:geis", "B: keep:exploration")
    return game


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
