"""Guests, names, passwords and sessions, over a real database."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Literal, TypeVar

import pytest
from argon2 import PasswordHasher
from sqlalchemy import Connection

from ardri.server.people.accounts import DAY, GUEST, PASSWORD_LINK, SESSION, SESSION_AT_MOST, Accounts
from ardri.server.people.passwords import Passwords
from ardri.server.people.person_names import name_key
from ardri.server.refusals import AccountRefused
from ardri.server.storage.database_store import DatabaseStore
from ardri.server.storage.queries.people import (
    FOREVER,
    ensure_person,
    find_name,
    lift_sanction,
    sanction,
    set_admin,
)
from ardri.server.storage.queries.table_log import append
from ardri.server.storage.queries.tables import SeatedPerson, assign_seat, open_table, seated_people
from ardri.server.storage.queries.tickets import Ticket, issue_ticket
from ardri.server.storage.store import Store
from tests.server.helpers.databases import database_at

pytestmark = pytest.mark.databases(slow=True)

T = TypeVar("T")

WORD = "correct horse"
OTHER = "battery staple"
LIGHT = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


class House:
    """A server's accounts on a certain day."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.now = 1_000_000_000_000

    async def open(self, hasher: PasswordHasher = LIGHT) -> Accounts:
        self.accounts = await Accounts.open(self.store, Passwords(hasher), lambda: self.now)
        return self.accounts

    async def password_link(self, name: str) -> str:
        """A link by which this person can set a new password, as an admin makes it."""

        def change(connection: Connection) -> str:
            found = find_name(connection, name_key(name))
            assert found is not None
            ticket = Ticket("password", found.id, None, None)
            return issue_ticket(connection, ticket, self.now, self.now + PASSWORD_LINK)

        return await self.store.write(change)

    async def ban(self, id_: str, until: int = FOREVER) -> None:
        """Ban somebody, as an admin does."""

        def change(connection: Connection) -> None:
            ensure_person(connection, id_, self.now)
            sanction(connection, id_, "ban", self.now, until)

        await self.store.write(change)


def at_home(path: Path, visit: Callable[[Accounts, House], Awaitable[T]]) -> T:
    """Visit the house that this file describes."""

    async def run() -> T:
        store = DatabaseStore(database_at(path / "ardri.db"))
        house = House(store)
        accounts = await house.open()
        try:
            return await visit(accounts, house)
        finally:
            accounts.close()
            await store.close()

    return asyncio.run(run())


async def refusal(attempt: Awaitable[object]) -> str:
    """The reason for which it is refused."""
    with pytest.raises(AccountRefused) as refused:
        await attempt
    return refused.value.key


# Guests


def test_a_guest_comes_back_by_the_cookie(tmp_path: Path) -> None:
    async def visit(accounts: Accounts, house: House) -> None:
        cookie = accounts.new_guest()
        first = await accounts.guest(cookie)
        house.now += GUEST - 1
        assert await accounts.guest(cookie) == first
        assert not first.registered
        house.now += 1
        assert await refusal(accounts.guest(cookie)) == "signed_out"

    at_home(tmp_path, visit)


def test_two_guests_are_two_people(tmp_path: Path) -> None:
    async def visit(accounts: Accounts, _: House) -> None:
        one, other = [await accounts.guest(accounts.new_guest()) for _ in range(2)]
        assert one.id != other.id

    at_home(tmp_path, visit)


def test_a_cookie_outlives_the_server(tmp_path: Path) -> None:
    async def before(accounts: Accounts, _: House) -> str:
        return accounts.new_guest()

    cookie = at_home(tmp_path, before)
    assert at_home(tmp_path, lambda accounts, _: accounts.guest(cookie))


def test_a_forged_cookie_is_refused(tmp_path: Path) -> None:
    async def visit(accounts: Accounts, _: House) -> str:
        return await refusal(accounts.guest(accounts.new_guest() + "x"))

    assert at_home(tmp_path, visit) == "signed_out"


