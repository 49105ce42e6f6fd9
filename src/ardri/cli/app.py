"""The command line: all commands with their options, and the report of errors."""

from __future__ import annotations

import random
import signal
import sys
import time
from io import TextIOWrapper
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Annotated, Final, Literal

import typer

from ardri import __version__
from ardri.cli.commands.admin import admin
from ardri.cli.commands.arena import arena, bots
from ardri.cli.commands.backup import back_up, put_back
from ardri.cli.commands.mcp import mcp
from ardri.cli.commands.puzzle import puzzle
from ardri.cli.commands.serve import serve
from ardri.cli.commands.think import think
from ardri.cli.shared.arguments import (
    BASE,
    DISCOVERY,
    LEAST_PLAYERS,
    PLAYERS,
    AsJson,
    At,
    CardName,
    Chapter,
    Discovery,
    EditionName,
    Force,
    GameFile,
    Language,
    Modules,
    Night,
    Output,
    Plain,
    Recorded,
    Seat,
    ViewerOption,
    cards,
    check_edition,
    edition_named,
    edition_seating,
    editions,
)
from ardri.cli.shared.engine_faults import Fault, write_fault
from ardri.cli.shared.environment import ServiceCommand
from ardri.cli.shared.errors import WRONG, CommandError
from ardri.cli.shared.modules import ModulesListed

if TYPE_CHECKING:
    from ardri.pictures.drawing.palette import Palette
    from ardri.texts.speech import Speech

INTERRUPTED: Final = 130
TERMINATED: Final = 143
FUZZ_FOLDER: Final = Path("fuzz")

