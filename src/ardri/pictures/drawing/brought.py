"""Drawings that modules bring: in `pictures` of their packages, each in the table that it is added to."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final, TypeVar

from ardri.rules.editions.registry import MODULES

PICTURES: Final = "pictures"

Drawn = TypeVar("Drawn")


def with_brought(table: str, own: Mapping[str, Drawn]) -> dict[str, Drawn]:
    """A table of drawings by name, with those that modules add to it.

    >>> sorted(with_brought("PIECES", {"deed": "a spiral"}))[:2]
    ['deed', 'fili']
    """
    found = dict(own)
    for pictures in picture_modules():
        found.update(getattr(pictures, table, {}))
    return found


def picture_modules() -> tuple[ModuleType, ...]:
    """The drawing code of all modules that bring some."""
    packages = dict.fromkeys([module.package for module in MODULES.values()])
    found = [pictures_of(package) for package in packages]
    return tuple([pictures for pictures in found if pictures is not None])


@cache
def pictures_of(package: str) -> ModuleType | None:
    """The drawing code in a module's package, if it has some."""
    name = f"{package}.{PICTURES}"
    return None if find_spec(name) is None else import_module(name)
