"""The Advantage cards of Aber (E14) and Hy Breasil (E15)."""

from __future__ import annotations

import pytest

from ardri.rules.engine.play import Window
from ardri.rules.game import Game
from ardri.seasons.sea.advantages import VICTORY_CHECK
from ardri.testing import clans, hand, options, play, position, whose, zone
from tests.seasons.sea.sea_positions import SEA, at_sea, neighbours

# Aber

RIVER = "haven plains aber hills cove swamp inis_mona"


def river(clans: dict[str, str], cards: str = "geis bard aber swamp", **more: object) -> Game:
    game = at_sea(cards, clans, RIVER, **more)
    play(game, "A: card:swamp")
    return game


@pytest.mark.card("aber", case="positive")
@pytest.mark.ruling("E14", case="positive")
def test_a_clan_goes_from_one_side_of_aber_to_another() -> None:
    game = river({"haven": "A2", "hills": "A1", "swamp": "B1 C1"})
    assert sorted(neighbours(game, "aber")) == ["cove", "haven", "hills", "plains"]
    assert "cove" not in neighbours(game, "haven")
    play(game, "A: card:aber")
    assert sorted(options(game)) == ["from:haven", "from:hills"]
    play(game, "A: from:haven")
    assert options(game) == ["to:cove", "to:hills", "to:plains"]
    play(game, "A: to:cove")
    assert clans(game)["cove"] == "A1"
    assert "aber" in zone(game, "face_down")


@pytest.mark.card("aber", case="positive")
@pytest.mark.ruling("E14")
def test_opposing_clans_on_the_other_side_mean_a_clash() -> None:
    game = river({"haven": "A2", "cove": "B1", "swamp": "C1"})
    play(game, "A: card:aber, ?from:haven, to:cove")
    assert game.state.clash is not None
    assert whose(game) == "A maneuver"


@pytest.mark.card("aber", case="negative")
@pytest.mark.ruling("E12")
@pytest.mark.ruling("E14", case="negative")
def test_what_is_adjacent_to_aber_by_sea_is_not_meant() -> None:
    game = river({"inis_mona": "A2", "swamp": "A1 B1 C1"})
    play(game, "A: card:aber")
    assert whose(game) == "B turn"  # nobody is beside Aber: nothing happens
    assert clans(game)["inis_mona"] == "A2"
    game = river({"haven": "A2", "swamp": "B1 C1"})
    play(game, "A: card:aber, ?from:haven")
    assert "to:inis_mona" not in options(game)


@pytest.mark.card("aber", case="timing")
@pytest.mark.ruling("E14", case="timing")
def test_aber_follows_an_own_season_card_only() -> None:
    game = at_sea("geis bard", {"haven": "A2", "swamp": "B1 C1"}, RIVER)
    assert "card:aber" not in options(game)
    game = position(
        3,
        edition=SEA,
        tiles=RIVER,
        clans={"haven": "A2", "swamp": "B1 C1"},
        capital="plains",
        hand={"A": "swamp bard", "B": "aber citadel"},
        turn="A",
    )
    assert game.view(1).why_not("aber").key == "wrong_moment"  # type: ignore[union-attr]
    play(game, "A: card:swamp")
    assert whose(game) == "B turn"
    assert "card:aber" not in options(game)


@pytest.mark.card("aber", case="timing")
@pytest.mark.ruling("E14")
def test_the_owner_of_aber_need_not_be_there() -> None:
    game = river({"haven": "A2", "aber": "B2", "swamp": "C1"})
    assert "card:aber" in options(game)


@pytest.mark.ruling("E14")
@pytest.mark.ruling("E20")
def test_in_winter_the_one_clan_goes_all_the_same() -> None:
    game = river(
        {"haven": "A2", "swamp": "B1 C1"}, edition="base+sea+festivals", markers={"season": "winter"}
    )
    play(game, "A: card:aber, ?from:haven, to:cove")
    assert clans(game)["cove"] == "A1"


# Hy Breasil


