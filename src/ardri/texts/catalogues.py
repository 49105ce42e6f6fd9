"""Message catalogues: Fluent files by language and subject, read once, looked up by key.

Nothing but standard Fluent stands in the files, so that a browser can read the very same ones.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from ardri.rules.editions.registry import MODULES
from ardri.texts.other_editions import name_of

LANGUAGES: Final = ("en", "fr", "pl")

SUBJECTS: Final = (
    "cards",
    "tiles",
    "table",
    "questions",
    "options",
    "events",
    "reasons",
    "accounts",
    "server",
    "bots",
    "puzzles",
    "errors",
    "rules",
    "commands",
    "play",
    "prompt",
    "web_account",
    "web_cards",
    "web_island",
    "web_learn",
    "web_puzzles",
    "web_replay",
    "web_rules",
    "web_settings",
    "web_stage",
    "web_start",
    "web_table",
    "web_text",
    "web_ui",
)


class TextError(LookupError):
    """A text is missing, or its values do not fit."""


class Texts:
    """All texts of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise TextError(f"there are texts in {', '.join(LANGUAGES)}, not in {language!r}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for subject in subjects():
            self._bundle.add_resource(FluentResource(source(language, subject)))

    def has(self, key: str) -> bool:
        """True if the catalogues have a text with this key.

        >>> texts("en").has("tile-swamp.text"), texts("en").has("tile-cove.text")
        (True, False)
        """
        return self._pattern(key) is not None

    def _pattern(self, key: str) -> Pattern | None:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def say(self, key: str, **values: str | int) -> str:
        """The text with this key (a message, or one of its attributes), with these values in it.

        >>> texts("en").say("card-new_clans")
        'New Clans'
        """
        pattern = self._pattern(key)
        if pattern is None:
            other = name_of(key)
            if other is not None:
                return other
            raise TextError(f"there is no text {key!r} in {self.language!r}")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise TextError(f"the text {key!r} in {self.language!r} cannot be said: {errors[0]}")
        return str(text)


@cache
def texts(language: str = "en") -> Texts:
    """The texts of a language, read once.

    >>> texts("de")
    Traceback (most recent call last):
    ...
    ardri.texts.catalogues.TextError: there are texts in en, fr, pl, not in 'de'
    """
    return Texts(language)


def subjects() -> tuple[str, ...]:
    """The catalogue files of each language: by subject, and those of modules by their packages."""
    return (*SUBJECTS, *dict.fromkeys([module.package for module in MODULES.values()]))


def source(language: str, subject: str) -> str:
    """The source of one catalogue file, by its subject or the package of a module."""
    if subject in SUBJECTS:
        file = files("ardri.texts").joinpath(language, f"{subject}.ftl")
    else:
        file = files(subject).joinpath("texts", f"{language}.ftl")
    return file.read_text(encoding="utf-8")
