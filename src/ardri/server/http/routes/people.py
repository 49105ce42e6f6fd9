"""Routes for people: guests, accounts, passwords, data export, erasure."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

import msgspec
from litestar import Controller, Response, delete, get, post, put
from litestar.openapi import ResponseSpec
from msgspec import Meta

from ardri.server.http.requests.sessions import (
    GUEST,
    SESSION,
    AnyRequest,
    address,
    current_person,
    guest_cookies,
    no_cookies,
    session_cookies,
)
from ardri.server.http.responses.openapi import SIGNED_IN, no_content, refusals
from ardri.server.limits.rate_limits import RateLimiter
from ardri.server.live.server import GameServer
from ardri.server.people.data_export import PersonalData
from ardri.server.people.erasure import own_bodies
from ardri.server.refusals import Refusal, ServerRefused
from ardri.server.storage.queries.people import Person

Word = Annotated[str, Meta(max_length=1000)]


class Name(msgspec.Struct, forbid_unknown_fields=True):
    """A new name."""

    name: Word


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """A name and its password."""

    name: Word
    password: Word


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """The old password and the new one."""

    old: Word
    new: Word


class UsedLink(msgspec.Struct, forbid_unknown_fields=True):
    """The token of a link, and the password to set."""

    token: Word
    password: Word


class Me(msgspec.Struct):
    """The person who asks."""

    id: str
    name: str
    registered: bool
    admin: bool


def me(person: Person) -> Me:
    """A person, as told to themselves."""
    return Me(person.id, person.name, person.registered, person.admin)


def limit_password_attempts(server: GameServer, request: AnyRequest) -> None:
    """Rate-limit names and passwords by address."""
    _within(server.limits.passwords, server, request)


def _within(limits: RateLimiter, server: GameServer, request: AnyRequest) -> None:
    wait = limits.take(address(request), server.clock() / 1000)
    if wait:
        raise ServerRefused("too_fast", seconds=int(wait) + 1)


class PeopleController(Controller):
    """Routes for one's own account."""

    path = "/api"
    tags = ("people",)

    @post("/guest", status_code=200, responses=refusals(403))
    async def sign_in_as_guest(self, request: AnyRequest, server: GameServer) -> Response[Me]:
        """Sign in as a guest, unless signed in already."""
        try:
            return Response(me(await current_person(server, request.cookies)))
        except Refusal as refused:
            if refused.key == "banned":
                raise
        _within(server.limits.new_guests, server, request)
        cookie = server.accounts.new_guest()
        return Response(me(await server.accounts.guest(cookie)), cookies=guest_cookies(request, cookie))

    @get("/me", responses=refusals(401, 403), security=SIGNED_IN)
    async def who(self, person: Person) -> Me:
        """The person who is signed in."""
        return me(person)

    @post("/register", status_code=201, responses=refusals(400, 403, 409, 413))
    async def register(self, request: AnyRequest, server: GameServer, data: Credentials) -> Response[Me]:
        """Create an account with a name and a password; a guest keeps all games."""
        limit_password_attempts(server, request)
        try:
            guest = await current_person(server, request.cookies)
        except Refusal as refused:
            if refused.key == "banned":
                raise
            guest = None
        person, token = await server.accounts.register(data.name, data.password, guest)
        return Response(me(person), cookies=session_cookies(request, token), status_code=201)

    @post("/sign-in", status_code=200, responses=refusals(400, 403, 413))
    async def sign_in(self, request: AnyRequest, server: GameServer, data: Credentials) -> Response[Me]:
        """Sign in with a name and a password."""
        limit_password_attempts(server, request)
        person, token = await server.accounts.sign_in(data.name, data.password)
        return Response(me(person), cookies=session_cookies(request, token))

    @post("/sign-out", status_code=204, responses=no_content(403))
    async def sign_out(self, request: AnyRequest, server: GameServer) -> Response[None]:
        """Sign out; a guest cannot come back."""
        token, guest = request.cookies.get(SESSION), request.cookies.get(GUEST)
        if token:
            await server.accounts.sign_out(token)
            server.disconnect_browser(token)
        if guest:
            with suppress(Refusal):  # it is good for nothing anyway
                await server.accounts.sign_out_everywhere((await server.accounts.guest(guest)).id)
            server.disconnect_browser(guest)
        return Response(None, cookies=no_cookies(request), status_code=204)

    @post("/sign-out-everywhere", status_code=204, responses=no_content(401, 403), security=SIGNED_IN)
    async def sign_out_everywhere(
        self, request: AnyRequest, server: GameServer, person: Person
    ) -> Response[None]:
        """End all sessions."""
        await server.accounts.sign_out_everywhere(person.id)
        server.disconnect(person.id)
        return Response(None, cookies=no_cookies(request), status_code=204)

    @put("/me/name", responses=refusals(400, 401, 403, 409, 413), security=SIGNED_IN)
    async def rename(self, server: GameServer, person: Person, data: Name, request: AnyRequest) -> Me:
        """Change the name."""
        limit_password_attempts(server, request)
        return me(await server.accounts.rename(person.id, data.name))

    @put("/me/password", responses=refusals(400, 401, 403, 413), security=SIGNED_IN)
    async def change_password(
        self, request: AnyRequest, server: GameServer, person: Person, data: NewPassword
    ) -> Response[Me]:
        """Change the password; all other sessions end."""
        limit_password_attempts(server, request)
        token = await server.accounts.change_password(person.id, data.old, data.new)
        server.disconnect(person.id)
        return Response(me(person), cookies=session_cookies(request, token))

    @post("/password-link", status_code=200, responses=refusals(400, 403, 410, 413))
    async def use_link(self, request: AnyRequest, server: GameServer, data: UsedLink) -> Response[Me]:
        """Set a password by a link that an admin gave."""
        limit_password_attempts(server, request)
        person, token = await server.accounts.use_password_link(data.token, data.password)
        server.disconnect(person.id)
        return Response(me(person), cookies=session_cookies(request, token))

    @get(
        "/me/data",
        responses={
            200: ResponseSpec(PersonalData, generate_examples=False, description="Everything."),
            **refusals(401, 403),
        },
        security=SIGNED_IN,
    )
    async def export(self, request: AnyRequest, server: GameServer, person: Person) -> Response[bytes]:
        """Export everything the server has about the person."""
        limit_password_attempts(server, request)
        data = await server.accounts.export(person.id, own_bodies)
        named = {"Content-Disposition": 'attachment; filename="ardri-my-data.json"'}
        return Response(data, media_type="application/json", headers=named)

    @delete("/me", status_code=204, responses=no_content(401, 403), security=SIGNED_IN)
    async def erase(self, request: AnyRequest, server: GameServer, person: Person) -> Response[None]:
        """Erase the account."""
        await server.erase(person.id)
        return Response(None, cookies=no_cookies(request), status_code=204)
