"""Bots that do what a bot should not, and one that plays at random, to be named in matches of the tests."""

import os
import time
from pathlib import Path
from random import Random
from typing import cast

from ardri.rules.box.options import OPTIONS, Option
from ardri.rules.decisions import Decision
from ardri.rules.views.view import View


def named(bot: str, **settings: int | str) -> str:
    """The name of a bot of this module in a match."""
    rest = ",".join(f"{key}={value}" for key, value in settings.items())
    return f"{__name__}.{bot}{':' if rest else ''}{rest}"


class Wanderer:
    """Chooses at random, until it has chosen often enough to do something odd."""

    def __init__(self, seed: str, options: dict[str, str]) -> None:
        self.rng = Random(seed)
        self.sane = int(options.get("sane", "1000000"))
        self.mark = options.get("mark", "")

    def choose(self, view: View, decision: Decision) -> Option:
        assert view.seat == decision.seat
        if self.sane == 0:
            return self.odd(decision)
        self.sane -= 1
        return self.rng.choice(decision.options)

    def odd(self, decision: Decision) -> Option:
        raise AssertionError("it never comes to this")


class Crasher(Wanderer):
    """Raises an error."""

    def odd(self, decision: Decision) -> Option:
        raise LookupError("the path\nis lost")


class Quitter(Wanderer):
    """Tries to end the program."""

    def odd(self, decision: Decision) -> Option:
        raise SystemExit(3)


class Mumbler(Wanderer):
    """Answers nothing, against its word."""

    def odd(self, decision: Decision) -> Option:
        return cast(Option, None)


class Cheat(Wanderer):
    """Chooses what it is not offered."""

    def odd(self, decision: Decision) -> Option:
        return next(option for option in OPTIONS if option not in decision.options)


class Sleeper(Wanderer):
    """Never answers."""

    def odd(self, decision: Decision) -> Option:
        while True:
            time.sleep(1)


class Dawdler(Wanderer):
    """Answers late."""

    def odd(self, decision: Decision) -> Option:
        time.sleep(1.1)
        return decision.options[0]


class Bomb(Wanderer):
    """Takes its process down; with a mark, only once, for then there is a file."""

    def odd(self, decision: Decision) -> Option:
        if self.mark and Path(self.mark).exists():
            return decision.options[0]
        if self.mark:
            Path(self.mark).touch()
        os._exit(9)
