"""Memory that is free goes back to the system: C libraries keep it otherwise, for as long as a process lives.

A table leaves no object behind when it falls asleep. But the pages on which its objects were stay with the
process until somebody asks for them.
"""

from __future__ import annotations

import ctypes
import sys


def give_back() -> bool:
    """Let the system have the pages on which nothing is; whether there were any. Only with glibc."""
    if sys.platform != "linux":
        return False
    try:
        trim = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError):  # another C library, which does it by itself or not at all
        return False
    return bool(trim(0))
