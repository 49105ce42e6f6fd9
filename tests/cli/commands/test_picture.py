"""`ardri picture`: boards and cards as SVG and PNG."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from ardri.pictures.drawing.palette import NIGHT
from ardri.pictures.pages.board import board_picture
from ardri.rules.formats.notation import to_json
from ardri.rules.formats.record import Record
from ardri.texts.catalogues import texts
from tests.cli.conftest import Here, Refused
from tests.cli.helpers.program import FINISHED, ardri, begun, written


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    return written(tmp_path / "begun.txt", Record.of(begun()))


def test_a_record_a_position_and_a_view_give_the_same_picture(
    tmp_path: Path, unfinished: Path, here: Here
) -> None:
    game = begun()
    position, view = tmp_path / "position.json", tmp_path / "view.json"
    position.write_text(json.dumps(to_json(game)), encoding="utf-8")
    view.write_text(json.dumps(game.view(0).to_json()), encoding="utf-8")
    expected = board_picture(game.view(0), texts("fr").say, NIGHT)
    for file in (unfinished, position, view):
        out = tmp_path / f"{file.stem}.svg"
        drawn = here("picture", file, "--seat", "A", "--night", "--language", "fr", "-o", out)
        assert (drawn.code, drawn.out) == (0, "")
        assert out.read_text(encoding="utf-8") == expected
        assert ("que personne d’autre ne regarde" in drawn.err) == (file is unfinished)


def test_the_picture_of_a_point_is_what_a_spectator_sees_there(here: Here) -> None:
    early = ardri("picture", FINISHED, "--at", "20", "-o", "-")
    assert early.returncode == 0
    assert early.stdout.startswith("<svg")
    assert "Round 1" in early.stdout
    assert "Round 1" not in here("picture", FINISHED, "-o", "-").out


def test_a_file_called_png_is_one(tmp_path: Path) -> None:
    out = tmp_path / "eye.png"
    assert ardri("picture", "--card", "oko balora", "--width", "120", "-o", out).returncode == 0
    data = out.read_bytes()
    assert data.startswith(b"\x89PNG\r\n")
    assert int.from_bytes(data[16:20], "big") == 120


def test_without_the_package_that_paints_it_says_how_to_get_it(tmp_path: Path) -> None:
    without = "import sys; sys.modules['resvg_py'] = None; from ardri.cli import main; main()"
    ended = subprocess.run(
        [sys.executable, "-c", without, "picture", FINISHED, "-o", tmp_path / "board.png"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 2
    assert "pip install 'ardri[pictures]'" in ended.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_there_is_replaced_only_by_force(tmp_path: Path, here: Here, refused: Refused) -> None:
    out = tmp_path / "board.svg"
    out.write_text("mine", encoding="utf-8")
    assert refused("picture", FINISHED, "-o", out) == f"{out} already exists; --force replaces it."
    assert out.read_text(encoding="utf-8") == "mine"
    assert here("picture", FINISHED, "-o", out, "--force").code == 0
    assert out.read_text(encoding="utf-8").startswith("<svg")
    nowhere = tmp_path / "no" / "board.svg"
    assert refused("picture", FINISHED, "-o", nowhere) == (
        f"{nowhere} cannot be written: No such file or directory."
    )


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"\x89PNG\r\n\x1a\n", "is not text, so it contains no game."),
        (b"hello\n", "is neither a game record nor the JSON of a position or a view."),
        (b"[1, 2]", "is neither a game record nor the JSON of a position or a view."),
        (b"[" * 100_000, "is neither a game record nor the JSON of a position or a view."),
        (b"inis 9 rules 1 table 1\n", "The game record was written by another version and cannot be read ("),
        (b'{"choices": []}', "The game record was written by another version and cannot be read ("),
        (b'{"format": 2, "cards": {}}', "This position is impossible or cannot be read ("),
        (
            b'{"seat": 7, "territories": 1, "seats": [], "awaited": {}, "decision": 0, "result": {}}',
            "looks like a view of a game, but cannot be drawn.",
        ),
    ],
)
def test_foreign_and_broken_files_are_refused_in_one_sentence(
    tmp_path: Path, refused: Refused, content: bytes, sentence: str
) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    assert sentence in refused("picture", file, "-o", tmp_path / "out.svg")


def test_what_makes_no_sense_together_is_refused(tmp_path: Path, refused: Refused) -> None:
    view = tmp_path / "view.json"
    view.write_text(json.dumps(begun().view(1).to_json()), encoding="utf-8")
    assert refused("picture", view, "--seat", "A", "-o", "-") == (
        f"{view} is the view of B: it cannot be drawn for A."
    )
    assert "is not a game record, so --at" in refused("picture", view, "--at", "3", "-o", "-")
    assert "for one seat or for a spectator" in refused("picture", FINISHED, "--seat", "all", "-o", "-")
    assert refused("picture", "-o", "-") == "Give a file with a game, or a card with --card."
    assert refused("picture", "nowhere.txt", "-o", "-") == (
        "nowhere.txt cannot be read: No such file or directory."
    )
