"""The commands `ardri arena` and `ardri bots`, in real processes."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ardri.arena.results_file import read_results
from ardri.bots.registry import names
from ardri.cli.app import app
from ardri.rules.formats.record import Record, replay
from tests.arena.misbehaving_bots import named
from tests.cli.helpers.pseudo_terminal import Terminal

HOME = Path(__file__).parents[3]


def arena(folder: Path, *arguments: str) -> Result:
    """Run the command in this process, with its results in a folder."""
    return CliRunner().invoke(app, ["arena", *arguments, "-o", str(folder / "games.jsonl")])


def lines_of(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_a_match_is_played_shown_and_written(tmp_path: Path) -> None:
    shown = arena(
        tmp_path,
        *("calf", named("Crasher", sane=30), "--games", "4", "--workers", "1", "--round-limit", "40"),
        *("--records", str(tmp_path / "records"), "--parquet", str(tmp_path / "games.parquet")),
    )
    assert shown.exit_code == 0, shown.output
    crashed = "forfeits: it crashed in its decision 31 with LookupError: the path is lost"
    assert f"{named('Crasher', sane=30)} (seat A, seed 0/0) {crashed}" in shown.output
    for words in (
        "4 games of 2 players",
        "Share in seat",
        "Won with",
        "Ended by",
        "ms a decision",
        "Report:",
    ):
        assert words in shown.output
    header, *games = lines_of(tmp_path / "games.jsonl")
    assert (header["bots"], header["round_limit"]) == (["calf", named("Crasher", sane=30)], 40)
    assert sorted(game["game"] for game in games if isinstance(game["game"], int)) == [0, 1, 2, 3]
    assert all("record" not in game for game in games)
    records = sorted((tmp_path / "records").iterdir())
    assert len(records) == 4
    replay(Record.from_text(records[0].read_text(encoding="utf-8")))
    assert "What went wrong" in (tmp_path / "games.html").read_text(encoding="utf-8")
    assert (tmp_path / "games.parquet").exists()


def test_a_better_bot_is_soon_known_and_the_match_ends(tmp_path: Path) -> None:
    crasher = named("Crasher", sane=0)
    shown = arena(tmp_path, "calf", crasher, "--games", "200", "--stop-when-sure", "--workers", "1")
    assert "calf plays above par: sure after 10 laps." in shown.output
    assert "20 games of 2 players" in shown.output
    assert len(lines_of(tmp_path / "games.jsonl")) <= 1 + 20 + 4


def test_an_interrupted_match_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    terminal = Terminal("arena", "calf", "--games", "5000", "--workers", "1", "-o", str(file))
    while not file.exists() or file.read_text(encoding="utf-8").count("\n") < 4:
        assert terminal.child.isalive()
        time.sleep(0.02)
    terminal.child.sendintr()
    assert terminal.end() == 130
    assert "Interrupted; the same command goes on from here." in terminal.text
    assert "games of 2 players" in terminal.text
    before = file.read_text(encoding="utf-8")
    played = len(lines_of(file)) - 1
    assert 3 <= played < 5000

    shown = arena(tmp_path, "calf", "--games", str(played + 3), "--workers", "1")
    assert f"{played} of {played + 3} games are in" in shown.output
    assert file.read_text(encoding="utf-8").startswith(before)
    assert sorted(read_results(file)[1]) == list(range(played + 3))
    assert len(lines_of(file)) == 1 + played + 3


def test_a_running_match_shows_its_progress_and_result(tmp_path: Path) -> None:
    terminal = Terminal("arena", "calf", "--games", "30", "--workers", "1", "-o", str(tmp_path / "g.jsonl"))
    terminal.until(r"games .*/30")
    assert terminal.end() == 0
    assert "30 games of 2 players" in terminal.text


def test_the_file_is_named_after_the_match(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from ardri.cli import main; main()", "arena", "calf", "--games", "1"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(HOME / "src"), str(HOME)])},
        capture_output=True,
        text=True,
        check=True,
    )
    (results,) = (tmp_path / "arena").glob("calf-2p-*.jsonl")
    assert f"Results: {results.relative_to(tmp_path)}" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["cow"], "there is no bot 'cow'"),
        (["calf", "calf"], "calf is given twice"),
        (["chieftain:noize=1"], "there is no setting 'noize'"),
        (["no.such.bot"], "there is no bot 'no.such.bot'"),
        (["calf", "--players", "6"], "'6' is not a number of players"),
        (["calf", "--players", "4-2"], "'4-2' is not a number of players"),
        (["calf", "--windows", "broken"], "Invalid value for '--windows'"),
        ([], "Missing argument"),
    ],
)
def test_mistakes_are_told_in_one_line(arguments: list[str], message: str, tmp_path: Path) -> None:
    shown = arena(tmp_path, *arguments)
    assert shown.exit_code == 2
    assert message in shown.output
    assert not (tmp_path / "games.jsonl").exists()


def test_another_match_is_not_mixed_into_a_file(tmp_path: Path) -> None:
    arena(tmp_path, "calf", "--games", "1", "--workers", "1")
    shown = arena(tmp_path, "calf", "--games", "1", "--workers", "1", "--seed", "1")
    assert shown.exit_code == 2
    assert "holds another match" in shown.output
    fresh = arena(tmp_path, "calf", "--games", "1", "--workers", "1", "--seed", "1", "--fresh")
    assert fresh.exit_code == 0
    assert read_results(tmp_path / "games.jsonl")[0].seed == 1


def test_the_bots_are_listed() -> None:
    shown = CliRunner().invoke(app, ["bots"])
    for name in names():
        assert f" {name} " in shown.output
