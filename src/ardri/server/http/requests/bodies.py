"""Strict request bodies: exactly the types that the OpenAPI document says."""

from __future__ import annotations

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler

from ardri.server.refusals import TableRefused


async def as_documented(
    request: ASGIConnection[BaseRouteHandler, object, object, State], handler: BaseRouteHandler
) -> None:
    """Guard that refuses bodies of other types: Litestar would take 1 or "yes" for true."""
    wanted = handler.parsed_data_field
    if wanted is None or not isinstance(request, Request):
        return
    try:
        msgspec.json.decode(await request.body(), type=wanted.annotation)
    except (msgspec.MsgspecError, UnicodeError):  # the other one: bytes in a text that are no UTF-8
        raise TableRefused("malformed") from None
