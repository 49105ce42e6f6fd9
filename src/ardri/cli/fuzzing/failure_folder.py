"""Failure folder of the fuzzer: which games are done, and a file for each failure."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Final

from ardri import __version__
from ardri.cli.fuzzing.dense import DenseFailure, DenseRun
from ardri.cli.fuzzing.fuzz_game import Failure, Trial
from ardri.cli.fuzzing.position_data import PositionData
from ardri.cli.fuzzing.shrink import lines
from ardri.rules.editions.registry import edition_of
from ardri.rules.errors import RulesError

FORMAT: Final = 1
STATE: Final = "state.json"


class BadFile(Exception):
    """A bad file; the message says which and why."""


class Folder:
    """The progress of one seed, for games or for dense runs. All seeds share one file."""

    def __init__(self, path: Path, name: str) -> None:
        self.path = path
        self.name = name
        self.done: set[int] = set()
        self.choices = 0
        self.failures = 0
        self._others: dict[str, object] = {}
        if (path / STATE).exists():
            self._load()

    def save(self) -> None:
        """Write the progress atomically."""
        self.path.mkdir(parents=True, exist_ok=True)
        own = {"done": ranges(self.done), "choices": self.choices, "failures": self.failures}
        data = {"format": FORMAT, "seeds": {**self._others, self.name: own}}
        fresh = self.path / f"{STATE}.new"
        fresh.write_text(json.dumps(data) + "\n", encoding="utf-8")
        os.replace(fresh, self.path / STATE)

    def save_failure(self, failure: Failure) -> Path:
        """Write a failure to a file, from which it can be replayed."""
        self.path.mkdir(parents=True, exist_ok=True)
        trial = failure.trial
        edition = f"{trial.played}-" if trial.edition else ""
        file = self.path / f"failure-{edition}{trial.seed}-{trial.number}.json"
        data = {
            "format": FORMAT,
            "version": __version__,
            "players": trial.players,
            "edition": trial.played,
            "style": trial.style,
            "windows": trial.windows,
            **asdict(failure),
        }
        file.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
        return file

    def save_dense_failure(self, found: DenseFailure) -> Path:
        """Write a dense failure to a file for replaying, and beside it as code for `ardri.testing`."""
        self.path.mkdir(parents=True, exist_ok=True)
        file = self.path / f"dense-{found.trial.seed}-{found.trial.number}.json"
        data = {"format": FORMAT, "version": __version__, **asdict(found)}
        file.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
        file.with_suffix(".py").write_text(
            f"from ardri.testing import play, position\n\n{lines(found)}", encoding="utf-8"
        )
        return file

    def _load(self) -> None:
        file = self.path / STATE
        data = _read(file)
        seeds = data.get("seeds")
        try:
            if not isinstance(seeds, dict):
                raise ValueError("it has no seeds")
            own = seeds.pop(self.name, {"done": [], "choices": 0, "failures": 0})
            self.done = {number for first, last in own["done"] for number in range(first, last + 1)}
            self.choices = int(own["choices"])
            self.failures = int(own["failures"])
            self._others = seeds
        except (KeyError, TypeError, ValueError) as error:
            raise BadFile(f"{file} is broken ({error!r}); remove it to start again") from None


def ranges(numbers: set[int]) -> list[list[int]]:
    """Numbers as ranges, first and last of each.

    >>> ranges({0, 1, 2, 5})
    [[0, 2], [5, 5]]
    """
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and runs[-1][1] == number - 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return runs


def load_failure(file: Path) -> Failure | DenseFailure:
    """Read a failure from its file. Raises BadFile if it holds none."""
    data = _read(file)
    if "setup" in data:
        return _load_dense_failure(file, data)
    trial, choices, tail, position = (data.get(key) for key in ("trial", "choices", "tail", "position"))
    if not isinstance(trial, dict) or not isinstance(choices, list) or not isinstance(tail, list | None):
        raise BadFile(f"{file} holds no failure of the fuzzer")
    if not isinstance(position, dict | None):
        raise BadFile(f"{file} holds a position that is none")
    try:
        played = Trial(int(trial["seed"]), int(trial["number"]), str(trial.get("edition", "")))
        edition_of(played.played)  # there must be one
        return Failure(
            played,
            str(data.get("problem")),
            str(data.get("kind")),
            str(data.get("traceback")),
            [str(choice) for choice in choices],
            position,
            None if tail is None else [str(choice) for choice in tail],
        )
    except (KeyError, TypeError, ValueError, RulesError) as error:
        raise BadFile(f"{file} does not say which game failed ({error!r})") from None


def _load_dense_failure(file: Path, data: dict[str, object]) -> DenseFailure:
    trial, setup, choices = (data.get(key) for key in ("trial", "setup", "choices"))
    if not isinstance(trial, dict) or not isinstance(setup, dict) or not isinstance(choices, list):
        raise BadFile(f"{file} holds no failure of the fuzzer")
    try:
        return DenseFailure(
            DenseRun(
                int(trial["seed"]),
                int(trial["number"]),
                int(trial["players"]),
                str(trial.get("edition", "")),
            ),
            str(data.get("problem")),
            str(data.get("kind")),
            str(data.get("traceback")),
            PositionData.from_json(setup),
            tuple(str(choice) for choice in choices),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise BadFile(f"{file} does not say which run failed ({error!r})") from None


def _read(file: Path) -> dict[str, object]:
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise BadFile(f"{file} is no JSON: {error}") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadFile(f"{file} is not a file of the fuzzer, or of another version")
    return data
