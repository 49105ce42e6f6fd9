"""What can go wrong before a table or an account is asked at all."""

from __future__ import annotations

from typing import Final

from ardri.server.sayings import Trouble as Kind

STATUS: Final[dict[Kind, int]] = {
    "no_such_page": 404,
    "no_such_table": 404,
    "no_such_bot": 400,
    "sign_in": 401,
    "forbidden": 403,
    "wrong_origin": 403,
    "too_fast": 429,
    "too_big": 413,
    "too_many_tables": 409,
    "no_hints": 409,
    "not_finished": 409,
    "busy": 503,
    "stopping": 503,
    "broken": 500,
}


class Trouble(Exception):
    """The server does not do it, and nothing has changed; `trouble-<key>` in the catalogues says why."""

    def __init__(self, key: Kind, **params: str | int) -> None:
        super().__init__(key)
        self.key: Kind = key
        self.params = params
