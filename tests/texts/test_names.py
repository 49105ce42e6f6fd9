"""Some cards and territories as they are called in the three languages."""

import pytest

from ardri.rules.box.base_box import TILE_KEYS
from ardri.texts.catalogues import LANGUAGES, texts

NAMES = {
    "card-bard": ("Bard", "Barde", "Bard"),
    "card-craftsmen_peasants": ("Craftsmen & Peasants", "Artisans et paysans", "Rzemieślnicy i chłopi"),
    "card-festival": ("Festival", "Festivités", "Święto"),
    "card-raid": ("Raid", "Razzia", "Napaść"),
    "card-warlord": ("Warlord", "Chef de Guerre", "Watażka"),
    "card-scouts_spies": ("Scouts & Spies", "Espions et Éclaireurs", "Zwiadowcy i szpiedzy"),
    "tile-gates": ("Gates of Tír na nÓg", "Portes de Tir Na Nog", "Bramy Tír na nÓg"),
    "tile-highlands": ("Highlands", "Plateau", "Pogórza"),
    "tile-meadows": ("Meadows", "Prairie", "Błonia"),
    "tile-stone_circle": ("Stone Circle", "Cromlech", "Kamienny krąg"),
    "card-balors_eye": ("Balor’s Eye", "L’œil de Balor", "Oko Balora"),
    "card-battle_of_moytura": ("The Battle of Moytura", "La bataille de Moytura", "Bitwa na Mag Tured"),
    "card-cathbads_word": ("Cathbad’s Word", "La parole de Cathbad", "Przestroga Cathbada"),
    "card-diarmuid": ("Diarmuid and Gráinne", "Diarmuid et Grainne", "Diarmuid i Gráinne"),
    "card-the_other_world": ("The Other World", "L’autre monde", "Zaświaty"),
    "card-strengs_resolve": ("Streng’s Resolve", "La volonté de Sreng", "Determinacja Strenga"),
    "card-tale_of_cuchulain": ("Tale of Cúchulain", "La geste de Cuchulain", "Opowieść o Cúchulainnie"),
    "table-brenn": ("Brenn", "Brenn", "Bran"),
    "deck-epic": ("Epic Tales", "Récits épiques", "Karty eposu"),
}


@pytest.mark.parametrize("key", NAMES)
def test_names(key: str) -> None:
    assert tuple(texts(language).say(key) for language in LANGUAGES) == NAMES[key]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_advantage_card_is_called_like_its_territory(language: str) -> None:
    say = texts(language).say
    assert [say(f"card-{key}") for key in TILE_KEYS] == [say(f"tile-{key}") for key in TILE_KEYS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_territories_are_called_alike(language: str) -> None:
    assert len({texts(language).say(f"tile-{key}") for key in TILE_KEYS}) == len(TILE_KEYS)
