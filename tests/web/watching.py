"""Games in which somebody watches what another player does, who plays without a browser."""

from __future__ import annotations

from collections.abc import Sequence

from ardri.rules.game import Game
from ardri.testing import position
from tests.server.helpers.live_server import Person, options
from tests.web.tables import apart

Answers = Sequence[object]

MIGRATION: Answers = ("card:migration", "from:hills", {"to:plains": 2})


NEW_CLANS: Answers = ("card:new_clans", {"territory:valley": 2})


def migration_of_b(hand: str = "druid bard") -> Game:
    """B's turn, with clans to move; A watches and may hold an answer."""
    return position(
        tiles="hills plains valley",
        clans={"hills": "A2 B4", "valley": "A1 B2"},
        hand={"A": hand, "B": "migration new_clans"},
        turn="B",
    )


def answers(person: Person, table: str, *keys: Answers) -> None:
    """Let B answer one question after another, each with these keys."""

    async def act() -> None:
        async with person.at(table) as player:
            await player.hear("B")
            for each in keys:
                await player.until(lambda: player.question("B") is not None)
                question = player.question("B")
                assert question
                await player.done("choose", seat=1, question=question["number"], keys=list(each))

    apart(act())


def plays_on(person: Person, table: str, first: Answers, wishes: Sequence[str]) -> None:
    """Let B begin a turn with these answers, and end it with the first wish that is offered."""

    async def act() -> None:
        async with person.at(table) as player:
            await player.hear("B")
            await player.until(lambda: player.parts["B"]["turn"] == "B")
            begun = False
            while player.parts["B"]["turn"] == "B":
                await player.until(lambda: bool(player.asked) or player.parts["B"]["turn"] != "B")
                question = player.question("B")
                if question is None:
                    continue
                offered = options(question)
                wish = next((key for key in wishes if key in offered), offered[0])
                keys = [wish] if begun else list(first)
                begun = True
                await player.done("choose", seat=1, question=question["number"], keys=keys)

    apart(act())
