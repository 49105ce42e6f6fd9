"""The Action cards that move clans: Conquest, Emissaries, Migration, Scouts & Spies."""

import pytest

from ardri.rules.errors import IllegalChoice, PositionError
from ardri.testing import clans, hand, options, play, position, whose

CHAIN = "cove hills plains meadows valley"  # each touches the two before and the two after it


# Conquest


@pytest.mark.card("conquest", case="positive")
def test_conquest_gathers_any_number_of_clans_from_adjacent_territories() -> None:
    game = position(
        tiles=CHAIN,
        clans={"cove": "A2", "hills": "A1", "meadows": "A3", "valley": "B1"},
        hand={"A": "conquest citadel"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:plains")
    assert options(game) == ["from:cove", "from:hills", "from:meadows"]
    play(game, "A: from:cove")
    assert options(game) == ["count:1", "count:2"]
    play(game, "A: count:1")
    assert options(game) == ["from:hills", "from:meadows", "done"]
    play(game, "A: from:meadows, count:3")
    assert clans(game) == {"cove": "A1", "hills": "A1", "plains": "A4", "valley": "B1"}
    assert whose(game) == "A turn"


@pytest.mark.card("conquest", case="positive")
def test_conquest_of_an_opponents_territory_is_one_clash_with_the_conqueror_as_instigator() -> None:
    game = position(
        3,
        tiles=CHAIN,
        clans={"cove": "A1", "hills": "B1 C1", "plains": "A1"},
        hand={"A": "conquest citadel"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:hills, from:cove, from:plains")
    assert clans(game) == {"hills": "A2 B1 C1"}
    assert whose(game) == "A maneuver"
    play(game, "A: truce", "B: agree", "C: agree")
    assert game.state.clash is None
    assert whose(game) == "A turn"


@pytest.mark.card("conquest", case="negative")
def test_conquest_reaches_only_territories_next_to_own_clans_and_takes_only_those_clans() -> None:
    game = position(
        tiles=CHAIN,
        clans={"cove": "A2", "hills": "A2", "valley": "B1"},
        hand={"A": "conquest citadel"},
        turn="A",
    )
    play(game, "A: card:conquest")
    assert options(game) == [f"territory:{name}" for name in ("cove", "hills", "meadows", "plains")] + [
        "nothing"
    ]
    play(game, "A: territory:meadows")
    assert options(game) == ["count:1", "count:2"]
    play(game, "A: count:2")
    assert clans(game) == {"cove": "A2", "meadows": "A2", "valley": "B1"}


@pytest.mark.card("conquest", case="negative")
@pytest.mark.ruling(56)
@pytest.mark.ruling(57)
def test_conquest_of_nothing_is_one_option_even_where_everything_is_in_reach() -> None:
    game = position(clans={"cove": "A1 B1", "hills": "A1"}, hand={"A": "conquest citadel"}, turn="A")
    play(game, "A: card:conquest")
    assert options(game) == ["territory:cove", "territory:hills", "nothing"]
    play(game, "A: nothing")
    assert clans(game) == {"cove": "A1 B1", "hills": "A1"}
    assert hand(game, "A") == ["citadel"]
    assert whose(game) == "A turn"


# Emissaries


@pytest.mark.card("emissaries", case="positive")
def test_emissaries_move_one_clan_next_door_in_peace() -> None:
    game = position(
        4,
        tiles=CHAIN,
        clans={"cove": "A2 C1", "hills": "B2", "plains": "D1"},
        hand={"A": "emissaries citadel"},
        turn="A",
    )
    play(game, "A: card:emissaries, to:hills")
    assert clans(game) == {"cove": "A1 C1", "hills": "A1 B2", "plains": "D1"}
    assert game.state.clash is None
    assert whose(game) == "A turn"


@pytest.mark.card("emissaries", case="negative")
@pytest.mark.ruling(56)
def test_emissaries_must_go_from_an_own_territory_to_an_adjacent_one() -> None:
    game = position(
        4,
        tiles=CHAIN,
        clans={"cove": "A2", "hills": "B2 C1 D1", "valley": "A1"},
        hand={"A": "emissaries citadel"},
        turn="A",
    )
    play(game, "A: card:emissaries")
    assert options(game) == ["from:cove", "from:valley"]
    play(game, "A: from:valley")
    assert options(game) == ["to:meadows", "to:plains"]


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(
    "card",
    [
        pytest.param(name, marks=pytest.mark.card(name, case="negative"))
        for name in ("emissaries", "master_craftsman", "raid", "scouts_spies")
    ],
)
def test_four_action_cards_are_for_four_players_only(card: str, players: int) -> None:
    with pytest.raises(PositionError, match="not in this game"):
        position(players, hand={"A": card}, turn="A")
    assert hand(position(4, clans={"cove": "A1"}, hand={"A": f"{card} bard"}, turn="A"), "A") == sorted(
        ["bard", card]
    )


# Migration


@pytest.mark.card("migration", case="positive")
def test_migration_scatters_clans_from_one_territory_over_adjacent_ones() -> None:
    game = position(
        tiles=CHAIN,
        clans={"plains": "A5", "hills": "A1", "valley": "B1"},
        hand={"A": "migration citadel"},
        turn="A",
    )
    play(game, "A: card:migration, from:plains")
    assert options(game) == ["to:cove", "to:hills", "to:meadows", "to:valley"]
    play(game, "A: to:cove, count:1")
    assert options(game) == ["to:hills", "to:meadows", "to:valley", "done"]
    play(game, "A: to:meadows")
    assert options(game) == ["count:1", "count:2", "count:3", "count:4"]
    play(game, "A: count:2, done")
    assert clans(game) == {"cove": "A1", "hills": "A1", "meadows": "A2", "plains": "A2", "valley": "B1"}
    assert whose(game) == "A turn"


@pytest.mark.card("migration", case="negative")
@pytest.mark.ruling(57)
def test_migration_from_where_one_is_absent_is_one_option_without_effect() -> None:
    game = position(
        tiles=CHAIN,
        clans={"cove": "A2", "hills": "A1", "plains": "B1"},
        hand={"A": "migration citadel"},
        turn="A",
    )
    play(game, "A: card:migration")
    assert options(game) == ["from:cove", "from:hills", "nothing"]
    play(game, "A: nothing")
    assert clans(game) == {"cove": "A2", "hills": "A1", "plains": "B1"}
    assert whose(game) == "A turn"


@pytest.mark.card("migration", case="negative")
@pytest.mark.ruling(57)
def test_migration_once_an_origin_is_named_moves_somebody_next_door() -> None:
    game = position(clans={"cove": "A2", "hills": "A2 B1"}, hand={"A": "migration citadel"}, turn="A")
    play(game, "A: card:migration")
    assert options(game) == ["from:cove", "from:hills"]
    play(game, "A: from:cove")
    assert options(game) == ["count:1", "count:2"]
    with pytest.raises(IllegalChoice):
        play(game, "A: done")


# Scouts & Spies


@pytest.mark.card("scouts_spies", case="positive")
@pytest.mark.ruling(58)
def test_scouts_look_at_one_hand_alone_and_then_may_march_into_a_clash() -> None:
    game = position(
        4,
        tiles=CHAIN,
        clans={"cove": "A3", "hills": "B1", "plains": "C1 D1"},
        hand={"A": "scouts_spies citadel", "C": "exploration druid eriu"},
        turn="A",
    )
    play(game, "A: card:scouts_spies, seat:C")
    looks = [event for event in game.events if event.kind == "look"]
    assert [event.seen_by(0).fields for event in looks] == [
        {"seat": "A", "at": "hand:C", "cards": "druid,exploration"}
    ]
    assert all("cards" not in event.seen_by(seat).fields for event in looks for seat in (1, 2, 3, None))
    play(game, "A: from:cove, to:hills")
    assert options(game) == ["count:1", "count:2", "count:3"]
    play(game, "A: count:2")
    assert clans(game) == {"cove": "A1", "hills": "A2 B1", "plains": "C1 D1"}
    assert whose(game) == "A maneuver"


@pytest.mark.card("scouts_spies", case="negative")
@pytest.mark.ruling(56)
def test_scouts_may_stay_but_may_not_skip_looking() -> None:
    game = position(
        4,
        tiles=CHAIN,
        clans={"cove": "A1 B1", "meadows": "A1", "hills": "C1 D1"},
        hand={"A": "scouts_spies citadel"},
        turn="A",
    )
    play(game, "A: card:scouts_spies")
    assert options(game) == ["seat:B", "seat:C", "seat:D"]
    play(game, "A: seat:B")
    assert options(game) == ["from:cove", "from:meadows", "done"]
    play(game, "A: done")
    assert clans(game) == {"cove": "A1 B1", "hills": "C1 D1", "meadows": "A1"}
    assert whose(game) == "A turn"


@pytest.mark.card("scouts_spies", case="negative")
def test_scouts_move_only_to_an_adjacent_territory() -> None:
    game = position(
        4,
        tiles=CHAIN,
        clans={"cove": "A2 B1", "hills": "C1 D1"},
        hand={"A": "scouts_spies citadel"},
        turn="A",
    )
    play(game, "A: card:scouts_spies, seat:D, from:cove")
    assert options(game) == ["to:hills", "to:plains"]
