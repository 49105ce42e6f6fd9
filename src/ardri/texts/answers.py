"""Answers of language models: which option a text means, however it says so.

Taken is, in this order: what a last line like ``ANSWER: 3`` or JSON like ``{"move": "card:bard"}`` says, the
last key of an option in the text, an option's words, and a number that stands alone. Numbers count from 1, as
in `prompt`.

>>> from ardri.rules.formats.position import position
>>> game = position(clans={"hills": "A2 B1"}, hand={"A": "migration bard"}, turn="A")
>>> decision = game.decision
>>> said = ["I am strong.\\n**Answer:** 2", "`card:bard`!", '{"move": "pass"}', "I play Migration."]
>>> [meant(text, decision).key for text in said]
['card:migration', 'card:bard', 'pass', 'card:migration']
"""

from __future__ import annotations

import re
from typing import Final

from ardri.rules.box.options import Option
from ardri.rules.decisions import Decision
from ardri.rules.errors import RulesError
from ardri.texts.catalogues import texts
from ardri.texts.speech import Speech

# A word that announces the answer, then the answer to the end of the line
SAID: Final = re.compile(
    r"""["'*_`]*\b(?:final\s+)?(?:answer|choice|option|move|action)\b["'*_`]*\s*(?:is\s*)?[:=]?[\s"'*_`#(\[]*([^\n"'*`}\])]+)""",
    re.IGNORECASE,
)
NUMBER: Final = re.compile(r"\d+")
ALONE: Final = re.compile(r"(?<![\w.:,-])(\d{1,3})(?![\w:,-]|\.\d)")
SHOWN: Final = 200  # letters of an answer in an error


class AnswerError(RulesError):
    """A text that names none of the options, or several."""


def meant(text: str, decision: Decision) -> Option:
    """The option of a decision that a text means.

    Raises:
        AnswerError: if it means none.
    """
    options = decision.options
    for said in reversed(SAID.findall(text)):
        found = _exactly(said, options) or _named(said, options)
        if found is not None:
            return found
    found = (
        _exactly(text, options) or _last_key(text, options) or _named(text, options) or _alone(text, options)
    )
    if found is None:
        shown = " ".join(text.split())[-SHOWN:]
        offered = ", ".join([f"{number} {option.key}" for number, option in enumerate(options, 1)])
        raise AnswerError(f"the answer {shown!r} names none of the options: {offered}")
    return found


def _exactly(said: str, options: tuple[Option, ...]) -> Option | None:
    """The option whose number, perhaps with a dot, or whose key is all that is said."""
    bare = said.strip(" \t\n.!'\"`*_()[]#")
    if NUMBER.fullmatch(bare):
        return options[int(bare) - 1] if 1 <= int(bare) <= len(options) else None
    number = re.match(r"(\d+)[.):]?\s+\S", bare)  # as in the list: "2. Bard [card:bard]"
    if number and 1 <= int(number[1]) <= len(options):
        option = options[int(number[1]) - 1]
        rest = bare[number.end() - 1 :].casefold()
        if option.key.casefold() in rest or _words(option).casefold() in rest:
            return option
    return next((option for option in options if option.key.casefold() == bare.casefold()), None)


def _last_key(text: str, options: tuple[Option, ...]) -> Option | None:
    """The option whose key stands last in a text; words like `pass` are no keys here."""
    places = [
        (match.start(), option)
        for option in options
        if ":" in option.key
        for match in re.finditer(rf"(?<![\w:]){re.escape(option.key)}(?![\w:])", text, re.IGNORECASE)
    ]
    return max(places, key=lambda place: place[0])[1] if places else None


def _named(text: str, options: tuple[Option, ...]) -> Option | None:
    """The only option of which a text has the words, or the name in them; the longer ones first."""
    lower = text.casefold()
    for words in (_words, _name):
        named = [
            (phrase, option)
            for option in options
            if (phrase := words(option).casefold()) and re.search(rf"(?<!\w){re.escape(phrase)}(?!\w)", lower)
        ]
        longest = [
            option
            for phrase, option in named
            if not any(phrase != other and phrase in other for other, _ in named)
        ]
        if len(longest) == 1:
            return longest[0]
    return None


def _alone(text: str, options: tuple[Option, ...]) -> Option | None:
    """The last number that stands alone and is that of an option."""
    numbers = [int(number) for number in ALONE.findall(text)]
    fit = [number for number in numbers if 1 <= number <= len(options)]
    return options[fit[-1] - 1] if fit else None


def _words(option: Option) -> str:
    return Speech(texts("en")).option(option.key)


def _name(option: Option) -> str:
    """The name of what an option is about, as a card or a territory; of a word, the word."""
    verb, _, value = option.key.partition(":")
    speech = Speech(texts("en"))
    for kind in ("card", "tile"):
        if value and texts("en").has(f"{kind}-{value}"):
            return speech.card(value) if kind == "card" else speech.tile(value)
    return "" if value else verb.replace("_", " ")
