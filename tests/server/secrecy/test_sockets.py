"""Two tables that some people cannot tell apart: over the wire they are told the same, byte by byte."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from ardri.rules.editions.registry import with_every_module
from ardri.rules.formats.notation import to_json
from ardri.testing import position
from tests.server.helpers.live_server import PERSON, PROGRAM, Live, Person, Player
from tests.server.helpers.two_worlds_sockets import World, account, horizon, somewhere, twin
from tests.toy_edition import installed, toy

pytestmark = pytest.mark.databases(slow=True)

__all__ = ["toy"]

SEED = "5e" * 32
EVERYTHING = with_every_module().name
RHYTHM = {"least": 150, "spread": 0, "step": 0, "limit": 400}


def bodies(player: Player, name: str) -> list[str]:
    """Everything that a stream says, as it was sent."""
    return [data for data in player.raw if json.loads(data).get("stream") == name]


async def bard_is_played(live: Live, hand: str, answer: str | None) -> dict[str, list[str]]:
    """A plays a card that B may be able to answer; what the others and those who watch are told.

    Each of them does something that nobody else sees before and after it, and then asks for all that the
    server has of them.
    """
    people = [Person(live) for _ in range(4)]
    game = position(
        3,
        clans={"hills": "A1 B1 C1"},
        hand={"A": "bard festival", "B": hand, "C": "conquest druid"},
        windows="sealed",
        turn="A",
    )
    terms = {"position": to_json(game), "seed": SEED, "rhythm": RHYTHM}
    table = people[0].open([PERSON] * 3, **terms)
    async with (
        people[0].at(table) as a,
        people[1].at(table) as b,
        people[2].at(table) as c,
        people[3].at(table) as watcher,
    ):
        await watcher.hear("*")
        for seat, player in enumerate((a, b, c)):
            await player.sit(seat)
        await a.done("start")
        await unseen(a, c)
        await a.done("choose", seat=0, question=1, keys=["card:bard"])
        if answer is not None:
            await b.until(lambda: b.question("B") is not None)
            await b.done("choose", seat=1, question=1, keys=[answer])
        told = {"A": a, "C": c, "*": watcher}
        for name, player in told.items():
            await over(player, name)
        await unseen(a, c)
        found = {name: bodies(player, name) for name, player in told.items()}
        for name, person in zip(told, (people[0], people[2], people[3]), strict=True):
            found[f"{name} by HTTP"] = account(person, table, name)
        return found


async def unseen(a: Player, c: Player) -> None:
    """A and C do what nobody else is told of, so that their own entries lie around those of others."""
    await a.done("order", seat=0, card="geis", wish="ask")
    await c.done("order", seat=2, card="geis", wish="ask")


async def over(player: Player, name: str) -> None:
    """Wait until the pause has come and gone."""
    await player.until(lambda: any('"reactions"' in data for data in bodies(player, name)))
    await player.until(lambda: "reactions" not in str(player.parts[name]["awaited"]))


@pytest.mark.parametrize("answer", ["decline", None])
def test_a_card_that_is_not_played_is_noticed_by_nobody(live: Live, answer: str | None) -> None:
    with_geis = asyncio.run(bard_is_played(live, "geis citadel", answer))
    without = asyncio.run(bard_is_played(live, "new_clans citadel", None))
    assert with_geis == without


def test_a_card_that_is_played_is(live: Live) -> None:
    with_geis = asyncio.run(bard_is_played(live, "geis citadel", "card:geis"))
    without = asyncio.run(bard_is_played(live, "new_clans citadel", None))
    assert [name for name in "AC*" if with_geis[name] != without[name]] == ["A", "C", "*"]


# A server that gives the numbers of one's own entries with one's own data
LEAKY = f"""
import msgspec
from ardri.server.people import data_export
honest = data_export._own_entries

def own_entries(entries, id_, theirs):
    own = theirs([entry.body for entry in entries], id_)
    numbers = [entry.number for entry, is_own in zip(entries, own) if is_own]
    found = honest(entries, id_, theirs)
    for own_entry, number in zip(found, numbers):
        own_entry.entry = msgspec.Raw(bytes(own_entry.entry)[:-1] + b',"number":%d}}' % number)
    return found

