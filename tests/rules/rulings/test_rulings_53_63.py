"""Rulings R53 to R63: what must and need not be done, who sees what, and rare ends of a clash."""

import pytest

from ardri.rules.box.base_box import ACTION_KEYS, TILE_KEYS
from ardri.testing import clans, hand, options, play, position, whose, zone
from tests.rules.helpers.game_inspection import declared, known

# R53: Tailtu's tiles


@pytest.mark.ruling(53)
def test_tailtus_tiles_are_seen_by_her_player_only_and_go_under_in_that_players_order() -> None:
    game = position(
        tiles="cove hills",
        clans={"cove": "A1 B1"},
        hand={"A": "tailtus_land bard", "B": "druid citadel"},
        stack="forest moor swamp valley",
        turn="A",
    )
    play(game, "A: card:tailtus_land")
    drawn = [event for event in game.events if event.kind == "draw_tile"]
    assert [event.seen_by(0).fields.get("tile") for event in drawn] == ["forest", "moor", "swamp"]
    assert [event.seen_by(1).fields.get("tile") for event in drawn] == [None, None, None]
    play(game, f"A: {options(game)[0]}")
    assert options(game) == ["tile:forest", "tile:moor", "tile:swamp"]
    play(game, "A: tile:moor")
    assert (whose(game), options(game)) == ("A tile_under", ["tile:forest", "tile:swamp"])
    play(game, "A: tile:swamp, done")
    under = [TILE_KEYS[layer.bit_length() - 1] for layer in game.state.tile_stack[-2:]]
    assert under == ["swamp", "forest"]
    assert TILE_KEYS[game.state.tile_stack[0].bit_length() - 1] == "valley"


