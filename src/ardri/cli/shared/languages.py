"""The language of the catalogues: as asked for, or that of the locale."""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping
from typing import Final

from ardri.texts.catalogues import LANGUAGES, texts
from ardri.texts.speech import Speech

VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def local_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the locale if there are texts in it, else English.

    >>> local_language({"LANG": "pl_PL.UTF-8"}), local_language({"LC_ALL": "C", "LANG": "fr_FR"})
    ('pl', 'en')
    """
    set_to = next((environment[name] for name in VARIABLES if environment.get(name)), None)
    if set_to is None:
        set_to = locale.getlocale()[0] or ""
    code = set_to.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return code if code in LANGUAGES else LANGUAGES[0]


def speech_in(language: str | None) -> Speech:
    """The texts of the language asked for, or of the locale's language."""
    return Speech(texts(language or local_language()))
