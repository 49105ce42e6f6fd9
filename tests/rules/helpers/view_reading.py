"""Reading what a view shows."""

import json

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.game import Game
from ardri.rules.views.view import View

__all__ = ["Way", "at", "kinds", "named", "shown", "view_of"]

Way = tuple[str | int, ...]


def view_of(game: Game, name: str) -> View:
    """The view of a seat by its letter; ``*`` is a spectator."""
    return game.view(None if name == "*" else SEAT_NAMES.index(name))


def at(part: object, path: Way) -> object:
    """The value at a path of keys and numbers."""
    for step in path:
        if isinstance(part, dict):
            part = part[step]
        else:
            assert isinstance(part, list)
            part = part[int(step)]
    return part


def shown(game: Game, name: str, *path: str | int) -> object:
    """The value of a view at a path of keys and numbers, as it comes out of JSON."""
    return at(json.loads(json.dumps(view_of(game, name).to_json())), path)


def named(game: Game, name: str) -> set[str]:
    """Everything that a view names anywhere, but for what may or may not be true."""
    view = view_of(game, name).to_json()
    del view["may_hold"]
    del view["tiles"]
    return _named(view)


def _named(part: object) -> set[str]:
    if isinstance(part, str):
        return set(part.split(":"))
    if isinstance(part, dict | list):
        inside = part.values() if isinstance(part, dict) else part
        return {name for inner in inside for name in _named(inner)}
    return set()


def kinds(game: Game, name: str) -> str:
    """The unfinished things of a view, outermost first: ``"play(bard) window(card_declared)"``."""
    doing = shown(game, name, "doing")
    assert isinstance(doing, list)
    found = []
    for entry in doing:
        detail = entry.get("card") or entry.get("moment")
        found.append(f"{entry['kind']}({detail})" if detail else str(entry["kind"]))
    return " ".join(found)
