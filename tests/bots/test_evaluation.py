"""The evaluation: what is better for a seat has more points."""

import pytest

from ardri.bots.evaluation import LOST, evaluate, track_points, would_win
from ardri.rules.game import Game
from ardri.testing import play, position


def points(game: Game, seat: int = 0) -> float:
    return evaluate(game.state, seat, game.state.zones[seat])


def table(
    clans: dict[str, str] | None = None,
    hand: dict[str, str] | None = None,
    deeds: dict[str, int] | None = None,
    pretenders: str = "",
    sanctuaries: dict[str, int] | None = None,
) -> Game:
    return position(
        tiles="plains hills cove valley forest moor",
        clans={"plains": "A2 B1", "hills": "A1 B2", "cove": "A1", "valley": "B1"} if clans is None else clans,
        hand={"A": "bard citadel", "B": "conquest druid"} if hand is None else hand,
        deeds=deeds or {},
        pretenders=pretenders,
        sanctuaries=sanctuaries or {},
        turn="A",
    )


def test_a_track_counts_more_the_closer_it_is_to_six() -> None:
    steps = [track_points(reached + 1) - track_points(reached) for reached in range(6)]
    assert steps == sorted(steps)
    assert track_points(7) > track_points(6)


@pytest.mark.parametrize(
    "better",
    [
        table(deeds={"A": 1}),
        table(clans={"plains": "A2 B1", "hills": "A2 B2", "cove": "A1", "valley": "B1"}),
        table(clans={"plains": "A2 B1", "hills": "A1 B2", "cove": "A1", "valley": "A1 B1"}),
        table(clans={"plains": "A2 B1", "hills": "A1 B1", "cove": "A1", "valley": "B1"}),
        table(sanctuaries={"cove": 1}),
        table(hand={"A": "bard citadel new_clans", "B": "conquest druid"}),
        table(hand={"A": "bard citadel", "B": "conquest"}),
    ],
    ids=["a Deed", "a clan", "a foothold", "one less of B", "a Sanctuary", "a card", "B a card less"],
)
def test_more_is_better(better: Game) -> None:
    assert points(better) > points(table())


def test_what_is_better_for_one_is_worse_for_the_other() -> None:
    assert points(table(deeds={"B": 1})) < points(table())


def test_a_pretender_with_a_condition_is_ahead_of_everything_else() -> None:
    claimed = table(deeds={"A": 3}, pretenders="A")
    assert would_win(claimed.state) == (0,)
    assert points(claimed) > points(table(deeds={"A": 3})) + 5
    assert points(claimed, seat=1) < points(table(deeds={"A": 3}), seat=1) - 5


def test_nobody_wins_without_a_token() -> None:
    assert would_win(table(deeds={"A": 6}).state) == ()


def test_a_tie_goes_to_the_chieftain_of_the_capital() -> None:
    assert would_win(table(deeds={"A": 6, "B": 6}, pretenders="AB").state) == (0,)


def test_a_tie_without_the_brenn_is_nobodys() -> None:
    game = position(
        players=3,
        clans={"plains": "A1 B1 C2", "hills": "A1", "cove": "B1"},
        deeds={"A": 6, "B": 6},
        pretenders="AB",
        brenn="C",
        turn="A",
    )
    assert would_win(game.state) == ()


def test_nothing_is_better_than_to_have_won() -> None:
    game = table(deeds={"A": 6}, hand={"A": "bard", "B": ""}, pretenders="A")
    play(game, "A: pass")
    assert game.over
    assert (points(game), points(game, seat=1)) == (LOST, -LOST)


def test_geis_is_worth_more_while_others_have_cards() -> None:
    def geis(others: str) -> float:
        with_it = table(hand={"A": "geis bard", "B": others})
        without = table(hand={"A": "bard", "B": others})
        return points(with_it) - points(without)

    assert geis("conquest druid citadel") > geis("")


def test_a_card_not_known_beforehand_counts_as_any() -> None:
    game = table(hand={"A": "new_clans", "B": "druid"})
    other = table(hand={"A": "festival", "B": "druid"})
    assert evaluate(game.state, 0, known=0) == evaluate(other.state, 0, known=0)
