"""The commands and their options, and how mistakes are told."""

from __future__ import annotations

import random
import signal
import sys
import time
from io import TextIOWrapper
from pathlib import Path
from types import FrameType
from typing import Annotated, Final

import typer

from ardri import __version__
from ardri.cli.arena import arena, bots
from ardri.rules.catalogue import SEAT_NAMES, SEATS

INTERRUPTED: Final = 130
TERMINATED: Final = 143
FUZZ_FOLDER: Final = Path("fuzz")

app = typer.Typer(
    name="ardri",
    help="Ard Rí, an unofficial digital version of the board game Inis.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Players = Annotated[int, typer.Option(min=2, max=SEATS, help="How many players.")]
Discovery = Annotated[bool, typer.Option("--discovery", help="The Discovery setup for a first game.")]
Jobs = Annotated[int, typer.Option(min=0, help="How many processes; 0 is one for each core.")]


def run() -> int:
    """Run the command line and say with which code the process ends."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that knows only ASCII shows a mark instead
    signal.signal(signal.SIGTERM, _terminate)
    try:
        app(prog_name="ardri")
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0
    except OSError as error:
        typer.echo(f"ardri: {error.strerror or error}: {error.filename or ''}".rstrip(": "), err=True)
        return 1
    return 0


def _terminate(_number: int, _frame: FrameType | None) -> None:
    """End as after an interruption, so that what was started is ended too."""
    sys.exit(TERMINATED)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"ardri {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Ard Rí, an unofficial digital version of the board game Inis."""


@app.command("play")
def play_game(
    players: Players = 3,
    seat: Annotated[str, typer.Option(help="Your seat, a letter.")] = "A",
    discovery: Discovery = False,
    seed: Annotated[int | None, typer.Option(help="Repeats a game; otherwise random.")] = None,
) -> None:
    """Play in the terminal against random players."""
    from ardri.cli.play import play

    seats = SEAT_NAMES[:players]
    if len(seat) != 1 or seat.upper() not in seats:
        raise typer.BadParameter(
            f"{seat!r} is not a seat; with {players} players they are {', '.join(seats)}",
            param_hint="'--seat'",
        )
    try:
        play(
            players,
            SEAT_NAMES.index(seat.upper()),
            discovery,
            random.SystemRandom().randrange(10**6) if seed is None else seed,
        )
    except KeyboardInterrupt:
        typer.echo("\nInterrupted. Goodbye.")
        raise typer.Exit(INTERRUPTED) from None


@app.command("simulate")
def simulate_games(
    games: Annotated[int, typer.Argument(min=1, metavar="N", help="How many games.")],
    players: Players = 4,
    discovery: Discovery = False,
    sealed: Annotated[bool, typer.Option("--sealed", help="Ask all who might react, unseen.")] = False,
    seed: Annotated[int, typer.Option(help="The same seed gives the same outcome.")] = 0,
    rounds: Annotated[int, typer.Option(min=0, help="After so many rounds nobody wins; 0 is no limit.")] = 0,
    jobs: Jobs = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")] = False,
) -> None:
    """Play random games and count what comes of them."""
    from ardri.cli.jobs import cores
    from ardri.cli.simulate import Agreed, print_json, print_tables, simulate
    from ardri.rules.state import OPEN, SEALED

    agreed = Agreed(players, discovery, rounds, seed, SEALED if sealed else OPEN)
    began = time.perf_counter()
    outcomes = simulate(agreed, games, min(jobs or cores(), games))
    if as_json:
        print_json(agreed, outcomes)
    else:
        print_tables(agreed, outcomes, time.perf_counter() - began)


@app.command("verify")
def verify_records(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="Records of games.")],
    commitment: Annotated[
        str, typer.Option(metavar="HEX", help="The commitment that was published before the game.")
    ] = "",
) -> None:
    """Play recorded games again and say whether anything in them was changed, and where."""
    from ardri.cli.verify import verify_files

    code = verify_files(files, commitment.strip().lower())
    if code:
        raise typer.Exit(code)


@app.command("doctor")
def doctor() -> None:
    """Say which engine runs here, and why."""
    from ardri.cli.doctor import tell

    tell()


@app.command("schema")
def print_schema() -> None:
    """Print the JSON schema of what a seat or a spectator may see of a game."""
    from ardri.rules.view_schema import schema_text

    typer.echo(schema_text(), nl=False)


@app.command("fuzz")
def fuzz_games(
    minutes: Annotated[float | None, typer.Option(min=0, help="How long; 5 unless games are given.")] = None,
    games: Annotated[int | None, typer.Option(min=1, help="How many games in all.")] = None,
    seed: Annotated[int, typer.Option(help="Another seed gives other games.")] = 0,
    jobs: Jobs = 0,
    folder: Annotated[Path, typer.Option(help="Where failures go, and which games are done.")] = FUZZ_FOLDER,
    again: Annotated[
        Path | None,
        typer.Option(metavar="FILE", exists=True, dir_okay=False, help="Play a saved failure again."),
    ] = None,
) -> None:
    """Play random games and check everything; the same command goes on where it ended."""
    from ardri.cli import fuzz
    from ardri.cli.folder import BadFile
    from ardri.cli.jobs import cores

    if minutes is None and games is None:
        minutes = 5
    try:
        if again is not None:
            failed = fuzz.run_again(again)
        else:
            failed = fuzz.run(seed, minutes, games, jobs or cores(), folder) > 0
    except BadFile as error:
        raise typer.BadParameter(str(error), param_hint="'--again'" if again else "'--folder'") from None
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    if failed:
        raise typer.Exit(1)


app.command("arena")(arena)
app.command("bots")(bots)
