"""The three catalogues: they say the same things, with the same parameters, and every text can be said."""

import re
from pathlib import Path

import pytest

import ardri.texts
from ardri.texts.catalogues import LANGUAGES, SUBJECTS, TextError, Texts, texts
from tests.texts.catalogue_reading import look, patterns, sample, where

OTHERS = LANGUAGES[1:]
PLURALS = {
    "en": ("one", "other"),
    "fr": ("one", "other"),
    "pl": ("one", "few", "many", "other"),
}
# Parameters that choose between texts, and are not shown themselves
CHOOSING = {
    "direction": ("clockwise", "counterclockwise"),
    "season": ("spring", "summer", "autumn", "winter"),
}


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_the_same_texts_in_the_same_order(language: str) -> None:
    assert list(patterns(language)) == list(patterns("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_them_in_the_same_files(language: str) -> None:
    assert where(language) == where("en")


@pytest.mark.parametrize("language", OTHERS)
def test_a_translated_text_takes_the_same_parameters(language: str) -> None:
    english = {key: look(pattern).parameters for key, pattern in patterns("en").items()}
    assert {key: look(pattern).parameters for key, pattern in patterns(language).items()} == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_one_that_is_read(language: str) -> None:
    files = Path(ardri.texts.__path__[0], language).iterdir()
    assert sorted(file.name for file in files) == sorted(f"{subject}.ftl" for subject in SUBJECTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_needs_nothing_but_what_every_reader_of_fluent_has(language: str) -> None:
    assert [key for key, pattern in patterns(language).items() if look(pattern).calls] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said_and_shows_what_it_is_given(language: str) -> None:
    for key, pattern in patterns(language).items():
        values = sample(look(pattern).parameters - set(CHOOSING))
        said = texts(language).say(key, **values, **{name: words[0] for name, words in CHOOSING.items()})
        assert said.strip()
        assert [str(value) for value in values.values() if str(value) not in said] == [], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_has_all_plurals_of_the_language(language: str) -> None:
    for key, pattern in patterns(language).items():
        for variants in look(pattern).variants:
            assert variants in (PLURALS[language], *CHOOSING.values()), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_have_typographic_apostrophes_and_quotes(language: str) -> None:
    for key, pattern in patterns(language).items():
        for text in look(pattern).plain:
            assert not re.search(r"""['"]|\.\.\.""", text), key


def test_french_signs_have_a_narrow_space_before_them() -> None:
    for key, pattern in patterns("fr").items():
        for text in look(pattern).plain:
            assert not re.search(r"(^|[^\s(\u202f])[:;!?»]|(?<=\S) [:;!?»]|«[^\u202f]", text), key


def test_values_stand_in_a_text_without_invisible_marks() -> None:
    assert texts("en").say("option-attack", seat="Ann") == "Attack Ann"


def test_a_language_is_read_once() -> None:
    assert texts("pl") is texts("pl")
    assert texts("pl").language == "pl"


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(TextError, match="en, fr, pl, not in 'de'"):
        Texts("de")


@pytest.mark.parametrize("key", ["card-nobody", "card-bard.nothing", "event-place", ""])
def test_a_text_that_is_not_there_is_never_shown_by_its_key(key: str) -> None:
    with pytest.raises(TextError, match=f"there is no text '{key}' in 'fr'"):
        texts("fr").say(key)


def test_a_text_without_what_it_needs_is_not_said() -> None:
    with pytest.raises(TextError, match=r"'option-attack' in 'en' cannot be said: .*seat"):
        texts("en").say("option-attack")
