"""The command `ardri card`: the text of a card, its moments, and its rulings."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from typing import Final

import typer

from ardri.cli.shared.errors import NO, CommandError
from ardri.cli.shared.files import as_json, write
from ardri.cli.shared.modules import module_of_card, reading_marks, readings_of
from ardri.cli.shared.name_search import find, names_of
from ardri.cli.shared.rulings import ruling_lines, rulings_about
from ardri.pictures.cards.card import card_picture, deck_of, effects, uses
from ardri.pictures.drawing.palette import Palette
from ardri.rules.box.catalogue import CARD_KEYS, CARD_NUMBERS, CARD_RECORDS, TILE_KEYS
from ardri.rules.editions.registry import card_keys
from ardri.rules.engine.moments import DECK, MOMENT_NAMES
from ardri.rules.state.edition import LEAST_PLAYERS
from ardri.texts.catalogues import LANGUAGES, texts
from ardri.texts.speech import Speech, comma_list

COLUMNS: Final = 80
DECKS: Final = ("action", "advantage", "epic")


def explain(
    name: str, speech: Speech, in_json: bool, svg: Path | None, palette: Palette, force: bool
) -> None:
    """Print or draw a card; without a name, list them all."""
    if not name:
        if svg is not None:
            raise CommandError("--svg needs the name of a card.")
        typer.echo(as_json(list_data(speech)) if in_json else "\n".join(list_lines(speech)), nl=not in_json)
        return
    card = card_called(name, speech)
    if svg is not None:
        write(svg, card_picture(card, speech.say, palette), force)
    elif in_json:
        typer.echo(as_json(card_data(card, speech)), nl=False)
    else:
        typer.echo("\n".join(card_lines(card, speech)))


def card_called(name: str, speech: Speech) -> str:
    """Find a card by name. Raises CommandError unless exactly one matches."""
    found = find(name, names_of("card", card_keys(), speech.texts.language))
    if len(found.keys) == 1:
        return found.keys[0]
    if found.keys:
        raise CommandError(speech.say("about-several", name=name, cards=speech.cards(found.keys)), NO)
    if found.near:
        raise CommandError(speech.say("about-near", name=name, cards=speech.cards(found.near)), NO)
    raise CommandError(speech.say("about-unknown", name=name), NO)


def card_lines(card: str, speech: Speech) -> Iterator[str]:
    """Everything about a card, as lines of text."""
    facts = [speech.say(f"deck-{deck_of(card)}.short"), *_needs(card, speech)]
    yield f"{speech.card(card)} ({comma_list(facts)})"
    yield from reading_marks(card, speech)
    for (use, text), moment in zip(speech.card_uses(card), _moments(card), strict=True):
        yield ""
        yield f"{use}, {speech.say(f'moment-{moment}')}"
        yield from _indented(text)
    if card in TILE_KEYS and speech.tile_text(card):
        yield ""
        yield speech.say("about-territory")
        yield from _indented(speech.tile_text(card))
    yield ""
    if effects(card):
        yield speech.say("about-signs", icons=comma_list(speech.card_icons(card)))
    yield speech.say("about-names", names=comma_list(list(_elsewhere(card, speech))))
    found = rulings_about(card)
    if found:
        yield ""
        yield speech.say("about-rulings")
        for ruling in found:
            yield from ruling_lines(ruling)


def card_data(card: str, speech: Speech) -> dict[str, object]:
    """Everything about a card, as data for JSON."""
    used = zip(uses(card), _moments(card), speech.card_text(card).split("\n"), strict=True)
    return {
        "key": card,
        "name": speech.card(card),
        "deck": deck_of(card),
        "players": CARD_RECORDS[CARD_NUMBERS[card]].players,
        "module": None if (module := module_of_card(CARD_NUMBERS[card])) is None else module.name,
        "readings": list(readings_of(card)),
        "uses": [{"sign": sign, "moment": moment, "text": text} for sign, moment, text in used],
        "signs": list(effects(card)),
        "territory": (speech.tile_text(card) or None) if card in TILE_KEYS else None,
        "names": {language: texts(language).say(f"card-{card}") for language in LANGUAGES},
        "rulings": [
            {"name": ruling.name, "question": ruling.question, "answer": ruling.answer}
            for ruling in rulings_about(card)
        ],
    }


def list_lines(speech: Speech) -> Iterator[str]:
    """All cards by deck, with the icons of their uses."""
    for deck in DECKS:
        if deck != DECKS[0]:
            yield ""
        yield speech.say(f"deck-{deck}")
        cards = [card for card in card_keys() if deck_of(card) == deck]
        width = max(len(speech.card(card)) for card in cards)
        for card in cards:
            signs = [speech.say(f"use-{use}") for use in uses(card)]
            more = [*dict.fromkeys(signs), *speech.card_icons(card)]
            yield f"  {speech.card(card).ljust(width)}  {comma_list([*more, *_needs(card, speech)])}"


def list_data(speech: Speech) -> list[dict[str, object]]:
    """All cards as data for JSON."""
    return [card_data(card, speech) for card in card_keys()]


def _moments(card: str) -> list[str]:
    return [MOMENT_NAMES[use.moment] for use in DECK[CARD_KEYS.index(card)].uses]


def _needs(card: str, speech: Speech) -> list[str]:
    """With how many players and which module a card is used, unless always."""
    least = CARD_RECORDS[CARD_NUMBERS[card]].players
    module = module_of_card(CARD_NUMBERS[card])
    return [
        *([speech.say("about-players", count=least)] if least > LEAST_PLAYERS else []),
        *([speech.say(f"module-{module.name}")] if module is not None else []),
    ]


def _elsewhere(card: str, speech: Speech) -> Iterator[str]:
    for language in LANGUAGES:
        if language != speech.texts.language:
            yield f"{texts(language).say(f'card-{card}')} ({language})"


def _indented(text: str) -> list[str]:
    return wrap(text, COLUMNS, initial_indent="  ", subsequent_indent="  ")
