"""Nothing in the box and no ruling goes without its tests."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ardri.cli.shared.rulings import Ruling, rulings
from ardri.rules.editions.registry import card_keys, tile_keys

TESTS = Path(__file__).parent


@pytest.fixture(scope="module")
def covered(tmp_path_factory: pytest.TempPathFactory) -> dict[str, set[str]]:
    """All that tests cover, by their files. They are collected anew: this session may know only some."""
    answer = tmp_path_factory.mktemp("covered") / "covers.json"
    plugins = ["-p", "no:cacheprovider", "-p", "pytest_timeout"]  # whose options are in pyproject.toml
    collect = ["-m", "pytest", "--collect-only", "--quiet", *plugins, f"--covers-to={answer}"]
    done = subprocess.run(
        [sys.executable, *collect, str(TESTS)],
        cwd=TESTS.parent,
        env={**os.environ, "PYTEST_ADDOPTS": "", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    files: dict[str, set[str]] = {}
    for test, specs in json.loads(answer.read_text(encoding="utf-8")).items():
        files.setdefault(test.partition("::")[0], set()).update(specs)
    return files


def marked(ruling: Ruling) -> str:
    """How tests name a ruling: one of the base game by its number."""
    return ruling.name.removeprefix("R")


def test_every_card_tile_and_ruling_has_its_tests(covered: dict[str, set[str]]) -> None:
    wanted = [f"card:{card}/{case}" for card in card_keys() for case in ("positive", "negative", "timing")]
    wanted += [f"tile:{tile}" for tile in tile_keys()]
    wanted += [f"ruling:{marked(ruling)}" for ruling in rulings()]
    wanted += [
        f"ruling:{ruling.name}/{case}"
        for ruling in rulings()
        if ruling.name[0] == "E"
        for case in ("positive", "negative", "timing")
    ]
    missing = set(wanted).difference(*covered.values())
    assert not missing, f"no test covers {', '.join(sorted(missing))}"


def test_a_ruling_is_tested_in_the_file_with_its_number(covered: dict[str, set[str]]) -> None:
    numbered = {
        int(word[1:]): specs
        for file, specs in covered.items()
        if file.startswith("tests/rules/rulings/")
        for word in Path(file).stem.split("_")
        if word[0] == "r" and word[1:].isdigit()
    }
    numbers = [int(ruling.name[1:]) for ruling in rulings() if ruling.name[0] == "R"]
    assert [number for number in numbers if f"ruling:{number}" not in numbered.get(number, set())] == []
