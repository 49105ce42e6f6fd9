"""The example of a tour is checked as strictly as type checkers can, and runs."""

import subprocess
import sys
from pathlib import Path

PROGRAM = Path(__file__).parents[2] / "examples" / "tour.py"


def test_a_program_with_public_names_is_typed_without_casts(tmp_path: Path) -> None:
    checked = subprocess.run(
        [
            *(sys.executable, "-m", "mypy", "--strict", "--disallow-any-expr", "--config-file="),
            *("--cache-dir", tmp_path, PROGRAM),
        ],
        capture_output=True,
        encoding="utf-8",
        check=False,
        cwd=tmp_path,
    )
    assert checked.stdout.startswith("Success"), checked.stdout + checked.stderr


def test_the_program_runs() -> None:
    ended = subprocess.run([sys.executable, PROGRAM], capture_output=True, encoding="utf-8", check=True)
    assert "'card:geis' is not offered to A now; offered: card:bard, card:festival, pass" in ended.stdout
