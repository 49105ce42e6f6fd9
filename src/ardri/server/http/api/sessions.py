"""Who asks: a guest or somebody with a name, by cookies that scripts cannot read."""

from __future__ import annotations

from typing import Final

from litestar import Request, WebSocket
from litestar.datastructures import Cookie, State

from ardri.server.limits.addresses import origin
from ardri.server.live.server import House
from ardri.server.people.accounts import GUEST as GUEST_LIFETIME
from ardri.server.people.accounts import SESSION_AT_MOST
from ardri.server.refusals import AccountRefused, Trouble
from ardri.server.storage.people import Person

SESSION: Final = "ardri_session"
GUEST: Final = "ardri_guest"

AnyRequest = Request[object, object, State]


async def visitor(house: House, cookies: dict[str, str]) -> Person:
    """Who it is; refused if nobody."""
    return (await admitted(house, cookies))[0]


async def admitted(house: House, cookies: dict[str, str]) -> tuple[Person, str]:
    """Who it is, and the cookie that says so."""
    session, guest = cookies.get(SESSION), cookies.get(GUEST)
    if session is not None:
        try:
            return await house.accounts.session(session), session
        except AccountRefused as refused:
            if refused.key != "signed_out" or guest is None:
                raise
    if guest is None:
        raise Trouble("sign_in")
    return await house.accounts.guest(guest), guest


async def provide_person(request: AnyRequest, house: House) -> Person:
    """Who asks, for handlers that want to know."""
    return await visitor(house, request.cookies)


def address(connection: AnyRequest | WebSocket[object, object, State]) -> str:
    """Where a request comes from, as limits count it."""
    return "" if connection.client is None else origin(connection.client.host)


def session_cookies(request: AnyRequest, token: str) -> list[Cookie]:
    """Keep a session in the browser; the guest is somebody now."""
    return [_cookie(request, SESSION, token, SESSION_AT_MOST), _cookie(request, GUEST, "", 0)]


def guest_cookies(request: AnyRequest, cookie: str) -> list[Cookie]:
    """Keep a guest in the browser."""
    return [_cookie(request, GUEST, cookie, GUEST_LIFETIME), _cookie(request, SESSION, "", 0)]


def no_cookies(request: AnyRequest) -> list[Cookie]:
    """Forget who it was."""
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