@pytest.mark.ruling(53)
@pytest.mark.parametrize(("left", "tiles"), [("moor swamp", ["tile:moor", "tile:swamp"]), ("moor", [])])
def test_fewer_than_three_tiles_left_are_all_drawn(left: str, tiles: list[str]) -> None:
    game = position(
        tiles=[tile for tile in TILE_KEYS if tile not in left.split()],
        clans={"cove": "A1 B1"},
        hand={"A": "tailtus_land bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:tailtus_land")
    play(game, f"A: {options(game)[0]}")
    if tiles:
        assert (whose(game), options(game)) == ("A tile", tiles)
        play(game, "A: tile:moor")
    assert game.state.board.tiles >> TILE_KEYS.index("moor") & 1
    assert len(game.state.tile_stack) == len(left.split()) - 1


# R54: Cathbad's choice


@pytest.mark.ruling(54)
def test_cathbad_chooses_from_all_action_cards_before_the_brenn_changes() -> None:
    game = position(
        players=4,
        clans={"cove": "B2 A1"},
        hand={"C": "cathbads_word", "A": "eriu"},
        set_aside="raid",
        brenn="A",
        pretenders="B",
    )
    play(game, "C: card:cathbads_word")
    assert (whose(game), options(game)) == ("C aside", [f"aside:{card}" for card in ACTION_KEYS])
    assert (game.state.brenn, game.state.pretenders) == (0, 0b10)
    play(game, "C: aside:raid")
    assert (game.state.brenn, game.state.pretenders) == (1, 0)
    assert known(game, "set_aside", "raid") == "C"


@pytest.mark.ruling(54)
def test_with_three_players_cathbad_chooses_from_the_cards_in_use() -> None:
    game = position(players=3, clans={"cove": "A1"}, hand={"A": "cathbads_word"})
    play(game, "A: card:cathbads_word")
    unused = ("emissaries", "master_craftsman", "raid", "scouts_spies")
    assert options(game) == [f"aside:{card}" for card in ACTION_KEYS if card not in unused]


# R55: Master Craftsman on the Cauldron


@pytest.mark.ruling(55)
def test_the_cauldron_is_given_away_when_it_would_be_discarded() -> None:
    game = position(
        players=4,
        tiles="cove hills plains forest",
        clans={"plains": "A2 B2"},
        hand={"A": "warlord bard", "B": "dagdas_cauldron master_craftsman geis"},
        turn="A",
    )
    play(game, "A: card:warlord", "B: decline", "A: attack:B", "B: remove, card:dagdas_cauldron")
    # played, but not yet to be discarded: the Craftsman has to wait
    assert (whose(game), zone(game, "before:B")) == ("A after_maneuver", ["dagdas_cauldron"])
    play(game, "A: decline", "B: truce", "A: agree", "B: territory:plains")
    assert clans(game) == {"plains": "A2 B2"}
    assert (whose(game), options(game)) == ("B before_discard", ["card:master_craftsman", "decline"])
    play(game, "B: card:master_craftsman, seat:D")
    assert hand(game, "D") == ["dagdas_cauldron"]
    assert game.state.deeds == [0, 1, 0, 0]
    assert zone(game, "before:B") == zone(game, "epic_discard") == []


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


@pytest.mark.ruling(57)
def test_plains_without_own_clans_are_played_without_effect_and_without_a_question() -> None:
    game = position(
        tiles="cove plains",
        clans={"cove": "A1", "plains": "B1"},
        hand={"A": "plains bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:plains")
    assert (whose(game), clans(game)) == ("B turn", {"cove": "A1", "plains": "B1"})


# R58: who sees what


@pytest.mark.ruling(58)
def test_maeve_shows_each_card_to_the_two_it_passes_between() -> None:
    game = position(
        players=3,
        clans={"cove": "A1 B1 C1"},
        hand={"A": "maeves_wealth bard", "B": "druid citadel", "C": "geis warlord"},
        turn="A",
    )
    play(game, "A: card:maeves_wealth", "B: give:druid")
    assert known(game, "hand:A", "druid") == "AB"
    play(game, "C: give:geis", "A: give:bard")
    assert known(game, "hand:B", "bard") == "AB"
    assert known(game, "hand:A", "geis") == "AC"


@pytest.mark.ruling(58)
def test_salt_mine_shows_both_cards_to_the_two_involved() -> None:
    game = position(
        players=3,
        tiles="cove salt_mine swamp",
        clans={"cove": "A1 B1 C1"},
        hand={"A": "salt_mine swamp bard", "B": "druid citadel", "C": "geis"},
        turn="A",
        chance="steal:druid",
    )
    play(game, "A: card:swamp, card:salt_mine, seat:B, give:bard")
    assert known(game, "hand:A", "druid") == "AB"
    assert known(game, "hand:B", "bard") == "AB"


@pytest.mark.ruling(58)
def test_raid_shows_its_card_to_the_two_involved() -> None:
    game = position(
        players=4,
        tiles="cove hills plains forest",
        clans={"plains": "A2 B2"},
        hand={"A": "warlord raid", "B": "druid citadel conquest", "C": "eriu"},
        turn="A",
        chance="steal:druid",
    )
    play(game, "A: card:warlord, attack:B", "B: discard:citadel", "A: card:raid")
    assert known(game, "hand:A", "druid") == "AB"
    assert known(game, "action_discard", "raid") == "everybody"


@pytest.mark.ruling(58)
@pytest.mark.parametrize(("card", "seen"), [("scouts_spies", "citadel,druid"), ("moor", "eriu,tuans_memory")])
def test_what_is_looked_at_is_known_to_the_looker(card: str, seen: str) -> None:
    game = position(
        players=4,
        tiles="cove moor hills plains",
        clans={"cove": "A1 B1 C1"},
        hand={"A": f"{card} bard", "B": "druid citadel eriu tuans_memory"},
        turn="A",
    )
    play(game, f"A: card:{card}, seat:B")
    (look,) = [event for event in game.events if event.kind == "look"]
    assert look.seen_by(0).fields == {"seat": "A", "at": "hand:B", "cards": seen}
    assert [look.seen_by(seat).fields for seat in (1, 2, None)] == [{"seat": "A", "at": "hand:B"}] * 3


@pytest.mark.ruling(58)
def test_what_druid_champion_and_cove_take_is_known_to_the_taker() -> None:
    game = position(
        tiles="cove hills",
        clans={"cove": "A1 B1"},
        hand={"A": "druid champions_share cove geis", "B": "citadel conquest"},
        set_aside="bard",
        turn="A",
    )
    play(game, "A: card:druid, take:sanctuary")
    assert known(game, "hand:A", "sanctuary") == "A"
    (look,) = [event for event in game.events if event.kind == "look"]
    assert "cards" not in look.seen_by(1).fields
    play(game, "A: card:cove, aside:geis")
    assert known(game, "hand:A", "bard") == known(game, "set_aside", "geis") == "A"
    play(game, "B: pass", "A: card:champions_share")
    assert known(game, "hand:A", "geis") == "A"


@pytest.mark.ruling(58)
def test_deirdres_reveals_are_seen_by_everybody() -> None:
    game = position(
        players=3,
        clans={"cove": "A2 B1 C1"},
        hand={"A": "deirdres_beauty bard", "B": "eriu druid citadel", "C": "tuans_memory"},
        turn="A",
    )
    play(game, "A: card:deirdres_beauty, take:eriu")
    assert known(game, "revealed", "tuans_memory") == "everybody"
    assert known(game, "hand:A", "eriu") == "everybody"


@pytest.mark.ruling(58)
def test_the_craftsmans_gift_and_the_stone_circles_return_are_seen_by_everybody() -> None:
    game = position(
        players=4,
        tiles="cove stone_circle hills plains",
        clans={"cove": "A1 B1 C1 D1", "stone_circle": "A1"},
        hand={"A": "stone_of_fal balors_eye master_craftsman stone_circle geis", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:stone_of_fal, decline, card:stone_circle")
    assert known(game, "hand:A", "stone_of_fal") == "everybody"
    play(game, "B: pass", "A: card:stone_of_fal, card:master_craftsman, seat:C")
    assert known(game, "hand:C", "stone_of_fal") == "everybody"


@pytest.mark.ruling(58)
@pytest.mark.parametrize(
    ("thrown", "known_to"), [("hills", "everybody"), ("geis", "A"), ("tuans_memory", "everybody")]
)
def test_an_action_card_discarded_unplayed_is_not_named_any_other_is(thrown: str, known_to: str) -> None:
    game = position(
        players=4,
        tiles="cove hills plains forest",
        clans={"cove": "A1 B1"},
        hand={"A": f"master_craftsman bard {thrown}", "B": "druid citadel"},
        turn="A",
    )
    play(game, f"A: card:master_craftsman, discard:{thrown}")
    zones = {"hills": "face_down", "geis": "action_discard", "tuans_memory": "epic_discard"}
    assert known(game, zones[thrown], thrown) == known_to


# R59: Kernunos' Sanctuary draws nothing


@pytest.mark.ruling(59)
def test_kernunos_draws_no_epic_tale() -> None:
    game = position(
        tiles="cove hills",
        clans={"cove": "B1", "hills": "A1"},
        hand={"A": "kernunos_sanctuary bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:kernunos_sanctuary")
    assert (clans(game)["hills"], game.state.sanctuaries[TILE_KEYS.index("hills")]) == ("A2", 1)
    assert (whose(game), hand(game, "A")) == ("B turn", ["bard"])


# R60: Ogma's Eloquence skips only the after-maneuver window


@pytest.mark.ruling(60)
def test_ogma_is_followed_by_the_windows_of_an_epic_tale_but_not_of_a_maneuver() -> None:
    game = position(
        players=4,
        tiles="cove stone_circle forest plains",
        clans={"stone_circle": "A3", "plains": "B3"},
        hand={"A": "conquest master_craftsman ogmas_eloquence stone_circle forest", "B": "warlord druid"},
        turn="A",
        chance="epic:eriu",
    )
    play(game, "A: card:conquest, territory:plains, count:1, card:ogmas_eloquence")
    assert (whose(game), options(game)) == ("A before_discard", ["card:master_craftsman", "decline"])
    play(game, "A: decline")
    assert (whose(game), options(game)) == (
        "A card_finished",
        ["card:forest", "card:stone_circle", "decline"],
    )
    play(game, "A: card:forest, card:stone_circle")
    # B, involved and with a Warlord, is not asked after this maneuver
    assert (whose(game), game.state.clash) == ("B turn", None)
    assert hand(game, "A") == ["master_craftsman", "eriu", "ogmas_eloquence"]
    assert clans(game) == {"stone_circle": "A1", "plains": "A1 B3"}


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


# R62: nobody exposed before the first maneuver


@pytest.mark.ruling(62)
def test_a_clash_in_which_nobody_is_exposed_ends_before_it_began() -> None:
    game = position(
        tiles="cove hills plains",
        clans={"cove": "A2", "hills": "B1", "plains": "B1"},
        citadels={"plains": 1},
        hand={"A": "conquest bard geis", "B": "druid citadel"},
        festival="plains",
        turn="A",
    )
    play(game, "A: card:conquest, territory:plains, count:1", "B: shelter")
    assert (whose(game), game.state.clash) == ("B turn", None)
    assert clans(game) == {"cove": "A1", "hills": "B1", "plains": "B1"}


@pytest.mark.ruling(62)
def test_an_instigator_without_exposed_clans_is_skipped() -> None:
    game = position(
        players=3,
        tiles="cove hills plains",
        clans={"cove": "A2", "plains": "B1 C1"},
        hand={"A": "conquest bard geis", "B": "druid citadel", "C": "warlord"},
        festival="plains",
        turn="A",
    )
    play(game, "A: card:conquest, territory:plains, count:1")
    assert (whose(game), options(game)) == ("B maneuver", ["attack:C", "truce"])
    assert clans(game) == {"cove": "A1", "plains": "B1 C1"}


# R63: Diarmuid and the Cauldron


@pytest.mark.ruling(63)
def test_diarmuid_saves_a_clan_that_is_going_to_the_cauldron() -> None:
    game = position(
        tiles="cove hills plains forest",
        clans={"plains": "A3 B3", "forest": "B1"},
        hand={"A": "warlord bard", "B": "dagdas_cauldron diarmuid"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B", "B: card:dagdas_cauldron")
    assert (whose(game), options(game)) == ("B clan_removed", ["card:diarmuid", "decline"])
    assert game.state.reserve[1] == 8
    play(game, "B: card:diarmuid")
    assert clans(game) == {"plains": "A3 B2", "forest": "B2"}
    assert game.state.clash is not None
    assert (game.state.clash.cauldron, game.state.reserve[1]) == ((), 8)


@pytest.mark.ruling(63)
def test_a_clan_saved_before_the_cauldron_was_played_does_not_go_there() -> None:
    game = position(
        tiles="cove hills plains forest",
        clans={"plains": "A3 B3", "forest": "B1"},
        hand={"A": "warlord bard", "B": "dagdas_cauldron diarmuid"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B", "B: card:diarmuid, card:dagdas_cauldron")
    assert clans(game) == {"plains": "A3 B2", "forest": "B2"}
    assert game.state.clash is not None
    assert (game.state.clash.cauldron, game.state.reserve[1]) == ((), 8)
