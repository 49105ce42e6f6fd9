"""Beats: what is shown of the game, and the time that clocks and pauses leave for watching it."""

from __future__ import annotations

import msgspec
import pytest

from ardri.rules.formats.notation import to_json
from ardri.rules.state.events import Event
from ardri.server.replay import snapshots
from ardri.server.table import beats, log_entries
from ardri.server.table.deadlines import deadline
from ardri.server.table.reaction_pauses import length
from ardri.server.table.terms import ALONE, LIVE, Pace, Terms
from ardri.testing import position
from tests.server.helpers.scripted_tables import SEED, ScriptedTable, begun, opened, set_up, terms

PACE = Pace(60_000, 5000)


def shown(*events: str) -> list[str]:
    """The kinds with which the beats of events begin."""
    return [beat.events[0].kind for beat in beats.beats(map(Event.from_text, events))]


def test_clans_that_move_together_are_one_beat_and_those_of_another_player_the_next() -> None:
    moves = ["move seat=A from=hills to=moor count=1", "move seat=A from=cove to=moor count=2"]
    assert shown(*moves) == ["move"]
    assert shown(*moves, "move seat=B from=moor to=hills count=1") == ["move", "move"]


def test_each_lost_clan_and_each_maneuver_is_a_beat() -> None:
    clash = ["attack seat=A target=B", "remove seat=B territory=moor", "remove seat=B territory=moor"]
    assert shown(*clash) == ["attack", "remove", "remove"]
    assert shown("attack seat=A target=B", "shift deck=action from=hand:B to=action_discard") == [
        "attack",
        "shift",
    ]


def test_the_draft_and_shuffling_take_no_time() -> None:
    draft = [
        "shuffle_actions",
        "shift deck=action from=undealt to=set_aside",
        "shift deck=action from=undealt to=hand:A",
        "shift deck=action from=hand:A to=hand:B [card=bard AB]",
        "shift deck=action from=put_away:A to=hand:A",
    ]
    assert shown(*draft) == []


def test_what_only_some_may_know_makes_no_difference() -> None:
    known = "shift deck=epic from=drawn:A to=hand:A [card=eriu A]"
    assert shown(known) == shown("shift deck=epic from=drawn:A to=hand:A") == ["shift"]
    (beat,) = beats.beats([Event.from_text(known)])
    assert "card" not in beat.events[0].fields


def bard_against_geis(watching: int, hand: str = "geis citadel") -> ScriptedTable:
    """A plays the Bard; B may answer with Geis."""
    game = position(
        3,
        clans={"hills": "A1 B1 C1"},
        hand={"A": "bard festival", "B": hand, "C": "conquest druid"},
        windows="sealed",
        turn="A",
    )
    scripted = set_up(game, LIVE, PACE, watching)
    scripted.choose("A", "card:bard")
    return scripted


def pause_of(scripted: ScriptedTable) -> int:
    """The ms of the open window."""
    pause = scripted.table.pause
    assert pause is not None
    return pause.end - pause.opened


@pytest.mark.parametrize("hand", ["geis citadel", "new_clans citadel"])
def test_a_pause_is_longer_by_what_is_to_be_watched_whoever_is_asked(hand: str) -> None:
    scripted = bard_against_geis(beats.VERSION, hand)
    lot = length(LIVE, True, SEED, scripted.table.pause_count, 0)
    assert pause_of(scripted) == lot + beats.MS["play"]
    assert deadline(scripted.table) == log_entries.Closed(
        scripted.table.at + lot + beats.MS["play"], one=True
    )
    assert pause_of(bard_against_geis(0, hand)) == lot


def test_the_time_is_left_once() -> None:
    scripted = bard_against_geis(beats.VERSION, "new_clans citadel")
    due = deadline(scripted.table)
    assert isinstance(due, log_entries.Closed)
    scripted.add(due)
    pause = scripted.table.pause
    assert pause is None or pause_of(scripted) <= LIVE.least + LIVE.spread
    assert scripted.table.watched_from(scripted.table.at) <= scripted.table.at + beats.MOST


