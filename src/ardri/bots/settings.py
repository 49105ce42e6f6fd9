"""Settings after a bot's name, as `chieftain:noise=0.5`: numbers with defaults, checked."""

from __future__ import annotations

from collections.abc import Mapping


class BotError(ValueError):
    """There is no such bot, or it cannot be made like that."""


def numbers(settings: Mapping[str, str], defaults: Mapping[str, float]) -> dict[str, float]:
    """The settings as numbers, none below zero; whatever is not set has its default.

    >>> numbers({"noise": "0.5"}, {"noise": 0, "worlds": 1})
    {'noise': 0.5, 'worlds': 1}
    >>> numbers({"noize": "1"}, {"noise": 0})
    Traceback (most recent call last):
    ...
    ardri.bots.settings.BotError: there is no setting 'noize'; there are: noise
    """
    found = dict(defaults)
    for name, text in settings.items():
        if name not in defaults:
            known = ", ".join(defaults) or "none"
            raise BotError(f"there is no setting {name!r}; there are: {known}")
        try:
            value = float(text)
        except ValueError:
            value = -1.0
        if not 0 <= value < float("inf"):
            raise BotError(f"{name} is a number, 0 or more, not {text!r}")
        found[name] = value
    return found
