"""Live tables over real sockets: everything that people can do there."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from ardri.rules.formats.notation import to_json
from ardri.rules.formats.record import Record
from ardri.rules.formats.verify import verify
from ardri.rules.game import Game
from ardri.server.server_clock import wall_clock as now
from ardri.testing import position
from tests.server.helpers.live_server import AT_ONCE, BOT, PERSON, Live, Message, Person, Player, options

pytestmark = pytest.mark.databases(slow=True)


def a_turn() -> Game:
    """A's turn, with something to play."""
    return position(
        clans={"hills": "A1", "plains": "A1", "valley": "B1"},
        hand={"A": "citadel bard", "B": "new_clans"},
        windows="open",
        turn="A",
    )


def a_bard() -> Game:
    """A's turn with a card to play that B may answer, in secret."""
    return position(
        3,
        clans={"hills": "A1 B1 C1"},
        hand={"A": "bard festival", "B": "geis citadel", "C": "conquest druid"},
        windows="sealed",
        turn="A",
    )


def opened_from(host: Person, game: Game, **terms: object) -> str:
    """A table for two persons that begins from a position."""
    return host.open([PERSON, PERSON], windows="open", position=to_json(game), **terms)


def question(player: Player, name: str = "A") -> Message:
    found = player.question(name)
    assert found is not None
    return found


def test_seats_are_taken_left_and_given_to_bots(live: Live) -> None:
    host, guest = Person(live), Person(live)
    table = host.open([PERSON, PERSON])

    async def visit() -> None:
        async with host.at(table) as one, guest.at(table) as other:
            await other.done("join", seat=1, name="Guest")
            assert await one.refused("join", seat=1, name="Host") == "taken"
            assert await one.refused("join", seat=3, name="Host") == "no_seat"
            assert await other.refused("start") == "not_ready"
            assert await other.refused("seatbot", seat=0, level="calf") == "not_host"
            assert await one.refused("seatbot", seat=0, level="nobody") == "no_such_bot"
            assert await one.refused("start") == "not_ready"
            await other.hear("B")
            await one.done("leave", seat=1)  # who opened the table may ask somebody to go
            assert await other.refused("subscribe", stream="B") == "no_stream"
            heard = len(other.messages["B"])
            await one.done("seatbot", seat=1, level="calf")
            await one.sit(0, begin=True)
            await one.until(lambda: bool(one.asked))
            assert len(other.messages["B"]) == heard  # nobody hears a seat that was theirs once

    asyncio.run(visit())


def test_nobody_sits_down_under_the_name_of_another(live: Live) -> None:
    member, guest = Person(live), Person(live)
    member.post("/api/register", {"name": "Medb of Connacht", "password": "correct horse"})
    table = member.open([PERSON, PERSON])

    async def visit() -> None:
        async with guest.at(table) as player:
            assert await player.refused("join", seat=0, name="medb of  CONNACHT") == "name_taken"
            assert await player.refused("join", seat=0, name="\u202e") == "name_short"
        async with member.at(table) as player:
            await player.done("join", seat=0, name="Medb of Connacht")

    asyncio.run(visit())


def test_repeated_late_and_foreign_choices_change_nothing(live: Live) -> None:
    host, stranger = Person(live), Person(live)
    table = opened_from(host, a_turn())

    async def visit() -> None:
        async with host.at(table) as player, stranger.at(table) as other:
            await player.sit(0, 1, begin=True)
            number = question(player)["number"]
            choice = {"seat": 0, "question": number, "keys": ["card:citadel"]}
            assert await other.refused("choose", **choice) == "not_yours"
            assert await player.refused("choose", **{**choice, "keys": ["card:geis"]}) == "not_offered"
            assert await player.refused("choose", **{**choice, "keys": ["x:y"]}) == "no_such_option"
            assert await player.refused("choose", **{**choice, "question": 99}) == "not_the_question"
            before = len(live.entries(table))
            await player.done("choose", **choice)
            assert await player.refused("choose", **choice) == "answered"
            assert len(live.entries(table)) == before + 1

    asyncio.run(visit())


