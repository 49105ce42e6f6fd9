"""Additions to the OpenAPI document that the types of handlers do not give: refusals, and cookies."""

from __future__ import annotations

from typing import Final

from litestar.openapi import ResponseSpec
from litestar.openapi.spec import Components, SecurityScheme

from ardri.server.http.api.errors import Fault
from ardri.server.http.api.sessions import GUEST, SESSION

REFUSED: Final = {
    400: "It cannot be read, or cannot be so.",
    401: "Nobody has come in, or not any more.",
    403: "Not for whoever asks.",
    404: "There is no such table, or none for whoever asks.",
    409: "Not as things stand.",
    410: "The link has been used, or is too old.",
    413: "That is too much.",
    429: "Too fast; `Retry-After` says how many seconds to wait.",
    500: "A mistake of the server.",
    503: "The server is busy, or stops.",
}
ALWAYS: Final = (429, 500, 503)

# Either cookie says who asks.
KNOWN: Final[list[dict[str, list[str]]]] = [{"session": []}, {"guest": []}]
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
    """The answers of a door that does not open; some every door has."""
    return {
        status: ResponseSpec(Fault, generate_examples=False, description=REFUSED[status])
        for status in sorted({*statuses, *ALWAYS})
    }


def nothing(*statuses: int) -> dict[int, ResponseSpec]:
    """The same for a door that answers with nothing at all when it opens."""
    return {204: ResponseSpec(None, description="Done."), **refusals(*statuses)}
