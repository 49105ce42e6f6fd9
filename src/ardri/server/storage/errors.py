"""Errors of the storage."""


class StoreError(Exception):
    """The storage failed."""


class Unavailable(StoreError):
    """The database cannot be written or read now: full, locked, gone. Nothing is known to have changed."""


class DatabaseDamaged(StoreError):
    """The database is damaged, or has lost something that was acknowledged."""


class StoreClosed(StoreError):
    """The store has been closed."""


class NewerSchema(StoreError):
    """The database was made by a newer program."""


class NotNext(StoreError):
    """The log goes on with another number."""

    def __init__(self, table: str, number: int, next_: int) -> None:
        super().__init__(f"entry {number} of table {table} is not the next: that is {next_}")
        self.table = table
        self.number = number
        self.next = next_


class PrunedTable(StoreError):
    """The log of this table was deleted, because the game was old."""

    def __init__(self, table: str) -> None:
        super().__init__(f"the log of table {table} was deleted, as that of every game that is so old")
        self.table = table


class NoTable(StoreError):
    """There is no such table."""

    def __init__(self, table: str) -> None:
        super().__init__(f"there is no table {table}")
        self.table = table


class TableElsewhere(StoreError):
    """Another worker owns the table."""

    def __init__(self, table: str, address: str) -> None:
        super().__init__(f"another worker owns table {table}")
        self.table = table
        self.address = address  # at which other workers reach that one; empty: they cannot
