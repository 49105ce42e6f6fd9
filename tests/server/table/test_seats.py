"""People at a table: they come, talk, go, return; and a bot plays on."""

from __future__ import annotations

import pytest

from ardri.server.refusals import TableRefused
from ardri.server.streams.protocol import Full, Update, read_message
from ardri.server.table import log_entries
from ardri.server.table.terms import Anyone, Bot, Invited, Terms
from tests.server.helpers.scripted_tables import Sitting, begun, opened, terms


def people(sitting: Sitting, part: str) -> list[object]:
    """The seats as everybody sees them."""
    shown = sitting.shown("*", "people")
    assert isinstance(shown, list)
    return [seat[part] for seat in shown]


def heard(sitting: Sitting) -> list[str]:
    """The recipients of the last thing said."""
    found = []
    for name, messages in sitting.messages.items():
        update = read_message(messages[-1])
        assert isinstance(update, Update)
        found += [name for notice in update.notices if notice["text"] == "last"]
    return found


def test_one_person_may_hold_several_seats() -> None:
    sitting = Sitting(opened(Terms((Anyone(), Anyone(), Bot("calf")))))
    sitting.add(log_entries.Joined(sitting.now, 0, "anna", "Anna"))
    sitting.add(log_entries.Joined(sitting.now, 1, "anna", "Her brother"))
    assert people(sitting, "name") == ["Anna", "Her brother", ""]
    assert people(sitting, "bot") == ["", "", "calf"]


def test_before_the_game_a_seat_that_is_left_is_free_again() -> None:
    sitting = Sitting(opened(Terms((Anyone(), Bot("calf")))))
    sitting.add(log_entries.Joined(sitting.now, 0, "anna", "Anna"))
    sitting.add(log_entries.Entropy(sitting.now, 0, "ff"))
    sitting.add(log_entries.Left(sitting.now, 0))
    sitting.add(log_entries.Left(sitting.now, 1))
    sitting.add(log_entries.Joined(sitting.now, 1, "bert", "Bert"))
    assert people(sitting, "name") == ["", "Bert"]
    assert sitting.table.entropy == ("", "")


@pytest.mark.parametrize("way", [log_entries.Left, log_entries.Resigned])
def test_a_bot_plays_on_for_whoever_goes(way: type[log_entries.Left] | type[log_entries.Resigned]) -> None:
    sitting = begun(opened(terms(3)))
    sitting.add(way(sitting.now, 0))
    assert people(sitting, "bot") == ["medium", "", ""]
    assert people(sitting, "away") == [way is log_entries.Left, False, False]
    assert people(sitting, "resigned") == [way is log_entries.Resigned, False, False]
    assert sitting.table.status == "playing"


@pytest.mark.ruling(64)
def test_of_two_players_the_other_wins_when_one_gives_up() -> None:
    sitting = begun(opened(terms(2)))
    sitting.add(log_entries.Resigned(sitting.now, 0, ends=True))
    assert sitting.table.status == "over"
    assert sitting.shown("*", "result") == {
        "winner": "B",
        "winners": ["B"],
        "reason": "resigned",
        "conditions": [0, 0],
    }
    assert people(sitting, "resigned") == [True, False]
    assert people(sitting, "bot") == ["", ""]
    with pytest.raises(TableRefused, match="over"):
        sitting.add(log_entries.Resigned(sitting.now, 1, ends=True))


@pytest.mark.ruling(64)
def test_a_log_from_before_in_which_a_bot_played_on_for_one_of_two_is_read_as_it_was() -> None:
    sitting = begun(opened(terms(2)))
    sitting.add(log_entries.Resigned(sitting.now, 0))
    assert sitting.table.status == "playing"
    assert people(sitting, "bot") == ["medium", ""]


