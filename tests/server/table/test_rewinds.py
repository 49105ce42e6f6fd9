"""Rewinds: alone with bots a person takes back a whole move, and everybody is told that it was practice."""

from __future__ import annotations

import asyncio
from random import Random

import msgspec
import pytest

from ardri.rules.formats.notation import digest
from ardri.rules.formats.record import replay
from ardri.server.refusals import TableRefused
from ardri.server.replay import snapshots
from ardri.server.replay.patches import read_streams
from ardri.server.table import log_entries
from ardri.server.table.reducer import record_of
from ardri.server.table.rewinds import begins, may_rewind, rewound
from ardri.server.table.table import Table
from ardri.server.table.terms import Anyone, Bot, Terms
from tests.server.helpers.live_server import BOT, PERSON, Live, Person
from tests.server.helpers.scripted_tables import SEED, ScriptedTable, begun, opened, usual

pytestmark = pytest.mark.databases(slow=True)

PRACTICE = Terms((Anyone(), Bot("calf"), Bot("calf")), spectators=False)


def played(choices: int = 60, terms: Terms = PRACTICE, seed: int = 3) -> ScriptedTable:
    """A game of one person with bots, after so many entries."""
    scripted = begun(opened(terms))
    rng = Random(seed)
    for _ in range(choices):
        go_on(scripted, rng)
    return scripted


def go_on(scripted: ScriptedTable, rng: Random) -> None:
    """Add one more entry of the game."""
    for entry in usual(scripted, rng, scripted.now):
        try:
            scripted.add(entry)
        except TableRefused:
            continue
        return


def state(table: Table) -> str:
    assert table.game is not None
    return digest(table.game)


def take_back(scripted: ScriptedTable) -> ScriptedTable:
    """The table after A's last move was taken back, read from its log as the server does."""
    return replayed_whole([*scripted.log, rewound(scripted.table, 0, scripted.now)])


def replayed_whole(entries: list[log_entries.Entry]) -> ScriptedTable:
    scripted = ScriptedTable(entries[0]) if isinstance(entries[0], log_entries.Opened) else None
    assert scripted is not None
    scripted.streams = read_streams(entries, SEED)
    scripted.table = scripted.streams.table
    scripted.log = list(entries)
    return scripted


def at_a_turn(seed: int = 3) -> ScriptedTable:
    """The table when A has a turn in a Season."""
    scripted = played(30, seed=seed)
    rng = Random(seed)
    while not (decision := scripted.table.question_of(0)) or decision.question != "turn":
        go_on(scripted, rng)
    return scripted


def a_move(scripted: ScriptedTable, seed: int) -> None:
    """Let A make a move, and the bots theirs, until A has to make another."""
    rng, count = Random(seed), len(scripted.log)
    go_on(scripted, rng)
    while not begins_move(scripted) or len(scripted.log) < count + 3:
        go_on(scripted, rng)
    assert scripted.table.last_move == count


def begins_move(scripted: ScriptedTable) -> bool:
    """True if A is asked for the first step of a move, and has answered nothing since the last one."""
    game = scripted.table.game
    return game is not None and scripted.table.questions[0].open and begins(scripted.table, game, 0)


@pytest.mark.parametrize("seed", [3, 4, 5])
def test_the_game_is_as_it_was_before_the_move_whatever_the_bots_did(seed: int) -> None:
    scripted = at_a_turn(seed)
    before = state(scripted.table)
    a_move(scripted, 1)
    again = take_back(scripted)
    assert state(again.table) == before
    decision = again.table.question_of(0)
    assert decision is not None
    assert decision.question == "turn"


def test_it_can_be_done_again_and_leads_further_back() -> None:
    scripted = played(90)
    lengths = [scripted.table.choice_count]
    for _ in range(4):
        scripted = take_back(scripted)
        lengths.append(scripted.table.choice_count)
    assert lengths == sorted(set(lengths), reverse=True)


def test_chance_stays_as_it_was() -> None:
    scripted = at_a_turn()
    count = len(scripted.log)
    a_move(scripted, 5)
    first, done = state(scripted.table), scripted.log[count:]
    again = take_back(scripted)
    for entry in done:
        again.add(asked_now(again, entry))
    assert state(again.table) == first


