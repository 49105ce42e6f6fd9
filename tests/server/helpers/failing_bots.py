"""Bots that fail, each in its way."""

from __future__ import annotations

import os
import time
from pathlib import Path

from ardri.rules.box.options import Option
from ardri.rules.decisions import Decision
from ardri.rules.views.view import View


class Faulty:
    """A bot that ends its process, never answers, or fails."""

    def __init__(self, fault: str) -> None:
        self.fault = fault

    def choose(self, view: View, decision: Decision) -> Option:
        """Do what is wrong with it."""
        if self.fault == "dies":
            os._exit(1)
        if self.fault == "sleeps":
            time.sleep(60)
        raise RuntimeError("it cannot think")


def make(_seed: str, settings: dict[str, str]) -> Faulty:
    """Fails in the way that is set."""
    return Faulty(settings["how"])


def raiser(_seed: str, _settings: dict[str, str]) -> Faulty:
    """Always fails."""
    return Faulty("raises")


def hanger(_seed: str, _settings: dict[str, str]) -> Faulty:
    """Never answers."""
    return Faulty("sleeps")


def install(folder: Path) -> None:
    """Make the bot `faulty` known to programs that find this folder on their path."""
    info = folder / "faulty-1.0.dist-info"
    info.mkdir()
    info.joinpath("METADATA").write_text("Metadata-Version: 2.1\nName: faulty\nVersion: 1.0\n")
    info.joinpath("entry_points.txt").write_text(f"[ardri.bots]\nfaulty = {__name__}:make\n")
