"""A quick estimate of the worth of one more clan."""

from ardri.bots.territory_gain import gain
from ardri.rules.box.catalogue import COVE, FOREST, HILLS, PLAINS, SWAMP
from ardri.testing import position

STATE = position(
    tiles="plains hills cove forest swamp",
    clans={"plains": "A1 B3", "hills": "A2 B2", "cove": "B2", "forest": "A4 B1", "swamp": "B1"},
    sanctuaries={"cove": 2},
    turn="A",
).state


def test_to_become_chieftain_is_worth_more_than_to_stay_behind() -> None:
    assert gain(STATE, 0, HILLS) > gain(STATE, 0, PLAINS)


def test_new_land_with_sanctuaries_is_worth_more_than_without() -> None:
    assert gain(STATE, 0, COVE) > gain(STATE, 0, SWAMP) > 0


def test_where_one_leads_by_far_nothing_is_gained() -> None:
    assert gain(STATE, 0, FOREST) == 0
