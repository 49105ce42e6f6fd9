"""Victory: what counts, where Deeds go, and who wins among the Pretenders."""

from collections.abc import Mapping

import pytest

from ardri.rules.editions.base import BASE
from ardri.rules.errors import GameOver, RulesError
from ardri.rules.game import Game
from ardri.rules.phases.victory import conditions, conditions_met, counts, may_claim
from ardri.rules.state.state import FINISHED, Setting, State
from ardri.testing import hand, options, play, position, whose

LANDS = ["cove", "forest", "hills", "moor", "plains", "valley", "misty_lands", "meadows"]


def lands(count: int, who: str) -> dict[str, str]:
    """A clan of each of these players in so many territories."""
    return dict.fromkeys(LANDS[:count], " ".join(f"{name}1" for name in who))


def table(
    clans: Mapping[str, str],
    players: int = 3,
    deeds: Mapping[str, int] | None = None,
    sanctuaries: Mapping[str, int] | None = None,
    capital: str | None = None,
) -> State:
    """A position in the Season, in which somebody is asked."""
    game = position(
        players,
        clans=clans,
        deeds=deeds,
        sanctuaries=sanctuaries,
        capital=capital,
        hand={"A": "bard druid citadel"},
        turn="A",
    )
    return game.state


def passed(game: Game) -> None:
    """Everybody passes: the Assembly follows."""
    while not game.over and game.decision.question == "turn":
        game.choose("pass")


# What counts


def test_leadership_counts_opposing_clans_where_one_is_chieftain() -> None:
    s = table({"hills": "A4 B3 C2", "cove": "A2 B1", "moor": "A4 B4", "forest": "A1 B2"})
    assert counts(s, 0)[0] == 6
    assert conditions(s, 0) == 1
    assert may_claim(s, 0)


def test_a_tie_leads_nothing() -> None:
    s = table({"hills": "A2 B2 C1", "cove": "A3 C3"})
    assert [counts(s, seat)[0] for seat in range(3)] == [0, 0, 0]


def test_being_alone_leads_nobody() -> None:
    s = table({"hills": "A6", "cove": "B1"})
    assert counts(s, 0)[0] == 0


def test_religion_counts_sanctuaries_where_one_is_present_chieftain_or_not() -> None:
    s = table({"hills": "A1 B5", "cove": "B1", "moor": "A1"}, sanctuaries={"hills": 3, "cove": 4, "moor": 2})
    assert counts(s, 0)[1] == 5
    assert counts(s, 1)[1] == 7
    assert counts(s, 2)[1] == 0


def test_land_counts_territories_and_not_clans() -> None:
    s = table({"hills": "A4 B1", "cove": "A1", "moor": "B2", "forest": "A2 C1"})
    assert [counts(s, seat)[2] for seat in range(3)] == [3, 2, 1]


