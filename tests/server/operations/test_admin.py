"""Tables in the hands of an admin, while a server has the same file open."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from threading import Event, Thread

import pytest
from sqlalchemy import Connection

from ardri.rules.formats.record import Record
from ardri.rules.formats.verify import verify
from ardri.server.operations.admin import (
    AdminError,
    apply_patch,
    close,
    find_table_id,
    log_lines,
    patch_restored,
    record,
    try_patch,
)
from ardri.server.operations.offline_database import OfflineDatabase
from ardri.server.replay.patches import read_streams
from ardri.server.storage.database_store import DatabaseStore
from ardri.server.storage.errors import NoTable, NotNext
from ardri.server.storage.queries.signals import signals_after
from ardri.server.storage.queries.table_log import append, length, read_snapshot
from ardri.server.storage.queries.tables import seated_people
from ardri.server.streams.streams import NUMBERS_PER_MS
from ardri.server.table import log_entries
from ardri.server.table.log_entries import Patched, encode
from ardri.server.table.reducer import read_log
from tests.server.helpers.databases import database_at
from tests.server.helpers.sample_database import (
    NAMES,
    NOW,
    entries_of,
    furnish,
    game_of,
    keep_one,
    spoilt,
    state_of,
)
from tests.server.helpers.scripted_tables import SEED

pytestmark = pytest.mark.databases(slow=True)

GAME = game_of()
WRONG = 60


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database with a good table, and one that other rules have led astray."""
    return furnish(tmp_path / "ardri.db", good=GAME, astray=spoilt(GAME, WRONG))


@contextmanager
def opened(path: Path) -> Iterator[OfflineDatabase]:
    with OfflineDatabase(database_at(path)) as archive:
        yield archive


def test_a_closed_table_is_abandoned_for_the_people_at_it(path: Path) -> None:
    with opened(path) as archive:
        close(archive, "good", "closed", NOW)
    entries = entries_of(path, "good")
    assert isinstance(entries[-1], log_entries.Ended)
    table = read_log(entries, SEED)
    assert (table.status, table.reason) == ("abandoned", "closed")
    assert state_of(path, "good") == "closed"


def test_a_table_is_closed_once(path: Path) -> None:
    with opened(path) as archive:
        close(archive, "good", "closed", NOW)
        with pytest.raises(AdminError, match="good is closed already"):
            close(archive, "good", "closed", NOW)
    assert len(entries_of(path, "good")) == len(GAME) + 1


def test_a_table_that_cannot_be_replayed_can_be_closed_all_the_same(path: Path) -> None:
    before = entries_of(path, "astray")
    with opened(path) as archive:
        close(archive, "astray", "closed", NOW)
    assert entries_of(path, "astray") == before
    assert state_of(path, "astray") == "closed"


def test_the_record_of_a_table_is_good(path: Path) -> None:
    with opened(path) as archive:
        found = archive.read(lambda connection: record(connection, "good"))
        assert verify(found).good
        assert found.seed == SEED
        with pytest.raises(AdminError, match="makes no record"):
            archive.read(lambda connection: record(connection, "astray"))


def test_a_table_is_found_by_the_beginning_of_its_id(tmp_path: Path) -> None:
    path = furnish(tmp_path / "ardri.db", hills=GAME[:1], hillside=GAME[:1], **{"100%": GAME[:1]})
    with opened(path) as archive:
        found = [archive.read(partial(find_table_id, beginning=id_)) for id_ in ("hills", "hillsi", "100")]
        assert found == ["hills", "hillside", "100%"]
        with pytest.raises(AdminError, match="several tables begin with hi"):
            archive.read(lambda connection: find_table_id(connection, "hi"))
        for nothing in ("", "%", "moor"):
            with pytest.raises(NoTable):
                archive.read(partial(find_table_id, beginning=nothing))


def test_nothing_is_to_be_done_for_a_table_that_fits(path: Path) -> None:
    with opened(path) as archive:
        archive.write(lambda connection: keep_one(connection, "good", GAME))
        _, trial = try_patch(archive, "good")
    assert (trial.kept, trial.misfit, trial.other) == (len(GAME), None, None)


@pytest.mark.databases("sqlite")
def test_a_trial_changes_nothing_and_says_where_the_rules_differ(path: Path) -> None:
    before = path.read_bytes()
    with opened(path) as archive:
        _, trial = try_patch(archive, "astray")
    assert trial.misfit is not None
    assert (trial.kept, trial.misfit.number) == (WRONG - 1, WRONG)
    assert path.read_bytes() == before


