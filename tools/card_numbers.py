"""Write the numbers of the base game's cards and territories into `rules/box/catalogue.py`, from its table.

Run it when a record of `rules/box/base_box.py` changed. They are written out because mypyc inlines a constant
only where it is written as a number.
"""

import re
from collections.abc import Sequence
from pathlib import Path

from ardri.rules.box.base_box import (
    ACTION_CARDS,
    ADVANTAGE_CARDS,
    CARDS,
    EPIC_CARDS,
    TILES,
    CardRecord,
    TileRecord,
)

FILE = Path(__file__).parent.parent / "src" / "ardri" / "rules" / "box" / "catalogue.py"
BEGIN, END = "# Written by tools/card_numbers.py: begin\n", "# Written by tools/card_numbers.py: end\n"


def constants() -> str:
    """The numbers as constants, deck after deck."""
    first_epic = len(ACTION_CARDS) + len(ADVANTAGE_CARDS)
    lines = ["# Action cards"]
    lines += [f"{card.key.upper()}: Final = {number}" for number, card in enumerate(ACTION_CARDS)]
    lines += ["", "# Territories"]
    lines += [f"{tile.key.upper()}: Final = {number}" for number, tile in enumerate(TILES)]
    lines += ["", "# Epic Tales"]
    lines += [f"{card.key.upper()}: Final = {number}" for number, card in enumerate(EPIC_CARDS, first_epic)]
    lines += [
        "",
        "# How many there are",
        f"ACTIONS: Final = {len(ACTION_CARDS)}",
        f"TILES: Final = {len(TILES)}",
        f"TALES: Final = {len(EPIC_CARDS)}",
        f"CARDS: Final = {len(CARDS)}",
        "",
        "# The first card of the decks after the Action cards",
        f"ADVANTAGE: Final = {len(ACTION_CARDS)}",
        f"EPIC: Final = {first_epic}",
        "",
        "# What the numbers were written for",
        *_keys("TILES", TILES),
        *_keys("CARDS", CARDS),
    ]
    return "\n".join(lines) + "\n"


def _keys(name: str, records: Sequence[TileRecord | CardRecord]) -> list[str]:
    return [f"NUMBERED_{name}: Final = (", *[f'    "{record.key}",' for record in records], ")"]


def written(text: str) -> str:
    """The module with its numbers as they should be."""
    return re.sub(f"(?s){BEGIN}.*{END}", lambda _: f"{BEGIN}\n{constants()}\n{END}", text)


def main() -> None:
    """Write them."""
    FILE.write_text(written(FILE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
