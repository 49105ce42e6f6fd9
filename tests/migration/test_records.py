"""Records, saves and positions of rules 1: they are migrated, or refused in one sentence."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from ardri.cli.app import run
from ardri.cli.shared.save_files import read_game
from ardri.rules.box.fingerprints import EARLIER, RULES_VERSION
from ardri.rules.errors import PositionError, RecordError
from ardri.rules.formats import notation, notation_text
from ardri.rules.formats.migration import migrate
from ardri.rules.formats.record import Record, replay
from ardri.rules.formats.verify import verify, verify_text
from ardri.rules.state.seed_commitment import commitment

HERE = Path(__file__).parent
RECORDS = sorted((HERE / "records").glob("*.txt"))
SEEDED = [file for file in RECORDS if not file.name.startswith("withheld")]
POSITIONS = sorted((HERE / "positions").glob("*.txt"))
FINISHED = HERE / "records" / "05-3-players-ordinary-calm.txt"
SAVE = HERE / "saves" / "2026-03-01-120000-1.txt"
WITHHELD = HERE / "records" / "withheld-2-players-unfinished.txt"


def read(file: Path) -> Record:
    return Record.from_text(file.read_text(encoding="utf-8"))


def names(files: list[Path]) -> list[str]:
    return [file.stem for file in files]


@pytest.fixture
def said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> pytest.CaptureFixture[str]:
    """Run `ardri` in English, away from anybody's games."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("ARDRI_HOME", str(tmp_path))
    return capsys


def test_there_are_records_of_all_kinds() -> None:
    assert len(RECORDS) > 20
    assert {read(file).rules for file in RECORDS} == {1}
    assert {read(file).setting.sealed for file in RECORDS} == {False, True}


@pytest.mark.parametrize("file", SEEDED, ids=names(SEEDED))
def test_a_record_is_migrated_to_its_end(file: Path) -> None:
    before = read(file)
    found = migrate(before)
    assert (found.why, found.at, found.last) == ("", len(before.choices), len(before.choices))
    after = found.record
    assert (after.rules, after.result, after.seed) == (RULES_VERSION, before.result, before.seed)
    assert (after.commitment, after.entropy) == (before.commitment, before.entropy)
    replay(after)
    assert verify_text(after.to_text()).good
    kept = [choice for choice in after.choices if choice[1] not in ("decline", "pass")]
    assert kept == [choice for choice in before.choices if choice[1] not in ("decline", "pass")]


@pytest.mark.parametrize("file", sorted((HERE / "records").glob("*.json")), ids=lambda file: file.stem)
def test_the_json_of_a_record_is_the_same_record(file: Path) -> None:
    found = Record.from_json(json.loads(file.read_text(encoding="utf-8")))
    assert found.to_text() == file.with_suffix(".txt").read_text(encoding="utf-8")


def test_the_commitment_of_an_old_record_is_checked_with_its_own_rules() -> None:
    record = read(FINISHED)
    assert record.seed is not None
    assert record.commitment == commitment(record.seed, record.setting, EARLIER[1])
    assert verify(record, record.commitment).good
    assert verify(record, "00" * 32).kind == "commitment"
    changed = replace(record, commitment=commitment(record.seed, record.setting))
    assert verify(changed).kind == "commitment", "of rules 2, which were not there yet"
    with pytest.raises(RecordError, match="the commitment is not to this seed"):
        migrate(changed)


def test_a_game_that_cannot_go_on_is_migrated_up_to_there() -> None:
    record = read(FINISHED)
    at = 200
    broken = replace(record, choices=[*record.choices[:at], ("A", "attack:D"), *record.choices[at:]])
    found = migrate(broken)
    assert not found.whole
    assert found.at == at
    assert f"choice {at + 1} (A attack:D) cannot be made" in found.why
    assert verify(found.record).good
    verdict = verify(broken)
    assert (verdict.kind, verdict.at, verdict.rules, verdict.replayed) == ("version", at + 1, 1, at)


def test_another_result_is_not_the_same_game() -> None:
    record = replace(read(FINISHED), result="B conditions")
    assert read(FINISHED).result != record.result
    assert "the result is" in migrate(record).why


def test_a_record_of_unknown_rules_is_refused() -> None:
    text = FINISHED.read_text(encoding="utf-8")
    with pytest.raises(RecordError, match="rules is 9, this reads up to 2"):
        Record.from_text(text.replace("rules 1", "rules 9", 1))


def test_verify_tells_with_which_rules_it_was_played(said: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", str(FINISHED)]) == 0
    assert "good under rules 1, and the same under rules 2: 3 players, 383 choices" in said.readouterr().out
    assert run(["verify", str(WITHHELD)]) == 1
    assert "The seed of the game record is missing or not revealed yet" in said.readouterr().out


def test_verify_tells_where_an_old_game_differs(said: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    lines = FINISHED.read_text(encoding="utf-8").splitlines()
    at = 1 + next(number for number, line in enumerate(lines) if line.startswith("= 100 "))
    file = tmp_path / "broken.txt"
    cut = [line for line in lines[at:] if not line.startswith("= ")]
    file.write_text("\n".join([*lines[:at], "A attack:D", *cut]) + "\n", encoding="utf-8")
    assert run(["verify", str(file)]) == 1
    assert "under rules 2 it replays only up to choice 100 of 384 choices (" in said.readouterr().out
    assert run(["verify", "--json", str(file)]) == 1
    (found,) = json.loads(said.readouterr().out)
    assert (found["kind"], found["rules"], found["replayed"]) == ("version", 1, 100)


def test_replay_shows_an_old_game_and_says_so(said: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(FINISHED), "--at", "10", "--plain"]) == 0
    shown = said.readouterr()
    assert shown.err == f"{FINISHED}: this game was played under rules 1. Under rules 2 it is the same.\n"
    assert "Choice 10 of" in shown.out


def test_a_picture_of_an_old_game_is_drawn(said: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(["picture", str(FINISHED), "--at", "50", "-o", str(tmp_path / "board.svg")]) == 0
    assert (tmp_path / "board.svg").stat().st_size > 1000
    assert "rules 1" in said.readouterr().err


def test_a_saved_game_goes_on() -> None:
    before = read(SAVE)
    game = read_game(SAVE)
    assert not game.over
    assert game.choices()[-1] == ("ABC".index(before.choices[-1][0]), before.choices[-1][1])
    game.choose(game.decision.keys[0])
    assert verify(Record.of(game)).good


@pytest.mark.parametrize("file", POSITIONS, ids=names(POSITIONS))
def test_a_position_is_read_or_refused_in_one_sentence(file: Path) -> None:
    data = json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))
    text = file.read_text(encoding="utf-8")
    if file.stem == "turn":
        one, other = notation.from_json(data), notation_text.from_text(text)
        assert one.decision.question == other.decision.question == "turn"
        assert notation.digest(one) == notation.digest(other)
        one.choose(one.decision.keys[0])
    else:
        with pytest.raises(PositionError, match="written with rules 1 in the middle of a card"):
            notation.from_json(data)
        with pytest.raises(PositionError, match="written with rules 1 in the middle of a card"):
            notation_text.from_text(text)