def a_turn(watching: int) -> ScriptedTable:
    """A builds a Citadel in a game in which nobody can answer; then it is B's turn."""
    scripted = set_up(
        position(
            clans={"hills": "A1", "plains": "A1", "valley": "B1"},
            hand={"A": "citadel", "B": "new_clans"},
            windows="open",
            turn="A",
        ),
        pace=PACE,
        watching=watching,
    )
    scripted.choose("A", "card:citadel", "territory:hills")
    return scripted


class ShownClocks(msgspec.Struct):
    """The clocks as a recipient sees them."""

    at: int
    left: list[int]
    running: list[str]
    starts: list[int]


def clocks_of(scripted: ScriptedTable, name: str) -> ShownClocks:
    return msgspec.convert(scripted.shown(name, "clocks"), ShownClocks)


def test_a_clock_starts_when_all_can_have_been_watched_and_says_so() -> None:
    scripted = a_turn(beats.VERSION)
    to_watch = sum(beats.MS[kind] for kind in ("play", "build", "shift", "turn"))  # an Advantage card, too
    at = scripted.table.at
    for name in ("A", "B", "*"):
        found = clocks_of(scripted, name)
        assert (found.left[1], found.starts[1], found.running) == (65_000, at + to_watch, ["B"])
    assert deadline(scripted.table) == log_entries.Timedout(at + to_watch + 65_000, 1)
    before = a_turn(0)
    assert clocks_of(before, "*").starts[1] == before.table.at


def test_who_answers_before_the_clock_starts_has_lost_no_time() -> None:
    scripted = a_turn(beats.VERSION)
    at = scripted.table.at + 1000
    number = scripted.table.questions[1].number
    scripted.add(log_entries.Chosen(at, 1, number, ("pass",)))
    assert clocks_of(scripted, "*").left[1] == 65_000


def test_the_own_clock_runs_on_through_the_own_move() -> None:
    scripted = set_up(
        position(clans={"hills": "A1 B1"}, hand={"A": "citadel", "B": "new_clans"}, windows="open", turn="A"),
        pace=PACE,
        watching=beats.VERSION,
    )
    started = clocks_of(scripted, "A").starts[0]
    scripted.add(log_entries.Chosen(started + 4000, 0, scripted.table.questions[0].number, ("card:citadel",)))
    assert clocks_of(scripted, "A").left[0] == 56_000


def test_time_in_which_the_server_stood_still_is_not_taken_from_watching() -> None:
    scripted = a_turn(beats.VERSION)
    at, watched = scripted.table.at, scripted.table.watched
    scripted.add(log_entries.Away(at + 100_000, at))
    assert scripted.table.watched == watched + 100_000
    assert clocks_of(scripted, "*").starts[1] == watched + 100_000


def test_there_is_a_limit() -> None:
    scripted = begun(opened(terms(4)))  # with a whole island to look at
    assert scripted.table.watched <= scripted.table.at + beats.MOST


def test_alone_with_bots_a_pause_is_as_short_as_before() -> None:
    agreed = msgspec.structs.replace(terms(2, bots=1), spectators=False, pace=None)
    position_ = position(
        clans={"hills": "A1 B1"}, hand={"A": "bard", "B": "geis"}, windows="sealed", turn="A"
    )
    scripted = begun(opened(agreed, position=to_json(position_)))
    scripted.choose("A", "card:bard")
    assert pause_of(scripted) <= ALONE.least + ALONE.spread


def test_terms_of_older_tables_leave_no_time() -> None:
    old = msgspec.json.decode(b'{"seats": [{"for": "anyone"}, {"for": "anyone"}]}', type=Terms)
    assert old.beats == 0
    assert beats.allowance([Event.from_text("play seat=A card=bard")], old.beats) == 0


def test_a_snapshot_keeps_until_when_is_watched() -> None:
    scripted = a_turn(beats.VERSION)
    scripted.add(log_entries.Chosen(scripted.now, 1, scripted.table.questions[1].number, ("pass",)))
    saved = snapshots.save(scripted.table, scripted.streams)
    if saved is None:
        pytest.fail("the table is not quiet")
    loaded = snapshots.load(saved, SEED).table
    assert (loaded.watched, loaded.public_events) == (scripted.table.watched, scripted.table.public_events)
