"""Real processes on one real file: they share it, and they are killed."""

import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tests.server.helpers import writer_process
from tests.server.helpers.databases import address_at, database_at
from tests.server.helpers.sample_stores import lay, log, with_store

pytestmark = pytest.mark.databases()

TABLES = ("hills", "moor", "cove")


def start(path: Path, name: str, until: int) -> subprocess.Popen[str]:
    """Start a process that appends to all tables."""
    command = [sys.executable, writer_process.__file__, address_at(path), name, str(until), *TABLES]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "ardri.db"
    with_store(path, lambda store: store.write(lambda connection: lay(connection, " ".join(TABLES))))
    return path


def test_of_two_processes_exactly_one_has_each_number(path: Path) -> None:
    until = 150
    names = ("Bres", "Lug")
    rivals = [start(path, name, until) for name in names]
    told = [process.communicate()[0].splitlines() for process in rivals]
    assert [process.returncode for process in rivals] == [0, 0]
    for table in TABLES:
        entries = log(path, table)
        assert [entry.number for entry in entries] == list(range(1, until + 1))
        for name, lines in zip(names, told, strict=True):
            own = [f"{table} {entry.number}" for entry in entries if entry.body == name.encode()]
            assert own == [line for line in lines if line.startswith(table)]


def test_two_processes_may_open_a_new_file_at_once(tmp_path: Path) -> None:
    path = tmp_path / "new.db"
    database_at(path, empty=True)
    rivals = [
        subprocess.Popen([sys.executable, writer_process.__file__, address_at(path), name, "0"])
        for name in ("Bres", "Lug")
    ]
    assert [process.wait() for process in rivals] == [0, 0]


def test_a_killed_process_loses_nothing_it_was_told_to_have_written(path: Path) -> None:
    lots = Random(7)
    told: Counter[str] = Counter()
    for life in range(5):
        process = start(path, f"life {life}", until=0)
        assert process.stdout is not None
        told.update(process.stdout.readline() for _ in range(lots.randrange(1, 200)))
        process.kill()
        told.update(process.stdout.read().splitlines(keepends=True))
        process.wait()
        process.stdout.close()
    assert set(told.values()) == {1}
    for table in TABLES:
        kept = [entry.number for entry in log(path, table)]
        assert kept == list(range(1, len(kept) + 1))
        assert {f"{table} {number}\n" for number in kept} >= {line for line in told if line.startswith(table)}
