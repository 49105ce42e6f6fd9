"""Answers of language models are read however they are said; what names nothing is refused."""

import pytest

from ardri.rules.decisions import Decision
from ardri.testing import position
from ardri.texts.answers import AnswerError, meant


def turn() -> Decision:
    """The options: 1 card:citadel, 2 card:migration, 3 card:new_clans, 4 pass."""
    game = position(clans={"hills": "A2 B1"}, hand={"A": "migration new_clans citadel"}, turn="A")
    assert game.decision.keys == ("card:citadel", "card:migration", "card:new_clans", "pass")
    return game.decision


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ("2", "card:migration"),
        (" 2.\n", "card:migration"),
        ("Option 2", "card:migration"),
        ("ANSWER: 3", "card:new_clans"),
        ("**Answer: 3**", "card:new_clans"),
        ("**Answer:** `3`", "card:new_clans"),
        ("I had 4 cards, and 6 is needed.\nANSWER: 1", "card:citadel"),
        ("ANSWER: 1\nNo, wait.\nANSWER: 2", "card:migration"),
        ("The final answer is card:new_clans.", "card:new_clans"),
        ('```json\n{"move": "card:citadel"}\n```', "card:citadel"),
        ('{"reason": "I have 2 clans", "choice": 4}', "pass"),
        ("CARD:MIGRATION", "card:migration"),
        ("Not card:citadel, rather card:new_clans", "card:new_clans"),
        ("I will play New Clans now", "card:new_clans"),
        ("2. Migration [card:migration]", "card:migration"),
        ("pass", "pass"),
        ("Pass.", "pass"),
        ("I think that I go with number 3 here", "card:new_clans"),
    ],
)
def test_an_answer_is_read(said: str, key: str) -> None:
    assert meant(said, turn()).key == key


@pytest.mark.parametrize(
    "said", ["", "hello", "5", "0", "-1", "ANSWER: 17", "card:bard", "Citadel or Migration", "1.5"]
)
def test_an_answer_that_names_none_or_several_is_refused(said: str) -> None:
    with pytest.raises(AnswerError, match="names none of the options: 1 card:citadel, 2 card:migration"):
        meant(said, turn())


def test_a_long_answer_is_shown_by_its_end() -> None:
    with pytest.raises(AnswerError) as caught:
        meant("la " * 1000, turn())
    assert len(str(caught.value)) < 400
