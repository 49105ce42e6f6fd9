"""Write what the browser client takes from Python: the box, card names, sizes of pieces, limits, beats.

Run it (`make schema`) when any of them changed.
"""

import json
from pathlib import Path

import msgspec

from ardri.pictures.pieces.pieces import PIECES
from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.box.options import OF_ACTIONS, OF_CARDS, OF_COUNTS, OF_SEATS, OF_TILES, VERBS
from ardri.rules.editions.base import BASE, DISCOVERY
from ardri.rules.editions.registry import card_keys
from ardri.rules.state.edition import LEAST_PLAYERS, TO_WIN
from ardri.server.http.edition_catalogue import catalogue_of
from ardri.server.people import person_names
from ardri.server.table import beats
from ardri.server.table.lobby import LONGEST_TEXT
from ardri.texts.catalogues import LANGUAGES, texts

FOLDER = Path(__file__).parent.parent / "web" / "src"
KINDS = {OF_SEATS: "seat", OF_TILES: "tile", OF_COUNTS: "count", OF_CARDS: "card", OF_ACTIONS: "card"}


def files() -> dict[str, str]:
    """The expected content of each file."""
    base = catalogue_of(BASE)
    box = {
        "seats": list(SEAT_NAMES),
        "least": LEAST_PLAYERS,
        "editions": [{"name": edition.name, "players": edition.seats} for edition in (BASE, DISCOVERY)],
        "cards": msgspec.to_builtins(base.cards),
        "tiles": msgspec.to_builtins(base.tiles),
        "windows": base.windows,
        "verbs": {**{verb: KINDS[kind] for verb, _, kind in VERBS}, "site": "site"},
        "needed": TO_WIN,
        "packet": max(BASE.packets),
    }
    names = {key: {name: texts(name).say(f"card-{key}") for name in LANGUAGES} for key in card_keys()}
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
