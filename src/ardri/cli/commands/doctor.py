"""The command `ardri doctor`: which engine and which event loop run, and why."""

from __future__ import annotations

import platform
import sys
from importlib.util import find_spec
from json import dumps
from pathlib import Path

import typer

import ardri.rules.game
from ardri import __version__
from ardri.rules.box.fingerprints import RULES_VERSION
from ardri.rules.box.options import TABLE_VERSION
from ardri.rules.editions.base import BASE
from ardri.server.event_loop import default_loop


def report() -> list[tuple[str, str]]:
    """The facts by topic."""
    return [
        ("ardri", f"{__version__}, rules {RULES_VERSION}, option table {TABLE_VERSION}"),
        ("prints", f"catalogue {BASE.now.catalogue}, options {BASE.now.options}"),
        ("python", f"{platform.python_implementation()} {platform.python_version()} ({sys.executable})"),
        ("engine", engine()),
        ("server", server()),
    ]


def engine() -> str:
    """The engine that runs, compiled or pure Python, and why."""
    module = Path(ardri.rules.game.__file__)
    if module.suffix != ".py":
        return f"compiled: {module.parent} holds modules built with mypyc"
    why = (
        "the compiler mypyc is here, so `make fast` can build it"
        if find_spec("mypyc")
        else "it is the default"
    )
    return f"pure Python: {module.parent} holds no compiled modules; {why}"


def server() -> str:
    """The event loop on which `ardri serve` would run, and why."""
    if find_spec("msgspec") is None:
        return "not installed: pip install 'ardri[server]'"
    loop = default_loop()
    why = "" if loop == "uvloop" else "; uvloop is not installed (pip install 'ardri[fast-server]')"
    return f"event loop {loop}{why}"


def tell(in_json: bool = False) -> None:
    """Print the report."""
    if in_json:
        typer.echo(dumps(dict(report()), indent=2))
        return
    for topic, text in report():
        typer.echo(f"{topic:8}{text}")
