"""Error bodies as JSON: a key, its parameters, and a sentence in the language of whoever asked."""

from __future__ import annotations

import msgspec
from litestar import Response

from ardri.server.refusal_texts import refusal_text


class ErrorBody(msgspec.Struct):
    """The body of an error response."""

    error: str
    params: dict[str, str | int]
    text: str


def error_response(status: int, key: str, params: dict[str, str | int], language: str) -> Response[ErrorBody]:
    """An error response in a language."""
    found = ErrorBody(key, params, refusal_text(key, params, language))
    headers = {"Retry-After": str(params["seconds"])} if "seconds" in params else {}
    return Response(found, status_code=status, media_type="application/json", headers=headers)
