"""Setting up: tiles, Brenn, Capital, crows and the first clans."""

import pytest

from ardri.rules.box.base_box import ACTION_KEYS, EPIC_KEYS, TILE_KEYS
from ardri.rules.box.catalogue import bits
from ardri.rules.errors import IllegalChoice, OutOfTurn, RulesError
from ardri.rules.game import Game
from ardri.rules.invariants import problems
from ardri.rules.state.chance import Scripted, Seeded, Source
from ardri.rules.state.state import SEASON, SETTING_UP
from ardri.testing import clans, hand, options, play, whose, zone

FOUR_PLAYER_CARDS = ["emissaries", "master_craftsman", "raid", "scouts_spies"]
DISCOVERY_TILES = ["valley", "cove", "plains", "hills"]
DISCOVERY_LAST = ["forest", "gates", "highlands", "meadows", "misty_lands", "mountains"]


def scripted(players: int, script: str, discovery: bool = False) -> Game:
    """A game of which chance is known at first."""
    source = Scripted(script.split(), Seeded("setup"))
    return Game.start(
        players=players, source=source, edition="discovery" if discovery else "base", listen=True
    )


def in_play(game: Game) -> list[str]:
    return [TILE_KEYS[tile] for tile, _ in game.state.board.places]


def stacked(game: Game) -> list[list[str]]:
    """The stack's layers: the tiles of each are in unknown order."""
    return [[TILE_KEYS[tile] for tile in bits(layer)] for layer in game.state.tile_stack]


def neighbours(game: Game, tile: str) -> list[str]:
    return [TILE_KEYS[other] for other in game.state.board.neighbours(TILE_KEYS.index(tile))]


