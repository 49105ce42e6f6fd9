"""`ardri verify`: one line for each file, and the exit code for the worst of them."""

import json
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner, Result

from ardri.cli.app import app
from ardri.rules.cards.steps import PlaceSpread
from ardri.rules.engine.play import Play
from ardri.rules.formats.record import Record
from ardri.rules.formats.verify import verify_text
from ardri.rules.game import Game
from ardri.rules.state.chance import Source
from ardri.rules.state.state import State
from ardri.testing import play_random
from tests.cli.helpers.pseudo_terminal import Terminal

SEED = "5eed" * 16
SHARED_SEED = 39  # of a game in which two win together


def verified(*arguments: str | Path) -> Result:
    """The command in this process."""
    return CliRunner(env={"LC_ALL": "C.UTF-8"}).invoke(app, ["verify", *map(str, arguments)])


@pytest.fixture(scope="module")
def record() -> Record:
    game = Game.start(2, SEED, round_limit=2, entropy=["a", "b"])
    play_random(game, seed=3)
    return Record.of(game)


@pytest.fixture
def good(tmp_path: Path, record: Record) -> Path:
    return written(tmp_path / "good.txt", record.to_text())


def written(path: Path, text: str) -> Path:
    path.write_bytes(text.encode())
    return path


def test_a_good_record_is_told_in_one_line(good: Path, record: Record) -> None:
    shown = verified(good)
    assert shown.exit_code == 0
    assert shown.stdout == (
        f"{good}: good: 2 players, {len(record.choices)} choices, "
        "nobody wins (the agreed number of rounds is over)\n"
    )
    assert shown.stderr == ""


def test_the_winner_is_told(tmp_path: Path) -> None:
    game = Game.start(2, 1)
    play_random(game, seed=1)
    shown = verified(written(tmp_path / "won.txt", Record.of(game).to_text()))
    assert shown.exit_code == 0
    winner = "AB"[game.result.winner or 0]
    assert f"{winner} wins (" in shown.stdout


def test_a_game_that_goes_on_and_told_chance_are_said_to_be_so(tmp_path: Path) -> None:
    file = written(tmp_path / "begun.txt", Record.of(Game.start(2, source=Source())).to_text())
    shown = verified(file)
    assert shown.exit_code == 0
    assert "good: 2 players, 0 choices, not over yet, chance given by the caller" in shown.stdout


def test_what_is_wrong_is_told_and_where(tmp_path: Path, record: Record) -> None:
    lines = record.to_text().splitlines()
    lines[36] = f"{lines[36][0]} attack:D"
    file = written(tmp_path / "bad.txt", "\n".join(lines) + "\n")
    shown = verified(file)
    assert shown.exit_code == 1
    assert shown.stdout.startswith(
        f"{file}: bad: Choice 31 of the game record is not legal (choice 31 ({lines[36]}) cannot be made: "
    )
    assert shown.stdout.count("\n") == 1


def test_a_seed_not_revealed_is_not_good(tmp_path: Path, record: Record) -> None:
    shown = verified(written(tmp_path / "sealed.txt", record.without_seed().to_text()))
    assert shown.exit_code == 1
    assert "bad: The seed of the game record is missing or not revealed yet (" in shown.stdout


def test_the_published_commitment_has_to_be_kept(good: Path, record: Record) -> None:
    assert verified(good, "--commitment", f" {record.commitment.upper()}").exit_code == 0
    shown = verified(good, "--commitment", record.commitment[::-1])
    assert shown.exit_code == 1
    assert "(the record's commitment is not the one published)." in shown.stdout


def test_every_file_has_its_line_and_the_worst_decides(tmp_path: Path, good: Path) -> None:
    bad = written(tmp_path / "bad.txt", "hello\n")
    missing = tmp_path / "missing.txt"
    shown = verified(bad, missing, tmp_path, good)
    assert shown.exit_code == 2
    assert [line.split(": ")[0] for line in shown.stdout.splitlines()] == [str(bad), str(good)]
    told = shown.stderr.splitlines()
    assert told == [
        f"ardri: {missing} cannot be read: No such file or directory.",
        f"ardri: {tmp_path} cannot be read: Is a directory.",
    ]
    assert verified(bad, good).exit_code == 1


