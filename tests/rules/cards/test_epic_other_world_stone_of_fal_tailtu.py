"""Epic Tales about places: The Other World, The Stone of Fal, Tailtu's Land."""

import pytest

from ardri.rules.box.base_box import CARD_KEYS, TILE_KEYS
from ardri.rules.box.board import site_from_text
from ardri.rules.box.catalogue import SEAT_NAMES, bits
from ardri.rules.errors import IllegalChoice
from ardri.rules.game import Game
from ardri.rules.state.state import FACE_UP
from ardri.testing import clans, hand, options, play, position, reserve, whose, zone

# The Other World


def other_world(here: str, sanctuaries: int, hand_of_b: str = "druid citadel") -> Game:
    """A plays The Other World in the Hills with so many Sanctuaries; A is present at no other."""
    game = position(
        3,
        tiles="cove hills plains",
        clans={"hills": here, "plains": "A1 B1", "cove": "B1"},
        sanctuaries={"hills": sanctuaries},
        hand={"A": "the_other_world bard", "B": hand_of_b},
        turn="A",
    )
    play(game, "A: card:the_other_world")
    return game


@pytest.mark.card("the_other_world", case="positive")
@pytest.mark.parametrize(
    ("answers", "after"),
    [
        ("place, seat:B", "A2 B1 C1"),
        ("place, seat:C", "A2 B2"),
        ("place, place", "A3 B2 C1"),
        ("seat:B, seat:B", "A1 C1"),
        ("seat:B, seat:C", "A1 B1"),
        ("place, done", "A2 B2 C1"),
        ("seat:B, done", "A1 B1 C1"),
        ("seat:C", "A1 B2"),
    ],
)
def test_the_other_world_gives_or_takes_a_clan_for_each_sanctuary(answers: str, after: str) -> None:
    game = other_world("A1 B2 C1", sanctuaries=2)
    play(game, f"A: territory:hills, {answers}")
    assert clans(game)["hills"] == after
    assert whose(game) == "B turn"
    assert zone(game, "epic_discard") == ["the_other_world"]


@pytest.mark.card("the_other_world", case="positive")
def test_the_other_world_opens_three_times_at_most() -> None:
    game = other_world("A1 B2 C1", sanctuaries=5)
    play(game, "A: territory:hills")
    assert options(game) == ["place", "seat:B", "seat:C"]
    play(game, "A: place, seat:B, seat:B")
    assert clans(game)["hills"] == "A2 C1"
    assert whose(game) == "B turn"


@pytest.mark.card("the_other_world", case="positive")
@pytest.mark.parametrize(("answers", "after"), [("place, done", "A2 B2 C1"), ("seat:B, done", "A1 B1 C1")])
def test_the_other_world_may_close_after_the_first_of_three(answers: str, after: str) -> None:
    game = other_world("A1 B2 C1", sanctuaries=3)
    play(game, f"A: territory:hills, {answers}")
    assert clans(game)["hills"] == after
    assert whose(game) == "B turn"


@pytest.mark.card("the_other_world", case="positive")
def test_the_other_world_takes_no_more_clans_than_are_there() -> None:
    game = other_world("A1 B1", sanctuaries=3)
    play(game, "A: territory:hills, seat:B")
    assert whose(game) == "B turn"  # nobody is left to take, and placing comes before taking
    assert clans(game)["hills"] == "A1"


@pytest.mark.card("the_other_world", case="negative")
@pytest.mark.ruling(56)
def test_the_other_world_needs_presence_and_a_sanctuary_and_may_stay_closed() -> None:
    game = other_world("A1 B2 C1", sanctuaries=1)
    assert options(game) == ["territory:hills", "nothing"]  # no Sanctuary in the Plains, no A in the Cove
    play(game, "A: nothing")
    assert clans(game)["hills"] == "A1 B2 C1"
    assert whose(game) == "B turn"
    assert zone(game, "epic_discard") == ["the_other_world"]


@pytest.mark.card("the_other_world", case="negative")
def test_the_other_world_without_a_reserve_can_only_take() -> None:
    game = other_world("A11 B1 C1", sanctuaries=2)
    play(game, "A: territory:hills")
    assert options(game) == ["seat:B", "seat:C"]


@pytest.mark.card("the_other_world", case="negative")
@pytest.mark.ruling(57)
@pytest.mark.parametrize(("here", "sanctuaries"), [("A11", 2), ("A1 B1", 0)])
def test_the_other_world_asks_nothing_where_nothing_can_come_of_it(here: str, sanctuaries: int) -> None:
    game = other_world(here, sanctuaries)
    assert whose(game) == "B turn"
    assert clans(game)["hills"] == here


