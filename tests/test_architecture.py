"""The page and the picture of the architecture say what the tree is."""

import re
from pathlib import Path

import pytest

from tools.architecture import ABOUT, PICTURE, STEPS, contracts, drawn, floors, steps

HOME = Path(__file__).parent.parent
PAGE = (HOME / "docs/architecture.md").read_text(encoding="utf-8")


def test_the_picture_is_the_one_drawn_from_the_contracts() -> None:
    assert PICTURE.read_text(encoding="utf-8") == drawn() + "\n", "run `make picture`"


def test_the_page_has_the_same_steps_as_the_picture() -> None:
    assert steps() in PAGE


@pytest.mark.parametrize("path", [step.path for step in STEPS])
def test_a_step_names_a_file(path: str) -> None:
    assert (HOME / path).is_file()


def test_every_room_and_every_folder_in_it_is_in_the_picture() -> None:
    rooms = {path.stem for path in (HOME / "src/ardri").iterdir() if path.stem[0] not in "_."} - {"py"}
    assert {room for floor in floors() for room in floor} == rooms | {"web"}
    for room in ("rules", "server"):
        folders = {path.parent.name for path in (HOME / "src/ardri" / room).glob("*/__init__.py")}
        assert folders == {
            name for layer in contracts()[room] for name in layer if f"{room}/{name}" in ABOUT
        } - {"game"}


@pytest.mark.parametrize("path", sorted(set(re.findall(r"`((?:rules|server|web)/[\w./-]+)`", PAGE))))
def test_a_path_on_the_page_exists(path: str) -> None:
    root = HOME if path.startswith("web/") else HOME / "src/ardri"
    assert (root / path).exists()
