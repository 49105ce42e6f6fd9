"""Commit, add, reveal: a host can choose neither the game nor, afterwards, what was agreed."""

import re

import pytest

from ardri.rules.box.fingerprints import EARLIER, Versions, fingerprint
from ardri.rules.editions.base import BASE, DISCOVERY
from ardri.rules.errors import RulesError
from ardri.rules.formats.notation import digest
from ardri.rules.game import Game
from ardri.rules.state.chance import Scripted, Seeded
from ardri.rules.state.seed_commitment import commitment, keeps, key, new_seed
from ardri.rules.state.state import Setting
from ardri.testing import play_random

SEED = "5eed" * 16
NOW = DISCOVERY.now
AGREED = Setting(3, DISCOVERY, windows="open", round_limit=4)


def opening(seed: int | str, *entropy: str) -> str:
    """The first position with cards dealt, which shows what chance did."""
    game = Game.start(2, seed, entropy=entropy)
    play_random(game, seed=1, choices=8)
    return digest(game)


# The seed


def test_a_new_seed_is_32_random_bytes() -> None:
    seeds = {new_seed() for _ in range(20)}
    assert len(seeds) == 20
    assert all(re.fullmatch(r"[0-9a-f]{64}", seed) for seed in seeds)


# The commitment


def test_a_commitment_is_always_the_same() -> None:
    assert commitment(SEED, AGREED) == commitment(SEED, Setting(3, DISCOVERY, "open", 4))
    assert re.fullmatch(r"[0-9a-f]{64}", commitment(SEED, AGREED))


@pytest.mark.parametrize(
    ("seed", "setting"),
    [
        (SEED.upper(), AGREED),
        (SEED, Setting(4, DISCOVERY, "open", 4)),
        (SEED, Setting(3, BASE, "open", 4)),
        (SEED, Setting(3, DISCOVERY, "shut", 4)),
        (SEED, Setting(3, DISCOVERY, "open", 0)),
    ],
)
def test_another_seed_or_setting_has_another_commitment(seed: str, setting: Setting) -> None:
    assert commitment(seed, setting) != commitment(SEED, AGREED)


def test_a_number_and_the_same_digits_as_text_are_two_seeds_to_commit_to() -> None:
    assert commitment(7, AGREED) != commitment("7", AGREED)


@pytest.mark.parametrize(
    "other",
    [
        NOW._replace(rules=0),
        NOW._replace(table=0),
        NOW._replace(catalogue="another"),
        NOW._replace(options="another"),
    ],
)
def test_a_commitment_binds_rules_and_cards(other: Versions) -> None:
    assert commitment(SEED, AGREED, other) != commitment(SEED, AGREED, NOW)
    assert keeps(SEED, AGREED, commitment(SEED, AGREED, NOW))
    assert not keeps(SEED, AGREED, commitment(SEED, AGREED, other))


def test_a_commitment_made_with_earlier_rules_is_kept_by_the_same_seed_alone() -> None:
    earlier = commitment(SEED, AGREED, EARLIER[1])
    assert earlier != commitment(SEED, AGREED)
    assert keeps(SEED, AGREED, earlier)
    assert not keeps(SEED[::-1], AGREED, earlier)


def test_the_seed_cannot_be_read_off_the_commitment() -> None:
    assert SEED[:8] not in commitment(SEED, AGREED)


# Entropy


@pytest.mark.parametrize("seed", [0, 7, -3, "7", "golden 1", "", "Ériu", SEED])
def test_without_entropy_the_key_is_the_seed_itself(seed: int | str) -> None:
    assert Seeded(key(seed)).key == Seeded(seed).key


def test_entropy_makes_another_game_of_the_same_seed() -> None:
    games = {opening(SEED), opening(SEED, "a", "b"), opening(SEED, "a", "c"), opening(SEED, "", "")}
    assert len(games) == 4
    assert opening(SEED, "a", "b") == opening(SEED, "a", "b")


def test_the_seed_counts_beside_the_entropy() -> None:
    assert opening(SEED, "a", "b") != opening(SEED[::-1], "a", "b")


def test_it_counts_who_added_what() -> None:
    keys = [key(SEED, parts) for parts in (("a", "b"), ("b", "a"), ("ab", ""), ("", "ab"), ("a", "b", ""))]
    assert len(set(keys)) == len(keys)


def test_seed_and_entropy_cannot_be_shifted_into_each_other() -> None:
    assert key("seed", ["a", "b"]) != key("seeda", ["b", ""])
    assert key('s","a', ["b", "c"]) != key("s", ['a","b', "c"])


def test_a_game_tells_its_entropy_and_so_does_its_copy() -> None:
    game = Game.start(2, SEED, entropy=["a", "b"])
    assert game.entropy == ("a", "b")
    assert game.copy().entropy == ("a", "b")
    assert Game.start(2, SEED).entropy == ()


@pytest.mark.parametrize("entropy", [["a"], ["a", "b", "c"], ["a", "b", "c", "d"]])
def test_all_seats_add_entropy_or_none(entropy: list[str]) -> None:
    with pytest.raises(RulesError, match="2 seats add entropy, or none does"):
        Game.start(2, SEED, entropy=entropy)


def test_one_text_is_not_the_entropy_of_two_seats() -> None:
    with pytest.raises(RulesError, match="list of texts"):
        Game.start(2, SEED, entropy="ab")


def test_entropy_needs_a_seed() -> None:
    with pytest.raises(RulesError, match="another source"):
        Game.start(2, source=Scripted([], Seeded(0)), entropy=["a", "b"])


@pytest.mark.parametrize(
    ("seed", "entropy"),
    [("\ud800", []), ("a", ["\ud800", "b"]), (10**5000, [])],
    ids=["half a letter", "half a letter added", "too many digits"],
)
def test_what_cannot_be_written_down_is_no_seed(seed: int | str, entropy: list[str]) -> None:
    with pytest.raises(RulesError):
        Game.start(2, seed, entropy=entropy)


def test_hashes_of_different_things_are_kept_apart() -> None:
    assert fingerprint("seed", "a") != fingerprint("entropy", "a")
    assert len(fingerprint("seed", "a", size=8)) == 16
