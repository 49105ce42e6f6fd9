"""Who may enter: a bot of the house by its name, or anybody's by the name of its maker in Python."""

from __future__ import annotations

from importlib import import_module

from ardri.bots.protocol import Bot


class UnknownBot(Exception):
    """Nobody is called so; the message says who is."""


def make_bot(spec: str, seed: str) -> Bot:
    """The bot with a name like ``calf``, ``druid:iterations=200`` or ``my_package.my_bots.maker``."""
    name, _, rest = spec.partition(":")
    options = dict(pair.split("=", 1) for pair in rest.split(",") if pair)
    module, _, attribute = name.rpartition(".")
    bot: Bot = getattr(import_module(module), attribute)(seed, options)
    return bot
