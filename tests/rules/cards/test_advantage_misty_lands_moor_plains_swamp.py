"""Misty Lands, Plains and Swamp, which are turns of their own, and the Moor, which may interrupt any."""

import pytest

from ardri.rules.box.base_box import CARD_KEYS
from ardri.rules.engine.verbs import zone_name
from ardri.rules.errors import IllegalChoice, OutOfTurn
from ardri.rules.invariants import problems
from ardri.rules.state.state import ZONES
from ardri.rules.views.why_not import Reason
from ardri.testing import clans, hand, lies, options, play, position, whose
from tests.rules.helpers.game_inspection import looks

TURNS = ("misty_lands", "plains", "swamp")


def each(case: str) -> list[object]:
    """The three with a Season use, as a test of this case."""
    return [pytest.param(name, marks=pytest.mark.card(name, case=case)) for name in TURNS]


# The Season uses alike


@pytest.mark.parametrize("name", each("timing"))
def test_a_season_use_is_a_turn_even_the_one_that_opens_the_season(name: str) -> None:
    game = position(
        tiles=["hills", "cove", name],
        clans={"hills": "A1 B1", name: "A1"},
        hand={"A": f"{name} conquest", "B": "bard"},
        turn="A",
        opening=True,
    )
    assert options(game) == ["card:conquest", f"card:{name}"]
    play(game, f"A: card:{name}")
    if name == "plains":
        play(game, "A: to:cove")
    assert whose(game) == "B turn"
    assert lies(game, name) == "face_down"


@pytest.mark.parametrize("name", each("timing"))
def test_a_season_use_is_only_for_the_own_turn(name: str) -> None:
    game = position(
        tiles=["hills", "cove", name],
        clans={"hills": "A1 B1", name: "A1"},
        hand={"A": f"{name} conquest", "B": "bard"},
        turn="B",
    )
    assert game.why_not(0, name) == Reason("not_your_turn")
    with pytest.raises(OutOfTurn):
        game.choose(f"card:{name}", seat=0)


@pytest.mark.parametrize("name", each("negative"))
def test_a_chieftain_cannot_play_what_is_not_in_hand(name: str) -> None:
    game = position(
        tiles=["hills", "cove", name],
        clans={"hills": "A1 B1", name: "A1"},
        hand={"A": "conquest", "B": "bard"},
        played=name,
        turn="A",
    )
    assert options(game) == ["card:conquest", "pass"]
    assert game.why_not(0, name) == Reason("not_in_hand")
    with pytest.raises(IllegalChoice):
        game.choose(f"card:{name}")


@pytest.mark.parametrize("name", each("positive"))
def test_a_season_use_is_no_pass(name: str) -> None:
    game = position(
        tiles=["hills", "cove", name],
        clans={"hills": "A1 B1", name: "A1"},
        hand={"A": f"{name} conquest", "B": "bard"},
        turn="A",
        passes=1,
    )
    play(game, f"A: card:{name}")
    if name == "plains":
        play(game, "A: to:cove")
    play(game, "B: pass")
    assert whose(game) == "A turn"


# Swamp


@pytest.mark.card("swamp", case="negative")
def test_swamp_changes_nothing_but_where_it_lies() -> None:
    game = position(
        tiles="hills swamp",
        clans={"hills": "A1 B1", "swamp": "A2"},
        hand={"A": "swamp bard eriu", "B": "conquest"},
        set_aside="geis",
        deeds={"A": 1},
        turn="A",
    )
    before = game.state.copy()
    play(game, "A: card:swamp")
    after = game.state
    assert (after.clans, after.reserve, after.deeds) == (before.clans, before.reserve, before.deeds)
    assert (after.sanctuaries, after.citadels) == (before.sanctuaries, before.citadels)
    moved = [zone_name(z) for z in range(ZONES) if after.zones[z] != before.zones[z]]
    assert moved == ["hand:A", "face_down"]
    assert lies(game, "swamp") == "face_down"


@pytest.mark.card("swamp", case="timing")
def test_swamp_feeds_the_cards_that_follow_a_season_card() -> None:
    game = position(
        tiles="hills swamp valley",
        clans={"hills": "A1 B1"},
        hand={"A": "swamp valley bard", "B": "conquest"},
        turn="A",
    )
    play(game, "A: card:swamp, card:valley")
    assert clans(game) == {"hills": "A2 B1"}
    assert whose(game) == "B turn"


# Plains