def test_a_patched_table_goes_on_from_what_fits_and_its_log_keeps_everything(path: Path) -> None:
    before = entries_of(path, "astray")
    with opened(path) as archive:
        trial = apply_patch(archive, "astray", None, NOW)
        lines = archive.read(lambda connection: log_lines(connection, "astray")).splitlines()
    entries = entries_of(path, "astray")
    assert trial.kept == WRONG - 1
    assert entries[:-1] == before
    assert isinstance(entries[-1], Patched)
    assert verify(record_in(path)).good
    assert [number for number, line in enumerate(lines, 1) if '"void":true' in line] == list(
        range(WRONG, len(before) + 1)
    )
    assert state_of(path, "astray") == "running"


def record_in(path: Path) -> Record:
    with opened(path) as archive:
        return archive.read(lambda connection: record(connection, "astray"))


def test_a_patch_drops_the_snapshot(path: Path) -> None:
    with opened(path) as archive:
        archive.write(lambda connection: keep_one(connection, "good", GAME))
        apply_patch(archive, "good", 40, NOW)
        assert archive.read(lambda connection: read_snapshot(connection, "good")) is None


def test_who_sits_where_is_as_the_log_has_it(path: Path) -> None:
    joined = [number for number, entry in enumerate(GAME, 1) if isinstance(entry, log_entries.Joined)]
    with opened(path) as archive:
        apply_patch(archive, "good", joined[1], NOW)
        seated = archive.read(lambda connection: seated_people(connection, "good"))
    assert [each.name for each in seated] == [NAMES["p0"], NAMES["p1"]]
    assert state_of(path, "good") == "open"


def test_a_table_that_is_not_alive_is_not_patched(path: Path) -> None:
    with opened(path) as archive:
        close(archive, "good", "closed", NOW)
        with pytest.raises(AdminError, match="closed already"):
            try_patch(archive, "good")
        with pytest.raises(NoTable):
            try_patch(archive, "nowhere")


def test_a_table_put_back_from_a_copy_uses_no_number_again_and_loses_no_time(path: Path) -> None:
    with opened(path) as archive:
        close(archive, "astray", "closed", NOW)
        assert patch_restored(archive, NOW) == 1
        assert patch_restored(archive, NOW) == 1
    at = NOW + 2  # later than what was there, each time
    before, after = read_streams(GAME, SEED), read_streams(entries_of(path, "good"), SEED)
    assert {stream.number for stream in after.all} == {at * NUMBERS_PER_MS}
    assert after.table.at == at > before.table.at
    for table in (before.table, after.table):
        assert table.clocks is not None
    left = [
        [clock.runs_out and clock.runs_out - table.at for clock in table.clocks or ()]
        for table in (before.table, after.table)
    ]
    assert left[0] == left[1]
    assert len(entries_of(path, "astray")) == len(GAME) + 1


def test_a_server_that_runs_notices_what_an_admin_does(path: Path) -> None:
    """Its next entry has the wrong number; and it can read which of its tables have grown."""
    lengths = {"good": len(GAME), "astray": len(GAME) + 1}

    async def serve() -> list[tuple[str, str]]:
        store = DatabaseStore(database_at(path))
        with opened(path) as archive:
            await asyncio.to_thread(close, archive, "good", "closed", NOW)
            await asyncio.to_thread(apply_patch, archive, "astray", None, NOW)
        found = await store.read(lambda connection: signals_after(connection, 0))
        said = encode(log_entries.Said(NOW, None, "Otto", "Hello"))
        for table, known in lengths.items():
            with pytest.raises(NotNext):
                await store.append(table, known + 1, NOW, said)
            await store.append(table, known + 2, NOW, said)
        await store.close()
        return [(signal.kind, signal.subject) for signal in found]

    assert asyncio.run(serve()) == [("appended", "good"), ("appended", "astray")]


def test_people_may_play_on_while_a_table_is_patched_and_closed(path: Path) -> None:
    """The patch is at the place it names whatever somebody adds meanwhile, and the log makes a table."""
    stop = Event()
    talk = encode(log_entries.Said(NOW, None, "Otto", "Hello"))

    def chatter() -> None:
        with opened(path) as archive:
            while not stop.wait(0.005):
                archive.write(lambda connection: say(connection, talk))

    thread = Thread(target=chatter)
    thread.start()
    try:
        with opened(path) as archive:
            for keep in (90, 80, 70):
                apply_patch(archive, "good", keep, NOW)
            close(archive, "good", "closed", NOW)
    finally:
        stop.set()
        thread.join()
    entries = entries_of(path, "good")
    patches = [(number, entry) for number, entry in enumerate(entries, 1) if isinstance(entry, Patched)]
    assert [entry.kept for _, entry in patches] == [90, 80, 70]
    assert all(entry.number == number for number, entry in patches)
    assert read_streams(entries, SEED).table.status == "abandoned"


def say(connection: Connection, body: bytes) -> None:
    """Somebody talks."""
    append(connection, "good", length(connection, "good") + 1, NOW, body)
