"""Rule scenarios, second tier: what cards do."""

import pytest

from ardri.rules.box.base_box import ACTION_KEYS, TILE_KEYS
from ardri.rules.game import Game
from ardri.rules.state.chance import Source
from ardri.testing import clans, hand, options, play, position, whose, zone
from tests.rules.helpers.game_inspection import known


def citadels(game: Game, tile: str) -> int:
    return game.state.citadels[TILE_KEYS.index(tile)]


def sanctuaries(game: Game, tile: str) -> int:
    return game.state.sanctuaries[TILE_KEYS.index(tile)]


# Building


@pytest.mark.parametrize(
    ("holder", "played", "taken"),
    [("B", "", True), ("", "", True), ("", "forest", False), ("A", "", True)],
    ids=["from a hand", "from the table", "already played", "in the own hand"],
)
def test_citadel_takes_the_card_of_its_territory(holder: str, played: str, taken: bool) -> None:
    hands = {"A": "citadel bard", "B": "druid conquest"}
    if holder:
        hands[holder] += " forest"
    game = position(
        tiles="cove forest", clans={"cove": "B1", "forest": "A1 B1"}, hand=hands, played=played, turn="A"
    )
    play(game, "A: card:citadel")
    assert citadels(game, "forest") == 1
    assert ("forest" in hand(game, "A")) is taken
    assert "forest" not in hand(game, "B")


def test_the_swamp_bears_no_citadel() -> None:
    game = position(
        tiles="cove hills swamp",
        clans={"hills": "A1", "cove": "A1 B1", "swamp": "A1"},
        hand={"A": "citadel bard", "B": "druid conquest"},
        turn="A",
    )
    play(game, "A: card:citadel")
    assert options(game) == ["territory:cove", "territory:hills"]


def test_the_swamp_is_no_capital() -> None:
    game = Game.start(players=3, source=Source())
    for tile in ("swamp", "cove", "hills"):
        while game.chance is not None and not game.chance.options[0].startswith("tile:"):
            game.choose_chance(game.chance.options[0])
        game.choose_chance(f"tile:{tile}")
    game.choose_chance("brenn:B")
    assert (whose(game), options(game)) == ("B capital", ["territory:cove", "territory:hills"])


def test_sanctuary_with_none_left_still_draws() -> None:
    game = position(
        tiles="cove hills",
        clans={"cove": "A1 B1"},
        sanctuaries={"cove": 5, "hills": 4},
        hand={"A": "sanctuary bard", "B": "druid conquest"},
        turn="A",
        chance="epic:eriu",
    )
    play(game, "A: card:sanctuary")
    assert (sanctuaries(game, "cove"), hand(game, "A")) == (5, ["bard", "eriu"])


@pytest.mark.parametrize("reserve", [2, 0])
def test_kernunos_wants_a_place_without_a_sanctuary(reserve: int) -> None:
    game = position(
        tiles="cove hills plains",
        clans={"cove": f"A{10 - reserve} B1", "hills": "A1", "plains": "A1"},
        hand={"A": "kernunos_sanctuary bard", "B": "druid conquest"},
        turn="A",
    )
    play(game, "A: card:kernunos_sanctuary")
    assert options(game) == ["territory:hills", "territory:plains"]
    play(game, "A: territory:plains")
    assert clans(game)["plains"] == ("A2" if reserve else "A1")
    assert (sanctuaries(game, "plains"), hand(game, "A")) == (1, ["bard"])


# Recruiting


def test_new_alliance_is_either_or() -> None:
    game = position(
        players=3,
        tiles="cove hills",
        clans={"cove": "A1 B2 C1"},
        hand={"A": "new_alliance bard", "B": "druid conquest"},
        turn="A",
    )
    play(game, "A: card:new_alliance")
    assert options(game) == ["place", "replace:B"]
    twin = game.copy()
    play(game, "A: replace:B")
    assert (clans(game), game.state.clash) == ({"cove": "A2 B1 C1"}, None)
    play(twin, "A: place")
    assert (clans(twin), twin.state.clash) == ({"cove": "A2 B2 C1"}, None)


