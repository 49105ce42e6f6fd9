"""Strength of the bots: plays the matches of docs/bots.md and writes their table.

    .venv/bin/python -m benchmarks.strength --games 100

Results are kept in the folder arena, so an interrupted run goes on, and more games add to those played. Bots
that count iterations play the same games on any engine and on any machine; only their times differ.
"""

import argparse
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from rich.progress import track

from ardri.arena.race import played
from ardri.arena.results_file import name_of, open_results
from ardri.arena.schedule import Match, fixtures
from ardri.arena.summary import standing
from ardri.arena.workers import play_all
from ardri.cli.shared.process_pool import cores

FOLDER = Path("arena")
PAGE = Path("docs/bots.md")
BEGIN, END = "<!-- strength: begin -->\n", "<!-- strength: end -->\n"
HEAD = "| who | against | games | wins | 95 % | to reach |\n|---|---|---|---|---|---|\n"


@dataclass(frozen=True)
class Claim:
    """Two bots, how many of the second sit at the table, and the share that the first is to win."""

    bot: str
    other: str
    others: int
    target: float

    @property
    def match(self) -> Match:
        """The match that shows it."""
        return Match((self.bot, self.other), (self.others + 1,), seed=1, alone=True)


CLAIMS = (
    Claim("chieftain", "calf", 1, 0.97),
    Claim("chieftain", "calf", 3, 0.85),
    Claim("druid", "chieftain", 1, 0.65),
    Claim("druid", "chieftain", 3, 0.40),
    Claim("hard", "medium", 1, 0.65),
    Claim("medium", "easy", 1, 0.65),
)
COUNTS = {1: "one", 2: "two", 3: "three"}


def row(claim: Claim, games: int, workers: int) -> str:
    """Play what is missing of a match, and tell what came of it as a row of the table."""
    match = claim.match
    wanted = fixtures(match, games)
    results = open_results(FOLDER / f"{name_of(match)}.jsonl", match)
    with closing(results):
        missing = [fixture for fixture in wanted if fixture.number not in results.games]
        title = f"{claim.bot} against {COUNTS[claim.others]} of {claim.other}"
        for fixture, result in track(play_all(missing, match.terms, workers, False), title, len(missing)):
            results.add(fixture, result)
        one = standing(claim.bot, played(match, wanted, results.games).counted)
    low, high = one.interval
    return (
        f"| {claim.bot} | {COUNTS[claim.others]} of {claim.other} | {one.games} | {one.score:.1%} "
        f"| {100 * low:.1f}-{100 * high:.1f} | {claim.target:.0%} |\n"
    )


def main() -> None:
    """Play all matches and write the table."""
    parser = argparse.ArgumentParser(description="Measure how strong the bots are.")
    parser.add_argument("--games", type=int, default=100, help="of each match")
    parser.add_argument("--workers", type=int, default=0, help="processes; 0 is one for each core")
    parser.add_argument("--write", action="store_true", help=f"put the table into {PAGE}")
    arguments = parser.parse_args()
    workers = arguments.workers or cores()
    table = HEAD + "".join(row(claim, arguments.games, workers) for claim in CLAIMS)
    print(table)
    if arguments.write:
        before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
        after = rest.partition(END)[2]
        PAGE.write_text(f"{before}{BEGIN}{table}{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
