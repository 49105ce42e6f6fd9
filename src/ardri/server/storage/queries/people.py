"""Queries about people: guests, accounts, sessions, sanctions, server keys."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, or_, select, update

from ardri.server.storage.queries.conflicts import insert_into
from ardri.server.storage.queries.signals import add_signal
from ardri.server.storage.schema import people, sanctions, seats, secrets, sessions, tables, tickets

Sanction = Literal["ban", "mute"]
Kind = Literal["registered", "guest", "admin", "banned", "muted"]


class Person(NamedTuple):
    """Somebody the server knows; `banned` and `muted` say until when, FOREVER if for good."""

    id: str
    name: str
    registered: bool
    admin: bool
    deleted: bool
    banned: int | None
    muted: int | None


FOREVER: Final = 2**53 - 1  # the last moment that every JSON reader can count to

_BANS: Final = sanctions.alias("bans")
_MUTES: Final = sanctions.alias("mutes")
_PERSON: Final = (
    select(
        people.c.id,
        people.c.name,
        people.c.password.is_not(None),
        people.c.admin,
        people.c.deleted.is_not(None),
        _BANS.c.until,
        _MUTES.c.until,
    )
    .outerjoin(_BANS, and_(_BANS.c.person_id == people.c.id, _BANS.c.kind == "ban"))
    .outerjoin(_MUTES, and_(_MUTES.c.person_id == people.c.id, _MUTES.c.kind == "mute"))
)
_KINDS: Final[dict[Kind, ColumnElement[bool]]] = {
    "registered": people.c.password.is_not(None),
    "guest": people.c.password.is_(None),
    "admin": people.c.admin.is_(True),
    "banned": _BANS.c.until.is_not(None),
    "muted": _MUTES.c.until.is_not(None),
}


def find_person(connection: Connection, id_: str) -> Person | None:
    """The person with this id."""
    row = connection.execute(_PERSON.where(people.c.id == id_)).first()
    return None if row is None else Person(*row)


def find_name(connection: Connection, reserved: str) -> Person | None:
    """The person that a name is reserved for, as names are compared."""
    row = connection.execute(_PERSON.where(people.c.reserved == reserved)).first()
    return None if row is None else Person(*row)


def find_people(
    connection: Connection, text: str = "", kind: Kind | None = None, most: int = 100
) -> list[tuple[Person, int]]:
    """People by a part of their names, of one kind or of any, the newest first, and when they came."""
    query = _PERSON.add_columns(people.c.created).where(people.c.deleted.is_(None))
    if text:
        query = query.where(people.c.name.icontains(text, autoescape=True))
    if kind is not None:
        query = query.where(_KINDS[kind])
    rows = connection.execute(query.order_by(people.c.created.desc(), people.c.id).limit(most))
    return [(Person(*row[:7]), row[7]) for row in rows]


def password_of(connection: Connection, id_: str) -> str | None:
    """The hash of a person's password."""
    return connection.execute(select(people.c.password).where(people.c.id == id_)).scalar()


def ensure_person(connection: Connection, id_: str, now: int) -> None:
    """Create a guest with this id, unless the person exists."""
    guest = insert_into(connection, people).values(id=id_, name="", admin=False, created=now)
    connection.execute(guest.on_conflict_do_nothing())


def find_alike(connection: Connection, likeness: str) -> list[str]:
    """The people with a reserved name of this likeness."""
    query = select(people.c.id).where(people.c.likeness == likeness, people.c.reserved.is_not(None))
    return list(connection.execute(query.order_by(people.c.created)).scalars())


def reserve(connection: Connection, id_: str, name: str, reserved: str, likeness: str | None = None) -> None:
    """Give a person a name that nobody else may have."""
    known_by = {"name": name, "reserved": reserved, "likeness": likeness}
    connection.execute(update(people).where(people.c.id == id_).values(known_by))


def set_name(connection: Connection, id_: str, name: str) -> None:
    """Set the name of a guest, which is shown but not reserved."""
    connection.execute(update(people).where(people.c.id == id_).values(name=name))


def set_password(connection: Connection, id_: str, hashed: str) -> None:
    """Store the hash of a person's password."""
    connection.execute(update(people).where(people.c.id == id_).values(password=hashed))


def set_admin(connection: Connection, id_: str, admin: bool) -> None:
    """Make a person an admin, or no longer."""
    connection.execute(update(people).where(people.c.id == id_).values(admin=admin))


