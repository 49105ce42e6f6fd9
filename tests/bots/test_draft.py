"""Drafting for a plan."""

from ardri.bots.draft import worth
from ardri.rules.box.base_box import TILE_KEYS
from ardri.rules.box.catalogue import CRAFTSMEN_PEASANTS, EXPLORATION, FESTIVAL, GEIS, NEW_CLANS, SANCTUARY
from ardri.rules.game import Game
from ardri.testing import position


def at_turn(
    clans: dict[str, str], sanctuaries: dict[str, int] | None = None, citadels: int = 0, tiles: str = ""
) -> Game:
    return position(
        tiles=tiles,
        clans=clans,
        sanctuaries=sanctuaries or {},
        citadels={"cove": citadels},
        capital="plains",
        turn="A",
    )


PLAIN = {"plains": "B2", "hills": "A2", "cove": "A2"}


def test_new_clans_need_a_reserve() -> None:
    crowded = {"plains": "B2", "hills": "A6", "cove": "A6"}
    assert worth(at_turn(crowded).state, 0)[NEW_CLANS] < worth(at_turn(PLAIN).state, 0)[NEW_CLANS]


def test_craftsmen_need_citadels() -> None:
    assert (
        worth(at_turn(PLAIN, citadels=3).state, 0)[CRAFTSMEN_PEASANTS]
        > worth(at_turn(PLAIN).state, 0)[CRAFTSMEN_PEASANTS]
    )


def test_a_festival_needs_a_sanctuary() -> None:
    holy = at_turn(PLAIN, {"cove": 1})
    assert worth(holy.state, 0)[FESTIVAL] > worth(at_turn(PLAIN).state, 0)[FESTIVAL]


def test_sanctuaries_are_for_whoever_has_some() -> None:
    holy = at_turn(PLAIN, {"cove": 3})
    assert worth(holy.state, 0)[SANCTUARY] > worth(at_turn(PLAIN).state, 0)[SANCTUARY]


def test_a_sanctuary_card_is_little_when_all_are_built() -> None:
    all_built = at_turn(PLAIN, {"plains": 1, "cove": 4, "hills": 4})
    assert worth(all_built.state, 0)[SANCTUARY] < worth(at_turn(PLAIN).state, 0)[SANCTUARY]


def test_nothing_is_explored_when_there_is_no_land_left() -> None:
    assert worth(at_turn(PLAIN, tiles=" ".join(TILE_KEYS)).state, 0)[EXPLORATION] == 0


def test_geis_is_wanted_when_somebody_is_close() -> None:
    close = at_turn(PLAIN, {"plains": 5})
    assert worth(close.state, 0)[GEIS] > worth(at_turn(PLAIN).state, 0)[GEIS]