def test_a_guest_may_have_a_name_but_not_somebodys(tmp_path: Path) -> None:
    async def visit(accounts: Accounts, _: House) -> None:
        await accounts.register("Ana", WORD)
        cookie = accounts.new_guest()
        guest = await accounts.guest(cookie)
        assert await refusal(accounts.rename(guest.id, "ANA")) == "name_taken"
        await accounts.rename(guest.id, "Bran")
        assert (await accounts.guest(cookie)).name == "Bran"
        await accounts.register("bran", WORD)  # it was not reserved

    at_home(tmp_path, visit)


# Registration


async def play(house: House, person: str, body: bytes = b'{"seat":0}') -> None:
    """Have a person play a game, and somebody else."""

    def change(connection: Connection) -> None:
        ensure_person(connection, person, house.now)
        ensure_person(connection, "bran", house.now)
        open_table(connection, "hills", person, "public", b"{}", b"the secret seed", house.now)
        assign_seat(connection, "hills", 0, person)
        assign_seat(connection, "hills", 1, "bran")
        append(connection, "hills", 1, house.now, body, b'{"seat":1,"said":"of Bran alone"}')

    await house.store.write(change)


def test_a_guest_who_registers_keeps_the_games(tmp_path: Path) -> None:
    async def visit(accounts: Accounts, house: House) -> list[SeatedPerson]:
        guest = await accounts.guest(accounts.new_guest())
        await play(house, guest.id)
        person, session = await accounts.register("Ana", WORD, guest)
        assert (person.id, person.name, person.registered) == (guest.id, "Ana", True)
        assert await accounts.session(session) == person
        return await house.store.read(lambda connection: seated_people(connection, "hills"))

    assert [scripted.name for scripted in at_home(tmp_path, visit)] == ["Ana", ""]


def test_after_registration_the_cookie_alone_opens_no_door(tmp_path: Path) -> None:
    async def visit(accounts: Accounts, _: House) -> str:
        cookie = accounts.new_guest()
        await accounts.register("Ana", WORD, await accounts.guest(cookie))
        return await refusal(accounts.guest(cookie))

    assert at_home(tmp_path, visit) == "signed_out"


def test_nobody_registers_twice(tmp_path: Path) -> None:
    async def visit(accounts: Accounts, _: House) -> str:
        guest = await accounts.guest(accounts.new_guest())
        await accounts.register("Ana", WORD, guest)
        return await refusal(accounts.register("Bran", OTHER, guest))

    assert at_home(tmp_path, visit) == "registered_already"


@pytest.mark.parametrize(
    ("name", "password", "why"),
    [
        ("ána", WORD, "name_taken"),
        ("A", WORD, "name_short"),
        ("Bran\u202e", WORD, "name_signs"),
        ("Bran", "short", "password_short"),
        ("Bran", "x" * 1000, "password_long"),
    ],
)
def test_what_is_no_good_is_refused_and_leaves_nothing(
    tmp_path: Path, name: str, password: str, why: str
) -> None:
    async def visit(accounts: Accounts, _: House) -> str:
        await accounts.register("Ána", WORD)
        why = await refusal(accounts.register(name, password))
        assert await refusal(accounts.sign_in("Bran", password)) == "wrong_password"
        return why

    assert at_home(tmp_path, visit) == why


def test_of_many_who_want_a_name_at_once_one_gets_it(tmp_path: Path) -> None:
    async def visit(accounts: Accounts, _: House) -> int:
        wishes = [accounts.register(name, WORD) for name in ("Ana", "ANA", "ana", "Ａna")]
        ends = await asyncio.gather(*wishes, return_exceptions=True)
        return sum(isinstance(end, AccountRefused) and end.key == "name_taken" for end in ends)

    assert at_home(tmp_path, visit) == 3


# Sessions


def test_people_sign_in_by_name_and_password(tmp_path: Path) -> None:
    async def visit(accounts: Accounts, _: House) -> None:
        person, _session = await accounts.register("Ana", WORD)
        same, session = await accounts.sign_in(" ANA ", WORD)
        assert same == person == await accounts.session(session)

    at_home(tmp_path, visit)


