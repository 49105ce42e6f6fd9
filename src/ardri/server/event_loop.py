"""Event loop: uvloop where it is installed (`pip install 'ardri[fast-server]'`), otherwise asyncio's own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from importlib import import_module
from importlib.util import find_spec
from typing import Final, Literal

LoopName = Literal["asyncio", "uvloop"]

AUTO: Final = "auto"


def loop_named(name: str) -> LoopName:
    """The event loop of a name; ValueError says why there is none.

    >>> loop_named("asyncio")
    'asyncio'
    >>> loop_named("trio")
    Traceback (most recent call last):
    ValueError: not one of auto, asyncio, uvloop
    """
    if name == AUTO:
        return default_loop()
    if name == "asyncio":
        return "asyncio"
    if name != "uvloop":
        raise ValueError("not one of auto, asyncio, uvloop")
    if find_spec("uvloop") is None:
        raise ValueError("uvloop is not installed: pip install 'ardri[fast-server]'")
    return "uvloop"


def default_loop() -> LoopName:
    """The event loop that runs unless another one is asked for."""
    return "asyncio" if find_spec("uvloop") is None else "uvloop"


def run(name: LoopName, main: Coroutine[object, object, None]) -> None:
    """Run a coroutine to its end on an event loop."""
    with asyncio.Runner(loop_factory=_factory(name)) as runner:
        runner.run(main)


def _factory(name: LoopName) -> Callable[[], asyncio.AbstractEventLoop] | None:
    if name == "asyncio":
        return None
    found: Callable[[], asyncio.AbstractEventLoop] = import_module("uvloop").new_event_loop
    return found
