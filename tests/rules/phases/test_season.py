"""The Season: turns, passing, the opening, Pretender tokens, exiles, and the end."""

import pytest

from ardri.rules.box.catalogue import bits
from ardri.rules.errors import IllegalChoice, OutOfTurn
from ardri.rules.game import Game
from ardri.rules.state.state import ASSEMBLY, NOWHERE, SEASON
from ardri.testing import clans, draft_any, hand, options, play, position, whose, zone

HANDS = {"A": "bard festival", "B": "citadel conquest", "C": "migration sanctuary", "D": "warlord new_clans"}
SIX_LANDS = {**dict.fromkeys(["cove", "hills", "plains", "forest", "moor"], "A1"), "valley": "A1 B1"}
FIVE_LANDS = dict.fromkeys(["cove", "hills", "plains", "forest", "moor"], "A1")


def pretenders(game: Game) -> str:
    return "".join("ABCD"[seat] for seat in bits(game.state.pretenders))


def everybody(players: int) -> str:
    return " ".join(f"{name}1" for name in "ABCD"[:players])


def turns(game: Game) -> str:
    """Whose turns have begun, in order."""
    return "".join(str(event.fields["seat"]) for event in game.events if event.kind == "turn")


# Turns


@pytest.mark.parametrize(
    ("players", "crows", "order"),
    [
        (2, "clockwise", "ABA"),
        (2, "counterclockwise", "ABA"),
        (3, "clockwise", "ABCA"),
        (3, "counterclockwise", "ACBA"),
        (4, "clockwise", "ABCDA"),
        (4, "counterclockwise", "ADCBA"),
    ],
)
def test_turns_follow_the_crows(players: int, crows: str, order: str) -> None:
    game = position(
        players=players,
        clans={"hills": everybody(players)},
        hand={name: HANDS[name] for name in "ABCD"[:players]},
        crows=crows,
        turn="A",
        chance="epic:tuans_memory",
    )
    play(game, "A: card:bard")
    for name in order[1:-1]:
        play(game, f"{name}: pass")
    assert turns(game) == order
    assert whose(game) == f"{order[-1]} turn"


def test_a_turn_is_a_season_card_or_a_pass() -> None:
    game = position(
        clans={"hills": "A1", "cove": "B1"},
        hand={"A": "bard geis valley swamp eriu the_fianna", "B": "druid sanctuary"},
        tiles="hills cove valley swamp",
        turn="A",
    )
    assert options(game) == ["card:bard", "card:swamp", "card:eriu", "pass"]


