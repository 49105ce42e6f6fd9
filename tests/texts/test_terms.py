"""The catalogues use the words of the game, the same ones everywhere."""

import pytest

from ardri.texts.catalogues import LANGUAGES
from tests.texts.terms import Misuse, lines, misused, misuses

WRONG = [
    ("en", "The season ends when the Citadels are manned.", ["Season", "the end of the Citadels step"]),
    ("fr", "Devenez haut roi de l’île.", ["Haut-Roi"]),
    ("fr", "Une manche a deux parties.", ["round"]),
    ("fr", "Prenez le jeton Prétendant.", ["marqueur"]),
    ("fr", "Retirez 1 clan du plateau de jeu.", ["zone de jeu (le Plateau est un territoire)"]),
    ("fr", "{ $count } clans de { $seat }", ["une tournure sans élision (d’Anna, qu’Anna)"]),
    ("fr", "Ici, la saison finit.", ["Saison"]),
    ("fr", "Regardez les cartes de 1 adversaire.", ["d’un"]),
    ("pl", "Zostań arcykrólem wyspy.", ["Wysoki Król"]),
    ("pl", "Chcesz zostać Najwyższym Królem.", ["Wysoki Król"]),
    ("pl", "Umieść znacznik Święta.", ["żeton"]),
    ("pl", "Weź odłożoną kartę.", ["odłożona na bok"]),
    ("pl", "{ $seat } zrezygnował", ["rezygnuje, rezygnacja"]),
]

RIGHT = [
    ("en", "The Season ends. The Pretender token goes back."),
    ("fr", "Au Plateau, le Haut-Roi rend le marqueur Prétendant à la fin du round."),
    ("fr", "3 clans du joueur { $seat }, choisissez de 1 à { $most }."),
    ("pl", "Wysoki Król bierze żeton święta i kartę odłożoną na bok; tereny leżą w stosie."),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_a_word_that_the_game_does_not(language: str) -> None:
    assert not misuses(language), "\n" + "\n".join(map(str, misuses(language)))


@pytest.mark.parametrize(("language", "text", "better"), WRONG)
def test_a_wrong_word_is_found_in_any_form_and_the_better_one_is_named(
    language: str, text: str, better: list[str]
) -> None:
    assert [each for _, each in misused(language, text)] == better


@pytest.mark.parametrize(("language", "text"), RIGHT)
def test_the_words_of_the_game_are_let_through(language: str, text: str) -> None:
    assert misused(language, text) == []


def test_what_is_found_is_told_with_file_key_and_better_word() -> None:
    told = str(Misuse("pl/table.ftl", "table-buildings", "Budowle", "budynki"))
    assert told == "pl/table.ftl: table-buildings says “Budowle”, better: budynki"


def test_keys_and_comments_are_not_looked_at() -> None:
    assert lines("# The season\ntheme-season = Seasons\n    .why = They end.\n        So they do.") == [
        ("theme-season", " Seasons"),
        ("theme-season", " They end."),
        ("theme-season", "        So they do."),
    ]
