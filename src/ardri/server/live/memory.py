"""Memory that is free goes back to the system: C libraries keep it otherwise, for as long as a process lives.

A table leaves no object behind when it falls asleep. But the pages on which its objects were stay with the
process until somebody asks for them.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from functools import cache


def give_back() -> bool:
    """Let the system have the pages on which nothing is; whether there were any. Only with glibc."""
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