def test_bytes_that_are_no_text_are_bad(good: Path) -> None:
    data = good.read_bytes()
    at = data.index(b"\n", data.index(b"\n") + 1) - 1
    for changed in (
        data[:at] + b"\xff" + data[at + 1 :],
        b"\xef\xbb\xbf" + data,
        data.replace(b"\n", b"\r\n"),
    ):
        good.write_bytes(changed)
        shown = verified(good)
        assert shown.exit_code == 1
        assert "bad: The game record cannot be read (line " in shown.stdout
        assert shown.exception is None or isinstance(shown.exception, SystemExit)


def test_the_program_itself_verifies(good: Path) -> None:
    terminal = Terminal("verify", "--language", "en", str(good), "nowhere.txt")
    assert terminal.end() == 2
    assert "good: 2 players" in terminal.text
    assert "nowhere.txt cannot be read: No such file or directory." in terminal.text
    assert "Traceback" not in terminal.text


def test_json_has_a_verdict_for_each_file(good: Path, tmp_path: Path, record: Record) -> None:
    bad = written(tmp_path / "bad.txt", good.read_text(encoding="utf-8").replace("result *", "result A"))
    shown = verified(good, bad, tmp_path / "missing.txt", "--json")
    assert shown.exit_code == 2
    assert shown.stderr == ""
    verdicts = json.loads(shown.stdout)
    assert [(each["file"], each["good"], each["kind"]) for each in verdicts] == [
        (str(good), True, None),
        (str(bad), False, "result"),
        (str(tmp_path / "missing.txt"), False, "unreadable"),
    ]
    assert (verdicts[0]["choices"], verdicts[0]["result"]) == (len(record.choices), record.result)
    assert verdicts[1]["at"] == len(record.choices)


def test_a_verdict_is_in_the_language_asked_for(good: Path) -> None:
    assert "bon\u202f: 2 joueurs, " in verified(good, "--language", "fr").stdout
    assert "dobry: 2 graczy, " in verified(good, "--language", "pl").stdout


def test_the_help_names_files_and_commitment() -> None:
    shown = CliRunner().invoke(app, ["verify", "--help"])
    assert shown.exit_code == 0
    assert "FILE" in shown.stdout
    assert "--commitment" in shown.stdout


@pytest.mark.pure
def test_a_mistake_in_the_rules_is_told_with_the_record_up_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Game.start(2, 1)
    play_random(game, seed=1)
    file = written(tmp_path / "game.txt", Record.of(game).to_text())

    def fail(_self: PlaceSpread, _s: State, _play: Play) -> None:
        raise AssertionError("planted")

    monkeypatch.setattr(PlaceSpread, "happen", fail)
    monkeypatch.setenv("ARDRI_HOME", str(tmp_path))
    shown = verified(file)
    assert shown.exit_code == 1
    assert "bad: The program fails at choice " in shown.stdout
    (kept,) = (tmp_path / "faults").iterdir()
    assert f"The game up to this choice is saved in {kept}." in shown.stdout
    so_far = kept.read_text(encoding="utf-8")
    assert verify_text(so_far).good
    (found,) = json.loads(verified("--json", file).stdout)
    assert found["kind"] == "fault"
    assert len(Record.from_text(so_far).choices) == found["at"] - 1


def test_all_who_win_together_are_told(tmp_path: Path) -> None:
    game = Game.start(3, SHARED_SEED, "base+king")
    rng = Random(SHARED_SEED)
    while not game.over:
        game.choose_code(rng.choice(game.codes))
    assert game.result.winners == (0, 2)
    shown = verified(written(tmp_path / "shared.txt", Record.of(game).to_text()))
    assert shown.exit_code == 0
    assert "A, C win together (they tie without the Brenn" in shown.stdout


def test_a_record_says_its_readings_and_with_others_it_is_refused() -> None:
    text = Record.of(Game.start(2, 1, "base+king+festivals")).to_text()
    line = "readings E8 E17 E18 E19 E20\n"
    assert line in text
    assert verify_text(text).good
    for changed in ("", line.replace("E8", "E9"), line.replace(" E20", "")):
        assert verify_text(text.replace(line, changed)).kind == "catalogue"
    assert "readings" not in Record.of(Game.start(2, 1)).to_text()
