"""Plans: all or nothing, and no further than can be taken back."""

from __future__ import annotations

import pytest

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.formats.notation import digest
from ardri.server.refusals import TableRefused
from ardri.server.streams import protocol
from ardri.server.streams.protocol import Outcome
from ardri.server.table import log_entries
from ardri.server.table.play import preview, why_not
from ardri.server.table.previews import Answer
from ardri.testing import position
from tests.server.helpers.scripted_tables import ScriptedTable, begun, opened, set_up, terms


def citadel() -> ScriptedTable:
    """A may build a Citadel in one of two territories."""
    return set_up(
        position(
            clans={"hills": "A1 B1", "cove": "A1"},
            hand={"A": "citadel sanctuary", "B": "new_clans"},
            windows="sealed",
            turn="A",
        )
    )


def seen(scripted: ScriptedTable, *keys: str) -> list[str] | None:
    """The question after some choices of A."""
    found = preview(scripted.table, 0, scripted.table.questions[0].number, keys).decision
    return None if found is None else list(found.keys)


def position_of(scripted: ScriptedTable) -> str:
    assert scripted.table.game is not None
    return digest(scripted.table.game)


def test_a_preview_shows_the_next_question_and_has_no_effect() -> None:
    scripted = citadel()
    before = position_of(scripted)
    assert seen(scripted, "card:citadel") == ["territory:cove", "territory:hills"]
    assert position_of(scripted) == before
    assert scripted.table.undoable(0) == 0


def test_a_preview_ends_where_others_may_answer() -> None:
    assert seen(citadel(), "card:citadel", "territory:cove") is None


def outcome(scripted: ScriptedTable, who: str, *answers: Answer) -> Outcome:
    """The outcome of some answers of a seat."""
    seat = SEAT_NAMES.index(who)
    found = preview(scripted.table, seat, scripted.table.questions[seat].number, answers).foresight
    assert found is not None
    return protocol.outcome(scripted.table.running_game(), found)


def kinds(found: Outcome) -> list[str]:
    return [str(event["kind"]) for event in found.events]


def test_a_preview_says_what_would_come_if_nobody_answers() -> None:
    found = outcome(citadel(), "A", "card:citadel", "territory:cove")
    assert {"kind": "build", "building": "citadel", "territory": "cove"} in found.events
    assert (found.lands, found.idle) == ([], False)


def test_a_preview_says_where_clans_would_stand_and_who_would_lead() -> None:
    found = outcome(migration(), "A", "card:migration", "from:hills", {"to:moor": 2, "to:cove": 1})
    assert [(land.territory, land.clans, land.chieftain) for land in found.lands] == [
        ("cove", [1, 1], None),
        ("hills", [0, 0], None),
        ("moor", [2, 0], "A"),
    ]
    assert "clash" in kinds(found)


def test_a_preview_says_that_a_card_has_no_effect() -> None:
    game = position(
        tiles="hills cove",
        clans={"hills": "A1", "cove": "B1"},
        hand={"A": "warlord bard"},
        windows="sealed",
        turn="A",
    )
    assert outcome(set_up(game), "A", "card:warlord").idle


def test_a_preview_says_nothing_of_what_would_be_drawn() -> None:
    game = position(
        clans={"hills": "A1", "cove": "A1"},
        hand={"A": "sanctuary citadel"},
        windows="sealed",
        turn="A",
    )
    found = outcome(set_up(game), "A", "card:sanctuary", "territory:hills")
    assert kinds(found)[-1] == "build"


def test_a_reaction_can_be_tried_before_it_is_final() -> None:
    scripted = citadel_against_geis()
    assert "cancel" in kinds(outcome(scripted, "B", "card:geis"))
    with pytest.raises(TableRefused, match="beyond"):
        preview(scripted.table, 1, scripted.table.questions[1].number, ("card:geis", "decline"))


