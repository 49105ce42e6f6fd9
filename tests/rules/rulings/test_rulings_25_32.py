"""Rulings R25 to R32: Cuchulain, new tiles, the Moor, Meadows, Warlord, endless play, supplies."""

import pytest

from ardri.rules.box.base_box import EPIC_KEYS, TILE_KEYS
from ardri.rules.errors import RulesError
from ardri.rules.game import Game
from ardri.rules.state.chance import Source
from ardri.rules.state.state import ASSEMBLY
from ardri.testing import clans, hand, options, play, position, whose, zone

# R25: Cuchulain with a single opposing clan


def cuchulain(hills: str, players: int = 2) -> Game:
    """A plays the Tale of Cuchulain with the single clan that came into the Hills."""
    game = position(
        players,
        tiles="valley cove hills",
        clans={"cove": "A2", "hills": hills, "valley": "B1"},
        hand={"A": "conquest tale_of_cuchulain eriu bard", "B": "nuada_silverhand"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:hills, count:1, card:tale_of_cuchulain")
    return game


@pytest.mark.ruling(25)
def test_with_one_opposing_clan_the_second_is_cuchulains_own() -> None:
    game = cuchulain("B1")
    assert "hills" not in clans(game)
    assert game.state.reserve == [11, 11]
    play(game, "A: card:bard")
    assert game.state.deeds == [1, 0]


@pytest.mark.ruling(25)
def test_with_two_opposing_clans_the_own_one_need_not_go() -> None:
    game = cuchulain("B3")
    assert options(game) == ["seat:A", "seat:B"]
    play(game, "A: seat:B")
    assert clans(game)["hills"] == "A1 B1"


@pytest.mark.ruling(25)
def test_the_two_clans_may_be_of_two_opponents() -> None:
    game = cuchulain("B2 C1", players=3)
    play(game, "A: seat:B, seat:C")
    assert clans(game)["hills"] == "A1 B1"


# R26: who says where a tile lies


@pytest.mark.ruling(26)
@pytest.mark.parametrize(
    ("card", "asked", "tiles"),
    [("exploration", "C", "tile:moor"), ("tailtus_land", "B", "tile:moor tile:swamp tile:meadows")],
)
def test_the_site_is_the_brenns_for_exploration_and_the_players_for_tailtu(
    card: str, asked: str, tiles: str
) -> None:
    game = position(
        players=3,
        clans={"hills": "A1 B1", "cove": "C1"},
        brenn="C",
        hand={"A": "bard festival", "B": f"{card} citadel", "C": "druid sanctuary"},
        turn="B",
        chance=tiles,
    )
    play(game, f"B: card:{card}")
    assert whose(game) == f"{asked} site"
    site = options(game)[0]
    play(game, f"{asked}: {site}")
    if card == "tailtus_land":
        play(game, "B: tile:moor, tile:swamp")
    assert game.state.board.places[-1][0] == TILE_KEYS.index("moor")


# R27: the Moor


def moor(hand_of_a: str, turn: str = "A", hills: str = "A2") -> Game:
    return position(
        tiles="valley cove hills moor",
        clans={"cove": "B3", "hills": hills, "moor": "A1"},
        hand={"A": f"moor eriu {hand_of_a}", "B": "conquest nuada_silverhand balors_eye druid"},
        turn=turn,
    )


def looked(game: Game) -> list[str]:
    return [str(event.seen_by(0).fields["cards"]) for event in game.events if event.kind == "look"]


@pytest.mark.ruling(27)
def test_the_moor_is_offered_at_the_own_turn_and_the_question_is_asked_again() -> None:
    game = moor("bard")
    assert options(game) == ["card:bard", "card:eriu", "pass", "card:moor"]
    play(game, "A: card:moor")
    assert looked(game) == ["balors_eye,nuada_silverhand"]
    assert (whose(game), options(game)) == ("A turn", ["card:bard", "card:eriu", "pass"])
    assert zone(game, "face_down") == ["moor"]


@pytest.mark.ruling(27)
def test_the_moor_is_offered_in_a_declaration_and_in_a_clash() -> None:
    game = moor("warlord migration", hills="A2 B1")
    play(game, "A: card:migration")
    assert "card:moor" in options(game)
    play(game, "A: from:hills, to:cove, count:1, done")
    assert (whose(game), options(game)) == ("A maneuver", ["attack:B", "withdraw", "truce", "card:moor"])
    play(game, "A: card:moor")
    assert looked(game) == ["balors_eye,nuada_silverhand"]
    assert (whose(game), options(game)) == ("A maneuver", ["attack:B", "withdraw", "truce"])


@pytest.mark.ruling(27)
def test_the_moor_is_offered_in_a_window_and_on_the_turn_of_another() -> None:
    game = moor("bard geis", turn="B")
    play(game, "B: card:conquest, territory:hills, count:1")
    assert (whose(game), options(game)) == ("A card_declared", ["card:geis", "decline", "card:moor"])
    play(game, "A: card:moor")
    assert (whose(game), options(game)) == ("A card_declared", ["card:geis", "decline"])
    play(game, "A: decline", "B: attack:A")
    assert whose(game) == "A attacked"


@pytest.mark.ruling(27)
def test_the_moor_is_offered_to_who_is_attacked() -> None:
    game = moor("bard", turn="B")
    play(game, "B: card:conquest, territory:hills, count:1, attack:A")
    assert (whose(game), options(game)) == ("A attacked", ["discard:bard", "remove", "card:moor"])


@pytest.mark.ruling(27)
def test_no_extra_question_is_asked_for_the_moor() -> None:
    game = moor("bard", turn="B")
    play(game, "B: card:balors_eye, territory:cove")
    assert clans(game)["cove"] == "B2"
    assert (whose(game), options(game)) == ("A turn", ["card:bard", "card:eriu", "pass", "card:moor"])
    play(game, "A: pass")
    assert whose(game) == "B turn"


@pytest.mark.ruling(27)
def test_the_holder_of_the_moor_is_asked_before_a_forced_pass() -> None:
    game = position(
        tiles="valley hills moor",
        clans={"hills": "A2", "moor": "B1"},
        hand={"A": "moor", "B": "druid citadel"},
        turn="A",
    )
    assert (whose(game), options(game)) == ("A turn", ["pass", "card:moor"])


@pytest.mark.ruling(27)
def test_no_other_forced_question_is_asked_for_the_moor() -> None:
    game = position(
        tiles="valley hills moor",
        clans={"hills": "A2", "valley": "B1"},
        hand={"A": "moor exploration", "B": "druid citadel"},
        turn="A",
        opening=True,
    )
    assert whose(game) == "A site", "the Brenn's only card was played without a question"


@pytest.mark.ruling(27)
def test_the_moor_is_offered_in_the_assembly() -> None:
    game = position(players=3, clans={"moor": "A1", "hills": "B1 C1"}, hand={"A": "cathbads_word"})
    assert (whose(game), options(game)) == ("A assembly_start", ["card:cathbads_word", "decline"])
    play(game, "A: decline")
    assert "moor" in hand(game, "A"), "the chieftain has just taken it"
    assert whose(game) == "A draft_keep"
    assert options(game)[-1] == "card:moor"


@pytest.mark.ruling(27)
def test_the_moor_is_not_offered_to_others_or_under_lugs_spear() -> None:
    game = position(
        tiles="valley cove hills moor",
        clans={"cove": "B3", "hills": "A2", "moor": "A1"},
        hand={"A": "moor eriu bard", "B": "conquest lugs_spear nuada_silverhand"},
        turn="B",
    )
    assert "card:moor" not in options(game)
    play(game, "B: card:conquest, territory:hills, count:1, card:lugs_spear, attack:A")
    assert (whose(game), options(game)) == ("A attacked", ["discard:bard", "remove"])


# R28: Meadows


@pytest.mark.ruling(28)
def test_meadows_add_one_card_to_a_draw_of_three_and_one_of_all_is_kept() -> None:
    game = position(
        clans={"hills": "A1", "meadows": "B1"},
        hand={"A": "tuans_memory meadows bard", "B": "druid citadel"},
        turn="A",
        chance="epic:eriu epic:stone_of_fal epic:the_fianna epic:balors_eye",
    )
    play(game, "A: card:tuans_memory, card:meadows")
    assert options(game) == ["keep:balors_eye", "keep:eriu", "keep:the_fianna", "keep:stone_of_fal"]
    play(game, "A: keep:balors_eye")
    assert hand(game, "A") == ["bard", "balors_eye"]
    assert zone(game, "epic_discard") == ["eriu", "the_fianna", "stone_of_fal", "tuans_memory"]


@pytest.mark.ruling(28)
def test_meadows_and_the_gates_card_add_up_and_one_is_kept() -> None:
    game = position(
        tiles="gates meadows hills",
        clans={"gates": "A3 B1", "meadows": "A1 B2", "hills": "A1"},
        hand={"A": "the_morrigan gates meadows bard", "B": "druid citadel"},
        turn="A",
        chance="epic:eriu epic:stone_of_fal epic:the_fianna epic:tuans_memory",
    )
    play(game, "A: card:the_morrigan, flip, nothing, card:gates, card:meadows")
    assert zone(game, "drawn:A") == ["eriu", "the_fianna", "stone_of_fal"]
    play(game, "A: keep:the_fianna")
    assert hand(game, "A") == ["bard", "the_fianna"]
    assert hand(game, "B") == ["citadel", "druid", "tuans_memory"]
    assert zone(game, "epic_discard") == ["eriu", "the_morrigan", "stone_of_fal"]


# R29: who maneuvers after the Warlord


@pytest.mark.ruling(29)
def test_the_player_named_by_the_warlord_acts_next_and_turn_order_goes_on_from_there() -> None:
    game = position(
        players=4,
        tiles="valley cove hills moor",
        clans={"cove": "A3", "hills": "B2 C2", "valley": "D1"},
        hand={"A": "conquest eriu", "B": "warlord bard", "C": "druid festival", "D": "raid citadel"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:hills, count:2, attack:C", "C: discard:druid")
    assert whose(game) == "B after_maneuver"
    play(game, "B: card:warlord")
    assert options(game) == ["seat:A", "seat:B", "seat:C"]
    play(game, "B: seat:C")
    assert clans(game)["hills"] == "A2 B3 C2"
    assert whose(game) == "C maneuver"
    play(game, "C: attack:B", "B: discard:bard")
    assert whose(game) == "A maneuver"


@pytest.mark.ruling(29)
def test_the_warlord_may_name_who_just_maneuvered() -> None:
    game = position(
        tiles="valley cove hills",
        clans={"cove": "A3", "hills": "B3", "valley": "B1"},
        hand={"A": "conquest eriu", "B": "warlord bard"},
        turn="A",
    )
    play(
        game, "A: card:conquest, territory:hills, count:2, attack:B", "B: discard:bard, card:warlord, seat:A"
    )
    assert whose(game) == "A maneuver"
    play(game, "A: attack:B")
    assert whose(game) == "B maneuver"


# R30: no end of rounds, unless one was agreed


def next_assembly(round: int, round_limit: int, pretenders: str = "") -> Game:
    """The Assembly after a round; A meets a condition by Deeds."""
    return position(
        clans={"hills": "A1", "cove": "B1"},
        deeds={"A": 5},
        pretenders=pretenders,
        round=round,
        round_limit=round_limit,
    )


@pytest.mark.ruling(30)
@pytest.mark.parametrize("round", [1, 20, 5000])
def test_without_a_limit_the_game_goes_on_for_ever(round: int) -> None:
    game = next_assembly(round, 0)
    assert not game.over
    assert game.state.round == round + 1
    assert game.state.phase == ASSEMBLY


@pytest.mark.ruling(30)
def test_with_a_limit_the_game_is_a_draw_after_the_last_round() -> None:
    game = next_assembly(8, 8)
    assert game.over
    assert game.result.winner is None
    assert game.result.reason == "round_limit"
    assert str(game.events[-1]) == "over winner=- won_by=round_limit"


@pytest.mark.ruling(30)
def test_the_last_round_is_played_to_its_end() -> None:
    game = next_assembly(7, 8)
    assert not game.over
    assert game.state.round == 8


@pytest.mark.ruling(30)
def test_who_wins_after_the_last_round_wins() -> None:
    game = next_assembly(8, 8, pretenders="A")
    assert game.result.winner == 0
    assert game.result.reason == "conditions"


@pytest.mark.ruling(30)
def test_a_round_limit_is_agreed_at_the_start() -> None:
    assert Game.start(players=2).state.setting.round_limit == 0
    assert Game.start(players=2, round_limit=30).state.setting.round_limit == 30
    with pytest.raises(RulesError, match="round limit"):
        Game.start(players=2, round_limit=-1)


# R31: Deeds without end


@pytest.mark.ruling(31)
@pytest.mark.parametrize("deeds", [0, 6, 12, 18, 40])
def test_there_is_always_another_deed(deeds: int) -> None:
    game = position(
        tiles="valley cove hills",
        clans={"cove": "A3", "hills": "B3", "valley": "B1"},
        deeds={"A": deeds, "B": deeds},
        hand={"A": "conquest strengs_resolve bard eriu", "B": "nuada_silverhand"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:hills, count:2, attack:B, card:bard, card:strengs_resolve")
    assert game.state.deeds == [deeds + 2, deeds]


# R32: the Epic pile runs out


def thin_pile(pile: str, hand_of_a: str) -> Game:
    """Only these Epic Tales lie in the pile, all others but those in hand in the discard."""
    kept = {*pile.split(), *hand_of_a.split(), "nuada_silverhand"}
    return position(
        clans={"hills": "A1", "cove": "B1"},
        hand={"A": hand_of_a, "B": "nuada_silverhand"},
        epic_discard=[tale for tale in EPIC_KEYS if tale not in kept],
        turn="A",
        source=Source(),
    )


@pytest.mark.ruling(32)
def test_the_discard_is_shuffled_in_when_a_draw_needs_it() -> None:
    game = thin_pile("", "bard eriu")
    assert zone(game, "epic_pile") == []
    play(game, "A: card:bard")
    assert game.chance is not None
    assert len(game.chance.options) == 28
    play(game, "*: epic:the_fianna")
    assert hand(game, "A") == ["eriu", "the_fianna"]
    assert len(zone(game, "epic_pile")) == 27
    assert zone(game, "epic_discard") == []


@pytest.mark.ruling(32)
def test_the_discard_is_shuffled_in_even_in_the_middle_of_a_draw() -> None:
    game = thin_pile("balors_eye", "tuans_memory eriu")
    play(game, "A: card:tuans_memory")
    assert zone(game, "drawn:A") == ["balors_eye"]
    assert game.chance is not None
    assert len(game.chance.options) == 26
    assert "epic:tuans_memory" not in game.chance.options
    play(game, "*: epic:the_fianna, epic:stone_of_fal", "A: keep:balors_eye")
    assert hand(game, "A") == ["balors_eye", "eriu"]
    assert zone(game, "epic_discard") == ["the_fianna", "stone_of_fal", "tuans_memory"]


@pytest.mark.ruling(32)
def test_the_discard_stays_as_long_as_the_pile_suffices() -> None:
    game = thin_pile("balors_eye", "bard eriu")
    play(game, "A: card:bard")
    assert hand(game, "A") == ["balors_eye", "eriu"]
    assert zone(game, "epic_pile") == []
    assert len(zone(game, "epic_discard")) == 27


@pytest.mark.ruling(32)
def test_with_pile_and_discard_empty_nothing_is_drawn() -> None:
    game = position(
        clans={"hills": "A1", "cove": "B1"},
        hand={"A": "bard festival", "B": list(EPIC_KEYS)},
        turn="A",
    )
    play(game, "A: card:bard", "B: decline")
    assert hand(game, "A") == ["festival"]
    assert len(hand(game, "B")) == 30