# Players and cards


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_inis_is_for_two_to_five_players(players: int) -> None:
    with pytest.raises(RulesError, match="2 to 5 players"):
        Game.start(players=players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_twelve_clans_in_reserve_and_nothing_else(players: int) -> None:
    game = Game.start(players=players)
    assert game.state.reserve == [12] * players
    assert game.state.deeds == [0] * players
    assert game.state.pretenders == 0
    assert [hand(game, name) for name in "ABCD"[:players]] == [[]] * players
    assert clans(game) == {}


@pytest.mark.parametrize(("players", "in_use"), [(2, 13), (3, 13), (4, 17)])
def test_the_four_player_cards_stay_in_the_box_with_fewer_players(players: int, in_use: int) -> None:
    game = Game.start(players=players)
    left_out = [] if players == 4 else FOUR_PLAYER_CARDS
    assert zone(game, "undealt") == [card for card in ACTION_KEYS if card not in left_out]
    assert len(zone(game, "undealt")) == in_use
    assert [card for card in zone(game, "box") if card in ACTION_KEYS] == left_out


def test_all_epic_tales_are_the_draw_pile() -> None:
    assert zone(Game.start(players=2), "epic_pile") == list(EPIC_KEYS)


# Tiles


def test_two_players_begin_on_two_tiles_that_touch() -> None:
    game = scripted(2, "tile:moor tile:swamp brenn:A")
    assert in_play(game) == ["moor", "swamp"]
    assert neighbours(game, "moor") == ["swamp"]


def test_three_tiles_all_touch_each_other() -> None:
    game = scripted(3, "tile:moor tile:hills tile:swamp brenn:A")
    assert in_play(game) == ["moor", "hills", "swamp"]
    assert [len(neighbours(game, tile)) for tile in in_play(game)] == [2, 2, 2]


@pytest.mark.parametrize("third", range(4))
@pytest.mark.parametrize("fourth", range(4))
def test_each_of_four_tiles_touches_two_others_wherever_it_is_laid(third: int, fourth: int) -> None:
    game = scripted(4, f"layout:0 layout:5 layout:{third} layout:{fourth} brenn:A")
    assert len(in_play(game)) == 4
    assert all(len(neighbours(game, tile)) >= 2 for tile in in_play(game))
    assert not problems(game.state)


def test_the_other_tiles_are_the_stack_in_unknown_order() -> None:
    game = scripted(3, "tile:moor tile:hills tile:swamp brenn:A")
    assert stacked(game) == [[tile for tile in TILE_KEYS if tile not in ("moor", "hills", "swamp")]]


def test_the_layout_is_nobodys_choice() -> None:
    game = Game.start(players=2, source=Source())
    with pytest.raises(OutOfTurn, match="chance is to answer"):
        game.choose("territory:cove")
    assert game.chance is not None
    assert game.chance.options == tuple(f"tile:{tile}" for tile in TILE_KEYS)


def test_advantage_cards_of_the_tiles_in_play_lie_face_up_and_the_others_in_the_box() -> None:
    game = scripted(3, "tile:moor tile:hills tile:swamp brenn:A")
    assert zone(game, "face_up") == ["hills", "moor", "swamp"]
    assert zone(game, "face_down") == []
    assert len([card for card in zone(game, "box") if card in TILE_KEYS]) == 13


@pytest.mark.tile("gates")
@pytest.mark.tile("stone_circle")
def test_the_gates_and_the_stone_circle_enter_with_a_sanctuary_already_in_the_setup() -> None:
    game = scripted(3, "tile:gates tile:stone_circle tile:hills brenn:B")
    standing = {tile: game.state.sanctuaries[TILE_KEYS.index(tile)] for tile in in_play(game)}
    assert standing == {"gates": 1, "stone_circle": 1, "hills": 0}


# Brenn, Capital, crows


@pytest.mark.parametrize("brenn", ["A", "B", "C", "D"])
def test_chance_names_the_first_brenn_who_chooses_the_capital(brenn: str) -> None:
    game = scripted(4, f"brenn:{brenn}")
    assert whose(game) == f"{brenn} capital"


def test_the_first_brenn_may_be_any_player() -> None:
    game = Game.start(players=3, source=Source())
    play(game, "*: tile:moor, layout:0, tile:hills, layout:0, tile:cove")
    assert game.chance is not None
    assert game.chance.options == ("brenn:A", "brenn:B", "brenn:C")


def test_the_capital_brings_a_sanctuary_and_counts_as_a_citadel() -> None:
    game = scripted(3, "tile:gates tile:moor tile:hills brenn:B")
    play(game, "B: territory:gates")
    gates = TILE_KEYS.index("gates")
    assert game.state.capital == gates
    assert game.state.sanctuaries[gates] == 2
    assert game.state.citadels_in(gates) == 1
    assert sum(game.state.citadels) == 0
    assert sum(game.state.sanctuaries) == 2


@pytest.mark.tile("swamp")
def test_the_capital_cannot_stand_in_the_swamp() -> None:
    game = scripted(3, "tile:swamp tile:moor tile:hills brenn:B")
    assert options(game) == ["territory:hills", "territory:moor"]
    with pytest.raises(IllegalChoice):
        game.choose("territory:swamp")


@pytest.mark.tile("swamp")
def test_beside_the_swamp_the_only_other_tile_of_two_is_the_capital_unasked() -> None:
    game = scripted(2, "tile:swamp tile:moor brenn:B crows:clockwise")
    assert game.state.capital == TILE_KEYS.index("moor")
    assert whose(game) == "B first_clan"


def test_the_crows_are_tossed_after_the_capital_is_founded() -> None:
    game = Game.start(players=2, source=Source())
    play(game, "*: tile:moor, layout:0, tile:hills, brenn:B", "B: territory:hills")
    assert game.chance is not None
    assert game.chance.options == ("crows:clockwise", "crows:counterclockwise")
    assert game.state.capital == TILE_KEYS.index("hills")


# The first clans


@pytest.mark.parametrize(
    ("players", "brenn", "crows", "order"),
    [
        (2, "B", "clockwise", "BABA"),
        (2, "A", "counterclockwise", "ABAB"),
        (3, "B", "clockwise", "BCABCA"),
        (3, "B", "counterclockwise", "BACBAC"),
        (4, "C", "clockwise", "CDABCDAB"),
        (4, "C", "counterclockwise", "CBADCBAD"),
    ],
)
def test_first_clans_are_placed_one_by_one_from_the_brenn_twice_around(
    players: int, brenn: str, crows: str, order: str
) -> None:
    game = scripted(players, f"brenn:{brenn} crows:{crows}", discovery=True)
    play(game, f"{brenn}: territory:cove")
    asked = ""
    while game.state.phase == SETTING_UP:
        asked += whose(game)[0]
        assert whose(game)[1:] == " first_clan"
        game.choose("territory:valley")
    assert asked == order
    assert clans(game) == {"valley": " ".join(f"{name}2" for name in "ABCD"[:players])}
    assert game.state.reserve == [10] * players


def test_a_first_clan_may_go_into_any_territory_even_beside_others() -> None:
    game = scripted(3, "brenn:A crows:clockwise", discovery=True)
    play(game, "A: territory:valley")
    everywhere = ["territory:cove", "territory:plains", "territory:valley"]
    play_order = ["A: territory:cove", "B: territory:cove", "C: territory:plains", "A: territory:valley"]
    for line in play_order:
        assert options(game) == everywhere
        play(game, line)
    play(game, "B: territory:cove", "C: territory:cove")
    assert clans(game) == {"cove": "A1 B2 C1", "plains": "C1", "valley": "A1"}


def test_placing_the_first_clans_beside_others_starts_no_clash() -> None:
    game = scripted(2, "brenn:A crows:clockwise", discovery=True)
    play(game, "A: territory:cove, territory:cove", "B: territory:cove", "A: territory:cove")
    assert game.state.clash is None
    assert whose(game) == "B first_clan"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_round_begins_with_a_full_assembly(players: int) -> None:
    game = scripted(players, "brenn:A crows:clockwise", discovery=True)
    play(game, "A: territory:cove")
    while game.state.phase == SETTING_UP:
        seat = game.decision.seat
        game.choose("territory:valley" if seat else "territory:cove")
    assert game.state.round == 1
    assert whose(game) == "A draft_keep"
    assert "cove" in hand(game, "A")
    kinds = [event.kind for event in game.events]
    assert kinds.index("assembly") < kinds.index("crows", kinds.index("assembly"))
    assert "season" not in kinds


def test_the_chieftain_of_the_capital_is_the_brenn_at_the_first_assembly() -> None:
    game = scripted(2, "brenn:A crows:clockwise", discovery=True)
    play(game, "A: territory:cove, territory:valley", "B: territory:cove")
    play(game, "A: territory:valley", "B: territory:cove")
    assert game.state.brenn == 1


# The discovery scenario


@pytest.mark.parametrize("players", [2, 3, 4])
def test_discovery_begins_on_fixed_tiles(players: int) -> None:
    game = Game.start(players=players, seed="anything", edition="discovery")
    assert in_play(game) == DISCOVERY_TILES[:players]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_discovery_keeps_six_tiles_for_last(players: int) -> None:
    game = Game.start(players=players, seed="anything", edition="discovery")
    soon = [tile for tile in TILE_KEYS if tile not in DISCOVERY_TILES[:players] + DISCOVERY_LAST]
    assert stacked(game) == [soon, DISCOVERY_LAST]


def test_discovery_still_leaves_brenn_capital_and_crows_open() -> None:
    game = Game.start(players=2, edition="discovery", source=Source())
    assert game.chance is not None
    assert all(option.startswith("layout:") for option in game.chance.options)
    play(game, "*: layout:0, brenn:B")
    assert whose(game) == "B capital"
    assert options(game) == ["territory:cove", "territory:valley"]


def test_without_discovery_any_tile_may_come_first() -> None:
    first = {in_play(Game.start(players=2, seed=seed))[0] for seed in range(12)}
    assert len(first) > 3


# Seeds


def test_the_same_seed_gives_the_same_setup_and_another_seed_another() -> None:
    def table(seed: int | str) -> tuple[object, ...]:
        game = Game.start(players=4, seed=seed)
        return game.state.board.places, game.state.brenn

    assert table("a") == table("a")
    assert len({table(seed) for seed in range(8)}) > 1


def test_a_game_reaches_its_first_season_from_the_setup() -> None:
    game = Game.start(players=4, seed=5)
    while game.state.phase != SEASON:
        game.choose(game.decision.options[0])
        assert not problems(game.state)
    assert game.decision.seat == game.state.brenn
    assert game.decision.question == "turn"
