"""The file of results."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from ardri.arena.match import Fault, Terms, unplayed
from ardri.arena.results_file import (
    BadResults,
    match_from_json,
    match_to_json,
    name_of,
    open_results,
    read_results,
)
from ardri.arena.schedule import Match, fixtures
from tests.arena.sample_results import game

MATCH = Match(("a", "b"), (2, 3), 7, Terms("sealed", "discovery", 30, 0.5))
FIXTURES = fixtures(MATCH, 10)


def test_what_was_agreed_comes_back() -> None:
    for match in (MATCH, replace(MATCH, alone=True)):
        assert match_from_json(json.loads(json.dumps(match_to_json(match)))) == match
    assert name_of(replace(MATCH, alone=True)) != name_of(MATCH)


def test_another_agreement_has_another_name() -> None:
    other = Match(("a", "b"), (2, 3), 7, Terms("sealed", "discovery", 30, 0.6))
    assert name_of(MATCH) == name_of(MATCH)
    assert name_of(MATCH) != name_of(other)
    assert name_of(Match(("x/y:z=1", "ö"))).startswith("x_y_z_1-ö-2p-")


def test_every_game_is_in_the_file_at_once_and_is_found_again(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "file.jsonl"
    results = open_results(path, MATCH)
    result = game("ab", 1, seed=FIXTURES[3].seed)
    results.add(FIXTURES[3], result)
    assert read_results(path) == (MATCH, {3: result})
    results.close()
    again = open_results(path, MATCH)
    assert again.games == {3: result}
    again.close()


def test_a_line_that_was_not_finished_is_left_out_and_written_over(tmp_path: Path) -> None:
    path = tmp_path / "file.jsonl"
    results = open_results(path, MATCH)
    results.add(FIXTURES[0], game("ab", 1))
    results.close()
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole + '{"game": 1, "lap"', encoding="utf-8")
    again = open_results(path, MATCH)
    assert list(again.games) == [0]
    again.add(FIXTURES[1], game("ba", 0))
    again.close()
    assert list(read_results(path)[1]) == [0, 1]


def test_a_game_that_counted_for_nobody_is_missing_again(tmp_path: Path) -> None:
    path = tmp_path / "file.jsonl"
    results = open_results(path, MATCH)
    results.add(FIXTURES[0], unplayed("ab", "7/0", Fault("lost", None, "gone")))
    results.close()
    again = open_results(path, MATCH)
    assert again.games == {}
    again.close()


def test_another_match_does_not_go_into_the_file_unless_it_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "file.jsonl"
    open_results(path, MATCH).close()
    with pytest.raises(BadResults, match="holds another match"):
        open_results(path, Match(("a", "c")))
    open_results(path, Match(("a", "c")), fresh=True).close()
    assert read_results(path) == (Match(("a", "c")), {})


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("hello\n", "does not say what was agreed"),
        ('{"format": 1}\n', "no file of the arena"),
        ('{"arena": 1, "rules": 99}\n', "version 99 of the rules"),
        (json.dumps(match_to_json(MATCH)) + '\n{"game": 1}\n', "line 2 is broken"),
        (json.dumps(match_to_json(MATCH)) + "\n[]\n", "line 2 is broken"),
    ],
)
def test_a_broken_file_is_refused_and_kept(text: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "file.jsonl"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadResults, match=message):
        open_results(path, MATCH)
    assert path.read_text(encoding="utf-8") == text
