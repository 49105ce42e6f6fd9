"""Modules of the expansion: what they make possible."""

from ardri.bots.puzzles.puzzle import puzzle
from ardri.rules.game import Game
from ardri.testing import position

SIX: tuple[str, ...] = ("plains", "hills", "cove", "valley", "forest", "meadows")


@puzzle("pass")
def a_king_is_needed() -> Game:
    """A and B tie without the Brenn, and C cannot let the season end: it ends now, and the two share."""
    return position(
        players=3,
        tiles="swamp",
        clans={"swamp": "C2", **dict.fromkeys(SIX, "A1 B1")},
        hand={"A": "bard druid", "B": "geis", "C": "sanctuary new_clans"},
        pretenders="AB",
        brenn="C",
        capital="plains",
        turn="A",
        passes=2,
        edition="base+king",
        markers={"king": "need"},
    )


@puzzle("beltane", avoid=("pass",))
def a_fire_on_the_hill() -> Game:
    """Geis does nothing on one's own turn. In summer it pays for a move, to the sixth territory."""
    return position(
        tiles="swamp salt_mine hills cove misty_lands moor plains",
        clans={
            "plains": "A4",
            "hills": "A1",
            "cove": "A1",
            "moor": "A1",
            "swamp": "A1",
            "misty_lands": "B3",
        },
        hand={"A": "geis", "B": "bard"},
        pretenders="A",
        brenn="B",
        turn="A",
        edition="base+festivals",
        markers={"season": "summer"},
    )


@puzzle("card:migration")
def where_no_land_lies() -> Game:
    """All around the Haven is A's, or B's with many; a clan can sail to an empty island."""
    return position(
        tiles="haven hills forest plains valley inis_mona",
        clans={"haven": "A4", "hills": "A1", "forest": "A1", "plains": "A1", "valley": "A1 B2"},
        hand={"A": "migration new_clans citadel", "B": "druid"},
        pretenders="A",
        brenn="B",
        turn="A",
        edition="base+sea",
    )


@puzzle("card:hy_breasil", avoid=("decline",))
def an_island_out_of_the_mist() -> Game:
    """Five territories and a Deed for this check are six."""
    return position(
        tiles="plains hills cove valley forest hy_breasil",
        clans={
            **dict.fromkeys(("plains", "hills", "cove", "valley", "hy_breasil"), "A1"),
            "forest": "B2",
        },
        hand={"A": "hy_breasil"},
        pretenders="A",
        brenn="B",
        edition="base+sea",
    )