def test_in_the_draft_nothing_is_foreseen() -> None:
    scripted = begun(opened(terms()))
    while not scripted.table.running_game().answers_together:
        game = scripted.table.running_game()
        scripted.choose(SEAT_NAMES[game.decision.seat], game.decision.keys[0])
    key = scripted.table.running_game().decision.keys[0]
    assert preview(scripted.table, 0, scripted.table.questions[0].number, (key,)).foresight is None


def citadel_against_geis() -> ScriptedTable:
    """A has played a Citadel, and B may cancel it."""
    scripted = set_up(
        position(
            clans={"hills": "A1 B1", "cove": "A1"},
            hand={"A": "citadel sanctuary", "B": "geis"},
            windows="sealed",
            turn="A",
        )
    )
    scripted.choose("A", "card:citadel", "territory:cove")
    return scripted


def test_a_plan_is_one_entry_and_one_message() -> None:
    scripted = citadel()
    before = len(scripted.messages["B"])
    scripted.choose("A", "card:citadel", "territory:cove")
    assert len(scripted.messages["B"]) == before + 1


def test_a_plan_with_a_wrong_step_is_refused_as_a_whole() -> None:
    scripted = citadel()
    before = position_of(scripted)
    with pytest.raises(TableRefused, match="not_offered option=territory:plains"):
        scripted.choose("A", "card:citadel", "territory:plains")
    assert position_of(scripted) == before
    assert scripted.table.undoable(0) == 0


@pytest.mark.parametrize("wish", ["card:eriu", "pass", "nonsense"])
def test_a_plan_cannot_ask_what_chance_will_bring(wish: str) -> None:
    """The Sanctuary draws an Epic Tale; that a step after it is refused must not depend on which."""
    game = position(clans={"hills": "A1"}, hand={"A": "sanctuary citadel"}, windows="sealed", turn="A")
    with pytest.raises(TableRefused, match="beyond step=1"):
        set_up(game).choose("A", "card:sanctuary", wish)


def test_steps_of_a_plan_are_taken_back_one_by_one() -> None:
    scripted = set_up(
        position(
            clans={"hills": "A3", "cove": "B1", "plains": "A1"},
            hand={"A": "migration citadel", "B": "new_clans"},
            windows="sealed",
            turn="A",
        )
    )
    (origin,) = [key for key in seen(scripted, "card:migration") or [] if key.endswith("hills")]
    scripted.choose("A", "card:migration", origin)
    assert scripted.shown("A", "undo") == 2
    scripted.add(log_entries.Undone(scripted.now, 0))
    assert scripted.shown("A", "undo") == 1
    scripted.add(log_entries.Reset(scripted.now, 0))
    assert scripted.shown("A", "undo") == 0
    assert scripted.shown("B", "awaited") == {"question": "turn", "seats": ["A"]}


# Whole plans


def migration() -> ScriptedTable:
    """A may let three clans go from the Hills to three territories."""
    return set_up(
        position(
            tiles="cove hills moor plains",
            clans={"hills": "A3", "cove": "B1", "plains": "A1"},
            hand={"A": "migration citadel", "B": "new_clans"},
            windows="sealed",
            turn="A",
        )
    )


def chosen(scripted: ScriptedTable) -> tuple[str, ...]:
    entry = scripted.log[-1]
    assert isinstance(entry, log_entries.Chosen)
    return entry.keys


def test_a_question_that_asks_for_a_plan_says_what_may_be_planned() -> None:
    scripted = migration()
    scripted.choose("A", "card:migration", "from:hills")
    question = scripted.shown("A", "question")
    assert isinstance(question, dict)
    assert question["form"] == {
        "kind": "scatter",
        "hub": "hills",
        "items": [{"option": f"to:{place}", "least": 0, "most": 3} for place in ("cove", "moor", "plains")],
        "least": 1,
        "most": 3,
    }


def test_a_single_choice_has_no_form() -> None:
    question = migration().shown("A", "question")
    assert isinstance(question, dict)
    assert question["form"] is None


