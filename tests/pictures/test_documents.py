"""The picture of a board in the documents is what its command draws now."""

import re
import shlex
from pathlib import Path

from ardri.cli.app import run

HOME = Path(__file__).parents[2]
COMMAND = r"ardri (picture (?:.|\\\n)*?-o (docs/pictures/board\.svg))"


def test_the_board_in_the_documents_is_drawn_as_today(tmp_path: Path) -> None:
    found = re.search(COMMAND, (HOME / "Makefile").read_text(encoding="utf-8"))
    assert found
    drawn = tmp_path / "board.svg"
    arguments = shlex.split(found[1].replace("\\\n", " ").replace(found[2], str(drawn)))
    assert run([str(HOME / each) if each.startswith("tests/") else each for each in arguments]) == 0
    stored = (HOME / found[2]).read_text(encoding="utf-8")
    assert drawn.read_text(encoding="utf-8") == stored, "make picture draws it anew"
