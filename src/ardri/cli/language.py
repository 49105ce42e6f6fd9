"""Which language to speak: the one asked for, else the one of the environment, else English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ardri.texts.catalogues import LANGUAGES

VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def environment_language(environment: Mapping[str, str]) -> str:
    """The language of an environment, by the variables that every program goes by.

    >>> environment_language({"LANG": "pl_PL.UTF-8"}), environment_language({"LC_ALL": "C", "LANG": "fr_FR"})
    ('pl', 'en')
    """
    wanted = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    language = wanted[:2].lower()
    return language if language in LANGUAGES and not wanted[2:3].isalpha() else "en"
