"""Why the server does not do what somebody asks: a key, and the values its sentence needs."""

from __future__ import annotations

from typing import Literal

Why = Literal[
    "name_short",
    "name_long",
    "name_signs",
    "name_scripts",
    "name_taken",
    "password_short",
    "password_long",
    "wrong_password",
    "signed_out",
    "link_used",
    "banned",
    "registered_already",
    "not_registered",
]


class Refused(Exception):
    """Nothing has changed; `account-<key>` in the catalogues says why."""

    def __init__(self, key: Why, **values: int | str) -> None:
        super().__init__(key)
        self.key: Why = key
        self.values = values
