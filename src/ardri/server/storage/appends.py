"""Appends: what is to be added to logs."""

from __future__ import annotations

from typing import Final, NamedTuple

# In what is known of a connection: table and number of the last entry that its transaction added
LAST_APPENDED: Final = "last"


class Append(NamedTuple):
    """Entries to be added to a log, the first with this number."""

    table: str
    number: int
    at: int
    bodies: tuple[bytes, ...]
