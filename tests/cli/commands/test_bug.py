"""`ardri bug`: a report tells what a seat may know, and is the same in worlds the seat cannot tell apart."""

import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from ardri.cli.commands.bug import report
from ardri.cli.shared.files import as_json
from ardri.rules.box.base_box import CARD_KEYS
from ardri.rules.box.catalogue import SEAT_NAMES, bits
from ardri.rules.editions.base import BASE
from ardri.rules.formats.record import Record
from ardri.rules.game import Game
from ardri.rules.state.chance import Source
from ardri.rules.state.state import CHANCE, HAND, SET_ASIDE
from tests.cli.conftest import Refused
from tests.cli.helpers.program import SEED, ardri, begun, written
from tests.rules.helpers.recorded_games import PlayedOut, Setup
from tests.rules.helpers.two_worlds import TwoWorlds


def reported(file: Path, seat: str) -> str:
    """The bug report that the program writes for a seat."""
    ended = ardri("bug", file, "--seat", seat)
    assert (ended.returncode, ended.stderr) == (0, "")
    return ended.stdout


def test_a_report_holds_the_view_the_events_the_own_choices_and_the_versions(
    tmp_path: Path, refused: Refused
) -> None:
    game = begun()
    file, out = written(tmp_path / "begun.txt", Record.of(game)), tmp_path / "report.json"
    ended = ardri("bug", file, "--seat", "b", "-o", out, "--note", "Geis was not offered")
    assert (ended.returncode, ended.stdout) == (0, "")
    assert "It contains only what B may know." in ended.stderr
    told = json.loads(out.read_text(encoding="utf-8"))
    assert told["note"] == "Geis was not offered"
    assert told["view"] == game.view(1).to_json()
    assert told["events"] == [event.to_json() for event in game.view(1).events()]
    assert told["choices"] == [key for seat, key in game.choices() if seat == 1]
    assert set(told["versions"]) == {"ardri", "python", "engine", "rules", "table", "catalogue", "options"}
    assert refused("bug", file, "--seat", "B", "-o", out) == f"{out} already exists; --force replaces it."
    assert refused("bug", file, "--seat", "D") == "'D' is not a seat of this game; the seats are A, B, C."


def test_no_seed_nor_anything_made_from_it_is_in_a_report(tmp_path: Path) -> None:
    record = Record.of(begun())
    told = reported(written(tmp_path / "begun.txt", record), "A")
    for secret in (SEED, record.commitment, *record.digests.values()):
        assert secret not in told


def test_two_games_that_differ_in_their_seeds_alone_have_the_same_report(tmp_path: Path) -> None:
    alike: dict[str, int] = {}
    for seed in range(100_000):
        game = Game.start(2, seed, listen=True)
        seen = as_json(report(game, game.events, 0))
        if seen in alike:
            break
        alike[seen] = seed
    one, other = (Record.of(Game.start(2, each)) for each in (alike[seen], seed))
    assert one.commitment != other.commitment
    files = [written(tmp_path / name, record) for name, record in (("one", one), ("other", other))]
    assert reported(files[0], "A") == reported(files[1], "A")


def test_two_games_in_which_another_was_dealt_other_cards_have_the_same_report(tmp_path: Path) -> None:
    game = Game.start(2, source=Source())
    rng = Random(5)
    while game.chance is not None or not game.decision.question.startswith("draft"):
        if game.chance is not None:
            game.choose_chance(rng.choice(game.chance.options))
        else:
            game.choose(rng.choice(game.decision.options))
    (aside,) = [CARD_KEYS[card] for card in bits(game.state.zones[SET_ASIDE])]
    held = CARD_KEYS[bits(game.state.zones[HAND + 1] & BASE.action_cards)[0]]
    game.choose(f"keep:{held}", seat=1)
    twin = Game.start(2, source=Source())
    for seat, key in game.choices():
        verb, _, name = key.partition(":")
        other = {held: aside, aside: held}.get(name, name) if verb in ("deal", "keep") else name
        if seat == CHANCE:
            twin.choose_chance(f"{verb}:{other}")
        else:
            twin.choose(f"{verb}:{other}", seat=seat)
    files = [written(tmp_path / name, Record.of(each)) for name, each in (("game", game), ("twin", twin))]
    assert files[0].read_bytes() != files[1].read_bytes()
    assert reported(files[0], "A") == reported(files[1], "A")
    assert reported(files[0], "B") != reported(files[1], "B")


def unseen_answers(played: PlayedOut, who: str) -> list[int]:
    """The moves of others that were answers waiting for more, and let nothing happen."""
    heard = [len(stop.game.events) for stop in played.stops]
    return [
        at for at in played.waiting if SEAT_NAMES[played.moves[at].seat] != who and heard[at] == heard[at + 1]
    ]


class Reported(TwoWorlds):
    """Two worlds of which each seat reports."""

    def compare(self, at: int, twin: Game, who: str, heard: int, pair: str) -> int:
        seat = SEAT_NAMES.index(who)
        game = self.played.stops[at].game
        if as_json(report(game, game.events, seat)) != as_json(report(twin, twin.events, seat)):
            self.differ(at, pair, "the report")
        self.done["reports"] += 1
        return super().compare(at, twin, who, heard, pair)


@pytest.mark.pure  # the two worlds take chance from a class of the tests, which no compiled engine does
@pytest.mark.parametrize("players", [2, 3])
def test_in_sealed_games_reports_are_the_same_in_all_worlds_a_seat_cannot_tell_apart(players: int) -> None:
    done: Counter[str] = Counter()
    for seed in range(2):
        played = PlayedOut(Setup(players, "sealed", edition="base", undo=False, seed=seed))
        worlds = Reported(played, done)
        for who in SEAT_NAMES[:players]:
            for deck in worlds.decks:
                pair = worlds.pair(who, deck)
                if pair is not None:
                    worlds.follow(pair)
            worlds.await_chance(who, len(played.moves) // 2)
            for at in unseen_answers(played, who)[:5]:
                worlds.await_answer(who, at)
    assert done["reports"] >= 40 * players
    assert done["apart"] >= 20 * players
