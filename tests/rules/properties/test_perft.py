"""Perft: the number of ways to go on for so many choices; any slip in what is offered changes it."""

import pytest

from ardri.rules.game import Game
from ardri.testing import position


def ways(game: Game, choices: int) -> int:
    """The number of different sequences of so many choices from here."""
    if choices == 0 or game.over:
        return 1
    count = 0
    for code in game.codes:
        twin = game.copy()
        twin.choose_code(code)
        count += ways(twin, choices - 1)
    return count


@pytest.mark.parametrize(
    ("players", "counts"),
    [(2, (2, 4, 8, 16)), (3, (3, 9, 27, 81)), (4, (4, 16, 64, 256))],
)
def test_setting_up(players: int, counts: tuple[int, ...]) -> None:
    game = Game.start(players, "perft")
    assert "swamp" not in repr(game.decision)
    assert tuple(ways(game, choices) for choices in range(1, 5)) == counts


def test_a_draft() -> None:
    game = position(3, clans={"hills": "A1 B1 C1"})
    assert [ways(game, choices) for choices in range(1, 6)] == [4, 16, 64, 192, 512]


def test_moves() -> None:
    game = position(
        tiles="hills cove plains moor forest",
        clans={"hills": "A3 B1", "cove": "A1", "forest": "B2"},
        hand={"A": "migration conquest new_clans", "B": "warlord geis"},
        turn="A",
    )
    assert [ways(game, choices) for choices in range(1, 6)] == [4, 12, 27, 62, 148]


def test_a_clash_of_three() -> None:
    game = position(
        3,
        tiles="hills cove plains moor",
        clans={"hills": "A2 B2 C1", "cove": "A2 B1", "plains": "C2"},
        citadels={"hills": 1},
        hand={"A": "warlord bard ogmas_eloquence", "B": "geis dagdas_club", "C": "druid tale_of_cuchulain"},
        chance="epic:eriu",
        turn="A",
    )
    assert [ways(game, choices) for choices in range(1, 7)] == [3, 8, 25, 87, 259, 744]
