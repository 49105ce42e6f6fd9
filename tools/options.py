"""Write the table of options and environment variables in `docs/server.md`: `python -m tools.options`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import typer

from ardri.cli.app import app
from ardri.cli.shared.environment import ServiceCommand, options_of, variable

DOCUMENT: Final = Path(__file__).parents[1] / "docs" / "server.md"
BEGIN: Final = "<!-- options: written by python -m tools.options -->\n"
END: Final = "<!-- end of options -->\n"


def services() -> dict[str, ServiceCommand]:
    """The commands whose options can be given as environment variables."""
    group = typer.main.get_command(app)
    assert isinstance(group, typer.core.TyperGroup)
    return {name: each for name, each in sorted(group.commands.items()) if isinstance(each, ServiceCommand)}


def table() -> str:
    """All options, each with its variable, the commands that have it, and what it is for."""
    rows: dict[str, tuple[str, list[str], str]] = {}
    for name, command in services().items():
        for option in options_of(command):
            first = next(each for each in option.opts if each.startswith("--"))
            _, commands, _ = rows.setdefault(first, (variable(option), [], (option.help or "").strip()))
            commands.append(f"`{name}`")
    lines = ["| option | variable | command | |", "|---|---|---|---|"]
    lines += [
        f"| `{first}` | `{named}` | {', '.join(commands)} | {about} |"
        for first, (named, commands, about) in sorted(rows.items())
    ]
    return "".join(f"{line}\n" for line in lines)


def with_table(text: str) -> str:
    """A document with the table as it is now."""
    before, _, rest = text.partition(BEGIN)
    return before + BEGIN + table() + END + rest.partition(END)[2]


if __name__ == "__main__":
    DOCUMENT.write_text(with_table(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")
