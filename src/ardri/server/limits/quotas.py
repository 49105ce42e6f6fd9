"""Quotas: the limits of a server that its host can set.

Each is a number that a host can set: `ardri serve --limit requests_per_minute=600`. `docs/server.md` has a
table of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from typing import Final

MAY_BE_ZERO: Final = ("connections_kept", "drain_seconds", "tables_of_guest", "tables_of_member")


@dataclass(frozen=True)
class Quotas:
    """All configurable limits; a rate has a burst and a number a minute."""

    # For each address
    requests: int = 1000  # to the HTTP API
    requests_per_minute: int = 1200
    requests_at_once: int = 4  # that are worked on; others wait
    sockets: int = 120  # WebSockets that are opened
    sockets_per_minute: int = 240
    guests: int = 300  # who come for the first time
    guests_per_minute: int = 300
    passwords: int = 10  # names and passwords that are tried
    passwords_per_minute: int = 3
    islands: int = 120  # drawn anew
    islands_per_minute: int = 60
    # For each person
    messages: int = 60  # at tables
    messages_per_minute: int = 900
    chat_bytes: int = 4000
    chat_bytes_per_minute: int = 4000
    chat_bytes_per_day: int = 200_000
    tables: int = 10  # opened
    tables_per_minute: int = 3
    tables_of_guest: int = 5  # open at a time
    tables_of_member: int = 30
    # For all at a table who have no seat there
    watchers_bytes_per_day: int = 200_000  # of chat
    # Connections
    connections: int = 6000  # four at each of a thousand tables, who watches, and some
    connections_kept: int = 1000  # of them for people who sit at the table they come to
    connections_per_address: int = 400
    sockets_per_person: int = 24
    header_seconds: int = 10  # in which the head of a request must come
    body_seconds: int = 20  # and the rest of it
    hello_seconds: int = 10  # in which a client at a table must say hello
    stalled_seconds: int = 20  # in which something must be read of what was sent
    drain_seconds: int = 0  # in which a server that stops still accepts some, while proxies notice
    # Tables
    idle_seconds: int = 600  # after which a table that nobody uses falls asleep


def quotas_from(words: Iterable[str]) -> Quotas:
    """Quotas with some values changed by name; ValueError says which word is wrong, and why.

    >>> quotas_from(["messages=5", "tables_of_guest=0"]).messages
    5
    >>> quotas_from(["massages=5"])
    Traceback (most recent call last):
    ...
    ValueError: massages: there is no such limit
    """
    known = {field.name for field in fields(Quotas)}
    found: dict[str, int] = {}
    for word in words:
        name, _, number = word.partition("=")
        if name not in known:
            raise ValueError(f"{name}: there is no such limit")
        if not (number.isascii() and number.isdigit()) or len(number) > 15:
            raise ValueError(f"{word}: a limit is a whole number, as in {name}=100")
        if int(number) == 0 and name not in MAY_BE_ZERO:
            raise ValueError(f"{word}: at least 1")
        found[name] = int(number)
    return replace(Quotas(), **found)
