"""The log: what is said again and again, and what errors quote."""

from __future__ import annotations

import io
import json
import logging

import pytest

from ardri.server.operations.json_logging import JsonFormatter, RepetitionFilter

NAME = "An" + "na"
TOKEN = "12" + "34"


@pytest.fixture
def written() -> io.StringIO:
    return io.StringIO()


@pytest.fixture
def log(written: io.StringIO) -> logging.Handler:
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(RepetitionFilter(burst=20, per_second=0.2))
    return handler


def say(log: logging.Handler, what: str, at: float, error: Exception | None = None) -> None:
    """Log something at a moment."""
    info = None if error is None else (type(error), error, error.__traceback__)
    record = logging.LogRecord("server", logging.ERROR, "", 0, what, None, info)
    record.created = at
    log.handle(record)


def test_a_line_that_comes_again_and_again_is_left_out_and_counted(
    log: logging.Handler, written: io.StringIO
) -> None:
    for _ in range(100_000):
        say(log, "the same", 1000.0)
    say(log, "another", 1000.0)
    say(log, "the same", 1005.0)
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert [line["what"] for line in lines] == ["the same"] * 20 + ["another", "the same"]
    assert lines[-1]["left_out"] == 100_000 - 20
    assert "left_out" not in lines[-2]


def test_what_errors_quote_is_not_written_but_where_they_happened(
    log: logging.Handler, written: io.StringIO
) -> None:
    try:
        try:
            raise KeyError(NAME)
        except KeyError as inner:
            raise RuntimeError(TOKEN) from inner
    except RuntimeError as error:
        say(log, "a request failed", 1000.0, error)
    text = written.getvalue()
    assert NAME not in text
    assert TOKEN not in text
    assert "RuntimeError" in text
    assert "KeyError" in text
    assert "test_json_logging.py" in text