def test_a_season_card_is_a_whole_turn() -> None:
    game = position(
        clans={"hills": "A1", "cove": "B1"},
        hand={"A": "children_of_dana bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:children_of_dana, territory:cove")
    assert whose(game) == "B turn"
    with pytest.raises(OutOfTurn):
        game.choose("card:bard", seat=0)


def test_the_swamp_is_a_season_card_and_not_a_pass() -> None:
    game = position(
        clans={"swamp": "A1", "cove": "B1"},
        hand={"A": "swamp bard", "B": "druid citadel"},
        turn="A",
        passes=1,
    )
    play(game, "A: card:swamp", "B: pass")
    assert whose(game) == "A turn"


# The opening


def test_the_brenn_must_open_the_season_with_a_season_card() -> None:
    game = position(
        clans=SIX_LANDS, hand={"A": "bard eriu geis", "B": "druid citadel"}, turn="A", opening=True
    )
    assert options(game) == ["card:bard", "card:eriu"]
    for key in ("pass", "pretender"):
        with pytest.raises(IllegalChoice):
            game.choose(key)


def test_only_the_first_turn_of_the_season_is_the_opening() -> None:
    game = position(
        clans=SIX_LANDS,
        hand={"A": "stone_of_fal bard", "B": "druid citadel"},
        turn="A",
        opening=True,
    )
    play(game, "A: card:stone_of_fal")
    assert options(game) == ["card:citadel", "card:druid", "pass"]
    play(game, "B: pass")
    assert options(game) == ["card:bard", "pass", "pretender"]


def test_every_season_begins_with_an_opening() -> None:
    game = position(players=3, clans={"hills": "B1", "cove": "A1"}, capital="hills", brenn="B")
    draft_any(game)
    assert whose(game) == "B turn"
    assert "pass" not in options(game)


def test_a_brenn_without_any_season_card_passes() -> None:
    game = position(clans=SIX_LANDS, hand={"A": "geis", "B": "bard citadel"}, turn="A", opening=True)
    assert whose(game) == "B turn"
    assert turns(game) == "AB"
    assert pretenders(game) == ""


def test_the_moor_is_not_the_opening_season_card() -> None:
    game = position(
        clans={"moor": "A1", "cove": "B1"},
        hand={"A": "moor bard eriu", "B": "druid citadel"},
        turn="A",
        opening=True,
    )
    assert options(game) == ["card:bard", "card:eriu", "card:moor"]
    play(game, "A: card:moor")
    assert whose(game) == "A turn"
    assert options(game) == ["card:bard", "card:eriu"]


# Passing


def test_passing_is_not_final() -> None:
    game = position(
        clans={"hills": "A1", "cove": "B1"},
        hand={"A": "children_of_dana bard", "B": "stone_of_fal citadel"},
        turn="A",
    )
    play(game, "A: pass", "B: card:stone_of_fal", "A: card:children_of_dana, territory:cove")
    assert clans(game) == {"hills": "A1 B2", "cove": "A1 B1"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_season_ends_when_all_have_passed_in_a_row(players: int) -> None:
    game = position(
        players=players,
        clans={"hills": everybody(players)},
        hand={name: HANDS[name] for name in "ABCD"[:players]},
        turn="B",
        round=3,
    )
    for name in "BCD"[: players - 1]:
        play(game, f"{name}: pass")
    assert whose(game) == "A turn"
    assert game.state.phase == SEASON
    play(game, "A: pass")
    assert game.state.phase == ASSEMBLY
    assert game.state.round == 4


def test_a_season_card_breaks_the_run_of_passes() -> None:
    game = position(
        players=3,
        clans={"hills": "A1", "cove": "B1 C1"},
        hand={"A": "bard druid", "B": "citadel geis", "C": "stone_of_fal sanctuary"},
        turn="A",
    )
    play(game, "A: pass", "B: pass", "C: card:stone_of_fal", "A: pass", "B: pass")
    assert whose(game) == "C turn"
    play(game, "C: pass")
    assert game.state.phase == ASSEMBLY


def test_a_token_breaks_the_run_of_passes() -> None:
    game = position(clans=SIX_LANDS, hand={"A": "bard druid", "B": "citadel geis"}, turn="B")
    play(game, "B: pass", "A: pretender", "B: pass")
    assert whose(game) == "A turn"
    assert game.state.phase == SEASON


def test_a_triskel_played_meanwhile_does_not_break_the_run() -> None:
    game = position(
        clans={"moor": "A1", "cove": "B1"}, hand={"A": "moor bard druid", "B": "citadel geis"}, turn="B"
    )
    play(game, "B: pass", "A: card:moor, pass")
    assert game.state.phase == ASSEMBLY


def test_a_cancelled_season_card_breaks_the_run_all_the_same() -> None:
    game = position(
        clans={"hills": "A1", "cove": "B1"}, hand={"A": "bard druid citadel", "B": "festival geis"}, turn="B"
    )
    play(game, "B: pass", "A: card:bard", "B: card:geis", "B: pass")
    assert whose(game) == "A turn"
    assert game.state.phase == SEASON


def test_a_seat_that_can_only_pass_is_not_asked() -> None:
    game = position(
        players=3,
        clans={"hills": "A1 B1 C1"},
        hand={"A": "stone_of_fal bard", "B": "geis", "C": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:stone_of_fal")
    assert whose(game) == "C turn"
    assert turns(game) == "ABC"


# The Pretender token


def test_five_lands_and_a_deed_are_enough_for_a_token_which_is_the_turn() -> None:
    game = position(
        clans={**FIVE_LANDS, "valley": "B1"},
        deeds={"A": 1},
        hand={"A": "bard druid", "B": "citadel geis"},
        turn="A",
    )
    play(game, "A: pretender")
    assert pretenders(game) == "A"
    assert game.state.deeds == [1, 0]
    assert whose(game) == "B turn"
    play(game, "B: pass")
    assert "pretender" not in options(game)
    with pytest.raises(IllegalChoice):
        game.choose("pretender")


def test_without_a_condition_there_is_no_token() -> None:
    game = position(clans=FIVE_LANDS, hand={"A": "bard druid", "B": "citadel geis"}, turn="A")
    assert "pretender" not in options(game)


@pytest.mark.parametrize(
    ("sanctuaries", "there", "offered"), [(6, "A1 B2", True), (5, "A1 B2", False), (6, "B2", False)]
)
def test_religion_is_enough_for_a_token(sanctuaries: int, there: str, offered: bool) -> None:
    game = position(
        clans={"hills": there, "cove": "A1"},
        sanctuaries={"hills": sanctuaries},
        hand={"A": "bard druid", "B": "citadel geis"},
        turn="A",
    )
    assert ("pretender" in options(game)) == offered


@pytest.mark.parametrize(
    ("there", "offered"), [("A5 B4 C2", True), ("A5 B4 C1", False), ("A5 B5 C2", False), ("A4 B5 C2", False)]
)
def test_leadership_is_enough_for_a_token(there: str, offered: bool) -> None:
    game = position(
        players=3, clans={"hills": there}, hand={"A": "bard druid", "B": "citadel geis"}, turn="A"
    )
    assert ("pretender" in options(game)) == offered


def test_a_token_stays_when_the_condition_is_lost() -> None:
    game = position(
        clans={**SIX_LANDS, "swamp": "B1"},
        hand={"A": "bard druid", "B": "balors_eye geis citadel"},
        turn="A",
    )
    play(game, "A: pretender", "B: card:balors_eye, territory:cove")
    assert "cove" not in clans(game)
    assert pretenders(game) == "A"


def test_several_players_may_hold_tokens() -> None:
    both = dict.fromkeys(SIX_LANDS, "A1 B1")
    game = position(clans=both, hand={"A": "bard druid", "B": "citadel geis"}, turn="A")
    play(game, "A: pretender", "B: pretender")
    assert pretenders(game) == "AB"


# Without clans on the board


def test_an_exile_loses_a_deed_places_two_clans_and_takes_the_turn() -> None:
    game = position(
        clans={"hills": "B2", "cove": "B1"},
        tiles="hills cove moor",
        deeds={"A": 2, "B": 3},
        hand={"A": "bard druid", "B": "citadel geis"},
        turn="A",
    )
    assert whose(game) == "A exile"
    assert game.state.deeds == [1, 3]
    assert options(game) == ["territory:cove", "territory:hills", "territory:moor"]
    play(game, "A: territory:hills")
    assert whose(game) == "A exile"
    play(game, "A: territory:moor")
    assert clans(game) == {"hills": "A1 B2", "cove": "B1", "moor": "A1"}
    assert game.state.clash is None
    assert game.state.reserve == [10, 9]
    assert whose(game) == "A turn"
    assert options(game) == ["card:bard", "card:druid", "pass"]


def test_an_exile_without_deeds_loses_nothing() -> None:
    game = position(
        clans={"hills": "B2"}, tiles="hills cove", hand={"A": "bard druid", "B": "citadel geis"}, turn="A"
    )
    play(game, "A: territory:cove, territory:cove")
    assert game.state.deeds == [0, 0]
    assert clans(game) == {"hills": "B2", "cove": "A2"}
    assert whose(game) == "A turn"


def test_both_exiles_may_return_to_one_occupied_territory_without_a_clash() -> None:
    game = position(
        clans={"hills": "B2"}, tiles="hills cove", hand={"A": "bard druid", "B": "citadel geis"}, turn="A"
    )
    play(game, "A: territory:hills")
    assert clans(game) == {"hills": "A2 B2"}
    assert game.state.clash is None
    assert whose(game) == "A turn"


def test_exiles_return_when_the_turn_begins_and_not_before() -> None:
    game = position(
        clans={"hills": "A1", "cove": "B1"},
        deeds={"B": 1},
        hand={"A": "balors_eye bard", "B": "citadel druid"},
        turn="A",
    )
    play(game, "A: card:balors_eye, territory:cove")
    assert whose(game) == "B exile"
    assert game.state.deeds == [0, 0]
    assert clans(game) == {"hills": "A1"}


def test_a_brenn_in_exile_still_has_to_open_with_a_season_card() -> None:
    game = position(
        clans={"hills": "B2"},
        tiles="hills cove",
        deeds={"A": 9},
        hand={"A": "bard druid", "B": "citadel geis"},
        turn="A",
        opening=True,
    )
    play(game, "A: territory:cove, territory:hills")
    assert game.state.deeds[0] == 8
    assert options(game) == ["card:bard", "card:druid"]


def test_an_exile_returns_once_and_not_again_after_the_turn() -> None:
    game = position(
        clans={"hills": "B2"}, tiles="hills cove", hand={"A": "bard druid", "B": "citadel conquest"}, turn="A"
    )
    play(game, "A: territory:cove, territory:cove, pass", "B: card:citadel")
    assert whose(game) == "A turn"
    assert clans(game) == {"hills": "B2", "cove": "A2"}


def test_a_player_with_a_single_clan_is_no_exile() -> None:
    game = position(
        clans={"hills": "A1 B2"}, deeds={"A": 2}, hand={"A": "bard druid", "B": "citadel geis"}, turn="A"
    )
    assert whose(game) == "A turn"
    assert game.state.deeds == [2, 0]


# The end of the Season


def between(game: Game, first: str, last: str) -> list[str]:
    """The events from the first of a kind to the next of another one."""
    kinds = [event.kind for event in game.events]
    start = kinds.index(first)
    return [str(event) for event in game.events[start : kinds.index(last, start)]]


def test_the_season_ends_with_a_clean_up() -> None:
    game = position(
        clans={"cove": "A1 B1", "hills": "A1 B2", "moor": "A2", "forest": "B1 A1"},
        tiles="cove hills moor forest",
        hand={"A": "druid eriu hills moor", "B": "bard citadel the_fianna"},
        played="forest",
        turn="A",
        festival="cove",
        set_aside="warlord",
    )
    play(game, "A: pass", "B: pass")
    cleaned = [line for line in between(game, "pass", "assembly") if not line.startswith(("pass", "turn"))]
    assert cleaned == [
        "shift deck=action from=hand:A to=action_discard [card=druid A]",
        "shift deck=advantage from=hand:A to=face_up card=hills",
        "shift deck=action from=hand:B to=action_discard [card=bard B]",
        "shift deck=action from=hand:B to=action_discard [card=citadel B]",
        "festival_over territory=cove",
    ]


def test_what_stays_and_what_goes_at_the_end_of_the_season() -> None:
    # Cathbad's Word stops the game between the Season and the Assembly
    game = position(
        clans={"cove": "A1 B1", "hills": "A1 B2", "moor": "A2", "forest": "B1 A1"},
        tiles="cove hills moor forest",
        hand={"A": "druid eriu hills moor cathbads_word", "B": "bard citadel the_fianna"},
        played="forest",
        turn="A",
        festival="cove",
    )
    play(game, "A: pass", "B: pass")
    assert whose(game) == "A assembly_start"
    assert hand(game, "A") == ["moor", "cathbads_word", "eriu"]
    assert hand(game, "B") == ["the_fianna"]
    assert zone(game, "face_up") == ["cove", "hills"]
    assert zone(game, "face_down") == ["forest"]
    assert {"druid", "bard", "citadel"} <= set(zone(game, "action_discard"))
    assert game.state.festival == NOWHERE


def test_a_tied_holder_is_no_chieftain_and_loses_the_advantage_card() -> None:
    game = position(
        clans={"hills": "A1 B1", "cove": "B1"},
        hand={"A": "hills bard cathbads_word", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: pass", "B: pass")
    assert hand(game, "A") == ["cathbads_word"]
    assert "hills" in zone(game, "face_up")


def test_a_token_outlives_the_end_of_the_season() -> None:
    game = position(
        clans={**FIVE_LANDS, "valley": "B1"},
        pretenders="A",
        hand={"A": "bard cathbads_word", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: pass", "B: pass")
    assert pretenders(game) == "A"
    play(game, "A: decline")
    assert pretenders(game) == ""


def test_deeds_are_kept_from_round_to_round() -> None:
    game = position(
        clans={"hills": "A1", "cove": "B1"},
        deeds={"A": 2, "B": 1},
        hand={"A": "bard druid", "B": "citadel geis"},
        turn="A",
    )
    play(game, "A: pass", "B: pass")
    assert game.state.phase == ASSEMBLY
    assert game.state.deeds == [2, 1]


@pytest.mark.card("valley", case="positive")
def test_an_advantage_card_may_be_played_by_who_is_no_longer_chieftain() -> None:
    game = position(
        clans={"valley": "B2", "hills": "A1"},
        hand={"A": "valley stone_of_fal bard", "B": "druid citadel"},
        capital="hills",
        turn="A",
    )
    play(game, "A: card:stone_of_fal, card:valley")
    assert clans(game) == {"valley": "B2", "hills": "A4"}
    assert zone(game, "face_down") == ["valley"]


def test_a_played_advantage_card_is_out_for_the_season() -> None:
    game = position(
        clans={"valley": "A2", "hills": "A1 B1"},
        hand={"A": "valley stone_of_fal children_of_dana bard", "B": "druid citadel"},
        capital="hills",
        turn="A",
    )
    play(game, "A: card:stone_of_fal, card:valley, territory:hills", "B: pass")
    play(game, "A: card:children_of_dana, territory:valley")
    assert whose(game) == "B turn"
    assert "valley" not in hand(game, "A")
