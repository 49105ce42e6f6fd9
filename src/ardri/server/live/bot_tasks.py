"""Tasks for bots and their thoughts: plain data, so that another process can think."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

import msgspec

from ardri.bots import registry
from ardri.bots.hints import Hint, hints
from ardri.rules.formats.notation import from_json, to_json
from ardri.rules.game import Decision, Game
from ardri.rules.state.chance import Seeded

HINT: Final = "hint"  # in place of a bot's name: advice for a person, the same whenever it is asked for


class Task(msgspec.Struct, frozen=True):
    """A question to a seat in a position; only what the seat may see of it is thought about."""

    bot: str
    seed: str
    seat: int
    codes: tuple[int, ...]
    position: dict[str, object]


class Idea(msgspec.Struct, frozen=True):
    """An option by its key, and what speaks for it: keys of the catalogues (`advice-*`) with parameters."""

    key: str
    reasons: tuple[tuple[str, dict[str, str | int]], ...] = ()


class Thought(msgspec.Struct, frozen=True):
    """The options that seem good, the best first; or what went wrong.

    With both, the bot that was asked failed, and another one thought in its place.
    """

    ideas: tuple[Idea, ...] = ()
    error: str = ""


def task(bot: str, seed: str, game: Game, decision: Decision) -> Task:
    """The task of answering a question."""
    return Task(bot, seed_of(seed, decision.seat), decision.seat, decision.codes, to_json(game))


def seed_of(secret: str, seat: int) -> str:
    """A bot's own seed: from the table's secret, so that after a restart it thinks the same."""
    return blake2b(
        str(seat).encode(), digest_size=16, key=secret.encode()[:64], person=b"ardri bot"
    ).hexdigest()


def think(wanted: Task) -> Thought:
    """What a bot would do."""
    game = from_json(wanted.position, Seeded(wanted.seed.encode()))
    decision = Decision.of(game.state, wanted.seat, wanted.codes)
    view = game.view(wanted.seat)
    if wanted.bot == HINT:
        return Thought(tuple(_idea(hint) for hint in hints(view, decision)))
    option = registry.make(wanted.bot, wanted.seed).choose(view, decision)
    if option.code not in decision.codes:
        return Thought(error=f"{wanted.bot} chose {option.key}, which is not offered")
    return Thought((Idea(option.key),))


def _idea(hint: Hint) -> Idea:
    return Idea(hint.option.key, tuple((reason.key, reason.params) for reason in hint.reasons))
