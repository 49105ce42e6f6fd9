"""Modules of the expansion in words: what each is, and which of it is a reading, not a printed text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager
from typing import Protocol

from typer.core import TyperCommand

from ardri.rules.box.catalogue import CARD_NUMBERS
from ardri.rules.editions.base import BASE
from ardri.rules.editions.registry import MODULES, edition_of, with_every_module
from ardri.rules.state.modules import PLUS, Module
from ardri.texts.speech import Speech, comma_list


class Formatter(Protocol):
    """Where a help is written."""

    def section(self, name: str) -> AbstractContextManager[None]:
        """A title over all that is written from now on."""

    def write_dl(self, rows: list[tuple[str, str]]) -> None:
        """Write rows of a name and a text."""


class ModulesListed(TyperCommand):
    """A command with the option `--with`: its help ends with a list of the modules."""

    def format_epilog(self, ctx: object, formatter: Formatter) -> None:
        """Write the list, in English like all of the help."""
        from ardri.cli.shared.languages import speech_in

        speech = speech_in("en")
        with formatter.section("Modules (--with)"):
            formatter.write_dl([(module.name, told(module, speech)) for module in MODULES.values()])


def told(module: Module, speech: Speech) -> str:
    """A module in one sentence, marked if something of it is a reading."""
    text = speech.say(f"module-{module.name}.text")
    rulings = [reading.ruling for reading in module.readings]
    return f"{text} {mark(rulings, speech)}" if rulings else text


def module_lines(modules: Iterable[Module], speech: Speech) -> Iterator[str]:
    """A line for each module: its title and what it is."""
    for module in modules:
        yield speech.say("play-fact", name=speech.say(f"module-{module.name}"), value=told(module, speech))


def mark(rulings: Iterable[str], speech: Speech) -> str:
    """The mark of what is a reading: the rulings that say so."""
    return speech.say("reading-mark", rulings=comma_list(by_number(rulings)))


def by_number(rulings: Iterable[str]) -> list[str]:
    """Rulings in the order of their numbers, each once.

    >>> by_number(["E30", "E4", "E4"])
    ['E4', 'E30']
    """
    return sorted(dict.fromkeys(rulings), key=lambda ruling: int(ruling[1:]))


def module_of_card(card: int) -> Module | None:
    """The module that brings a card; None if it comes without any."""
    for module in MODULES.values():
        if (edition_of(PLUS.join([BASE.name, module.name])).cards & ~BASE.cards) >> card & 1:
            return module
    return None


def reading_marks(card: str, speech: Speech) -> Iterator[str]:
    """The marks of a card that is a reading; a card of the base game is one with the module that is named."""
    number = CARD_NUMBERS[card]
    for module in MODULES.values():
        rulings = [reading.ruling for reading in module.readings if number in reading.cards]
        if rulings and module_of_card(number) is not None:
            yield mark(rulings, speech)
        elif rulings:
            title = speech.say(f"module-{module.name}")
            yield speech.say("play-fact", name=title, value=mark(rulings, speech))


def readings_of(card: str) -> tuple[str, ...]:
    """The rulings that mark a card as a reading; none if its text is printed."""
    return with_every_module().reading_cards.get(CARD_NUMBERS[card], ())
