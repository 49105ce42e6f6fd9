"""Bots by name. Ours are listed here; a package adds its own by an entry point in the group `ardri.bots`.

>>> names()[:3]
['calf', 'chieftain', 'druid']
>>> make("chieftain:noise=0.5", seed="7").choose.__name__
'choose'
"""

from __future__ import annotations

import sys
from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, distributions
from typing import Final

from ardri.bots.protocol import Bot, Maker
from ardri.bots.settings import BotError

GROUP: Final = "ardri.bots"

# In the words of `[project.entry-points]`, but in force without an installation
OURS: Final[dict[str, str]] = {
    "calf": "ardri.bots.calf:make",
    "chieftain": "ardri.bots.chieftain:make",
    "druid": "ardri.bots.druid:make",
    "easy": "ardri.bots.chieftain:make_easy",
    "hard": "ardri.bots.druid:make_hard",
    "medium": "ardri.bots.chieftain:make",
}


def names() -> list[str]:
    """The names of all bots there are, in order."""
    return sorted(_found())


def make(spec: str, seed: str) -> Bot:
    """The bot of a spec, `name` or `name:key=value,key=value`, for one seat of one game."""
    name, settings = parse(spec)
    found = _found()
    if name not in found:
        close = get_close_matches(name, found, n=3)
        hint = f"did you mean {' or '.join(close)}?" if close else f"there are: {', '.join(names())}"
        raise BotError(f"there is no bot {name!r}; {hint}")
    maker: Maker = found[name].load()
    try:
        return maker(seed, settings)
    except BotError as error:
        raise BotError(f"{name}: {error}") from None


def parse(spec: str) -> tuple[str, dict[str, str]]:
    """A spec as a name and settings.

    >>> parse("chieftain:noise=0.5")
    ('chieftain', {'noise': '0.5'})
    """
    name, colon, rest = spec.partition(":")
    settings: dict[str, str] = {}
    for part in rest.split(",") if colon else []:
        key, equals, value = part.partition("=")
        if not key or not equals:
            raise BotError(f"a bot is written name:key=value,key=value, not {spec!r}")
        if key in settings:
            raise BotError(f"{key} is set twice in {spec!r}")
        settings[key] = value
    return name, settings


def about(name: str) -> str:
    """The one-line description of a bot, from its maker's docstring.

    >>> about("calf")
    'Chooses at random; no settings.'
    """
    return (_found()[name].load().__doc__ or "").strip().partition("\n")[0]


def _found() -> dict[str, EntryPoint]:
    """All bots by name."""
    return _found_on(tuple(sys.path))


@cache
def _found_on(path: tuple[str, ...]) -> dict[str, EntryPoint]:
    """All bots by name that are installed along a path; nobody else's bot takes the name of ours."""
    installed = [entry for each in distributions(path=list(path)) for entry in each.entry_points]
    found = {entry.name: entry for entry in installed if entry.group == GROUP}
    ours = {name: EntryPoint(name, value, GROUP) for name, value in OURS.items()}
    return {**found, **ours}
