"""English plurals, for the commands that have no other language."""

from __future__ import annotations


def several(count: int, thing: str) -> str:
    """A number with its noun, in the plural if needed.

    >>> several(1, "clan"), several(2, "clan"), several(3, "territory")
    ('1 clan', '2 clans', '3 territories')
    """
    if count == 1:
        return f"1 {thing}"
    return f"{count} {thing[:-1]}ies" if thing.endswith("y") else f"{count} {thing}s"
