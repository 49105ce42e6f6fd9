"""Stone Circle: a clan for an Epic Tale."""

import pytest

from ardri.rules.views.why_not import Reason
from ardri.testing import clans, hand, lies, options, play, position, whose


@pytest.mark.card("stone_circle", case="positive")
@pytest.mark.ruling(58)
def test_a_clan_is_given_for_the_tale_just_played() -> None:
    game = position(
        tiles="cove stone_circle",
        clans={"cove": "A1 B1", "stone_circle": "A2"},
        hand={"A": "stone_circle tuans_memory bard", "B": "conquest"},
        turn="A",
        chance="epic:eriu epic:balors_eye epic:diarmuid",
    )
    play(game, "A: card:tuans_memory, keep:eriu")
    assert (whose(game), options(game)) == ("A card_finished", ["card:stone_circle", "decline"])
    play(game, "A: card:stone_circle")
    assert hand(game, "A") == ["bard", "eriu", "tuans_memory"]
    assert (clans(game), game.state.reserve[0]) == ({"cove": "A1 B1", "stone_circle": "A1"}, 10)
    assert lies(game, "stone_circle") == "face_down"
    [back] = [event for event in game.events if event.fields.get("from") == "epic_discard"]
    assert back.seen_by(1).fields["card"] == "tuans_memory"
    assert whose(game) == "B turn"


@pytest.mark.card("stone_circle", case="positive")
def test_declined_the_tale_stays_in_the_discard() -> None:
    game = position(
        tiles="cove stone_circle",
        clans={"cove": "A1 B1", "stone_circle": "A2"},
        hand={"A": "stone_circle stone_of_fal bard", "B": "conquest"},
        turn="A",
    )
    play(game, "A: card:stone_of_fal, decline")
    assert lies(game, "stone_of_fal") == "epic_discard"
    assert clans(game) == {"cove": "A3 B1", "stone_circle": "A2"}
    assert hand(game, "A") == ["bard", "stone_circle"]


@pytest.mark.card("stone_circle", case="negative")
def test_without_a_clan_in_the_stone_circle_there_is_nothing_to_give() -> None:
    game = position(
        tiles="cove stone_circle forest",
        clans={"cove": "A1 B1", "stone_circle": "B2"},
        hand={"A": "stone_circle forest stone_of_fal bard", "B": "conquest"},
        turn="A",
    )
    play(game, "A: card:stone_of_fal")
    assert options(game) == ["card:forest", "decline"]
    assert game.why_not(0, "stone_circle") == Reason("no_clan_in_the_stone_circle")


@pytest.mark.card("stone_circle", case="negative")
def test_a_tale_given_away_cannot_be_taken_back() -> None:
    game = position(
        players=4,
        tiles="cove stone_circle forest hills",
        clans={"cove": "A1 B1 C1 D1", "stone_circle": "A2"},
        hand={"A": "stone_circle forest stone_of_fal master_craftsman bard", "B": "conquest"},
        turn="A",
    )
    play(game, "A: card:stone_of_fal, card:master_craftsman, seat:B")
    assert options(game) == ["card:forest", "decline"]
    assert game.why_not(0, "stone_circle") == Reason("card_is_gone")


@pytest.mark.card("stone_circle", case="negative")
@pytest.mark.ruling(39)
def test_a_cancelled_tale_cannot_be_taken_back() -> None:
    game = position(
        tiles="cove stone_circle forest",
        clans={"cove": "A1 B1", "stone_circle": "A2"},
        hand={"A": "stone_circle forest stone_of_fal bard", "B": "conquest the_dagda"},
        turn="A",
    )
    play(game, "A: card:stone_of_fal", "B: card:the_dagda")
    assert options(game) == ["card:forest", "decline"]
    assert game.why_not(0, "stone_circle") == Reason("card_is_gone")


@pytest.mark.card("stone_circle", case="negative")
@pytest.mark.ruling(39)
def test_the_dagda_has_shuffled_itself_away() -> None:
    game = position(
        tiles="cove stone_circle swamp valley",
        clans={"cove": "A1 B1", "stone_circle": "A2"},
        hand={"A": "stone_circle the_dagda bard", "B": "swamp valley conquest"},
        turn="B",
    )
    play(game, "B: card:swamp", "A: card:the_dagda")
    assert whose(game) == "B card_finished"
    assert lies(game, "the_dagda") == "epic_pile"


