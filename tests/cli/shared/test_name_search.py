"""A card is found by what people call it."""

import pytest

from ardri.cli.shared.name_search import find, names_of
from ardri.rules.box.base_box import CARD_KEYS
from ardri.texts.catalogues import LANGUAGES, texts

NAMES = names_of("card", CARD_KEYS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_found_by_its_name_in_every_language(language: str) -> None:
    names = names_of("card", CARD_KEYS, language)
    for card in CARD_KEYS:
        assert find(texts(language).say(f"card-{card}").upper(), names).keys == (card,)
        assert find(card, names).keys == (card,)


@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("balors eye", "balors_eye"),
        ("Balor's Eye", "balors_eye"),
        ("oeil", "balors_eye"),
        ("L'ŒIL DE BALOR", "balors_eye"),
        ("balorse", "balors_eye"),
        ("swieto", "festival"),
        ("kociol", "dagdas_cauldron"),
        ("cauldron", "dagdas_cauldron"),
        ("dagda", "the_dagda"),
        ("craftsmen and peasants", "craftsmen_peasants"),
        ("  Tale   of CÚCHULAIN ", "tale_of_cuchulain"),
        ("las", "forest"),
    ],
)
def test_case_accents_and_apostrophes_do_not_matter_and_a_part_is_enough(name: str, card: str) -> None:
    assert find(name, NAMES).keys == (card,)


def test_a_name_that_fits_several_is_not_decided() -> None:
    assert find("stone", NAMES).keys == ("stone_circle", "stone_of_fal")


def test_a_name_spelt_wrongly_leads_to_those_near_it() -> None:
    assert find("morigan", NAMES).near == ("the_morrigan",)
    assert find("geiss", NAMES).near == ("geis",)
    assert find("xyzzy", NAMES) == find("", NAMES)
