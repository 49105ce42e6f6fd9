"""`ardri doctor`: what runs here, and why."""

import sys
from importlib.util import find_spec
from pathlib import Path

from typer.testing import CliRunner

import ardri.rules.game
from ardri import __version__
from ardri.cli.app import app


def test_the_doctor_says_which_engine_runs_and_where_it_is() -> None:
    shown = CliRunner().invoke(app, ["doctor"])
    module = Path(str(ardri.rules.game.__file__))
    kind = "pure Python: " if module.suffix == ".py" else "compiled: "
    assert shown.exit_code == 0
    assert f"engine  {kind}{module.parent} " in shown.output
    assert __version__ in shown.output
    assert sys.executable in shown.output


def test_the_doctor_says_on_which_event_loop_a_server_runs() -> None:
    shown = CliRunner().invoke(app, ["doctor"])
    loop = "asyncio; uvloop is not installed" if find_spec("uvloop") is None else "uvloop\n"
    assert f"server  event loop {loop}" in shown.output
