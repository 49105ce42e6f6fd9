"""One server for the tests that need no other; and databases of both kinds for those that are marked."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.helpers.databases import KINDS, Kind, drop_databases, kind_of_databases
from tests.server.helpers.live_server import Live


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run tests with the marker `databases` on each kind of database that it names, or on both."""
    marker = metafunc.definition.get_closest_marker("databases")
    if marker is None:
        return
    slow = [pytest.mark.slow] if marker.kwargs.get("slow") else []
    kinds = [pytest.param(kind, marks=slow if kind != KINDS[0] else []) for kind in marker.args or KINDS]
    metafunc.fixturenames.insert(0, "kind_of_database")
    metafunc.parametrize("kind_of_database", kinds, indirect=True, scope="module")


@pytest.fixture(scope="module")
def kind_of_database(request: pytest.FixtureRequest) -> Iterator[Kind]:
    """The kind of the databases of a test; other fixtures of a module name it if they make databases."""
    kind: Kind = getattr(request, "param", KINDS[0])
    with kind_of_databases(kind):
        yield kind


@pytest.fixture(autouse=True)
def databases_end_with_their_test(request: pytest.FixtureRequest, kind_of_database: Kind) -> Iterator[None]:
    """Remove the databases that a test made, as its folder goes some time."""
    folder = request.getfixturevalue("tmp_path") if "tmp_path" in request.fixturenames else None
    yield
    if kind_of_database != KINDS[0] and folder is not None:
        drop_databases(folder)


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
