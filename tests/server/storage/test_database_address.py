"""Addresses of databases."""

from pathlib import Path

import pytest

from ardri.server.storage.database_address import BadAddress, parse_database
from ardri.server.storage.postgresql.database import PostgresqlDatabase
from ardri.server.storage.sqlite.database import SqliteDatabase


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