app = typer.Typer(
    name="ardri",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

PlayerCount = Annotated[int, typer.Option(min=LEAST_PLAYERS, help="The number of players.")]
Jobs = Annotated[int, typer.Option(min=0, help="The number of processes; 0 is one for each core.")]


def prepare() -> None:
    """Prepare the process: replace characters that the terminal lacks, and end cleanly on SIGTERM."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that knows only ASCII shows a mark instead
    signal.signal(signal.SIGTERM, _terminate)


def run(arguments: list[str] | None = None) -> int:
    """Run the command line and return the exit code."""
    try:
        app(arguments, prog_name="ardri")
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0
    except CommandError as error:
        typer.echo(f"ardri: {error}", err=True)
        return error.code
    except Fault as fault:
        told = {"choice": fault.choice, "cause": fault.cause, "file": str(write_fault(fault.record))}
        typer.echo(f"ardri: {_speech(None).say('fault-told', **told)}", err=True)
        return WRONG
    except OSError as error:
        typer.echo(f"ardri: {error.strerror or error}: {error.filename or ''}".rstrip(": "), err=True)
        return WRONG
    return 0


def _terminate(_number: int, _frame: FrameType | None) -> None:
    """Exit as after an interruption, so that child processes are ended too."""
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
    """Ard Rí, an unofficial digital version of the board game Inis.

    Help on a command: ardri COMMAND --help.
    """


@app.command("play", cls=ModulesListed)
def play_game(
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="A saved game to continue.")] = None,
    players: Annotated[
        int | None, typer.Option(min=LEAST_PLAYERS, show_default=str(PLAYERS), help="The number of players.")
    ] = None,
    people: Annotated[str, typer.Option(help="The number of people, or their seats (AC).")] = "1",
    names: Annotated[str, typer.Option(metavar="ANNA,BEN", help="The names, people first.")] = "",
    bots: Annotated[str, typer.Option(help="The bot at the other seats; see `ardri bots`.")] = "easy",
    edition: EditionName = None,
    discovery: Discovery = False,
    modules: Modules = None,
    seed: Annotated[int | None, typer.Option(help="The seed, to repeat a game; random by default.")] = None,
    language: Language = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Plain lines without colours, for screen readers and pipes.")
    ] = False,
) -> None:
    """Play in the terminal against bots, or with friends at one keyboard.

    Type help at any question. If you leave a game, it is saved; name its file to continue.

    \b
    Examples:
      ardri play
      ardri play --players 4 --people 2 --names Anna,Ben
      ardri play --bots medium
      ardri play --edition discovery --language fr
      ardri play --with king,festivals
      ardri play --players 5
      ardri play game.txt
    """
    from ardri.cli.terminal.start import begin

    chosen = random.SystemRandom().randrange(10**6) if seed is None and file is None else seed
    if file is None:
        wanted = edition_seating(edition_named(edition, discovery, modules), players or PLAYERS)
    else:
        wanted = DISCOVERY if discovery else edition or ",".join(modules or ())
    code = begin(file, players, people, names, bots, wanted, chosen, _speech(language).texts.language, plain)
    if code:
        raise typer.Exit(code)


@app.command("simulate", cls=ModulesListed)
def simulate_games(
    games: Annotated[int, typer.Argument(min=1, metavar="N", help="The number of games.")],
    players: PlayerCount = 4,
    edition: EditionName = None,
    discovery: Discovery = False,
    modules: Modules = None,
    sealed: Annotated[
        bool, typer.Option("--sealed", help="Sealed windows: ask all who might react.")
    ] = False,
    seed: Annotated[int, typer.Option(help="The seed; the same seed gives the same outcomes.")] = 0,
    rounds: Annotated[
        int, typer.Option(min=0, help="The limit of rounds, after which nobody wins; 0 is none.")
    ] = 0,
    jobs: Jobs = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")] = False,
) -> None:
    """Play random games and count the outcomes.

    \b
    Examples:
      ardri simulate 1000 --players 4
      ardri simulate 200 --players 2 --rounds 20 --seed 7 --json
      ardri simulate 200 --edition discovery
      ardri simulate 200 --players 5 --with king
    """
    from ardri.cli.commands.simulate import SimulationSettings, print_json, print_tables, simulate
    from ardri.cli.shared.process_pool import cores
    from ardri.rules.state.state import OPEN, SEALED

    played = edition_seating(edition_named(edition, discovery, modules), players)
    settings = SimulationSettings(players, played, rounds, seed, SEALED if sealed else OPEN)
    began = time.perf_counter()
    outcomes = simulate(settings, games, min(jobs or cores(), games))
    if as_json:
        print_json(settings, outcomes)
    else:
        print_tables(settings, outcomes, time.perf_counter() - began)


@app.command("verify")
def verify_records(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE", help="Records of games; - is standard input.")
    ],
    commitment: Annotated[
        str, typer.Option(metavar="HEX", help="The commitment published before the game.")
    ] = "",
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """Verify records: replay them, and say where one was changed.

    The exit code is 0 if all records are good, 1 if one is bad, 2 if one cannot be read.

    \b
    Examples:
      ardri verify game.txt other.txt
      ardri verify --commitment 583b7033... game.txt
      ardri verify --json game.txt
    """
    from ardri.cli.commands.verify import verify_files

    code = verify_files(files, commitment.strip().lower(), _speech(language), as_json)
    if code:
        raise typer.Exit(code)


@app.command("replay")
def replay_game(
    file: Recorded,
    seat: ViewerOption = None,
    at: At = None,
    plain: Plain = False,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """Step through a recorded game.

    A finished game shows all cards, or what the seat you name sees. A game that is not over shows what a
    spectator sees, or the seat you name. Type ? for the commands.

    With --at it prints one point only, with --json as data: the view of the seat or spectator, or for all
    the whole position.

    \b
    Examples:
      ardri replay game.txt
      ardri replay game.txt --seat B --at 120
      ardri replay game.txt --seat B --at 120 --json > view.json
    """
    from ardri.cli.commands.replay import replay

    replay(file, seat, at, _speech(language), plain, as_json)


@app.command("card")
def explain_card(
    name: CardName = None,
    svg: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write a picture of the card to this file; - is standard output."),
    ] = None,
    night: Night = False,
    force: Force = False,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """Explain a card, or list them all.

    The name may be in any language and case, without accents and apostrophes; its beginning or one of its
    words is enough. The exit code is 1 unless exactly one card matches.

    \b
    Examples:
      ardri card
      ardri card bard
      ardri card balors eye --language fr
      ardri card kociol --json
      ardri card morrigan --svg morrigan.svg --night
    """
    from ardri.cli.commands.card import explain

    explain(" ".join(name or []), _speech(language), as_json, svg, _palette(night), force)


@app.command("rules")
def explain_rules(
    topic: Chapter = None,
    plain: Plain = False,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """Print a summary of the rules.

    Without a topic it prints all chapters. A topic is the name of a chapter or its title in any language. The
    exit code is 1 if there is no such chapter.

    \b
    The chapters:
      aim  round  assembly  season  clash  victory  pretender  deeds  brenn

    \b
    Examples:
      ardri rules
      ardri rules clash --language pl
    """
    from ardri.cli.commands.rules import explain

    explain(" ".join(topic or []), _speech(language), plain, as_json)


@app.command("picture")
def draw_picture(
    output: Output,
    file: GameFile = None,
    seat: ViewerOption = None,
    at: At = None,
    card: Annotated[
        str, typer.Option(metavar="NAME", autocompletion=cards, help="Draw this card instead of a board.")
    ] = "",
    night: Night = False,
    width: Annotated[int, typer.Option(min=16, max=8192, help="The width of a PNG in pixels.")] = 1600,
    force: Force = False,
    language: Language = None,
) -> None:
    """Draw the board of a game, or a card.

    The picture is SVG, or PNG if the file name ends so; PNG needs the package resvg-py (pip install
    'ardri[pictures]'). It shows what a spectator sees, or the seat you name.

    \b
    Examples:
      ardri picture game.txt -o board.svg
      ardri picture game.txt --at 120 --seat B --night -o board.png
      ardri replay game.txt --at 120 --json | ardri picture - -o board.svg
      ardri picture --card "balor's eye" -o - > eye.svg
    """
    from ardri.cli.commands.picture import draw_board, draw_card

    if (file is None) == (not card):
        raise CommandError("Give a file with a game, or a card with --card.")
    if file is None:
        draw_card(card, _speech(language), _palette(night), output, width, force)
    else:
        draw_board(file, seat, at, _speech(language), _palette(night), output, width, force)


@app.command("bug")
def report_bug(
    file: Recorded,
    seat: Seat,
    output: Output = Path("-"),
    note: Annotated[str, typer.Option(metavar="TEXT", help="A description of the problem.")] = "",
    at: At = None,
    force: Force = False,
    language: Language = None,
) -> None:
    """Write a bug report that contains no secrets.

    It contains what the seat may know: its view, the events it saw, its own choices, and the versions. It
    contains no hidden cards and no seed, so you can send it during the game. For a finished game send the
    record instead, which says more.

    \b
    Example:
      ardri bug game.txt --seat A -o report.json --note "Geis was not offered"
    """
    from ardri.cli.commands.bug import write_report

    write_report(file, seat, at, note, _speech(language), output, force)


def _speech(language: str | None) -> Speech:
    """The texts of the language asked for, or of the locale's language."""
    from ardri.cli.shared.languages import speech_in

    return speech_in(language)


def _palette(night: bool) -> Palette:
    from ardri.pictures.drawing.palette import DAY, NIGHT

    return NIGHT if night else DAY


@app.command("doctor")
def doctor(as_json: AsJson = False) -> None:
    """Show which engine runs, compiled or pure Python, and why.

    \b
    Examples:
      ardri doctor
      ardri doctor --json
    """
    from ardri.cli.commands.doctor import tell

    tell(as_json)


@app.command("schema")
def print_schema(
    of: Annotated[Literal["view", "messages", "tables"], typer.Option(help="The schema to print.")] = "view",
) -> None:
    """Print the JSON schema of a view, of all messages between server and clients, or of a list of tables.

    A view is what a seat or a spectator may see of a game, as `ardri replay --json` prints it.

    \b
    Examples:
      ardri schema > view.schema.json
      ardri schema --of messages > messages.schema.json
    """
    if of == "view":
        from ardri.rules.formats.view_schema import schema_text

        typer.echo(schema_text(), nl=False)
        return
    from ardri.cli.shared.database_views import command_errors

    with command_errors():
        if of == "messages":
            from ardri.server.streams.schema import schema_text
        else:
            from ardri.server.http.routes.lists import schema_text

        typer.echo(schema_text(), nl=False)


@app.command("fuzz", cls=ModulesListed)
def fuzz_games(
    minutes: Annotated[
        float | None, typer.Option(min=0, help="The time in minutes; 5 unless a number is given.")
    ] = None,
    games: Annotated[int | None, typer.Option(min=1, help="The number of games in all.")] = None,
    dense: Annotated[
        bool,
        typer.Option("--dense", help="Short runs from positions full of reactions, checked by a referee."),
    ] = False,
    runs: Annotated[int | None, typer.Option(min=1, help="The number of dense runs in all.")] = None,
    players: Annotated[
        int | None, typer.Option(min=LEAST_PLAYERS, help="Dense runs with this number of players only.")
    ] = None,
    edition: Annotated[
        str | None,
        typer.Option(
            "--edition",
            metavar="NAME",
            callback=check_edition,
            autocompletion=editions,
            show_default="base and discovery in turn",
            help="Play this edition only.",
        ),
    ] = None,
    modules: Modules = None,
    combinations: Annotated[
        bool, typer.Option("--combinations", help="Play every combination of modules in turn.")
    ] = False,
    seed: Annotated[int, typer.Option(help="The seed; another one gives other games.")] = 0,
    jobs: Jobs = 0,
    folder: Annotated[Path, typer.Option(help="The folder for failures and progress.")] = FUZZ_FOLDER,
    again: Annotated[
        Path | None,
        typer.Option(metavar="FILE", exists=True, dir_okay=False, help="Replay a saved failure."),
    ] = None,
) -> None:
    """Play random games, or with --dense random positions, and check everything.

    The same command continues where the last one ended. Each failure is saved to a file, and the exit code
    is 1.

    \b
    Examples:
      ardri fuzz --minutes 10
      ardri fuzz --games 500 --seed 3 --folder failures
      ardri fuzz --edition base --minutes 2
      ardri fuzz --combinations --games 500
      ardri fuzz --dense --runs 10000 --seed 3
      ardri fuzz --again failures/failure-3-17.json
    """
    from ardri.cli.commands import fuzz
    from ardri.cli.fuzzing.failure_folder import BadFile
    from ardri.cli.fuzzing.fuzz_game import COMBINATIONS
    from ardri.cli.shared.process_pool import cores
    from ardri.rules.state.modules import PLUS

    if not dense and (runs is not None or players is not None):
        raise typer.BadParameter("it goes with --dense", param_hint="'--runs'" if runs else "'--players'")
    if dense and games is not None:
        raise typer.BadParameter("with --dense say how many --runs", param_hint="'--games'")
    if combinations and (edition or modules):
        raise typer.BadParameter("it plays all modules, so name none", param_hint="'--combinations'")
    if dense and edition is not None and edition.partition(PLUS)[0] != BASE:
        raise typer.BadParameter(
            f"the referee of dense positions knows the base game and its modules only, not {edition!r}",
            param_hint="'--edition'",
        )
    played = edition_named(edition, False, modules) if edition or modules else ""
    if players is not None:
        edition_seating(played or BASE, players)
    last = runs if dense else games
    if minutes is None and last is None:
        minutes = 5
    task = fuzz.Task(seed, dense, players or 0, minutes, last, COMBINATIONS if combinations else played)
    try:
        if again is not None:
            failed = fuzz.run_again(again)
        else:
            failed = fuzz.run(task, jobs or cores(), folder) > 0
    except BadFile as error:
        raise typer.BadParameter(str(error), param_hint="'--again'" if again else "'--folder'") from None
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    if failed:
        raise typer.Exit(1)


app.command("puzzle")(puzzle)
app.command("arena", cls=ModulesListed)(arena)
app.command("serve", cls=ServiceCommand)(serve)
app.command("think", cls=ServiceCommand)(think)
app.command("mcp")(mcp)
app.command("bots")(bots)
app.command("backup", cls=ServiceCommand)(back_up)
app.command("restore")(put_back)
app.add_typer(admin, name="admin")
