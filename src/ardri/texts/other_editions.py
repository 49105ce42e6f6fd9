"""Names for what the catalogues do not know: cards, territories, moments and more of other editions."""

from __future__ import annotations

from ardri.rules.box.catalogue import CARD_KEYS, CARD_NUMBERS, CARDS, TILE_KEYS, TILE_NUMBERS, TILES, bits
from ardri.rules.box.options import KEYS, MORE_WORDS
from ardri.rules.editions.registry import EDITIONS
from ardri.rules.engine.moments import BASE_MOMENTS, DECK, MOMENT_NAMES
from ardri.rules.state.edition import Edition


def name_of(key: str) -> str | None:
    """A text for a key of another edition, made from the key itself; None for other keys.

    >>> name_of("card-bard") is None, name_of("card-nothing") is None
    (True, True)
    """
    kind, _, rest = key.partition("-")
    name, _, attribute = rest.partition(".")
    if not _is_new(kind, name):
        return None
    if kind == "marker" and attribute == "sign":
        return name[0]
    if kind == "marker" and attribute not in ("", "here"):
        return attribute.replace("_", " ").capitalize()  # a state that it shows
    if attribute and kind != "marker":
        return "\n" * (len(DECK[CARD_NUMBERS[name]].uses) - 1) if kind == "card" else ""
    return name.replace("_", " ").capitalize()


def names_of(edition: Edition) -> dict[str, str]:
    """The names, made from their keys, of all that the catalogues do not know of an edition.

    >>> names_of(EDITIONS["base"])
    {}
    """
    box = edition.box
    moments = [MOMENT_NAMES[moment] for moment in box.moments]
    kinds = {
        "card": [(CARD_KEYS[card], ".text") for card in bits(edition.cards)],
        "tile": [(TILE_KEYS[tile], "") for tile in bits(edition.tiles)],
        "option": [(KEYS[code], ".help") for code in box.words],
        "question": [(name, ".help") for name in (*box.questions, *moments)],
        "moment": [(name, "") for name in moments],
        "won_by": [(name, "") for name in box.reasons],
        "event": [(name, "") for name in box.events],
        "marker": [
            (marker.name, f".{part}") for marker in box.markers for part in marker.states or ("sign", "here")
        ],
    }
    keys = [
        f"{kind}-{name}{part}"
        for kind, names in kinds.items()
        for name, attribute in names
        for part in dict.fromkeys(("", attribute))
    ]
    found = {key: name_of(key) for key in keys}
    return {key: name for key, name in found.items() if name is not None}


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
    if kind == "marker":
        return any(name == marker.name for box in boxes for marker in box.markers)
    return kind in ("won_by", "event") and any(name in (*box.reasons, *box.events) for box in boxes)
