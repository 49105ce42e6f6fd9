"""Tasks for bots and their answers: plain data that another process can read."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

import msgspec

from ardri.bots import registry
from ardri.bots.hints import Hint, hints
from ardri.rules.decisions import Decision
from ardri.rules.formats.notation import from_json, to_json
from ardri.rules.game import Game
from ardri.rules.state.chance import Seeded

HINT: Final = "hint"  # in place of a bot's name: advice for a person, the same whenever it is asked for


class BotTask(msgspec.Struct, frozen=True):
    """A question to a seat in a position; the bot sees only the seat's view."""

    bot: str
    seed: str
    seat: int
    codes: tuple[int, ...]
    position: dict[str, object]


class Suggestion(msgspec.Struct, frozen=True):
    """An option by its key, and reasons for it: keys of the catalogues (`advice-*`) with parameters."""

    key: str
    reasons: tuple[tuple[str, dict[str, str | int]], ...] = ()


class BotAnswer(msgspec.Struct, frozen=True):
    """Suggestions, the best first; or an error.

    With both, the bot that was asked failed, and another one thought in its place.
    """

    suggestions: tuple[Suggestion, ...] = ()
    error: str = ""


def bot_task(bot: str, seed: str, game: Game, decision: Decision) -> BotTask:
    """The task of answering a question."""
    return BotTask(bot, bot_seed(seed, decision.seat), decision.seat, decision.codes, to_json(game))


def bot_seed(secret: str, seat: int) -> str:
    """A bot's own seed: derived from the table's secret, so that it is the same after a restart."""
    return blake2b(
        str(seat).encode(), digest_size=16, key=secret.encode()[:64], person=b"ardri bot"
    ).hexdigest()


def think(task: BotTask) -> BotAnswer:
    """Compute the answer to a task."""
    game = from_json(task.position, Seeded(task.seed.encode()))
    decision = Decision.of(game.state, task.seat, task.codes)
    view = game.view(task.seat)
    if task.bot == HINT:
        return BotAnswer(tuple(_suggestion(hint) for hint in hints(view, decision)))
    option = registry.make(task.bot, task.seed).choose(view, decision)
    if option.code not in decision.codes:
        return BotAnswer(error=f"{task.bot} chose {option.key}, which is not offered")
    return BotAnswer((Suggestion(option.key),))


def _suggestion(hint: Hint) -> Suggestion:
    return Suggestion(hint.option.key, tuple((reason.key, reason.params) for reason in hint.reasons))
