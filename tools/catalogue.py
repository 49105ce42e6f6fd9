"""Write what the browser client takes from Python: the box, card names, sizes of pieces, limits, beats.

Run it (`make schema`) when any of them changed.
"""

import json
import re
from pathlib import Path

from ardri.pictures.cards.card import deck_of, effects, uses
from ardri.pictures.emblems import emblem
from ardri.pictures.pieces.pieces import PIECES
from ardri.rules.box.base_box import CARD_KEYS, CITADELS, SANCTUARIES, SEATS, TILE_KEYS
from ardri.rules.box.catalogue import CARD_RECORDS, SEAT_NAMES
from ardri.rules.engine.moments import DECK, MOMENT_NAMES
from ardri.rules.engine.questions import WINDOW_MOMENTS
from ardri.rules.state.edition import TO_WIN
from ardri.server.people import person_names
from ardri.server.table import beats
from ardri.server.table.lobby import LONGEST_TEXT
from ardri.texts.catalogues import LANGUAGES, texts
from ardri.texts.speech import TILE_RULES

NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
FOLDER = Path(__file__).parent.parent / "web" / "src"


def card(number: int) -> dict[str, object]:
    """The data of a card: its deck, its uses, its effects, and what else its face shows."""
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
    """True if the emblem is a full picture from edge to edge, not a single object."""
    edges = []
    for stroke in emblem(key):
        numbers = [float(each) for each in NUMBER.findall(stroke.path)]
        if stroke.fill != "none" and min(numbers[1::2]) <= -51:
            edges += numbers[::2]
    return bool(edges) and min(edges) <= -74 and max(edges) >= 74


def files() -> dict[str, str]:
    """The expected content of each file."""
    box = {
        "seats": list(SEAT_NAMES[:SEATS]),
        "players": list(range(2, SEATS + 1)),
        "cards": {key: card(number) for number, key in enumerate(CARD_KEYS)},
        "tiles": {key: {"rule": key in TILE_RULES} for key in TILE_KEYS},
        "windows": WINDOW_MOMENTS,
        "counts": {"sanctuaries": SANCTUARIES, "citadels": CITADELS, "to_win": TO_WIN},
    }
    names = {key: {name: texts(name).say(f"card-{key}") for name in LANGUAGES} for key in CARD_KEYS}
    pieces = {name: {"width": piece.width, "height": piece.height} for name, piece in PIECES.items()}
    limits = {
        "name": {"least": person_names.SHORTEST, "most": person_names.LONGEST},
        "chat": LONGEST_TEXT,
    }
    shown = {
        "ms": beats.MS,
        "joined": beats.JOINED,
        "shifts": beats.SHIFTS,
        "most": beats.MOST,
    }
    return {
        "box/catalogue.json": _written(box),
        "cards/pages/names.json": _written(names),
        "art/pieces.json": _written(pieces),
        "server/limits.json": _written(limits),
        "server/beats.json": _written(shown),
    }


def _written(what: object) -> str:
    return json.dumps(what, ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> None:
    """Write the files."""
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