@pytest.mark.card("stone_circle", case="negative")
def test_the_tale_of_another_cannot_be_taken() -> None:
    game = position(
        tiles="cove stone_circle",
        clans={"cove": "A1 B1", "stone_circle": "A2"},
        hand={"A": "stone_circle bard", "B": "stone_of_fal"},
        turn="B",
    )
    play(game, "B: card:stone_of_fal")
    assert whose(game) == "A turn"


@pytest.mark.card("stone_circle", case="positive")
@pytest.mark.ruling(44)
def test_a_clan_saved_by_diarmuid_was_given_and_the_tale_comes_back() -> None:
    game = position(
        tiles="cove stone_circle",
        clans={"cove": "A1 B1", "stone_circle": "A1"},
        hand={"A": "stone_circle stone_of_fal diarmuid bard", "B": "conquest"},
        turn="A",
    )
    play(game, "A: card:stone_of_fal, card:stone_circle, card:diarmuid")
    assert clans(game) == {"cove": "A4 B1"}
    assert hand(game, "A") == ["bard", "stone_of_fal"]


@pytest.mark.card("stone_circle", case="negative")
@pytest.mark.ruling(42)
def test_a_tale_shuffled_away_while_the_price_is_paid_does_not_come_back() -> None:
    game = position(
        tiles="cove stone_circle",
        clans={"cove": "A1 B1", "stone_circle": "A1"},
        hand={"A": "stone_circle stone_of_fal diarmuid bard", "B": "conquest the_dagda"},
        turn="A",
    )
    play(game, "A: card:stone_of_fal", "B: decline", "A: card:stone_circle", "B: decline")
    play(game, "A: card:diarmuid", "B: card:the_dagda")
    assert clans(game) == {"cove": "A3 B1"}
    assert hand(game, "A") == ["bard"]
    assert lies(game, "stone_of_fal") == "epic_pile"


@pytest.mark.card("stone_circle", case="timing")
@pytest.mark.card("forest", case="timing")
@pytest.mark.parametrize("order", ["forest stone_circle", "stone_circle forest"])
def test_stone_circle_and_forest_follow_the_same_tale_in_any_order(order: str) -> None:
    game = position(
        tiles="cove stone_circle forest",
        clans={"cove": "A1 B1", "stone_circle": "A1"},
        hand={"A": "stone_circle forest stone_of_fal bard", "B": "conquest"},
        turn="A",
        chance="epic:eriu",
    )
    first, second = order.split()
    play(game, f"A: card:stone_of_fal, card:{first}")
    assert options(game) == [f"card:{second}", "decline"]
    play(game, f"A: card:{second}")
    assert hand(game, "A") == ["bard", "eriu", "stone_of_fal"]
    assert clans(game) == {"cove": "A3 B1"}


@pytest.mark.card("stone_circle", case="timing")
def test_a_tale_taken_back_may_be_played_in_the_next_turn() -> None:
    game = position(
        tiles="cove stone_circle",
        clans={"cove": "A1 B1", "stone_circle": "A1"},
        hand={"A": "stone_circle stone_of_fal bard", "B": "conquest"},
        turn="A",
    )
    play(game, "A: card:stone_of_fal, card:stone_circle", "B: pass", "A: card:stone_of_fal")
    assert clans(game) == {"cove": "A5 B1"}
    assert (whose(game), lies(game, "stone_of_fal")) == ("B turn", "epic_discard")


@pytest.mark.card("stone_circle", case="timing")
def test_cathbad_may_be_taken_back_in_the_assembly() -> None:
    game = position(
        clans={"stone_circle": "A2", "cove": "B1"},
        hand={"A": "cathbads_word stone_circle"},
    )
    play(game, "A: card:cathbads_word, aside:bard, card:stone_circle")
    assert clans(game) == {"stone_circle": "A1", "cove": "B1"}
    assert lies(game, "cathbads_word") == "hand:A"
    assert (whose(game), options(game)) == ("A assembly_start", ["card:cathbads_word", "decline"])
    play(game, "A: decline")
    assert lies(game, "stone_circle") == "hand:A"  # played, and taken again by its chieftain in step 3
