"""The Assembly: Brenn, victory check, Advantage cards, crows, deal."""

import pytest

from ardri.rules.box.base_box import ACTION_KEYS, TILE_KEYS
from ardri.rules.errors import IllegalChoice
from ardri.rules.game import Game
from ardri.rules.state.chance import Source
from ardri.rules.state.state import ASSEMBLY
from ardri.testing import clans, draft_any, hand, options, play, position, whose, zone
from tests.rules.helpers.game_inspection import kinds


def told(game: Game, kind: str) -> list[dict[str, int | str]]:
    return [event.fields for event in game.events if event.kind == kind]


# Step 1: the Brenn


def test_the_chieftain_of_the_capital_becomes_the_brenn() -> None:
    game = position(players=3, clans={"hills": "A1 B2", "cove": "C3"}, capital="hills", brenn="C")
    assert game.state.brenn == 1
    assert told(game, "brenn") == [{"seat": "B"}]


def test_only_the_capital_counts_for_the_brenn() -> None:
    game = position(clans={"hills": "A1", "cove": "B5"}, capital="hills", brenn="B")
    assert game.state.brenn == 0


def test_a_tie_in_the_capital_keeps_the_brenn_even_one_without_a_clan_there() -> None:
    game = position(players=3, clans={"hills": "A1 B1", "cove": "C1"}, capital="hills", brenn="C")
    assert game.state.brenn == 2
    assert told(game, "brenn") == []


def test_an_empty_capital_keeps_the_brenn() -> None:
    game = position(clans={"hills": "A1", "cove": "B1"}, capital="plains", brenn="B")
    assert game.state.brenn == 1


def test_the_brenn_who_leads_the_capital_stays_without_a_word() -> None:
    game = position(clans={"hills": "A2 B1"}, capital="hills", brenn="A")
    assert game.state.brenn == 0
    assert told(game, "brenn") == []


def test_the_brenn_does_not_change_in_the_season() -> None:
    game = position(
        clans={"hills": "A1", "cove": "B1"},
        capital="hills",
        brenn="A",
        turn="B",
        hand={"B": "stone_of_fal bard"},
    )
    play(game, "B: card:stone_of_fal")
    assert clans(game) == {"hills": "A1 B2", "cove": "B1"}
    assert whose(game) == "B turn"
    assert game.state.brenn == 0


# Step 2 ends the game or gives the tokens back; what wins is told in test_victory


@pytest.mark.parametrize("pretenders", ["A", "AB"])
def test_all_pretender_tokens_go_back_when_nobody_wins(pretenders: str) -> None:
    game = position(clans={"hills": "A2", "cove": "B2"}, pretenders=pretenders)
    assert not game.over
    assert game.state.pretenders == 0
    assert len(told(game, "pretenders_back")) == 1


def test_the_victory_check_comes_after_the_new_brenn_and_before_the_advantage_cards() -> None:
    game = position(clans={"hills": "A1 B2", "cove": "A1"}, capital="hills", brenn="A", pretenders="A")
    order = kinds(game)
    assert order.index("brenn") < order.index("pretenders_back") < order.index("shift") < order.index("crows")
    assert order.index("crows") < order.index("shuffle_actions")


# Step 3: Advantage cards


def test_each_chieftain_takes_the_advantage_card() -> None:
    game = position(players=3, clans={"hills": "A2 B1", "cove": "B1", "moor": "C3 A2", "forest": "A1"})
    assert "hills" in hand(game, "A")
    assert "forest" in hand(game, "A")
    assert "cove" in hand(game, "B")
    assert "moor" in hand(game, "C")
    assert zone(game, "face_up") == []


def test_without_a_chieftain_the_advantage_card_lies_face_up() -> None:
    game = position(players=3, clans={"hills": "A2 B2 C1", "cove": "A1"}, tiles="hills cove swamp")
    assert zone(game, "face_up") == ["hills", "swamp"]


def test_a_card_played_last_season_goes_to_the_chieftain_as_well() -> None:
    game = position(clans={"hills": "A2 B1", "cove": "B1"}, played="hills cove")
    assert "hills" in hand(game, "A")
    assert "cove" in hand(game, "B")
    assert zone(game, "face_down") == []


