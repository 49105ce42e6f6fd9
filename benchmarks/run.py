"""Measure Ard Rí and its peers side by side and print one table: `make bench`.

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
from collections.abc import Callable, Sequence

from benchmarks.contest import Sample

CONTENDERS = {
    "catanatron 3.2.1": ("benchmarks.peer_catanatron", "ticks"),
    "ardri, options": ("benchmarks.ours", "options"),
    "ardri, codes": ("benchmarks.ours", "codes"),
}
PEER = "catanatron 3.2.1"

COLUMNS: dict[str, Callable[[Sample], float]] = {
    "decisions/s": lambda sample: sample.decisions_per_second,
    "real/s": lambda sample: sample.real_per_second,
    "games/s": lambda sample: sample.games_per_second,
    "real/game": lambda sample: sample.real_per_game,
    "copy us": lambda sample: sample.copy_microseconds,
}


def take_sample(name: str, seconds: float, seed: int) -> Sample:
    """Measure one engine in a new process; with fixed hashes, because catanatron's games depend on them."""
    module, way = CONTENDERS[name]
    done = subprocess.run(
        [sys.executable, "-m", module, way, f"--seconds={seconds}", f"--seed={seed}"],
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


def report(samples: dict[str, list[Sample]]) -> str:
    """The table of all engines and, where the peer was measured too, how ours compare with it."""
    rows = [["", *COLUMNS]]
    for name, taken in samples.items():
        rows.append([name, *(spread([value(sample) for sample in taken]) for value in COLUMNS.values())])
    text = table(rows)
    ours = {name: taken for name, taken in samples.items() if name != PEER}
    if PEER not in samples or not ours:
        return text
    peer = samples[PEER]
    ratios = [[f"against {PEER}", "real decisions / all of its", "games", "its copy / ours"]]
    for name, taken in ours.items():
        pairs = list(zip(taken, peer, strict=True))
        ratios.append(
            [
                name,
                spread([own.real_per_second / its.decisions_per_second for own, its in pairs]),
                spread([own.games_per_second / its.games_per_second for own, its in pairs]),
                spread([its.copy_microseconds / own.copy_microseconds for own, its in pairs]),
            ]
        )
    return f"{text}\n\n{table(ratios)}"


def main() -> None:
    """Measure in rounds and print the report."""
    parser = argparse.ArgumentParser(description="Measure Ard Rí and its peers side by side.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=4, help="of play for one measurement")
    parser.add_argument("--only", action="append", choices=CONTENDERS, help="may be given several times")
    arguments = parser.parse_args()
    names = arguments.only or list(CONTENDERS)
    samples: dict[str, list[Sample]] = {name: [] for name in names}
    for number in range(1, arguments.rounds + 1):
        for name in names:
            print(f"round {number} of {arguments.rounds}: {name}", file=sys.stderr)
            samples[name].append(take_sample(name, arguments.seconds, seed=1000 * number))
    python = f"{platform.python_implementation()} {platform.python_version()} on {platform.machine()}"
    print(f"\n{python}, one core, four random players.")
    print(f"Median of {arguments.rounds} rounds (lowest-highest).\n")
    print(report(samples))


if __name__ == "__main__":
    main()
