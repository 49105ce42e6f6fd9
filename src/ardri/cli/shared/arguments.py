"""Arguments and options that several commands share, and what a shell may complete them with."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ardri.rules.box.catalogue import SEAT_NAMES


def languages(incomplete: str) -> list[str]:
    """Languages that begin so."""
    from ardri.texts.catalogues import LANGUAGES

    return [language for language in LANGUAGES if language.startswith(incomplete)]


def seats(incomplete: str) -> list[str]:
    """Seats that begin so."""
    return [seat for seat in SEAT_NAMES if seat.startswith(incomplete)]


def eyes(incomplete: str) -> list[str]:
    """Seats and other eyes that begin so."""
    from ardri.cli.shared.record_steps import EYES

    return [each for each in EYES if each.startswith(incomplete)]


def cards(incomplete: str) -> list[tuple[str, str]]:
    """Cards whose names begin so, in any language, by their keys; with their names."""
    from ardri.rules.box.catalogue import CARD_KEYS

    return _completed("card", tuple(CARD_KEYS), incomplete)


def chapters(incomplete: str) -> list[tuple[str, str]]:
    """Chapters of the rules that begin so, by their keys; with their titles."""
    from ardri.texts.speech import RULES

    return _completed("rules", RULES, incomplete)


def puzzles(incomplete: str) -> list[tuple[str, str]]:
    """Puzzles whose names begin so; with their titles."""
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


def _database() -> Path:
    from ardri.cli.shared.save_files import home

    return home() / "ardri.db"


Database = Annotated[
    Path,
    typer.Option(
        "--database",
        "--data",
        metavar="FILE",
        envvar="ARDRI_DATABASE",
        default_factory=_database,
        show_default="ardri.db in the folder of the program",
        help="The file of the server.",
    ),
]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="Do not ask whether it is meant.")]
Language = Annotated[
    str | None,
    typer.Option(
        "--language",
        "-l",
        metavar="en|fr|pl",
        callback=_language,
        autocompletion=languages,
        help="The language; otherwise that of the locale.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Plain = Annotated[bool, typer.Option("--plain", help="Line after line: no cleared screen, no pages.")]
Night = Annotated[bool, typer.Option("--night", help="Dark colours.")]
Force = Annotated[bool, typer.Option("--force", help="Replace a file that is there already.")]
At = Annotated[int | None, typer.Option(metavar="N", help="After so many choices; otherwise at the end.")]
Eyes = Annotated[
    str | None,
    typer.Option(metavar="SEAT", autocompletion=eyes, help="Whose eyes: a seat's letter, spectator or all."),
]
Seat = Annotated[str, typer.Option(metavar="SEAT", autocompletion=seats, help="Your seat, a letter.")]
Recorded = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game; - is standard input.")]
GameFile = Annotated[
    Path | None,
    typer.Argument(metavar="FILE", help="A record, a position or a view; - is standard input."),
]
Output = Annotated[
    Path, typer.Option("--output", "-o", metavar="FILE", help="Where it goes; - is standard output.")
]
CardName = Annotated[
    list[str] | None, typer.Argument(metavar="NAME", autocompletion=cards, help="What the card is called.")
]
Chapter = Annotated[
    list[str] | None, typer.Argument(metavar="TOPIC", autocompletion=chapters, help="A chapter.")
]
PuzzleName = Annotated[
    list[str] | None,
    typer.Argument(metavar="NAME", autocompletion=puzzles, help="Its number, or words of its title."),
]
