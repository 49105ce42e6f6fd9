"""Exception handlers: every error becomes a response with a key, its parameters and a sentence."""

from __future__ import annotations

import logging
from typing import Final

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.routes import HTTPRoute

from ardri.server.http.requests.languages import language_of
from ardri.server.http.responses.errors import ErrorBody, error_response
from ardri.server.http.responses.statuses import status_of
from ardri.server.http.routes.site import page_not_found
from ardri.server.refusals import Refusal
from ardri.server.storage.errors import NoTable, PrunedTable, StoreError, TableElsewhere

AnyRequest = Request[object, object, State]

_logger = logging.getLogger(__name__)


ELSEWHERE: Final = "elsewhere"  # in the state of a scope: the internal address of the table's owner
AGAIN_SECONDS: Final = 1  # after which a client tries again

KEYS_BY_STATUS: Final = {
    401: "sign_in",
    403: "forbidden",
    404: "no_such_page",
    405: "no_such_page",
    413: "too_big",
}


def on_refusal(request: AnyRequest, refusal: Refusal) -> Response[ErrorBody]:
    """A refused request."""
    return error_response(status_of(refusal), refusal.key, refusal.params, language_of(request.headers))


def on_no_table(request: AnyRequest, _: NoTable) -> Response[ErrorBody]:
    """An unknown table."""
    return error_response(404, "no_such_table", {}, language_of(request.headers))


def on_pruned(request: AnyRequest, _: PrunedTable) -> Response[ErrorBody]:
    """A table whose game is so old that its log was deleted."""
    return error_response(410, "pruned", {}, language_of(request.headers))


def on_store(request: AnyRequest, error: StoreError) -> Response[ErrorBody]:
    """A failure of the database."""
    _logger.error("database request failed", exc_info=error)
    return error_response(503, "unavailable", {}, language_of(request.headers))


def on_elsewhere(request: AnyRequest, error: TableElsewhere) -> Response[ErrorBody]:
    """A table that is another worker's: the request is forwarded, if that is possible, or comes again."""
    request.scope["state"][ELSEWHERE] = error.address
    return error_response(503, "busy", {"seconds": AGAIN_SECONDS}, language_of(request.headers))


def on_http(request: AnyRequest, error: HTTPException) -> Response[ErrorBody] | Response[bytes]:
    """An error found by Litestar: an unknown page, an unreadable body ..."""
    status = error.status_code
    if status >= 500:
        return on_unexpected(request, error)
    page = page_not_found(request) if status == 404 else None
    if page is not None:
        return page
    answer = error_response(status, KEYS_BY_STATUS.get(status, "malformed"), {}, language_of(request.headers))
    if status == 405:
        answer.headers["Allow"] = ", ".join(allowed_methods(request))
    return answer


def allowed_methods(request: AnyRequest) -> list[str]:
    """The methods that the requested path has."""
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


def on_nesting(request: AnyRequest, _: RecursionError) -> Response[ErrorBody]:
    """A body that is nested too deeply."""
    return error_response(400, "malformed", {}, language_of(request.headers))


def on_unexpected(request: AnyRequest, error: Exception) -> Response[ErrorBody]:
    """An internal error; the log has the details."""
    _logger.error("request failed", exc_info=error)
    return error_response(500, "broken", {}, language_of(request.headers))
