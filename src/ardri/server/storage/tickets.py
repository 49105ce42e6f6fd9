"""Links that work once: whoever has the token may set a password, or take a seat."""

from __future__ import annotations

from typing import Literal, NamedTuple

from sqlalchemy import Connection, delete, insert, select

from ardri.server.storage.ids import fresh_token, token_hash
from ardri.server.storage.schema import tickets

Purpose = Literal["password", "seat"]


class Ticket(NamedTuple):
    """What a link is good for."""

    purpose: Purpose
    person: str | None
    table: str | None
    seat: int | None
    created: int = 0  # when it was issued


def issue(connection: Connection, ticket: Ticket, now: int, expires: int) -> str:
    """Keep a new ticket and tell its token, this once; those that are over go."""
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


def look(connection: Connection, purpose: Purpose, token: str, now: int) -> Ticket | None:
    """What a token is good for, without using it up."""
    row = connection.execute(
        select(
            tickets.c.purpose, tickets.c.person_id, tickets.c.table_id, tickets.c.seat, tickets.c.created
        ).where(tickets.c.hash == token_hash(token), tickets.c.purpose == purpose, tickets.c.expires > now)
    ).first()
    return None if row is None else Ticket(*row)


def redeem(connection: Connection, purpose: Purpose, token: str, now: int) -> Ticket | None:
    """What a token is good for; from now on it is good for nothing."""
    found = look(connection, purpose, token, now)
    if found is None:
        return None
    used = connection.execute(delete(tickets).where(tickets.c.hash == token_hash(token)))
    return found if used.rowcount == 1 else None
