"""Erasure: what in a log belongs to a person, and what is left of it afterwards."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ardri.server.operations.offline_database import OfflineDatabase
from ardri.server.people.erasure import ERASED, erase_from_log, own_bodies, own_entries
from ardri.server.storage.queries.presences import tables_naming
from ardri.server.table import log_entries
from ardri.server.table.log_entries import Entry, encode
from tests.server.helpers.databases import database_at
from tests.server.helpers.sample_database import NOW, entries_of, furnish
from tests.server.helpers.scripted_tables import opened, terms

pytestmark = pytest.mark.databases(slow=True)

LOG: list[Entry] = [
    opened(terms(2)),
    log_entries.Joined(1, 0, "p1", "Bert"),
    log_entries.Said(2, 0, "Bert", "from Bert", "p1"),
    log_entries.Left(3, 0),
    log_entries.Joined(4, 0, "p0", "Anna"),
    log_entries.Said(5, 0, "Anna", "from Anna", "p0"),
    log_entries.Said(6, None, "Bert", "Bert looks on", "p1"),
    log_entries.Joined(7, 1, "p2", "Cleo"),
    log_entries.Readied(8, 0),
    log_entries.Readied(9, 1),
    log_entries.Started(10),
    log_entries.Left(11, 0),
    log_entries.Returned(12, 0),
]


def times(person: str) -> list[int]:
    """The times at which a person did something."""
    return [entry.at for entry, own in zip(LOG, own_entries(LOG, person), strict=True) if own]


def test_a_seat_is_of_its_person_only_while_they_hold_it() -> None:
    assert times("p1") == [1, 2, 3, 6]
    assert times("p0") == [4, 5, 8, 11, 12]
    assert times("p2") == [7, 9]
    assert own_bodies([encode(entry) for entry in LOG], "p2") == own_entries(LOG, "p2")


def test_who_is_forgotten_leaves_neither_names_nor_words_and_the_others_keep_theirs(tmp_path: Path) -> None:
    path = furnish(tmp_path / "ardri.db", hills=LOG, moor=LOG[:1])
    with OfflineDatabase(database_at(path)) as archive:
        assert archive.read(lambda connection: tables_naming(connection, "p1")) == ["hills"]
        archive.write(lambda connection: erase_from_log(connection, "p1", "hills", NOW))
    left = entries_of(path, "hills")
    assert [entry.name for entry in left if isinstance(entry, log_entries.Joined)] == ["", "Anna", "Cleo"]
    assert [entry.text for entry in left if isinstance(entry, log_entries.Said)] == [
        ERASED,
        "from Anna",
        ERASED,
    ]
    assert b"Bert" not in msgspec.json.encode(left)
