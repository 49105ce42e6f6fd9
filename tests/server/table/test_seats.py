"""People at a table: they come, talk, go, return; and a bot plays on."""

from __future__ import annotations

import pytest

from ardri.server.refusals import TableRefused
from ardri.server.streams.protocol import Full, Update, read_message
from ardri.server.table import log_entries
from ardri.server.table.terms import Anyone, Bot, Invited, Terms
from tests.server.helpers.scripted_tables import ScriptedTable, begun, opened, terms


def people(scripted: ScriptedTable, part: str) -> list[object]:
    """The seats as everybody sees them."""
    shown = scripted.shown("*", "people")
    assert isinstance(shown, list)
    return [seat[part] for seat in shown]


def heard(scripted: ScriptedTable) -> list[str]:
    """The recipients of the last thing said."""
    found = []
    for name, messages in scripted.messages.items():
        update = read_message(messages[-1])
        assert isinstance(update, Update)
        found += [name for notice in update.notices if notice["text"] == "last"]
    return found


def test_one_person_may_hold_several_seats() -> None:
    scripted = ScriptedTable(opened(Terms((Anyone(), Anyone(), Bot("calf")))))
    scripted.add(log_entries.Joined(scripted.now, 0, "anna", "Anna"))
    scripted.add(log_entries.Joined(scripted.now, 1, "anna", "Her brother"))
    assert people(scripted, "name") == ["Anna", "Her brother", ""]
    assert people(scripted, "bot") == ["", "", "calf"]


def test_before_the_game_a_seat_that_is_left_is_free_again() -> None:
    scripted = ScriptedTable(opened(Terms((Anyone(), Bot("calf")))))
    scripted.add(log_entries.Joined(scripted.now, 0, "anna", "Anna"))
    scripted.add(log_entries.Entropy(scripted.now, 0, "ff"))
    scripted.add(log_entries.Left(scripted.now, 0))
    scripted.add(log_entries.Left(scripted.now, 1))
    scripted.add(log_entries.Joined(scripted.now, 1, "bert", "Bert"))
    assert people(scripted, "name") == ["", "Bert"]
    assert scripted.table.entropy == ("", "")


@pytest.mark.parametrize("way", [log_entries.Left, log_entries.Resigned])
def test_a_bot_plays_on_for_whoever_goes(way: type[log_entries.Left] | type[log_entries.Resigned]) -> None:
    scripted = begun(opened(terms(3)))
    scripted.add(way(scripted.now, 0))
    assert people(scripted, "bot") == ["medium", "", ""]
    assert people(scripted, "away") == [way is log_entries.Left, False, False]
    assert people(scripted, "resigned") == [way is log_entries.Resigned, False, False]
    assert scripted.table.status == "playing"


@pytest.mark.ruling(64)
def test_of_two_players_the_other_wins_when_one_gives_up() -> None:
    scripted = begun(opened(terms(2)))
    scripted.add(log_entries.Resigned(scripted.now, 0, ends=True))
    assert scripted.table.status == "over"
    assert scripted.shown("*", "result") == {
        "winner": "B",
        "winners": ["B"],
        "reason": "resigned",
        "won_with": [],
        "conditions": [0, 0],
    }
    assert people(scripted, "resigned") == [True, False]
    assert people(scripted, "bot") == ["", ""]
    with pytest.raises(TableRefused, match="over"):
        scripted.add(log_entries.Resigned(scripted.now, 1, ends=True))


@pytest.mark.ruling(64)
def test_a_log_from_before_in_which_a_bot_played_on_for_one_of_two_is_read_as_it_was() -> None:
    scripted = begun(opened(terms(2)))
    scripted.add(log_entries.Resigned(scripted.now, 0))
    assert scripted.table.status == "playing"
    assert people(scripted, "bot") == ["medium", ""]