def test_new_alliance_without_a_reserve_replaces_nobody() -> None:
    game = position(
        tiles="cove hills",
        clans={"cove": "A12 B2"},
        hand={"A": "new_alliance bard", "B": "druid conquest"},
        turn="A",
    )
    play(game, "A: card:new_alliance")
    assert (whose(game), clans(game)) == ("B turn", {"cove": "A12 B2"})


def test_craftsmen_go_where_citadels_are_as_far_as_the_reserve_reaches() -> None:
    game = position(
        tiles="cove hills",
        clans={"cove": "A1 B1", "hills": "A10"},
        citadels={"cove": 1},
        hand={"A": "craftsmen_peasants bard", "B": "druid conquest"},
        turn="A",
    )
    play(game, "A: card:craftsmen_peasants")
    assert options(game) == ["territory:cove", "done"]
    play(game, "A: territory:cove")
    assert (whose(game), clans(game)) == ("B turn", {"cove": "A2 B1", "hills": "A10"})


def test_nuada_counts_opponents_not_clans() -> None:
    game = position(
        players=3,
        tiles="cove hills",
        clans={"cove": "A4 B2 C1", "hills": "A1 B1"},
        hand={"A": "nuada_silverhand bard", "B": "druid conquest"},
        turn="A",
    )
    play(game, "A: card:nuada_silverhand, territory:cove, territory:cove")
    assert (whose(game), clans(game)) == ("B turn", {"cove": "A6 B2 C1", "hills": "A1 B1"})


def test_the_stone_of_fal_calls_two_clans_to_the_capital_and_may_make_a_brenn() -> None:
    game = position(
        tiles="cove hills",
        clans={"cove": "B1", "hills": "A1"},
        hand={"A": "stone_of_fal"},
        brenn="B",
        turn="A",
    )
    play(game, "A: card:stone_of_fal")
    # both can only pass now, and the next Assembly is held
    assert clans(game) == {"cove": "A2 B1", "hills": "A1"}
    assert (game.state.round, game.state.brenn) == (2, 0)


# Cards from and to hands


@pytest.mark.parametrize(("more", "playable"), [("", False), ("bard", True)])
def test_druid_is_not_playable_as_the_last_action_card(more: str, playable: bool) -> None:
    game = position(
        clans={"cove": "A1 B1"},
        hand={"A": f"druid eriu tuans_memory balors_eye {more}", "B": "citadel conquest"},
        turn="A",
    )
    assert ("card:druid" in options(game)) is playable


def test_master_craftsman_with_no_other_card_just_draws() -> None:
    game = position(
        players=4,
        clans={"cove": "A1 B1"},
        hand={"A": "master_craftsman", "B": "druid citadel"},
        turn="A",
        chance="epic:eriu",
    )
    play(game, "A: card:master_craftsman")
    assert (whose(game), hand(game, "A")) == ("B turn", ["eriu"])


@pytest.mark.parametrize(("here", "asked"), [("A1", "A card_finished"), ("B1", "B turn")])
def test_the_stone_circle_takes_a_clan_and_gives_the_tale_back(here: str, asked: str) -> None:
    game = position(
        tiles="cove stone_circle",
        clans={"cove": "A1 B1", "stone_circle": here},
        hand={"A": "tuans_memory stone_circle bard", "B": "druid citadel"},
        turn="A",
        chance="epic:eriu epic:balors_eye epic:stone_of_fal",
    )
    play(game, "A: card:tuans_memory, keep:eriu")
    assert whose(game) == asked
    if here == "A1":
        play(game, "A: card:stone_circle")
        assert clans(game) == {"cove": "A1 B1"}
        assert hand(game, "A") == ["bard", "eriu", "tuans_memory"]


def test_the_dagda_cancels_the_forest_and_shuffles() -> None:
    game = position(
        tiles="cove forest",
        clans={"cove": "A1 B1"},
        hand={"A": "stone_of_fal forest bard", "B": "the_dagda druid citadel"},
        epic_discard="eriu",
        turn="A",
    )
    play(game, "A: card:stone_of_fal", "B: decline", "A: card:forest", "B: card:the_dagda")
    assert (hand(game, "A"), zone(game, "face_down")) == (["bard"], ["forest"])
    assert zone(game, "epic_discard") == []
    assert {"eriu", "stone_of_fal", "the_dagda"} <= set(zone(game, "epic_pile"))


