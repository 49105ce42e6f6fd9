"""Numbers and the forms they ask for."""

import pytest

from ardri.texts.catalogues import texts

POLISH = {
    "count-action": ("1 karta akcji", "2 karty akcji", "5 kart akcji", "22 karty akcji"),
    "count-action.object": ("1 kartę akcji", "2 karty akcji", "5 kart akcji", "22 karty akcji"),
    "count-advantage": ("1 karta przewagi", "2 karty przewagi", "5 kart przewagi", "22 karty przewagi"),
    "count-epic": ("1 karta eposu", "2 karty eposu", "5 kart eposu", "22 karty eposu"),
    "count-epic.object": ("1 kartę eposu", "2 karty eposu", "5 kart eposu", "22 karty eposu"),
    "count-card": ("1 karta", "2 karty", "5 kart", "22 karty"),
    "count-clan": ("1 klan", "2 klany", "5 klanów", "22 klany"),
    "count-territory": ("1 teren", "2 tereny", "5 terenów", "22 tereny"),
    "count-deed": ("1 wyczyn", "2 wyczyny", "5 wyczynów", "22 wyczyny"),
    "count-citadel": ("1 cytadela", "2 cytadele", "5 cytadel", "22 cytadele"),
    "count-sanctuary": ("1 miejsce kultu", "2 miejsca kultu", "5 miejsc kultu", "22 miejsca kultu"),
    "count-player": ("1 gracz", "2 graczy", "5 graczy", "22 graczy"),
}


@pytest.mark.parametrize("key", POLISH)
def test_polish_numbers(key: str) -> None:
    assert tuple(texts("pl").say(key, count=count) for count in (1, 2, 5, 22)) == POLISH[key]


def test_polish_numbers_in_a_sentence() -> None:
    said = [texts("pl").say("event-deed", seat="A", count=count) for count in (0, 1, 4, 12)]
    assert said == [
        "A ma teraz 0 wyczynów.",
        "A ma teraz 1 wyczyn.",
        "A ma teraz 4 wyczyny.",
        "A ma teraz 12 wyczynów.",
    ]


def test_nought_is_singular_in_french_but_plural_in_english() -> None:
    assert texts("fr").say("count-clan", count=0) == "0 clan"
    assert texts("en").say("count-clan", count=0) == "0 clans"


def test_two_are_many_in_english_and_french() -> None:
    assert texts("en").say("count-sanctuary", count=2) == "2 Sanctuaries"
    assert texts("fr").say("count-epic", count=2) == "2 Récits épiques"