def erase_person(connection: Connection, id_: str, now: int) -> None:
    """Erase a person; a nameless row stays, for the games of the others."""
    for table in (sessions, tickets, sanctions):
        connection.execute(delete(table).where(table.c.person_id == id_))
    connection.execute(
        update(people)
        .where(people.c.id == id_)
        .values(name="", reserved=None, likeness=None, password=None, admin=False, deleted=now, revoked=now)
    )
    add_signal(connection, "revoked", id_, now)


def revoke(connection: Connection, id_: str, now: int) -> None:
    """End all that lets a person in: sessions, links to a new password, a guest's cookies, connections."""
    end_sessions(connection, id_)
    connection.execute(update(people).where(people.c.id == id_).values(revoked=now))
    add_signal(connection, "revoked", id_, now)


def revoked(connection: Connection, id_: str) -> int:
    """The time up to which cookies and connections of a person are good for nothing; 0 if all are good."""
    return connection.execute(select(people.c.revoked).where(people.c.id == id_)).scalar() or 0


def delete_idle_guests(connection: Connection, before: int, cookies: int = 0) -> int:
    """Delete guests from before a time who never opened a table or sat at one; return how many.

    Who is banned or muted stays, or would be neither any more; so does whoever has a password or is an admin,
    and a guest who signed out after `cookies`, the time from which on cookies may still be good.
    """
    known = (
        select(tables.c.host_id).where(tables.c.host_id == people.c.id),
        *[select(each.c.person_id).where(each.c.person_id == people.c.id) for each in (seats, sanctions)],
    )
    gone = connection.execute(
        delete(people).where(
            people.c.password.is_(None),
            people.c.deleted.is_(None),
            people.c.admin.is_(False),
            people.c.created < before,
            or_(people.c.revoked.is_(None), people.c.revoked < cookies),
            *[~one.exists() for one in known],
        )
    )
    return gone.rowcount


def begin_session(connection: Connection, hash_: bytes, person: str, now: int, expires: int) -> None:
    """Keep a new session; those that are over go."""
    connection.execute(delete(sessions).where(sessions.c.expires <= now))
    connection.execute(insert(sessions).values(hash=hash_, person_id=person, created=now, expires=expires))


def find_session(connection: Connection, hash_: bytes, now: int) -> tuple[Person, int, int] | None:
    """Whose session this is, when it began and when it will be over."""
    query = (
        _PERSON.add_columns(sessions.c.created, sessions.c.expires)
        .join(sessions, sessions.c.person_id == people.c.id)
        .where(sessions.c.hash == hash_, sessions.c.expires > now)
    )
    row = connection.execute(query).first()
    return None if row is None else (Person(*row[:7]), row[7], row[8])


def prolong_session(connection: Connection, hash_: bytes, expires: int) -> None:
    """Let a session last longer."""
    connection.execute(update(sessions).where(sessions.c.hash == hash_).values(expires=expires))


def end_session(connection: Connection, hash_: bytes, now: int) -> None:
    """End one session."""
    connection.execute(delete(sessions).where(sessions.c.hash == hash_))
    add_signal(connection, "signed_out", hash_.hex(), now)


def end_sessions(connection: Connection, person: str) -> None:
    """End all sessions of a person, and the links to a new password."""
    connection.execute(delete(sessions).where(sessions.c.person_id == person))
    connection.execute(delete(tickets).where(tickets.c.person_id == person, tickets.c.purpose == "password"))


def sanction(
    connection: Connection, person: str, kind: Sanction, now: int, until: int = FOREVER, reason: str = ""
) -> None:
    """Ban or mute a person, in place of an earlier ban or mute."""
    imposed = {"created": now, "until": until, "reason": reason}
    new = insert_into(connection, sanctions).values(person_id=person, kind=kind, **imposed)
    connection.execute(new.on_conflict_do_update(index_elements=["person_id", "kind"], set_=imposed))
    if kind == "ban":
        add_signal(connection, "banned", person, now)


def lift_sanction(connection: Connection, person: str, kind: Sanction) -> None:
    """Lift a ban or a mute."""
    connection.execute(delete(sanctions).where(sanctions.c.person_id == person, sanctions.c.kind == kind))


def server_key(connection: Connection, purpose: str, fresh: bytes) -> bytes:
    """The server's key for a purpose, a fresh one if there is none."""
    new = insert_into(connection, secrets).values(purpose=purpose, value=fresh)
    connection.execute(new.on_conflict_do_nothing())
    return bytes(connection.execute(select(secrets.c.value).where(secrets.c.purpose == purpose)).scalar_one())
