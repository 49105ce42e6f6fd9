"""Rulings: the numbered ones of docs/rules.md and docs/seasons.md, and those that concern a card."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from textwrap import wrap
from typing import Final

from ardri.cli.shared.name_search import plain
from ardri.texts.catalogues import texts

# A wheel has copies of the documents beside this module; the sources have the documents themselves.
DOCUMENTS: Final = ("rules.md", "seasons.md")
SOURCES: Final = Path(__file__).parents[4] / "docs"

COLUMNS: Final = 80

RULING: Final = re.compile(r'^\| <a id="[re]\d+"></a>([RE]\d+) \| (.*?) \| (.*?) \|$', re.MULTILINE)
ROW: Final = re.compile(r"^\| \*\*(.+?)\*\*.*$", re.MULTILINE)
CITED: Final = re.compile(r"\[([RE]\d+)\]")
LINK: Final = re.compile(r"\[([^]]+)\]\(#[^)]*\)")

# Cards that share their name with a thing: what is said of the thing does not concern the card.
THINGS: Final = ("citadel", "sanctuary")


@dataclass(frozen=True)
class Ruling:
    """A ruling: a question that the rules leave open, and its answer; those of the expansion are E1 ..."""

    name: str
    question: str
    answer: str


@cache
def document() -> str:
    """The text of docs/rules.md and docs/seasons.md."""
    found = []
    for name in DOCUMENTS:
        packed = files("ardri.cli").joinpath(name)
        source = packed if packed.is_file() else SOURCES / name
        found.append(source.read_text(encoding="utf-8"))
    return "".join(found)


@cache
def rulings() -> tuple[Ruling, ...]:
    """All rulings, in the order of the documents."""
    return tuple(Ruling(row[1], _spoken(row[2]), _spoken(row[3])) for row in RULING.finditer(document()))


def rulings_about(card: str) -> list[Ruling]:
    """The rulings that the rules cite beside a card, and those that name it.

    >>> [ruling.name for ruling in rulings_about("cathbads_word")]
    ['R43', 'R54', 'R58', 'E26']
    """
    name = plain(texts("en").say(f"card-{card}"))
    cited = [
        ruling
        for row in ROW.finditer(document())
        if plain(row[1]) == name
        for ruling in CITED.findall(row[0])
    ]
    called = re.compile(rf"\b({name.removeprefix('the ')}|{plain(card)})s?\b")
    named = [
        ruling.name
        for ruling in rulings()
        if card not in THINGS and called.search(plain(f"{ruling.question} {ruling.answer}"))
    ]
    return [ruling for ruling in rulings() if ruling.name in (*cited, *named)]


def ruling_lines(ruling: Ruling) -> list[str]:
    """A ruling as lines of text, indented."""
    text = f"{ruling.name:4} {ruling.question} {ruling.answer}"
    return wrap(text, COLUMNS, initial_indent="  ", subsequent_indent=" " * 7)


def _spoken(text: str) -> str:
    """The text without Markdown markup."""
    return LINK.sub(r"\1", text).replace("*", "")