def test_a_card_played_last_season_lies_face_up_again_without_a_chieftain() -> None:
    game = position(clans={"hills": "A1 B1", "cove": "B1"}, played="hills")
    assert zone(game, "face_up") == ["hills"]
    assert zone(game, "face_down") == []


def test_a_card_goes_from_its_holder_to_the_new_chieftain() -> None:
    game = position(clans={"hills": "A1 B2", "cove": "B1"}, hand={"A": "hills"})
    assert "hills" in hand(game, "B")
    assert "hills" not in hand(game, "A")


def test_a_chieftain_keeps_the_card_already_held() -> None:
    game = position(clans={"hills": "A2 B1", "cove": "B1"}, hand={"A": "hills"})
    assert "hills" in hand(game, "A")
    moved = [fields for fields in told(game, "shift") if fields.get("card") == "hills"]
    assert moved == []


def test_everybody_sees_who_takes_which_advantage_card() -> None:
    game = position(clans={"hills": "A2", "cove": "B1"})
    taken = [
        (fields["card"], fields["to"]) for fields in told(game, "shift") if fields["deck"] == "advantage"
    ]
    assert taken == [("cove", "hand:B"), ("hills", "hand:A")]


# Step 4: the crows


@pytest.mark.parametrize(("crows", "direction"), [("clockwise", 1), ("counterclockwise", -1)])
@pytest.mark.parametrize("before", ["clockwise", "counterclockwise"])
def test_the_crows_are_tossed_anew(crows: str, direction: int, before: str) -> None:
    game = position(clans={"hills": "A1", "cove": "B1"}, crows=before, chance=f"crows:{crows}")
    assert game.state.direction == direction


@pytest.mark.tile("gates")
def test_the_gates_open_when_the_toss_turns_the_crows() -> None:
    game = position(
        players=3,
        clans={"gates": "A2 B2 C1", "cove": "A1"},
        chance="crows:counterclockwise epic:eriu epic:tuans_memory epic:the_fianna",
    )
    assert clans(game) == {"gates": "A1 B1", "cove": "A1"}
    assert "eriu" in hand(game, "A")
    assert "tuans_memory" in hand(game, "C")
    assert "the_fianna" in hand(game, "B")


@pytest.mark.tile("gates")
def test_the_gates_stay_shut_when_the_toss_changes_nothing() -> None:
    game = position(clans={"gates": "A2 B1", "cove": "A1"}, chance="crows:clockwise")
    assert clans(game) == {"gates": "A2 B1", "cove": "A1"}


@pytest.mark.tile("gates")
def test_the_gates_open_after_the_advantage_cards_have_been_taken() -> None:
    game = position(
        clans={"gates": "A2 B1", "cove": "B1"},
        hand={"B": "gates"},
        chance="crows:counterclockwise epic:eriu",
    )
    assert whose(game) == "A epic_draw"
    assert options(game) == ["card:gates", "decline"]


# Step 5: the deal


@pytest.mark.parametrize(("players", "in_use", "dealt"), [(2, 13, 3), (3, 13, 4), (4, 17, 4)])
def test_one_card_is_set_aside_and_each_player_gets_a_packet(players: int, in_use: int, dealt: int) -> None:
    game = position(players=players, clans={"hills": "A1"}, hand={"A": "eriu"})
    held = [[card for card in hand(game, name) if card in ACTION_KEYS] for name in "ABCD"[:players]]
    assert [len(cards) for cards in held] == [dealt] * players
    assert len(zone(game, "set_aside")) == 1
    assert len(zone(game, "undealt")) == in_use - 1 - dealt * players
    assert zone(game, "action_discard") == []


def test_the_card_set_aside_last_time_is_shuffled_in_again() -> None:
    game = position(clans={"hills": "A1"}, set_aside="geis", source=Source())
    play(game, "*: crows:clockwise")
    assert game.chance is not None
    assert len(game.chance.options) == 13
    assert "deal:geis" in game.chance.options
    play(game, "*: deal:bard")
    assert zone(game, "set_aside") == ["bard"]
    assert game.chance is not None
    assert "deal:geis" in game.chance.options


