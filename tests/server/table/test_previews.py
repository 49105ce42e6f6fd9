"""Plans: all or nothing, and no further than can be taken back."""

from __future__ import annotations

import pytest

from ardri.rules.formats.notation import digest
from ardri.server.refusals import TableRefused
from ardri.server.table import log_entries
from ardri.server.table.play import preview, why_not
from ardri.testing import position
from tests.server.helpers.scripted_tables import Sitting, begun, opened, set_up, terms


def citadel() -> Sitting:
    """A may build a Citadel in one of two territories."""
    return set_up(
        position(
            clans={"hills": "A1 B1", "cove": "A1"},
            hand={"A": "citadel sanctuary", "B": "new_clans"},
            windows="sealed",
            turn="A",
        )
    )


def seen(sitting: Sitting, *keys: str) -> list[str] | None:
    """The question after some choices of A."""
    found = preview(sitting.table, 0, sitting.table.questions[0].number, keys)
    return None if found is None else [option.key for option in found.options]


def position_of(sitting: Sitting) -> str:
    assert sitting.table.game is not None
    return digest(sitting.table.game)


def test_a_preview_shows_the_next_question_and_has_no_effect() -> None:
    sitting = citadel()
    before = position_of(sitting)
    assert seen(sitting, "card:citadel") == ["territory:cove", "territory:hills"]
    assert position_of(sitting) == before
    assert sitting.table.undoable(0) == 0


def test_a_preview_ends_where_others_may_answer() -> None:
    assert seen(citadel(), "card:citadel", "territory:cove") is None


def test_a_plan_is_one_entry_and_one_message() -> None:
    sitting = citadel()
    before = len(sitting.messages["B"])
    sitting.choose("A", "card:citadel", "territory:cove")
    assert len(sitting.messages["B"]) == before + 1


def test_a_plan_with_a_wrong_step_is_refused_as_a_whole() -> None:
    sitting = citadel()
    before = position_of(sitting)
    with pytest.raises(TableRefused, match="not_offered option=territory:plains"):
        sitting.choose("A", "card:citadel", "territory:plains")
    assert position_of(sitting) == before
    assert sitting.table.undoable(0) == 0


@pytest.mark.parametrize("wish", ["card:eriu", "pass", "nonsense"])
def test_a_plan_cannot_ask_what_chance_will_bring(wish: str) -> None:
    """The Sanctuary draws an Epic Tale; that a step after it is refused must not depend on which."""
    game = position(clans={"hills": "A1"}, hand={"A": "sanctuary citadel"}, windows="sealed", turn="A")
    with pytest.raises(TableRefused, match="beyond step=1"):
        set_up(game).choose("A", "card:sanctuary", wish)


def test_steps_of_a_plan_are_taken_back_one_by_one() -> None:
    sitting = set_up(
        position(
            clans={"hills": "A3", "cove": "B1", "plains": "A1"},
            hand={"A": "migration citadel", "B": "new_clans"},
            windows="sealed",
            turn="A",
        )
    )
    (origin,) = [key for key in seen(sitting, "card:migration") or [] if key.endswith("hills")]
    sitting.choose("A", "card:migration", origin)
    assert sitting.shown("A", "undo") == 2
    sitting.add(log_entries.Undone(sitting.now, 0))
    assert sitting.shown("A", "undo") == 1
    sitting.add(log_entries.Reset(sitting.now, 0))
    assert sitting.shown("A", "undo") == 0
    assert sitting.shown("B", "awaited") == {"question": "turn", "seats": ["A"]}


def in_the_draft() -> Sitting:
    sitting = begun(opened(terms(3)))
    for _ in range(50):
        seat = next(seat for seat in range(3) if sitting.table.questions[seat].open)
        decision = sitting.table.question_of(seat)
        assert decision is not None
        if decision.question.startswith("draft"):
            return sitting
        sitting.choose("ABC"[seat], decision.options[0].key)
    raise AssertionError("there is no draft")


def options(sitting: Sitting, seat: int) -> list[str]:
    decision = sitting.table.question_of(seat)
    assert decision is not None
    return [option.key for option in decision.options]


def test_all_are_asked_at_once_in_the_draft_and_may_answer_otherwise_until_the_last_has() -> None:
    sitting = in_the_draft()
    first, second, *_ = options(sitting, 1)
    assert sitting.choose("B", first) == ["B"]
    assert sitting.choose("B", second) == ["B"]
    question = sitting.shown("B", "question")
    assert isinstance(question, dict)
    assert question["answer"] == [second]
    assert sitting.add(log_entries.Undone(sitting.now, 1)) == ["B"]
    assert sitting.choose("B", first) == ["B"]
    assert sitting.choose("A", options(sitting, 0)[0]) == ["A"]
    assert sitting.choose("C", options(sitting, 2)[0]) == ["A", "B", "C", "*"]


@pytest.mark.parametrize("answered", [0, 1, 2])
def test_a_plan_in_the_draft_does_not_tell_whether_others_have_answered(answered: int) -> None:
    sitting = in_the_draft()
    for seat in range(answered):
        sitting.choose("ABC"[seat], options(sitting, seat)[0])
    key = options(sitting, 2)[0]
    with pytest.raises(TableRefused, match="beyond step=1"):
        sitting.choose("C", key, key)


def test_why_a_card_cannot_be_played_is_told_but_not_in_a_pause() -> None:
    sitting = set_up(
        position(
            3,
            clans={"hills": "A1 B1 C1"},
            hand={"A": "bard geis", "B": "druid"},
            windows="sealed",
            turn="A",
        )
    )
    assert why_not(sitting.table, 0, "geis") is not None
    assert why_not(sitting.table, 0, "bard") is None
    with pytest.raises(TableRefused, match="no_such_card"):
        why_not(sitting.table, 0, "joker")
    sitting.choose("A", "card:bard")
    with pytest.raises(TableRefused, match="reactions"):
        why_not(sitting.table, 0, "geis")
