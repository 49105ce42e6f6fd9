"""The tables of mutants fit the rules as they are: `make mutants` takes long and is run seldom."""

import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path

import pytest

HOME = Path(__file__).parent.parent
RULES = HOME / "src" / "ardri" / "rules"
TABLES = sorted((HOME / "tests" / "mutants").glob("*.toml"))


def entries(table: Path) -> list[dict[str, str]]:
    return list(tomllib.loads(table.read_text(encoding="utf-8"))["mutant"])


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.stem)
def test_every_edit_fits_the_source_in_one_place(table: Path) -> None:
    for entry in entries(table):
        text = (RULES / entry["file"]).read_text(encoding="utf-8")
        assert text.count(entry["old"]) == 1, f"ruling {entry['ruling']}: {entry['why']}"
        compile(text.replace(entry["old"], entry["new"]), entry["file"], "exec")


def test_every_edit_names_only_what_there_is(tmp_path: Path) -> None:
    for table in TABLES:
        for number, entry in enumerate(entries(table)):
            text = (RULES / entry["file"]).read_text(encoding="utf-8")
            broken = tmp_path / table.stem / f"{number}_ruling_{entry['ruling']}.py"
            broken.parent.mkdir(exist_ok=True)
            broken.write_text(text.replace(entry["old"], entry["new"]), encoding="utf-8")
    checked = subprocess.run(
        [Path(sys.executable).with_name("ruff"), "check", "--isolated", "--quiet", "--select=F821", tmp_path],
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_page_of_mutants_has_every_one_of_the_rulings() -> None:
    page = (HOME / "docs" / "mutants.md").read_text(encoding="utf-8")
    count: Counter[str] = Counter()
    for table in TABLES:
        for entry in entries(table):
            count[entry["ruling"]] += 1
            row = f"| `ruling:{entry['ruling']}/{count[entry['ruling']]}` | {entry['why']} |"
            assert row in page, "`tools/mutants.py --write` writes the page anew"
