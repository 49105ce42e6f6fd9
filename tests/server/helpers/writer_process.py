"""A process that writes to tables others write to as well, and says what it was told to have written.

    writer_process.py ADDRESS NAME UNTIL TABLE...

For every table at once it appends entry after entry until the log has so many (0: for ever), goes on where
another was quicker, and prints `TABLE NUMBER` for each append after it was acknowledged.
"""

import asyncio
import os
import sys

from ardri.server.storage.database_address import parse_database
from ardri.server.storage.database_store import DatabaseStore
from ardri.server.storage.errors import NotNext
from ardri.server.storage.queries.table_log import length


async def fill(store: DatabaseStore, table: str, name: str, until: int) -> None:
    """Append to one table."""
    number = await store.read(lambda connection: length(connection, table)) + 1
    while until == 0 or number <= until:
        try:
            await store.append(table, number, 0, name.encode())
        except NotNext as refusal:
            number = refusal.next
        else:
            os.write(1, f"{table} {number}\n".encode())
            number += 1


async def main(address: str, name: str, until: str, *tables: str) -> None:
    """Append to all tables."""
    store = DatabaseStore(parse_database(address))
    await asyncio.gather(*(fill(store, table, name, int(until)) for table in tables))
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