@pytest.mark.ruling(64)
def test_who_left_may_return_and_who_resigned_may_not() -> None:
    scripted = begun(opened(terms(3)))
    scripted.add(log_entries.Left(scripted.now, 0))
    scripted.add(log_entries.Returned(scripted.now, 0))
    assert people(scripted, "bot") == ["", "", ""]
    scripted.add(log_entries.Resigned(scripted.now, 0))
    with pytest.raises(TableRefused, match="resigned"):
        scripted.add(log_entries.Returned(scripted.now, 0))


def test_the_game_is_abandoned_when_all_who_play_want_it() -> None:
    scripted = begun(opened(terms(3)))
    scripted.add(log_entries.Voted(scripted.now, 0))
    scripted.add(log_entries.Left(scripted.now, 2))
    assert scripted.table.status == "playing"
    scripted.add(log_entries.Voted(scripted.now, 1))
    assert (scripted.table.status, scripted.table.reason) == ("abandoned", "vote")
    assert scripted.shown("A", "question") is None


def test_a_game_that_everybody_has_given_up_is_abandoned() -> None:
    scripted = begun(opened(terms(3, bots=1)))
    scripted.add(log_entries.Resigned(scripted.now, 0))
    scripted.add(log_entries.Left(scripted.now, 1))
    assert scripted.shown("*", "status") == "playing"
    scripted.add(log_entries.Resigned(scripted.now, 1))
    assert scripted.shown("*", "status") == "abandoned"


def test_the_seed_is_shown_when_the_table_is_closed_and_not_before() -> None:
    scripted = begun(opened(terms(2)))
    assert scripted.shown("*", "seed") is None
    scripted.add(log_entries.Ended(scripted.now, "closed"))
    assert scripted.shown("*", "seed") == scripted.seed
    for message in [message for messages in scripted.messages.values() for message in messages[:-1]]:
        assert scripted.seed.encode() not in message


def test_players_are_heard_by_all_and_spectators_by_spectators() -> None:
    scripted = begun(opened(terms(3)))
    scripted.add(log_entries.Said(scripted.now, 0, "Anna", "last"))
    assert heard(scripted) == ["A", "B", "C", "*"]
    scripted.add(log_entries.Said(scripted.now, 0, "Anna", "not this"))
    scripted.add(log_entries.Said(scripted.now, None, "Otto", "last"))
    assert heard(scripted) == ["*"]


def test_who_is_muted_is_heard_by_the_others() -> None:
    scripted = begun(opened(terms(3)))
    scripted.add(log_entries.Muted(scripted.now, 1, 0))
    scripted.add(log_entries.Said(scripted.now, 0, "Anna", "last"))
    assert "B" not in [name for name in scripted.messages if b'"last"' in scripted.messages[name][-1]]
    full = read_message(scripted.streams.full("B"))
    assert isinstance(full, Full)
    assert full.chat == []
    scripted.add(log_entries.Muted(scripted.now, 1, 0, muted=False))
    scripted.add(log_entries.Said(scripted.now, 0, "Anna", "last"))
    assert heard(scripted) == ["A", "B", "C", "*"]


def test_nothing_is_told_to_a_seat_that_a_bot_has_from_the_beginning() -> None:
    scripted = begun(opened(terms(3, bots=1)))
    before = len(scripted.messages["C"])
    scripted.add(log_entries.Said(scripted.now, 0, "Anna", "last"))
    assert heard(scripted) == ["A", "B", "*"]
    assert len(scripted.messages["C"]) == before


def test_a_rematch_invites_the_same_people() -> None:
    scripted = begun(opened(terms(3, bots=1)))
    again = scripted.table.rematch()
    assert again.seats == (Invited("p0"), Invited("p1"), Bot("calf"))
    assert again.pace == scripted.table.terms.pace


def test_nobody_is_told_who_is_invited() -> None:
    scripted = ScriptedTable(opened(Terms((Invited("secret-anna"), Anyone()))))
    scripted.add(log_entries.Joined(scripted.now, 0, "secret-anna", "Anna"))
    for name in scripted.messages:
        assert b"secret-anna" not in scripted.streams.full(name)