def test_a_plan_is_previewed_made_at_once_and_taken_back(live: Live) -> None:
    host = Person(live)
    table = opened_from(host, a_turn())

    async def visit() -> None:
        async with host.at(table) as player:
            await player.sit(0, 1, begin=True)
            first = question(player)
            plan = {"seat": 0, "question": first["number"], "keys": ["card:citadel"]}
            previewed = await player.done("preview", **plan)
            assert "territory:hills" in str(previewed["question"])
            assert await player.refused("preview", **{**plan, "keys": ["card:geis"]}) == "not_offered"
            bad = {**plan, "keys": ["card:citadel", "territory:cove"]}
            assert await player.refused("choose", **bad) == "not_offered"
            assert question(player) == first
            await player.done("choose", **plan)
            assert player.parts["A"]["undo"] == 1
            assert await player.refused("undo", seat=1) == "nothing_to_take_back"
            await player.done("undo", seat=0)
            assert question(player)["options"] == first["options"]
            await player.done("choose", seat=0, question=question(player)["number"], keys=["card:citadel"])
            await player.done("reset", seat=0)
            assert await player.refused("reset", seat=0) == "nothing_to_take_back"
            assert (await player.done("whynot", seat=0, card="geis"))["reason"]

    asyncio.run(visit())


def test_hints_name_options_and_are_not_for_rated_games(live: Live) -> None:
    host = Person(live)
    friendly = opened_from(host, a_turn())
    rated = str(host.post("/api/tables", {"seats": [PERSON, BOT], "rated": True})["id"])

    async def visit() -> None:
        async with host.at(friendly) as player:
            await player.sit(0, 1, begin=True)
            hinted = await player.done("hint", seat=0)
            hints = hinted["hints"]
            assert isinstance(hints, list)
            assert hinted["question"] == question(player)["number"]
            assert {hint["key"] for hint in hints} <= set(options(question(player)))
            assert hints[0]["reasons"]
            assert await player.refused("hint", seat=1) == "not_asked"
            card = await player.done("hint", seat=0, keys=["card:citadel"])
            lands = card["hints"]
            assert isinstance(lands, list)
            assert {hint["key"] for hint in lands} == {"territory:hills", "territory:plains"}
            assert await player.refused("hint", seat=0, keys=["card:geis"]) == "not_offered"
            assert await player.refused("hint", seat=0, keys=["pass"]) == "beyond"
        async with host.at(rated) as player:
            await player.sit(0, begin=True)
            assert await player.refused("hint", seat=0) == "no_hints"

    asyncio.run(visit())


def test_an_order_is_kept_and_obeyed(live: Live) -> None:
    host = Person(live)
    table = host.open([PERSON] * 3, position=to_json(a_bard()))

    async def visit() -> None:
        async with host.at(table) as player:
            await player.sit(0, 1, 2, begin=True)
            assert await player.refused("order", seat=1, card="citadel", wish="never") == "no_reaction"
            await player.done("order", seat=1, card="geis", wish="always")
            assert "geis" in str(player.parts["B"]["orders"])
            assert "geis" not in str(player.parts["A"]["orders"])
            await player.done("choose", seat=0, question=question(player)["number"], keys=["card:bard"])
            await player.until(lambda: "geis" in str(player.messages["A"][-1].get("told")))
            assert player.question("B") is None or "geis" not in str(player.question("B"))

    asyncio.run(visit())


