"""Many games in step, as arrays."""

import pickle
import sys
from importlib import import_module
from random import Random

import numpy as np
import pytest

from ardri.encoding.actions import ACTIONS, fill_mask
from ardri.encoding.batch import Batch
from ardri.encoding.observation import SIZE, observe, part
from ardri.rules.box.options import PASS, Option
from ardri.rules.decisions import Decision
from ardri.rules.errors import IllegalChoice, RulesError
from ardri.rules.views.view import View


def at_random(batch: Batch, rng: Random) -> list[int]:
    """A choice in every game, by its mask."""
    return [rng.choice(np.flatnonzero(mask).tolist()) for mask in batch.masks]


def play_on(batch: Batch, steps: int, seed: int = 0) -> list[tuple[bytes, ...]]:
    """Everything the arrays had after each of so many steps."""
    rng = Random(seed)
    seen = []
    for _ in range(steps):
        batch.step(at_random(batch, rng))
        arrays = (batch.observations, batch.masks, batch.seats, batch.rewards, batch.done)
        seen.append(tuple(array.tobytes() for array in arrays))
    return seen


def until_done(batch: Batch) -> int:
    """Play until a game is over; which one."""
    rng = Random(1)
    while not batch.done.any():
        batch.step(at_random(batch, rng))
    return int(batch.done.argmax())


def test_the_arrays_have_a_row_for_each_game() -> None:
    batch = Batch(games=5, players=3, seed=1)
    assert (batch.observations.shape, str(batch.observations.dtype)) == ((5, SIZE), "uint8")
    assert (batch.masks.shape, str(batch.masks.dtype)) == ((5, ACTIONS), "bool")
    assert (batch.rewards.shape, str(batch.rewards.dtype)) == ((5, 3), "float32")
    assert batch.seats.shape == batch.done.shape == (5,)


def test_the_arrays_show_whoever_is_asked_in_each_game() -> None:
    batch = Batch(games=4, players=4, seed=2)
    rng = Random(2)
    for _ in range(60):
        for slot, game in enumerate(batch.games):
            assert batch.seats[slot] == game.decision.seat
            assert batch.observations[slot].tobytes() == observe(game, game.decision.seat)
            mask = bytearray(ACTIONS)
            fill_mask(game.codes, mask)
            assert batch.masks[slot].tobytes() == bytes(mask)
        batch.step(at_random(batch, rng))


def test_sites_are_shown_as_long_as_they_are_asked_for() -> None:
    batch = Batch(games=8, players=2, seed=2, edition="discovery")
    rng = Random(2)
    asked = 0
    for _ in range(150):
        before = [game.state.question == "site" for game in batch.games]
        batch.step(at_random(batch, rng))
        for slot, game in enumerate(batch.games):
            shown = bool(batch.observations[slot, part("sites")].any())
            assert shown == (game.state.question == "site")
            asked += before[slot] and not shown
    assert asked


def test_the_same_arrays_are_filled_anew() -> None:
    batch = Batch(games=2, players=2, seed=3)
    rows, masks = batch.observations, batch.masks
    before = rows.tobytes(), masks.tobytes()
    play_on(batch, 10)
    assert rows.tobytes() != before[0]
    assert masks.tobytes() != before[1]


@pytest.mark.parametrize("windows", ["open", "sealed"])
def test_a_batch_goes_the_same_way_for_the_same_seed(windows: str) -> None:
    one = play_on(Batch(3, 3, learners=[0, 2], seed=5, windows=windows, round_limit=2), 80)
    other = play_on(Batch(3, 3, learners=[0, 2], seed=5, windows=windows, round_limit=2), 80)
    third = play_on(Batch(3, 3, learners=[0, 2], seed=6, windows=windows, round_limit=2), 80)
    assert one == other
    assert one != third


def test_a_game_goes_the_same_way_in_a_batch_of_any_size() -> None:
    small, large = Batch(1, 2, learners=[1], seed=5), Batch(3, 2, learners=[1], seed=5)
    for _ in range(120):
        assert (small.observations[0] == large.observations[0]).all()
        small.step(small.masks.argmax(axis=1))
        large.step(large.masks.argmax(axis=1))


def test_games_of_a_batch_differ() -> None:
    batch = Batch(8, 4, seed=5)
    assert len({row.tobytes() for row in batch.observations}) > 1


# The end of a game


