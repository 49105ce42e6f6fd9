"""Return free memory to the system: C libraries keep it otherwise.

A table leaves no object behind when it falls asleep. But the pages on which its objects were stay with the
process until somebody asks for them.
"""

from __future__ import annotations

import ctypes
import sys


def trim_memory() -> bool:
    """Trim the heap; True if pages were returned. Only with glibc."""
    if sys.platform != "linux":
        return False
    try:
        trim = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError):  # another C library, which does it by itself or not at all
        return False
    return bool(trim(0))
