"""One server for the tests that need no other."""

from collections.abc import Iterator

import pytest

from tests.server.helpers.live_server import Live


@pytest.fixture(scope="session")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server that runs as long as the tests; afterwards it stops of its own accord."""
    with Live(tmp_path_factory.mktemp("live")) as server:
        yield server
        assert server.stop() == 0