def test_chat_reaches_all_but_those_who_do_not_listen(live: Live) -> None:
    host, guest, watcher = (Person(live) for _ in range(3))
    table = host.open([PERSON, PERSON])

    async def visit() -> None:
        async with host.at(table) as one, guest.at(table) as other, watcher.at(table) as spectator:
            await one.sit(0)
            await other.sit(1)
            await spectator.hear("*")
            await other.done("say", seat=1, text="First")
            await one.done("mute", seat=0, whom=1)
            await other.done("say", seat=1, text="Second")
            await spectator.done("say", text="Whisper")
            assert await spectator.refused("say", seat=1, text="Forged") == "not_yours"
            await spectator.until(lambda: "Whisper" in "".join(spectator.raw))
            await one.done("ping")
            assert ("First" in "".join(one.raw), "Second" in "".join(one.raw)) == (True, False)
            assert "Whisper" not in "".join(one.raw + other.raw)
            assert "Second" in "".join(spectator.raw)

    asyncio.run(visit())


def test_who_is_muted_by_an_admin_cannot_talk(live: Live) -> None:
    host = Person(live)
    table = host.open([PERSON, PERSON])

    async def visit() -> None:
        async with host.at(table) as player:
            await player.sit(0)
            live.execute("INSERT INTO sanctions VALUES (?, 'mute', 0, ?, '')", host.id, 2**52)
            assert await player.refused("say", seat=0, text="Hello") == "muted"

    asyncio.run(visit())


def test_who_is_banned_is_shown_the_door(live: Live) -> None:
    host = Person(live)
    table = host.open([PERSON, PERSON])

    async def visit() -> int:
        async with host.at(table) as player:
            await player.sit(0)
            live.execute("INSERT INTO sanctions VALUES (?, 'ban', ?, ?, '')", host.id, now(), 2**52)
            live.signal("banned", host.id)
            try:
                await player.until(lambda: False)
            except ConnectionError:
                return player.code
            return 0

    assert asyncio.run(visit()) == 4403
    assert host.get("/api/me", status=403)["error"] == "banned"


@pytest.mark.ruling(64)
def test_who_leaves_is_played_for_until_they_return(live: Live) -> None:
    host = Person(live)
    table = host.open([PERSON, PERSON], substitute="calf", round_limit=2)

    async def visit() -> None:
        async with host.at(table) as player:
            await player.sit(0, 1, begin=True)
            await player.done("leave", seat=0)
            assert await player.refused("choose", seat=0, question=1, keys=["pass"]) == "bot_plays"
            await player.until(lambda: player.over or player.asked == ["B"])
            await player.done("return", seat=0)
            assert await player.refused("return", seat=0) == "person_plays"
            await player.play(Random(1))
            assert player.parts["B"]["status"] == "over"

    asyncio.run(visit())


@pytest.mark.ruling(64)
def test_of_three_who_give_up_one_is_played_for_to_the_end(live: Live) -> None:
    host = Person(live)
    table = host.open([PERSON, PERSON, PERSON], substitute="calf", round_limit=1)

    async def visit() -> None:
        async with host.at(table) as player:
            await player.sit(0, 1, 2, begin=True)
            await player.done("resign", seat=0)
            assert await player.refused("return", seat=0) == "resigned"
            await player.play(Random(1))
            assert player.parts["B"]["status"] == "over"

    asyncio.run(visit())


@pytest.mark.ruling(64)
def test_of_two_who_give_up_the_other_wins_and_the_record_says_so(live: Live) -> None:
    host = Person(live)
    table = host.open([PERSON, PERSON])

    async def visit() -> None:
        async with host.at(table) as player:
            await player.sit(0, 1, begin=True)
            await player.done("resign", seat=1)
            assert player.parts["B"]["status"] == "over"
            result = player.parts["B"]["result"]
            won = {"winner": "A", "winners": ["A"], "reason": "resigned", "won_with": []}
            assert result == {**won, "conditions": [0, 0]}

    asyncio.run(visit())
    assert live.becomes(table, "finished")
    record = Record.from_text(host.http.get(f"/api/tables/{table}/record").text)
    assert (record.choices[-1], record.result) == (("B", "resign"), "A resigned")
    assert verify(record).good


