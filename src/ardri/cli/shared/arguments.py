"""Arguments and options that several commands share, with their shell completions."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from ardri.rules.box.catalogue import SEAT_NAMES


def languages(incomplete: str) -> list[str]:
    """Completions of a language."""
    from ardri.texts.catalogues import LANGUAGES

    return [language for language in LANGUAGES if language.startswith(incomplete)]


def seats(incomplete: str) -> list[str]:
    """Completions of a seat."""
    return [seat for seat in SEAT_NAMES if seat.startswith(incomplete)]


def viewers(incomplete: str) -> list[str]:
    """Completions of a viewer: seats, `spectator` and `all`."""
    from ardri.cli.shared.record_steps import VIEWERS

    return [each for each in VIEWERS if each.startswith(incomplete)]


def cards(incomplete: str) -> list[tuple[str, str]]:
    """Completions of a card: keys with their names."""
    from ardri.rules.editions.registry import card_keys

    return _completed("card", card_keys(), incomplete)


def chapters(incomplete: str) -> list[tuple[str, str]]:
    """Completions of a chapter of the rules: keys with their titles."""
    from ardri.texts.speech import RULES

    return _completed("rules", RULES, incomplete)


def editions(incomplete: str) -> list[str]:
    """Completions of an edition."""
    from ardri.rules.editions.registry import editions as every

    return [edition.name for edition in every() if edition.name.startswith(incomplete)]


def modules(incomplete: str) -> list[tuple[str, str]]:
    """Completions of modules: the last of a list with commas, without those that stand there already."""
    from ardri.rules.editions.registry import MODULES

    before, comma, last = incomplete.rpartition(",")
    free = tuple([name for name in MODULES if name not in before.split(",")])
    return [(f"{before}{comma}{name}", title) for name, title in _completed("module", free, last)]


def puzzles(incomplete: str) -> list[tuple[str, str]]:
    """Completions of a puzzle: names with their titles."""
    from ardri.bots.puzzles import PUZZLES

    return _completed("puzzle", tuple(puzzle.name for puzzle in PUZZLES), incomplete)


def _completed(prefix: str, keys: tuple[str, ...], incomplete: str) -> list[tuple[str, str]]:
    from ardri.cli.shared.languages import local_language
    from ardri.texts.catalogues import texts

    say = texts(local_language()).say
    return [(key, say(f"{prefix}-{key}")) for key in keys if key.startswith(incomplete)]


def _language(wanted: str | None) -> str | None:
    from ardri.texts.catalogues import LANGUAGES

    if wanted is not None and wanted.lower() not in LANGUAGES:
        raise typer.BadParameter(f"there are texts in {', '.join(LANGUAGES)}, not in {wanted!r}")
    return None if wanted is None else wanted.lower()


def check_edition(wanted: str | None) -> str | None:
    """The name of an edition, if there is one of this name."""
    from ardri.rules.editions.registry import edition_of
    from ardri.rules.editions.registry import editions as every
    from ardri.rules.errors import RulesError

    if wanted is not None:
        every()
        try:
            edition_of(wanted)
        except RulesError as error:
            raise typer.BadParameter(str(error)) from None
    return wanted


def _modules(wanted: list[str] | None) -> list[str]:
    """The names of modules, from lists with commas, if there are modules of these names."""
    from ardri.rules.editions.registry import MODULES

    found = [name.strip() for given in wanted or () for name in given.split(",")]
    for name in found:
        if name not in MODULES:
            raise typer.BadParameter(f"there is no module {name!r}; there are {', '.join(MODULES)}")
    return found


def edition_named(edition: str | None, discovery: bool, extra: list[str] | None) -> str:
    """The edition that is played, with extra modules: `--discovery` is short for `--edition discovery`."""
    from ardri.rules.editions.registry import edition_of
    from ardri.rules.errors import RulesError
    from ardri.rules.state.modules import PLUS

    if discovery and edition not in (None, DISCOVERY):
        raise typer.BadParameter(f"it is short for --edition {DISCOVERY}", param_hint="'--discovery'")
    first = DISCOVERY if discovery else edition or BASE
    try:
        return edition_of(PLUS.join([first, *(extra or ())])).name
    except RulesError as error:
        raise typer.BadParameter(str(error), param_hint="'--with'") from None


def edition_seating(edition: str, players: int) -> str:
    """The edition, with the module that has seats for so many players if it has too few itself."""
    from ardri.rules.editions.registry import edition_for
    from ardri.rules.errors import RulesError

    try:
        return edition_for(edition, players).name
    except RulesError as error:
        raise typer.BadParameter(str(error), param_hint="'--players'") from None


def _database() -> str:
    from ardri.cli.shared.save_files import home

    return str(home() / "ardri.db")


BASE: Final = "base"
DISCOVERY: Final = "discovery"
LEAST_PLAYERS: Final = 2
PLAYERS: Final = 3  # of a game of which nothing is said
EditionName = Annotated[
    str | None,
    typer.Option(
        "--edition",
        metavar="NAME",
        callback=check_edition,
        autocompletion=editions,
        show_default=BASE,
        help="What is played: base, discovery (the setup for a first game), or an edition that is installed.",
    ),
]
Modules = Annotated[
    list[str] | None,
    typer.Option(
        "--with",
        metavar="MODULE,...",
        callback=_modules,
        autocompletion=modules,
        help="Modules of the expansion to play with; they are listed below.",
    ),
]
Discovery = Annotated[bool, typer.Option("--discovery", help="Short for --edition discovery.")]
Database = Annotated[
    str,
    typer.Option(
        "--database",
        "--data",
        metavar="ADDRESS",
        envvar="ARDRI_DATABASE",
        default_factory=_database,
        show_default="ardri.db in the user's folder",
        help="The database of the server: a file, or postgresql://USER@HOST/NAME.",
    ),
]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="Do not ask for confirmation.")]
Language = Annotated[
    str | None,
    typer.Option(
        "--language",
        "-l",
        metavar="en|fr|pl",
        callback=_language,
        autocompletion=languages,
        help="The language; by default that of the locale.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Plain = Annotated[
    bool, typer.Option("--plain", help="Plain output: do not clear the screen, do not use a pager.")
]
Night = Annotated[bool, typer.Option("--night", help="Dark colours.")]
Force = Annotated[bool, typer.Option("--force", help="Replace an existing file.")]
At = Annotated[
    int | None, typer.Option(metavar="N", help="The point after this number of choices; by default the end.")
]
ViewerOption = Annotated[
    str | None,
    typer.Option(
        metavar="SEAT", autocompletion=viewers, help="The viewer: the letter of a seat, spectator or all."
    ),
]
Seat = Annotated[str, typer.Option(metavar="SEAT", autocompletion=seats, help="The letter of your seat.")]
Recorded = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game; - is standard input.")]
GameFile = Annotated[
    Path | None,
    typer.Argument(metavar="FILE", help="A record, a position or a view; - is standard input."),
]
Output = Annotated[
    Path, typer.Option("--output", "-o", metavar="FILE", help="The output file; - is standard output.")
]
CardName = Annotated[
    list[str] | None, typer.Argument(metavar="NAME", autocompletion=cards, help="The name of the card.")
]
Chapter = Annotated[
    list[str] | None, typer.Argument(metavar="TOPIC", autocompletion=chapters, help="The name of a chapter.")
]
PuzzleName = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="NAME", autocompletion=puzzles, help="The number of a puzzle, or words of its title."
    ),
]
