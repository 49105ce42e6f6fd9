"""Classes of the rules that interpreted code extends carry the mark: the compiled engine refuses others.

The expansion, and the editions that others bring, are never compiled.
"""

from __future__ import annotations

import ast
import sys
from importlib import import_module
from pathlib import Path

import pytest

import ardri
from ardri.rules.editions.registry import MODULES
from tests import toy_edition

SOURCE = Path(ardri.__file__).parent
COMPILED = ("ardri.rules.", "ardri.encoding.")


def marked() -> set[str]:
    """The names of all classes in compiled modules that carry the mark."""
    found = set()
    for path in [*(SOURCE / "rules").rglob("*.py"), *(SOURCE / "encoding").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and any(
                "mypyc_attr(allow_interpreted_subclasses=True)" in ast.unparse(each)
                for each in node.decorator_list
            ):
                found.add(node.name)
    return found


def extended() -> dict[str, set[str]]:
    """The compiled classes that those of the expansion and of the toy edition extend, and by which."""
    for module in {module.package for module in MODULES.values()}:
        for path in sorted((SOURCE.parent / module.replace(".", "/")).rglob("*.py")):
            import_module(
                ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")
            )
    found: dict[str, set[str]] = {}
    for name in [name for name in sys.modules if name.startswith(("ardri.seasons.", toy_edition.__name__))]:
        for kind in vars(sys.modules[name]).values():
            if isinstance(kind, type) and kind.__module__ == name:
                for base in kind.__mro__[1:]:
                    if base.__module__.startswith(COMPILED):
                        found.setdefault(base.__name__, set()).add(kind.__name__)
    return found


@pytest.mark.pure  # it reads the sources
def test_every_class_that_modules_extend_is_marked() -> None:
    known, bases = marked(), extended()
    assert len(bases) > 10
    assert {base: sorted(by) for base, by in sorted(bases.items()) if base not in known} == {}
