"""The wheel: what is in it, and that it works where nothing else of this repository is."""

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

from ardri import __version__
from ardri.texts.catalogues import LANGUAGES, SUBJECTS

HOME = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built without isolation and so without a network."""
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, cwd=HOME, capture_output=True, check=True)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program, installed from the wheel alone; its dependencies are those of this environment."""
    folder = tmp_path_factory.mktemp("venv")
    venv.create(folder)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--no-deps", "--no-index"]
    subprocess.run([*pip, str(wheel)], capture_output=True, check=True)
    (packages,) = folder.glob("lib/python*/site-packages")
    # A folder named by a .pth file is searched for modules, but its own .pth files are not obeyed: the
    # editable project of this environment is not seen.
    packages.joinpath("dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return folder / "bin" / "ardri"


def run(program: Path, *arguments: str, stdin: str = "") -> str:
    """What the installed program writes, run far from the sources."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    ended = subprocess.run(
        [program, *arguments],
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        cwd=program.parent,
        env={**environment, "LC_ALL": "C.UTF-8", "ARDRI_HOME": str(program.parent)},
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    return ended.stdout


def test_texts_pictures_and_rulings_are_in_the_wheel(wheel: Path) -> None:
    with ZipFile(wheel) as packed:
        names = packed.namelist()
    for language in LANGUAGES:
        for subject in SUBJECTS:
            assert f"ardri/texts/{language}/{subject}.ftl" in names
    for name in ("pictures/board.py", "pictures/emblems/epic_gods.py", "cli/rules.md", "py.typed"):
        assert f"ardri/{name}" in names
    assert not [name for name in names if name.startswith(("tests", "docs"))]


def test_the_installed_program_plays_explains_and_draws(installed: Path) -> None:
    assert run(installed, "--version") == f"ardri {__version__}\n"
    assert str(installed.parent.parent) in run(installed, "doctor")
    played = run(installed, "play", "--players", "2", "--seed", "6", "--plain", stdin="1\nq\n")
    assert "places 1 clan in Gates of Tír na nÓg." in played
    assert "Druide" in run(installed, "card", "druid", "--language", "fr")
    assert "\nRulings\n  R3 " in run(installed, "card", "druid")
    assert run(installed, "picture", "--card", "druid", "-o", "-").startswith("<svg")