@pytest.mark.card("plains", case="positive")
def test_plains_sends_clans_out_to_several_neighbours() -> None:
    game = position(
        tiles="cove hills plains swamp moor valley",
        clans={"plains": "A4 B1", "cove": "A1", "valley": "A1"},
        hand={"A": "plains bard", "B": "conquest"},
        turn="A",
    )
    play(game, "A: card:plains")
    assert options(game) == ["to:cove", "to:hills", "to:moor", "to:swamp"]  # the Valley is too far
    play(game, "A: to:hills")
    assert options(game) == ["count:1", "count:2", "count:3", "count:4"]
    play(game, "A: count:2, to:moor, count:1, done")
    assert clans(game) == {"plains": "A1 B1", "cove": "A1", "hills": "A2", "moor": "A1", "valley": "A1"}
    assert whose(game) == "B turn"  # leaving B alone is no reason to clash


@pytest.mark.card("plains", case="positive")
def test_plains_need_not_be_led_by_who_plays_it() -> None:
    game = position(
        tiles="cove plains hills",
        clans={"plains": "A1 B3", "hills": "A1"},
        hand={"A": "plains bard", "B": "conquest"},
        turn="A",
    )
    play(game, "A: card:plains, to:hills")
    assert clans(game) == {"plains": "B3", "hills": "A2"}


@pytest.mark.card("plains", case="negative")
@pytest.mark.ruling(57)
def test_plains_without_own_clans_there_asks_nothing_and_moves_nobody() -> None:
    game = position(
        tiles="cove plains hills",
        clans={"plains": "B3", "hills": "A2"},
        hand={"A": "plains bard", "B": "conquest"},
        turn="A",
    )
    play(game, "A: card:plains")
    assert whose(game) == "B turn"
    assert clans(game) == {"plains": "B3", "hills": "A2"}
    assert lies(game, "plains") == "face_down"


@pytest.mark.card("plains", case="timing")
def test_plains_moves_all_clans_before_the_first_clash() -> None:
    game = position(
        tiles="cove hills plains swamp moor",
        clans={"plains": "A3", "hills": "B1", "moor": "B1"},
        hand={"A": "plains bard", "B": "conquest"},
        turn="A",
    )
    play(game, "A: card:plains, to:hills, count:1, to:moor, count:2")
    assert whose(game) == "A next_clash"
    assert options(game) == ["territory:hills", "territory:moor"]
    assert clans(game) == {"hills": "A1 B1", "moor": "A2 B1"}
    play(game, "A: territory:moor")
    assert whose(game) == "A maneuver"
    play(game, "A: truce", "B: agree")
    assert whose(game) == "A maneuver"  # in the Hills, the only one left
    play(game, "A: truce", "B: agree")
    assert whose(game) == "B turn"


@pytest.mark.card("plains", case="timing")
@pytest.mark.ruling(43)
def test_plains_is_declared_in_full_before_the_dagda_may_answer() -> None:
    game = position(
        tiles="cove hills plains swamp",
        clans={"plains": "A2", "hills": "B1"},
        hand={"A": "plains bard", "B": "conquest the_dagda"},
        turn="A",
    )
    play(game, "A: card:plains, to:hills, count:1, done")
    assert whose(game) == "B card_declared"
    assert clans(game) == {"plains": "A2", "hills": "B1"}
    play(game, "B: card:the_dagda")
    assert clans(game) == {"plains": "A2", "hills": "B1"}
    assert (lies(game, "plains"), whose(game)) == ("face_down", "B turn")


# Misty Lands


@pytest.mark.card("misty_lands", case="positive")
def test_misty_lands_turns_action_cards_into_one_good_tale() -> None:
    game = position(
        tiles="cove misty_lands",
        clans={"cove": "A1 B1"},
        hand={"A": "misty_lands bard druid warlord", "B": "conquest"},
        turn="A",
        chance="epic:eriu epic:balors_eye",
    )
    play(game, "A: card:misty_lands")
    assert options(game) == ["count:1", "count:2", "count:3"]
    play(game, "A: count:2")
    assert options(game) == ["discard:bard", "discard:druid"]  # one after another, in one order
    play(game, "A: discard:bard, discard:warlord")
    assert whose(game) == "A keep_epic"
    assert options(game) == ["keep:balors_eye", "keep:eriu"]
    assert (lies(game, "bard"), lies(game, "warlord")) == ("action_discard", "action_discard")
    play(game, "A: keep:eriu")
    assert hand(game, "A") == ["druid", "eriu"]
    assert lies(game, "balors_eye") == "epic_discard"
    assert whose(game) == "B turn"


@pytest.mark.card("misty_lands", case="positive")
def test_misty_lands_does_not_show_what_is_discarded() -> None:
    game = position(
        tiles="cove misty_lands",
        clans={"cove": "A1 B1"},
        hand={"A": "misty_lands bard druid", "B": "conquest"},
        turn="A",
    )
    play(game, "A: card:misty_lands, count:1, discard:druid")
    [thrown] = [event for event in game.events if event.fields.get("to") == "action_discard"]
    assert thrown.seen_by(0).fields["card"] == "druid"
    assert "card" not in thrown.seen_by(1).fields


