"""Before and after a game, over real sockets: lists, invitations, rematches, the story so far."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from ardri.bots import registry
from ardri.rules.formats.notation import to_json
from ardri.server.streams.streams import EVENTS_KEPT
from ardri.testing import position
from tests.server.helpers.live_server import BOT, PERSON, Live, Message, Person, Player, number

pytestmark = pytest.mark.databases(slow=True)

WORD = "correct horse"


def listed(person: Person, table: str, path: str = "/api/tables") -> Message | None:
    """A table in a list."""
    tables = person.get(path)["list"]
    assert isinstance(tables, list)
    return next((each for each in tables if each["id"] == table), None)


def who(table: Message | None) -> list[str]:
    """The people in the seats, by a list."""
    assert table is not None
    seats = table["seats"]
    assert isinstance(seats, list)
    return [seat["name"] or seat["bot"] or seat["for"] for seat in seats]


def test_a_public_table_is_listed_with_who_sits_where_and_what_one_can_do(live: Live) -> None:
    host, guest, passer = (Person(live) for _ in range(3))
    table = host.open([PERSON, PERSON, {"for": "invited"}], visibility="public")
    hidden = host.open([PERSON, PERSON], visibility="link")

    def can() -> tuple[object, object, object]:
        found = listed(passer, table)
        return (None, None, None) if found is None else (found["state"], found["join"], found["watch"])

    async def visit() -> None:
        assert who(listed(passer, table)) == ["anyone", "anyone", "invited"]
        assert can() == ("open", True, True)
        async with host.at(table) as one, guest.at(table) as other:
            await one.done("join", seat=0, name="Étaín")
            await one.done("seatbot", seat=1, level="calf")
            assert who(listed(passer, table)) == ["Étaín", "calf", "invited"]
            assert can() == ("open", False, True)
            await one.done("leave", seat=1)
            await other.sit(1, name="Midir")
            token = host.post(f"/api/tables/{table}/seats/2/invitation")["token"]
            passer.post("/api/invitations", {"token": token, "name": "Fuamnach"})
            async with passer.at(table) as third:
                await third.done("ready", seat=2)
            await one.done("ready", seat=0)
            await one.done("start")
            assert who(listed(passer, table)) == ["Étaín", "Midir 1", "Fuamnach"]
            assert can() == ("running", False, True)
            for player, seat in ((one, 0), (other, 1)):
                await player.done("resign", seat=seat)
            async with passer.at(table) as third:
                await third.done("vote", seat=2)

    asyncio.run(visit())
    assert live.becomes(table, "abandoned")
    assert can() == (None, None, None)
    assert listed(passer, hidden) is None


def test_a_seat_for_an_invitation_is_taken_by_who_has_it_and_by_nobody_else(live: Live) -> None:
    host, guest = Person(live), Person(live)
    table = host.open([PERSON, {"for": "invited"}])

    async def visit() -> None:
        async with guest.at(table) as player:
            assert await player.refused("join", seat=1, name="Guest") == "invited"
            token = host.post(f"/api/tables/{table}/seats/1/invitation")["token"]
            guest.post("/api/invitations", {"token": token, "name": "Guest"})
            await player.done("ready", seat=1)

    asyncio.run(visit())


def test_an_invitation_that_two_accept_at_once_gives_one_seat(live: Live) -> None:
    host, *guests = (Person(live) for _ in range(5))
    table = host.open([PERSON, {"for": "invited"}], visibility="private")
    token = host.post(f"/api/tables/{table}/seats/1/invitation")["token"]

    async def accept(guest: Person) -> int:
        body = {"token": token, "name": "Guest"}
        answer = await asyncio.to_thread(guest.http.post, "/api/invitations", json=body)
        return answer.status_code

    async def race() -> list[int]:
        return sorted(await asyncio.gather(*[accept(guest) for guest in guests]))

    first, *rest = asyncio.run(race())
    assert first == 200
    assert set(rest) <= {409, 410}


def test_somebody_is_invited_by_name_and_finds_the_table(live: Live) -> None:
    host, friend, other = (Person(live) for _ in range(3))
    friend.post("/api/register", {"name": "Lugaid Riab", "password": WORD})
    unknown = {"seats": [PERSON, {"for": "named", "name": "Nobody at all"}]}
    assert host.post("/api/tables", unknown, 403)["error"] == "not_registered"
    table = host.open([PERSON, {"for": "named", "name": "lugaid riab"}], visibility="private")
    found = listed(friend, table, "/api/me/tables")
    assert found is not None
    assert (found["mine"], found["join"], found["host"]) == (["B"], True, False)
    assert listed(host, table, "/api/me/tables") is not None
    assert listed(other, table, "/api/me/tables") is None
    assert friend.id not in str(found)
    assert friend.get(f"/api/tables/{table}")["kept"] == ["B"]
    assert host.get(f"/api/tables/{table}")["kept"] == []

    async def visit() -> None:
        async with friend.at(table) as player:
            await player.done("join", seat=1, name="Lugaid Riab")
            await player.done("leave", seat=1)
        assert listed(friend, table, "/api/me/tables") is not None

    asyncio.run(visit())


def test_a_list_says_which_games_wait_for_whoever_asks(live: Live) -> None:
    host, guest = Person(live), Person(live)
    game = position(2, clans={"hills": "A1 B1"}, hand={"A": "bard", "B": "druid"}, windows="sealed", turn="A")
    table = host.open([PERSON, PERSON], position=to_json(game))

    def waits() -> tuple[object, object]:
        found = [listed(person, table, "/api/me/tables") for person in (host, guest)]
        one, other = [each and each["asked"] for each in found]
        return one, other

    async def visit() -> None:
        async with host.at(table) as one, guest.at(table) as other:
            await one.sit(0)
            await other.sit(1)
            assert waits() == (False, False)
            await one.done("start")
            assert waits() == (True, False)
            await one.done("choose", seat=0, question=1, keys=["pass"])
            assert waits() == (False, True)

    asyncio.run(visit())


async def next_table(player: Player, name: str) -> str:
    """The table of the next game, by a stream."""
    await player.until(lambda: player.parts[name]["next"] is not None)
    return str(player.parts[name]["next"])


def test_a_rematch_leads_everybody_to_the_new_table(live: Live) -> None:
    host, guest, watcher = (Person(live) for _ in range(3))
    table = host.open([PERSON, PERSON])

    async def visit() -> str:
        async with host.at(table) as one, guest.at(table) as other, watcher.at(table) as spectator:
            await spectator.hear("*")
            await one.sit(0)
            await other.sit(1)
            await one.done("start")
            await one.done("vote", seat=0)
            await other.done("vote", seat=1)
            asked = [asyncio.to_thread(each.post, f"/api/tables/{table}/rematch") for each in (host, guest)]
            ids = {str(found["id"]) for found in await asyncio.gather(*asked)}
            for player, name in ((one, "A"), (other, "B"), (spectator, "*")):
                ids.add(await next_table(player, name))
            (again,) = ids
            return again

    again = asyncio.run(visit())
    assert guest.get(f"/api/tables/{table}")["next"] == again
    found = listed(guest, again, "/api/me/tables")
    assert found is not None
    assert (found["mine"], found["join"]) == (["B"], True)


async def story_so_far(player: Player, person: Person, table: str, name: str) -> None:
    """Check that what a connection was told and what the server tells anew are one story."""
    while True:
        story = await asyncio.to_thread(person.get, f"/api/tables/{table}/story?stream={name}")
        await player.heard_up_to(name, number(story))
        if player.messages[name][-1]["n"] == story["n"]:  # else something has happened meanwhile
            break
    told: list[object] = []
    for message in player.messages[name]:
        found = message.get("told")
        if isinstance(found, dict):
            told[found["since"] :] = found["events"]
    assert told == story["events"]


@pytest.mark.parametrize("windows", ["sealed", "open"])
def test_the_whole_story_is_told_anew_to_who_comes_back(live: Live, windows: str) -> None:
    host, watcher = Person(live), Person(live)
    table = host.open([PERSON, PERSON, PERSON], windows=windows, round_limit=2, seed="a story")

    async def visit() -> None:
        async with host.at(table) as player, watcher.at(table) as spectator:
            await spectator.hear("*")
            await player.sit(0, 1, 2, begin=True)
            rng = Random(3)
            while not player.over:
                await player.play(rng, most=rng.randrange(1, 90))
                await story_so_far(player, host, table, rng.choice("ABC"))
                undone = await player.ask("undo", seat=rng.randrange(3))
                assert undone["kind"] in ("ack", "refused")
            await spectator.until(lambda: spectator.over)
            await story_so_far(spectator, watcher, table, "*")

    asyncio.run(visit())
    events = watcher.get(f"/api/tables/{table}/story")["events"]
    later = watcher.get(f"/api/tables/{table}/story?after=7")
    assert isinstance(events, list)
    assert len(events) > 2 * EVENTS_KEPT  # more than is in memory
    assert (later["since"], later["events"]) == (7, events[7:])


def test_the_story_of_a_seat_has_no_secret_of_another(live: Live) -> None:
    host, other = Person(live), Person(live)
    table = host.open([PERSON, PERSON], windows="open")

    async def visit() -> None:
        async with host.at(table) as one, other.at(table) as two:
            await one.sit(0)
            await two.sit(1)
            await one.done("start")
            while one.parts["A"]["phase"] != "season":
                for player, name in ((one, "A"), (two, "B")):
                    await player.done("ping")  # hears what has been sent
                    if player.question(name) is not None:
                        await player.choose(name, Random(1))
        assert other.get(f"/api/tables/{table}/story?stream=A", 409)["error"] == "no_stream"
        mine = host.get(f"/api/tables/{table}/story?stream=A")["events"]
        public = other.get(f"/api/tables/{table}/story")["events"]
        assert mine != public

    asyncio.run(visit())


def test_a_game_from_a_position_can_be_replayed_but_has_no_record(live: Live) -> None:
    host = Person(live)
    game = position(clans={"hills": "A1", "plains": "A1 B1"}, hand={"A": "citadel", "B": "bard"}, turn="A")
    table = host.open([PERSON, PERSON], windows=game.state.setting.windows, position=to_json(game))

    async def visit() -> None:
        async with host.at(table) as player:
            await player.sit(0, 1, begin=True)
            terms = player.parts["A"]["terms"]
            assert isinstance(terms, dict)
            assert terms["recorded"] is False
            await player.play(Random(1), most=3)
            await player.done("vote", seat=0)
            await player.done("vote", seat=1)

    asyncio.run(visit())
    replay = host.get(f"/api/tables/{table}/replay?eyes=all&count=4")
    steps = replay["steps"]
    assert isinstance(steps, list)
    assert steps[0]["own"]["A"]["hand"] == ["citadel"]
    assert len(steps) > 1
    assert host.get(f"/api/tables/{table}/record", 400)["error"] == "bad_position"


def test_a_game_that_never_began_has_nothing_to_replay(live: Live) -> None:
    host = Person(live)
    table = host.open([PERSON, BOT])
    assert host.get(f"/api/tables/{table}/replay", 409)["error"] == "not_finished"


def test_bots_are_listed_in_the_language_of_who_asks(live: Live) -> None:
    person = Person(live, come=False)

    def bots(language: str) -> list[Message]:
        found = person.http.get("/api/bots", headers={"Accept-Language": language}).json()
        assert isinstance(found, list)
        return found

    assert [bot["name"] for bot in bots("en")][:3] == ["easy", "medium", "hard"]
    assert sorted(str(bot["name"]) for bot in bots("en")) == registry.names()
    assert [bot["title"] for bot in bots("pl") if bot["level"]] == ["Łatwy", "Średni", "Trudny"]


def test_names_are_tidy_when_people_sit_down(live: Live) -> None:
    host = Person(live)
    table = host.open([PERSON, PERSON])

    async def visit() -> None:
        async with host.at(table) as player:
            await player.done("join", seat=0, name="  Ｆionn   mac  Cumhaill ")
            await player.hear("A")
            assert "'name': 'Fionn mac Cumhaill'" in str(player.parts["A"]["people"])

    asyncio.run(visit())


def test_a_person_who_is_alone_with_bots_is_not_watched_unless_they_like(live: Live) -> None:
    host, stranger = Person(live), Person(live)
    assert host.get(f"/api/tables/{host.open([PERSON, BOT])}")["streams"] == []
    assert host.get(f"/api/tables/{host.open([PERSON, BOT], spectators=True)}")["streams"] == ["*"]
    assert stranger.get(f"/api/tables/{host.open([PERSON, PERSON])}")["streams"] == ["*"]
