"""`ardri backup` and `ardri restore`, over real files that somebody writes to."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ardri.server.storage.database_store import DatabaseStore
from tests.cli.conftest import Here, Refused
from tests.cli.helpers.program import ardri
from tests.server.helpers import writer_process
from tests.server.helpers.databases import address_at
from tests.server.helpers.sample_stores import bodies, log, with_store


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The database of a server, which commands find by themselves."""
    path = tmp_path / "ardri.db"
    with_store(path, lambda store: store.append("hills", 1, 0, b"a", b"b"), tables="hills moor")
    monkeypatch.setenv("ARDRI_HOME", str(tmp_path))
    return path


def copies(folder: Path) -> list[Path]:
    return sorted(folder.glob("ardri-*.db"))


def anew(path: Path) -> str:
    """The log of a table from before it began anew."""
    before, entry = bodies(path, "hills").rsplit(" ", 1)
    assert entry.startswith('{"entry":"patched"')
    return before


def test_a_copy_is_named_after_the_time(path: Path, here: Here) -> None:
    shown = here("backup")
    (copy,) = copies(path.parent)
    assert re.fullmatch(r"ardri-\d{4}-\d\d-\d\d-\d{6}\.db", copy.name)
    assert (shown.code, shown.out, shown.err) == (0, f"{copy} has {copy.stat().st_size / 1e6:.1f} MB.\n", "")
    assert bodies(copy, "hills") == "a b"


def test_a_copy_goes_where_it_is_wanted(path: Path, tmp_path: Path, here: Here) -> None:
    (tmp_path / "vault").mkdir()
    assert here("backup", "-o", tmp_path / "vault").code == 0
    assert here("backup", "-o", tmp_path / "mine.db", "--database", path).code == 0
    assert len(copies(tmp_path / "vault")) == 1
    assert bodies(tmp_path / "mine.db", "hills") == "a b"


def test_a_copy_replaces_nothing(path: Path, refused: Refused) -> None:
    assert refused("backup", "-o", path) == f"{path} exists already."


def test_what_is_not_there_is_not_copied(tmp_path: Path, refused: Refused) -> None:
    file = tmp_path / "nowhere.db"
    assert refused("backup", "--database", file) == f"{file} does not exist."
    assert refused("restore", file, "--database", tmp_path / "ardri.db") == f"{file} does not exist."


def test_copies_are_made_while_a_server_writes(path: Path, tmp_path: Path, here: Here) -> None:
    command = [sys.executable, writer_process.__file__, address_at(path), "load", "0", "hills", "moor"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for number in range(3):
            told = [process.stdout.readline() for _ in range(40)]
            copy = tmp_path / f"copy{number}.db"
            assert here("backup", "-o", copy).code == 0
            kept = {f"{table} {entry.number}\n" for table in ("hills", "moor") for entry in log(copy, table)}
            assert kept >= set(told)
        process.kill()


def test_a_copy_is_put_back_where_nothing_is(path: Path, tmp_path: Path, here: Here) -> None:
    copy = tmp_path / "copy.db"
    here("backup", "-o", copy)
    path.unlink()
    assert here("restore", copy).out == f"{path} is restored from {copy}; running tables: 2.\n"
    assert anew(path) == "a b"


def test_a_database_is_replaced_only_by_force_and_kept_under_another_name(
    path: Path, tmp_path: Path, here: Here, refused: Refused
) -> None:
    copy = tmp_path / "copy.db"
    here("backup", "-o", copy)
    with_store(path, lambda store: store.append("hills", 3, 0, b"c"))
    assert refused("restore", copy) == f"{path} already exists; --force replaces it."
    shown = here("restore", copy, "--force", "--yes")
    (before,) = copies(tmp_path)
    assert shown.out.startswith(f"The old database is in {before}.\n{path} is restored from {copy}; ")
    assert (anew(path), bodies(before, "hills")) == ("a b", "a b c")


def test_a_database_is_not_replaced_without_a_yes(path: Path, tmp_path: Path, here: Here) -> None:
    copy = tmp_path / "copy.db"
    here("backup", "-o", copy)
    with_store(path, lambda store: store.append("hills", 3, 0, b"c"))
    asked = ardri("restore", copy, "--force", stdin="n\n", ARDRI_HOME=str(tmp_path))
    assert asked.returncode == 1
    assert bodies(path, "hills") == "a b c"
    assert copies(tmp_path) == []


def test_a_database_in_use_is_not_replaced(path: Path, tmp_path: Path, here: Here, refused: Refused) -> None:
    copy = tmp_path / "copy.db"
    here("backup", "-o", copy)

    async def work(store: DatabaseStore) -> None:
        await store.append("hills", 3, 0, b"c")
        sentence = await asyncio.to_thread(refused, "restore", copy, "--force", "--yes")
        assert f"{path} is in use" in sentence

    with_store(path, work)
    assert bodies(path, "hills") == "a b c"
    assert copies(tmp_path) == []


def test_a_damaged_database_is_replaced_though_it_cannot_be_kept(
    path: Path, tmp_path: Path, here: Here
) -> None:
    copy = tmp_path / "copy.db"
    here("backup", "-o", copy)
    path.write_bytes(b"not what it was" * 1000)
    shown = here("restore", copy, "--force", "--yes")
    assert shown.code == 0
    assert shown.err.startswith("The old database could not be backed up")
    assert anew(path) == "a b"


def test_a_damaged_copy_is_refused_and_the_database_stays(
    path: Path, tmp_path: Path, refused: Refused
) -> None:
    (tmp_path / "letter").write_text("Dear Ériu" * 1000, encoding="utf-8")
    path.unlink()
    assert "could not be copied" in refused("restore", tmp_path / "letter")
    assert not path.exists()
