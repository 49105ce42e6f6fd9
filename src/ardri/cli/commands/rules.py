"""`ardri rules`: the rules in short, chapter by chapter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Final

import typer
from rich.console import Console

from ardri.cli.shared.errors import NO, Mistake
from ardri.cli.shared.files import as_json
from ardri.cli.shared.name_search import find, names_of
from ardri.texts.speech import RULES, Speech, in_a_row

COLUMNS: Final = 80
ITEMS: Final = ("–", "1.", "2.", "3.", "4.", "5.", "6.")


def explain(name: str, speech: Speech, plain: bool, in_json: bool) -> None:
    """Print the chapters asked for; on a terminal, page by page."""
    chapters = chapters_called(name, speech)
    if in_json:
        typer.echo(as_json(chapter_data(chapters, speech)), nl=False)
    else:
        _show("\n".join(chapter_lines(chapters, speech)), plain)


def chapters_called(name: str, speech: Speech) -> Sequence[str]:
    """The chapters that somebody asks for: all of them, or what the name may mean."""
    if not name:
        return RULES
    keys = find(name, names_of("rules", RULES, speech.texts.language)).keys
    if not keys:
        titles = [f"{chapter} ({speech.rules_page(chapter)[0]})" for chapter in RULES]
        raise Mistake(speech.say("chapter-unknown", name=name, chapters=in_a_row(titles)), NO)
    return keys


def chapter_lines(chapters: Sequence[str], speech: Speech) -> Iterator[str]:
    """Some chapters, for people."""
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


def chapter_data(chapters: Sequence[str], speech: Speech) -> list[dict[str, str]]:
    """Some chapters for programs."""
    pages = [(chapter, *speech.rules_page(chapter)) for chapter in chapters]
    return [{"chapter": chapter, "title": title, "text": text} for chapter, title, text in pages]


def _show(text: str, plain: bool) -> None:
    """Print a text; on a terminal through the pager, if it is longer than the screen."""
    console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
    if plain or not console.is_terminal or text.count("\n") + 1 < console.height:
        console.print(text)
        return
    with console.pager():
        console.print(text)
