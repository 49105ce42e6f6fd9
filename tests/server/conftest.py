"""One server for the tests that need no other, with each kind of database."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.helpers.database_fixtures import (
    databases_end_with_their_test,
    kind_of_database,
    pytest_generate_tests,
)
from tests.server.helpers.databases import Kind
from tests.server.helpers.live_server import Live

__all__ = ["databases_end_with_their_test", "kind_of_database", "pytest_generate_tests"]


@pytest.fixture(scope="session")
def live_servers() -> Iterator[dict[Kind, Live]]:
    """Servers that run as long as the tests; afterwards they stop of their own accord."""
    servers: dict[Kind, Live] = {}
    yield servers
    for server in servers.values():
        with server:
            assert server.stop() == 0


@pytest.fixture(scope="module")
def live(
    live_servers: dict[Kind, Live], kind_of_database: Kind, tmp_path_factory: pytest.TempPathFactory
) -> Live:
    """A server that runs as long as the tests."""
    if kind_of_database not in live_servers:
        live_servers[kind_of_database] = Live(tmp_path_factory.mktemp("live"))
    return live_servers[kind_of_database]
