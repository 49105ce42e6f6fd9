"""The commands ``ardri arena`` and ``ardri bots``: their options. `match_display` runs the match."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Final, Literal

import typer

from ardri.cli.shared.arguments import Discovery, EditionName, Modules, edition_named, edition_seating
from ardri.rules.box.catalogue import MOST_SEATS

FOLDER: Final = Path("arena")
INTERRUPTED: Final = 130
ROUND_LIMIT: Final = 100


def arena(
    bots: Annotated[list[str], typer.Argument(metavar="BOT", help="The bots that play; see `ardri bots`.")],
    games: Annotated[int, typer.Option(min=1, help="The number of games, rounded up to full laps.")] = 400,
    players: Annotated[str, typer.Option(help="The number of players, or several (2-5, 2,4).")] = "2",
    seed: Annotated[int, typer.Option(help="The seed; another one gives other games.")] = 0,
    windows: Annotated[
        Literal["open", "sealed"], typer.Option(help="Ask those who can react, or all who might.")
    ] = "open",
    edition: EditionName = None,
    discovery: Discovery = False,
    modules: Modules = None,
    round_limit: Annotated[
        int, typer.Option(min=0, help="The limit of rounds, after which nobody wins; 0 is none.")
    ] = ROUND_LIMIT,
    time_limit: Annotated[
        float, typer.Option(min=0, help="Seconds for a decision; a slower bot forfeits. 0 is no limit.")
    ] = 0.0,
    stop_when_sure: Annotated[
        bool, typer.Option("--stop-when-sure", help="Stop as soon as the winner is certain (95%).")
    ] = False,
    alone: Annotated[
        bool, typer.Option("--alone", help="One seat for the first bot; the others fill the table.")
    ] = False,
    workers: Annotated[int, typer.Option(min=0, help="The number of processes; 0 is one for each core.")] = 0,
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", help="The result file; by default one in the folder arena."),
    ] = None,
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Discard the results in the file and start again.")
    ] = False,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write the record of every game to this folder.")
    ] = None,
    report: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The HTML report; by default beside the results.")
    ] = None,
    parquet: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Also write the results as a Parquet file.")
    ] = None,
) -> None:
    """Play a match between bots, and show who is better and how certain that is.

    Every deal is played once in every seating, so that all bots have the same luck. Each result is written at
    once: after an interruption the same command continues, and with more --games it plays only those that are
    missing.

    \b
    Examples:
      ardri arena chieftain calf --games 400
      ardri arena chieftain easy calf --players 2-4 --stop-when-sure
      ardri arena druid chieftain --players 4 --alone
      ardri arena chieftain calf --players 2-5 --with king,festivals
      ardri arena chieftain my_package.my_bot.make --time-limit 0.5
    """
    from ardri.arena.entrants import make_bot
    from ardri.arena.match import Terms
    from ardri.arena.schedule import Match
    from ardri.cli.commands.match_display import MatchOptions, MatchRun, run_match
    from ardri.cli.shared.process_pool import cores

    named = tuple(bots)
    for bot in named:
        if named.count(bot) > 1:
            raise typer.BadParameter(f"{bot} is given twice", param_hint="'BOT'")
        try:
            make_bot(bot, "0")
        except Exception as error:
            raise typer.BadParameter(f"{bot}: {error}", param_hint="'BOT'") from None
    if alone and len(named) < 2:
        raise typer.BadParameter("the first bot needs others to play against", param_hint="'--alone'")
    tables = sizes(players)
    played = edition_seating(edition_named(edition, discovery, modules), max(tables))
    terms = Terms(windows, played, round_limit, time_limit)
    match = Match(named, tables, seed, terms, alone)
    options = MatchOptions(games, workers or cores(), stop_when_sure, fresh, records, report, parquet)
    code = run_match(MatchRun(match, options, output, FOLDER))
    if code:
        raise typer.Exit(code)


def sizes(text: str) -> tuple[int, ...]:
    """Parse a range or a list of table sizes.

    >>> sizes("2-4"), sizes("4,2")
    ((2, 3, 4), (2, 4))
    """
    found: list[int] = []
    for part in text.split(","):
        ends = re.fullmatch(r"\s*(\d)(?:-(\d))?\s*", part)
        low, high = (int(ends[1]), int(ends[2] or ends[1])) if ends else (0, 0)
        if not 2 <= low <= high <= MOST_SEATS:
            raise typer.BadParameter(
                f"{text!r} is not a number of players; use 2, 3, 4 or 5, a range 2-4 or a list 2,4",
                param_hint="'--players'",
            )
        found += range(low, high + 1)
    return tuple(sorted(dict.fromkeys(found)))


def bots() -> None:
    """List the bots with the names that commands use."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    from ardri.bots.registry import about, names

    table = Table(box=SIMPLE_HEAD)
    table.add_column("Bot", style="bold", no_wrap=True)
    table.add_column("What it does")
    for name in names():
        table.add_row(name, about(name))
    table.caption = "Settings follow a name: chieftain:noise=0.5"
    Console(highlight=False).print(table)