def test_lug_takes_anothers_migration_after_its_clash() -> None:
    game = position(
        players=3,
        tiles="cove hills plains",
        clans={"cove": "B2 C1", "hills": "C1", "plains": "A1"},
        hand={"A": "lug_samildanach bard", "B": "migration", "C": "druid citadel"},
        turn="B",
    )
    play(game, "B: card:migration, from:cove, to:hills, count:1, done")
    assert whose(game) == "B maneuver"
    play(game, "B: truce", "C: agree")
    assert whose(game) == "A card_finished"
    play(game, "A: card:lug_samildanach")
    assert hand(game, "A") == ["bard", "migration"]


def test_cathbad_chooses_drafts_takes_and_sets_aside() -> None:
    game = position(players=4, clans={"cove": "A1 B1 C1 D1"}, hand={"A": "cathbads_word"})
    play(game, "A: card:cathbads_word")
    assert options(game) == [f"aside:{card}" for card in ACTION_KEYS]
    play(game, "A: aside:geis")
    assert zone(game, "set_aside") == ["geis"]
    while whose(game).split()[1].startswith("draft"):
        assert "geis" not in {card for name in "ABCD" for card in hand(game, name)}
        game.choose(game.decision.options[0])
    held = hand(game, "A")
    assert (whose(game), options(game)) == ("A aside", [f"aside:{card}" for card in held])
    assert (len(held), "geis" in held) == (5, True)
    other = next(card for card in held if card != "geis")
    play(game, f"A: aside:{other}")
    assert (len(hand(game, "A")), zone(game, "set_aside")) == (4, [other])
    assert known(game, "set_aside", other) == "A"


def test_cove_may_give_back_the_very_card_it_took() -> None:
    game = position(
        tiles="cove swamp",
        clans={"cove": "A1 B1"},
        hand={"A": "cove swamp bard", "B": "druid citadel"},
        set_aside="geis",
        turn="A",
    )
    play(game, "A: card:swamp, card:cove, aside:geis")
    assert (hand(game, "A"), zone(game, "set_aside")) == (["bard"], ["geis"])


def test_salt_mine_may_give_back_the_very_card_it_took() -> None:
    game = position(
        tiles="salt_mine swamp",
        clans={"salt_mine": "A1 B1"},
        hand={"A": "salt_mine swamp bard", "B": "druid citadel"},
        turn="A",
        chance="steal:druid",
    )
    play(game, "A: card:swamp, card:salt_mine, give:druid")
    assert (hand(game, "A"), hand(game, "B")) == (["bard"], ["citadel", "druid"])


def test_maeve_gives_only_to_those_who_gave() -> None:
    game = position(
        players=4,
        clans={"cove": "A1 B1 C1 D1"},
        hand={"A": "maeves_wealth bard", "B": "druid citadel", "C": "eriu", "D": "geis"},
        turn="A",
    )
    play(game, "A: card:maeves_wealth", "B: give:druid", "A: give:bard, give:druid")
    assert (hand(game, "A"), hand(game, "C")) == (["geis"], ["eriu"])
    assert (hand(game, "B"), hand(game, "D")) == (["bard", "citadel"], ["druid"])


# Land and movement


def test_exploration_lets_the_brenn_choose_the_place_and_the_player_settle() -> None:
    game = position(
        players=3,
        clans={"cove": "A1 B1 C1"},
        tiles="cove hills plains",
        hand={"A": "exploration bard", "B": "druid citadel"},
        brenn="C",
        stack="stone_circle",
        turn="A",
    )
    play(game, "A: card:exploration")
    assert whose(game) == "C site"
    assert game.state.tile_stack[0] == 1 << TILE_KEYS.index("stone_circle")
    touched = [game.state.board.touched(site).bit_count() for site in game.state.sites()]
    assert len(options(game)) == len(touched)
    assert min(touched) >= 2
    play(game, f"C: {options(game)[0]}")
    assert clans(game) == {"cove": "A1 B1 C1", "stone_circle": "A1"}
    assert sanctuaries(game, "stone_circle") == 1
    assert "stone_circle" in zone(game, "face_up")


