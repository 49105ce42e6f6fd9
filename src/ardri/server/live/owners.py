"""Owners: which worker has a table, and how to give all tables up."""

from __future__ import annotations

from typing import Protocol


class Owners(Protocol):
    """The owners of tables, as one worker knows them."""

    async def elsewhere(self, table: str) -> str | None:
        """The internal address of another worker with a live lease on a table; None if it is ours or free."""

    async def hand_over(self) -> None:
        """Make all rows true, take snapshots, and give up all leases, so that others can go on at once."""
