"""Properties that always hold, over random games of every size and setup."""

import subprocess
import sys
from json import dumps, loads

import pytest

from ardri.rules.box.options import KEYS, SITE
from ardri.rules.formats.notation import digest, from_json, to_json
from ardri.rules.formats.notation_text import from_text, to_text
from ardri.rules.game import Game
from ardri.rules.invariants import problems
from ardri.rules.state.events import Event
from ardri.testing import play_random

TABLES = [(players, discovery) for players in (2, 3, 4) for discovery in (False, True)]
GAMES_EACH = 34  # 204 games in all


def check_round_trips(game: Game) -> None:
    data = to_json(game)
    for again in (from_json(loads(dumps(data)), game.source), from_text(to_text(game), game.source)):
        assert to_json(again) == data
        assert again.codes == game.codes
        assert [decision.seat for decision in again.pending] == [d.seat for d in game.pending]
    for decision in game.pending:
        assert decision.options
        for option in decision.options:
            assert option.code >= SITE or KEYS[option.code] == option.key
    for event in game.events[-10:]:
        assert Event.from_text(str(event)) == event
        assert Event.from_json(loads(dumps(event.to_json()))) == event


def check_copy(game: Game) -> None:
    before = to_json(game)
    twin = game.copy()
    assert to_json(twin) == before
    play_random(twin, seed=1, choices=12)
    assert to_json(game) == before, "playing on in a copy changed the original"
    other = game.copy()
    play_random(other, seed=1, choices=12)
    assert to_json(other) == to_json(twin), "two copies went different ways"


@pytest.mark.parametrize(("players", "discovery"), TABLES)
@pytest.mark.parametrize("batch", range(GAMES_EACH // 2))
def test_everything_holds_throughout_random_games(players: int, discovery: bool, batch: int) -> None:
    for eager in (False, True):
        seed = 2 * batch + eager
        game = Game.start(players, seed, "discovery" if discovery else "base", listen=True)
        made = 0
        while not game.over:
            assert game.pending, "nobody can choose though the game is not over"
            if made % 10 == 0:
                check_round_trips(game)
                check_copy(game)
            made += play_random(game, seed=1000 * seed + made, eager=eager, choices=1)
            assert problems(game.state) == []
            assert made < 100_000, "the game does not end"
        assert game.result.winner is not None
        assert not game.state.pretenders


PLAY = """
from ardri.rules.game import Game
from ardri.rules.formats.notation import digest
from ardri.testing import play_random
for players in (2, 3, 4):
    game = Game.start(players, "another process", edition="discovery" if players == 3 else "base")
    play_random(game, seed=players)
    print(digest(game))
"""


def test_same_seed_and_choices_give_the_same_game_in_another_process() -> None:
    runs = [
        subprocess.run(
            [sys.executable, "-c", PLAY],
            env={"PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.split()
        for hash_seed in ("1", "2")
    ]
    here = []
    for players in (2, 3, 4):
        game = Game.start(players, "another process", edition="discovery" if players == 3 else "base")
        play_random(game, seed=players)
        here.append(digest(game))
    assert runs == [here, here]
