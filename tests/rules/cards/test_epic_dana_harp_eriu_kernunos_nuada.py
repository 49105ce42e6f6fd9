"""Epic Tales that recruit: Children of Dana, Dagda's Harp, Eriu, Kernunos' Sanctuary, Nuada Silverhand."""

import pytest

from ardri.rules.box.base_box import CARD_KEYS, TILE_KEYS
from ardri.rules.errors import IllegalChoice
from ardri.rules.game import Game
from ardri.rules.state.state import EPIC_PILE, FACE_DOWN
from ardri.testing import clans, hand, options, play, position, reserve, whose, zone
from tests.rules.helpers.game_inspection import kinds


def sanctuaries(game: Game, territory: str) -> int:
    return game.state.sanctuaries[TILE_KEYS.index(territory)]


# Children of Dana


@pytest.mark.card("children_of_dana", case="positive")
def test_children_of_dana_land_anywhere_even_among_strangers() -> None:
    game = position(
        tiles="plains cove hills moor",
        clans={"plains": "A1", "hills": "B2"},
        hand={"A": "children_of_dana bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:children_of_dana")
    assert options(game) == ["territory:cove", "territory:hills", "territory:moor", "territory:plains"]
    play(game, "A: territory:hills")
    assert clans(game) == {"plains": "A1", "hills": "A1 B2"}
    assert reserve(game, "A") == 10
    assert "clash" not in kinds(game)
    assert whose(game) == "B turn"
    assert zone(game, "epic_discard") == ["children_of_dana"]


@pytest.mark.card("children_of_dana", case="negative")
@pytest.mark.ruling(57)
def test_children_of_dana_without_a_reserve_are_not_asked_where_to_land() -> None:
    game = position(
        clans={"plains": "A12", "hills": "B2"},
        hand={"A": "children_of_dana bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:children_of_dana")
    assert whose(game) == "B turn"
    assert clans(game) == {"plains": "A12", "hills": "B2"}
    assert zone(game, "epic_discard") == ["children_of_dana"]


@pytest.mark.card("children_of_dana", case="timing")
def test_valley_follows_where_the_children_of_dana_have_landed() -> None:
    game = position(
        clans={"plains": "A1", "valley": "B2"},
        hand={"A": "children_of_dana valley bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:children_of_dana, territory:valley")
    assert whose(game) == "A card_finished"
    assert clans(game)["valley"] == "A1 B2"
    play(game, "A: card:valley, territory:valley")
    assert clans(game) == {"plains": "A1", "valley": "A2 B2"}


# Dagda's Harp


OTHER_TALES = ("battle_frenzy", "eriu", "lugs_spear", "tuans_memory")


@pytest.mark.card("dagdas_harp", case="positive")
@pytest.mark.parametrize(("others", "placed"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_dagdas_harp_brings_a_clan_for_each_other_tale_up_to_three(others: int, placed: int) -> None:
    game = position(
        clans={"plains": "A1 B1"},
        hand={"A": ["dagdas_harp", "bard", *OTHER_TALES[:others]], "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:dagdas_harp")
    assert clans(game) == {"plains": f"A{1 + placed} B1"}
    assert hand(game, "A") == ["bard", *OTHER_TALES[:others]]


@pytest.mark.card("dagdas_harp", case="positive")
@pytest.mark.ruling(56)
@pytest.mark.ruling(67)
def test_dagdas_harp_must_be_played_out_over_the_lands_one_is_present_in() -> None:
    game = position(
        clans={"plains": "A1", "hills": "A1 B1", "cove": "B1"},
        hand={"A": "dagdas_harp bard eriu lugs_spear", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:dagdas_harp")
    assert options(game) == ["territory:hills", "territory:plains"]
    play(game, "A: territory:hills")
    assert options(game) == ["territory:hills", "territory:plains"]
    play(game, "A: territory:plains")
    assert clans(game) == {"plains": "A2", "hills": "A2 B1", "cove": "B1"}
    assert whose(game) == "B turn"


@pytest.mark.card("dagdas_harp", case="negative")
def test_dagdas_harp_alone_is_silent_whatever_other_cards_are_held() -> None:
    game = position(
        clans={"plains": "A1", "hills": "A1 B1"},
        hand={"A": "dagdas_harp bard geis hills", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:dagdas_harp")
    assert whose(game) == "B turn"
    assert clans(game) == {"plains": "A1", "hills": "A1 B1"}
    assert zone(game, "epic_discard") == ["dagdas_harp"]


@pytest.mark.card("dagdas_harp", case="negative")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_dagdas_harp_brings_no_more_clans_than_the_reserve_has(left: int) -> None:
    game = position(
        clans={"plains": f"A{12 - left} B1"},
        hand={"A": "dagdas_harp bard eriu lugs_spear tuans_memory", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:dagdas_harp")
    assert clans(game) == {"plains": "A12 B1"}
    assert whose(game) == "B turn"


# Eriu


def eriu(**more: str) -> Game:
    """A is present at four Sanctuaries and in the Moor, B with a Sanctuary of their own."""
    return position(
        tiles="cove forest hills plains moor valley",
        clans={
            "cove": "A1",
            "forest": "A1",
            "hills": "A1 B1",
            "plains": more.get("plains", "A1"),
            "moor": "A1",
        },
        sanctuaries={"cove": 1, "forest": 2, "hills": 1, "plains": 1, "valley": 1},
        hand={"A": "eriu bard", "B": "druid citadel"},
        turn="A",
    )


@pytest.mark.card("eriu", case="positive")
def test_eriu_brings_one_clan_to_each_of_three_sanctuaries() -> None:
    game = eriu()
    play(game, "A: card:eriu")
    assert options(game) == [
        "territory:cove",
        "territory:forest",
        "territory:hills",
        "territory:plains",
        "done",
    ]
    play(game, "A: territory:forest")
    assert options(game) == ["territory:hills", "territory:plains", "done"]
    play(game, "A: territory:hills, territory:plains")
    assert clans(game) == {"cove": "A1", "forest": "A2", "hills": "A2 B1", "plains": "A2", "moor": "A1"}
    assert reserve(game, "A") == 4
    assert whose(game) == "B turn"


@pytest.mark.card("eriu", case="positive")
def test_eriu_stops_at_three_clans_though_a_fourth_sanctuary_waits() -> None:
    game = eriu()
    play(game, "A: card:eriu, territory:cove, territory:forest, territory:hills")
    assert whose(game) == "B turn"
    assert clans(game)["plains"] == "A1"


@pytest.mark.card("eriu", case="positive")
@pytest.mark.ruling(56)
def test_eriu_may_bring_fewer_clans_or_none() -> None:
    game = eriu()
    play(game, "A: card:eriu, territory:plains")  # no Sanctuary comes after the Plains in the catalogue
    assert clans(game)["plains"] == "A2"
    game = eriu()
    before = clans(game)
    play(game, "A: card:eriu, done")
    assert clans(game) == before
    assert whose(game) == "B turn"
    assert zone(game, "epic_discard") == ["eriu"]


@pytest.mark.card("eriu", case="negative")
def test_eriu_needs_presence_and_a_sanctuary_together() -> None:
    game = position(
        tiles="cove hills moor",
        clans={"hills": "A2", "moor": "A1", "cove": "B1"},
        hand={"A": "eriu bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:eriu")
    assert whose(game) == "B turn"
    assert clans(game) == {"hills": "A2", "moor": "A1", "cove": "B1"}


@pytest.mark.card("eriu", case="negative")
def test_eriu_brings_no_more_clans_than_the_reserve_has() -> None:
    game = eriu(plains="A7")
    play(game, "A: card:eriu, territory:cove")
    assert whose(game) == "B turn"
    assert clans(game)["cove"] == "A2"
    game = eriu(plains="A8")
    play(game, "A: card:eriu")
    assert whose(game) == "B turn"


@pytest.mark.card("eriu", case="timing")
def test_master_craftsman_gives_eriu_on_once_her_clans_are_placed() -> None:
    game = position(
        4,
        clans={"plains": "A1 B1 C1 D1"},
        hand={"A": "eriu master_craftsman bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:eriu, territory:plains")
    assert whose(game) == "A before_discard"
    assert clans(game) == {"plains": "A2 B1 C1 D1"}
    play(game, "A: card:master_craftsman, seat:C")
    assert hand(game, "C") == ["eriu"]
    assert game.state.deeds == [1, 0, 0, 0]
    assert zone(game, "epic_discard") == []


# Kernunos' Sanctuary


@pytest.mark.card("kernunos_sanctuary", case="positive")
@pytest.mark.ruling(59)
def test_kernunos_brings_a_clan_and_a_sanctuary_but_no_tale() -> None:
    game = position(
        tiles="cove hills moor plains",
        clans={"cove": "A1", "hills": "A1 B1", "moor": "A1", "plains": "B1"},
        hand={"A": "kernunos_sanctuary bard", "B": "druid citadel"},
        turn="A",
    )
    pile = game.state.zones[EPIC_PILE]
    play(game, "A: card:kernunos_sanctuary")
    assert options(game) == ["territory:hills", "territory:moor"]  # the Cove has the Capital's Sanctuary
    play(game, "A: territory:hills")
    assert clans(game)["hills"] == "A2 B1"
    assert sanctuaries(game, "hills") == 1
    assert hand(game, "A") == ["bard"]
    assert game.state.zones[EPIC_PILE] == pile


@pytest.mark.card("kernunos_sanctuary", case="negative")
@pytest.mark.ruling(61)
def test_kernunos_finds_no_place_where_sanctuaries_stand_everywhere() -> None:
    game = position(
        tiles="cove hills moor",
        clans={"cove": "A1", "hills": "A1 B1", "moor": "B1"},
        sanctuaries={"hills": 1},
        hand={"A": "kernunos_sanctuary bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:kernunos_sanctuary")
    assert whose(game) == "B turn"
    assert clans(game) == {"cove": "A1", "hills": "A1 B1", "moor": "B1"}
    assert sanctuaries(game, "hills") == 1
    assert zone(game, "epic_discard") == ["kernunos_sanctuary"]


@pytest.mark.card("kernunos_sanctuary", case="negative")
@pytest.mark.parametrize(
    ("own", "at_the_capital", "after", "built"),
    [
        ("A11", 1, "A11 B1", 1),  # no clan left
        ("A10", 9, "A11 B1", 0),  # no Sanctuary left: a clan comes all the same
    ],
)
def test_kernunos_brings_what_there_is(own: str, at_the_capital: int, after: str, built: int) -> None:
    game = position(
        clans={"cove": "A1", "hills": f"{own} B1"},
        sanctuaries={"cove": at_the_capital},
        hand={"A": "kernunos_sanctuary bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:kernunos_sanctuary")
    assert clans(game) == {"cove": "A1", "hills": after}
    assert sanctuaries(game, "hills") == built


@pytest.mark.card("kernunos_sanctuary", case="negative")
@pytest.mark.ruling(57)
def test_kernunos_with_neither_clan_nor_sanctuary_left_is_not_asked_where() -> None:
    game = position(
        clans={"cove": "A1", "hills": "A10 B1", "moor": "A1"},
        sanctuaries={"cove": 9},
        hand={"A": "kernunos_sanctuary bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:kernunos_sanctuary")
    assert whose(game) == "B turn"


@pytest.mark.card("kernunos_sanctuary", case="timing")
def test_forest_draws_a_tale_after_kernunos_has_built() -> None:
    game = position(
        clans={"forest": "A1", "hills": "A1 B1"},
        hand={"A": "kernunos_sanctuary forest bard", "B": "druid citadel"},
        chance="epic:nuada_silverhand",
        turn="A",
    )
    play(game, "A: card:kernunos_sanctuary")
    assert whose(game) == "A card_finished"
    assert sanctuaries(game, "hills") == 1
    assert zone(game, "epic_discard") == ["kernunos_sanctuary"]
    play(game, "A: card:forest")
    assert hand(game, "A") == ["bard", "nuada_silverhand"]
    assert game.state.zones[FACE_DOWN] == 1 << CARD_KEYS.index("forest")


# Nuada Silverhand


@pytest.mark.card("nuada_silverhand", case="positive")
@pytest.mark.ruling(56)
@pytest.mark.parametrize(
    ("answers", "after"), [("territory:hills, territory:hills", 5), ("territory:hills, done", 4), ("done", 3)]
)
def test_nuada_brings_up_to_one_clan_per_opponent_where_he_leads(answers: str, after: int) -> None:
    game = position(
        3,
        clans={"hills": "A3 B2 C1"},
        hand={"A": "nuada_silverhand bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, f"A: card:nuada_silverhand, {answers}")
    assert clans(game) == {"hills": f"A{after} B2 C1"}
    assert whose(game) == "B turn"


@pytest.mark.card("nuada_silverhand", case="positive")
def test_nuada_serves_every_land_he_leads_and_no_other() -> None:
    game = position(
        4,
        tiles="cove hills moor plains valley",
        clans={"cove": "A2 B1", "hills": "A4 B1 C1 D1", "moor": "A1 B1", "plains": "A1 C2", "valley": "A2"},
        hand={"A": "nuada_silverhand bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:nuada_silverhand")
    assert options(game) == ["territory:cove", "territory:hills", "done"]  # tied, led by C, alone: none
    play(game, "A: territory:cove")
    assert options(game) == ["territory:hills", "done"]
    with pytest.raises(IllegalChoice):
        game.choose("territory:cove")
    assert reserve(game, "A") == 2


@pytest.mark.card("nuada_silverhand", case="negative")
def test_nuada_brings_nobody_where_he_is_tied_led_or_alone() -> None:
    game = position(
        clans={"cove": "A1 B1", "hills": "A1 B2", "moor": "A1"},
        hand={"A": "nuada_silverhand bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:nuada_silverhand")
    assert whose(game) == "B turn"
    assert clans(game) == {"cove": "A1 B1", "hills": "A1 B2", "moor": "A1"}


@pytest.mark.card("nuada_silverhand", case="negative")
def test_nuada_brings_no_more_clans_than_the_reserve_has() -> None:
    game = position(
        4,
        clans={"hills": "A11 B1 C1 D1"},
        hand={"A": "nuada_silverhand bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:nuada_silverhand, territory:hills")
    assert clans(game) == {"hills": "A12 B1 C1 D1"}
    assert whose(game) == "B turn"


@pytest.mark.card("nuada_silverhand", case="timing")
def test_nuadas_clans_stand_before_the_card_goes_to_the_stone_circle() -> None:
    game = position(
        clans={"hills": "A2 B1", "stone_circle": "A1"},
        hand={"A": "nuada_silverhand stone_circle bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:nuada_silverhand, territory:hills")
    assert whose(game) == "A card_finished"
    assert clans(game)["hills"] == "A3 B1"
    play(game, "A: card:stone_circle")
    assert hand(game, "A") == ["bard", "nuada_silverhand"]
    assert clans(game) == {"hills": "A3 B1"}
