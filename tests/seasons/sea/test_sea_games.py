"""Whole games with the sea: sound, exact, secret, and the same when they are read back."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from jsonschema import Draft202012Validator

from ardri.rules.box.catalogue import TILE_KEYS, bits
from ardri.rules.editions.registry import edition_of
from ardri.rules.formats.notation import from_json, to_json
from ardri.rules.formats.record import Record, replay
from ardri.rules.formats.view_schema import view_schema
from ardri.rules.game import Game
from ardri.rules.invariants import problems
from ardri.seasons.sea.sea_map import HARBOURS, has_sea
from ardri.seasons.sea.tiles import ISLANDS
from ardri.testing import play, play_random, position, whose
from tests.rules.helpers.exact_forms import check_all
from tests.rules.helpers.recorded_games import PlayedOut, Setup
from tests.rules.helpers.two_worlds import two_worlds
from tests.seasons.sea.sea_positions import CHAIN, SEA, at_sea, crowded_sea

EDITIONS = (SEA, "discovery+sea", "base+king+sea", "base+sea+festivals", "base+king+sea+festivals")
MANY = 40
POSITIONS = 12
FEW_CHOICES = 40


def play_out(players: int, windows: str, edition: str, seed: int, rounds: int = 8) -> Counter[str]:
    """Play a game at random to its end, and see that it is sound all the way; what happened in it."""
    game = Game.start(players, seed, edition, windows, rounds, listen=True)
    rng = Random(seed)
    seen: Counter[str] = Counter()
    harbours = 0
    while not game.over:
        s = game.state
        assert problems(s) == []
        assert not harbours & ~s.marker(HARBOURS)  # they stay
        harbours = s.marker(HARBOURS)
        assert all(has_sea(s.board, tile) for tile in bits(harbours))
        assert s.board.tiles & ISLANDS & ~harbours == 0
        seen[s.question] += 1
        game.choose_code(rng.choice(game.codes))
    for event in game.events:
        seen[event.kind] += 1
        if event.kind == "move":
            origin, destination = (TILE_KEYS.index(str(event.fields[end])) for end in ("from", "to"))
            seen["by sea"] += not game.state.board.adjacent[origin] >> destination & 1
    return seen


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", EDITIONS)
def test_random_games_are_sound_to_their_end(players: int, edition: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(4):
        seen += play_out(players, "sealed" if seed % 2 else "open", edition, seed)
    assert seen["harbour"] >= 4
    assert seen["site"]


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", EDITIONS)
def test_many_random_games_are_sound(players: int, edition: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(MANY):
        seen += play_out(players, "sealed" if seed % 2 else "open", edition, seed, rounds=0)
    assert seen["by sea"] > MANY


@pytest.mark.parametrize("windows", ["open", "sealed"])
def test_games_are_told_again_and_read_back(windows: str) -> None:
    game = Game.start(3, "told again", SEA, windows, round_limit=6)
    rng = Random(2)
    while not game.over:
        if rng.random() < 0.1:
            twin = from_json(to_json(game))
            assert to_json(twin) == to_json(game)
            assert twin.state.board.places == game.state.board.places
        game.choose_code(rng.choice(game.codes))
    record = Record.of(game)
    assert "\nreadings E9 E10 E11 E12 E13 E14 E15 E16\n" in record.to_text()
    assert record.to_text() == Record.of(replay(Record.from_text(record.to_text()))).to_text()


@pytest.mark.parametrize("windows", ["open", "sealed"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_forms_are_exact_where_many_can_sail(players: int, windows: str) -> None:
    grouped = 0
    for seed in range(POSITIONS):
        game = crowded_sea(seed, players, EDITIONS[seed % len(EDITIONS)], windows)
        rng = Random(seed)
        for made in range(FEW_CHOICES):
            if game.over:
                break
            assert problems(game.state) == []
            grouped += any(form is not None and form.groups for form in map(game.form_of, range(players)))
            check_all(game, rng)
            play_random(game, seed=made, eager=True, choices=1)
    assert grouped


@pytest.mark.parametrize("windows", ["open", "sealed"])
def test_nobody_can_tell_two_worlds_apart(windows: str) -> None:
    done: Counter[str] = Counter()
    for seed in range(4):
        two_worlds(PlayedOut(Setup(3, windows, SEA, undo=seed % 2 == 1, seed=seed)), done)
    assert done["comparisons"] >= 20 * 4 * 4
    assert done["lost"] + done["told apart by the rules"] <= 0.1 * 4 * 4


def test_views_with_the_sea_fit_the_schema() -> None:
    schema = Draft202012Validator(view_schema(edition_of(SEA)))
    game = at_sea(
        "tailtus_land bard", {"haven": "A2", "moor": "B1 C1"}, CHAIN, stack="swamp inis_mona forest"
    )
    for key in ("card:tailtus_land", "tile:inis_mona", "tile:swamp", "from:haven"):
        game.choose(key)
        for seat in (0, 1, None):
            schema.validate(game.view(seat).to_json())
    assembly = position(
        3,
        edition=SEA,
        tiles="haven plains hills hy_breasil",
        clans={"plains": "A1 B1", "haven": "C1"},
        hand={"A": "hy_breasil"},
        pretenders="A",
    )
    assert whose(assembly) == "A victory_check"
    schema.validate(assembly.view(0).to_json())
    play(assembly, "A: card:hy_breasil")
    schema.validate(assembly.view(1).to_json())


def test_worlds_have_the_islands_that_are_still_unseen() -> None:
    game = Game.start(3, "worlds of the sea", SEA, round_limit=6)
    rng = Random(3)
    met = 0
    for made in range(200):
        if game.over:
            break
        world = next(game.view(1).worlds(rng))
        assert problems(world.state) == []
        hidden = sum(world.state.tile_stack) | world.state.drawn_tiles
        assert hidden & ISLANDS == ISLANDS & ~game.state.board.tiles
        met += bool(hidden & ISLANDS)
        play_random(game, seed=made, eager=True, choices=1)
    assert met
