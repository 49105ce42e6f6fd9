"""Counting Epic Tales through draws and shuffles, and tiles: exact, for everybody."""

from itertools import islice
from random import Random

import pytest

from ardri.rules.box.base_box import EPIC_KEYS, TILE_KEYS
from ardri.rules.box.catalogue import bits
from ardri.rules.editions.base import BASE
from ardri.rules.formats.notation import from_json, to_json
from ardri.rules.game import Game
from ardri.rules.knowledge.sightings import ACTION_TRAIL, EPIC_TRAIL, LAYER
from ardri.rules.state.state import EPIC_PILE, HAND
from ardri.testing import options, play_random, position
from tests.rules.helpers.knowledge_checks import LAND, Table, compare, facts, names, table_of

# Epic Tales and reshuffles


def test_tales_drawn_before_and_after_the_dagda_are_told_apart() -> None:
    table = table_of(
        {"A": "bard stone_of_fal", "B": "sanctuary the_dagda druid festival", "C": "eriu citadel geis"}, ""
    )
    table.go("A: card:bard")
    table.go("B: card:sanctuary")
    table.go("C: card:eriu, territory:hills")
    table.go("A: card:stone_of_fal", "B: card:the_dagda")
    table.quiet()
    view = table.game.view(2)
    assert facts(view, "hand:A") == {}
    assert "eriu" not in names(view.may_lie(HAND))
    assert "the_dagda" not in names(view.may_lie(HAND + 1))
    table.go("B: card:druid, take:bard", "B: card:bard")
    table.quiet()
    held = facts(view, "hand:B")
    assert list(held.values()) == [1]
    (old,) = held
    assert "eriu" not in old
    assert "eriu" in names(view.may_lie(HAND + 1))


def nearly_empty_pile(pile: str, hands: dict[str, str], chance: str) -> Table:
    """All Tales but those of the pile and the hands lie in the discard."""
    elsewhere = {*pile.split(), *" ".join(hands.values()).split()}
    game = position(
        3,
        tiles=LAND,
        clans={"hills": "A3 B3 C3"},
        hand=hands,
        epic_discard=[key for key in EPIC_KEYS if key not in elsewhere],
        chance=chance,
        windows="sealed",
        turn="A",
    )
    return Table(game)


@pytest.mark.ruling(32)
def test_a_pile_that_runs_out_in_mid_draw_is_known_to_have_brought_its_last_tale() -> None:
    """Tuan draws three: Eriu, the only one left, and two after the discard was shuffled in."""
    table = nearly_empty_pile(
        "eriu",
        {"A": "tuans_memory druid bard", "B": "geis sanctuary", "C": "citadel"},
        "epic:eriu epic:balors_eye epic:the_fianna",
    )
    table.go("A: card:tuans_memory")
    table.quiet()
    assert facts(table.game.view(1), "drawn:A") == {"eriu": 1}
    table.go("A: keep:eriu")
    table.quiet()
    assert facts(table.game.view(1), "hand:A")["eriu"] == 1
    assert "eriu" not in names(table.game.view(1).may_lie(EPIC_PILE))


def drawn_before_and_after() -> Table:
    """A and B have drawn before the pile ran out, A once more after it was shuffled anew."""
    table = nearly_empty_pile(
        "eriu balors_eye",
        {"A": "bard druid conquest", "B": "sanctuary the_fianna geis", "C": "citadel lugs_spear"},
        "epic:eriu epic:balors_eye epic:diarmuid",
    )
    table.go("A: card:bard")
    table.go("B: card:sanctuary")
    table.go("A: card:druid, take:bard", "A: card:bard")
    table.quiet()
    return table


@pytest.mark.ruling(32)
def test_tales_unknown_in_hands_before_the_pile_ran_out_stay_told_from_those_drawn_after() -> None:
    table = drawn_before_and_after()
    view = table.game.view(2)
    assert facts(view, "hand:A") == {"balors_eye eriu the_fianna": 1}
    assert names(view.may_lie(HAND + 1) & BASE.epic_cards) == "balors_eye eriu the_fianna"
    assert table.histories("C", EPIC_TRAIL).least(HAND + 1, view.may_lie(HAND + 1)) == 2
    assert facts(table.game.view(0), "hand:B") == {}


def test_all_layouts_of_tales_are_equally_likely_in_worlds() -> None:
    """To C, A has one of three old Tales, B the other two, and A one of those that came back."""
    table = drawn_before_and_after()
    brute = table.histories("C", EPIC_TRAIL)
    assert brute.count() == 3 * 26
    found: dict[tuple[int, ...], int] = {}
    for world in islice(table.game.view(2).worlds(Random(1)), 3900):
        layout = tuple(mask & BASE.epic_cards for mask in world.state.zones)
        found[layout] = found.get(layout, 0) + 1
    assert len(found) == brute.count()
    assert sum((count - 50) ** 2 / 50 for count in found.values()) < 120


# Tiles


def test_tiles_that_tailtu_put_under_the_stack_are_known_to_her_alone() -> None:
    game = position(
        3,
        tiles="plains valley hills",
        clans={"plains": "A2", "valley": "B1 C1"},
        hand={"A": "tailtus_land bard", "B": "exploration citadel", "C": "druid geis"},
        chance="tile:moor tile:cove tile:swamp",
        brenn="B",
        turn="A",
    )
    table = Table(game)
    table.go("A: card:tailtus_land")
    table.quiet()
    table.go(f"A: {options(game)[0]}, tile:cove, tile:swamp")
    table.quiet()
    top = LAYER + game.state.layers_gone
    under = [names_of_tiles(game, seat, top + 1) for seat in (0, 1, None)]
    assert under[0] == "swamp"
    assert under[1] == under[2]
    assert len(under[1].split()) == 12
    assert "swamp" not in names_of_tiles(game, 0, top)
    table.go("B: card:exploration")
    table.quiet()
    table.go(f"B: {options(game)[0]}")
    table.quiet()


def names_of_tiles(game: Game, seat: int | None, place: int) -> str:
    """The tiles that may lie in a place, for all that a seat knows."""
    return " ".join(TILE_KEYS[tile] for tile in bits(game.view(seat).tiles().possible(place)))


@pytest.mark.parametrize("seed", range(3))
def test_tiles_of_the_discovery_setup_are_known_by_layers(seed: int) -> None:
    game = Game.start(3, seed, edition="discovery", listen=True, round_limit=6)
    table = Table(game)
    table.compare()
    top = LAYER + game.state.layers_gone
    assert "moor" in names_of_tiles(game, None, top)
    assert names_of_tiles(game, None, top + 1) == "forest gates highlands meadows misty_lands mountains"
    made = 0
    while not game.over:
        made += play_random(game, seed=100 * seed + made, eager=True, choices=25)
        table.compare()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_read_back_knows_exactly_what_can_be_known(players: int) -> None:
    game = Game.start(
        players, "read back", "discovery" if players == 3 else "base", listen=True, round_limit=4
    )
    table = Table(game)
    made = 0
    while not game.over:
        made += play_random(game, seed=made, choices=40)
        again = from_json(to_json(game), game.source)
        for onlooker in table.onlookers:
            onlooker.catch_up(game)
            compare(again, onlooker, ACTION_TRAIL)
            compare(again, onlooker, EPIC_TRAIL)  # layers of tiles are numbered anew
