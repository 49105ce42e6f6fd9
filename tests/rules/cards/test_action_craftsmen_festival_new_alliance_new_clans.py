"""The Action cards that recruit: Craftsmen & Peasants, Festival, New Alliance, New Clans."""

import pytest

from ardri.rules.box.catalogue import COVE, HILLS
from ardri.testing import clans, hand, options, play, position, whose, zone

# Craftsmen & Peasants


@pytest.mark.card("craftsmen_peasants", case="positive")
def test_craftsmen_bring_a_clan_per_citadel_where_one_is_present_the_capital_included() -> None:
    game = position(
        tiles="cove hills plains",
        clans={"cove": "A1", "hills": "A1 B3", "plains": "B1"},
        capital="cove",
        citadels={"cove": 1, "hills": 1, "plains": 2},
        hand={"A": "craftsmen_peasants bard"},
        turn="A",
    )
    play(game, "A: card:craftsmen_peasants")
    assert options(game) == ["territory:cove", "territory:hills", "done"]
    play(game, "A: territory:cove, territory:cove")
    assert options(game) == ["territory:hills", "done"]
    play(game, "A: territory:hills")
    assert clans(game) == {"cove": "A3", "hills": "A2 B3", "plains": "B1"}
    assert whose(game) == "A turn"


@pytest.mark.card("craftsmen_peasants", case="positive")
def test_craftsmen_place_no_more_than_the_reserve_holds() -> None:
    game = position(
        clans={"cove": "A5", "hills": "A6", "plains": "B1"},
        citadels={"cove": 1},
        hand={"A": "craftsmen_peasants bard"},
        turn="A",
    )
    play(game, "A: card:craftsmen_peasants")
    assert options(game) == ["territory:cove", "done"]
    play(game, "A: territory:cove")
    assert clans(game) == {"cove": "A6", "hills": "A6", "plains": "B1"}
    assert whose(game) == "A turn"


@pytest.mark.card("craftsmen_peasants", case="positive")
@pytest.mark.ruling(56)
@pytest.mark.parametrize(("answers", "result"), [("done", "A1"), ("territory:cove, done", "A2")])
def test_craftsmen_may_place_fewer_or_none(answers: str, result: str) -> None:
    game = position(
        clans={"cove": "A1"}, citadels={"cove": 1}, hand={"A": "craftsmen_peasants bard"}, turn="A"
    )
    play(game, f"A: card:craftsmen_peasants, {answers}")
    assert clans(game) == {"cove": result}


@pytest.mark.card("craftsmen_peasants", case="negative")
@pytest.mark.ruling(61)
@pytest.mark.parametrize(
    "table", [{"cove": "B1", "hills": "A1"}, {"cove": "A12 B1"}], ids=["land", "reserve"]
)
def test_craftsmen_without_a_citadel_or_a_clan_to_place_do_nothing(table: dict[str, str]) -> None:
    game = position(clans=table, hand={"A": "craftsmen_peasants bard"}, turn="A")
    play(game, "A: card:craftsmen_peasants")
    assert whose(game) == "A turn"
    assert hand(game, "A") == ["bard"]
    assert clans(game) == table


# Festival


@pytest.mark.card("festival", case="positive")
def test_festival_places_a_clan_and_the_marker_beside_a_sanctuary() -> None:
    game = position(
        clans={"cove": "A1 B2", "hills": "A1", "plains": "A1", "moor": "B1"},
        sanctuaries={"hills": 2, "moor": 1},
        hand={"A": "festival bard"},
        turn="A",
    )
    play(game, "A: card:festival")
    assert options(game) == ["territory:cove", "territory:hills"]
    play(game, "A: territory:hills")
    assert clans(game)["hills"] == "A2"
    assert game.state.festival == HILLS


@pytest.mark.card("festival", case="positive")
def test_festival_places_the_marker_even_without_a_clan_in_reserve() -> None:
    game = position(clans={"cove": "A12"}, hand={"A": "festival bard"}, turn="A")
    play(game, "A: card:festival")
    assert clans(game) == {"cove": "A12"}
    assert game.state.festival == COVE


