"""Return free memory to the system: C libraries keep it otherwise.

A table leaves no object behind when it falls asleep. But the pages on which its objects were stay with the
process until somebody asks for them.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from functools import cache


def trim_memory() -> bool:
    """Trim the heap; True if pages were returned. Only with glibc."""
    trim = _malloc_trim()
    return trim is not None and bool(trim(0))


@cache
def _malloc_trim() -> Callable[[int], int] | None:
    """The function of glibc, if it is there; each look for it leaves a class behind for the collector."""
    if sys.platform != "linux":
        return None
    try:
        return ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError):  # another C library, which does it by itself or not at all
        return None