@pytest.mark.card("the_other_world", case="timing")
def test_each_clan_the_other_world_takes_may_be_saved_by_itself() -> None:
    game = other_world("A1 B2", sanctuaries=3, hand_of_b="the_dagda dagdas_club diarmuid druid citadel")
    play(game, "A: territory:hills, place, seat:B, seat:B")
    assert options(game) == ["card:the_dagda", "decline"]
    assert clans(game)["hills"] == "A1 B2"
    play(game, "B: decline")
    assert options(game) == ["card:dagdas_club", "decline"]
    assert clans(game)["hills"] == "A2 B2"
    play(game, "B: card:dagdas_club, decline")  # The Dagda could cancel the Club
    assert clans(game)["hills"] == "A2 B1"  # one spared, one taken
    assert whose(game) == "B clan_removed"
    assert options(game) == ["card:diarmuid", "decline"]


@pytest.mark.card("the_other_world", case="timing")
def test_diarmuid_leads_a_clan_away_from_the_other_world_before_the_next_is_taken() -> None:
    game = other_world("A1 B2", sanctuaries=2, hand_of_b="diarmuid druid citadel")
    play(game, "A: territory:hills, seat:B, seat:B")
    assert whose(game) == "B clan_removed"
    assert clans(game)["hills"] == "A1 B1"
    play(game, "B: card:diarmuid, territory:cove")
    assert clans(game) == {"hills": "A1", "plains": "A1 B1", "cove": "B2"}


# The Stone of Fal


def stone_of_fal(own: str) -> Game:
    return position(
        tiles="hills plains",
        clans={"hills": "B1", "plains": own},
        capital="hills",
        brenn="B",
        hand={"A": "stone_of_fal", "B": "druid citadel"},
        turn="A",
    )


@pytest.mark.card("stone_of_fal", case="positive")
def test_the_stone_of_fal_sets_two_clans_in_the_capital_without_a_clash() -> None:
    game = stone_of_fal("A1")
    play(game, "A: card:stone_of_fal")
    assert clans(game) == {"hills": "A2 B1", "plains": "A1"}
    assert reserve(game, "A") == 9
    assert "clash" not in [event.kind for event in game.events]
    assert whose(game) == "B turn"
    assert zone(game, "epic_discard") == ["stone_of_fal"]


@pytest.mark.card("stone_of_fal", case="negative")
@pytest.mark.parametrize(("own", "after"), [("A11", "A1 B1"), ("A12", "B1")])
def test_the_stone_of_fal_has_no_more_clans_than_the_reserve(own: str, after: str) -> None:
    game = stone_of_fal(own)
    play(game, "A: card:stone_of_fal")
    assert clans(game) == {"hills": after, "plains": own}
    assert whose(game) == "B turn"


@pytest.mark.card("stone_of_fal", case="timing")
def test_the_stone_of_fal_makes_no_brenn_before_the_next_assembly() -> None:
    game = stone_of_fal("A1")
    play(game, "A: card:stone_of_fal")
    assert game.state.brenn == SEAT_NAMES.index("B")
    play(game, "B: pass")  # A has nothing left but to pass as well
    assert game.state.brenn == SEAT_NAMES.index("A")


# Tailtu's Land


