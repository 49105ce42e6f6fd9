"""The wheel alone, in an empty environment, without Node or a compiler: its server is played at."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser

from tests.web.browsing import Visitor
from tests.web.playing import answer
from tests.wheels import away_from_here, build_wheel, install_wheel


@pytest.fixture
def served(tmp_path: Path) -> Iterator[str]:
    """The address of a server that runs from an installed wheel, with no other program in reach."""
    program = install_wheel(build_wheel(tmp_path), tmp_path / "home")
    server = subprocess.Popen(
        [program, "serve", "--port", "0", "--data", str(tmp_path / "ardri.db")],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        encoding="utf-8",
        cwd=program.parent,
        env={**away_from_here(program), "PATH": str(program.parent)},
    )
    assert server.stdout is not None
    yield server.stdout.readline().split()[-1].rstrip("/")
    server.terminate()
    assert server.wait(60) == 0
    server.stdout.close()


def test_a_move_is_played_at_the_server_of_the_wheel(served: str, chromium: Browser) -> None:
    visitor = Visitor(chromium, served)
    page = visitor.go()
    visitor.find("button", "Play now").click()
    visitor.page.locator("[data-do=unguided]").click()
    page.wait_for_url("**/table/*")
    rng = Random(4)
    assert answer(visitor, rng)
    assert answer(visitor, rng)
    visitor.leave()
    assert visitor.wrong == []
