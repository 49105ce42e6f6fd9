"""Rulings R56, R57 and R61: where nothing may be chosen, useless targets, and no target at all."""

import pytest

from ardri.testing import clans, hand, options, play, position, whose
from tests.rules.helpers.game_inspection import declared

# R56: where zero is allowed


MANY_TILES = "cove hills plains forest lost_vale"


@pytest.mark.ruling(56)
@pytest.mark.parametrize(
    ("card", "before", "zero"),
    [
        ("conquest", "", "nothing"),
        ("manannans_horses", "", "nothing"),
        ("craftsmen_peasants", "", "done"),
        ("eriu", "", "done"),
        ("nuada_silverhand", "", "done"),
        ("the_other_world", "", "nothing"),
        ("scouts_spies", ", seat:B", "done"),
    ],
)
def test_doing_nothing_is_allowed(card: str, before: str, zero: str) -> None:
    table = {"cove": "A2 B1", "hills": "A1"}
    game = position(
        players=4,
        tiles=MANY_TILES,
        clans=table,
        hand={"A": f"{card} bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, f"A: card:{card}{before}, {zero}")
    assert (whose(game), clans(game), hand(game, "A")) == ("B turn", table, ["bard"])


@pytest.mark.card("tailtus_land", case="positive")
@pytest.mark.ruling(56)
def test_tailtu_may_move_nobody() -> None:
    game = position(
        tiles=MANY_TILES,
        clans=dict.fromkeys(MANY_TILES.split(), "A1"),
        hand={"A": "tailtus_land bard"},
        turn="A",
    )
    play(game, "A: card:tailtus_land")
    for _ in range(3):
        play(game, f"A: {options(game)[0]}")
    assert whose(game) == "A settle_from"
    play(game, "A: done")
    assert clans(game) == dict.fromkeys(MANY_TILES.split(), "A1")


@pytest.mark.ruling(56)
@pytest.mark.parametrize(
    ("card", "first"),
    [
        ("emissaries", ["from:cove", "from:hills"]),
        ("new_clans", ["territory:cove", "territory:hills"]),
        ("dagdas_harp", ["territory:cove", "territory:hills"]),
        ("balors_eye", ["territory:cove", "territory:hills"]),
        ("breas_tyranny", ["from:cove", "from:hills"]),
        ("lost_vale", ["from:cove", "from:hills"]),
    ],
)
def test_what_can_be_done_must_be_done(card: str, first: list[str]) -> None:
    game = position(
        players=4,
        tiles="cove hills lost_vale swamp",
        clans={"cove": "A2 B1", "hills": "A1 C1"},
        hand={"A": f"{card} swamp eriu tuans_memory", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:swamp, card:lost_vale" if card == "lost_vale" else f"A: card:{card}")
    assert options(game) == first


@pytest.mark.card("new_clans", case="negative")
@pytest.mark.ruling(56)
def test_what_is_begun_is_finished() -> None:
    game = position(
        tiles="cove hills plains",
        clans={"cove": "A1", "hills": "A1 B1"},
        hand={"A": "new_clans dagdas_harp stone_of_fal eriu tuans_memory balors_eye", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:new_clans, territory:cove")
    assert options(game) == ["territory:cove", "territory:hills"]
    play(game, "A: territory:cove", "B: pass", "A: card:dagdas_harp, territory:cove, territory:cove")
    assert options(game) == ["territory:cove", "territory:hills"]
    play(game, "A: territory:cove", "B: pass", "A: card:stone_of_fal")
    assert clans(game) == {"cove": "A8", "hills": "A1 B1"}


# R57: useless targets are one option


@pytest.mark.ruling(57)
@pytest.mark.parametrize(
    ("card", "first"),
    [
        ("migration", ["from:hills", "from:moor", "nothing"]),
        ("warlord", ["territory:hills", "nothing"]),
        ("manannans_horses", ["from:hills", "from:moor", "nothing"]),
        ("the_other_world", ["territory:hills", "nothing"]),
        ("conquest", [*(f"territory:{t}" for t in ["cove", "forest", "hills", "moor", "valley"]), "nothing"]),
    ],
)
def test_useless_targets_are_one_option(card: str, first: list[str]) -> None:
    table = {"hills": "A1 B1", "moor": "A1"}
    game = position(
        tiles="cove hills moor valley forest plains swamp",
        clans=table,
        sanctuaries={"hills": 1},
        hand={"A": f"{card} bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, f"A: card:{card}")
    assert options(game) == first
    play(game, "A: nothing")
    assert (whose(game), clans(game), hand(game, "A")) == ("B turn", table, ["bard"])


# R61: no legal target at all


@pytest.mark.ruling(61)
@pytest.mark.parametrize(
    ("card", "canceller", "table"),
    [
        ("festival", "geis", {"cove": "B1", "hills": "A1"}),
        ("breas_tyranny", "the_dagda", {"cove": "B1", "hills": "A1"}),
        ("kernunos_sanctuary", "the_dagda", {"cove": "A1", "hills": "B1"}),
        ("citadel", "geis", {"cove": "B1", "swamp": "A1"}),
    ],
)
def test_a_card_without_any_target_is_played_without_effect(
    card: str, canceller: str, table: dict[str, str]
) -> None:
    game = position(
        tiles="cove hills swamp valley",
        clans=table,
        hand={"A": f"{card} bard valley", "B": f"{canceller} druid conquest"},
        turn="A",
    )
    play(game, f"A: card:{card}")
    assert (whose(game), declared(game)) == ("B card_declared", ())
    play(game, "B: decline")
    assert (whose(game), options(game)) == ("A card_finished", ["card:valley", "decline"])
    assert (clans(game), game.state.festival, sum(game.state.sanctuaries)) == (table, -1, 1)
    assert hand(game, "A") == ["bard", "valley"]