def assembly(
    held: str = "A",
    pretenders: str = "A",
    lands: int = 5,
    deeds: int = 0,
    edition: str = SEA,
    windows: str = "open",
    **more: object,
) -> Game:
    """An Assembly begins: A is present in some territories and holds Hy Breasil, or somebody else does."""
    land = ("haven", "plains", "hills", "cove", "valley", "moor", "swamp")
    clans = dict.fromkeys(land[:lands], "A1")
    clans["forest"] = "B2"
    clans["meadows"] = "C2"
    return position(
        3,
        edition=edition,
        tiles="haven plains hills cove valley moor swamp forest meadows hy_breasil",
        clans=clans,
        capital="plains",
        hand={held: "hy_breasil"},
        pretenders=pretenders,
        deeds={"A": deeds},
        windows=windows,
        brenn="B",
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.card("hy_breasil", case="positive")
@pytest.mark.ruling("E15", case="positive")
def test_hy_breasil_makes_five_lands_six() -> None:
    game = assembly()
    assert whose(game) == "A victory_check"
    assert options(game) == ["card:hy_breasil", "decline"]
    play(game, "A: card:hy_breasil")
    assert game.over
    assert (game.result.winners, game.result.reason) == ((0,), "conditions")
    assert game.view(None).seats[0].deeds == 1


@pytest.mark.card("hy_breasil", case="positive")
@pytest.mark.ruling("E15")
def test_without_it_the_same_pretender_does_not_win() -> None:
    game = assembly()
    play(game, "A: decline")
    assert not game.over
    assert game.state.deeds == [0, 0, 0]


@pytest.mark.card("hy_breasil", case="negative")
@pytest.mark.ruling("E15")
def test_it_counts_once_and_is_over_when_nobody_wins() -> None:
    game = assembly(lands=4, deeds=1, pretenders="A")
    play(game, "A: card:hy_breasil")
    assert game.over  # 4 territories, 1 Deed and Hy Breasil
    game = assembly(lands=3, deeds=1, pretenders="A")
    play(game, "A: card:hy_breasil")
    assert not game.over
    assert game.state.deeds == [1, 0, 0]
    assert game.state.marker("hy_breasil") == -1
    assert hand(game, "A") or "hy_breasil" in zone(game, "face_up")


@pytest.mark.card("hy_breasil", case="negative")
@pytest.mark.ruling("E15", case="negative")
def test_only_pretenders_are_asked() -> None:
    game = assembly(held="C", pretenders="A")
    assert not whose(game).endswith("victory_check")
    game = assembly(pretenders="")
    assert not whose(game).endswith("victory_check")


@pytest.mark.card("hy_breasil", case="timing")
@pytest.mark.ruling("E15")
def test_it_is_no_deed_for_taking_a_token() -> None:
    lands = dict.fromkeys(("haven", "plains", "hills", "cove", "valley"), "A1")
    game = at_sea("hy_breasil bard", {**lands, "moor": "B1 C1"})
    assert "pretender" not in options(game)
    assert game.view(0).why_not("hy_breasil").key == "wrong_moment"  # type: ignore[union-attr]


@pytest.mark.card("hy_breasil", case="timing")
@pytest.mark.ruling("E15", case="timing")
def test_the_window_opens_after_the_brenn_and_before_advantage_cards_are_taken() -> None:
    game = assembly()
    assert game.state.brenn == 0  # A leads the Capital: step 1 is done
    assert "hy_breasil" in hand(game, "A")  # A is not there: step 3 is not


@pytest.mark.ruling("E15")
def test_others_are_told_why_they_cannot_play_it() -> None:
    game = at_sea("hy_breasil bard", {"haven": "A1 B1 C1"})
    game.state.push(Window(VICTORY_CHECK))
    assert game.view(0).why_not("hy_breasil").key == "no_pretender"  # type: ignore[union-attr]


@pytest.mark.card("hy_breasil", case="negative")
@pytest.mark.ruling("E15")
def test_the_dagda_cancels_it() -> None:
    game = position(
        3,
        edition=SEA,
        tiles="haven plains hills cove valley forest hy_breasil",
        clans={**dict.fromkeys(("haven", "plains", "hills", "cove", "valley"), "A1"), "forest": "B1 C1"},
        capital="plains",
        hand={"A": "hy_breasil", "B": "the_dagda"},
        pretenders="A",
    )
    play(game, "A: card:hy_breasil", "B: card:the_dagda")
    assert not game.over
    assert game.state.deeds == [0, 0, 0]


@pytest.mark.ruling("E15")
@pytest.mark.ruling("E8")
@pytest.mark.parametrize("counted", [True, False])
def test_a_king_is_wanted_with_and_without_hy_breasil(counted: bool) -> None:
    """A and C tie without the Brenn only if Hy Breasil counts; then both of them gain a Deed."""
    lands = ("haven", "hills", "cove", "valley", "moor")
    game = position(
        3,
        edition="base+king+sea",
        tiles="haven plains hills cove valley moor swamp hy_breasil",
        clans={**dict.fromkeys(lands, "A1 C1"), "swamp": "C1", "plains": "B1"},
        capital="plains",
        hand={"A": "hy_breasil"},
        pretenders="AC",
        brenn="B",
    )
    play(game, "A: card:hy_breasil" if counted else "A: decline")
    if counted:
        assert not game.over
        assert game.state.deeds == [1, 0, 1]
        assert [marker.value for marker in game.view(None).markers if marker.name == "king"] == ["need"]
    else:
        assert game.result.winners == (2,)
