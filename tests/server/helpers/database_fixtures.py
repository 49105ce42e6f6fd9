"""Databases of both kinds for tests with the marker `databases`; a `conftest.py` takes these names over."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.helpers.databases import KINDS, Kind, drop_databases, kind_of_databases


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
