"""Two worlds that a seat cannot tell apart are one row of numbers; what it can tell apart is not."""

import pytest

from ardri.encoding import bit_packing, flags, hidden, observation
from ardri.encoding.counts import numbers
from ardri.encoding.stack_summary import StackSummary
from ardri.rules.game import Game
from ardri.rules.knowledge.sightings import knowing
from ardri.rules.state.ledger import Known
from ardri.rules.state.state import State
from ardri.testing import play, play_random, position
from tests.encoding.row_reading import TABLES, differing, moments_of_a_game, row_of, some_world


def leaks(game: Game, seed: int) -> list[str]:
    """The parts in which a seat sees a world otherwise than the game, of all seats."""
    found = []
    for seat in range(game.state.players):
        row = row_of(game, seat)
        for other in (seed, seed + 1):
            world = some_world(game.view(seat), other)
            found += [f"{seat}:{name}" for name in differing(row, row_of(world, seat))]
    return found


@pytest.mark.parametrize(("players", "discovery", "windows"), TABLES)
@pytest.mark.parametrize("seed", [0, 1])
def test_no_world_looks_otherwise_than_the_game(
    players: int, discovery: bool, windows: str, seed: int
) -> None:
    for game in moments_of_a_game(players, discovery, windows, seed, every=7, rounds=4):
        assert leaks(game, seed) == []


@pytest.mark.slow
@pytest.mark.parametrize(("players", "discovery", "windows"), TABLES)
@pytest.mark.parametrize("seed", range(2, 12))
def test_no_world_looks_otherwise_than_any_moment_of_many_games(
    players: int, discovery: bool, windows: str, seed: int
) -> None:
    for game in moments_of_a_game(players, discovery, windows, seed, every=5, rounds=8):
        assert leaks(game, seed) == []


def leaks_of_a_game(windows: str = "open") -> set[str]:
    """The parts that leak at some moment of a game, to anybody."""
    return {
        leak.partition(":")[2]
        for game in moments_of_a_game(3, False, windows, seed=4, every=5, rounds=2)
        for leak in leaks(game, 4)
    }


@pytest.mark.pure
def test_a_look_into_the_next_hand_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(s: State, order: list[int], summary: StackSummary) -> list[int]:
        found = numbers(s, order, summary)
        found[3] ^= s.zones[order[1]].bit_length() << bit_packing.NEXT_KIND  # where the piles are counted
        return found

    monkeypatch.setattr(observation, "numbers", leaky)
    assert leaks_of_a_game() == {"piles"}


@pytest.mark.pure
def test_what_another_seat_knows_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(s: State, deck: int, seat: int) -> Known:
        return knowing(s, deck, (seat + 1) % 3)

    monkeypatch.setattr(hidden, "knowing", leaky)
    assert {"hands_actions", "set_aside"} <= leaks_of_a_game()


@pytest.mark.pure
def test_what_another_seat_has_answered_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = flags._asked

    def leaky(s: State, seat: int) -> tuple[int, int]:
        other = (seat + 1) % s.players
        question, more = asked(s, seat)
        return question, more ^ (1 << flags.MINE_AT if s.answers[other] or s.replies[other] else 0)

    monkeypatch.setattr(flags, "_asked", leaky)
    assert leaks_of_a_game("sealed") == {"mine"}


def new_clans_played(holder: str, windows: str = "open") -> Game:
    """A has declared New Clans; who has Geis may answer, and the other one has the Bard."""
    game = position(
        players=3,
        tiles="hills cove swamp",
        clans={"hills": "A2 B1", "cove": "A1"},
        hand={"A": "new_clans", holder: "geis", "BC".replace(holder, ""): "bard"},
        turn="A",
        windows=windows,
    )
    play(game, "A: card:new_clans, territory:hills")
    return game


def test_who_is_asked_to_react_is_in_no_row_but_their_own() -> None:
    games = [new_clans_played("B"), new_clans_played("C")]
    assert [game.decision.seat for game in games] == [1, 2]
    assert differing(row_of(games[0], 0), row_of(games[1], 0)) == []
    assert differing(row_of(games[0], 1), row_of(games[1], 1)) == [
        "hand",
        "mine",
        "hands_actions",
        "action_discard",
    ]


def test_a_card_in_another_hand_makes_no_difference() -> None:
    games = [
        position(tiles="hills cove swamp", clans={"hills": "A1 B1"}, hand={"A": "bard", "B": card}, turn="A")
        for card in ("geis", "druid")
    ]
    assert differing(row_of(games[0], 0), row_of(games[1], 0)) == []
    assert "hand" in differing(row_of(games[0], 1), row_of(games[1], 1))


def test_every_choice_that_others_see_makes_a_difference_to_them() -> None:
    game = Game.start(players=3, seed=5)
    before = row_of(game, 0)
    assert game.decision.seat != 0
    game.choose(game.decision.options[0])
    assert {"capital", "citadels"} <= set(differing(before, row_of(game, 0)))


def test_a_draft_answer_makes_a_difference_to_nobody_else() -> None:
    game = Game.start(players=3, seed=5)
    while game.decision.question != "draft_keep":
        play_random(game, seed=1, choices=1)
    before = [row_of(game, seat) for seat in range(3)]
    game.choose(game.decision.options[0])
    after = [row_of(game, seat) for seat in range(3)]
    assert differing(before[0], after[0]) == ["mine", "answer"]
    assert before[1:] == after[1:]


def test_a_sealed_reply_makes_a_difference_to_nobody_else() -> None:
    game = new_clans_played("B", windows="sealed")
    assert {decision.seat for decision in game.pending} >= {1, 2}
    before = [row_of(game, seat) for seat in range(3)]
    game.choose("decline", seat=2)
    after = [row_of(game, seat) for seat in range(3)]
    assert differing(before[2], after[2]) == ["mine", "answer"]
    assert before[:2] == after[:2]
