"""Entry points of installed packages in the group `ardri.editions`: the editions that others bring.

A package says ``[project.entry-points."ardri.editions"]``, and in it ``name = "module:EDITION"``.
"""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint, distributions
from typing import Final

GROUP: Final = "ardri.editions"

# By the path on which modules are searched
_FOUND: Final[dict[tuple[str, ...], list[EntryPoint]]] = {}


def installed_editions() -> list[EntryPoint]:
    """The entry points in the order of their names: so what they bring has the same numbers everywhere."""
    path = tuple(sys.path)
    if path not in _FOUND:
        every = [entry for each in distributions(path=list(path)) for entry in each.entry_points]
        ours = {entry.name: entry for entry in reversed(every) if entry.group == GROUP}
        _FOUND[path] = [ours[name] for name in sorted(ours)]
    return _FOUND[path]