@pytest.mark.parametrize(
    ("name", "password"),
    [("Ana", OTHER), ("Ana", ""), ("Bran", WORD), ("", ""), ("\ud800\x00", WORD), ("Ana", "x" * 9999)],
)
def test_a_wrong_name_and_a_wrong_password_are_refused_alike(
    tmp_path: Path, name: str, password: str
) -> None:
    async def visit(accounts: Accounts, _: House) -> str:
        await accounts.register("Ana", WORD)
        return await refusal(accounts.sign_in(name, password))

    assert at_home(tmp_path, visit) == "wrong_password"


class Diligent(PasswordHasher):
    """Counts the hashes it compares."""

    compared = 0

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
        self.compared += 1
        return super().verify(hash, password)


@pytest.mark.parametrize(
    ("name", "password"), [("Ana", OTHER), ("Bran", OTHER), ("\u202e", ""), ("Ana", "x" * 999)]
)
def test_a_wrong_name_takes_as_much_work_as_a_wrong_password(
    tmp_path: Path, name: str, password: str
) -> None:
    async def visit(accounts: Accounts, house: House) -> int:
        await accounts.register("Ana", WORD)
        hasher = Diligent(time_cost=1, memory_cost=8, parallelism=1)
        again = await house.open(hasher)
        await refusal(again.sign_in(name, password))
        again.close()
        return hasher.compared

    assert at_home(tmp_path, visit) == 1


def test_a_session_ends_when_it_is_not_used(tmp_path: Path) -> None:
    async def visit(accounts: Accounts, house: House) -> str:
        _, session = await accounts.register("Ana", WORD)
        house.now += SESSION - 1
        await accounts.session(session)
        house.now += SESSION - 1
        await accounts.session(session)
        house.now += SESSION
        return await refusal(accounts.session(session))

    assert at_home(tmp_path, visit) == "signed_out"


def test_a_session_does_not_last_for_ever(tmp_path: Path) -> None:
    async def visit(accounts: Accounts, house: House) -> str:
        _, session = await accounts.register("Ana", WORD)
        for _day in range(20 * DAY, SESSION_AT_MOST, 20 * DAY):
            house.now += 20 * DAY
            await accounts.session(session)
        house.now += 20 * DAY
        return await refusal(accounts.session(session))

    assert at_home(tmp_path, visit) == "signed_out"


def test_signing_out_ends_one_session(tmp_path: Path) -> None:
    async def visit(accounts: Accounts, _: House) -> None:
        _ana, one = await accounts.register("Ana", WORD)
        person, other = await accounts.sign_in("Ana", WORD)
        await accounts.sign_out(one)
        assert await refusal(accounts.session(one)) == "signed_out"
        assert await accounts.session(other) == person

    at_home(tmp_path, visit)


def test_signing_out_everywhere_ends_all_sessions_of_that_person(tmp_path: Path) -> None:
    async def visit(accounts: Accounts, _: House) -> None:
        bran, brans = await accounts.register("Bran", WORD)
        ana, one = await accounts.register("Ana", WORD)
        _ana, other = await accounts.sign_in("Ana", WORD)
        await accounts.sign_out_everywhere(ana.id)
        assert [await refusal(accounts.session(each)) for each in (one, other)] == ["signed_out"] * 2
        assert await accounts.session(brans) == bran

    at_home(tmp_path, visit)


@pytest.mark.databases("sqlite")
def test_neither_sessions_nor_passwords_can_be_read_from_the_file(tmp_path: Path) -> None:
    async def visit(accounts: Accounts, house: House) -> str:
        person, session = await accounts.register("Ana", WORD)
        link = await house.password_link("Ana")
        for file in tmp_path.iterdir():
            for secret in (session, link, WORD):
                assert secret.encode() not in file.read_bytes()
        return person.id

    assert at_home(tmp_path, visit).encode() in (tmp_path / "ardri.db").read_bytes()


# One's own account


