"""What in a log is somebody's, and what is left when they are forgotten."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ardri.server.operations.offline_database import Archive
from ardri.server.people.erasure import WITHHELD, forget_in_log, made_by, theirs
from ardri.server.storage.presences import present_at
from ardri.server.table import log_entries as log
from ardri.server.table.log_entries import Entry, encode
from tests.server.helpers.sample_database import entries_of, furnish
from tests.server.helpers.scripted_tables import opened, terms

LOG: list[Entry] = [
    opened(terms(2)),
    log.Joined(1, 0, "p1", "Bert"),
    log.Said(2, 0, "Bert", "from Bert", "p1"),
    log.Left(3, 0),
    log.Joined(4, 0, "p0", "Anna"),
    log.Said(5, 0, "Anna", "from Anna", "p0"),
    log.Said(6, None, "Bert", "Bert looks on", "p1"),
    log.Joined(7, 1, "p2", "Cleo"),
    log.Readied(8, 0),
    log.Readied(9, 1),
    log.Started(10),
    log.Left(11, 0),
    log.Returned(12, 0),
]


def times(person: str) -> list[int]:
    """When a person did something."""
    return [entry.at for entry, own in zip(LOG, theirs(LOG, person), strict=True) if own]


def test_a_seat_is_of_its_person_only_while_they_hold_it() -> None:
    assert times("p1") == [1, 2, 3, 6]
    assert times("p0") == [4, 5, 8, 11, 12]
    assert times("p2") == [7, 9]
    assert made_by([encode(entry) for entry in LOG], "p2") == theirs(LOG, "p2")


def test_who_is_forgotten_leaves_neither_names_nor_words_and_the_others_keep_theirs(tmp_path: Path) -> None:
    path = furnish(tmp_path / "ardri.db", hills=LOG, moor=LOG[:1])
    with Archive(path) as archive:
        assert archive.read(lambda connection: present_at(connection, "p1")) == ["hills"]
        archive.write(lambda connection: forget_in_log(connection, "p1", "hills"))
    left = entries_of(path, "hills")
    assert [entry.name for entry in left if isinstance(entry, log.Joined)] == ["", "Anna", "Cleo"]
    assert [entry.text for entry in left if isinstance(entry, log.Said)] == [WITHHELD, "from Anna", WITHHELD]
    assert b"Bert" not in msgspec.json.encode(left)
