"""Words are broken into lines that fit, and nothing is lost."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ardri.pictures.drawing.line_breaks import (
    SANS,
    SERIF,
    TEXT_WIDTHS,
    TITLE_WIDTHS,
    UNCIAL,
    fitted,
    max_width,
    wrapped,
)
from ardri.rules.box.base_box import CARD_KEYS
from ardri.texts.catalogues import LANGUAGES, texts

WORDS = st.lists(st.text("abcłéW1.", min_size=2, max_size=9), min_size=1, max_size=30).map(" ".join)


@given(WORDS)
def test_no_word_is_lost_or_moved(text: str) -> None:
    assert " ".join(wrapped(text, 10, 120)) == text


@given(WORDS)
def test_lines_fit_if_every_word_does(text: str) -> None:
    assert all(max_width(line, 10) <= 120 for line in wrapped(text, 10, 120))


@given(WORDS)
def test_even_lines_are_not_more_lines(text: str) -> None:
    lines, filled = wrapped(text, 10, 120), [""]
    for word in text.split(" "):
        longer = f"{filled[-1]} {word}".strip()
        filled[-1:] = [longer] if max_width(longer, 10) <= 120 else [filled[-1], word]
    assert len(lines) <= len(filled)


def test_a_hard_space_is_not_broken() -> None:
    assert wrapped("one two\u00a0three", 10, 70) == ("one", "two\u00a0three")


def test_a_number_stays_with_what_it_counts() -> None:
    assert wrapped("draw 1 card", 10, 45) == ("draw", "1 card")
    assert wrapped("karta z ręki", 10, 45) == ("karta", "z ręki")


def test_a_title_is_as_wide_as_in_the_widest_of_its_fonts() -> None:
    assert max_width("Mm", 10, TITLE_WIDTHS) == max(
        max_width("Mm", 10, (UNCIAL,)), max_width("Mm", 10, (SERIF,))
    )


def test_letters_shrink_until_the_text_fits() -> None:
    sizes = [fitted(["word " * count + "end"], (12, 10, 8), 100, 60, 1.2).size for count in (2, 12, 16)]
    assert sizes == [12, 10, 8]


def test_a_text_that_fits_at_no_size_is_refused() -> None:
    with pytest.raises(ValueError, match="no size"):
        fitted(["word " * 60 + "end"], (12, 10, 8), 100, 60, 1.2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_of_the_cards_has_been_measured(language: str) -> None:
    say = texts(language).say
    names = "".join(say(f"card-{key}") for key in CARD_KEYS)
    rules = "".join(say(f"card-{key}.text") for key in CARD_KEYS).replace("\n", "")
    assert [letter for letter in names if letter not in UNCIAL or letter not in SERIF] == []
    assert [letter for letter in rules if letter not in SANS] == []
    assert TEXT_WIDTHS == (SANS,)
