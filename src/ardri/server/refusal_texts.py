"""Texts of refusals, by key and language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ardri.server.refusals import ACCOUNT_KEYS, SERVER_KEYS, TABLE_KEYS
from ardri.texts.catalogues import LANGUAGES, texts

_TEXTS: Final[dict[str, str]] = {
    **{key: f"account-{key}" for key in ACCOUNT_KEYS},
    **{key: f"refused-{key}" for key in TABLE_KEYS},
    **{key: f"trouble-{key}" for key in SERVER_KEYS},
}


def refusal_text(key: str, params: Mapping[str, str | int], language: str = LANGUAGES[0]) -> str:
    """A refusal of any kind in a language; English if there are no texts in it.

    >>> refusal_text("beyond", {"step": 2}, "pl")
    'Dalej nie da się planować: 2 kroki.'
    >>> refusal_text("too_fast", {"seconds": 1}, "de")
    'That was too fast; please wait 1 second.'
    """
    known = language if language in LANGUAGES else LANGUAGES[0]
    return texts(known).say(_TEXTS[key], **params)
