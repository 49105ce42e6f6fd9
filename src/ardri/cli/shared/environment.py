"""Environment variables: each option of a command that runs as a service can be given as one.

`--keep-finished` is `ARDRI_KEEP_FINISHED`. A secret may be in a file named by `ARDRI_..._FILE`, as containers
and systemd credentials hand them over. What the command line says comes first.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import typer
from typer.core import TyperCommand, TyperOption

if TYPE_CHECKING:
    from collections.abc import Mapping

PREFIX: Final = "ARDRI_"
FILE: Final = "_FILE"


def variable(option: TyperOption) -> str:
    """The variable of an option, by its first long name."""
    (name, *_) = [each for each in option.opts if each.startswith("--")]
    return PREFIX + name.removeprefix("--").replace("-", "_").upper()


def options_of(command: TyperCommand) -> list[TyperOption]:
    """The options of a command that people give."""
    options = [each for each in command.params if isinstance(each, TyperOption)]
    return [each for each in options if each.name != "help" and not each.hidden]


class ServiceCommand(TyperCommand):
    """A command whose options can be given as environment variables."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - handed on as they are
        super().__init__(*args, **kwargs)
        for option in options_of(self):
            option.envvar = variable(option)

    def make_context(self, *args: Any, **kwargs: Any) -> Any:  # noqa: ANN401 - handed on as they are
        """The context of a call, with what is in files."""
        return super().make_context(*args, default_map=from_files(self, os.environ), **kwargs)


def from_files(command: TyperCommand, environment: Mapping[str, str]) -> dict[str, object]:
    """The values of options whose variables name a file."""
    found: dict[str, object] = {}
    for option in options_of(command):
        name = variable(option) + FILE
        file = environment.get(name)
        if not file:
            continue
        if environment.get(variable(option)):
            raise typer.BadParameter(f"{name} and {variable(option)} are both given; give one of them")
        try:
            text = Path(file).read_text(encoding="utf-8").strip()
        except (OSError, UnicodeError) as error:
            raise typer.BadParameter(f"{name}: {file} cannot be read ({error})") from None
        found[str(option.name)] = text.split() if option.multiple else text
    return found
