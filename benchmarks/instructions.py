"""Count the processor's instructions for a fixed set of games: `make instructions`.

They are counted for a decision of the rules, and for a choice on its way through the server, without sockets
and disk (`benchmarks.server_path`).

Time on a busy machine says little; the number of instructions for the same games hardly changes from run to
run. The games are played under `valgrind --tool=callgrind`, or counted with `perf stat` where there is no
valgrind. What starting Python costs is taken off by a run without games. A count is compared with the one
recorded for the same tool and Python, and more than a few percent above it is a failure.
"""

import argparse
import json
import os
import platform
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path

from ardri.rules.game import Game
from benchmarks.engine import COMPILED, INTERPRETED, require

DECISION, CHOICE = "decision", "choice at the server"
SEEDS = {DECISION: 3, CHOICE: 2}  # games
TOLERANCE = 0.03
RECORD = Path(__file__).with_suffix(".json")
ENGINES = {INTERPRETED: Path(".venv/bin/python"), COMPILED: Path(".venv-fast/bin/python")}
TOOLS = {
    "callgrind": ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"],
    "perf": ["perf", "stat", "--field-separator=,", "--event=instructions:u"],
}
COUNTED = {"callgrind": r"Collected : (\d+)", "perf": r"^(\d+),[^\n]*instructions"}


def play(games: int) -> int:
    """Play the games of the seeds from 0 on by numbers; how many decisions they asked for."""
    decisions = 0
    for seed in range(games):
        game = Game.start(players=4, seed=seed)
        chance = random.Random(seed).random
        while not game.over:
            codes = game.codes
            game.choose_code(codes[int(chance() * len(codes))])
            decisions += 1
    return decisions


def play_at_server(games: int) -> int:
    """The same through the server; how many choices were made."""
    from benchmarks import server_path  # noqa: PLC0415 - the engine is counted without it

    return server_path.play(games)


def counted(tool: str, printed: str) -> int | None:
    """The number of instructions in what a tool printed; None if it could not count them.

    >>> counted("callgrind", "==7== Events    : Ir\\n==7== Collected : 1234\\n")
    1234
    >>> counted("perf", "1234,,instructions:u,100,100.00,,")
    1234
    >>> counted("perf", "<not supported>,,instructions:u,0,100.00,,")
    """
    found = re.search(COUNTED[tool], printed, re.MULTILINE)
    return int(found[1]) if found else None


def run(tool: str, engine: str, games: int, what: str = DECISION) -> tuple[int | None, int]:
    """Play in a process of its own under a tool: the instructions, if it counts them, and the decisions."""
    command: list[str | Path] = [ENGINES[engine], "-B", "-m", "benchmarks.instructions", engine]
    done = subprocess.run(
        [*TOOLS[tool], *command, f"--what={what}", f"--play={games}"],
        env={**os.environ, "PYTHONHASHSEED": "0", "LC_ALL": "C"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"Playing under {TOOLS[tool][0]} failed:\n{done.stderr}")
    return counted(tool, done.stderr), int(done.stdout)


def usable_tool() -> str:
    """The first tool that is here and counts."""
    for tool, command in TOOLS.items():
        if shutil.which(command[0]) and run(tool, INTERPRETED, 0)[0] is not None:
            return tool
    sys.exit("Counting instructions takes valgrind, or perf where the processor's counter can be read.")


def each(tool: str, engine: str, what: str) -> int:
    """Instructions for a decision or a choice, without those for starting Python."""
    nothing, _ = run(tool, engine, 0, what)
    everything, decisions = run(tool, engine, SEEDS[what], what)
    if nothing is None or everything is None:
        sys.exit(f"{tool} did not count this time")
    return round((everything - nothing) / decisions)


def record_name(engine: str, what: str) -> str:
    """The name under which a count is recorded.

    >>> record_name("compiled", DECISION), record_name("compiled", CHOICE)
    ('compiled', 'compiled, server')
    """
    return engine if what == DECISION else f"{engine}, server"


def verdict(count: int, recorded: int | None) -> str:
    """Compare a count with the recorded one.

    >>> verdict(103, 100), verdict(110, 100), verdict(90, 100), verdict(90, None)
    ('+3.0%', '+10.0%, too many', '-10.0%', 'nothing recorded to compare with')
    """
    if recorded is None:
        return "nothing recorded to compare with"
    change = count / recorded - 1
    return f"{change:+.1%}" + (", too many" if change > TOLERANCE + 1e-9 else "")


def main() -> None:
    """Count for both engines, compare with the record or write it; or be the process that plays."""
    parser = argparse.ArgumentParser(description="Count instructions for a fixed set of games.")
    parser.add_argument("engine", nargs="?", choices=ENGINES, help="the one that must be here to play")
    parser.add_argument("--play", type=int, metavar="GAMES", help="play so many and print the decisions")
    parser.add_argument("--what", choices=SEEDS, default=DECISION, help="what is to be played")
    parser.add_argument("--record", action="store_true", help="write the counts down to compare with later")
    arguments = parser.parse_args()
    if arguments.play is not None:
        require(arguments.engine)
        print(play(arguments.play) if arguments.what == DECISION else play_at_server(arguments.play))
        return
    tool = usable_tool()
    place = f"{tool}, {platform.python_implementation()} {platform.python_version()} on {platform.machine()}"
    record: dict[str, dict[str, int]] = json.loads(RECORD.read_text(encoding="utf-8"))
    known = record.setdefault(place, {})
    print(f"Instructions ({place}):")
    too_many = False
    for engine, python in ENGINES.items():
        if not python.exists():
            print(f"  {engine:12} left out: there is no {python}, which `make fast` makes with a C compiler")
            continue
        for what in SEEDS:
            count = each(tool, engine, what)
            name = record_name(engine, what)
            said = verdict(count, known.get(name))
            too_many |= said.endswith("too many")
            print(f"  {what:20} {engine:12} {count:10,}  {said}", flush=True)
            if arguments.record:
                known[name] = count
    if arguments.record:
        RECORD.write_text(json.dumps(record, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    elif too_many:
        sys.exit("More instructions than recorded; if that is meant: `--record`.")


if __name__ == "__main__":
    main()
