"""Accounts: guests, names with passwords, sessions, data export, erasure."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection

from ardri.server.lookalikes import skeleton
from ardri.server.people import guest_cookies
from ardri.server.people.data_export import OwnEntries, personal_data
from ardri.server.people.passwords import Passwords
from ardri.server.people.person_names import name_key, normalized_name
from ardri.server.refusals import AccountRefused
from ardri.server.server_clock import wall_clock
from ardri.server.storage.ids import fresh_id, fresh_token, token_hash
from ardri.server.storage.queries import people, tickets
from ardri.server.storage.queries.conflicts import one_at_a_time
from ardri.server.storage.queries.people import Person
from ardri.server.storage.queries.presences import delete_presences
from ardri.server.storage.store import Store

HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR

SESSION: Final = 30 * DAY  # after the last visit
SESSION_AT_MOST: Final = 365 * DAY
GUEST: Final = 365 * DAY
PASSWORD_LINK: Final = DAY

NAMES: Final = "names"  # what nobody else changes while a name is looked for and taken


class Accounts:
    """The accounts of a server."""

    def __init__(
        self, store: Store, key: bytes, passwords: Passwords, clock: Callable[[], int] = wall_clock
    ) -> None:
        self._store = store
        self._key = key
        self._passwords = passwords
        self._clock = clock

    @classmethod
    async def open(
        cls, store: Store, passwords: Passwords | None = None, clock: Callable[[], int] = wall_clock
    ) -> Accounts:
        """The accounts of a store; the first time a signing key is made."""
        fresh = secrets.token_bytes(32)
        key = await store.write(lambda connection: people.server_key(connection, "guests", fresh))
        return cls(store, key, passwords or Passwords(), clock)

    def close(self) -> None:
        """End the threads that hash passwords."""
        self._passwords.close()

    # Who is it?

    def new_guest(self) -> str:
        """A cookie for a new guest, who is not stored yet."""
        return guest_cookies.sign(self._key, fresh_id(), self._clock())

    async def guest(self, cookie: str) -> Person:
        """The guest of a cookie; AccountRefused if it is not valid."""
        signed = guest_cookies.read(self._key, cookie, self._clock(), GUEST)
        if signed is None:
            raise AccountRefused("signed_out")
        id_, issued = signed
        found, revoked = await self._store.read(
            lambda connection: (people.find_person(connection, id_), people.revoked(connection, id_))
        )
        if found is None:
            return unknown_guest(id_)
        if found.registered or issued <= revoked:  # who has a password comes in by it alone
            raise AccountRefused("signed_out")
        return self._admitted(found)

    async def session(self, token: str) -> Person:
        """The person of a session, which is prolonged; AccountRefused if it is over."""
        hash_ = token_hash(token)
        moment = self._clock()
        found = await self._store.read(lambda connection: people.find_session(connection, hash_, moment))
        if found is None:
            raise AccountRefused("signed_out")
        person, created, expires = found
        longer = min(moment + SESSION, created + SESSION_AT_MOST)
        if longer > expires + DAY:  # not at every visit: it is written to the disk
            await self._store.write(lambda connection: people.prolong_session(connection, hash_, longer))
        return self._admitted(person)

    # Coming and going

    async def register(self, name: str, password: str, guest: Person | None = None) -> tuple[Person, str]:
        """Register a guest with all games, or a new person; return the person and a session token."""
        shown = normalized_name(name)
        hashed = await self._passwords.hash(password)
        id_ = fresh_id() if guest is None else guest.id

        def change(connection: Connection) -> tuple[Person, str]:
            one_at_a_time(connection, NAMES)
            people.ensure_person(connection, id_, self._clock())
            if self._person(connection, id_).registered:
                raise AccountRefused("registered_already")
            _take_name(connection, id_, shown)
            people.set_password(connection, id_, hashed)
            return self._person(connection, id_), self._begin_session(connection, id_)

        return await self._store.write(change)

    async def sign_in(self, name: str, password: str) -> tuple[Person, str]:
        """The person of this name, and a new session; a failure takes as long if there is no such name."""
        id_, hashed = await self._store.read(lambda connection: _password_by_name(connection, name))
        if not await self._passwords.fits(password, hashed) or hashed is None:
            raise AccountRefused("wrong_password")
        better = await self._passwords.hash(password) if self._passwords.outdated(hashed) else None

        def change(connection: Connection) -> tuple[Person, str]:
            if people.password_of(connection, id_) != hashed:  # changed in the meantime
                raise AccountRefused("wrong_password")
            if better is not None:
                people.set_password(connection, id_, better)
            return self._person(connection, id_), self._begin_session(connection, id_)

        return await self._store.write(change)

    async def sign_out(self, token: str) -> None:
        """End a session."""
        await self._store.write(
            lambda connection: people.end_session(connection, token_hash(token), self._clock())
        )

    async def sign_out_everywhere(self, id_: str) -> None:
        """End all sessions and cookies of a person; a guest cannot come back."""

        def change(connection: Connection) -> None:
            people.ensure_person(connection, id_, self._clock())  # or nothing would say so
            people.revoke(connection, id_, self._clock())

        await self._store.write(change)

    # One's own account

    async def rename(self, id_: str, name: str) -> Person:
        """Change a name. A guest's is not reserved, but must be free."""
        shown = normalized_name(name)

        def change(connection: Connection) -> Person:
            one_at_a_time(connection, NAMES)
            people.ensure_person(connection, id_, self._clock())
            if self._person(connection, id_).registered:
                _take_name(connection, id_, shown)
            else:
                require_free_name(connection, id_, shown)
                people.set_name(connection, id_, shown)
            return self._person(connection, id_)

        return await self._store.write(change)

    async def change_password(self, id_: str, old: str, new: str) -> str:
        """Change a password; all sessions end, and a new one begins."""
        hashed = await self._store.read(lambda connection: people.password_of(connection, id_))
        if not await self._passwords.fits(old, hashed):
            raise AccountRefused("wrong_password")
        fresh = await self._passwords.hash(new)

        def change(connection: Connection) -> str:
            one_at_a_time(connection, f"password {id_}")
            if people.password_of(connection, id_) != hashed:
                raise AccountRefused("wrong_password")
            return self._new_password(connection, id_, fresh)

        return await self._store.write(change)

    async def export(self, id_: str, theirs: OwnEntries) -> bytes:
        """Everything the server has about a person, as JSON; `theirs` tells which entries of a log are."""
        return await self._store.read(lambda connection: personal_data(connection, id_, theirs))

    async def delete(self, id_: str) -> None:
        """Erase a person; the games stay for the others."""

        def change(connection: Connection) -> None:
            people.ensure_person(connection, id_, self._clock())  # or a guest's cookie would still be good
            people.erase_person(connection, id_, self._clock())
            delete_presences(connection, id_)

        await self._store.write(change)

    async def use_password_link(self, token: str, new: str) -> tuple[Person, str]:
        """Set the password; the link is used up, all sessions end, and a new one begins."""
        fresh = await self._passwords.hash(new)

        def change(connection: Connection) -> tuple[Person, str]:
            ticket = tickets.redeem_ticket(connection, "password", token, self._clock())
            if ticket is None or ticket.person is None:
                raise AccountRefused("link_used")
            session = self._new_password(connection, ticket.person, fresh)
            return self._person(connection, ticket.person), session

        return await self._store.write(change)

    # Steps of the above

    def _admitted(self, person: Person) -> Person:
        if person.deleted:
            raise AccountRefused("signed_out")
        if person.banned is not None and person.banned > self._clock():
            raise AccountRefused("banned", until=person.banned)
        return person

    def _person(self, connection: Connection, id_: str) -> Person:
        found = people.find_person(connection, id_)
        if found is None:
            raise AccountRefused("signed_out")
        return self._admitted(found)

    def _begin_session(self, connection: Connection, id_: str) -> str:
        token = fresh_token()
        moment = self._clock()
        people.begin_session(connection, token_hash(token), id_, moment, moment + SESSION)
        return token

    def _new_password(self, connection: Connection, id_: str, hashed: str) -> str:
        people.set_password(connection, id_, hashed)
        people.revoke(connection, id_, self._clock())
        return self._begin_session(connection, id_)


def unknown_guest(id_: str) -> Person:
    """A guest who is not stored."""
    return Person(id_, name="", registered=False, admin=False, deleted=False, banned=None, muted=None)


def _password_by_name(connection: Connection, name: str) -> tuple[str, str | None]:
    try:
        found = people.find_name(connection, name_key(normalized_name(name)))
    except AccountRefused:  # nobody can be called that
        found = None
    if found is None:
        return "", people.password_of(connection, "")  # as many questions as for a name that exists
    return found.id, people.password_of(connection, found.id)


def require_free_name(connection: Connection, id_: str, shown: str) -> None:
    """Refuse a name that is somebody else's, or looks like it."""
    owner = people.find_name(connection, name_key(shown))
    if owner is not None:
        if owner.id != id_:
            raise AccountRefused("name_taken", name=shown)
        return
    if any(other != id_ for other in people.find_alike(connection, skeleton(shown))):
        raise AccountRefused("name_alike", name=shown)


def _take_name(connection: Connection, id_: str, shown: str) -> None:
    require_free_name(connection, id_, shown)
    people.reserve(connection, id_, shown, name_key(shown), skeleton(shown))