def test_a_name_can_be_changed_and_the_old_one_is_free(tmp_path: Path) -> None:
    async def visit(accounts: Accounts, _: House) -> None:
        ana, session = await accounts.register("Ana", WORD)
        await accounts.register("Bran", WORD)
        assert await refusal(accounts.rename(ana.id, "bran")) == "name_taken"
        assert (await accounts.rename(ana.id, "ANA")).name == "ANA"
        await accounts.rename(ana.id, "Áine")
        assert (await accounts.session(session)).name == "Áine"
        await accounts.register("Ana", OTHER)

    at_home(tmp_path, visit)


def test_a_new_password_ends_all_sessions_but_a_new_one(tmp_path: Path) -> None:
    async def visit(accounts: Accounts, _: House) -> None:
        ana, old = await accounts.register("Ana", WORD)
        assert await refusal(accounts.change_password(ana.id, OTHER, OTHER)) == "wrong_password"
        assert await refusal(accounts.change_password(ana.id, WORD, "short")) == "password_short"
        new = await accounts.change_password(ana.id, WORD, OTHER)
        assert await refusal(accounts.session(old)) == "signed_out"
        assert await accounts.session(new) == ana
        assert await refusal(accounts.sign_in("Ana", WORD)) == "wrong_password"
        await accounts.sign_in("Ana", OTHER)

    at_home(tmp_path, visit)


def test_a_guest_has_no_password_to_change(tmp_path: Path) -> None:
    async def visit(accounts: Accounts, house: House) -> str:
        guest = await accounts.guest(accounts.new_guest())
        await play(house, guest.id)
        return await refusal(accounts.change_password(guest.id, "", WORD))

    assert at_home(tmp_path, visit) == "wrong_password"


def of_seat_0(bodies: Sequence[bytes], _: str) -> list[bool]:
    return [json.loads(body)["seat"] == 0 for body in bodies]


def test_people_can_have_everything_that_is_known_of_them_and_nothing_else(tmp_path: Path) -> None:
    async def visit(accounts: Accounts, house: House) -> bytes:
        guest = await accounts.guest(accounts.new_guest())
        await play(house, guest.id, b'{"seat":0,"said":"hello"}')
        ana, _ = await accounts.register("Ana", WORD, guest)
        await house.password_link("Ana")
        await house.store.write(
            lambda connection: sanction(connection, ana.id, "mute", house.now, house.now + DAY, "shouting")
        )
        await accounts.register("Bran", OTHER)
        return await accounts.export(ana.id, of_seat_0)

    exported = at_home(tmp_path, visit)
    data = json.loads(exported)
    assert data["person"]["name"] == "Ana"
    assert data["person"]["registered"] is True
    assert [len(data[part]) for part in ("sessions", "links", "sanctions", "tables")] == [1, 1, 1, 1]
    assert data["sanctions"][0]["reason"] == "shouting"
    (table,) = data["tables"]
    assert (table["table"], table["opened"], table["seats"]) == ("hills", True, [0])
    assert [each["entry"] for each in table["entries"]] == [{"seat": 0, "said": "hello"}]
    for secret in (b"argon2", b"the secret seed", b"Bran"):
        assert secret not in exported


def test_who_is_forgotten_leaves_games_without_a_name(tmp_path: Path) -> None:
    async def visit(accounts: Accounts, house: House) -> list[SeatedPerson]:
        guest = await accounts.guest(accounts.new_guest())
        await play(house, guest.id)
        _, session = await accounts.register("Ana", WORD, guest)
        link = await house.password_link("Ana")
        await accounts.delete(guest.id)
        assert await refusal(accounts.session(session)) == "signed_out"
        assert await refusal(accounts.sign_in("Ana", WORD)) == "wrong_password"
        assert await refusal(accounts.use_password_link(link, OTHER)) == "link_used"
        await accounts.register("Ana", OTHER)
        assert b"Ana" not in await accounts.export(guest.id, of_seat_0)
        return await house.store.read(lambda connection: seated_people(connection, "hills"))

    assert [(scripted.seat, scripted.name) for scripted in at_home(tmp_path, visit)] == [(0, ""), (1, "")]