def test_a_sheltered_clan_is_present() -> None:
    game = position(
        clans={"hills": "A1 B1", "cove": "B1"},
        citadels={"hills": 1},
        capital="cove",
        hand={"A": "warlord bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:warlord", "B: shelter")
    assert counts(game.state, 1) == (0, 1, 2)


def test_one_less_than_six_is_no_condition() -> None:
    assert conditions_met((5, 5, 5), deeds=0) == 0
    assert conditions_met((6, 5, 5), deeds=0) == 1


def test_more_than_six_is_worth_nothing_extra() -> None:
    assert conditions_met((12, 0, 0), deeds=5) == 1
    assert conditions_met((12, 9, 16), deeds=0) == 3


# Deeds


@pytest.mark.parametrize(("deeds", "met"), [(0, 0), (1, 1), (2, 1), (3, 2), (8, 2), (9, 3)])
def test_deeds_are_not_shared_between_conditions(deeds: int, met: int) -> None:
    # 4 territories and 5 Sanctuaries; land lacks 2, religion 1, leadership 6
    s = table(lands(4, "A"), deeds={"A": deeds}, sanctuaries={"cove": 2, "forest": 2, "hills": 1})
    assert counts(s, 0) == (0, 5, 4)
    assert conditions(s, 0) == met


@pytest.mark.parametrize(
    ("tracks", "deeds", "met"),
    [
        ((0, 0, 0), 5, 0),
        ((0, 0, 0), 6, 1),
        ((0, 0, 0), 11, 1),
        ((0, 0, 0), 12, 2),
        ((0, 0, 0), 18, 3),
        ((5, 5, 5), 1, 1),
        ((5, 5, 5), 2, 2),
        ((5, 5, 5), 3, 3),
        ((3, 4, 5), 3, 2),
        ((3, 4, 5), 2, 1),
        ((6, 0, 5), 1, 2),
        ((6, 1, 1), 4, 1),
        ((7, 6, 2), 3, 2),
    ],
)
def test_deeds_go_where_they_help_most(tracks: tuple[int, int, int], deeds: int, met: int) -> None:
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        first, second, third = (tracks[i] for i in order)
        assert conditions_met((first, second, third), deeds) == met


def test_the_deeds_of_others_do_not_count() -> None:
    s = table(lands(5, "AB"), deeds={"B": 1})
    assert conditions(s, 0) == 0
    assert conditions(s, 1) == 1


def test_five_deeds_and_one_territory_are_a_condition() -> None:
    s = table({"hills": "A1", "cove": "B1"}, deeds={"A": 5, "B": 4})
    assert may_claim(s, 0)
    assert not may_claim(s, 1)


# Who wins


def test_a_pretender_with_a_condition_wins() -> None:
    game = position(clans={**lands(6, "A"), "misty_lands": "B1"}, pretenders="A")
    assert game.over
    assert game.result.winner == 0
    assert game.result.reason == "conditions"
    assert game.result.conditions == (1, 0)


def test_without_a_token_nobody_wins_whatever_the_conditions() -> None:
    game = position(clans={**lands(6, "A"), "misty_lands": "B1"}, sanctuaries={"cove": 4, "hills": 2})
    assert conditions(game.state, 0) == 2
    assert not game.over
    assert whose(game) == "A draft_keep"


def test_a_token_of_another_helps_nobody() -> None:
    game = position(clans={**lands(6, "A"), "misty_lands": "B1"}, pretenders="B")
    assert not game.over
    assert game.state.pretenders == 0


def test_most_conditions_win_even_against_the_brenn() -> None:
    # A: land and religion; B: land; B leads the Capital
    game = position(
        players=3,
        clans={**lands(5, "AB"), "valley": "A1", "misty_lands": "B2", "meadows": "B2"},
        sanctuaries={"cove": 3, "valley": 3},
        capital="meadows",
        brenn="A",
        pretenders="AB",
    )
    assert game.result.winner == 0
    assert game.result.conditions == (2, 1, 0)
    assert game.state.brenn == 1


def test_in_a_tie_the_brenn_of_this_assembly_wins() -> None:
    game = position(
        players=3,
        clans={**lands(6, "AB"), "misty_lands": "B1"},
        capital="misty_lands",
        brenn="A",
        pretenders="AB",
    )
    assert game.result.winner == 1
    assert game.result.reason == "brenn"


def test_in_a_tie_the_old_brenn_wins_if_the_capital_has_no_chieftain() -> None:
    game = position(players=3, clans=lands(6, "AB"), capital="cove", brenn="A", pretenders="AB")
    assert game.result.winner == 0
    assert game.result.reason == "brenn"


def test_in_a_tie_the_brenn_without_a_token_does_not_win() -> None:
    game = position(
        players=3,
        clans={**lands(6, "ABC"), "misty_lands": "C1"},
        capital="misty_lands",
        brenn="C",
        pretenders="AB",
    )
    assert not game.over
    assert game.state.pretenders == 0


def test_a_tie_above_the_brenn_wins_for_nobody_and_the_assembly_goes_on() -> None:
    # A and B: land and religion; C, the Brenn: land by Deeds
    game = position(
        players=3,
        clans={**lands(6, "AB"), "misty_lands": "C2"},
        sanctuaries={"cove": 5, "hills": 1},
        capital="misty_lands",
        brenn="C",
        deeds={"C": 5},
        pretenders="ABC",
    )
    assert [conditions(game.state, seat) for seat in range(3)] == [2, 2, 1]
    assert not game.over
    assert game.state.pretenders == 0
    assert "misty_lands" in hand(game, "C")
    assert whose(game) == "A draft_keep"


def test_a_pretender_with_fewer_conditions_does_not_disturb_the_winner() -> None:
    game = position(
        players=3,
        clans={**lands(6, "ABC")},
        sanctuaries={"cove": 6},
        capital="hills",
        brenn="A",
        deeds={"B": 6},
        pretenders="ABC",
    )
    assert game.result.winner == 1
    assert game.result.reason == "conditions"
    assert game.result.conditions == (2, 3, 2)


def test_a_condition_lost_again_does_not_win_and_the_token_goes_back() -> None:
    game = position(
        clans={**lands(6, "A"), "misty_lands": "B1"},
        hand={"A": "bard druid citadel", "B": "balors_eye geis festival"},
        turn="A",
    )
    play(game, "A: pretender", "B: card:balors_eye, territory:cove")
    assert game.state.pretenders == 1
    passed(game)
    assert not game.over
    assert game.state.pretenders == 0
    assert conditions(game.state, 0) == 0


def test_a_condition_lost_but_another_won_is_as_good() -> None:
    game = position(
        clans={**lands(5, "A"), "valley": "B1"},
        sanctuaries={"cove": 6},
        pretenders="A",
    )
    assert game.result.winner == 0


def test_victory_waits_for_the_assembly() -> None:
    game = position(
        clans={**lands(6, "A"), "misty_lands": "B1"},
        hand={"A": "bard druid citadel", "B": "conquest festival"},
        turn="A",
    )
    play(game, "A: pretender", "B: pass")
    assert not game.over
    assert whose(game) == "A turn"
    passed(game)
    assert game.result.winner == 0


def test_a_stolen_brenn_breaks_the_tie_the_other_way() -> None:
    clans = {**lands(6, "AB"), "misty_lands": "A1"}
    game = position(
        clans=clans,
        capital="misty_lands",
        brenn="A",
        pretenders="AB",
        hand={"A": "bard", "B": "stone_of_fal citadel druid"},
        turn="B",
    )
    play(game, "B: card:stone_of_fal")
    passed(game)
    assert game.state.brenn == 1
    assert game.result.winner == 1


# When it is over


def test_a_game_that_is_over_asks_nobody() -> None:
    game = position(clans={**lands(6, "A"), "misty_lands": "B1"}, pretenders="A")
    assert game.state.phase == FINISHED
    assert game.state.stack == []
    assert game.pending == ()
    assert options(game) == []
    assert whose(game) == ""
    assert game.state.pretenders == 0
    with pytest.raises(GameOver):
        _ = game.decision
    with pytest.raises(GameOver):
        game.choose("pass")
    assert str(game.events[-2]) == "over winner=A won_by=conditions"


def test_a_game_that_is_not_over_has_no_result() -> None:
    game = position(clans={"hills": "A1", "cove": "B1"})
    with pytest.raises(RulesError, match="not over"):
        _ = game.result


def test_nothing_is_dealt_after_a_victory() -> None:
    game = position(clans={**lands(6, "A"), "misty_lands": "B1"}, pretenders="A")
    kinds = {event.kind for event in game.events}
    assert kinds == {"assembly", "over", "pretenders_back"}
    assert hand(game, "A") == []


def test_a_setting_without_a_word_has_no_round_limit() -> None:
    assert Setting(4, BASE).round_limit == 0
    assert Game.start(players=4).state.setting.round_limit == 0


def test_a_winner_in_the_last_assembly_of_a_limited_game_wins() -> None:
    game = position(clans={**lands(6, "A"), "misty_lands": "B1"}, pretenders="A", round=5, round_limit=5)
    assert game.result.winner == 0
    assert game.result.reason == "conditions"
