"""Pauses: who is asked, what waits, when it ends, and that nobody else can tell."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from ardri.rules.game import Game
from ardri.rules.notation import to_json
from ardri.server import entries as log
from ardri.server.pauses import due
from ardri.server.refusals import Refused
from ardri.server.terms import (
    ALONE,
    ALONE_WITH_SEARCH,
    LIVE,
    PATIENT,
    SLOW,
    Anyone,
    Bot,
    Pace,
    Rhythm,
    Terms,
)
from ardri.server.timing import deadline
from ardri.server.wire import Update, read_message
from ardri.testing import position
from tests.server.scripted import SEED, Sitting, begun, opened, set_up, terms, usual

REACTIONS = {"question": "reactions", "seats": []}


def a_bard(b: str, windows: str = "sealed") -> Game:
    """A can play the Bard, and B has these cards."""
    return position(
        3,
        clans={"hills": "A1 B1 C1"},
        hand={"A": "bard festival", "B": b, "C": "conquest druid"},
        windows=windows,
        turn="A",
    )


def bard_is_played(b: str = "geis citadel", windows: str = "sealed", rhythm: Rhythm = LIVE) -> Sitting:
    """A plays the Bard; for all anybody can see, B and C may have Geis."""
    sitting = set_up(a_bard(b, windows), rhythm, pace=Pace(60_000, 0))
    sitting.choose("A", "card:bard")
    return sitting


def asked(sitting: Sitting) -> list[str]:
    """Who sees a question."""
    return [name for name in "ABC" if sitting.shown(name, "question") is not None]


def test_only_who_has_an_answer_is_asked() -> None:
    assert asked(bard_is_played()) == ["B"]
    assert asked(bard_is_played(b="new_clans citadel")) == []


def test_others_see_that_reactions_are_awaited_and_not_of_whom() -> None:
    for sitting in (bard_is_played(), bard_is_played(b="new_clans citadel")):
        for name in ("A", "C", "*"):
            assert sitting.shown(name, "awaited") == REACTIONS


def test_who_holds_nothing_is_told_the_same_with_and_without_geis_at_the_table() -> None:
    with_geis, without = bard_is_played(), bard_is_played(b="new_clans citadel")
    with_geis.choose("B", "decline")
    for sitting in (with_geis, without):
        while sitting.table.pause is not None:
            sitting.close()
    for name in ("C", "*"):
        same = [message.replace(b"new_clans", b"geis") for message in with_geis.messages[name]]
        assert len(same) == len(without.messages[name])


def test_an_answer_is_noticed_by_nobody_else() -> None:
    sitting = bard_is_played()
    assert sitting.choose("B", "card:geis") == ["B"]
    assert asked(sitting) == []


def test_an_answer_is_final() -> None:
    sitting = bard_is_played()
    sitting.choose("B", "card:geis")
    with pytest.raises(Refused, match="answered"):
        sitting.choose("B", "decline")
    with pytest.raises(Refused, match="reactions"):
        sitting.add(log.Undone(sitting.now, 1))


def test_a_card_that_is_played_in_answer_is_seen_by_all_when_the_moment_is_over() -> None:
    sitting = bard_is_played()
    sitting.choose("B", "card:geis")
    assert sitting.close() == ["A", "B", "C", "*"]
    update = read_message(sitting.messages["*"][-1])
    assert isinstance(update, Update)
    assert update.told is not None
    assert {"kind": "play", "seat": "B", "card": "geis"} in update.told.events


def test_who_does_not_answer_declines() -> None:
    sitting = bard_is_played()
    sitting.close()
    assert sitting.table.pause is None
    assert sitting.shown("A", "awaited") != REACTIONS


def test_who_never_wants_to_play_a_card_is_not_asked_about_it() -> None:
    sitting = bard_is_played(windows="sealed")
    before = set_up(
        position(
            3,
            clans={"hills": "A1 B1 C1"},
            hand={"A": "bard festival", "B": "geis citadel", "C": "conquest druid"},
            windows="sealed",
            turn="A",
        )
    )
    before.add(log.Ordered(before.now, 1, "geis", "never"))
    before.choose("A", "card:bard")
    assert asked(sitting) == ["B"]
    assert asked(before) == []


def test_an_order_answers_the_question_that_is_open() -> None:
    sitting = bard_is_played()
    assert sitting.add(log.Ordered(sitting.now, 1, "geis", "always")) == ["B"]
    assert asked(sitting) == []
    sitting.close()
    (play,) = [event for event in sitting.table.events(0, 99) if event.fields.get("card") == "geis"][:1]
    assert play.kind == "play"


def test_in_open_games_orders_are_followed_at_once() -> None:
    sitting = bard_is_played(windows="open")
    assert asked(sitting) == ["B"]
    assert sitting.add(log.Ordered(sitting.now, 1, "geis", "never")) == ["A", "B", "C", "*"]
    assert sitting.shown("*", "awaited") == {"question": "turn", "seats": ["B"]}


def test_an_open_window_is_declined_when_the_moment_is_over() -> None:
    sitting = bard_is_played(windows="open")
    assert deadline(sitting.table) == log.Closed(sitting.table.at + 30_000)
    sitting.close()
    assert sitting.shown("*", "awaited") == {"question": "turn", "seats": ["B"]}


def test_no_clock_runs_in_a_pause() -> None:
    sitting = bard_is_played()
    for name in ("A", "B", "C", "*"):
        clocks = sitting.shown(name, "clocks")
        assert isinstance(clocks, dict)
        assert clocks["running"] == []


def test_a_pause_ends_at_a_time_that_does_not_depend_on_hands() -> None:
    with_geis, without = bard_is_played(), bard_is_played(b="new_clans citadel")
    with_geis.add(log.Chosen(with_geis.table.at + 200, 1, with_geis.table.asking[1].number, ("decline",)))
    end, same = deadline(with_geis.table), deadline(without.table)
    assert end == same
    assert isinstance(end, log.Closed)
    assert 1000 <= end.at - without.table.at <= 3000


def test_who_thinks_has_time_up_to_the_limit() -> None:
    sitting = bard_is_played()
    assert deadline(sitting.table) == log.Closed(sitting.table.at + 30_000)
    question = sitting.shown("B", "question")
    assert isinstance(question, dict)
    assert question["until"] == sitting.table.at + 30_000
    assert deadline(bard_is_played(rhythm=Rhythm(1000, 0, 0, None)).table) is None


def test_a_pause_is_as_long_as_its_lot_and_the_lots_differ() -> None:
    sitting = bard_is_played(b="new_clans citadel")
    pause = sitting.table.pause
    assert pause is not None
    rhythm = Rhythm(1000, 2000, 0, None)
    ends = set()
    for number in range(30):
        other = type(pause)(number, pause.began, pause.opened, pause.stirred, ())
        end = due(other, rhythm, ends=lambda: True, seed=SEED)
        assert end is not None
        assert 1000 <= end - pause.began <= 3000
        ends.add(end)
    assert len(ends) > 20


@pytest.mark.parametrize("rhythm", [SLOW, LIVE])
def test_in_slow_games_a_pause_is_over_when_its_time_is(rhythm: Rhythm) -> None:
    """Elsewhere it goes on if then somebody else has an answer to a later moment."""
    goes_on = 0
    for seed in range(6):
        rng = Random(seed)
        agreed = msgspec.structs.replace(terms(4, rounds=1), rhythm=rhythm)
        sitting = begun(opened(agreed))
        while sitting.table.status == "playing":
            pause = sitting.table.pause
            if pause is not None:
                sitting.close()
                now = sitting.table.pause
                goes_on += bool(pause.waiting) and now is not None and now.number == pause.number
            else:
                for entry in usual(sitting, rng, sitting.now):
                    sitting.add(entry)
    assert (goes_on == 0) == rhythm.fixed


def test_a_bot_with_an_answer_is_asked_like_anybody() -> None:
    sitting = bard_is_played()
    assert sitting.table.to_think() == []
    sitting.add(log.Left(sitting.now, 1))
    assert sitting.table.to_think() == [1]


def test_a_pause_does_not_let_through_what_is_asked_about_the_future() -> None:
    sitting = bard_is_played()
    for name in "AB":
        with pytest.raises(Refused):
            sitting.choose(name, "decline", "decline")


@pytest.mark.parametrize("hand", ["geis citadel", "new_clans citadel"])
def test_alone_with_bots_a_pause_takes_as_long_whether_a_bot_thinks_or_not(hand: str) -> None:
    agreed = Terms((Anyone(), Bot("easy"), Bot("medium")), spectators=False)
    sitting = begun(opened(agreed, position=to_json(a_bard(hand))))
    sitting.choose("A", "card:bard")
    began = sitting.table.at
    for seat in sitting.table.to_think():
        number = sitting.table.asking[seat].number
        sitting.add(log.Chosen(began + 20, seat, number, ("decline",)))
    assert deadline(sitting.table) == log.Closed(began + ALONE.least)


SOLO = (Anyone(), Bot("easy"), Bot("medium"))


@pytest.mark.parametrize(
    ("agreed", "rhythm"),
    [
        (Terms(SOLO, spectators=False), ALONE),
        (Terms((Anyone(), Bot("hard")), spectators=False), ALONE_WITH_SEARCH),
        (Terms((Bot("easy"), Bot("easy"))), ALONE),
        (Terms(SOLO), PATIENT),
        (Terms(SOLO, pace=Pace(60_000)), LIVE),
        (Terms((Anyone(), Anyone(), Bot("easy")), spectators=False), PATIENT),
        (Terms((Anyone(), Anyone()), rhythm=SLOW), SLOW),
        (Terms((Anyone(), Anyone()), pace=Pace(86_400_000)), SLOW),
    ],
)
def test_how_long_pauses_take_goes_by_who_could_notice(agreed: Terms, rhythm: Rhythm) -> None:
    assert begun(opened(agreed)).table.rhythm == rhythm


def test_who_plays_counts_and_not_who_was_expected() -> None:
    sitting = Sitting(opened(Terms((Anyone(), Anyone()), spectators=False)))
    sitting.add(log.Joined(sitting.now, 0, "anna", "Anna"))
    sitting.add(log.Seated(sitting.now, 1, "easy"))
    assert sitting.table.rhythm == ALONE
    sitting.add(log.Left(sitting.now, 1))
    sitting.add(log.Joined(sitting.now, 1, "bert", "Bert"))
    assert sitting.table.rhythm == PATIENT