@pytest.mark.card("festival", case="negative")
@pytest.mark.ruling(61)
def test_festival_without_a_sanctuary_is_played_for_nothing() -> None:
    game = position(clans={"cove": "B1", "hills": "A1"}, hand={"A": "festival bard", "B": "geis"}, turn="A")
    play(game, "A: card:festival")
    assert whose(game) == "B card_declared"
    play(game, "B: decline")
    assert clans(game) == {"cove": "B1", "hills": "A1"}
    assert game.state.festival == -1
    assert "festival" in zone(game, "action_discard")


# New Alliance


@pytest.mark.card("new_alliance", case="positive")
def test_new_alliance_places_a_clan_or_replaces_one_of_an_opponent_with_two() -> None:
    game = position(
        4, clans={"cove": "A1 B2 C1 D3", "hills": "B3"}, hand={"A": "new_alliance bard"}, turn="A"
    )
    play(game, "A: card:new_alliance")
    assert options(game) == ["place", "replace:B", "replace:D"]
    either, other = game.copy(), game.copy()
    play(either, "A: place")
    assert clans(either) == {"cove": "A2 B2 C1 D3", "hills": "B3"}
    play(other, "A: replace:B")
    assert clans(other) == {"cove": "A2 B1 C1 D3", "hills": "B3"}
    assert other.state.reserve == [10, 8, 11, 9]
    assert whose(other) == "A turn"


@pytest.mark.card("new_alliance", case="positive")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_new_alliance_replaces_a_clan_of_the_first_seat_too(players: int) -> None:
    game = position(
        players, clans={"cove": "A2 B1"}, hand={"A": "druid bard", "B": "new_alliance citadel"}, turn="B"
    )
    play(game, "B: card:new_alliance, replace:A")
    assert clans(game) == {"cove": "A1 B2"}


@pytest.mark.card("new_alliance", case="negative")
def test_new_alliance_never_replaces_the_only_clan_of_an_opponent() -> None:
    game = position(clans={"cove": "A1 B1", "hills": "B2"}, hand={"A": "new_alliance bard"}, turn="A")
    play(game, "A: card:new_alliance")
    assert clans(game) == {"cove": "A2 B1", "hills": "B2"}


@pytest.mark.card("new_alliance", case="negative")
@pytest.mark.ruling(57)
def test_new_alliance_with_an_empty_reserve_asks_and_does_nothing() -> None:
    game = position(clans={"cove": "A6 B2", "hills": "A6"}, hand={"A": "new_alliance bard"}, turn="A")
    play(game, "A: card:new_alliance")
    assert whose(game) == "A turn"
    assert clans(game) == {"cove": "A6 B2", "hills": "A6"}
    assert "new_alliance" in zone(game, "action_discard")


# New Clans


@pytest.mark.card("new_clans", case="positive")
@pytest.mark.parametrize(
    ("answers", "result"),
    [
        ("territory:cove, territory:cove", {"cove": "A3 B1", "hills": "A1", "plains": "B1"}),
        ("territory:cove, territory:hills", {"cove": "A2 B1", "hills": "A2", "plains": "B1"}),
        ("territory:hills", {"cove": "A1 B1", "hills": "A3", "plains": "B1"}),
    ],
)
def test_new_clans_come_where_one_is_present_together_or_apart_in_peace(
    answers: str, result: dict[str, str]
) -> None:
    game = position(
        clans={"cove": "A1 B1", "hills": "A1", "plains": "B1"}, hand={"A": "new_clans bard"}, turn="A"
    )
    play(game, "A: card:new_clans")
    assert options(game) == ["territory:cove", "territory:hills"]
    play(game, f"A: {answers}")
    assert clans(game) == result
    assert whose(game) == "A turn"


@pytest.mark.card("new_clans", case="negative")
@pytest.mark.parametrize(("before", "after"), [("A11 B1", "A12 B1"), ("A12 B1", "A12 B1")])
def test_new_clans_are_no_more_than_the_reserve_holds(before: str, after: str) -> None:
    game = position(clans={"cove": before}, hand={"A": "new_clans bard"}, turn="A")
    play(game, "A: card:new_clans")
    assert clans(game) == {"cove": after}
    assert whose(game) == "A turn"
