"""Session cookies: who makes a request, a guest or somebody with an account."""

from __future__ import annotations

from typing import Final

from litestar import Request, WebSocket
from litestar.datastructures import Cookie, State

from ardri.server.limits.addresses import origin
from ardri.server.live.server import GameServer
from ardri.server.people.accounts import GUEST as GUEST_LIFETIME
from ardri.server.people.accounts import SESSION_AT_MOST
from ardri.server.refusals import AccountRefused, ServerRefused
from ardri.server.storage.queries.people import Person

SESSION: Final = "ardri_session"
GUEST: Final = "ardri_guest"

AnyRequest = Request[object, object, State]


async def current_person(server: GameServer, cookies: dict[str, str]) -> Person:
    """The person who makes a request; refused if nobody is signed in."""
    return (await signed_in_with(server, cookies))[0]


async def signed_in_with(server: GameServer, cookies: dict[str, str]) -> tuple[Person, str]:
    """The person who makes a request, and the cookie that says so."""
    session, guest = cookies.get(SESSION), cookies.get(GUEST)
    if session is not None:
        try:
            return await server.accounts.session(session), session
        except AccountRefused as refused:
            if refused.key != "signed_out" or guest is None:
                raise
    if guest is None:
        raise ServerRefused("sign_in")
    return await server.accounts.guest(guest), guest


async def provide_person(request: AnyRequest, server: GameServer) -> Person:
    """Dependency: the person who makes a request."""
    return await current_person(server, request.cookies)


def address(connection: AnyRequest | WebSocket[object, object, State]) -> str:
    """The address of a request, as limits count it."""
    return "" if connection.client is None else origin(connection.client.host)


def session_cookies(request: AnyRequest, token: str) -> list[Cookie]:
    """Cookies that start a session and end the guest."""
    return [_cookie(request, SESSION, token, SESSION_AT_MOST), _cookie(request, GUEST, "", 0)]


def guest_cookies(request: AnyRequest, cookie: str) -> list[Cookie]:
    """Cookies that start a guest and end a session."""
    return [_cookie(request, GUEST, cookie, GUEST_LIFETIME), _cookie(request, SESSION, "", 0)]


def no_cookies(request: AnyRequest) -> list[Cookie]:
    """Cookies that sign the browser out."""
    return [_cookie(request, SESSION, "", 0), _cookie(request, GUEST, "", 0)]


def _cookie(request: AnyRequest, key: str, value: str, lifetime: int) -> Cookie:
    return Cookie(
        key=key,
        value=value,
        max_age=lifetime // 1000,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path=request.app.state.root + "/",
    )
