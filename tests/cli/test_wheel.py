"""The wheel: what is in it, and that it works where nothing else of this repository is."""

import json
import subprocess
from email import message_from_bytes
from pathlib import Path
from zipfile import ZipFile

import pytest

from ardri import __version__
from ardri.texts.catalogues import LANGUAGES, SUBJECTS, subjects
from tests.wheels import away_from_here, build_wheel, install_wheel


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel."""
    return build_wheel(tmp_path_factory.mktemp("dist"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program, installed from it."""
    return install_wheel(wheel, tmp_path_factory.mktemp("venv"))


def run(program: Path, *arguments: str, stdin: str = "") -> str:
    """The output of the installed program, run far from the sources."""
    ended = subprocess.run(
        [program, *arguments],
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        cwd=program.parent,
        env=away_from_here(program),
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    return ended.stdout


def test_texts_pictures_and_rulings_are_in_the_wheel(wheel: Path) -> None:
    with ZipFile(wheel) as opened:
        names = opened.namelist()
    for language in LANGUAGES:
        for subject in SUBJECTS:
            assert f"ardri/texts/{language}/{subject}.ftl" in names
        for package in subjects()[len(SUBJECTS) :]:
            assert f"{package.replace('.', '/')}/texts/{language}.ftl" in names
    for name in (
        "pictures/pages/board.py",
        "pictures/emblems/epic_gods.py",
        "cli/rules.md",
        "cli/seasons.md",
        "server/site/index.html",
        "py.typed",
    ):
        assert f"ardri/{name}" in names
    assert not [name for name in names if name.startswith(("tests", "docs"))]


def test_the_wheel_names_the_licence_of_everything_in_it(wheel: Path) -> None:
    with ZipFile(wheel) as opened:
        names = opened.namelist()
        (metadata,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        expression = message_from_bytes(opened.read(metadata))["License-Expression"]
        parts = json.loads(opened.read("ardri/server/site/licences.json"))
    assert set(expression.split(" AND ")) == {part["identifier"] for part in parts}
    fonts = {f"ardri/server/site/{file}" for part in parts for file in part.get("files", [])}
    assert fonts == {name for name in names if name.endswith(".woff2")}
    # no package of others is copied into it
    assert {name.partition("/")[0] for name in names} == {"ardri", metadata.partition("/")[0]}


def test_the_installed_program_plays_explains_and_draws(installed: Path) -> None:
    assert run(installed, "--version") == f"ardri {__version__}\n"
    assert str(installed.parent.parent) in run(installed, "doctor")
    played = run(installed, "play", "--players", "2", "--seed", "6", "--plain", stdin="1\nq\n")
    assert "places 1 clan in Gates of Tír na nÓg." in played
    assert "Druide" in run(installed, "card", "druid", "--language", "fr")
    assert "\nRulings\n  R3 " in run(installed, "card", "druid")
    assert run(installed, "picture", "--card", "druid", "-o", "-").startswith("<svg")