def test_nobody_sees_the_card_set_aside_and_only_its_player_a_dealt_one() -> None:
    game = position(players=3, clans={"hills": "A1"})
    dealt = [event for event in game.events if event.kind == "shift" and event.fields["from"] == "undealt"]
    assert [(event.fields["to"], event.audience) for event in dealt] == (
        [("set_aside", 0)] + [("hand:A", 1)] * 4 + [("hand:B", 2)] * 4 + [("hand:C", 4)] * 4
    )
    assert all("card" not in event.fields for event in dealt)


def test_epic_tales_stay_in_hand_over_the_assembly() -> None:
    game = position(clans={"hills": "A1"}, hand={"A": "eriu", "B": "the_fianna tuans_memory"})
    assert "eriu" in hand(game, "A")
    assert {"the_fianna", "tuans_memory"} <= set(hand(game, "B"))


# Before it and after it: Cathbad's Word


@pytest.mark.card("cathbads_word", case="positive")
def test_cathbad_chooses_what_is_set_aside_and_swaps_it_at_the_end() -> None:
    game = position(
        players=4,
        clans={"hills": "A1"},
        hand={"A": "cathbads_word"},
        set_aside="raid",
        chance="crows:clockwise deal:bard deal:citadel deal:conquest deal:druid",
    )
    assert whose(game) == "A assembly_start"
    play(game, "A: card:cathbads_word")
    assert options(game) == [f"aside:{card}" for card in ACTION_KEYS]
    play(game, "A: aside:geis")
    assert zone(game, "set_aside") == ["geis"]
    assert [card for card in hand(game, "A") if card in ACTION_KEYS] == [
        "bard",
        "citadel",
        "conquest",
        "druid",
    ]
    draft_any(game)
    assert whose(game) == "A aside"
    held = [card for card in hand(game, "A") if card in ACTION_KEYS]
    assert len(held) == 5
    assert options(game) == [f"aside:{card}" for card in held]
    assert "geis" in held
    play(game, f"A: aside:{held[0]}")
    assert zone(game, "set_aside") == [held[0]]
    assert [card for card in hand(game, "A") if card in ACTION_KEYS] == held[1:]


@pytest.mark.card("cathbads_word", case="timing")
def test_cathbad_is_asked_before_the_brenn_changes() -> None:
    game = position(clans={"hills": "B1"}, capital="hills", brenn="A", hand={"A": "cathbads_word"})
    assert whose(game) == "A assembly_start"
    assert game.state.brenn == 0
    assert hand(game, "B") == []
    play(game, "A: decline")
    assert game.state.brenn == 1
    assert "hills" in hand(game, "B")


def test_cathbads_last_step_comes_after_the_draft_and_before_the_season() -> None:
    game = position(players=3, clans={"hills": "A1"}, hand={"B": "cathbads_word"})
    play(game, "B: card:cathbads_word, aside:druid")
    draft_any(game)
    assert whose(game) == "B aside"
    assert game.state.phase == ASSEMBLY
    with pytest.raises(IllegalChoice):
        game.choose("pass")
    play(game, "B: aside:druid")
    assert zone(game, "set_aside") == ["druid"]
    assert whose(game) == "A turn"
    assert game.state.cathbad == -1


def test_without_cathbad_nothing_is_swapped_after_the_draft() -> None:
    game = position(players=3, clans={"hills": "A1"})
    aside = zone(game, "set_aside")
    draft_any(game)
    assert whose(game) == "A turn"
    assert zone(game, "set_aside") == aside


# And then the Season


def test_the_season_begins_with_the_brenn_of_this_assembly() -> None:
    game = position(players=3, clans={"hills": "A1 C2", "cove": "B1"}, capital="hills", brenn="B", round=4)
    draft_any(game)
    assert whose(game) == "C turn"
    assert "pass" not in options(game)
    assert game.state.round == 5
    assert told(game, "assembly") == [{"round": 5}]
    assert told(game, "season") == [{"round": 5}]


def test_every_tile_in_play_has_its_card_handed_out_and_no_other() -> None:
    game = position(tiles="hills cove forest moor", clans={"hills": "A1", "moor": "B1"})
    held = [card for name in "AB" for card in hand(game, name) if card in TILE_KEYS]
    assert sorted([*held, *zone(game, "face_up")]) == ["cove", "forest", "hills", "moor"]
