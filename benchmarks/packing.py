"""How much room finished games take, in rows and packed: `python -m benchmarks.packing [--games 8]`.

Real games of random players are stored as a server stores them, with their last snapshot, then packed. The
size of the database is that of its pages in use.
"""

from __future__ import annotations

import argparse
import asyncio
import lzma
import time
import zlib
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from sqlalchemy import Connection

from ardri.server.storage.database_store import DatabaseStore
from ardri.server.storage.log_packing import LogContent, pack, unpack
from ardri.server.storage.queries.people import ensure_person
from ardri.server.storage.queries.retention import prepare_packing, store_packing
from ardri.server.storage.queries.tables import set_state
from ardri.server.storage.sqlite.database import SqliteDatabase
from ardri.server.table.log_entries import Entry, encode
from tests.server.helpers.sample_database import keep_one, lay
from tests.server.helpers.scripted_tables import begun, opened, play_on, terms


def games(count: int) -> list[list[Entry]]:
    """The logs of games played to their end."""
    found = []
    for number in range(count):
        scripted = begun(opened(terms(2 + number % 3, rounds=0)))
        play_on(scripted, Random(number + 1), 4000)
        found.append(scripted.log)
    return found


def size(connection: Connection) -> int:
    """The bytes of a database in use."""
    pages, free, bytes_ = (
        int(connection.exec_driver_sql(f"PRAGMA {name}").scalar() or 0)
        for name in ("page_count", "freelist_count", "page_size")
    )
    return (pages - free) * bytes_


async def stored(path: Path, logs: list[list[Entry]]) -> tuple[int, int, int]:
    """The bytes of a database that is empty, of one with games in rows, and of one with packed games."""
    store = DatabaseStore(SqliteDatabase(path))
    empty = await store.read(size)

    def keep(connection: Connection) -> None:
        for person in ("p0", "p1", "p2", "p3"):
            ensure_person(connection, person, 0)
        for number, log in enumerate(logs):
            lay(connection, f"table{number:017}", log)
            keep_one(connection, f"table{number:017}", log)
            set_state(connection, f"table{number:017}", "finished", 0)

    await store.write(keep)
    before = await store.read(size)
    for number in range(len(logs)):
        table = f"table{number:017}"
        packing = await store.read(partial(prepare_packing, table=table))
        assert await store.write(partial(store_packing, table=table, packing=packing, now=0))
    after = await store.read(size)
    await store.close()
    return empty, before, after


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=8)
    logs = games(parser.parse_args().games)
    contents = [LogContent([entry.at for entry in log], [encode(entry) for entry in log]) for log in logs]
    plain = [b"\n".join(content.bodies) for content in contents]
    began = time.process_time()
    packed = [pack(content) for content in contents]
    packing = time.process_time() - began
    began = time.process_time()
    for each in packed:
        unpack(each)
    unpacking = time.process_time() - began
    per_game = 1 / len(logs)
    print(f"{len(logs)} games, {sum(map(len, logs)) * per_game:.0f} entries each; KB a game:")
    print(f"  entries as they are   {sum(map(len, plain)) * per_game / 1000:6.1f}")
    zipped = sum(len(zlib.compress(each, 9)) for each in plain)
    print(f"  zlib, level 9         {zipped * per_game / 1000:6.1f}")
    print(f"  lzma                  {sum(len(lzma.compress(each)) for each in plain) * per_game / 1000:6.1f}")
    print(f"  packed                {sum(map(len, packed)) * per_game / 1000:6.1f}")
    print(f"  ms to pack {packing * per_game * 1000:.1f}, to unpack {unpacking * per_game * 1000:.1f}")
    with TemporaryDirectory() as folder:
        empty, before, after = asyncio.run(stored(Path(folder) / "ardri.db", logs))
    print("SQLite, with rows, snapshots and indexes:")
    print(f"  in rows               {(before - empty) * per_game / 1000:6.1f}")
    print(f"  packed                {(after - empty) * per_game / 1000:6.1f}")


if __name__ == "__main__":
    main()
