"""The texts of refusals."""

import pytest

from ardri.server.people.person_names import normalized_name
from ardri.server.refusal_texts import refusal_text
from ardri.server.refusals import ACCOUNT_KEYS, SERVER_KEYS, TABLE_KEYS, AccountRefused
from ardri.texts.catalogues import LANGUAGES

ALL = (*ACCOUNT_KEYS, *TABLE_KEYS, *SERVER_KEYS)
NEEDED: dict[str, str | int] = {
    "least": 2,
    "most": 5,
    "step": 3,
    "count": 6,
    "seconds": 7,
    "name": "Ana",
    "host": "a.example",
    "minutes": 5,
}


def test_a_key_means_one_thing_only() -> None:
    assert len(set(ALL)) == len(ALL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_refused_can_be_said(language: str) -> None:
    sentences = [refusal_text(key, NEEDED, language) for key in ALL]
    assert all(sentence.endswith(".") for sentence in sentences)
    assert len(set(sentences)) == len(sentences)


def test_a_refusal_says_itself() -> None:
    with pytest.raises(AccountRefused) as refused:
        normalized_name("A")
    assert (
        refusal_text(refused.value.key, refused.value.params, "fr") == "Un nom compte au moins 2 caractères."
    )


@pytest.mark.parametrize(
    ("count", "sentence"),
    [
        (1, "Za szybko; poczekaj 1 sekundę."),
        (3, "Za szybko; poczekaj 3 sekundy."),
        (5, "Za szybko; poczekaj 5 sekund."),
        (22, "Za szybko; poczekaj 22 sekundy."),
    ],
)
def test_polish_counts_as_poles_do(count: int, sentence: str) -> None:
    assert refusal_text("too_fast", {"seconds": count}, "pl") == sentence


def test_parameters_that_a_text_does_not_show_do_no_harm() -> None:
    assert refusal_text("not_offered", {"option": "card:bard"}) == "This option is not possible now."
