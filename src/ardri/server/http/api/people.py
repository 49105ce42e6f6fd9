"""Guests, names, passwords, and what the server knows about somebody."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

import msgspec
from litestar import Controller, Response, delete, get, post, put
from litestar.openapi import ResponseSpec
from msgspec import Meta

from ardri.server.http.api.openapi import KNOWN, nothing, refusals
from ardri.server.http.api.sessions import (
    GUEST,
    SESSION,
    AnyRequest,
    address,
    guest_cookies,
    no_cookies,
    session_cookies,
    visitor,
)
from ardri.server.limits.rate_limits import Limits
from ardri.server.live.server import House
from ardri.server.people.data_export import PersonalData
from ardri.server.people.erasure import made_by
from ardri.server.refusals import Refusal, Trouble
from ardri.server.storage.people import Person

Word = Annotated[str, Meta(max_length=1000)]


class Name(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody wants to be called."""

    name: Word


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """A name and its password."""

    name: Word
    password: Word


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """Another password in place of the old one."""

    old: Word
    new: Word


class UsedLink(msgspec.Struct, forbid_unknown_fields=True):
    """The token of a link, and the password to set."""

    token: Word
    password: Word


class Me(msgspec.Struct):
    """Who somebody is to the server."""

    id: str
    name: str
    registered: bool
    admin: bool


def me(person: Person) -> Me:
    """What a person is told about themselves."""
    return Me(person.id, person.name, person.registered, person.admin)


def knock(house: House, request: AnyRequest) -> None:
    """Names and passwords are not to be tried out."""
    _within(house.doors, house, request)


def _within(limits: Limits, house: House, request: AnyRequest) -> None:
    wait = limits.take(address(request), house.clock() / 1000)
    if wait:
        raise Trouble("too_fast", seconds=int(wait) + 1)


class PeopleController(Controller):
    """Everything about oneself."""

    path = "/api"
    tags = ("people",)

    @post("/guest", status_code=200, responses=refusals(403))
    async def come(self, request: AnyRequest, house: House) -> Response[Me]:
        """Come in as a guest; whoever is somebody already stays who they are."""
        try:
            return Response(me(await visitor(house, request.cookies)))
        except Refusal as refused:
            if refused.key == "banned":
                raise
        _within(house.guests, house, request)
        cookie = house.accounts.new_guest()
        return Response(me(await house.accounts.guest(cookie)), cookies=guest_cookies(request, cookie))

    @get("/me", responses=refusals(401, 403), security=KNOWN)
    async def who(self, person: Person) -> Me:
        """Who am I?"""
        return me(person)

    @post("/register", status_code=201, responses=refusals(400, 403, 409, 413))
    async def register(self, request: AnyRequest, house: House, data: Credentials) -> Response[Me]:
        """Take a name and a password; a guest keeps all games."""
        knock(house, request)
        try:
            guest = await visitor(house, request.cookies)
        except Refusal as refused:
            if refused.key == "banned":
                raise
            guest = None
        person, token = await house.accounts.register(data.name, data.password, guest)
        return Response(me(person), cookies=session_cookies(request, token), status_code=201)

    @post("/sign-in", status_code=200, responses=refusals(400, 403, 413))
    async def sign_in(self, request: AnyRequest, house: House, data: Credentials) -> Response[Me]:
        """Come in with a name and a password."""
        knock(house, request)
        person, token = await house.accounts.sign_in(data.name, data.password)
        return Response(me(person), cookies=session_cookies(request, token))

    @post("/sign-out", status_code=204, responses=nothing(403))
    async def sign_out(self, request: AnyRequest, house: House) -> Response[None]:
        """Go; a guest who goes does not come back."""
        token, guest = request.cookies.get(SESSION), request.cookies.get(GUEST)
        if token:
            await house.accounts.sign_out(token)
            house.dismiss_browser(token)
        if guest:
            with suppress(Refusal):  # it is good for nothing anyway
                await house.accounts.sign_out_everywhere((await house.accounts.guest(guest)).id)
            house.dismiss_browser(guest)
        return Response(None, cookies=no_cookies(request), status_code=204)

    @post("/sign-out-everywhere", status_code=204, responses=nothing(401, 403), security=KNOWN)
    async def sign_out_everywhere(self, request: AnyRequest, house: House, person: Person) -> Response[None]:
        """End all sessions."""
        await house.accounts.sign_out_everywhere(person.id)
        house.dismiss(person.id)
        return Response(None, cookies=no_cookies(request), status_code=204)

    @put("/me/name", responses=refusals(400, 401, 403, 409, 413), security=KNOWN)
    async def rename(self, house: House, person: Person, data: Name, request: AnyRequest) -> Me:
        """Be called something else."""
        knock(house, request)
        return me(await house.accounts.rename(person.id, data.name))

    @put("/me/password", responses=refusals(400, 401, 403, 413), security=KNOWN)
    async def change_password(
        self, request: AnyRequest, house: House, person: Person, data: NewPassword
    ) -> Response[Me]:
        """Another password; all other sessions end."""
        knock(house, request)
        token = await house.accounts.change_password(person.id, data.old, data.new)
        house.dismiss(person.id)
        return Response(me(person), cookies=session_cookies(request, token))

    @post("/password-link", status_code=200, responses=refusals(400, 403, 410, 413))
    async def use_link(self, request: AnyRequest, house: House, data: UsedLink) -> Response[Me]:
        """Set a password by a link that an admin gave."""
        knock(house, request)
        person, token = await house.accounts.use_password_link(data.token, data.password)
        house.dismiss(person.id)
        return Response(me(person), cookies=session_cookies(request, token))

    @get(
        "/me/data",
        responses={
            200: ResponseSpec(PersonalData, generate_examples=False, description="Everything."),
            **refusals(401, 403),
        },
        security=KNOWN,
    )
    async def export(self, request: AnyRequest, house: House, person: Person) -> Response[bytes]:
        """Everything the server has about me."""
        knock(house, request)
        data = await house.accounts.export(person.id, made_by)
        named = {"Content-Disposition": 'attachment; filename="ardri-my-data.json"'}
        return Response(data, media_type="application/json", headers=named)

    @delete("/me", status_code=204, responses=nothing(401, 403), security=KNOWN)
    async def forget(self, request: AnyRequest, house: House, person: Person) -> Response[None]:
        """Forget me."""
        await house.forget(person.id)
        return Response(None, cookies=no_cookies(request), status_code=204)
