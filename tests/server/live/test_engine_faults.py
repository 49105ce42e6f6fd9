"""A mistake in the rules of a real server, planted on purpose: the table stays usable, and it is reported."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.formats.notation import to_json
from ardri.rules.formats.record import Record
from ardri.rules.formats.verify import verify
from ardri.server.table.log_entries import Chosen, Faulted, Patched
from ardri.testing import position
from tests.server.helpers.live_server import BOT, PERSON, PROGRAM, Live, Person, Player, options

pytestmark = pytest.mark.pure
PLANTED = """
from ardri.rules.cards.steps import PlaceSpread
def fail(self, s, play):
    s.reserve[play.seat] -= 1
    assert play.seat < 0, "planted"
PlaceSpread.happen = fail
"""
MOST = 200


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server on which New Clans fail."""
    with Live(tmp_path_factory.mktemp("broken"), program=PLANTED + PROGRAM) as server:
        yield server
        assert server.stop() == 0


def opened(host: Person, windows: str, answer: str = "citadel", bot: bool = False) -> str:
    """A table at which A may play New Clans, and B may answer with Geis if B has it."""
    game = position(
        clans={"hills": "A1 B1", "plains": "A1"},
        hand={"A": "new_clans bard", "B": answer},
        windows=windows,
        turn="A",
    )
    return host.open([BOT if bot else PERSON, PERSON], windows=windows, position=to_json(game))


async def choose(player: Player, name: str, *keys: str) -> str:
    """Answer; why it is refused, or nothing."""
    await player.until(lambda: player.question(name) is not None)
    question = player.question(name)
    assert question is not None
    reply = await player.ask(
        "choose", seat=SEAT_NAMES.index(name), question=question["number"], keys=list(keys)
    )
    return str(reply.get("error", ""))


async def new_clans(player: Player) -> str:
    """A plays New Clans; why the last choice is refused."""
    assert await choose(player, "A", "card:new_clans") == ""
    for _ in range(MOST):
        await player.until(lambda: player.question("A") is not None)
        question = player.question("A")
        assert question is not None
        if question["question"] == "turn":
            return ""
        found = await choose(player, "A", options(question)[-1])
        if found:
            return found
        if player.question("B") is not None:
            return ""
    raise AssertionError("it never ended")


def faults(live: Live) -> list[Path]:
    return sorted((live.data.parent / "faults").glob("*.txt"))


def test_the_choice_is_refused_and_others_work(broken: Live) -> None:
    host = Person(broken)
    table = opened(host, "open")

    async def visit() -> None:
        async with host.at(table) as player:
            await player.sit(0, 1, begin=True)
            assert await new_clans(player) == "fault"
            await player.done("reset", seat=0)
            assert await choose(player, "A", "pass") == ""
            await player.until(lambda: player.question("B") is not None)

    asyncio.run(visit())
    assert not any(isinstance(entry, Patched) for entry in broken.entries(table))
    assert faults(broken)
    assert "engine fault" in broken.log.read_text(encoding="utf-8")
    assert "planted" not in broken.log.read_text(encoding="utf-8"), "choices are no matter of the log"
    assert any("planted" in file.with_suffix(".log").read_text(encoding="utf-8") for file in faults(broken))


@pytest.mark.parametrize("windows", ["open", "sealed"])
def test_a_choice_that_others_might_have_answered_is_taken_back(broken: Live, windows: str) -> None:
    host = Person(broken)
    table = opened(host, windows, "geis")

    async def visit() -> None:
        async with host.at(table) as player:
            await player.sit(0, 1, begin=True)
            await new_clans(player)
            reply = await choose(player, "B", "decline")
            assert reply == ("fault" if windows == "open" else "")
            await player.until(lambda: "'fault'" in str(player.messages["A"][-1].get("notices")))
            assert await choose(player, "A", "pass") == ""

    asyncio.run(visit())
    entries = broken.entries(table)
    assert [type(entry) for entry in entries if isinstance(entry, Patched | Faulted)] == [Patched, Faulted]
    assert isinstance(entries[-1], Chosen)


def test_a_bot_chooses_otherwise(broken: Live) -> None:
    host = Person(broken)
    table = opened(host, "sealed", "geis", bot=True)

    async def visit() -> None:
        async with host.at(table) as player:
            await player.sit(1, begin=True)
            for _ in range(MOST):
                await player.until(lambda: player.question("B") is not None)
                question = player.question("B")
                assert question is not None
                if question["question"] == "turn":
                    return
                await choose(player, "B", "decline")
        raise AssertionError("B never has a turn")

    asyncio.run(visit())


def test_the_record_so_far_is_kept_with_the_game_that_has_one(broken: Live) -> None:
    host = Person(broken)
    table = host.open([PERSON, PERSON], windows="open", seed="5e" * 32)

    async def visit() -> None:
        async with host.at(table) as player:
            await player.sit(0, 1, begin=True)
            for _ in range(MOST):
                await player.until(lambda: bool(player.asked))
                name = player.asked[0]
                question = player.question(name)
                assert question is not None
                keys = options(question)
                wanted = [key for key in keys if key in ("keep:new_clans", "card:new_clans", "decline")]
                if await choose(player, name, (wanted or keys)[-1]) == "fault":
                    return
        raise AssertionError("the bug was not met")

    asyncio.run(visit())
    file = max(faults(broken), key=lambda each: each.stat().st_mtime_ns)
    record = Record.from_text(file.read_text(encoding="utf-8"))
    assert verify(record).good
    chosen = [entry for entry in broken.entries(table) if isinstance(entry, Chosen)]
    last = chosen[-1]
    assert record.choices[-1] == (SEAT_NAMES[last.seat], last.keys[-1])
    assert file.stat().st_mode & 0o077 == 0, "nobody else may read it"
