"""Entrants of a match: a bot of the registry by its name, or anybody's by the name of its maker in Python."""

from __future__ import annotations

from importlib import import_module

from ardri.bots import registry
from ardri.bots.protocol import Bot, Maker
from ardri.bots.settings import BotError


def make_bot(spec: str, seed: str) -> Bot:
    """The bot with a name like ``calf``, ``chieftain:noise=0.5`` or ``my_package.my_bots.make``."""
    name, settings = registry.parse(spec)
    if "." not in name:
        return registry.make(spec, seed)
    module, _, attribute = name.rpartition(".")
    try:
        maker: Maker = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise BotError(f"there is no bot {name!r}: {error}") from None
    return maker(seed, settings)
