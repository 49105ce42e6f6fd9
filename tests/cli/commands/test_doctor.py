"""`ardri doctor`: what runs here, and why."""

import sys
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
