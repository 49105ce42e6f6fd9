"""Log context: the request and the table that a line of the log is about, whoever writes it.

A context variable follows a request through everything that waits for it. What goes on without it, such as
timers and bots, starts in an empty context (`apart`).
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import Context, ContextVar
from typing import Final, NamedTuple

SHORT_ID: Final = 6  # signs of the id of a table: whoever knows a whole one can come to the table
_REQUEST_ID: Final = re.compile(r"[A-Za-z0-9._-]{8,64}")
_TABLE_PATH: Final = re.compile(r"/api/tables/([A-Za-z0-9_-]{22})(?:/|$)")


class About(NamedTuple):
    """The request and the table that lines of the log are about; "" for none."""

    request: str = ""
    table: str = ""


NOTHING: Final = About()
_about: Final[ContextVar[About]] = ContextVar("about", default=NOTHING)


def about() -> About:
    """The request and the table that are being worked on."""
    return _about.get()


@contextmanager
def request_context(id_: str, path: str) -> Iterator[None]:
    """Context: a request with this id, and the table that its path names."""
    token = _about.set(About(id_, table_in(path)))
    try:
        yield
    finally:
        _about.reset(token)


def apart() -> Context:
    """A context for work that is nobody's request."""
    return Context()


def request_id(offered: str) -> str:
    """The id that a trusted proxy gave to a request if it is well formed, or a fresh one.

    >>> request_id("f81d4fae-7dec-11d0"), len(request_id("")), len(request_id("two words"))
    ('f81d4fae-7dec-11d0', 16, 16)
    """
    return offered if _REQUEST_ID.fullmatch(offered) else secrets.token_hex(8)


def table_in(path: str) -> str:
    """The beginning of the id of the table that a path names.

    >>> table_in("/api/tables/AAAAAAAAAAAAAAAAAAAAAA/socket"), table_in("/api/tables"), table_in("/table/x")
    ('AAAAAA', '', '')
    """
    found = _TABLE_PATH.match(path)
    return found[1][:SHORT_ID] if found else ""