def test_a_preview_says_the_form_of_the_plan_that_comes_next() -> None:
    scripted = migration()
    found = preview(scripted.table, 0, scripted.table.questions[0].number, ("card:migration", "from:hills"))
    assert str(found.form) == "Form(scatter: to:cove 0-3, to:moor 0-3, to:plains 0-3; 1-3 in all)"
    assert preview(scripted.table, 0, scripted.table.questions[0].number, ("card:migration",)).form is None


def test_a_whole_plan_is_previewed_at_once() -> None:
    scripted = migration()
    before = position_of(scripted)
    answers = ("card:migration", "from:hills", {"to:moor": 1, "to:cove": 1})
    found = preview(scripted.table, 0, scripted.table.questions[0].number, answers)
    assert found.decision is None
    assert position_of(scripted) == before


def test_a_whole_plan_is_one_entry_in_the_spelling_of_the_rules() -> None:
    scripted, by_steps = migration(), migration()
    before = len(scripted.messages["B"])
    scripted.choose("A", "card:migration", "from:hills", {"to:moor": 1, "to:cove": 1})
    steps = ("card:migration", "from:hills", "to:cove", "count:1", "to:moor", "count:1", "done")
    assert chosen(scripted) == steps
    assert len(scripted.messages["B"]) == before + 1
    for key in steps:
        by_steps.choose("A", key)
    assert position_of(by_steps) == position_of(scripted)


def test_a_plan_may_follow_what_was_chosen_of_it_step_by_step() -> None:
    scripted = migration()
    scripted.choose("A", "card:migration", "from:hills", "to:cove")
    scripted.choose("A", {"to:cove": 2, "to:plains": 1})
    assert chosen(scripted) == ("count:2", "to:plains")


@pytest.mark.parametrize(
    ("plan", "why"),
    [
        ({}, "plan_in_all count=0 least=1 most=3"),
        ({"to:cove": 2, "to:moor": 2}, "plan_in_all count=4 least=1 most=3"),
        ({"to:cove": 9}, "plan_each option=to:cove least=0 most=3"),
        ({"to:cove": 1, "to:hills": 1}, "not_offered option=to:hills"),
        ({"to:cove": 1, "nonsense": 1}, "no_such_option option=nonsense"),
    ],
)
def test_a_plan_of_another_form_is_refused_as_a_whole(plan: dict[str, int], why: str) -> None:
    scripted = migration()
    before, entries = position_of(scripted), len(scripted.log)
    number = scripted.table.questions[0].number
    with pytest.raises(TableRefused, match=why):
        scripted.choose("A", "card:migration", "from:hills", plan)
    with pytest.raises(TableRefused, match=why):
        preview(scripted.table, 0, number, ("card:migration", "from:hills", plan))
    assert (position_of(scripted), len(scripted.log)) == (before, entries)
    assert scripted.table.questions[0].number == number


def test_a_plan_where_a_single_choice_is_asked_for_is_refused() -> None:
    with pytest.raises(TableRefused, match="no_plan"):
        migration().choose("A", {"card:migration": 1})


def test_a_plan_beyond_what_can_be_taken_back_is_refused_whatever_it_is() -> None:
    with pytest.raises(TableRefused, match="beyond step=3"):
        migration().choose("A", "card:migration", "from:hills", {"to:cove": 1}, {"to:moor": 1})


def test_nothing_at_all_is_a_plan_where_the_form_allows_it() -> None:
    scripted = set_up(
        position(clans={"hills": "A1"}, citadels={"hills": 2}, hand={"A": "craftsmen_peasants"}, turn="A")
    )
    scripted.choose("A", "card:craftsmen_peasants", {})
    assert chosen(scripted) == ("card:craftsmen_peasants", "done")


