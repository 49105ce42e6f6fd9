"""Errors of the storage; whatever was acknowledged before is safe."""


class StoreError(Exception):
    """The store could not do it."""


class Unavailable(StoreError):
    """The database cannot be written or read now: full, locked, gone. Nothing is known to have changed."""


class Damaged(StoreError):
    """The database is damaged, or has lost something that was acknowledged."""


class Closed(StoreError):
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


class NoTable(StoreError):
    """There is no such table."""

    def __init__(self, table: str) -> None:
        super().__init__(f"there is no table {table}")
        self.table = table
