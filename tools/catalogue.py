"""Write what the browser client knows of the box: cards, territories, their names, and the size of pieces.

Run it (`make schema`) when a card or a piece changed.
"""

import json
import re
from pathlib import Path

from ardri.pictures.cards.card import deck_of, effects, uses
from ardri.pictures.emblems import emblem
from ardri.pictures.pieces.pieces import PIECES
from ardri.rules.box.base_box import CARD_KEYS, CITADELS, SANCTUARIES, TILE_KEYS
from ardri.rules.box.catalogue import CARD_RECORDS
from ardri.rules.engine.moments import DECK, MOMENT_NAMES
from ardri.rules.engine.questions import WINDOW_MOMENTS
from ardri.rules.state.edition import TO_WIN
from ardri.texts.catalogues import LANGUAGES, texts
from ardri.texts.speech import TILE_RULES

NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
FOLDER = Path(__file__).parent.parent / "web" / "src"


def card(number: int) -> dict[str, object]:
    """A card: its deck, the sign and the moment of each use, what it does, and what else its face shows."""
    key = CARD_KEYS[number]
    moments = [MOMENT_NAMES[use.moment] for use in DECK[number].uses]
    return {
        "deck": deck_of(key),
        "uses": [{"sign": sign, "moment": moment} for sign, moment in zip(uses(key), moments, strict=True)],
        "icons": list(effects(key)),
        "four": CARD_RECORDS[number].players >= 4,
        "scene": is_scene(key),
    }


def is_scene(key: str) -> bool:
    """Whether the emblem is a picture with a ground of its own, from edge to edge, and not a thing alone."""
    edges = []
    for stroke in emblem(key):
        numbers = [float(each) for each in NUMBER.findall(stroke.path)]
        if stroke.fill != "none" and min(numbers[1::2]) <= -51:
            edges += numbers[::2]
    return bool(edges) and min(edges) <= -74 and max(edges) >= 74


def files() -> dict[str, str]:
    """The files by their names, as they should be."""
    box = {
        "cards": {key: card(number) for number, key in enumerate(CARD_KEYS)},
        "tiles": {key: {"rule": key in TILE_RULES} for key in TILE_KEYS},
        "windows": WINDOW_MOMENTS,
        "counts": {"sanctuaries": SANCTUARIES, "citadels": CITADELS, "to_win": TO_WIN},
    }
    names = {key: {name: texts(name).say(f"card-{key}") for name in LANGUAGES} for key in CARD_KEYS}
    pieces = {name: {"width": piece.width, "height": piece.height} for name, piece in PIECES.items()}
    return {
        "cards/catalogue.json": _written(box),
        "cards/pages/names.json": _written(names),
        "art/pieces.json": _written(pieces),
    }


def _written(what: object) -> str:
    return json.dumps(what, ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> None:
    """Write the files."""
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
