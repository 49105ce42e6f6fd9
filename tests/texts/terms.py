"""Words that the catalogues must not use, and the word that the game uses instead.

Each entry is a regular expression for a whole word or phrase, without case unless it says so, and the
better word. The words of the game are those of its French and Polish rulebooks.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from ardri.texts.catalogues import source, subjects


class Term(NamedTuple):
    """A word that is wrong here, and the one to use."""

    wrong: re.Pattern[str]
    better: str


class Misuse(NamedTuple):
    """A wrong word found in a catalogue: the file, the text's key, the word and the better one."""

    file: str
    key: str
    found: str
    better: str

    def __str__(self) -> str:
        return f"{self.file}: {self.key} says “{self.found}”, better: {self.better}"


# A person's, a card's or a territory's name may begin with a vowel: “d’Anna”.
NAME: Final = r"\{ \$(?:seat|seats|name|target|other|winner|instigator|giver|taker|card|territory|[a-d]) \}"

WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        r"Pretender (?:marker|counter)s?": "Pretender token",
        r"Festival token": "Festival marker",
        r"High-King|Great King|Over-?king": "High King",
        r"(?-i:\bseason)": "Season",
        r"Citadels are manned": "the end of the Citadels step",
        r"retreats?|flees?": "withdraw",
        r"(?:invader|aggressor)s?": "instigator",
        r"(?:temple|shrine)s?": "Sanctuary",
        r"(?:fortress|fortresses|castles?)": "Citadel",
        r"(?:province|region)s?": "territory",
    },
    "fr": {
        r"Haut Roi|(?-i:haut[ -]roi|Haut-roi)|Grand Roi": "Haut-Roi",
        r"manches?": "round",
        r"jetons?": "marqueur",
        r"plateau de jeu|(?-i:plateau)": "zone de jeu (le Plateau est un territoire)",
        r"(?:prend|prendre) (?:le|un) marqueur Prétendant": "se déclarer Prétendant",
        r"comme manœuvre": "en tant que manœuvre",
        r"(?-i:saisons?)": "Saison",
        r"(?-i:exploits?|récits? épiques?|sanctuaires?|citadelles?|capitale)": "avec une majuscule",
        r"de 1(?= [^\Wà])": "d’un",
        r"Citadelles sont occupées\b(?! ou)": "la fin de l’étape des Citadelles",
        r"la distribution": "le choix des cartes",
        r"parties? (?:a été |est )?abandonnées?": "interrompue (abandonner, c’est renoncer)",
        r"(?:agresseur|assaillant|instigateur)s?": "envahisseur",
        r"temples?": "Sanctuaire",
        r"(?:forteresse|château)s?": "Citadelle",
        r"province|régions?": "territoire",
        rf"(?:de|que|jusque|lorsque|puisque|quoique) {NAME}": "une tournure sans élision (d’Anna, qu’Anna)",
    },
    "pl": {
        r"arcykról\w*": "Wysoki Król",
        r"najwyższ\w+ kr[óo]l\w*|wielki\w* kr[óo]l\w*": "Wysoki Król",
        r"znacznik\w*": "żeton",
        r"(?:żeton\w*|miejsc\w+) (?-i:Święta)": "święta, małą literą",
        r"budowl\w+": "budynki",
        r"stos\w* (?:kart )?eposu|karty eposu w stosie": "talia eposu (stos mają tereny)",
        r"odłożon(?:a|ą|ej|e|ych)\b(?! na bok)": "odłożona na bok",
        r"terytori\w+": "teren",
        r"ukryt\w+ klan\w*|w tym ukryte|ukryć klan\w*": "ufortyfikowane, schronić",
        r"świątyni\w*|sanktuari\w+": "miejsce kultu",
        r"twierdz\w+|zam(?:ek|ku|ki|ków)": "cytadela",
        r"agresor\w*|napastnik\w*": "prowokator",
        r"czyjakolwiek": "ktokolwiek ją zagrał",
        r"(?:swojej|swoją|każdej) tur\w+ pory roku": "tura w fazie pory roku",
        r"po obsadzeniu cytadel|cytadele są obsadzone": "na końcu kroku cytadel",
        r"Brenn\w*": "Bran",
        # Present tense and nouns speak of everybody: “rezygnuje”, “pod atakiem”
        r"zrezygnował\w*|poddał\w* się|się poddał\w*": "rezygnuje, rezygnacja",
        r"nieobecn[yai]|jest atakowan[ya]": "nieobecność, pod atakiem",
        r"(?:wybrał|zagrał|wygrał|przegrał|spasował|odszedł|wrócił)[ae]?[śm]": "czas teraźniejszy",
        r"(?:gotowy|zalogowany|zaproszony|pewien)": "forma bez rodzaju",
    },
}

TERMS: Final = {
    language: [
        Term(re.compile(rf"(?i)(?<![\w$])(?:{wrong})(?!\w)"), better) for wrong, better in words.items()
    ]
    for language, words in WORDS.items()
}


def misused(language: str, text: str) -> list[tuple[str, str]]:
    """The wrong words in a text, each with the better one."""
    return [(found.group(), better) for wrong, better in TERMS[language] for found in wrong.finditer(text)]


def misuses(language: str) -> list[Misuse]:
    """All wrong words in the catalogues of a language. Comments and keys are not looked at."""
    return [
        Misuse(f"{language}/{subject}.ftl", key, found, better)
        for subject in subjects()
        for key, text in lines(source(language, subject))
        for found, better in misused(language, text)
    ]


def lines(catalogue: str) -> list[tuple[str, str]]:
    """The lines of a Fluent file as people read them, each with the key of its message."""
    found = []
    key = ""
    for line in catalogue.splitlines():
        begun = re.match(r"([a-z][\w-]*) =|    \.\w+ =", line)
        if begun and begun[1]:
            key = begun[1]
        if not line.startswith("#"):
            found.append((key, line[begun.end() :] if begun else line))
    return found
