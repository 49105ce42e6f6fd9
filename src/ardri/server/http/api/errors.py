"""Error responses as JSON: a key, its parameters, and a sentence in the language of whoever asked."""

from __future__ import annotations

import logging
from typing import Final

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.routes import HTTPRoute

from ardri.server.http.api.languages import language_of
from ardri.server.http.api.site import lost
from ardri.server.http.api.statuses import status_of
from ardri.server.refusal_texts import said
from ardri.server.refusals import Refusal
from ardri.server.storage.errors import NoTable, StoreError

AnyRequest = Request[object, object, State]

_log = logging.getLogger(__name__)


class Fault(msgspec.Struct):
    """What is sent in place of an answer."""

    error: str
    params: dict[str, str | int]
    text: str


PLAIN: Final = {401: "sign_in", 403: "forbidden", 404: "no_such_page", 405: "no_such_page", 413: "too_big"}


def fault(status: int, key: str, params: dict[str, str | int], language: str) -> Response[Fault]:
    """The answer that says what is wrong."""
    found = Fault(key, params, said(key, params, language))
    headers = {"Retry-After": str(params["seconds"])} if "seconds" in params else {}
    return Response(found, status_code=status, media_type="application/json", headers=headers)


def on_refusal(request: AnyRequest, refusal: Refusal) -> Response[Fault]:
    """Something that is not done."""
    return fault(status_of(refusal), refusal.key, refusal.params, language_of(request.headers))


def on_no_table(request: AnyRequest, _: NoTable) -> Response[Fault]:
    """There is no such table."""
    return fault(404, "no_such_table", {}, language_of(request.headers))


def on_store(request: AnyRequest, error: StoreError) -> Response[Fault]:
    """The database cannot be used now."""
    _log.error("the store failed", exc_info=error)
    return fault(503, "unavailable", {}, language_of(request.headers))


def on_http(request: AnyRequest, error: HTTPException) -> Response[Fault] | Response[bytes]:
    """What Litestar has found: no such page, a body that cannot be read ..."""
    status = error.status_code
    if status >= 500:
        return on_anything(request, error)
    page = lost(request) if status == 404 else None
    if page is not None:
        return page
    answer = fault(status, PLAIN.get(status, "malformed"), {}, language_of(request.headers))
    if status == 405:
        answer.headers["Allow"] = ", ".join(allowed(request))
    return answer


def allowed(request: AnyRequest) -> list[str]:
    """The methods there are for the address that was asked for."""
    asked = request.url.path.split("/")
    found: set[str] = set()
    for route in request.app.routes:
        parts = route.path_format.split("/")
        fits = len(parts) == len(asked) and all(
            part == other or part.startswith("{") for part, other in zip(parts, asked, strict=True)
        )
        if fits and isinstance(route, HTTPRoute):
            found.update(route.methods)
    return sorted(found)


def on_depth(request: AnyRequest, _: RecursionError) -> Response[Fault]:
    """A body that is nested too deep to be read."""
    return fault(400, "malformed", {}, language_of(request.headers))


def on_anything(request: AnyRequest, error: Exception) -> Response[Fault]:
    """A mistake of ours; what it was is in the log."""
    _log.error("a request failed", exc_info=error)
    return fault(500, "broken", {}, language_of(request.headers))
