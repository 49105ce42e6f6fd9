"""Lugnasad, in autumn: Epic Tales for clans, and three are kept (E19)."""

from __future__ import annotations

from random import Random

import pytest

from ardri.rules.game import Game
from ardri.testing import asked, clans, hand, options, play, zone
from tests.rules.helpers.exact_forms import check_all
from tests.seasons.year.year_positions import OTHERS, at_festival

pytestmark = pytest.mark.ruling("E19")

LANDS = {"hills": "A2 B1 C1", "cove": "A1 B1"}
MANY = "balors_eye breas_tyranny children_of_dana eriu tuans_memory"


def in_autumn(
    a: str = "", b: str = "", c: str = "", brenn: str = "A", crows: str = "clockwise", windows: str = "open"
) -> Game:
    hands = {"A": a, "B": b, "C": c}
    return at_festival("autumn", hands, LANDS, brenn=brenn, crows=crows, windows=windows)


@pytest.mark.ruling("E19", case="positive")
def test_tales_are_discarded_and_as_many_clans_come_where_one_is_present() -> None:
    game = in_autumn("eriu balors_eye tuans_memory bard")
    assert options(game) == ["discard:balors_eye", "discard:eriu", "discard:tuans_memory", "done"]
    play(game, "A: discard:balors_eye, discard:tuans_memory, done")
    assert (asked(game), options(game)) == (["A recruits"], ["territory:cove", "territory:hills"])
    assert zone(game, "epic_discard") == ["balors_eye", "tuans_memory"]
    play(game, "A: territory:cove, territory:hills")
    assert (clans(game)["cove"], clans(game)["hills"]) == ("A2 B1", "A3 B1 C1")
    assert hand(game, "A") == ["bard", "eriu"]


def test_all_clans_may_come_to_one_territory() -> None:
    game = in_autumn("eriu balors_eye")
    play(game, "A: discard:balors_eye, discard:eriu, territory:cove, territory:cove")
    assert clans(game)["cove"] == "A3 B1"


@pytest.mark.parametrize(("windows", "next_asked"), [("open", "A recruits"), ("sealed", "A offer_tales")])
def test_where_reactions_are_sealed_nobody_sees_that_no_tale_is_left_to_name(
    windows: str, next_asked: str
) -> None:
    game = in_autumn("eriu balors_eye", windows=windows)
    game.asks_forced = False
    play(game, "A: discard:eriu")  # the later one: after it only `done` is left
    assert asked(game) == [next_asked]


def test_nobody_must() -> None:
    game = in_autumn("eriu balors_eye", "tuans_memory")
    play(game, "A: done", "B: done")
    assert zone(game, "epic_discard") == []
    assert asked(game) == ["A turn"]


@pytest.mark.parametrize(
    ("brenn", "crows", "order"),
    [("A", "clockwise", "ABC"), ("B", "counterclockwise", "BAC"), ("C", "clockwise", "CAB")],
)
def test_all_in_turn_from_the_brenn_on(brenn: str, crows: str, order: str) -> None:
    game = in_autumn("eriu", "balors_eye", "tuans_memory", brenn=brenn, crows=crows)
    for name in order:
        assert asked(game) == [f"{name} offer_tales"]
        game.choose("done")


@pytest.mark.ruling("E19", case="negative")
def test_a_tale_brings_a_clan_so_no_more_go_than_there_are_clans() -> None:
    lands = {"hills": "A10 B1 C1", "cove": "A1 B1"}
    game = at_festival("autumn", {"A": "eriu balors_eye tuans_memory", "B": "", "C": ""}, lands)
    play(game, "A: discard:eriu")
    assert zone(game, "epic_discard") == ["eriu"]
    assert asked(game) == ["A recruits"]
    lands["hills"] = "A11 B1 C1"
    game = at_festival("autumn", {"A": "eriu", "B": "", "C": ""}, lands)
    assert asked(game) == ["A turn"]


def test_who_is_nowhere_present_gives_nothing() -> None:
    game = at_festival("autumn", {"A": "", "B": "eriu"}, {"hills": "A2"})
    assert asked(game) == ["A turn"]


