"""Addresses of databases."""

import subprocess
import sys
from pathlib import Path

import pytest

from ardri.server.storage.database_address import BadAddress, parse_database
from ardri.server.storage.postgresql.database import PostgresqlDatabase
from ardri.server.storage.sqlite.database import SqliteDatabase
from tests.server.helpers.live_server import PATIENCE, PROGRAM


@pytest.mark.parametrize(
    ("address", "path"),
    [
        ("club.db", "club.db"),
        ("/srv/club.db", "/srv/club.db"),
        ("sqlite:///club.db", "club.db"),
        ("sqlite:////srv/club.db", "/srv/club.db"),
    ],
)
def test_a_file_is_named_in_several_ways(address: str, path: str) -> None:
    assert parse_database(address) == SqliteDatabase(Path(path))


@pytest.mark.parametrize("scheme", ["postgresql", "postgres"])
def test_a_server_is_named_with_a_user_and_a_database(scheme: str) -> None:
    found = parse_database(f"{scheme}://anna:s%40cret@db.example.org:5433/club?sslmode=require")
    assert isinstance(found, PostgresqlDatabase)
    assert (found.url.host, found.url.port, found.url.password) == ("db.example.org", 5433, "s@cret")
    assert str(found) == "postgresql://anna:***@db.example.org:5433/club"


@pytest.mark.parametrize(
    "address",
    [
        "mysql://anna:secret@host/club",
        "sqlite://club.db",
        "sqlite:///",
        "http://secret@host",
        "postgresql+asyncpg://anna:secret@host/club",
        "postgresql://anna:secret@host",
        "postgresql://anna:secret@host:port/club",
        "postgresql://",
        "://secret",
    ],
)
def test_anything_else_is_refused_without_being_quoted(address: str) -> None:
    with pytest.raises(BadAddress) as refusal:
        parse_database(address)
    assert "secret" not in str(refusal.value)


def test_a_server_makes_no_folder_of_an_address_that_it_does_not_understand(tmp_path: Path) -> None:
    words = [sys.executable, "-c", PROGRAM, "serve", "--port", "0", "--data", "mysql://anna:secret@host/club"]
    ended = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert (ended.returncode, ended.stdout, "secret" in ended.stderr) == (2, "", False)
    assert "databases of mysql:// cannot be used" in ended.stderr.replace("\n", " ")
    assert list(tmp_path.iterdir()) == []
