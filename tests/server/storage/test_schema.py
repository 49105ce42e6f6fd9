"""The schema is understood by more than one kind of database."""

import pytest
from sqlalchemy import Table, make_url
from sqlalchemy.schema import CreateIndex, CreateTable

from ardri.server.storage.schema import metadata

POSTGRESQL = make_url("postgresql+psycopg://").get_dialect()()


@pytest.mark.parametrize("table", metadata.sorted_tables, ids=lambda table: table.name)
def test_every_table_can_be_made_in_postgresql(table: Table) -> None:
    assert "CREATE TABLE" in str(CreateTable(table).compile(dialect=POSTGRESQL))
    for index in table.indexes:
        assert "CREATE INDEX" in str(CreateIndex(index).compile(dialect=POSTGRESQL))


def test_everything_points_to_something_with_a_rule_for_its_end() -> None:
    keys = [key for table in metadata.sorted_tables for key in sorted(table.foreign_keys, key=str)]
    assert {key.ondelete for key in keys} == {"CASCADE", "SET NULL"}
