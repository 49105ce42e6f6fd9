"""Logging: one JSON object a line, without secrets and without endless repetition.

Nobody logs a cookie, a token, a seed, a choice or a line of chat; addresses of tables are left out as well,
since whoever knows one may come in. A line has the id of its request, and the beginning of the id of its
table. Of an error the log has its kind and where it happened. What it says is
left out, as it may quote what somebody sent, unless it is about files and the like.
"""

from __future__ import annotations

import json
import logging
import sqlite3
import sys
import traceback
from typing import Final

from ardri.server import metrics
from ardri.server.limits.rate_limits import RateLimiter
from ardri.server.log_context import about
from ardri.server.storage.errors import StoreError

# What every record has, or is said otherwise
STANDARD_FIELDS: Final = (
    *logging.makeLogRecord({}).__dict__,
    "message",
    "asctime",
    "taskName",
    "color_message",
)
REQUESTS: Final = "ardri.requests"
QUOTABLE: Final = (OSError, StoreError, sqlite3.Error, MemoryError, RecursionError)  # they quote nobody


class JsonFormatter(logging.Formatter):
    """Formats a log record as one line of JSON, with the number of the worker if there are several."""

    def __init__(self, worker: int | None = None) -> None:
        super().__init__()
        self._worker = worker

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line."""
        found: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if self._worker is not None:
            found["worker"] = self._worker
        request, table = about()
        if request:
            found["request"] = request
        if table:
            found["table"] = table
        found |= {name: value for name, value in record.__dict__.items() if name not in STANDARD_FIELDS}
        if record.exc_info and record.exc_info[1] is not None:
            found["error"] = redacted(record.exc_info[1])
        return json.dumps(found, ensure_ascii=False, default=str)


def redacted(error: BaseException) -> str:
    """An error with its causes and tracebacks, but without messages that may quote somebody.

    >>> redacted(KeyError("Anna's secret"))
    'KeyError'
    >>> redacted(FileNotFoundError(2, "No such file", "ardri.db"))
    "FileNotFoundError: [Errno 2] No such file: 'ardri.db'"
    """
    parts: list[str] = []
    current: BaseException | None = error
    while current is not None and len(parts) < 10:
        named = type(current).__name__ + (f": {current}" if isinstance(current, QUOTABLE) else "")
        parts.append("".join([*traceback.format_tb(current.__traceback__), named]))
        current = current.__cause__ or (None if current.__suppress_context__ else current.__context__)
    return "\n\ncame of\n\n".join(parts)


class RepetitionFilter(logging.Filter):
    """Drops records that repeat too fast; the next one says how many were dropped."""

    def __init__(self, burst: float = 20, per_second: float = 0.2) -> None:
        super().__init__()
        self._usual = RateLimiter(burst, per_second, most=1000)
        self._requests = RateLimiter(burst * 300, per_second * 500)
        self._left_out: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """True if the record is to be written."""
        limits = self._requests if record.name == REQUESTS else self._usual
        error = record.exc_info[0] if record.exc_info else None
        key = f"{record.name} {record.levelno} {record.msg!s:.200} {error.__name__ if error else ''}"
        if limits.take(key, record.created):
            if key in self._left_out or len(self._left_out) < 1000:
                self._left_out[key] = self._left_out.get(key, 0) + 1
            return False
        left_out = self._left_out.pop(key, 0)
        if left_out:
            record.left_out = left_out
        return True


class ErrorCounter(logging.Handler):
    """Counts errors by the part that logs them, also those that are left out of the log."""

    def emit(self, record: logging.LogRecord) -> None:
        """Count one."""
        metrics.ERRORS.labels(record.name).inc()


def _is_ours(record: logging.LogRecord) -> bool:
    """False for what uvicorn logs as an error though the client made it: a text that is no UTF-8."""
    return not record.getMessage().startswith("Invalid UTF-8")


def log_to_stderr(verbose: bool, level: int = logging.INFO, worker: int | None = None) -> None:
    """Log to stderr from a level on, as a worker with a number; on request with every HTTP request."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter(worker))
    handler.addFilter(RepetitionFilter())
    logging.basicConfig(level=level, handlers=[handler, ErrorCounter(logging.ERROR)], force=True)
    for noisy in ("alembic", "uvicorn.access", "uvicorn.error"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_ours)
    logging.getLogger(REQUESTS).setLevel(logging.INFO if verbose else logging.WARNING)
