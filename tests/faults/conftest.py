"""Databases of both kinds, by the marker `databases`."""

from tests.server.helpers.database_fixtures import (
    databases_end_with_their_test,
    kind_of_database,
    pytest_generate_tests,
)

__all__ = ["databases_end_with_their_test", "kind_of_database", "pytest_generate_tests"]
