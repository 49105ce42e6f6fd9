"""Signals: what others did that a worker has to know, so that nobody has to look for it everywhere."""

from __future__ import annotations

from typing import Literal, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from ardri.server.storage.schema import schedule, signals

Kind = Literal[
    "appended",  # to the log of a table, by somebody who does not own it
    "erased",  # something in the log of a table
    "banned",  # a person
    "revoked",  # all that let a person in until then
    "signed_out",  # a browser, by the hash of its cookie
]


class Signal(NamedTuple):
    """Something that was done; the time is that of the host."""

    number: int
    kind: Kind
    subject: str
    at: int


def add_signal(connection: Connection, kind: Kind, subject: str, at: int) -> None:
    """Tell all workers, in the transaction of the change itself."""
    connection.execute(insert(signals).values(kind=kind, subject=subject, at=at))


def signal_appended(connection: Connection, table: str, at: int) -> None:
    """Tell the owner of a table that its log has grown; if it has none, it is looked at."""
    connection.execute(update(schedule).where(schedule.c.table_id == table).values(due=0))
    add_signal(connection, "appended", table, at)


def signals_after(connection: Connection, number: int) -> list[Signal]:
    """The signals after a number."""
    query = select(signals.c.number, signals.c.kind, signals.c.subject, signals.c.at)
    found = connection.execute(query.where(signals.c.number > number).order_by(signals.c.number))
    return [Signal(*row) for row in found]


def last_signal(connection: Connection) -> int:
    """The number of the last signal; 0 if there is none."""
    return connection.execute(select(func.max(signals.c.number))).scalar() or 0


def forget_signals(connection: Connection, before: int) -> None:
    """Delete the signals from before a time."""
    connection.execute(delete(signals).where(signals.c.at < before))
