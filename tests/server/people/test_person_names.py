"""Names of people: which are allowed, and which count as the same."""

from unicodedata import category

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ardri.server.lookalikes import skeleton
from ardri.server.people.person_names import LONGEST, SHORTEST, name_key, normalized_name
from ardri.server.refusals import AccountRefused


def refusal(name: str) -> str:
    """The reason why nobody can be called that."""
    with pytest.raises(AccountRefused) as refused:
        normalized_name(name)
    return refused.value.key


@pytest.mark.parametrize(
    "name", ["Ana", "Ó Súilleabháin", "Łucja 2", "d'Artagnan", "Ард Рі", "愛子", "Nguyễn", "Zo\u0308e"]
)
def test_people_have_names_in_their_own_letters(name: str) -> None:
    assert normalized_name(name)


@pytest.mark.parametrize(
    "name", ["Аnna", "Pаvel", "Αnna", "Ardрí", "Anna2а", "Ana-Аня", "Ꭺnna", "アnna", "愛а", "Annaـ"]
)
def test_a_word_with_letters_of_two_alphabets_is_refused(name: str) -> None:
    assert refusal(name) == "name_scripts"


@pytest.mark.parametrize(
    "name", ["Anna Аня", "Анна-Мария 2", "さくら愛", "佐々木", "金민수", "Мар\u02bcяна", "ʻOlena", "Øystein"]
)
def test_alphabets_that_are_written_together_may_be_mixed_and_words_may_differ(name: str) -> None:
    assert normalized_name(name)


def test_spaces_are_tidied() -> None:
    assert normalized_name(" \u00a0 Ard \t Rí\u3000") == "Ard Rí"


def test_short_and_long_names_are_refused_with_the_limit() -> None:
    assert refusal(" A ") == "name_short"
    assert refusal("A" * (LONGEST + 1)) == "name_long"
    with pytest.raises(AccountRefused) as refused:
        normalized_name("")
    assert refused.value.params == {"least": SHORTEST}


@pytest.mark.parametrize(
    "sign",
    [
        "\u202e",
        "\u2066",
        "\u200b",
        "\u200d",
        "\ufeff",
        "\x00",
        "\x1b",
        "\u00ad",
        "\ud800",
        "\ue000",
        "\U000e0041",
    ],
)
def test_signs_that_nobody_sees_are_refused(sign: str) -> None:
    assert refusal(f"An{sign}na") == "name_signs"


@pytest.mark.parametrize("name", ["...", "— —", "\u0301Ana", "A\u0335\u0336\u0337na"])
def test_a_name_has_letters_and_not_too_much_around_them(name: str) -> None:
    assert refusal(name) == "name_signs"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "ANA"),
        ("Ériu", "E\u0301riu"),
        ("Straße", "STRASSE"),
        ("Ａｎａ", "ana"),
        ("ﬁonn", "Fionn"),
        ("Ard  Rí", "ard rí"),
    ],
)
def test_names_that_look_the_same_are_the_same(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


def test_names_that_differ_are_different() -> None:
    assert len({name_key(name) for name in ("Ana", "Anna", "Aná", "An a")}) == 4


@given(st.text(max_size=40))
@example("\u0345ab")
def test_a_name_is_tidy_once_it_is_tidied_or_is_refused_for_good(name: str) -> None:
    try:
        shown = normalized_name(name)
    except AccountRefused:
        return
    assert normalized_name(shown) == shown
    assert SHORTEST <= len(shown) <= LONGEST
    assert not any(category(sign)[0] == "C" for sign in shown)
    assert shown == " ".join(shown.split())


@given(st.text(st.characters(codec="utf-8"), max_size=40))
def test_a_reserved_name_reserves_itself_and_what_is_shown(name: str) -> None:
    assert name_key(name_key(name)) == name_key(name)
    try:
        shown = normalized_name(name)
    except AccountRefused:
        return
    assert name_key(shown) == name_key(name)
    assert name_key(shown.casefold()) == name_key(name)


ALIKE = [
    ("Anna", "ANNA"),
    ("Olivia", "0livia"),
    ("Ivan", "lvan"),
    ("Bill", "BiII"),
    ("Coco", "Сосо"),  # the second is Cyrillic
    ("Seán", "Sean"),
    ("Zoe", "Zoe\u0308"),
    ("Warner", "Wamer"),
    ("Hip", "Нір"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_have_one_likeness(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Hanna"), ("Ana", "Anna"), ("Łucja", "Lucjan"), ("कि", "क"), ("さ", "ざ")]
)
def test_names_that_can_be_told_apart_have_two(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@given(st.text())
def test_every_text_has_a_likeness_in_which_spaces_do_not_matter(name: str) -> None:
    assert skeleton(f" {name} ") == skeleton(name)


@pytest.mark.parametrize(
    "name",
    [
        "Admin",
        "ADMIN",
        "Adm1n",
        "Admin Anna",
        "the-admin",
        "A d m i n",
        "Moderator",
        "Modérateur",
        "System",
        "Système",
        "Serwer",
        "Obsługa",
        "obsluga",
        "Administratorka",
        "A\u0301dmin",
    ],
)
def test_nobody_is_called_like_who_looks_after_the_server(name: str) -> None:
    assert refusal(name) == "name_office"


@pytest.mark.parametrize("name", ["Modesta", "Adamina", "Rooter", "Steamer", "Systematic"])
def test_names_that_only_begin_so_are_free(name: str) -> None:
    assert normalized_name(name)


@pytest.mark.parametrize("sign", ["\u034f", "\u3164", "\u115f", "\ufe0f", "\u2800", "\U000e0100"])
def test_letters_and_marks_of_which_nothing_is_seen_are_refused(sign: str) -> None:
    assert refusal(f"An{sign}na") == "name_signs"
