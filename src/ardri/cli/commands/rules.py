"""The command `ardri rules`: a summary of the rules by chapter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from textwrap import wrap
from typing import Final

import typer
from rich.console import Console

from ardri.cli.shared.errors import NO, CommandError
from ardri.cli.shared.files import as_json
from ardri.cli.shared.modules import mark
from ardri.cli.shared.name_search import find, names_of
from ardri.cli.shared.rulings import Ruling, ruling_lines, rulings
from ardri.rules.editions.registry import MODULES
from ardri.texts.speech import RULES, Speech, comma_list

COLUMNS: Final = 80
ITEMS: Final = ("–", "1.", "2.", "3.", "4.", "5.", "6.")


def explain(name: str, speech: Speech, plain: bool, in_json: bool) -> None:
    """Print the chapters asked for; on a terminal through a pager."""
    chapters = chapters_called(name, speech)
    if in_json:
        typer.echo(as_json(chapter_data(chapters, speech)), nl=False)
    else:
        _show("\n".join(chapter_lines(chapters, speech)), plain)


def chapters_called(name: str, speech: Speech) -> Sequence[str]:
    """Find chapters by name; all of them without a name. Raises CommandError if nothing matches."""
    if not name:
        return RULES
    keys = find(name, names_of("rules", RULES, speech.texts.language)).keys
    if not keys:
        titles = [f"{chapter} ({speech.rules_page(chapter)[0]})" for chapter in RULES]
        raise CommandError(speech.say("chapter-unknown", name=name, chapters=comma_list(titles)), NO)
    return keys


def chapter_lines(chapters: Sequence[str], speech: Speech) -> Iterator[str]:
    """Chapters as lines of text."""
    for place, chapter in enumerate(chapters):
        title, text = speech.rules_page(chapter)
        if place:
            yield from ("", "")
        yield title
        yield "=" * len(title)
        yield ""
        for line in text.split("\n"):
            further = "" if not line.startswith(ITEMS) else " " * (line.index(" ") + 1)
            yield from wrap(line, COLUMNS, subsequent_indent=further) or [""]
        readings = _readings(chapter)
        if readings:
            yield ""
            yield from wrap(mark([ruling.name for ruling in readings], speech), COLUMNS)
            for ruling in readings:
                yield from ruling_lines(ruling)


def chapter_data(chapters: Sequence[str], speech: Speech) -> list[dict[str, object]]:
    """Chapters as data for JSON."""
    pages = [(chapter, *speech.rules_page(chapter)) for chapter in chapters]
    return [
        {"chapter": chapter, "title": title, "text": text, "readings": list(map(asdict, _readings(chapter)))}
        for chapter, title, text in pages
    ]


def _readings(chapter: str) -> list[Ruling]:
    """The rulings of a module that are readings, not printed rules; a chapter of the base game has none."""
    if chapter not in MODULES:
        return []
    found = [reading.ruling for reading in MODULES[chapter].readings]
    return [ruling for ruling in rulings() if ruling.name in found]


def _show(text: str, plain: bool) -> None:
    """Print a text; through the pager if it is longer than the terminal."""
    console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
    if plain or not console.is_terminal or text.count("\n") + 1 < console.height:
        console.print(text)
        return
    with console.pager():
        console.print(text)