def test_a_plan_cannot_answer_a_reaction() -> None:
    scripted = set_up(
        position(
            3,
            clans={"hills": "A1 B1 C1"},
            hand={"A": "bard", "B": "geis", "C": "druid"},
            windows="sealed",
            turn="A",
        )
    )
    scripted.choose("A", "card:bard")
    with pytest.raises(TableRefused, match="reactions"):
        scripted.choose("B", {"card:geis": 1})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_draft_is_answered_by_plans(players: int) -> None:
    scripted = in_the_draft(players)
    drafted = 0
    while scripted.shown("A", "phase") == "assembly" and drafted < 20:
        for name in SEAT_NAMES[:players]:
            question = scripted.shown(name, "question")
            assert isinstance(question, dict)
            form = question["form"]
            plan = {item["option"]: 1 for item in form["items"][-form["most"] :]}
            scripted.choose(name, plan)
            drafted += 1
    assert drafted == players * (4 if players == 2 else 3)


def test_cards_that_are_named_together_in_the_draft_may_be_named_anew_together() -> None:
    scripted = in_the_draft()
    for name in "ABC":
        scripted.choose(name, options(scripted, "ABC".index(name))[0])
    question = scripted.shown("B", "question")
    assert isinstance(question, dict)
    first, second, third, last = [item["option"] for item in question["form"]["items"]]
    assert (question["form"]["least"], question["form"]["most"]) == (2, 2)
    scripted.choose("B", {last: 1, third: 1})
    assert chosen(scripted) == (third,)  # only one comes after it, which goes without saying
    scripted.choose("B", {second: 1, first: 1})
    again = scripted.shown("B", "question")
    assert isinstance(again, dict)
    assert (again["answer"], again["form"]) == ([first, second], question["form"])


# The draft


def in_the_draft(players: int = 3) -> ScriptedTable:
    scripted = begun(opened(terms(players)))
    for _ in range(50):
        seat = next(seat for seat in range(players) if scripted.table.questions[seat].open)
        decision = scripted.table.question_of(seat)
        assert decision is not None
        if decision.question.startswith("draft"):
            return scripted
        scripted.choose(SEAT_NAMES[seat], decision.options[0].key)
    raise AssertionError("there is no draft")


def options(scripted: ScriptedTable, seat: int) -> list[str]:
    decision = scripted.table.question_of(seat)
    assert decision is not None
    return [option.key for option in decision.options]


def test_all_are_asked_at_once_in_the_draft_and_may_answer_otherwise_until_the_last_has() -> None:
    scripted = in_the_draft()
    first, second, *_ = options(scripted, 1)
    assert scripted.choose("B", first) == ["B"]
    assert scripted.choose("B", second) == ["B"]
    question = scripted.shown("B", "question")
    assert isinstance(question, dict)
    assert question["answer"] == [second]
    assert scripted.add(log_entries.Undone(scripted.now, 1)) == ["B"]
    assert scripted.choose("B", first) == ["B"]
    assert scripted.choose("A", options(scripted, 0)[0]) == ["A"]
    assert scripted.choose("C", options(scripted, 2)[0]) == ["A", "B", "C", "*"]


@pytest.mark.parametrize("answered", [0, 1, 2])
def test_a_plan_in_the_draft_does_not_tell_whether_others_have_answered(answered: int) -> None:
    scripted = in_the_draft()
    for seat in range(answered):
        scripted.choose("ABC"[seat], options(scripted, seat)[0])
    key = options(scripted, 2)[0]
    with pytest.raises(TableRefused, match="beyond step=1"):
        scripted.choose("C", key, key)


def test_why_a_card_cannot_be_played_is_told_but_not_in_a_pause() -> None:
    scripted = set_up(
        position(
            3,
            clans={"hills": "A1 B1 C1"},
            hand={"A": "bard geis", "B": "druid"},
            windows="sealed",
            turn="A",
        )
    )
    assert why_not(scripted.table, 0, "geis") is not None
    assert why_not(scripted.table, 0, "bard") is None
    with pytest.raises(TableRefused, match="no_such_card"):
        why_not(scripted.table, 0, "joker")
    scripted.choose("A", "card:bard")
    with pytest.raises(TableRefused, match="reactions"):
        why_not(scripted.table, 0, "geis")
