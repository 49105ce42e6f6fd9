"""Language negotiation by `Accept-Language`."""

from __future__ import annotations

from litestar.datastructures import Headers

from ardri.texts.catalogues import LANGUAGES


def language_of(headers: Headers) -> str:
    """The language of a request, among those that we have texts in."""
    return preferred_language(headers.get("accept-language", ""))


def preferred_language(accepted: str) -> str:
    """The best language that we have texts in.

    >>> preferred_language("de-AT, fr;q=0.5, pl;q=0.8"), preferred_language("*")
    ('pl', 'en')
    """
    liked = []
    for place, part in enumerate(accepted.split(",")[:20]):
        name, _, rest = part.strip().partition(";")
        language = name.strip().lower().partition("-")[0]
        if language in LANGUAGES:
            liked.append((-_quality(rest), place, language))
    return min(liked)[2] if liked else LANGUAGES[0]


def _quality(text: str) -> float:
    try:
        return float(text.strip().removeprefix("q="))
    except ValueError:
        return 1.0
