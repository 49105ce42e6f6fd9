"""Measure Ard Rí and its peers side by side and print tables, of engines and of doors: `make bench`.

Every measurement is a process of its own, and the engines take turns, so that a busy moment of the machine
falls on all of them. Ratios are taken within a round, then the median over the rounds. Ours counts only
decisions with two or more options, against all decisions of a peer.
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from benchmarks.contest import Sample

CATANATRON = "catanatron 3.2.1"
HEARTS = "OpenSpiel hearts"
INTERPRETED = "ardri"
COMPILED = "ardri, compiled"

BENCH_PYTHON = Path(sys.executable)
FAST_PYTHON = Path(".venv-fast/bin/python")


@dataclass(frozen=True, slots=True)
class Entry:
    """An engine in the contest: the module that plays it, how, with which interpreter, and what it needs."""

    module: str
    way: str
    python: Path = BENCH_PYTHON
    package: str = "ardri"


ENTRIES = {
    CATANATRON: Entry("benchmarks.peer_catanatron", "ticks", package="catanatron"),
    HEARTS: Entry("benchmarks.peer_openspiel", "hearts", package="pyspiel"),
    INTERPRETED: Entry("benchmarks.ours", "interpreted"),
    COMPILED: Entry("benchmarks.ours", "compiled", python=FAST_PYTHON),
}

AEC = "PettingZoo"
SPIEL = "OpenSpiel"
DOORS_MODULE = "benchmarks.doors"
DOORS = {
    f"{AEC} connect four": Entry(DOORS_MODULE, "pettingzoo-connect-four", package="pettingzoo"),
    f"{AEC} hanabi": Entry(DOORS_MODULE, "pettingzoo-hanabi", package="shimmy"),
    f"{AEC} ardri": Entry(DOORS_MODULE, "pettingzoo-inis", package="pettingzoo"),
    f"{AEC} ardri, compiled": Entry(DOORS_MODULE, "pettingzoo-inis", python=FAST_PYTHON),
    f"{SPIEL} tic-tac-toe": Entry(DOORS_MODULE, "openspiel-tic-tac-toe", package="pyspiel"),
    f"{SPIEL} Kuhn poker": Entry(DOORS_MODULE, "openspiel-kuhn-poker", package="pyspiel"),
    f"{SPIEL} ardri": Entry(DOORS_MODULE, "openspiel-inis", package="pyspiel"),
    f"{SPIEL} ardri, compiled": Entry(DOORS_MODULE, "openspiel-inis", python=FAST_PYTHON),
}
ALL = {**ENTRIES, **DOORS}
STEPS = "steps/s"


@dataclass(frozen=True, slots=True)
class Ratio:
    """One engine's value divided by another's, and what it should be at least, if that has been set."""

    text: str
    above: tuple[str, str]
    below: tuple[str, str]
    target: float | None = None


RATIOS = [
    Ratio(
        "real decisions / all of catanatron's, interpreted",
        (INTERPRETED, "real decisions/s"),
        (CATANATRON, "decisions/s"),
        3,
    ),
    Ratio(
        "real decisions / all of catanatron's, compiled",
        (COMPILED, "real decisions/s"),
        (CATANATRON, "decisions/s"),
        12,
    ),
    Ratio(
        "real decisions / all of hearts', compiled",
        (COMPILED, "real decisions/s"),
        (HEARTS, "decisions/s"),
        1,
    ),
    Ratio(
        "real decisions / those of hearts after the deal, compiled",
        (COMPILED, "real decisions/s"),
        (HEARTS, "decisions/s, after the deal"),
    ),
    *[
        Ratio(
            f"batch with {what} / without a batch, {engine}",
            (name, f"decisions/s, batch with {what}"),
            (name, "decisions/s"),
            target,
        )
        for what, target in (("masks", 0.7), ("observations", 0.15))
        for name, engine in ((INTERPRETED, "interpreted"), (COMPILED, "compiled"))
    ],
    Ratio("catanatron's copy / ours, interpreted", (CATANATRON, "copy us"), (INTERPRETED, "copy us"), 10),
    Ratio("catanatron's copy / ours, compiled", (CATANATRON, "copy us"), (COMPILED, "copy us"), 10),
    *[
        Ratio(
            f"{tool}: ardri{how} / {peer}", (f"{tool} ardri{how}", STEPS), (f"{tool} {peer}", STEPS), target
        )
        for tool, peer, wanted in (
            (AEC, "connect four", 1.5),
            (AEC, "hanabi", None),
            (SPIEL, "tic-tac-toe", 2),
        )
        for how, target in (("", None), (", compiled", wanted))
    ],
]

Samples = Mapping[str, Sequence[Sample]]


def absence(entry: Entry) -> str | None:
    """Why an engine cannot be measured here; None if it can."""
    if not entry.python.exists():
        return f"there is no {entry.python}, which `make fast` makes with a C compiler"
    if entry.python == BENCH_PYTHON and find_spec(entry.package) is None:
        return f"the package {entry.package} is not there; perhaps it has none for this Python"
    return None


def take_sample(entry: Entry, seconds: float, seed: int) -> Sample:
    """Measure one engine in a new process; with fixed hashes, because catanatron's games depend on them."""
    done = subprocess.run(
        [entry.python, "-m", entry.module, entry.way, f"--seconds={seconds}", f"--seed={seed}"],
        env={**os.environ, "PYTHONHASHSEED": "0"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return Sample(**json.loads(done.stdout))


def spread(values: Sequence[float]) -> str:
    """The median, and the lowest and highest value.

    >>> spread([120.0, 90.0, 1000.0])
    '120 (90-1,000)'
    >>> spread([2.5])
    '2.50 (2.50-2.50)'
    """
    middle = statistics.median(values)
    digits = 0 if middle >= 100 else 1 if middle >= 10 else 2
    return f"{middle:,.{digits}f} ({min(values):,.{digits}f}-{max(values):,.{digits}f})"


def table(rows: Sequence[Sequence[str]]) -> str:
    """Rows of cells as text, the first column to the left, the others to the right.

    >>> print(table([["", "speed"], ["hare", "10"]]))
          speed
    hare     10
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for first, *rest in rows:
        cells = [cell.rjust(width) for cell, width in zip(rest, widths[1:], strict=True)]
        lines.append("  ".join([first.ljust(widths[0]), *cells]).rstrip())
    return "\n".join(lines)


def report(samples: Samples, left_out: Mapping[str, str]) -> str:
    """All engines side by side, how ours compare with the peers, and who is left out and why."""
    measures = list(dict.fromkeys(measure for taken in samples.values() for measure in taken[0].values))
    rows = [["", *samples], ["interpreter", *(taken[0].python for taken in samples.values())]]
    rows += [[measure, *(cell(taken, measure) for taken in samples.values())] for measure in measures]
    parts = [table(rows)]
    compared = [row for ratio in RATIOS if (row := compare(ratio, samples))]
    if compared:
        parts.append(table([["ratio", "", "target", ""], *compared]))
    parts += [f"{name} is left out: {reason}." for name, reason in left_out.items()]
    return "\n\n".join(parts)


def cell(taken: Sequence[Sample], measure: str) -> str:
    """The result of an engine in one measure, or a dash if it has none."""
    values = [sample.values.get(measure, 0) for sample in taken]
    return spread(values) if any(values) else "-"


def compare(ratio: Ratio, samples: Samples) -> list[str] | None:
    """A row of the table of ratios; None if one of the two was not measured."""
    (above, its), (below, other) = ratio.above, ratio.below
    for name, measure in (ratio.above, ratio.below):
        if name not in samples or measure not in samples[name][0].values:
            return None
    pairs = zip(samples[above], samples[below], strict=True)
    values = [over.values[its] / under.values[other] for over, under in pairs]
    if ratio.target is None:
        return [ratio.text, spread(values), "", ""]
    met = "met" if statistics.median(values) >= ratio.target else "not met"
    return [ratio.text, spread(values), f"{ratio.target:g}", met]


def main() -> None:
    """Measure in rounds and print the report."""
    parser = argparse.ArgumentParser(description="Measure Ard Rí and its peers side by side.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=4, help="of play for one measurement")
    parser.add_argument("--only", action="append", choices=ALL, help="may be given several times")
    parser.add_argument("--pure", action="store_true", help="leave the compiled engine out")
    arguments = parser.parse_args()
    names = arguments.only or list(ALL)
    left_out = {name: reason for name in names if (reason := absence(ALL[name]))}
    if arguments.pure:
        left_out |= {name: "it could not be compiled" for name in names if ALL[name].python == FAST_PYTHON}
    samples: dict[str, list[Sample]] = {name: [] for name in names if name not in left_out}
    for number in range(1, arguments.rounds + 1):
        for name, taken in samples.items():
            print(f"round {number} of {arguments.rounds}: {name}", file=sys.stderr)
            taken.append(take_sample(ALL[name], arguments.seconds, seed=1000 * number))
    print(f"\n{platform.system()} on {platform.machine()}, one core, random players, four in every game.")
    print(f"Median of {arguments.rounds} rounds (lowest-highest); us are microseconds.\n")
    for kind in (ENTRIES, DOORS):
        measured = {name: taken for name, taken in samples.items() if name in kind}
        missing = {name: reason for name, reason in left_out.items() if name in kind}
        if measured or missing:
            print(f"{report(measured, missing)}\n")


if __name__ == "__main__":
    main()
