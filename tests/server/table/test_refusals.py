"""Refusals: an entry that does not fit changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from ardri.rules.formats.notation import to_json
from ardri.rules.game import Game
from ardri.server.refusals import TableRefused
from ardri.server.table import log_entries
from ardri.server.table.log_entries import Entry
from ardri.server.table.reducer import apply, fit, open_table
from ardri.server.table.terms import Bot, Invited, Terms
from ardri.testing import position
from tests.server.helpers.scripted_tables import (
    SEED,
    ScriptedTable,
    begun,
    opened,
    random_entries,
    set_up,
    terms,
)


def everything(scripted: ScriptedTable) -> tuple[object, ...]:
    """All there is of a table and its streams, to be compared."""
    table = scripted.table
    names = [name for name in dir(table) if name[0] != "_" and name not in ("game", "change")]
    facts = {name: value for name in names if not callable(value := getattr(table, name))}
    game = table.game
    inside: object = None
    if game is not None:
        undo = [game.undoable(seat) for seat in range(table.terms.players)]
        inside = (to_json(game), game.choices(), [str(event) for event in game.events], undo, game.state.seat)
    streams = [(stream.number, stream.told, dict(stream.parts)) for stream in scripted.streams.all]
    return {**facts, "seats": list(table.seats), "asking": list(table.questions)}, inside, streams


def refusal(scripted: ScriptedTable, entry: Entry) -> str:
    """The key with which an entry is refused, having changed nothing."""
    before = everything(scripted)
    with pytest.raises(TableRefused) as refused:
        fit(scripted.table, entry)
    with pytest.raises(TableRefused) as again:
        apply(scripted.table, entry)
    assert str(again.value) == str(refused.value)
    assert everything(scripted) == before
    return refused.value.key


def strange(scripted: ScriptedTable, rng: Random) -> Iterator[Entry]:
    """Things that people might try."""
    table = scripted.table
    now = scripted.now
    for seat in range(-1, table.terms.players + 1):
        number = table.questions[seat].number if 0 <= seat < table.terms.players else 1
        for question in (number - 1, number, number + 1):
            yield log_entries.Chosen(now, seat, question, ())
            yield log_entries.Chosen(now, seat, question, ("no such thing",))
            yield log_entries.Chosen(now, seat, question, ("pass", "pass", "pass"))
            yield log_entries.Chosen(
                now, seat, question, (rng.choice(["card:geis", "count:3", "site:0,0,up"]),)
            )
        yield log_entries.Undone(now, seat)
        yield log_entries.Reset(now, seat)
        yield log_entries.Timedout(now, seat)
        yield log_entries.Returned(now, seat)
        yield log_entries.Signalled(now, seat)
        yield log_entries.Ordered(now, seat, "no card", "ask")
        yield log_entries.Ordered(now, seat, "bard" if seat else "plains", "never")
        yield log_entries.Muted(now, seat, 7)
        yield log_entries.Said(now, seat, "A", "")
        yield log_entries.Said(now, seat, "A", "x" * 1000)
        yield log_entries.Joined(now, seat, "p9", "Late")
        yield log_entries.Seated(now, seat, "calf")
        yield log_entries.Readied(now, seat)
        yield log_entries.Entropy(now, seat, "ff")
    yield log_entries.Started(now)
    yield log_entries.Closed(now)
    yield opened(table.terms)


@pytest.mark.parametrize("windows", ["open", "sealed"])
@pytest.mark.parametrize("seed", range(3))
def test_every_refusal_changes_nothing(windows: str, seed: int) -> None:
    rng = Random(seed)
    scripted = begun(opened(terms(3, windows, rounds=1)))
    refused = 0
    steps = 0
    while scripted.table.status == "playing":
        steps += 1
        tries = [*random_entries(scripted, rng)]
        if steps % 12 == seed:
            tries = [*strange(scripted, rng), *tries]
        for entry in tries:
            try:
                fit(scripted.table, entry)
            except TableRefused:
                refusal(scripted, entry)
                refused += 1
            else:
                if entry in tries[-2:]:
                    scripted.add(entry)
    assert refused > 100


# One by one


def at_the_capital() -> tuple[ScriptedTable, int, int]:
    """The first question of a game, the seat that has it, and its number."""
    scripted = begun(opened(terms(2)))
    (seat,) = [seat for seat in range(2) if scripted.table.questions[seat].open]
    return scripted, seat, scripted.table.questions[seat].number


def first_option(scripted: ScriptedTable, seat: int) -> str:
    decision = scripted.table.question_of(seat)
    assert decision is not None
    return decision.options[0].key


def test_a_choice_that_comes_twice_is_answered_already() -> None:
    scripted, seat, number = at_the_capital()
    entry = log_entries.Chosen(scripted.now, seat, number, (first_option(scripted, seat),))
    scripted.add(entry)
    assert refusal(scripted, entry) == "answered"


def test_a_choice_that_was_taken_back_may_be_made_again_under_a_new_number() -> None:
    scripted = set_up(
        position(clans={"hills": "A1", "cove": "A1"}, hand={"A": "citadel"}, windows="sealed", turn="A")
    )
    number = scripted.table.questions[0].number
    scripted.choose("A", "card:citadel")
    scripted.add(log_entries.Undone(scripted.now, 0))
    assert refusal(scripted, log_entries.Chosen(scripted.now, 0, number, ("card:citadel",))) == "answered"
    scripted.choose("A", "card:citadel", "territory:cove")


def test_whoever_is_not_asked_cannot_answer() -> None:
    scripted, seat, number = at_the_capital()
    key = first_option(scripted, seat)
    assert refusal(scripted, log_entries.Chosen(scripted.now, 1 - seat, number, (key,))) == "not_asked"


def test_a_question_that_is_asked_no_more_cannot_be_answered() -> None:
    scripted, seat, number = at_the_capital()
    key = first_option(scripted, seat)
    assert refusal(scripted, log_entries.Chosen(scripted.now, seat, number + 1, (key,))) == "not_the_question"
    assert refusal(scripted, log_entries.Chosen(scripted.now, seat, number - 1, (key,))) == "not_the_question"


def test_what_is_not_offered_is_told_from_what_does_not_exist() -> None:
    scripted, seat, number = at_the_capital()
    assert refusal(scripted, log_entries.Chosen(scripted.now, seat, number, ("pass",))) == "not_offered"
    assert refusal(scripted, log_entries.Chosen(scripted.now, seat, number, ("paß",))) == "no_such_option"
    assert refusal(scripted, log_entries.Chosen(scripted.now, seat, number, ())) == "no_choice"


def test_an_invitation_is_for_one_person() -> None:
    scripted = ScriptedTable(opened(Terms((Invited("anna"), Bot("calf")))))
    assert refusal(scripted, log_entries.Joined(scripted.now, 0, "bert", "Bert")) == "invited"
    scripted.add(log_entries.Joined(scripted.now, 0, "anna", "Anna"))
    assert refusal(scripted, log_entries.Joined(scripted.now, 0, "anna", "Anna")) == "taken"
    assert refusal(scripted, log_entries.Joined(scripted.now, 1, "anna", "Anna")) == "taken"


def test_a_game_begins_when_all_are_ready() -> None:
    scripted = ScriptedTable(opened(terms(2)))
    scripted.add(log_entries.Joined(scripted.now, 0, "anna", "Anna"))
    scripted.add(log_entries.Readied(scripted.now, 0))
    assert refusal(scripted, log_entries.Started(scripted.now)) == "not_ready"
    scripted.add(log_entries.Joined(scripted.now, 1, "anna", "Anna's brother"))
    assert refusal(scripted, log_entries.Started(scripted.now)) == "not_ready"
    scripted.add(log_entries.Readied(scripted.now, 1))
    scripted.add(log_entries.Started(scripted.now))
    assert scripted.table.status == "playing"


def test_another_seed_than_the_one_committed_to_is_refused() -> None:
    with pytest.raises(TableRefused, match="bad_commitment"):
        open_table(opened(terms(2)), seed="another")


def test_a_table_does_not_open_with_a_position_that_cannot_be() -> None:
    good = to_json(Game.start(2, SEED, windows="sealed"))
    assert open_table(opened(terms(2), position=good), SEED).status == "open"
    for wrong in ({}, {**good, "phase": "night"}, {**good, "windows": "open"}, {**good, "doing": []}):
        with pytest.raises(TableRefused, match="bad_position"):
            open_table(opened(terms(2), position=wrong), SEED)