@pytest.mark.ruling(64)
def test_who_left_may_return_and_who_resigned_may_not() -> None:
    sitting = begun(opened(terms(3)))
    sitting.add(log_entries.Left(sitting.now, 0))
    sitting.add(log_entries.Returned(sitting.now, 0))
    assert people(sitting, "bot") == ["", "", ""]
    sitting.add(log_entries.Resigned(sitting.now, 0))
    with pytest.raises(TableRefused, match="resigned"):
        sitting.add(log_entries.Returned(sitting.now, 0))


def test_the_game_is_abandoned_when_all_who_play_want_it() -> None:
    sitting = begun(opened(terms(3)))
    sitting.add(log_entries.Voted(sitting.now, 0))
    sitting.add(log_entries.Left(sitting.now, 2))
    assert sitting.table.status == "playing"
    sitting.add(log_entries.Voted(sitting.now, 1))
    assert (sitting.table.status, sitting.table.reason) == ("abandoned", "vote")
    assert sitting.shown("A", "question") is None


def test_a_game_that_everybody_has_given_up_is_abandoned() -> None:
    sitting = begun(opened(terms(3, bots=1)))
    sitting.add(log_entries.Resigned(sitting.now, 0))
    sitting.add(log_entries.Left(sitting.now, 1))
    assert sitting.shown("*", "status") == "playing"
    sitting.add(log_entries.Resigned(sitting.now, 1))
    assert sitting.shown("*", "status") == "abandoned"


def test_the_seed_is_shown_when_the_table_is_closed_and_not_before() -> None:
    sitting = begun(opened(terms(2)))
    assert sitting.shown("*", "seed") is None
    sitting.add(log_entries.Ended(sitting.now, "closed"))
    assert sitting.shown("*", "seed") == sitting.seed
    for message in [message for messages in sitting.messages.values() for message in messages[:-1]]:
        assert sitting.seed.encode() not in message


def test_players_are_heard_by_all_and_spectators_by_spectators() -> None:
    sitting = begun(opened(terms(3)))
    sitting.add(log_entries.Said(sitting.now, 0, "Anna", "last"))
    assert heard(sitting) == ["A", "B", "C", "*"]
    sitting.add(log_entries.Said(sitting.now, 0, "Anna", "not this"))
    sitting.add(log_entries.Said(sitting.now, None, "Otto", "last"))
    assert heard(sitting) == ["*"]


def test_who_is_muted_is_heard_by_the_others() -> None:
    sitting = begun(opened(terms(3)))
    sitting.add(log_entries.Muted(sitting.now, 1, 0))
    sitting.add(log_entries.Said(sitting.now, 0, "Anna", "last"))
    assert "B" not in [name for name in sitting.messages if b'"last"' in sitting.messages[name][-1]]
    full = read_message(sitting.streams.full("B"))
    assert isinstance(full, Full)
    assert full.chat == []
    sitting.add(log_entries.Muted(sitting.now, 1, 0, muted=False))
    sitting.add(log_entries.Said(sitting.now, 0, "Anna", "last"))
    assert heard(sitting) == ["A", "B", "C", "*"]


def test_nothing_is_told_to_a_seat_that_a_bot_has_from_the_beginning() -> None:
    sitting = begun(opened(terms(3, bots=1)))
    before = len(sitting.messages["C"])
    sitting.add(log_entries.Said(sitting.now, 0, "Anna", "last"))
    assert heard(sitting) == ["A", "B", "*"]
    assert len(sitting.messages["C"]) == before


def test_a_rematch_invites_the_same_people() -> None:
    sitting = begun(opened(terms(3, bots=1)))
    again = sitting.table.rematch()
    assert again.seats == (Invited("p0"), Invited("p1"), Bot("calf"))
    assert again.pace == sitting.table.terms.pace


def test_nobody_is_told_who_is_invited() -> None:
    sitting = Sitting(opened(Terms((Invited("secret-anna"), Anyone()))))
    sitting.add(log_entries.Joined(sitting.now, 0, "secret-anna", "Anna"))
    for name in sitting.messages:
        assert b"secret-anna" not in sitting.streams.full(name)
