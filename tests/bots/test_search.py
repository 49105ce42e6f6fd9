"""The search tree: worlds share it, and every seat looks after itself."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from ardri.bots.puzzles import PUZZLES
from ardri.bots.puzzles.puzzle import question
from ardri.bots.search import Branch, Node, Search
from ardri.rules.box.options import KEYS
from ardri.rules.game import Game
from ardri.testing import play_random, position


def grown(game: Game, seat: int, iterations: int, seed: int = 1) -> Search:
    decision = game.decision_of(seat)
    assert decision is not None
    search = Search(game.view(seat), decision, dict.fromkeys(decision.codes, 1.0), Random(seed))
    for _ in range(iterations):
        search.iterate()
    return search


def all_nodes(node: Node) -> Iterator[tuple[tuple[int, str], Node]]:
    for branch in node.branches.values():
        for at, below in branch.nodes.items():
            yield at, below
            yield from all_nodes(below)


def test_every_iteration_tries_one_option_of_the_root() -> None:
    game = Game.start(players=3, seed=4)
    search = grown(game, game.decision.seat, 50)
    assert search.root.visits == 50
    assert sum(branch.visits for branch in search.root.branches.values()) == 50
    assert search.applied == sum_of_choices(game, 50)


def sum_of_choices(game: Game, iterations: int) -> int:
    """The same search again: it makes the same choices."""
    return grown(game, game.decision.seat, iterations).applied


def test_a_tree_grows_by_one_question_at_most() -> None:
    game = Game.start(players=2, seed=4)
    play_random(game, seed=2, choices=40)
    sizes = [len(list(all_nodes(grown(game, game.decision.seat, n).root))) for n in range(1, 12)]
    assert all(0 <= later - earlier <= 1 for earlier, later in pairwise(sizes))
    assert sizes[-1] > 5


def test_chances_lie_between_nothing_and_certainty() -> None:
    game = Game.start(players=4, seed=4)
    play_random(game, seed=3, choices=60)
    for _, node in all_nodes(grown(game, game.decision.seat, 80).root):
        for branch in node.branches.values():
            assert 0 <= branch.chance <= 1


@pytest.mark.parametrize("windows", ["open", "sealed"])
def test_nothing_hangs_on_what_others_answer_unseen(windows: str) -> None:
    game = Game.start(players=3, seed=9, windows=windows)
    while game.decision.question != "draft_keep":
        play_random(game, seed=1, choices=1)
    asked = [at for at, _ in all_nodes(grown(game, 1, 60).root)]
    assert asked
    assert not [at for at in asked if at[1].startswith("draft")]


def test_a_seat_asked_at_the_same_time_as_others_is_answered_for() -> None:
    game = Game.start(players=3, seed=9)
    while game.decision.question != "draft_keep":
        play_random(game, seed=1, choices=1)
    for seat in range(3):
        search = grown(game, seat, 5)
        decision = game.decision_of(seat)
        assert decision is not None
        assert set(search.root.branches) == set(decision.codes)
        assert search.root.seat == seat


def test_every_seat_goes_for_its_own_victory() -> None:
    # B has six territories, and A has passed: B claims, since it wins with it, whatever that does to A
    land = dict.fromkeys(("plains", "hills", "cove", "valley", "forest", "moor"), "B1")
    game = position(
        clans={**land, "swamp": "A3"}, hand={"A": "bard festival", "B": "druid citadel"}, turn="A"
    )
    search = grown(game, 0, 150)
    passing = next(branch for code, branch in search.root.branches.items() if KEYS[code] == "pass")
    turn = passing.nodes[1, "turn"]
    best = max(turn.branches, key=lambda code: turn.branches[code].visits)
    assert KEYS[best] == "pretender"


def test_untried_options_are_tried_by_favour() -> None:
    node = Node(0, 0.5)
    node.branches = {4: Branch(1.0), 7: Branch(3.0), 9: Branch(0.5)}
    assert node.most_promising((4, 7, 9)) == 7
    assert node.most_promising((4, 9)) == 4


def test_what_turned_out_well_is_tried_again() -> None:
    node = Node(0, 0.5)
    node.open((1, 2), favourite=1)
    for _ in range(10):
        node.learn(node.branches[1], 0.1)
        node.learn(node.branches[2], 0.9)
    assert node.most_promising((1, 2)) == 2
    assert node.mean == pytest.approx(0.5)


def test_a_search_is_settled_when_nothing_can_overtake() -> None:
    game = Game.start(players=2, seed=4)
    search = grown(game, game.decision.seat, 0)
    first, second, *_ = search.root.branches.values()
    first.visits, second.visits = 10, 6
    assert search.settled(3)
    assert not search.settled(4)


@pytest.mark.parametrize("name", ["one_clan_carries_the_victory", "the_last_pass_wins"])
def test_without_any_favour_it_finds_what_wins(name: str) -> None:
    puzzle = next(each for each in PUZZLES if each.name == name)
    game = puzzle.build()
    decision = question(game)
    search = grown(game, decision.seat, 200)
    branches = search.root.branches
    assert puzzle.solved_by(KEYS[max(branches, key=lambda code: branches[code].visits)])