def test_then_whoever_has_more_than_three_keeps_three() -> None:
    game = in_autumn("", MANY)
    play(game, "B: done")
    assert asked(game) == ["B too_many_tales"]
    play(game, "B: discard:balors_eye, discard:tuans_memory")
    assert hand(game, "B") == ["breas_tyranny", "children_of_dana", "eriu"]
    assert zone(game, "epic_discard") == ["balors_eye", "tuans_memory"]
    assert asked(game) == ["A turn"]


def test_three_are_no_more_than_three() -> None:
    game = in_autumn("eriu balors_eye tuans_memory")
    play(game, "A: done")
    assert asked(game) == ["A turn"]


def test_other_cards_do_not_count() -> None:
    game = in_autumn("eriu balors_eye tuans_memory bard geis hills")
    play(game, "A: done")
    assert asked(game) == ["A turn"]


@pytest.mark.ruling("E19", case="timing")
def test_only_when_all_have_given_are_tales_above_three_discarded() -> None:
    game = in_autumn(MANY, "the_morrigan")
    play(game, "A: done")
    assert asked(game) == ["B offer_tales"]
    play(game, "B: done")
    assert asked(game) == ["A too_many_tales"]


def test_who_has_given_enough_keeps_the_rest() -> None:
    game = in_autumn(MANY)
    play(game, "A: discard:balors_eye, discard:eriu, done, territory:cove, territory:cove")
    assert asked(game) == ["A turn"]


def test_the_dagda_among_them_shuffles_all_into_the_pile() -> None:
    game = in_autumn("eriu the_dagda")
    play(game, "A: discard:the_dagda, discard:eriu")
    assert zone(game, "epic_discard") == []
    assert "eriu" in zone(game, "epic_pile")


def test_tales_named_are_seen_when_all_are_named() -> None:
    game = in_autumn("eriu balors_eye tuans_memory")
    play(game, "A: discard:balors_eye")
    assert zone(game, "epic_discard") == []
    for seat in (1, 2, None):
        assert "balors_eye" not in str(game.view(seat).to_json()["decision"])
        assert game.view(seat).to_json().get("answer") is None
    play(game, "A: done")
    assert zone(game, "epic_discard") == ["balors_eye"]


def test_where_it_is_secret_what_is_left_the_question_is_put_all_the_same() -> None:
    sealed = in_autumn("eriu balors_eye tuans_memory", windows="sealed")
    play(sealed, "A: discard:tuans_memory")
    assert (asked(sealed), options(sealed)) == (["A offer_tales"], ["done"])  # as after Balor's Eye
    sealed = in_autumn("", MANY, windows="sealed")
    play(sealed, "B: done, discard:eriu")
    assert (asked(sealed), options(sealed)) == (["B too_many_tales"], ["discard:tuans_memory"])


def test_a_tale_played_meanwhile_is_not_discarded_as_well() -> None:
    game = in_autumn("the_dagda eriu moor")
    play(game, "A: discard:the_dagda, card:moor, seat:B, card:the_dagda")
    assert hand(game, "A") == ["eriu"]
    assert asked(game) == ["A offer_tales"]
    play(game, "A: done")
    assert (hand(game, "A"), asked(game)) == (["eriu"], ["A turn"])


def test_its_plans_are_exact() -> None:
    game = in_autumn(MANY)
    game.asks_forced = False
    check_all(game, Random(1))
    play(game, "A: discard:breas_tyranny")
    check_all(game, Random(2))
    play(game, "A: discard:eriu, done")
    check_all(game, Random(3))
    play(game, "A: territory:cove")
    check_all(game, Random(4))
    game = in_autumn(MANY)
    game.asks_forced = False
    play(game, "A: done")
    check_all(game, Random(5))


@pytest.mark.parametrize("season", OTHERS["autumn"])
def test_in_no_other_season(season: str) -> None:
    hands = {"A": MANY, "B": "bard"}
    game = at_festival(season, hands, {"hills": "A2 B1", "cove": "A1"})
    if season == "spring":
        play(game, "B: ?territory:hills")
    if season == "winter":
        play(game, "B: done")
    assert asked(game) == ["A turn"]
    assert hand(game, "A") == MANY.split()