@pytest.mark.card("misty_lands", case="negative")
def test_misty_lands_without_action_cards_draws_nothing() -> None:
    game = position(
        tiles="cove misty_lands",
        clans={"cove": "A1 B1"},
        hand={"A": "misty_lands eriu", "B": "conquest"},
        turn="A",
    )
    play(game, "A: card:misty_lands")
    assert whose(game) == "B turn"
    assert hand(game, "A") == ["eriu"]
    assert lies(game, "misty_lands") == "face_down"


@pytest.mark.card("misty_lands", case="timing")
@pytest.mark.card("moor", case="timing")
@pytest.mark.ruling(27)
def test_a_card_spent_while_the_mist_rises_is_not_discarded_as_well() -> None:
    game = position(
        players=4,
        tiles="cove misty_lands moor plains",
        clans={"cove": "A1 B1 C1 D1"},
        hand={
            "A": "misty_lands moor the_dagda master_craftsman migration new_clans warlord",
            "B": "conquest",
        },
        turn="A",
    )
    play(game, "A: card:misty_lands, count:2, decline, discard:master_craftsman")
    assert options(game) == ["discard:migration", "discard:new_clans", "discard:warlord", "card:moor"]
    play(game, "A: card:moor, seat:B, card:the_dagda, card:master_craftsman, seat:B")
    assert options(game) == ["discard:migration", "discard:new_clans"]
    play(game, "A: discard:migration, discard:warlord")
    assert problems(game.state) == []
    assert lies(game, "master_craftsman") == "action_discard"
    play(game, f"A: {options(game)[0]}")
    assert [card for card in hand(game, "A") if card in CARD_KEYS[:17]] == ["new_clans"]
    assert (game.state.deeds[0], lies(game, "the_dagda")) == (1, "hand:B")


# Moor


@pytest.mark.card("moor", case="positive")
@pytest.mark.ruling(27)
@pytest.mark.ruling(58)
def test_moor_shows_the_tales_of_one_opponent_to_its_holder_alone() -> None:
    game = position(
        players=3,
        tiles="cove moor hills",
        clans={"cove": "A1 B1 C1"},
        hand={"A": "moor bard", "B": "druid eriu balors_eye", "C": "tuans_memory"},
        turn="A",
    )
    assert options(game) == ["card:bard", "pass", "card:moor"]
    play(game, "A: card:moor")
    assert options(game) == ["seat:B", "seat:C"]
    play(game, "A: seat:B")
    assert looks(game, "A") == [("hand:B", "balors_eye,eriu")]
    assert looks(game, "B") == looks(game, "C") == [("hand:B", None)]
    assert (whose(game), options(game)) == ("A turn", ["card:bard", "pass"])  # the same question again
    assert lies(game, "moor") == "face_down"


@pytest.mark.card("moor", case="negative")
def test_moor_finds_nothing_where_there_are_no_tales() -> None:
    game = position(
        tiles="cove moor",
        clans={"cove": "A1 B1"},
        hand={"A": "moor bard", "B": "druid geis"},
        turn="A",
    )
    play(game, "A: card:moor")
    assert looks(game, "A") == [("hand:B", "-")]
    assert whose(game) == "A turn"


@pytest.mark.card("moor", case="negative")
def test_moor_is_silent_under_lugs_spear() -> None:
    game = position(
        tiles="cove moor hills",
        clans={"hills": "A2 B2"},
        hand={"A": "moor warlord lugs_spear", "B": "bard geis"},
        turn="A",
    )
    play(game, "A: card:warlord", "B: decline", "A: card:lugs_spear")
    assert (whose(game), options(game)) == ("A maneuver", ["attack:B", "truce"])
    assert game.why_not(0, "moor") == Reason("silenced")


@pytest.mark.card("moor", case="timing")
def test_moor_does_not_break_a_run_of_passes() -> None:
    game = position(
        tiles="cove moor",
        clans={"cove": "A1 B1"},
        hand={"A": "moor bard", "B": "conquest"},
        turn="A",
        passes=1,
    )
    play(game, "A: card:moor, pass")
    assert (game.state.round, whose(game)) == (2, "A draft_keep")


@pytest.mark.card("moor", case="timing")
@pytest.mark.ruling(43)
def test_moor_names_the_opponent_and_shows_nothing_if_it_is_cancelled() -> None:
    game = position(
        players=3,
        tiles="cove moor hills",
        clans={"cove": "A1 B1 C1"},
        hand={"A": "moor bard", "B": "druid eriu", "C": "the_dagda geis"},
        turn="A",
    )
    play(game, "A: card:moor, seat:B")
    assert whose(game) == "C card_declared"
    play(game, "C: card:the_dagda")
    assert looks(game, "A") == []
    assert lies(game, "moor") == "face_down"
    assert (whose(game), options(game)) == ("A turn", ["card:bard", "pass"])
