"""Nothing in the box and no ruling goes without its tests."""

import json
import os
import subprocess
import sys
from pathlib import Path

from ardri.cli.shared.rulings import rulings
from ardri.rules.box.base_box import CARD_KEYS, TILE_KEYS

TESTS = Path(__file__).parent


def test_every_card_tile_and_ruling_has_its_tests(tmp_path: Path) -> None:
    wanted = [f"card:{card}/{case}" for card in CARD_KEYS for case in ("positive", "negative", "timing")]
    wanted += [f"tile:{tile}" for tile in TILE_KEYS]
    wanted += [f"ruling:{ruling.number}" for ruling in rulings()]
    covered = everything_covered(tmp_path / "covers.json")
    missing = [spec for spec in wanted if spec not in covered]
    assert not missing, f"no test covers {', '.join(missing)}"


def everything_covered(answer: Path) -> set[str]:
    """What all tests cover. They are collected anew: the session of this test may know only some of them."""
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
    return {spec for specs in json.loads(answer.read_text(encoding="utf-8")).values() for spec in specs}
