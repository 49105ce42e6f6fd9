"""The program inside the test's own process, for the many small things that are said without a game."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from ardri.cli.app import run
from tests.server.helpers.database_fixtures import (
    databases_end_with_their_test,
    kind_of_database,
    pytest_generate_tests,
)

__all__ = ["databases_end_with_their_test", "kind_of_database", "pytest_generate_tests"]


class Ended(NamedTuple):
    """A finished run of the program: its exit code and its output."""

    code: int
    out: str
    err: str


Here = Callable[..., Ended]
Refused = Callable[..., str]


@pytest.fixture
def here(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Here:
    """Run `ardri`; in English unless an argument says otherwise."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def ended(*arguments: str | Path) -> Ended:
        code = run([str(argument) for argument in arguments])
        return Ended(code, *capsys.readouterr())

    return ended


@pytest.fixture
def refused(here: Here) -> Refused:
    """The one sentence with which `ardri` refuses something."""

    def sentence(*arguments: str | Path, code: int = 2) -> str:
        ended = here(*arguments)
        assert (ended.code, ended.out) == (code, "")
        assert ended.err.count("\n") == 1
        return ended.err.removeprefix("ardri: ").rstrip("\n")

    return sentence
