"""The commands ``ardri arena`` and ``ardri bots``; what they do is in `match_display`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Final, Literal

import typer

from ardri.rules.box.base_box import SEATS

FOLDER: Final = Path("arena")
INTERRUPTED: Final = 130
ROUND_LIMIT: Final = 100


def arena(
    bots: Annotated[list[str], typer.Argument(metavar="BOT", help="Who plays; `ardri bots` lists them.")],
    games: Annotated[
        int, typer.Option(min=1, help="How many games; more if that makes a lap complete.")
    ] = 400,
    players: Annotated[
        str, typer.Option(help="How many at a table: 2, 3 or 4, or several (2-4, 2,4).")
    ] = "2",
    seed: Annotated[int, typer.Option(help="Another seed gives other games.")] = 0,
    windows: Annotated[
        Literal["open", "sealed"], typer.Option(help="Ask who can react, or all who might.")
    ] = "open",
    discovery: Annotated[bool, typer.Option("--discovery", help="The Discovery setup.")] = False,
    round_limit: Annotated[
        int, typer.Option(min=0, help="After so many rounds nobody wins; 0 is no limit.")
    ] = ROUND_LIMIT,
    time_limit: Annotated[
        float, typer.Option(min=0, help="Seconds for a decision; who takes longer forfeits. 0 is no limit.")
    ] = 0.0,
    stop_when_sure: Annotated[
        bool, typer.Option("--stop-when-sure", help="End as soon as it is sure (95%) who is better.")
    ] = False,
    alone: Annotated[
        bool, typer.Option("--alone", help="The first bot is alone at each table; the others fill it.")
    ] = False,
    workers: Annotated[int, typer.Option(min=0, help="How many processes; 0 is one for each core.")] = 0,
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", help="The file of results; otherwise one in the folder arena."),
    ] = None,
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Forget what the file holds and begin anew.")
    ] = False,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep the record of every game in this folder.")
    ] = None,
    report: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The HTML report; otherwise beside the results.")
    ] = None,
    parquet: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the results as a Parquet table, too.")
    ] = None,
) -> None:
    """Let bots play many games and say who is better, and how sure that is.

    Every deal is played once in every seating, so that all have the same luck. Results are written game by
    game: after an interruption the same command goes on, and with more --games it plays only those that are
    missing.

    \b
    Examples:
      ardri arena chieftain calf --games 400
      ardri arena chieftain easy calf --players 2-4 --stop-when-sure
      ardri arena druid chieftain --players 4 --alone
      ardri arena chieftain my_package.my_bot.make --time-limit 0.5
    """
    from ardri.arena.entrants import make_bot
    from ardri.arena.match import Terms
    from ardri.arena.schedule import Match
    from ardri.cli.commands.match_display import Contest, Wanted, hold
    from ardri.cli.shared.process_pool import cores

    named = tuple(bots)
    for bot in named:
        if named.count(bot) > 1:
            raise typer.BadParameter(f"{bot} is named twice", param_hint="'BOT'")
        try:
            make_bot(bot, "0")
        except Exception as error:
            raise typer.BadParameter(f"{bot}: {error}", param_hint="'BOT'") from None
    if alone and len(named) < 2:
        raise typer.BadParameter("whoever is alone needs others to play against", param_hint="'--alone'")
    terms = Terms(windows, discovery, round_limit, time_limit)
    match = Match(named, sizes(players), seed, terms, alone)
    wanted = Wanted(games, workers or cores(), stop_when_sure, fresh, records, report, parquet)
    code = hold(Contest(match, wanted, output, FOLDER))
    if code:
        raise typer.Exit(code)


def sizes(text: str) -> tuple[int, ...]:
    """The sizes of tables that are meant.

    >>> sizes("2-4"), sizes("4,2")
    ((2, 3, 4), (2, 4))
    """
    found: list[int] = []
    for part in text.split(","):
        ends = re.fullmatch(r"\s*(\d)(?:-(\d))?\s*", part)
        low, high = (int(ends[1]), int(ends[2] or ends[1])) if ends else (0, 0)
        if not 2 <= low <= high <= SEATS:
            raise typer.BadParameter(
                f"{text!r} names no tables; 2, 3 and 4 players can sit at one, as 2-4 or 2,4",
                param_hint="'--players'",
            )
        found += range(low, high + 1)
    return tuple(sorted(dict.fromkeys(found)))


def bots() -> None:
    """List the bots by the names by which commands know them."""
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