def test_exploration_with_an_empty_stack_does_nothing() -> None:
    game = position(
        tiles=TILE_KEYS,
        clans={"cove": "A1 B1"},
        hand={"A": "exploration bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:exploration")
    assert (whose(game), clans(game)) == ("B turn", {"cove": "A1 B1"})


def test_exploration_with_an_empty_reserve_lays_the_tile_only() -> None:
    game = position(
        tiles="cove hills",
        clans={"cove": "A12 B1"},
        hand={"A": "exploration bard", "B": "druid citadel"},
        stack="gates",
        turn="A",
    )
    play(game, "A: card:exploration")
    play(game, f"A: {options(game)[0]}")
    assert (whose(game), clans(game)) == ("B turn", {"cove": "A12 B1"})
    assert game.state.board.tiles >> TILE_KEYS.index("gates") & 1
    assert sanctuaries(game, "gates") == 1


def test_horses_carry_three_clans_across_the_map_into_a_clash() -> None:
    game = position(
        tiles="cove hills plains forest valley",
        clans={"cove": "A4", "valley": "B1"},
        hand={"A": "manannans_horses bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:manannans_horses, from:cove, to:valley")
    assert options(game) == ["count:1", "count:2", "count:3"]
    play(game, "A: count:3")
    assert (whose(game), clans(game)) == ("A maneuver", {"cove": "A1", "valley": "A3 B1"})


def test_the_morrigan_sets_others_on_each_other_and_turns_the_crows() -> None:
    game = position(
        players=3,
        tiles="cove hills plains",
        clans={"cove": "A1", "plains": "B1 C1"},
        hand={"A": "the_morrigan bard", "B": "druid", "C": "geis citadel"},
        turn="A",
    )
    play(game, "A: card:the_morrigan, flip, territory:plains, seat:B")
    assert whose(game) == "B maneuver"
    play(game, "B: truce", "C: agree")
    assert whose(game) == "C turn"


@pytest.mark.parametrize(
    ("lines", "left", "table"),
    [
        (["A: decline, discard:bard"], ["geis", "mountains"], "A3"),
        (["A: decline, remove"], ["bard", "geis", "mountains"], "A2"),
        (["A: card:mountains"], ["bard", "geis"], "A3"),
    ],
)
def test_the_mountains_take_their_toll_once(lines: list[str], left: list[str], table: str) -> None:
    game = position(
        tiles="cove mountains",
        clans={"cove": "A4 B1"},
        hand={"A": "conquest bard geis mountains", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:mountains, count:3", *lines)
    assert (whose(game), hand(game, "A"), clans(game)) == (
        "B turn",
        left,
        {"cove": "A1 B1", "mountains": table},
    )


def test_clans_placed_in_the_mountains_pay_nothing() -> None:
    game = position(
        tiles="cove mountains",
        clans={"cove": "B1", "mountains": "A1"},
        hand={"A": "new_clans bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:new_clans")
    assert (whose(game), clans(game), hand(game, "A")) == (
        "B turn",
        {"cove": "B1", "mountains": "A3"},
        ["bard"],
    )


def test_tailtu_chooses_tile_and_place_and_may_settle() -> None:
    game = position(
        tiles="cove hills",
        clans={"cove": "A2 B1", "hills": "A1"},
        hand={"A": "tailtus_land bard", "B": "druid citadel"},
        stack="forest gates moor valley",
        turn="A",
    )
    play(game, "A: card:tailtus_land")
    assert whose(game) == "A site"
    play(game, f"A: {options(game)[0]}")
    assert options(game) == ["tile:forest", "tile:gates", "tile:moor"]
    play(game, "A: tile:gates, tile:moor")
    assert (whose(game), options(game)) == ("A settle_from", ["from:cove", "from:hills", "done"])
    play(game, "A: from:cove")
    assert clans(game) == {"cove": "A1 B1", "hills": "A1", "gates": "A1"}
    assert sanctuaries(game, "gates") == 1
    assert "gates" in zone(game, "face_up")
    stack = game.state.tile_stack
    assert [TILE_KEYS[layer.bit_length() - 1] for layer in (stack[0], *stack[-2:])] == [
        "valley",
        "moor",
        "forest",
    ]
