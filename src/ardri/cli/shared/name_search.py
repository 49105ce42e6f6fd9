"""Name search: find something by a typed name, in any language and case, without accents or apostrophes."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from ardri.texts.catalogues import LANGUAGES, texts

SUGGESTIONS: Final = 6
LIKENESS: Final = 0.66
LETTERS: Final = str.maketrans({"ł": "l", "œ": "oe", "&": " and ", "’": "", "'": "", "_": " ", "-": " "})


@dataclass(frozen=True)
class SearchResult:
    """The result of a search: the matching keys, or, if none matches, the near ones."""

    keys: tuple[str, ...]
    near: tuple[str, ...] = ()


def plain(name: str) -> str:
    """The name in lower case, without accents and punctuation, one space between words.

    >>> plain("L’œil de Balor"), plain("Święto"), plain("Craftsmen & Peasants")
    ('loeil de balor', 'swieto', 'craftsmen and peasants')
    """
    parts = unicodedata.normalize("NFKD", name.casefold().translate(LETTERS))
    return " ".join("".join(each for each in parts if each.isalnum() or each.isspace()).split())


def names_of(prefix: str, keys: Sequence[str], first: str = LANGUAGES[0]) -> dict[str, list[str]]:
    """All names of each key: in the first language, in the others, and the key itself."""
    order = [first, *[language for language in LANGUAGES if language != first]]
    found = {}
    for key in keys:
        said = [texts(language).say(f"{prefix}-{key}") for language in order]
        apart = [plain(name.replace("’", " ")) for name in said]  # the eye alone, of “l’œil”
        found[key] = [*map(plain, said), plain(key), *apart]
    return found


def find(name: str, names: Mapping[str, Sequence[str]]) -> SearchResult:
    """Search by name: exact names first, then names that begin so, then words that begin so, then near ones.

    >>> names = {"bard": ["bard"], "balors_eye": ["balors eye"], "hills": ["hills", "collines"]}
    >>> find("COLLINES", names).keys, find("ba", names).keys, find("eye", names).keys
    (('hills',), ('bard', 'balors_eye'), ('balors_eye',))
    >>> find("hlls", names).near
    ('hills',)
    """
    wanted = plain(name)
    if not wanted:
        return SearchResult(())
    for place in range(max(len(called) for called in names.values())):
        exact = tuple(key for key, called in names.items() if called[place : place + 1] == [wanted])
        if exact:
            return SearchResult(exact)
    tests = (
        lambda called: called.startswith(wanted),
        lambda called: called.replace(" ", "").startswith(wanted.replace(" ", "")),
        lambda called: f" {wanted}" in f" {called}",
    )
    for fits in tests:
        keys = tuple(key for key, called in names.items() if any(map(fits, called)))
        if keys:
            return SearchResult(keys)
    return SearchResult((), _near(wanted, names))


def _near(wanted: str, names: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    """Keys with a similar name or a similar word in it, the nearest first."""
    spelt = {each: key for key, called in names.items() for name in called for each in (name, *name.split())}
    close = get_close_matches(wanted, list(spelt), SUGGESTIONS, LIKENESS)
    return tuple(dict.fromkeys(spelt[each] for each in close))
