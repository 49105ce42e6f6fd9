"""Names of people: what one may be called, and when two names are the same."""

from __future__ import annotations

from typing import Final
from unicodedata import category, normalize

from ardri.server.refusal import Refused

SHORTEST: Final = 2
LONGEST: Final = 24
MARKS: Final = 2  # signs above or below one letter that has no sign of its own for it

# Other (control, format with its changes of direction, unassigned ...) and separators of lines
_NEVER: Final = ("C", "Zl", "Zp")


def tidy(name: str) -> str:
    """A name as it is shown, without odd forms of letters and superfluous spaces; Refused if it is none.

    >>> tidy("  Ériu   of the Ｈills ")
    'Ériu of the Hills'
    """
    shown = " ".join(normalize("NFKC", name).split())
    if len(shown) < SHORTEST:
        raise Refused("name_short", least=SHORTEST)
    if len(shown) > LONGEST:
        raise Refused("name_long", most=LONGEST)
    kinds = [category(sign) for sign in shown]
    marks = 0
    for kind in kinds:
        marks = marks + 1 if kind.startswith("M") else 0
        if marks > MARKS or kind.startswith(_NEVER):
            raise Refused("name_signs")
    if kinds[0].startswith("M") or not any(kind[0] in "LN" for kind in kinds):
        raise Refused("name_signs")
    return shown


def reserved(name: str) -> str:
    """What is the same for two names that people would take for one.

    >>> reserved("ÉRIU Straße") == reserved("ériu strasse")
    True
    """
    folded = normalize("NFD", name)
    for _ in range(2):  # some letters come apart only when they are folded, and fold only when they are apart
        folded = normalize("NFKD", folded.casefold())
    return " ".join(normalize("NFKC", folded).split())
