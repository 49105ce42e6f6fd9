"""The King and the Land: an Advantage card for an Epic Tale, or to somebody else for a Deed (E7, E33)."""

from __future__ import annotations

import pytest

from ardri.rules.game import Game
from ardri.rules.views.why_not import Reason
from ardri.testing import asked, clans, hand, lies, options, play, position, reserve
from tests.rules.helpers.game_inspection import known
from tests.seasons.fifth.fifth_positions import FIFTH, five

CARD = "the_king_and_the_land"
LAND = {"cove": "A1 B1", "hills": "A2 B1 C1", "plains": "A1", "meadows": "D1", "valley": "E1"}


def played(cards: str, lands: dict[str, str] | None = None, **more: object) -> Game:
    """A has played the card, with some others in hand."""
    game = five(
        LAND if lands is None else lands, hand={"A": f"{CARD} citadel {cards}", "B": "exploration"}, **more
    )
    play(game, f"A: card:{CARD}")
    return game


def deeds(game: Game) -> list[int]:
    return [seat.deeds for seat in game.view(None).seats]


# Discarding


@pytest.mark.card(CARD, case="positive")
def test_a_discarded_advantage_card_brings_an_epic_tale() -> None:
    game = played("plains hills", chance="epic:eriu")
    assert (asked(game), options(game)) == (
        ["A king_and_land"],
        ["discard:hills", "discard:plains", "give_away"],
    )
    play(game, "A: discard:plains")
    assert hand(game, "A") == ["citadel", "hills", "eriu"]
    assert (lies(game, "plains"), deeds(game)) == ("face_down", [0, 0, 0, 0, 0])
    assert known(game, "hand:A", "eriu") == "A"


@pytest.mark.card(CARD, case="positive")
def test_a_tale_drawn_for_it_is_a_draw_like_any_other() -> None:
    lands = {**LAND, "meadows": "A1 D1"}
    game = played("plains meadows", lands, chance="epic:eriu epic:diarmuid")
    play(game, "A: discard:plains, card:meadows, keep:diarmuid")
    assert hand(game, "A") == ["citadel", "diarmuid"]


# Giving


@pytest.mark.card(CARD, case="positive")
@pytest.mark.ruling("E7", case="positive")
def test_a_card_given_away_earns_a_deed_and_lets_its_receiver_place_a_clan() -> None:
    game = played("hills cove")
    play(game, "A: give_away")
    assert (asked(game), options(game)) == (["A give_land"], ["territory:cove", "territory:hills"])
    play(game, "A: territory:hills")
    assert (asked(game), options(game)) == (["A give_to"], ["seat:B", "seat:C"])
    play(game, "A: seat:B")
    assert (hand(game, "A"), hand(game, "B")) == (["citadel", "cove"], ["exploration", "hills"])
    assert (known(game, "hand:B", "hills"), deeds(game)) == ("everybody", [1, 0, 0, 0, 0])
    assert (asked(game), options(game)) == (["B land_clan"], ["territory:hills", "decline"])
    play(game, "B: territory:hills")
    assert clans(game)["hills"] == "A2 B2 C1"


@pytest.mark.ruling("E7", case="negative")
def test_the_receiver_may_decline_and_is_not_asked_without_a_clan() -> None:
    game = played("cove")
    play(game, "A: give_away", "B: decline")
    assert (clans(game), deeds(game)) == (LAND, [1, 0, 0, 0, 0])
    spent = played("cove", {**LAND, "valley": "B10 E1"})
    assert reserve(spent, "B") == 0
    play(spent, "A: give_away")
    assert asked(spent) == ["B turn"]


@pytest.mark.card(CARD, case="positive")
@pytest.mark.ruling("E33", case="positive")
def test_the_receiver_plays_the_card_this_season() -> None:
    game = played("plains", {**LAND, "plains": "A1 B2"})
    play(game, "A: give_away", "B: decline")
    assert "card:plains" in options(game)


@pytest.mark.ruling("E33", case="timing")
def test_when_the_season_ends_it_goes_back_unless_the_receiver_is_chieftain() -> None:
    game = played("cove")
    play(game, "A: give_away", "B: territory:cove")
    assert clans(game)["cove"] == "A1 B2"
    play(game, "B: pass", "A: pass")
    assert lies(game, "cove") == "hand:B"
    other = played("cove")
    play(other, "A: give_away", "B: decline", "B: pass", "A: pass")
    assert lies(other, "cove") == "face_up"


# Neither


@pytest.mark.card(CARD, case="negative")
def test_a_card_is_given_only_to_whoever_is_present_in_its_territory() -> None:
    game = played("plains", chance="epic:eriu")
    assert asked(game) == ["B turn"]  # A alone is in the Plains: it could only be discarded
    assert (hand(game, "A"), lies(game, "plains")) == (["citadel", "eriu"], "face_down")


@pytest.mark.card(CARD, case="negative")
def test_without_an_advantage_card_nothing_happens() -> None:
    game = five(LAND, hand={"A": f"{CARD} citadel eriu", "B": "exploration"})
    play(game, f"A: card:{CARD}")
    assert (hand(game, "A"), deeds(game), asked(game)) == (
        ["citadel", "eriu"],
        [0, 0, 0, 0, 0],
        ["B turn"],
    )


@pytest.mark.card(CARD, case="negative")
def test_discarding_earns_no_deed_and_giving_no_tale() -> None:
    game = played("cove")
    play(game, "A: give_away", "B: decline")
    assert hand(game, "A") == ["citadel"]


# When


@pytest.mark.ruling("E7", case="timing")
@pytest.mark.card(CARD, case="timing")
def test_everything_is_declared_before_geis_cancels_it() -> None:
    game = five(LAND, hand={"A": f"{CARD} citadel hills", "D": "geis"})
    play(game, f"A: card:{CARD}, give_away, seat:C")
    assert (asked(game), deeds(game)) == (["D card_declared"], [0, 0, 0, 0, 0])
    play(game, "D: card:geis")
    assert (hand(game, "A"), hand(game, "C"), deeds(game)) == (["citadel", "hills"], [], [0, 0, 0, 0, 0])


@pytest.mark.card(CARD, case="timing")
def test_it_is_a_season_card() -> None:
    game = five(LAND, hand={"A": "citadel", "B": CARD})
    assert game.why_not(1, CARD) == Reason("not_your_turn")


@pytest.mark.card(CARD, case="timing")
@pytest.mark.ruling("E33", case="negative")
def test_a_card_played_before_it_can_be_handed_over_brings_nothing() -> None:
    game = position(
        5,
        tiles="cove hills moor meadows valley",
        clans={"moor": "A2 B1 C1", "hills": "A1 D1", "meadows": "D1", "valley": "E1"},
        hand={"A": f"{CARD} citadel moor", "B": "exploration", "E": "eriu"},
        turn="A",
        edition=FIFTH,
    )
    play(game, f"A: card:{CARD}, give_away, card:moor, seat:E")
    assert asked(game) == ["A give_to"]
    play(game, "A: seat:B")
    assert (lies(game, "moor"), deeds(game)) == ("face_down", [0, 0, 0, 0, 0])
    assert (hand(game, "A"), asked(game)) == (["citadel"], ["B turn"])