def test_a_game_that_is_over_gives_its_reward_and_begins_anew() -> None:
    batch = Batch(games=3, players=2, seed=4)
    games = list(batch.games)
    slot = until_done(batch)
    assert games[slot].over
    winner = games[slot].result.winner
    assert batch.rewards[slot].tolist() == [float(seat == winner) for seat in range(2)]
    assert batch.games[slot] is not games[slot]
    assert batch.games[slot].state.round == 0
    assert batch.observations[slot].tobytes() == observe(batch.games[slot], int(batch.seats[slot]))
    others = [other for other in range(3) if not batch.done[other]]
    assert not batch.rewards[others].any()


def test_rewards_last_for_one_step() -> None:
    batch = Batch(games=2, players=2, seed=4)
    slot = until_done(batch)
    batch.step(at_random(batch, Random(3)))
    assert not batch.done[slot]
    assert not batch.rewards[slot].any()


def test_a_draw_gives_nobody_a_reward() -> None:
    batch = Batch(games=1, players=4, seed=4, round_limit=1)
    games = list(batch.games)
    until_done(batch)
    assert games[0].result.winner is None
    assert batch.rewards.tolist() == [[0.0] * 4]


def test_the_next_game_is_another_one() -> None:
    batch = Batch(games=1, players=3, seed=4, round_limit=1)
    seen = {batch.games[0].state.board.places}
    for _ in range(3):
        until_done(batch)
        seen.add(batch.games[0].state.board.places)
        batch.step(at_random(batch, Random(5)))
    assert len(seen) == 4


# Who learns


def test_only_seats_that_learn_are_asked() -> None:
    batch = Batch(games=3, players=4, learners=[1, 3], seed=6, round_limit=2)
    rng = Random(6)
    asked = set()
    for _ in range(150):
        asked.update(batch.seats.tolist())
        batch.step(at_random(batch, rng))
    assert asked == {1, 3}


def test_opponents_choose_by_what_they_see() -> None:
    seen = []

    def calm(view: View, codes: tuple[int, ...], rng: Random) -> int:
        decision = view.decision
        assert decision is not None
        assert decision.codes == codes
        seen.append(view.seat)
        return PASS if PASS in codes else rng.choice(codes)

    batch = Batch(games=2, players=3, learners=[0], seed=7, opponents=calm, round_limit=1)
    play_on(batch, 25)
    assert set(seen) == {1, 2}


def test_an_opponent_that_cheats_is_stopped() -> None:
    with pytest.raises(IllegalChoice):
        Batch(games=1, players=2, learners=[0], seed=8, opponents=lambda *_: ACTIONS - 1)


class Calm:
    """A bot that passes when it can; module-level, so that batches with it can be pickled."""

    def __init__(self, seat: int, game: int, seed: str) -> None:
        self.made_for = (seat, game)
        self.rng = Random(seed)

    def choose(self, view: View, decision: Decision) -> Option:
        assert view.seat == decision.seat == self.made_for[0]
        calm = [option for option in decision.options if option.code == PASS]
        return calm[0] if calm else self.rng.choice(decision.options)


def test_bots_are_made_anew_for_each_seat_of_each_game() -> None:
    made = []

    def maker(seat: int, game: int, seed: str) -> Calm:
        made.append((seat, game, seed))
        return Calm(seat, game, seed)

    batch = Batch(games=2, players=3, learners=[0], seed=7, bots=maker, rotate=True, round_limit=1)
    seen = {(slot, int(batch.seats[slot])) for slot in range(2)}
    for _ in range(3):
        until_done(batch)
        batch.step(at_random(batch, Random(3)))
        seen |= {(slot, int(batch.seats[slot])) for slot in range(2)}
    assert len(made) == len(set(made))
    assert all(seat != game % 3 for seat, game, _ in made)
    assert len(seen) > 3
    with pytest.raises(RulesError, match="not by both"):
        Batch(games=1, players=2, learners=[0], bots=Calm, opponents=lambda *_: PASS)


def test_a_game_that_only_its_limit_ended_is_truncated_and_shown_as_it_ended() -> None:
    batch = Batch(games=2, players=2, seed=4, round_limit=1)
    games = list(batch.games)
    with pytest.raises(RulesError, match="game 0 did not end"):
        batch.final_observation(0, 0)
    slot = until_done(batch)
    assert batch.truncated[slot]
    assert list(batch.ended) == [slot]
    assert batch.final_observation(slot, 1).tobytes() == observe(games[slot], 1)
    batch.step(at_random(batch, Random(3)))
    assert not batch.truncated[slot]
    assert not batch.ended
    won = Batch(games=1, players=2, seed=4)
    until_done(won)
    assert not won.truncated.any()


