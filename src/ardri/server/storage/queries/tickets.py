"""Tickets: links that work once, to set a password or to take a seat."""

from __future__ import annotations

from typing import Literal, NamedTuple

from sqlalchemy import Connection, delete, insert, select

from ardri.server.storage.ids import fresh_token, token_hash
from ardri.server.storage.schema import tickets

Purpose = Literal["password", "seat"]


class Ticket(NamedTuple):
    """A one-time link, and its purpose."""

    purpose: Purpose
    person: str | None
    table: str | None
    seat: int | None
    created: int = 0  # when it was issued


def issue_ticket(connection: Connection, ticket: Ticket, now: int, expires: int) -> str:
    """Store a new ticket and return its token; expired tickets are deleted."""
    connection.execute(delete(tickets).where(tickets.c.expires <= now))
    token = fresh_token()
    connection.execute(
        insert(tickets).values(
            hash=token_hash(token),
            purpose=ticket.purpose,
            person_id=ticket.person,
            table_id=ticket.table,
            seat=ticket.seat,
            created=now,
            expires=expires,
        )
    )
    return token


def find_ticket(connection: Connection, purpose: Purpose, token: str, now: int) -> Ticket | None:
    """The ticket of a token, without using it up."""
    row = connection.execute(
        select(
            tickets.c.purpose, tickets.c.person_id, tickets.c.table_id, tickets.c.seat, tickets.c.created
        ).where(tickets.c.hash == token_hash(token), tickets.c.purpose == purpose, tickets.c.expires > now)
    ).first()
    return None if row is None else Ticket(*row)


def redeem_ticket(connection: Connection, purpose: Purpose, token: str, now: int) -> Ticket | None:
    """The ticket of a token, which is used up."""
    found = find_ticket(connection, purpose, token, now)
    if found is None:
        return None
    used = connection.execute(delete(tickets).where(tickets.c.hash == token_hash(token)))
    return found if used.rowcount == 1 else None
