"""What the server says to people: every refusal, by its key, in their language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, get_args

from ardri.server.refusal import Why
from ardri.server.refusals import KEYS
from ardri.texts.catalogues import LANGUAGES, texts

# What can go wrong before a table or an account is asked at all
Trouble = Literal[
    "no_such_page",
    "no_such_table",
    "no_such_bot",
    "sign_in",
    "forbidden",
    "wrong_origin",
    "too_fast",  # `seconds` to wait
    "too_big",
    "too_many_tables",  # `most` of them
    "no_hints",  # in rated games
    "not_finished",
    "busy",
    "stopping",
    "broken",
]
TROUBLES: Final[tuple[Trouble, ...]] = get_args(Trouble)

# Each key is in one of the lists only, so that a key alone says which text it has.
_TEXTS: Final = {
    **{key: f"account-{key}" for key in get_args(Why)},
    **{key: f"refused-{key}" for key in KEYS},
    **{key: f"trouble-{key}" for key in TROUBLES},
}


def said(key: str, params: Mapping[str, str | int], language: str = LANGUAGES[0]) -> str:
    """A refusal of any kind in a language; English if there are no texts in it.

    >>> said("beyond", {"step": 2}, "pl")
    'Dalej nie da się planować: 2 kroki.'
    >>> said("too_fast", {"seconds": 1}, "de")
    'That was too fast; please wait 1 second.'
    """
    known = language if language in LANGUAGES else LANGUAGES[0]
    return texts(known).say(_TEXTS[key], **params)
