"""Names for what the catalogues do not know: cards, territories, moments and more of other editions."""

from __future__ import annotations

from ardri.rules.box.catalogue import CARD_NUMBERS, CARDS, TILE_NUMBERS, TILES
from ardri.rules.box.options import MORE_WORDS
from ardri.rules.editions.registry import EDITIONS
from ardri.rules.engine.moments import BASE_MOMENTS, DECK, MOMENT_NAMES


def name_of(key: str) -> str | None:
    """A text for a key of another edition, made from the key itself; None for other keys.

    >>> name_of("card-bard") is None, name_of("card-nothing") is None
    (True, True)
    """
    kind, _, rest = key.partition("-")
    name, _, attribute = rest.partition(".")
    if not _is_new(kind, name):
        return None
    if attribute:
        return "\n" * (len(DECK[CARD_NUMBERS[name]].uses) - 1) if kind == "card" else ""
    return name.replace("_", " ").capitalize()


def _is_new(kind: str, name: str) -> bool:
    if kind == "card":
        return CARD_NUMBERS.get(name, 0) >= CARDS
    if kind == "tile":
        return TILE_NUMBERS.get(name, 0) >= TILES
    if kind == "option":
        return name in MORE_WORDS
    boxes = [edition.box for edition in EDITIONS.values()]
    if kind in ("moment", "question") and name in MOMENT_NAMES:
        return name not in BASE_MOMENTS
    if kind == "question":
        return any(name in box.questions for box in boxes)
    return kind in ("reason", "won", "event") and any(name in (*box.reasons, *box.events) for box in boxes)