@pytest.mark.parametrize(("edition", "players"), [("base", 3), ("base+king", 5)])
def test_a_batch_that_was_pickled_goes_on_in_the_same_way(edition: str, players: int) -> None:
    batch = Batch(3, players, [1], 5, edition, "sealed", 1, bots=Calm, rotate=True, relative=True)
    while not batch.done.any():
        batch.step(at_random(batch, Random(1)))
    twin = pickle.loads(pickle.dumps(batch))
    for name in ("observations", "masks", "seats", "rewards", "done", "truncated"):
        assert np.array_equal(getattr(twin, name), getattr(batch, name)), name
    assert twin.ended.keys() == batch.ended.keys()
    assert play_on(twin, 30) == play_on(batch, 30)


def test_each_game_has_the_seed_given_for_it() -> None:
    one, other = Batch(2, 2, seed=["x", "y"]), Batch(2, 2, seed=["y", "x"])
    assert np.array_equal(one.observations[0], other.observations[1])
    assert not np.array_equal(one.observations, other.observations)
    with pytest.raises(RulesError, match="2 games, and 1 seeds"):
        Batch(2, 2, seed=["x"])


def test_a_refusal_names_relative_actions_by_their_numbers() -> None:
    batch = Batch(games=1, players=2, seed=9, relative=True)
    with pytest.raises(IllegalChoice, match=r"^game 0: 0 \(pass\) is not offered to [AB] now; offered: \d"):
        batch.step([0])
    with pytest.raises(IllegalChoice, match=r"^game 0: -1 is not offered"):
        batch.step([-1])


# What is refused


def test_a_choice_that_is_not_offered_is_refused_before_anything_happens() -> None:
    batch = Batch(games=3, players=2, seed=9)
    before = [game.choices() for game in batch.games]
    choices = at_random(batch, Random(9))
    choices[2] = PASS
    with pytest.raises(IllegalChoice, match=r"^game 2: 0 \(pass\) is not offered to [AB] now; offered: \d"):
        batch.step(choices)
    assert [game.choices() for game in batch.games] == before


def test_a_number_outside_the_table_is_refused() -> None:
    batch = Batch(games=1, players=2, seed=9)
    for code in (-1, ACTIONS):
        with pytest.raises(IllegalChoice, match=f"^game 0: {code} is not offered"):
            batch.step([code])


def test_a_step_takes_one_whole_number_for_each_game() -> None:
    batch = Batch(games=2, players=2, seed=9)
    for choices in (np.zeros(3, np.int64), np.zeros((2, 1), np.int64)):
        with pytest.raises(RulesError, match="a step takes 2 whole numbers"):
            batch.step(choices)
    with pytest.raises(RulesError, match="not float32"):
        batch.step(np.zeros(2, np.float32))


def test_a_batch_has_games_and_seats_that_learn() -> None:
    with pytest.raises(RulesError, match="at least one game"):
        Batch(games=0)
    for learners in ([], [2], [-1]):
        with pytest.raises(RulesError, match="seats that learn"):
            Batch(games=1, players=2, learners=learners)


# Options


def test_a_batch_without_observations_goes_the_same_way() -> None:
    blind, seeing = Batch(2, 3, seed=10, observe=False), Batch(2, 3, seed=10)
    assert blind.observations.shape == (2, 0)
    for _ in range(50):
        assert (blind.masks == seeing.masks).all()
        blind.step(blind.masks.argmax(axis=1))
        seeing.step(seeing.masks.argmax(axis=1))


def test_all_games_have_the_setting_asked_for() -> None:
    batch = Batch(2, 3, seed=10, edition="discovery", windows="sealed", round_limit=7)
    for game in batch.games:
        setting = game.state.setting
        assert (setting.players, setting.edition.name, setting.sealed, setting.round_limit) == (
            3,
            "discovery",
            True,
            7,
        )


@pytest.mark.pure
def test_without_numpy_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    monkeypatch.delitem(sys.modules, "ardri.encoding.batch")
    with pytest.raises(ImportError, match=r"pip install ardri\[research\]"):
        import_module("ardri.encoding.batch")
