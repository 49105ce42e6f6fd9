"""Look-alike names, by the confusables of Unicode (TR 39): two of them have the same skeleton.

The likeness of a name is for comparing and never shown. It tells neither case nor accents apart, nor signs
that can be taken for each other, such as `1`, `l`, `I` and `|`, or Latin and Cyrillic letters.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final
from unicodedata import category, name, normalize

import msgspec

# Letters with marks above or below are written by people in a hurry without them; elsewhere marks are vowels.
_ACCENTED: Final = ("LATIN", "GREEK", "CYRILLIC")
_ROUNDS: Final = 3  # until folding and taking apart change nothing more

# Who speaks for the server, in the languages it speaks
_OFFICES: Final = (
    "admin administrator moderator mod sysop root system server staff team support official operator "
    "administrateur administratrice modérateur modératrice système serveur équipe officiel opérateur "
    "administratorka moderatorka serwer obsługa zespół oficjalny operatorka"
)


class _Confusable(msgspec.Struct):
    c: str


@cache
def _prototypes() -> dict[str, str]:
    """The representative of each set of confusable characters."""
    data = (files("confusable_homoglyphs") / "confusables.json").read_bytes()
    alike = msgspec.json.decode(data, type=dict[str, list[_Confusable]])
    found = {}
    for sign, others in alike.items():
        if len(sign) == 1 and len(others) == 1:  # many signs are like one, which is like many
            (other,) = (each.c for each in others)
            pair = len(alike.get(other, ())) == 1 and len(other) == 1
            found[sign] = min(sign, other) if pair else other
    return found


def skeleton(shown: str) -> str:
    """The skeleton of a name: the same for two names that look alike.

    >>> skeleton("Olivia") == skeleton("0Iivia") == skeleton("ólıvia")
    True
    >>> skeleton("Coco") == skeleton("Сосо"), skeleton("Anna") == skeleton("Hanna")
    (True, False)
    """
    found = _prototype(shown)  # some look alike as capitals only
    for _ in range(_ROUNDS):
        found = _prototype(found.casefold())
    return " ".join(found.casefold().replace("i", "l").split())  # as a capital it looks like that


def _prototype(text: str) -> str:
    return "".join(_prototypes().get(sign, sign) for sign in _bare(text))


def _bare(text: str) -> str:
    """A text without accents."""
    kept = []
    base = ""
    for sign in normalize("NFKD", text):
        mark = category(sign).startswith("M")
        base = base if mark else name(sign, "").partition(" ")[0]
        if not (mark and base in _ACCENTED):
            kept.append(sign)
    return "".join(kept)


@cache
def _offices() -> frozenset[str]:
    return frozenset(skeleton(word) for word in _OFFICES.split())


def looks_official(shown: str) -> bool:
    """True if a name could be taken for one of the server's staff.

    >>> [looks_official(name) for name in ("Adm1n", "Système 2", "Mod-erator", "Modesta")]
    [True, True, True, False]
    """
    words = "".join(sign if category(sign)[0] in "LM" else " " for sign in skeleton(shown)).split()
    return not _offices().isdisjoint([*words, "".join(words)])
