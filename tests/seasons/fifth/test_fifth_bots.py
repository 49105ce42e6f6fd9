"""Bots know the cards of the fifth player."""

from __future__ import annotations

from random import Random

import pytest

from ardri.arena.match import Terms, play_game
from ardri.bots.draft import worth
from ardri.bots.evaluation import evaluate
from ardri.bots.registry import make
from ardri.bots.rollout_policy import rollout_choice
from ardri.rules.box.options import KEYS
from ardri.rules.game import Game
from ardri.seasons.fifth.cards import CLANS_HARMONY, COALITION, FILI, THE_KING_AND_THE_LAND
from ardri.testing import asked, options, play
from tests.seasons.fifth.fifth_positions import FIFTH, five

LAND = {"cove": "A2 B1", "hills": "A3 B2", "plains": "C2", "meadows": "D1", "valley": "E1"}
GAMES = 8


def chosen(game: Game, seat: int = 0, bot: str = "chieftain") -> str:
    decision = game.decision_of(seat)
    assert decision is not None
    return make(bot, seed="1").choose(game.view(seat), decision).key


def value(where: str | None, seat: int = 0) -> float:
    s = five(LAND, hand={"A": "bard citadel"}, markers={"fili": where}).state
    return evaluate(s, seat, s.zones[seat])


def test_a_fili_is_good_for_the_chieftain_of_its_territory() -> None:
    assert value("hills") > value(None) > value("plains")
    assert value("hills", seat=1) < value("hills")


def test_the_chieftain_sends_it_where_it_leads() -> None:
    lands = {"cove": "A1 B3", "hills": "A3 B1 C1", "plains": "C1 D1", "valley": "E1"}
    game = five(lands, hand={"A": "fili bard"})
    play(game, "A: card:fili")
    assert chosen(game) == "territory:hills"


def test_clans_come_to_all_shared_territories_if_there_are_several() -> None:
    game = five({**LAND, "plains": "A1 C2"}, hand={"A": "clans_harmony bard"})
    play(game, "A: card:clans_harmony")
    assert asked(game) == ["A spread"]
    game = five({**LAND, "valley": "A1", "plains": "E1 C2"}, hand={"A": "clans_harmony bard"})
    play(game, "A: card:clans_harmony")
    assert options(game) == ["territory:valley", "shared"]
    assert chosen(game) == "shared"
    assert KEYS[rollout_choice(game.state, Random(1))] == "shared"


def test_a_card_that_is_no_card_of_the_base_game_is_weighed_like_any_other_turn() -> None:
    """By the tables alone, Clans Harmony is the better card."""
    game = five(LAND, hand={"A": "clans_harmony fili"})
    assert options(game) == ["card:clans_harmony", "card:fili", "pass"]
    assert chosen(game) == "card:fili"


def test_an_attack_on_the_fifth_seat_is_no_question_about_cards() -> None:
    lands = {"hills": "A4 E1", "plains": "C2", "meadows": "D1", "valley": "B1"}
    game = five(lands, hand={"A": "warlord exploration citadel", "E": "druid migration festival"})
    play(game, "A: card:warlord")
    assert options(game) == ["attack:E", "truce"]
    found = {make("chieftain", seed=str(seed)).choose(game.view(0), game.decision).key for seed in range(5)}
    assert len(found) == 1


def test_allies_with_nobody_to_attack_hold_back() -> None:
    game = five(LAND, hand={"A": "coalition citadel", "B": "druid"})
    play(game, "A: card:coalition, from:hills, to:meadows, count:1", "B: count:1", "A: attack:D")
    play(game, "D: ?remove")
    assert asked(game) == ["B maneuver"]
    assert "hold_back" in options(game)
    for seed in range(10):
        assert KEYS[rollout_choice(game.state, Random(seed))] in ("hold_back", "truce")
    assert chosen(game, 1) in options(game)


@pytest.mark.parametrize(
    ("card", "better", "worse"),
    [
        (CLANS_HARMONY, LAND, {"cove": "A2", "hills": "A3", "plains": "B2 C2"}),
        (COALITION, LAND, {"cove": "A2", "hills": "A3", "plains": "B2 C2"}),
        (FILI, LAND, {"cove": "A2", "hills": "A3", "plains": "B2 C2"}),
    ],
)
def test_cards_for_shared_land_are_drafted_by_those_who_share_some(
    card: int, better: dict[str, str], worse: dict[str, str]
) -> None:
    assert worth(five(better).state, 0)[card] > worth(five(worse).state, 0)[card]


def test_the_king_and_the_land_is_drafted_by_whoever_has_an_advantage_card() -> None:
    with_land = five(LAND, hand={"A": "hills"}).state
    without = five({"cove": "A1 B2", "plains": "C2", "meadows": "D1", "valley": "E1"}).state
    assert worth(with_land, 0)[THE_KING_AND_THE_LAND] > worth(without, 0)[THE_KING_AND_THE_LAND]


@pytest.mark.slow
@pytest.mark.parametrize("edition", [FIFTH, "base+king+seasons+festivals+fifth"])
def test_a_chieftain_beats_four_calves(edition: str) -> None:
    won = 0
    for number in range(GAMES):
        seat = number % 5
        bots = ["chieftain" if each == seat else "calf" for each in range(5)]
        result = play_game(bots, f"five/{number}", Terms(edition=edition, round_limit=60))
        won += result.winner == seat
    assert won >= GAMES - 1