def asked_now(scripted: ScriptedTable, entry: log_entries.Entry) -> log_entries.Entry:
    """An entry once more, as the answer to the question that is open now."""
    later = msgspec.structs.replace(entry, at=scripted.now)
    if not isinstance(later, log_entries.Chosen):
        return later
    return msgspec.structs.replace(later, question=scripted.table.questions[later.seat].number)


def test_numbers_of_questions_never_come_twice() -> None:
    scripted = played(70)
    before = [asked.number for asked in scripted.table.questions]
    again = take_back(scripted)
    for asked, number in zip(again.table.questions, before, strict=True):
        assert asked.number == number + asked.open


def test_it_is_marked_and_the_record_has_the_moves_that_count() -> None:
    scripted = played(70)
    assert "practice" not in scripted.table.marks
    again = take_back(scripted)
    assert again.table.marks == ["entropy", "practice"]
    assert again.shown("A", "marks") == ["entropy", "practice"]
    rng = Random(2)
    go_on(again, rng)
    record = record_of(again.log, SEED)
    assert len(record.choices) == again.table.choice_count < scripted.table.choice_count
    assert replay(record).state.round == again.table.started_game().state.round


def test_the_mark_stays_in_snapshots() -> None:
    again = take_back(at_a_turn())
    saved = snapshots.save(again.table, again.streams)
    if saved is None:
        pytest.fail("the table is not quiet")
    loaded = snapshots.load(saved, SEED).table
    assert loaded.marks == ["entropy", "practice"]
    assert (loaded.last_move, loaded.mover) == (again.table.last_move, again.table.mover)


def test_a_seat_is_told_whether_it_may() -> None:
    scripted = begun(opened(PRACTICE))
    assert scripted.shown("A", "rewind") is False
    scripted = played(60)
    assert scripted.shown("A", "rewind") is True


@pytest.mark.parametrize(
    "terms",
    [
        Terms((Anyone(), Anyone()), spectators=False),
        Terms((Anyone(), Bot("calf")), spectators=False, rated=True),
    ],
)
def test_it_is_refused_among_people_and_without_help(terms: Terms) -> None:
    scripted = played(40, terms)
    assert not may_rewind(scripted.table, 0)
    with pytest.raises(TableRefused, match="not_practice"):
        rewound(scripted.table, 0, scripted.now)


def test_nothing_is_taken_back_before_the_first_move() -> None:
    scripted = begun(opened(PRACTICE))
    with pytest.raises(TableRefused, match="nothing_to_take_back"):
        rewound(scripted.table, 0, scripted.now)


def test_what_an_admin_has_read_stays_read() -> None:
    scripted = played(60)
    scripted.add(log_entries.Read(scripted.now))
    assert not may_rewind(scripted.table, 0)
    rng = Random(4)
    while not may_rewind(scripted.table, 0):
        go_on(scripted, rng)
    assert take_back(scripted).table.marks == ["entropy", "read", "practice"]


def test_over_a_socket_the_table_goes_on_from_there_and_so_it_does_after_a_restart(live: Live) -> None:
    host = Person(live)
    table = host.open([PERSON, BOT, BOT], spectators=False)

    async def story() -> list[object]:
        async with host.at(table) as player:
            await player.sit(0, begin=True)
            await player.play(Random(1), most=12)
            await player.until(lambda: player.question("A") is not None)
            assert player.parts["A"]["rewind"] is True
            assert await player.refused("rewind", seat=1) == "not_yours"
            told = len(player.messages["A"])
            await player.done("rewind", seat=0)
            await player.until(lambda: len(player.messages["A"]) > told)
            assert player.messages["A"][told]["kind"] == "full"
            assert player.parts["A"]["marks"] == ["rhythm", "practice"]
            await player.play(Random(2), most=4)
            await player.done("rewind", seat=0)
            return [player.parts["A"][part] for part in ("question", "own", "marks")]

    shown = asyncio.run(story())
    assert shown[2] == ["rhythm", "practice"]
    rewinds = [entry for entry in live.entries(table) if isinstance(entry, log_entries.Rewound)]
    assert len(rewinds) == 2