def tailtu(stack: str = "moor hills cove", own: str = "A2", clans_near: str = "B1") -> Game:
    """A, who is not the Brenn, has played Tailtu's Land on an island of two territories."""
    game = position(
        tiles="plains valley",
        clans={"plains": own, "valley": clans_near},
        brenn="B",
        stack=stack,
        hand={"A": "tailtus_land bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:tailtus_land")
    return game


def stack_of(game: Game) -> list[list[str]]:
    """The layers of the tile stack: within one of several tiles the order is nobody's knowledge."""
    return [[TILE_KEYS[tile] for tile in bits(layer)] for layer in game.state.tile_stack]


@pytest.mark.card("tailtus_land", case="positive")
@pytest.mark.ruling(26)
@pytest.mark.ruling(53)
def test_tailtu_finds_a_land_and_puts_the_others_under_in_her_order() -> None:
    game = tailtu()
    assert whose(game) == "A site"
    site = options(game)[0]
    play(game, f"A: {site}")
    assert options(game) == ["tile:cove", "tile:hills", "tile:moor"]
    play(game, "A: tile:hills")
    assert options(game) == ["tile:cove", "tile:moor"]
    play(game, "A: tile:moor")
    assert [layer for layer in stack_of(game) if len(layer) == 1] == [["moor"], ["cove"]]
    assert stack_of(game)[-2:] == [["moor"], ["cove"]]
    assert game.state.board.site_of(TILE_KEYS.index("hills")) == site_from_text(site.removeprefix("site:"))
    assert game.state.zones[FACE_UP] >> CARD_KEYS.index("hills") & 1
    assert options(game) == ["from:plains", "done"]
    play(game, "A: from:plains")
    assert clans(game) == {"hills": "A1", "plains": "A1", "valley": "B1"}
    assert whose(game) == "B turn"
    assert zone(game, "epic_discard") == ["tailtus_land"]


@pytest.mark.card("tailtus_land", case="positive")
def test_any_legal_location_is_open_to_tailtu() -> None:
    game = tailtu()
    legal = game.state.board.legal_sites()
    assert len(legal) > 2
    assert [site_from_text(key.removeprefix("site:")) for key in options(game)] == legal


ALL_TILES = [tile for tile in TILE_KEYS if tile not in ("plains", "valley")]


@pytest.mark.card("tailtus_land", case="negative")
def test_tailtu_finds_nothing_when_no_tile_is_left() -> None:
    game = position(
        tiles=["plains", "valley", *ALL_TILES],
        clans={"plains": "A1 B1"},
        hand={"A": "tailtus_land bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:tailtus_land")
    assert whose(game) == "B turn"
    assert clans(game) == {"plains": "A1 B1"}
    assert zone(game, "epic_discard") == ["tailtus_land"]


@pytest.mark.card("tailtus_land", case="negative")
def test_tailtus_clans_come_only_from_next_door() -> None:
    game = position(
        tiles="plains valley forest highlands",
        clans={"plains": "A1", "highlands": "B1", "valley": "B1"},
        stack="moor hills cove",
        hand={"A": "tailtus_land bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:tailtus_land")
    board = game.state.board
    far = 1 << TILE_KEYS.index("forest") | 1 << TILE_KEYS.index("highlands")
    site = next(
        key for key in options(game) if board.touched(site_from_text(key.removeprefix("site:"))) == far
    )
    play(game, f"A: {site}, tile:moor, tile:cove")
    assert whose(game) == "B turn"  # A's only clan is not adjacent, so A is not asked
    assert clans(game)["plains"] == "A1"


@pytest.mark.card("tailtus_land", case="positive")
@pytest.mark.tile("stone_circle")
@pytest.mark.parametrize(("built", "after"), [(8, 1), (9, 0)])
def test_tailtus_land_brings_its_own_sanctuary_while_they_last(built: int, after: int) -> None:
    game = position(
        tiles="plains valley",
        clans={"plains": "A2", "valley": "B1"},
        sanctuaries={"plains": built},
        stack="moor stone_circle cove",
        hand={"A": "tailtus_land bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:tailtus_land")
    play(game, f"A: {options(game)[0]}, tile:stone_circle")
    assert game.state.sanctuaries[TILE_KEYS.index("stone_circle")] == after


@pytest.mark.card("tailtus_land", case="timing")
@pytest.mark.tile("mountains")
@pytest.mark.ruling(19)
def test_who_settles_tailtus_mountains_pays_the_toll() -> None:
    game = tailtu(stack="mountains hills cove")
    play(game, f"A: {options(game)[0]}, tile:mountains, tile:cove, from:plains")
    assert whose(game) == "A toll"
    assert options(game) == ["discard:bard", "remove"]
    play(game, "A: discard:bard")
    assert clans(game)["mountains"] == "A1"


@pytest.mark.card("tailtus_land", case="timing")
@pytest.mark.ruling(3)
@pytest.mark.ruling(43)
def test_tailtu_draws_only_when_the_dagda_has_let_her() -> None:
    game = position(
        tiles="plains valley",
        clans={"plains": "A2", "valley": "B1"},
        stack="moor hills cove",
        hand={"A": "tailtus_land bard", "B": "the_dagda druid citadel"},
        turn="A",
    )
    play(game, "A: card:tailtus_land")
    assert whose(game) == "B card_declared"
    assert game.state.drawn_tiles == 0
    play(game, "B: card:the_dagda")
    assert whose(game) == "B turn"
    assert "draw_tile" not in [event.kind for event in game.events]
    assert stack_of(game)[0] == ["moor"]


@pytest.mark.card("tailtus_land", case="timing")
def test_tailtus_tale_is_over_when_the_clan_has_settled() -> None:
    game = position(
        tiles="plains valley",
        clans={"plains": "A2", "valley": "B1"},
        stack="moor hills cove",
        hand={"A": "tailtus_land valley bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:tailtus_land")
    play(game, f"A: {options(game)[0]}, tile:moor, tile:cove")
    assert "tailtus_land" not in zone(game, "epic_discard")
    with pytest.raises(IllegalChoice):
        game.choose("card:valley")
    play(game, "A: from:plains, card:valley, territory:moor")
    assert clans(game) == {"moor": "A2", "plains": "A1", "valley": "B1"}
    assert hand(game, "A") == ["bard"]
