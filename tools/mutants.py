"""Mutation tests: break the rules on purpose, one at a time, and see that the tests notice.

    tools/mutants.py                        everything
    tools/mutants.py card:bard ruling:19    only these
    tools/mutants.py --write                everything, and write docs/mutants.md

Broken are: each use of each card (it does nothing), each moment (nobody is asked), and each ruling, as
the tables in `tests/mutants` say. Every mutant is one edit in a copy of the source outside the repository,
against which the tests that cover it run (`pytest --covers`). It is killed if one of them fails, and
survives if none does. It is invalid if neither can be said: no test covers it, the edit does not fit, or
the code no longer runs.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib.util
import json
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ardri.rules.box.catalogue import CARD_NUMBERS, CARDS
from ardri.rules.editions.registry import card_keys
from ardri.rules.engine.moments import ANY_TIME, BASE_MOMENTS, DECK, MOMENT_NAMES

ROOT: Final = Path(__file__).resolve().parents[1]
RULES: Final = Path("src/ardri/rules")
BASE_CARDS: Final = "cards/__init__.py"  # read before what comes with an expansion
EXPANSION: Final = "../seasons/__init__.py"
TABLES: Final = ROOT / "tests" / "mutants"
REPORT: Final = ROOT / "docs" / "mutants.md"

KILLED: Final = "killed"
SURVIVED: Final = "survived"
INVALID: Final = "invalid"

# A mutant may go round in circles: it gets so much time and memory.
SECONDS: Final = 120
BYTES: Final = 4 << 30

PASSED: Final = 0
FAILED: Final = 1
NO_TESTS: Final = 5
SLIPS: Final = ("NameError", "UnboundLocalError", "ImportError", "SyntaxError")

PLUGINS: Final = ("-p", "no:cacheprovider", "-p", "pytest_timeout")
PYTEST: Final = (sys.executable, "-m", "pytest", "-q", *PLUGINS, "--tb=no", "-m", "not slow")
# Loading all plugins takes longer than most of the runs here. Wide columns leave messages uncut.
QUICK_START: Final = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": "", "COLUMNS": "1000"}


# What is broken


@dataclass(frozen=True)
class Mutant:
    """One edit in a file of the rules (`old` becomes `new`; without `old`, `new` is added at the end)."""

    name: str
    covers: str
    broken: str
    file: str
    old: str
    new: str

    def edited(self, text: str) -> str:
        """The text of the file with the edit."""
        if not self.old:
            return f"{text}\n{self.new}\n"
        count = text.count(self.old)
        if count != 1:
            raise ValueError(f"the snippet is {count} times in {self.file}")
        return text.replace(self.old, self.new)


def cut_cards(moment: int, kept: str) -> str:
    """Lines after which only some cards are used at a moment, in every edition."""
    return (
        "from ardri.rules.box.catalogue import CARDS_AT\n"
        "from ardri.rules.state.edition import editions_so_far\n"
        "for cards in (CARDS_AT, *[edition.cards_at for edition in editions_so_far()]):\n"
        f"    cards[{moment}] &= {kept}"
    )


def card_mutants() -> Iterator[Mutant]:
    """Every use of every card does nothing."""
    for key in card_keys():
        number = CARD_NUMBERS[key]
        for index, use in enumerate(DECK[number].uses):
            card = f"DECK[{number}]"
            moment = MOMENT_NAMES[use.moment]
            if use.resolve:
                broken, line = "does nothing", f"{card}.uses[{index}].resolve = ()"
            else:
                broken, line = "cannot be played", cut_cards(use.moment, f"~(1 << {number})")
            yield Mutant(
                name=f"card:{key}/{moment}",
                covers=f"card:{key}",
                broken=f"the card {broken} at {moment}",
                file=BASE_CARDS if number < CARDS else EXPANSION,
                old="",
                new=f"from ardri.rules.engine.moments import DECK\n{line}",
            )


def window_mutants() -> Iterator[Mutant]:
    """At every moment nobody is asked."""
    for moment, name in enumerate(MOMENT_NAMES):
        file = BASE_CARDS if moment < len(BASE_MOMENTS) else EXPANSION
        line = cut_cards(moment, "0")
        if moment == ANY_TIME:  # it belongs to all questions and has no window of its own
            file, line = "asking.py", "with_moor = lambda s, seat, options: options"
        yield Mutant(f"window:{name}", f"window:{name}", "nobody is asked", file, "", line)


def ruling_mutants() -> Iterator[Mutant]:
    """The mutants for rulings, read from the tables."""
    entries = [
        entry
        for table in sorted(TABLES.glob("*.toml"))
        for entry in tomllib.loads(table.read_text(encoding="utf-8"))["mutant"]
    ]
    count: Counter[int | str] = Counter()
    for entry in sorted(entries, key=lambda entry: _place(str(entry["ruling"]))):
        number = entry["ruling"]
        count[number] += 1
        yield Mutant(
            name=f"ruling:{number}/{count[number]}",
            covers=f"ruling:{number}",
            broken=entry["why"],
            file=entry["file"],
            old=entry["old"],
            new=entry["new"],
        )


def _place(ruling: str) -> tuple[bool, int]:
    """The place of a ruling: those of the base game first."""
    return ruling.startswith("E"), int(ruling.lstrip("E"))


def chosen(wanted: Iterable[str]) -> list[Mutant]:
    """The mutants named, by their own name or by what they break; all of them if none is named."""
    mutants = [*card_mutants(), *window_mutants(), *ruling_mutants()]
    if not wanted:
        return mutants
    names = {name for mutant in mutants for name in (mutant.name, mutant.covers)}
    for name in wanted:
        if name not in names:
            raise SystemExit(f"There is no mutant {name}.")
    return [mutant for mutant in mutants if mutant.name in wanted or mutant.covers in wanted]


# Running the tests


class Scratch:
    """A scratch copy of the repository, and the test results before anything is broken."""

    def __init__(self, folder: Path, specs: set[str], jobs: int) -> None:
        self.folder = folder
        for part in ("src", "tests", "tools", "docs", "benchmarks", "examples"):
            shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy2(ROOT / "pyproject.toml", folder)
        self._files = self._collect(specs)
        self.failing = self._already_failing(specs, jobs)

    def files(self, specs: set[str]) -> list[str]:
        """The test files with tests that cover any of these."""
        return sorted({file for spec in specs for file in self._files.get(spec, ())})

    def run(
        self, source: Path, *options: str, seconds: int | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Run the tests of this folder against a source."""
        return subprocess.run(
            [*PYTEST, *options],
            cwd=self.folder,
            env={**os.environ, **QUICK_START, "PYTHONPATH": str(source)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=seconds,
            check=False,
        )

    def _collect(self, specs: set[str]) -> dict[str, set[str]]:
        found = self.folder / "covers.json"
        done = self.run(self.folder / "src", "--collect-only", "-q", f"--covers-to={found}", "tests")
        if done.returncode != PASSED:
            raise SystemExit(f"The tests cannot be collected:\n{done.stdout}")
        files: dict[str, set[str]] = {spec: set() for spec in specs}
        for test, covered in json.loads(found.read_text(encoding="utf-8")).items():
            for spec in specs.intersection(covered):
                files[spec].add(test.partition("::")[0])
        return files

    def _already_failing(self, specs: set[str], jobs: int) -> list[str]:
        """The tests that fail although nothing is broken. They prove nothing and are left out."""
        if not self.files(specs):
            return []
        covers = [f"--covers={spec}" for spec in sorted(specs)]
        done = self.run(self.folder / "src", "-p", "xdist.plugin", f"-n{jobs}", *covers, *self.files(specs))
        if done.returncode not in (PASSED, FAILED, NO_TESTS):
            raise SystemExit(f"The tests cannot be run:\n{done.stdout}")
        return [test for test, _ in failures(done.stdout)]


def last_words(output: str) -> str:
    """The last line of an output."""
    return " ".join(output.split())[-300:]


def failures(output: str) -> list[tuple[str, str]]:
    """The failed tests in pytest's summary, each with its error."""
    lines = re.findall(r"^(?:FAILED|ERROR) (.+)$", output, re.MULTILINE)
    return [(test, error) for test, _, error in (line.partition(" - ") for line in lines)]


@dataclass(frozen=True)
class Verdict:
    """The verdict on a mutant; `note` is the test that killed it, or why it is invalid."""

    mutant: Mutant
    status: str
    note: str = ""


def judge(mutant: Mutant, scratch: Scratch) -> Verdict:
    """Apply the mutant and run the tests that cover it."""
    files = scratch.files({mutant.covers})
    if not files:
        return Verdict(mutant, INVALID, "no test covers it")
    with tempfile.TemporaryDirectory(dir=scratch.folder, prefix="mutant-") as folder:
        source = Path(folder) / "src"
        shutil.copytree(scratch.folder / "src", source)
        (Path(folder) / "docs").symlink_to(scratch.folder / "docs")  # the rulings are read beside the source
        broken = Path(folder) / RULES / mutant.file
        try:
            broken.write_text(mutant.edited(broken.read_text(encoding="utf-8")), encoding="utf-8")
        except FileNotFoundError:
            return Verdict(mutant, INVALID, f"there is no {mutant.file}")
        except ValueError as error:
            return Verdict(mutant, INVALID, str(error))
        Path(importlib.util.cache_from_source(str(broken))).unlink(missing_ok=True)
        options = ["-x", f"--covers={mutant.covers}"]
        options += [f"--deselect={test}" for test in scratch.failing]
        try:
            done = scratch.run(source, *options, *files, seconds=SECONDS)
        except subprocess.TimeoutExpired:
            return Verdict(mutant, INVALID, f"no end after {SECONDS} seconds")
    if done.returncode == PASSED:
        return Verdict(mutant, SURVIVED)
    if done.returncode == NO_TESTS:
        return Verdict(mutant, INVALID, "no test that covers it can be run")
    if done.returncode != FAILED:
        return Verdict(mutant, INVALID, f"pytest ends with {done.returncode}: {last_words(done.stdout)}")
    test, message = failures(done.stdout)[0]
    if message.startswith(SLIPS):
        return Verdict(mutant, INVALID, f"the code does not run: {message}")
    return Verdict(mutant, KILLED, test)


# Telling


def summary(verdicts: list[Verdict]) -> str:
    """The number of killed mutants of each kind."""
    count = Counter((verdict.mutant.covers.partition(":")[0], verdict.status) for verdict in verdicts)
    lines = [f"{'':10}{KILLED:>10}{SURVIVED:>10}{INVALID:>10}"]
    for kind in ("card", "window", "ruling"):
        lines.append(
            f"{kind + 's':10}"
            + "".join(f"{count[kind, status]:10}" for status in (KILLED, SURVIVED, INVALID))
        )
    return "\n".join(lines)


def report(verdicts: list[Verdict]) -> str:
    """The table for docs/mutants.md."""
    lines = [
        "# Mutants",
        "",
        "Mutation tests: every rule is broken once, and a test must notice. `make mutants` runs it;",
        "`tools/mutants.py --write` writes this table. `tests/mutants` says how the rulings are broken.",
        "",
        "| mutant | what is broken | killed by |",
        "|---|---|---|",
    ]
    for verdict in verdicts:
        mutant = verdict.mutant
        killer = f"`{verdict.note}`" if verdict.status == KILLED else f"**{verdict.status}** {verdict.note}"
        broken = " ".join(mutant.broken.split()).replace("|", "\\|")
        lines.append(f"| `{mutant.name}` | {broken} | {killer.strip()} |")
    return "\n".join(lines) + "\n"


def judge_all(mutants: list[Mutant], jobs: int) -> tuple[list[Verdict], list[str]]:
    """The verdicts in the order of the mutants, and the tests left out because they fail anyway."""
    with contextlib.suppress(ValueError, OSError):  # not every system has this limit
        resource.setrlimit(resource.RLIMIT_AS, (BYTES, resource.getrlimit(resource.RLIMIT_AS)[1]))
    found = {}
    pool = ThreadPoolExecutor(jobs)
    with tempfile.TemporaryDirectory(prefix="ardri-mutants-") as folder:
        try:
            scratch = Scratch(Path(folder).resolve(), {mutant.covers for mutant in mutants}, jobs)
            for test in scratch.failing:
                print(f"Fails although nothing is broken, and is left out: {test}", flush=True)
            running = [pool.submit(judge, mutant, scratch) for mutant in mutants]
            for number, future in enumerate(as_completed(running), 1):
                verdict = future.result()
                found[verdict.mutant] = verdict
                head = f"[{number:{len(str(len(mutants)))}}/{len(mutants)}] {verdict.status:8}"
                print(f"{head} {verdict.mutant.name}  {verdict.note}".rstrip(), flush=True)
        finally:
            pool.shutdown(cancel_futures=True)
    return [found[mutant] for mutant in mutants], scratch.failing


def main() -> int:
    parser = argparse.ArgumentParser(description="Break the rules on purpose and see that the tests notice.")
    parser.add_argument("what", nargs="*", help="card:bard, card:bard/own_turn, window:turn_end, ruling:19")
    parser.add_argument("--write", action="store_true", help="write docs/mutants.md")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time")
    arguments = parser.parse_args()
    if arguments.write and arguments.what:
        parser.error("the table is written of all mutants, not of some")

    began = time.monotonic()
    verdicts, failing = judge_all(chosen(arguments.what), arguments.jobs)
    print(f"\n{summary(verdicts)}\n\n{time.monotonic() - began:.0f} seconds")
    alive = [verdict for verdict in verdicts if verdict.status != KILLED]
    for verdict in alive:
        print(f"{verdict.status:8} {verdict.mutant.name} ({verdict.mutant.broken})  {verdict.note}".rstrip())
    if arguments.write:
        REPORT.write_text(report(verdicts), encoding="utf-8")
    return 1 if alive or failing else 0


if __name__ == "__main__":
    raise SystemExit(main())
