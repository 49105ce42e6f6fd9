"""The option table: stable, documented, one key and one number for each choice."""

import re
from pathlib import Path

import pytest

from ardri.rules.box.base_box import CARD_KEYS, TILE_KEYS
from ardri.rules.box.options import (
    BASE_KEYS,
    CODES,
    KEYS,
    OPTIONS,
    SITE,
    SITE_SLOTS,
    TABLE_SIZE,
    TABLE_VERSION,
    Option,
    code_of,
    option_at,
)
from ardri.rules.errors import MalformedChoice
from ardri.rules.game import Game
from ardri.testing import play_random


def test_keys_and_numbers_belong_to_each_other() -> None:
    assert len(BASE_KEYS) == SITE
    assert list(BASE_KEYS) == KEYS[:SITE]
    for option in OPTIONS:
        if not option.key:
            continue
        assert CODES[option.key] == option.code
        assert code_of(option.key, []) == option.code


def test_the_table_of_this_version_has_not_moved() -> None:
    sample = {key: CODES[key] for key in ("pass", "sheltered", "attack:A", "to:valley", "card:bard")}
    assert TABLE_VERSION == 1
    assert TABLE_SIZE == 475
    assert sample == {"pass": 0, "sheltered": 18, "attack:A": 23, "to:valley": 78, "card:bard": 108}
    assert (CODES["aside:warlord"], SITE) == (410, 411)


def test_every_card_can_be_played_by_key() -> None:
    assert len(set(CARD_KEYS)) == 63
    assert len(set(TILE_KEYS)) == 16
    assert all(f"card:{name}" in CODES for name in CARD_KEYS)


def test_a_site_has_its_coordinates_in_the_key_and_its_rank_in_the_number() -> None:
    sites = [(0, 1, True), (4, -1, False)]
    assert option_at(SITE + 1, sites) == Option("site:4,-1,down", SITE + 1)
    assert code_of("site:4,-1,down", sites) == SITE + 1
    assert code_of("site:9,9,up", sites) == -1


@pytest.mark.parametrize("key", ["site:4", "site:a,b,up", "site:1,2,left", "site:01,2,up", "fly", "PASS"])
def test_a_malformed_key_is_refused(key: str) -> None:
    with pytest.raises(MalformedChoice):
        code_of(key, [])


def test_an_option_prints_as_its_key() -> None:
    assert str(OPTIONS[0]) == "pass"
    assert repr(OPTIONS[0]) == "Option('pass', 0)"
    assert OPTIONS[0] != "pass"
    assert len({OPTIONS[0], Option("pass", 0)}) == 1


def test_sites_never_outgrow_their_slots() -> None:
    most = 0
    for seed in range(12):
        game = Game.start(4, seed)
        while game.codes and game.state.tile_stack:
            if game.decision.question == "site":
                most = max(most, len(game.codes))
            play_random(game, seed=len(game.choices()) + seed, eager=True, choices=1)
    assert 10 < most <= SITE_SLOTS


def test_the_documented_table_is_this_table() -> None:
    text = (Path(__file__).parents[3] / "docs" / "options.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d+)(?:-(\d+))? \| `([^`]+)`(?: \.\.\. `([^`]+)`)?", text, re.MULTILINE)
    numbers = 0
    for first, last, key, last_key in rows:
        assert int(first) == numbers
        numbers = int(last or first) + 1
        if not key.startswith("site:"):
            assert KEYS[int(first)] == key
            assert KEYS[int(last or first)] == (last_key or key)
    assert numbers == TABLE_SIZE
    assert f"version {TABLE_VERSION}" in text
