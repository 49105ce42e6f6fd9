"""Pauses: who is asked, what waits, when it ends, and that nobody else can tell."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from ardri.rules.formats.notation import to_json
from ardri.rules.game import Game
from ardri.server.refusals import TableRefused
from ardri.server.streams.protocol import Update, read_message
from ardri.server.table import log_entries
from ardri.server.table.deadlines import deadline
from ardri.server.table.reaction_pauses import length
from ardri.server.table.terms import (
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
from ardri.testing import position
from tests.server.helpers.scripted_tables import SEED, ScriptedTable, begun, opened, set_up, terms, usual

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


def bard_is_played(b: str = "geis citadel", windows: str = "sealed", rhythm: Rhythm = LIVE) -> ScriptedTable:
    """A plays the Bard; for all anybody can see, B and C may have Geis."""
    scripted = set_up(a_bard(b, windows), rhythm, pace=Pace(60_000, 0))
    scripted.choose("A", "card:bard")
    return scripted


def asked(scripted: ScriptedTable) -> list[str]:
    """The recipients who see a question."""
    return [name for name in "ABC" if scripted.shown(name, "question") is not None]


def test_only_who_has_an_answer_is_asked() -> None:
    assert asked(bard_is_played()) == ["B"]
    assert asked(bard_is_played(b="new_clans citadel")) == []


def test_others_see_that_reactions_are_awaited_and_not_of_whom() -> None:
    for scripted in (bard_is_played(), bard_is_played(b="new_clans citadel")):
        for name in ("A", "C", "*"):
            assert scripted.shown(name, "awaited") == REACTIONS


def test_who_holds_nothing_is_told_the_same_with_and_without_geis_at_the_table() -> None:
    with_geis, without = bard_is_played(), bard_is_played(b="new_clans citadel")
    with_geis.choose("B", "decline")
    for scripted in (with_geis, without):
        while scripted.table.pause is not None:
            scripted.close()
    for name in ("C", "*"):
        same = [message.replace(b"new_clans", b"geis") for message in with_geis.messages[name]]
        assert len(same) == len(without.messages[name])


def test_an_answer_is_noticed_by_nobody_else() -> None:
    scripted = bard_is_played()
    assert scripted.choose("B", "card:geis") == ["B"]
    assert asked(scripted) == []


def test_an_answer_is_final() -> None:
    scripted = bard_is_played()
    scripted.choose("B", "card:geis")
    with pytest.raises(TableRefused, match="answered"):
        scripted.choose("B", "decline")
    with pytest.raises(TableRefused, match="reactions"):
        scripted.add(log_entries.Undone(scripted.now, 1))


def test_a_card_that_is_played_in_answer_is_seen_by_all_when_the_moment_is_over() -> None:
    scripted = bard_is_played()
    scripted.choose("B", "card:geis")
    assert scripted.close() == ["A", "B", "C", "*"]
    update = read_message(scripted.messages["*"][-1])
    assert isinstance(update, Update)
    assert update.told is not None
    assert {"kind": "play", "seat": "B", "card": "geis"} in update.told.events


def test_who_does_not_answer_declines() -> None:
    scripted = bard_is_played()
    scripted.close()
    assert scripted.table.pause is None
    assert scripted.shown("A", "awaited") != REACTIONS


def test_who_never_wants_to_play_a_card_is_not_asked_about_it() -> None:
    scripted = bard_is_played(windows="sealed")
    before = set_up(
        position(
            3,
            clans={"hills": "A1 B1 C1"},
            hand={"A": "bard festival", "B": "geis citadel", "C": "conquest druid"},
            windows="sealed",
            turn="A",
        )
    )
    before.add(log_entries.Ordered(before.now, 1, "geis", "never"))
    before.choose("A", "card:bard")
    assert asked(scripted) == ["B"]
    assert asked(before) == []


def test_an_order_answers_the_question_that_is_open() -> None:
    scripted = bard_is_played()
    assert scripted.add(log_entries.Ordered(scripted.now, 1, "geis", "always")) == ["B"]
    assert asked(scripted) == []
    scripted.close()
    (play,) = [event for event in scripted.table.events(0, 99) if event.fields.get("card") == "geis"][:1]
    assert play.kind == "play"


def test_in_open_games_orders_are_followed_at_once() -> None:
    scripted = bard_is_played(windows="open")
    assert asked(scripted) == ["B"]
    assert scripted.add(log_entries.Ordered(scripted.now, 1, "geis", "never")) == ["A", "B", "C", "*"]
    assert scripted.shown("*", "awaited") == {"question": "turn", "seats": ["B"]}


def test_an_open_window_is_declined_when_the_moment_is_over() -> None:
    scripted = bard_is_played(windows="open")
    assert deadline(scripted.table) == log_entries.Closed(scripted.table.at + 30_000)
    scripted.close()
    assert scripted.shown("*", "awaited") == {"question": "turn", "seats": ["B"]}


def test_no_clock_runs_in_a_pause() -> None:
    scripted = bard_is_played()
    for name in ("A", "B", "C", "*"):
        clocks = scripted.shown(name, "clocks")
        assert isinstance(clocks, dict)
        assert clocks["running"] == []


def test_a_pause_ends_at_a_time_that_does_not_depend_on_hands() -> None:
    with_geis, without = bard_is_played(), bard_is_played(b="new_clans citadel")
    with_geis.add(
        log_entries.Chosen(with_geis.table.at + 200, 1, with_geis.table.questions[1].number, ("decline",))
    )
    end, same = deadline(with_geis.table), deadline(without.table)
    assert end == same
    assert isinstance(end, log_entries.Closed)
    assert LIVE.least <= end.at - without.table.at <= LIVE.least + LIVE.spread


def test_who_is_asked_is_told_when_the_moment_is_over_and_declines_by_then() -> None:
    scripted = bard_is_played()
    end = deadline(scripted.table)
    assert isinstance(end, log_entries.Closed)
    question = scripted.shown("B", "question")
    assert isinstance(question, dict)
    assert question["until"] == end.at
    late = log_entries.Chosen(end.at + 1, 1, scripted.table.questions[1].number, ("card:geis",))
    scripted.add(end)
    with pytest.raises(TableRefused, match="not_the_question"):
        scripted.add(late)


def test_a_late_answer_holds_nothing_up() -> None:
    scripted = bard_is_played()
    end = deadline(scripted.table)
    assert end is not None
    scripted.add(log_entries.Chosen(end.at - 1, 1, scripted.table.questions[1].number, ("card:geis",)))
    assert deadline(scripted.table) == end


def test_where_all_may_hold_a_moment_open_it_waits_up_to_the_limit() -> None:
    scripted = bard_is_played(rhythm=Rhythm(1000, 0, 0, 5000))
    assert deadline(scripted.table) == log_entries.Closed(scripted.table.at + 5000, one=True)
    assert deadline(bard_is_played(rhythm=Rhythm(1000, 0, 0, None)).table) is None


def test_a_moment_is_as_long_as_its_lot_and_the_lots_differ() -> None:
    lots = {length(LIVE, True, SEED, number, moment) for number in range(10) for moment in range(3)}
    assert len(lots) > 25
    assert LIVE.least <= min(lots) < max(lots) <= LIVE.least + LIVE.spread


def test_a_moment_that_only_tales_could_answer_is_short() -> None:
    lots = [length(LIVE, False, SEED, number, 0) for number in range(30)]
    assert LIVE.step <= min(lots) < max(lots) <= 2 * LIVE.step


def test_a_moment_at_which_nobody_is_asked_takes_its_time_like_any_other() -> None:
    scripted = bard_is_played(b="new_clans citadel")
    lengths = []
    for _ in range(10):
        pause = scripted.table.pause
        if pause is None:
            break
        end = deadline(scripted.table)
        assert end == log_entries.Closed(pause.end, one=True)
        lengths.append(pause.end - pause.opened)
        scripted.add(end)
    assert len(lengths) > 1
    assert min(lengths) >= LIVE.step


@pytest.mark.parametrize("rhythm", [SLOW, LIVE])
def test_in_slow_games_a_pause_is_over_when_its_time_is(rhythm: Rhythm) -> None:
    """So it was in logs of earlier versions, whose entries do not say that they close one moment only."""
    goes_on = 0
    for seed in range(6):
        rng = Random(seed)
        agreed = msgspec.structs.replace(terms(4, rounds=1), rhythm=rhythm)
        scripted = begun(opened(agreed))
        while scripted.table.status == "playing":
            pause = scripted.table.pause
            if pause is not None:
                scripted.close()
                now = scripted.table.pause
                goes_on += bool(pause.waiting) and now is not None and now.number == pause.number
            else:
                for entry in usual(scripted, rng, scripted.now):
                    scripted.add(entry)
    assert (goes_on == 0) == rhythm.fixed


def test_a_bot_with_an_answer_is_asked_like_anybody() -> None:
    scripted = bard_is_played()
    assert scripted.table.to_think() == []
    scripted.add(log_entries.Left(scripted.now, 1))
    assert scripted.table.to_think() == [1]


def test_a_pause_does_not_let_through_what_is_asked_about_the_future() -> None:
    scripted = bard_is_played()
    for name in "AB":
        with pytest.raises(TableRefused):
            scripted.choose(name, "decline", "decline")


@pytest.mark.parametrize("hand", ["geis citadel", "new_clans citadel"])
def test_alone_with_bots_a_pause_takes_as_long_whether_a_bot_thinks_or_not(hand: str) -> None:
    agreed = Terms((Anyone(), Bot("easy"), Bot("medium")), spectators=False)
    scripted = begun(opened(agreed, position=to_json(a_bard(hand))))
    scripted.choose("A", "card:bard")
    began = scripted.table.at
    for seat in scripted.table.to_think():
        number = scripted.table.questions[seat].number
        scripted.add(log_entries.Chosen(began + 20, seat, number, ("decline",)))
    assert deadline(scripted.table) == log_entries.Closed(began + first_moment(scripted), one=True)


def test_alone_with_bots_a_person_takes_as_long_as_they_like() -> None:
    agreed = Terms((Bot("easy"), Anyone(), Bot("medium")), spectators=False)
    scripted = begun(opened(agreed, position=to_json(a_bard("geis citadel"))))
    scripted.choose("A", "card:bard")
    assert deadline(scripted.table) is None
    own = log_entries.Chosen(scripted.table.at + 60_000, 1, scripted.table.questions[1].number, ("decline",))
    scripted.add(own)
    assert deadline(scripted.table) == log_entries.Closed(own.at + first_moment(scripted), one=True)


def test_alone_with_bots_none_of_them_holds_a_moment_open() -> None:
    scripted = begun(opened(Terms(SOLO, spectators=False), position=to_json(a_bard("geis citadel"))))
    scripted.choose("A", "card:bard")
    assert scripted.table.to_think() == [1]
    assert deadline(scripted.table) == log_entries.Closed(
        scripted.table.at + first_moment(scripted), one=True
    )


def first_moment(scripted: ScriptedTable) -> int:
    """The length by lot of the first moment of the first pause, for one person among bots."""
    return length(ALONE, True, SEED, scripted.table.pause_count, 0)


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
    scripted = ScriptedTable(opened(Terms((Anyone(), Anyone()), spectators=False)))
    scripted.add(log_entries.Joined(scripted.now, 0, "anna", "Anna"))
    scripted.add(log_entries.Seated(scripted.now, 1, "easy"))
    assert scripted.table.rhythm == ALONE
    scripted.add(log_entries.Left(scripted.now, 1))
    scripted.add(log_entries.Joined(scripted.now, 1, "bert", "Bert"))
    assert scripted.table.rhythm == PATIENT


def test_a_pause_goes_on_after_the_server_stood_still_and_only_who_is_asked_is_told_until_when() -> None:
    with_geis, without = bard_is_played(), bard_is_played(b="new_clans citadel")
    end = deadline(with_geis.table)
    assert isinstance(end, log_entries.Closed)
    since = with_geis.table.at
    noticed = [scripted.add(log_entries.Away(since + 9000, since)) for scripted in (with_geis, without)]
    assert noticed == [["A", "B", "C", "*"], ["A", "B", "C", "*"]]
    for name in ("A", "C", "*"):
        assert with_geis.messages[name] == without.messages[name]
    assert deadline(with_geis.table) == deadline(without.table) == log_entries.Closed(end.at + 9000, one=True)
    question = with_geis.shown("B", "question")
    assert isinstance(question, dict)
    assert question["until"] == end.at + 9000
