"""Additions to the OpenAPI document: refusals and cookies."""

from __future__ import annotations

from typing import Final

from litestar.openapi import ResponseSpec
from litestar.openapi.spec import Components, SecurityScheme

from ardri.server.http.requests.sessions import GUEST, SESSION
from ardri.server.http.responses.errors import ErrorBody

DESCRIPTIONS: Final = {
    400: "It cannot be read, or cannot be so.",
    401: "Nobody has come in, or not any more.",
    403: "Not for whoever asks.",
    404: "There is no such table, or none for whoever asks.",
    409: "Not as things stand.",
    410: "The link has been used or is too old, or the game of the table is not kept any more.",
    413: "That is too much.",
    429: "Too fast; `Retry-After` says how many seconds to wait.",
    500: "A mistake of the server.",
    503: "The server is busy, or stops.",
}
ALWAYS: Final = (429, 500, 503)

# Either cookie says who asks.
SIGNED_IN: Final[list[dict[str, list[str]]]] = [{"session": []}, {"guest": []}]
COOKIES: Final = Components(
    security_schemes={
        "session": SecurityScheme(
            type="apiKey", name=SESSION, security_scheme_in="cookie", description="Somebody with a name."
        ),
        "guest": SecurityScheme(
            type="apiKey",
            name=GUEST,
            security_scheme_in="cookie",
            description="A guest, by `POST /api/guest`.",
        ),
    }
)


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The error responses of a handler: these statuses, and those that every handler has."""
    return {
        status: ResponseSpec(ErrorBody, generate_examples=False, description=DESCRIPTIONS[status])
        for status in sorted({*statuses, *ALWAYS})
    }


def no_content(*statuses: int) -> dict[int, ResponseSpec]:
    """The responses of a handler that answers 204 on success."""
    return {204: ResponseSpec(None, description="Done."), **refusals(*statuses)}
