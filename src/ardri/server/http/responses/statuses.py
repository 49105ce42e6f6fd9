"""HTTP status codes of refusals."""

from __future__ import annotations

from typing import Final

from ardri.server.refusals import AccountRefused, Refusal

STATUS: Final[dict[str, int]] = {
    "no_such_page": 404,
    "no_such_table": 404,
    "no_such_bot": 400,
    "sign_in": 401,
    "forbidden": 403,
    "wrong_origin": 403,
    "wrong_host": 421,
    "too_fast": 429,
    "too_big": 413,
    "too_much_chat": 429,
    "too_many_tables": 409,
    "no_hints": 409,
    "not_finished": 409,
    "fault": 409,
    "busy": 503,
    "stopping": 503,
    "unavailable": 503,
    "damaged": 503,
    "pruned": 410,
    "broken": 500,
    # accounts
    "signed_out": 401,
    "wrong_password": 403,
    "banned": 403,
    "not_registered": 403,
    "name_taken": 409,
    "name_alike": 409,
    "registered_already": 409,
    "link_used": 410,
    # tables
    "malformed": 400,
    "bad_position": 400,
    "no_seat": 400,
    "not_host": 403,
    "not_yours": 403,
    "invited": 403,
    "put_off": 403,
}
ILL_FORMED: Final = 400  # names and passwords
OUT_OF_PLACE: Final = 409  # what does not fit at a table as it is


def status_of(refusal: Refusal) -> int:
    """The status of a refusal."""
    return STATUS.get(refusal.key, ILL_FORMED if isinstance(refusal, AccountRefused) else OUT_OF_PLACE)