def test_a_guest_who_is_forgotten_does_not_come_back(tmp_path: Path) -> None:
    async def visit(accounts: Accounts, house: House) -> list[str]:
        cookie = accounts.new_guest()
        guest = await accounts.guest(cookie)
        await play(house, guest.id)
        await accounts.delete(guest.id)
        return [
            await refusal(accounts.guest(cookie)),
            await refusal(accounts.register("Ana", WORD, guest)),
            await refusal(accounts.rename(guest.id, "Ana")),
        ]

    assert at_home(tmp_path, visit) == ["signed_out"] * 3


# For admins


def test_a_password_link_works_once(tmp_path: Path) -> None:
    async def visit(accounts: Accounts, house: House) -> None:
        ana, old = await accounts.register("Ana", WORD)
        link = await house.password_link("ana")
        assert await refusal(accounts.use_password_link(link, "short")) == "password_short"
        person, session = await accounts.use_password_link(link, OTHER)
        assert person == ana == await accounts.session(session)
        assert await refusal(accounts.session(old)) == "signed_out"
        assert await refusal(accounts.use_password_link(link, WORD)) == "link_used"
        await accounts.sign_in("Ana", OTHER)

    at_home(tmp_path, visit)


def test_a_password_link_does_not_work_for_long_nor_after_another(tmp_path: Path) -> None:
    async def visit(accounts: Accounts, house: House) -> list[str]:
        await accounts.register("Ana", WORD)
        one, other, late = [await house.password_link("Ana") for _ in range(3)]
        await accounts.use_password_link(one, OTHER)
        after_another = await refusal(accounts.use_password_link(other, WORD))
        late = await house.password_link("Ana")
        house.now += PASSWORD_LINK
        return [after_another, await refusal(accounts.use_password_link(late, WORD))]

    assert at_home(tmp_path, visit) == ["link_used", "link_used"]


def test_a_ban_keeps_people_out_until_it_is_over_or_lifted(tmp_path: Path) -> None:
    async def visit(accounts: Accounts, house: House) -> None:
        ana, session = await accounts.register("Ana", WORD)
        await house.ban(ana.id, house.now + 5)
        assert await refusal(accounts.session(session)) == "banned"
        assert await refusal(accounts.sign_in("Ana", WORD)) == "banned"
        house.now += 5
        await accounts.session(session)
        await house.ban(ana.id)
        house.now += 10 * DAY
        assert await refusal(accounts.session(session)) == "banned"
        await house.store.write(lambda connection: lift_sanction(connection, ana.id, "ban"))
        await accounts.session(session)

    at_home(tmp_path, visit)


def test_a_banned_guest_cannot_register(tmp_path: Path) -> None:
    async def visit(accounts: Accounts, house: House) -> list[str]:
        cookie = accounts.new_guest()
        guest = await accounts.guest(cookie)
        await house.ban(guest.id)
        return [await refusal(accounts.guest(cookie)), await refusal(accounts.register("Ana", WORD, guest))]

    assert at_home(tmp_path, visit) == ["banned", "banned"]


def test_an_admin_is_appointed_and_dismissed(tmp_path: Path) -> None:
    async def visit(accounts: Accounts, house: House) -> list[bool]:
        ana, session = await accounts.register("Ana", WORD)
        await house.store.write(lambda connection: set_admin(connection, ana.id, admin=True))
        then = (await accounts.session(session)).admin
        await house.store.write(lambda connection: set_admin(connection, ana.id, admin=False))
        return [ana.admin, then, (await accounts.session(session)).admin]

    assert at_home(tmp_path, visit) == [False, True, False]


@pytest.mark.databases("sqlite")
def test_a_password_hashed_in_an_older_way_is_hashed_anew(tmp_path: Path) -> None:
    async def visit(accounts: Accounts, house: House) -> list[bool]:
        await accounts.register("Ana", WORD)
        stronger = await house.open(PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
        await stronger.sign_in("Ana", WORD)
        await stronger.sign_in("Ana", WORD)
        stronger.close()
        return [b"m=16,t=2" in file.read_bytes() for file in tmp_path.glob("*-wal")]

    assert at_home(tmp_path, visit) == [True]
