"""Bots and the year: they use Beltane, feed the festivals, and draft for the season."""

import pytest

from ardri.arena.match import Terms, play_game
from ardri.bots.chieftain import Chieftain
from ardri.bots.draft import worth
from ardri.bots.evaluation import evaluate
from ardri.bots.registry import make
from ardri.rules.box.catalogue import FESTIVAL, MIGRATION
from ardri.rules.game import Game
from ardri.testing import position
from tests.seasons.year.year_positions import LAND, YEAR, at_festival


def a_turn(season: str, hand: str = "geis", edition: str = YEAR, passes: int = 0) -> Game:
    """One clan more in the Plains wins: six territories with a token."""
    return position(
        tiles=LAND,
        clans={"plains": "A4", "hills": "A1", "cove": "A1", "moor": "A1", "swamp": "A1", "misty_lands": "B3"},
        hand={"A": hand, "B": "bard"},
        pretenders="A",
        brenn="B",
        turn="A",
        passes=passes,
        edition=edition,
        markers={"season": season},
    )


def chosen(game: Game, seat: int = 0, bot: str = "chieftain") -> str:
    decision = game.decision_of(seat)
    assert decision is not None
    return make(bot, seed="1").choose(game.view(seat), decision).key


def test_in_summer_a_card_that_does_nothing_moves_clans() -> None:
    assert chosen(a_turn("summer")) == "beltane"


def test_beltane_is_paid_with_the_least_card() -> None:
    game = a_turn("summer", "festival migration")
    game.choose("beltane")
    assert chosen(game) == "discard:festival"


def test_a_druid_knows_beltane_too() -> None:
    assert chosen(a_turn("summer"), bot="druid:iterations=60") == "beltane"


def test_before_autumn_tales_above_three_are_worth_less() -> None:
    def points(season: str, tales: str) -> float:
        s = a_turn(season, f"geis {tales}").state
        return evaluate(s, 0, s.zones[0])

    three, four = "eriu balors_eye the_dagda", "eriu balors_eye the_dagda oenguss_ploy"
    autumn_comes = points("summer", four) - points("summer", three)
    winter_comes = points("autumn", four) - points("autumn", three)
    assert autumn_comes < winter_comes


def test_the_draft_knows_the_season() -> None:
    summer, autumn, winter = [worth(a_turn(season).state, 0) for season in ("summer", "autumn", "winter")]
    assert summer[FESTIVAL] > autumn[FESTIVAL]
    assert winter[MIGRATION] < autumn[MIGRATION]


def test_a_clan_of_imbolc_goes_where_it_gains_most() -> None:
    game = at_festival("spring", {"A": "bard", "B": "geis druid"}, {"hills": "A1 B1", "cove": "A3"})

    assert chosen(game) == "territory:hills"


def test_at_samhain_a_poor_card_is_given_for_a_tale() -> None:
    game = at_festival("winter", {"A": "festival new_clans", "B": "geis"}, {"hills": "A1 B1", "cove": "A3"})
    assert chosen(game) == "discard:festival"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chieftains_beat_calves(players: int) -> None:
    points = 0.0
    for number in range(6):
        bots = tuple("chieftain" if seat == number % players else "calf" for seat in range(players))
        result = play_game(bots, f"year/{number}", Terms(edition=YEAR, round_limit=100))
        assert result.fault is None, result.fault.trace
        points += result.points[number % players]
    assert points >= 5


def test_a_reason_is_given_for_every_choice_of_the_year() -> None:
    game = a_turn("summer")
    option, advice = Chieftain("1").advise(game.view(0), game.decision)
    assert option.key == "beltane"
    assert advice.key in ("track", "foothold", "win", "lead")