data_export._own_entries = own_entries
{PROGRAM}
"""


def test_numbers_of_the_log_in_ones_own_data_would_be_noticed(tmp_path: Path) -> None:
    with Live(tmp_path, program=LEAKY) as leaky:
        with_geis = asyncio.run(bard_is_played(leaky, "geis citadel", "decline"))
        without = asyncio.run(bard_is_played(leaky, "new_clans citadel", None))
        assert leaky.stop() == 0
    assert [name for name in without if with_geis[name] != without[name]] == ["A by HTTP", "C by HTTP"]


def two_worlds(
    live: Live, players: int, windows: str, seed: int, done: Counter[str], edition: str = "base"
) -> None:
    """Play a table and its twin; the observer, who may be one who watches, must be told the same."""
    rng = Random(seed)
    game, pair = somewhere(players, windows, rng, edition)
    clock = rng.random() < 0.5
    ours, theirs = World(live, game, pair, clock), World(live, twin(game, pair), pair, clock)
    script = asyncio.run(ours.play(None, rng, most=14))
    theirs.answers = ours.answers
    followed = asyncio.run(theirs.play(script, rng))
    last = horizon(live, ours, theirs)
    told = ours.messages(pair.who, last)
    assert told == theirs.messages(pair.who, last), (seed, pair)
    assert told, (seed, pair)
    assert ours.present[pair.who] == theirs.present[pair.who] != set(), (seed, pair)
    asked = (
        len(followed) + 1
    )  # before each act: in the second world one may be impossible, and nothing follows
    answered = ours.answered(last)[:asked]
    assert answered == theirs.answered(last), (seed, pair)
    done["answers"] += sum(map(len, answered))
    for world in (ours, theirs):
        unsealed(world)
    done["worlds"] += 1
    done["messages"] += len(told)
    done["acts"] += len(followed)
    for act in followed:
        done[act.do or "comes back"] += 1
    done["unlike"] += unlike(ours, theirs)


def unlike(ours: World, theirs: World) -> bool:
    """True if somebody else was told something else, so that there was a difference to notice."""
    return any(ours.messages(name, 10**9) != theirs.messages(name, 10**9) for name in ours.names)


def unsealed(world: World) -> None:
    """The seed comes with the end of the game, and never before."""
    for heard in world.heard.values():
        with_seed = [SEED in data for data in heard]
        assert with_seed == [json.loads(data).get("parts", {}).get("status") == "abandoned" for data in heard]
        assert with_seed.count(True) == 1


@pytest.mark.parametrize(("players", "windows"), [(2, "sealed"), (3, "sealed"), (4, "open")])
def test_what_comes_over_the_wire_is_the_same_in_two_worlds(live: Live, players: int, windows: str) -> None:
    done: Counter[str] = Counter()
    for seed in range(2):
        two_worlds(live, players, windows, seed, done)
    assert done["unlike"] >= 1
    assert done["messages"] >= 20
    assert done["answers"] >= 20


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("windows", ["sealed", "open"])
def test_so_it_is_in_many_pairs_of_worlds(live: Live, players: int, windows: str) -> None:
    done: Counter[str] = Counter()
    for seed in range(10, 26):
        two_worlds(live, players, windows, seed, done)
    assert done["unlike"] >= done["worlds"] // 2
    assert done["messages"] >= 12 * done["worlds"]
    for act in ("choose", "undo", "say", "order", "comes back"):
        assert done[act] > 0, act


@pytest.mark.usefixtures("toy")
def test_what_five_seats_of_the_toy_edition_hear_is_the_same_in_two_worlds(tmp_path: Path) -> None:
    done: Counter[str] = Counter()
    with Live(tmp_path, variables=installed(tmp_path)) as with_toy:
        for seed in range(2):
            two_worlds(with_toy, 5, "sealed", seed, done, "toy")
        assert with_toy.stop() == 0
    assert done["unlike"] >= 1
    assert done["messages"] >= 20


@pytest.mark.slow
@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("windows", ["sealed", "open"])
def test_so_it_is_in_many_pairs_of_worlds_of_the_toy_edition(tmp_path: Path, windows: str) -> None:
    done: Counter[str] = Counter()
    with Live(tmp_path, variables=installed(tmp_path)) as with_toy:
        for seed in range(10, 22):
            two_worlds(with_toy, 5, windows, seed, done, "toy")
        assert with_toy.stop() == 0
    assert done["unlike"] >= done["worlds"] // 2


def test_what_five_seats_with_every_module_hear_is_the_same_in_two_worlds(live: Live) -> None:
    done: Counter[str] = Counter()
    for seed in range(2):
        two_worlds(live, 5, "sealed", seed, done, EVERYTHING)
    assert done["unlike"] >= 1
    assert done["messages"] >= 20


@pytest.mark.slow
@pytest.mark.parametrize("windows", ["sealed", "open"])
def test_so_it_is_in_many_pairs_of_worlds_with_every_module(live: Live, windows: str) -> None:
    done: Counter[str] = Counter()
    for seed in range(10, 22):
        two_worlds(live, 5, windows, seed, done, EVERYTHING)
    assert done["unlike"] >= done["worlds"] // 2
