"""Match display: plays a match, shows its progress and its result on a terminal."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Final

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ardri.arena.charts import percent
from ardri.arena.match import GameResult
from ardri.arena.race import Played, Race, played, until_sure, verdict
from ardri.arena.report import ENDINGS, report
from ardri.arena.results_file import BadResults, Results, name_of, open_results
from ardri.arena.schedule import Fixture, Match, fixtures
from ardri.arena.summary import Rating, Standing, complete, endings, standing, standings, ways
from ardri.arena.workers import WorkerError, play_all
from ardri.cli.commands.arena import INTERRUPTED
from ardri.rules.box.catalogue import SEAT_NAMES

SHOWN_AGAIN: Final = 4  # times a second
MOST_FAULTS: Final = 10
METER: Final = 16
RARE: Final[dict[str, Callable[[Standing], int]]] = {
    "shared": lambda one: one.shared,
    "draws": lambda one: one.draws,
    "forfeits": lambda one: one.forfeits,
}


@dataclass(frozen=True)
class MatchOptions:
    """The options of a match: how many games, how many workers, and which files to write."""

    games: int
    workers: int
    stop_when_sure: bool
    fresh: bool
    records: Path | None
    report: Path | None
    parquet: Path | None


class MatchRun:
    """A match being played: its games, its result file, and its progress."""

    def __init__(self, match: Match, options: MatchOptions, output: Path | None, folder: Path) -> None:
        self.match = match
        self.options = options
        self.output = output or folder / f"{name_of(match)}.jsonl"
        self.fixtures = fixtures(match, options.games)
        self.race = Race(match, self.fixtures)
        self.faults = 0

    def play(self, results: Results, console: Console, out: Console) -> None:
        """Play the games that are not in the result file yet."""
        for fixture in self.fixtures:
            if fixture.number in results.games:
                self.race.add(fixture, results.games[fixture.number])
        before = len([fixture for fixture in self.fixtures if fixture.number in results.games])
        missing = [fixture for fixture in self.fixtures if fixture.number not in results.games]
        if before and missing:
            out.print(f"{before} of {len(self.fixtures)} games are in {self.output} already.", soft_wrap=True)
        if self._over():
            return
        with self._live(console) as live:
            bar = Progress(
                TextColumn("games"),
                BarColumn(),
                MofNCompleteColumn(),
                TimeRemainingColumn(),
                console=console,
            )
            task = bar.add_task("", total=len(self.fixtures), completed=before)
            records = self.options.records is not None
            shown = 0.0
            with closing(play_all(missing, self.match.terms, self.options.workers, records)) as games:
                for fixture, result in games:
                    self._take(fixture, result, results, live.console if console.is_terminal else out)
                    bar.advance(task)
                    if console.is_terminal and time.monotonic() > shown + 1 / SHOWN_AGAIN:
                        shown = time.monotonic()
                        live.update(Group(result_table(self.match.bots, list(results.games.values())), bar))
                    if self._over():
                        return

    def _live(self, console: Console) -> Live:
        # Errors are told above the running table, wherever the two are shown
        return Live(console=console, transient=True, refresh_per_second=SHOWN_AGAIN, redirect_stdout=False)

    def _over(self) -> bool:
        return self.options.stop_when_sure and self.race.sure_after is not None

    def _take(self, fixture: Fixture, result: GameResult, results: Results, out: Console) -> None:
        if self.options.records is not None and result.record:
            self.options.records.mkdir(parents=True, exist_ok=True)
            file = self.options.records / f"{self.output.stem}-{fixture.number:05}.txt"
            file.write_text(result.record, encoding="utf-8")
        results.add(fixture, result.without_record())
        self.race.add(fixture, result)
        if result.fault_text():
            self.faults += 1
            if self.faults <= MOST_FAULTS:
                out.print(result.fault_text(), style="red", markup=False, soft_wrap=True)

    def played(self, results: Results) -> Played:
        """The games that count: with `stop_when_sure`, none after the lap that made the result sure."""
        counted = until_sure(self.fixtures, self.race) if self.options.stop_when_sure else self.fixtures
        return played(self.match, counted, results.games)


def run_match(run: MatchRun) -> int:
    """Play a match, show and write its results; return the exit code."""
    options = run.options
    out, console = Console(highlight=False), Console(stderr=True)
    if options.parquet is not None and find_spec("pyarrow") is None:
        raise typer.BadParameter(
            "Parquet needs pyarrow: pip install ardri[parquet]", param_hint="'--parquet'"
        )
    code = 0
    try:
        results = open_results(run.output, run.match, options.fresh)
    except BadResults as error:
        raise typer.BadParameter(str(error), param_hint="'--output'") from None
    try:
        run.play(results, console, out)
    except KeyboardInterrupt:
        out.print("Interrupted; the same command goes on from here.")
        code = INTERRUPTED
    except WorkerError as error:
        out.print(f"{error}.", style="red", markup=False)
        code = 1
    finally:
        results.close()
    if run.faults > MOST_FAULTS:
        more = run.faults - MOST_FAULTS
        out.print(f"And {more} more went wrong; all are in the results.", style="red", markup=False)
    match = run.played(results)
    rated = rate(match)
    if match.counted:
        show(match, rated, out)
    page = options.report or run.output.with_suffix(".html")
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(report(match, rated), encoding="utf-8")
    if options.parquet is not None:
        from ardri.arena.parquet import write_parquet

        write_parquet(options.parquet, results.games)
    for what, path in (("Results", run.output), ("Report", page), ("Parquet", options.parquet)):
        if path is not None:
            out.print(f"{what}: {path}", markup=False, soft_wrap=True)
    return code


def rate(match: Played) -> list[Rating]:
    """The ratings of the bots, or nothing where they say no more than the shares."""
    if len(match.match.bots) < 2 or find_spec("openskill") is None:
        return []
    from ardri.arena.ratings import ratings

    return ratings(match.match.bots, match.games)


# Tables


def show(match: Played, rated: Sequence[Rating], out: Console) -> None:
    """Print the results of a match."""
    bots, games = match.match.bots, match.counted
    for size in match.sizes:
        there = [game for game in games if len(game.bots) == size]
        title = f"{len(there):,} games of {size} players"
        out.print(result_table(bots, there, title), _seats(bots, there, size))
    if rated:
        out.print(_ratings(rated))
    out.print(_lengths(games), _wins(bots, games), _endings(games), _paces(bots, games))
    if verdict(match):
        out.print(verdict(match), style="bold", markup=False)


def result_table(bots: Sequence[str], games: Sequence[GameResult], title: str = "") -> Table:
    """The table of shares, with confidence intervals."""
    found = standings(bots, games)
    # Columns in which nothing stands make room for names
    rare = [name for name in RARE if any(RARE[name](one) for one in found)]
    table = _table("Bot", "games", "wins", *rare, "share", "95%", title=title)
    table.add_column("", width=METER, no_wrap=True)
    for one in found:
        low, high = one.interval
        counts = (one.games, one.wins, *[RARE[name](one) for name in rare])
        table.add_row(
            one.bot,
            *[f"{count:,}" for count in counts],
            percent(one.score),
            f"{100 * low:.1f}-{100 * high:.1f}",
            meter(one.score, low, high),
        )
    return table


def meter(value: float, low: float, high: float) -> Text:
    """A confidence interval drawn with characters.

    >>> meter(0.5, 0.25, 0.75).plain
    '   ----o----    '
    """
    cells = [int(METER * share - 1e-9) for share in (low, value, high)]
    text = Text()
    for cell in range(METER):
        inside = cells[0] <= cell <= cells[2]
        sign, style = (" ", "") if not inside else ("o", "bold green") if cell == cells[1] else ("-", "green")
        text.append(sign, style)
    return text


def _seats(bots: Sequence[str], games: Sequence[GameResult], size: int) -> Table:
    table = _table("Share in seat", *SEAT_NAMES[:size])
    for bot in bots:
        there = [standing(bot, games, seat) for seat in range(size)]
        table.add_row(bot, *[percent(one.score) if one.games else "-" for one in there])
    return table


def _ratings(rated: Sequence[Rating]) -> Table:
    table = _table("Rating", "strength", "95%")
    for one in rated:
        low, high = one.interval
        table.add_row(one.bot, f"{one.mu:.1f}", f"{low:.1f}-{high:.1f}")
    return table


def _lengths(games: Sequence[GameResult]) -> Table:
    table = _table("In a game", "min", "median", "max")
    ended = complete(games)
    for what, numbers in (
        ("rounds", [game.rounds for game in ended]),
        ("decisions", [sum(game.decisions) for game in ended]),
    ):
        if numbers:
            table.add_row(what, f"{min(numbers):,}", f"{median(numbers):,g}", f"{max(numbers):,}")
    return table


def _wins(bots: Sequence[str], games: Sequence[GameResult]) -> Table:
    table = _table("Won with", *bots)
    for way in ways(games):
        won = [ways(games, bot) for bot in bots]
        table.add_row(way, *[f"{each.get(way, 0):,}" for each in won])
    return table


def _endings(games: Sequence[GameResult]) -> Table:
    table = _table("Ended by", "games", "share")
    for reason, count in endings(games).items():
        table.add_row(ENDINGS.get(reason, reason), f"{count:,}", percent(count / len(games)))
    return table


def _paces(bots: Sequence[str], games: Sequence[GameResult]) -> Table:
    table = _table("Thinking", "ms a decision", "slowest, ms", "decisions a game")
    for bot in bots:
        one = standing(bot, games)
        if one.games:
            per_game = one.decisions / one.games
            table.add_row(bot, f"{1000 * one.pace:,.2f}", f"{1000 * one.slowest:,.1f}", f"{per_game:,.0f}")
    return table


def _table(first: str, *numbers: str, title: str = "") -> Table:
    table = Table(box=SIMPLE_HEAD, title=title or None, title_justify="left")
    table.add_column(first, min_width=14, overflow="fold")
    for name in numbers:
        table.add_column(name, justify="right", no_wrap=True)
    return table
