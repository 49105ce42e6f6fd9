"""A fair queue: addresses take turns, so do the persons of each, and the tables of each person."""

from __future__ import annotations

from ardri.server.limits.fair_queue import FairQueue, Share


def taken(queue: FairQueue[str]) -> list[str]:
    """Everything that waits, in the order in which it is taken."""
    found = []
    while (item := queue.take()) is not None:
        found.append(item)
    return found


def filled(*things: str) -> FairQueue[str]:
    """Things named by person, table and number, in order; capitals share an address."""
    queue: FairQueue[str] = FairQueue()
    for item in things:
        person = item[0]
        queue.put(Share("home" if person.isupper() else person, person, item[1]), item)
    return queue


def test_at_one_table_whoever_comes_first_is_served_first() -> None:
    assert taken(filled("a11", "a12", "a13")) == ["a11", "a12", "a13"]


def test_persons_take_turns() -> None:
    assert taken(filled("a11", "a12", "a13", "b11", "c11", "b12")) == [
        "a11",
        "b11",
        "c11",
        "a12",
        "b12",
        "a13",
    ]


def test_more_tables_do_not_give_a_person_more_turns() -> None:
    assert taken(filled("a11", "a21", "a31", "a41", "b11", "b12")) == [
        "a11",
        "b11",
        "a21",
        "b12",
        "a31",
        "a41",
    ]


def test_more_persons_do_not_give_an_address_more_turns() -> None:
    assert taken(filled("A11", "B11", "C11", "D11", "e11", "e12")) == [
        "A11",
        "e11",
        "B11",
        "e12",
        "C11",
        "D11",
    ]


def test_the_persons_of_an_address_take_turns() -> None:
    assert taken(filled("A11", "A12", "A13", "B11", "B12")) == ["A11", "B11", "A12", "B12", "A13"]


def test_the_tables_of_a_person_take_turns() -> None:
    assert taken(filled("a11", "a12", "a13", "a21", "a22")) == ["a11", "a21", "a12", "a22", "a13"]


def test_who_comes_back_waits_for_the_others() -> None:
    queue = filled("a11", "b11", "c11")
    assert queue.take() == "a11"
    queue.put(Share("a", "a", "1"), "a12")
    assert taken(queue) == ["b11", "c11", "a12"]


def test_an_empty_queue_has_nothing_to_take() -> None:
    assert filled().take() is None
