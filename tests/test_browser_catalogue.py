"""The catalogue of the browser client is that of the rules."""

import pytest

from ardri.server.http.edition_catalogue import is_scene
from tools.catalogue import FOLDER, files

FILES = files()


@pytest.mark.parametrize("name", FILES)
def test_the_browser_knows_the_same_box(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == FILES[name], "stale: make schema"


def test_a_landscape_fills_its_window_and_a_thing_does_not() -> None:
    assert is_scene("cove")
    assert is_scene("the_morrigan")
    assert not is_scene("bard")