def test_the_game_is_abandoned_when_all_vote_for_it(live: Live) -> None:
    host = Person(live)
    table = host.open([PERSON, PERSON])

    async def visit() -> None:
        async with host.at(table) as player:
            await player.sit(0, 1, begin=True)
            await player.done("vote", seat=0)
            assert not player.over
            await player.done("vote", seat=0, yes=False)
            await player.done("vote", seat=1)
            await player.done("vote", seat=0)
            assert player.parts["A"]["status"] == "abandoned"
            assert player.parts["A"]["seed"]
            assert await player.refused("choose", seat=0, question=1, keys=["pass"]) == "over"

    asyncio.run(visit())
    assert live.becomes(table, "abandoned")


@pytest.mark.ruling(64)
def test_whose_time_is_up_is_played_for(live: Live) -> None:
    host = Person(live)
    table = host.open([PERSON, PERSON], pace={"bank": 300}, substitute="calf", round_limit=1)

    async def visit() -> None:
        async with host.at(table) as player:
            await player.sit(0, 1, begin=True)
            await player.until(lambda: player.over)
            kinds = [entry.__class__.__name__ for entry in live.entries(table)]
            assert kinds.count("Timedout") == 2
            assert player.parts["A"]["status"] == "over"

    asyncio.run(visit())


def test_a_reaction_that_is_not_given_in_time_is_declined(live: Live) -> None:
    host = Person(live)
    table = host.open([PERSON] * 3, position=to_json(a_bard()), rhythm={**AT_ONCE, "limit": 300})

    async def visit() -> None:
        async with host.at(table) as player:
            await player.sit(0, 1, 2, begin=True)
            await player.done("choose", seat=0, question=question(player)["number"], keys=["card:bard"])
            assert "card:geis" in options(question(player, "B"))
            reactions = {"question": "reactions", "seats": []}
            assert player.parts["A"]["awaited"] == reactions
            await player.until(lambda: player.parts["B"]["awaited"] != reactions)
            assert not any(getattr(entry, "seat", None) == 1 for entry in live.entries(table)[-2:])
            assert "card:geis" not in options(question(player, "B"))

    asyncio.run(visit())


def test_a_rematch_is_one_table_for_all_who_ask(live: Live) -> None:
    host, guest, stranger = (Person(live) for _ in range(3))
    table = host.open([PERSON, PERSON, BOT])
    assert host.post(f"/api/tables/{table}/rematch", status=403)["error"] == "forbidden"

    async def visit() -> None:
        async with host.at(table) as one, guest.at(table) as other:
            await one.sit(0)
            await other.sit(1)
            await one.done("start")
            assert host.post(f"/api/tables/{table}/rematch", status=409)["error"] == "not_finished"
            await one.done("vote", seat=0)
            await other.done("vote", seat=1)

    asyncio.run(visit())
    again = guest.post(f"/api/tables/{table}/rematch")["id"]
    assert host.post(f"/api/tables/{table}/rematch")["id"] == again
    assert stranger.post(f"/api/tables/{table}/rematch", status=403)["error"] == "forbidden"

    async def sit() -> None:
        async with stranger.at(str(again)) as player:
            assert await player.refused("join", seat=0, name="Stranger") == "invited"
        async with guest.at(str(again)) as first:
            await first.sit(1)
        async with host.at(str(again)) as player:
            await player.sit(0, begin=True)  # whoever asked for the rematch need not be there

    asyncio.run(sit())


def test_an_invitation_gives_a_seat_once(live: Live) -> None:
    host, guest, late = (Person(live) for _ in range(3))
    table = host.open([PERSON, PERSON], visibility="private")
    assert guest.get(f"/api/tables/{table}", status=404)["error"] == "no_such_table"
    path = f"/api/tables/{table}/seats/1/invitation"
    assert guest.post(path, status=404)["error"] == "no_such_table"
    token = host.post(path)["token"]
    taken = guest.post("/api/invitations", {"token": token, "name": "Guest"})
    assert taken == {"id": table, "seat": 1}
    assert late.post("/api/invitations", {"token": token, "name": "Late"}, 410)["error"] == "link_used"
    assert guest.get(f"/api/tables/{table}")["streams"] == ["B", "*"]
