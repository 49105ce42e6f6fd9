"""The mark of classes that interpreted code may extend: rules, frames and steps of further editions.

A class compiled with mypyc has no interpreted subclasses unless it carries the mark, and so do all its bases.
The mark is for the compiler, which knows it by its name in `mypy_extensions`; at run time it does nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_attributes):
        """The mark itself."""
        return lambda marked: marked


__all__ = ["mypyc_attr"]
