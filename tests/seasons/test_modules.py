"""Modules combine freely: every combination is an edition of its own, and sound games are played with it."""

import pickle
from copy import deepcopy
from itertools import combinations, permutations
from random import Random

import pytest

from ardri.rules.editions.registry import MODULES, edition_of, editions, with_every_module
from ardri.rules.errors import RulesError
from ardri.rules.formats.notation import from_json, to_json
from ardri.rules.formats.record import Record, replay
from ardri.rules.game import Game
from ardri.rules.invariants import problems
from ardri.rules.state.chance import Source
from ardri.rules.state.edition import Edition
from ardri.rules.state.modules import PLUS, full_name

SUBSETS = [chosen for size in range(len(MODULES) + 1) for chosen in combinations(MODULES, size)]
COMBINATIONS = list(dict.fromkeys(full_name(PLUS.join(["base", *chosen])) for chosen in SUBSETS))


@pytest.mark.parametrize("chosen", SUBSETS)
def test_a_combination_has_what_its_modules_need_and_one_name(chosen: tuple[str, ...]) -> None:
    edition = edition_of(PLUS.join(["base", *chosen]))
    found = [module.name for module in edition.modules]
    assert set(chosen) <= set(found)
    assert all(needed in found for name in found for needed in MODULES[name].needs)
    assert found == [name for name in MODULES if name in found]
    for order in list(permutations(chosen))[:24]:
        assert edition_of(PLUS.join(["base", *order])) is edition


def test_no_two_combinations_have_a_fingerprint_in_common() -> None:
    names = [
        PLUS.join([first, *name.split(PLUS)[1:]]) for first in ("base", "discovery") for name in COMBINATIONS
    ]
    prints = {edition_of(name).now.catalogue for name in names}
    assert len(prints) == len(names) - len(["base and discovery have one"])


def test_a_module_twice_is_once() -> None:
    assert edition_of("base+king+king") is edition_of("base+king")


@pytest.mark.parametrize("name", ["base+nemed", "base+", "+king", "nemed+king", "base+king+"])
def test_what_there_is_not_is_refused_with_what_there_is(name: str) -> None:
    with pytest.raises(
        RulesError, match=r"there is no (module '.*'; there are .*king|edition '.*'; there are base)"
    ):
        edition_of(name)


def test_editions_with_modules_are_not_listed_beside_the_others() -> None:
    edition_of("base+king")
    assert [edition.name for edition in editions()] == ["base", "discovery"]


def test_the_base_game_has_nothing_of_any_module() -> None:
    base = edition_of("base")
    assert (base.modules, base.readings, base.box.markers, base.box.invariants) == ((), (), (), ())
    assert base.now == (2, 1, "e7dd4136d1246305", "41ef689996a80dc7")


@pytest.mark.parametrize("name", COMBINATIONS[1:])
@pytest.mark.parametrize("windows", ["open", "sealed"])
def test_games_with_any_combination_are_sound_and_can_be_told_again(name: str, windows: str) -> None:
    edition = edition_of(name)
    players = 2 + COMBINATIONS.index(name) % (edition.seats - 1)
    sound(edition, players, windows, seed=1, rounds=2)


def test_every_kind_of_frame_that_modules_bring_is_met_pickled_and_copied() -> None:
    edition = with_every_module()
    unseen = set(edition.box.frames)
    for seed in range(300):
        if not unseen:
            break
        game = Game.start(2 + seed % (edition.seats - 1), edition=edition, source=Source())
        rng = Random(seed)
        while unseen and not game.over:
            met = unseen & {type(frame) for frame in game.state.stack}
            unseen -= met
            for twin in [pickle.loads(pickle.dumps(game)), deepcopy(game)] if met else ():
                assert to_json(twin) == to_json(game)
                go_on(twin, Random(seed))
            go_on(game, rng)
    assert unseen == set()


def go_on(game: Game, rng: Random) -> None:
    """Choose at random, for chance where it is asked."""
    if game.chance is not None:
        game.choose_chance(rng.choice(game.chance.options))
    else:
        game.choose(rng.choice(game.decision.options))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", COMBINATIONS[1:])
def test_whole_games_with_any_combination(name: str, seed: int) -> None:
    edition = edition_of(name)
    for players in range(2, edition.seats + 1):
        sound(edition, players, "sealed" if seed % 2 else "open", seed, rounds=0)


def sound(edition: Edition, players: int, windows: str, seed: int, rounds: int) -> None:
    """Play a game of random choices: sound after each, and the same when it is read back or replayed."""
    game, rng = Game.start(players, seed, edition, windows, rounds), Random(seed)
    while not game.over:
        decision = rng.choice(game.pending)
        game.choose(rng.choice(decision.options), decision.seat)
        assert problems(game.state) == []
        if rng.random() < 0.02:
            again = to_json(game)
            assert to_json(from_json(again)) == again
    record = Record.of(game)
    read = Record.from_text(record.to_text())
    assert read.setting.edition is edition
    assert replay(read).result.winners == game.result.winners
