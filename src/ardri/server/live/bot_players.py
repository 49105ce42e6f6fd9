"""Bots at live tables: they answer the questions to their seats, and give hints to persons.

A bot that fails is asked again, ever later; then a simpler one has its seat, for all to see. In the end any
answer will do, so that the game goes on.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final

from ardri.server.limits.fair_queue import Share
from ardri.server.live.bot_processes import FALLBACK_BOT, BotProcesses, BotProcessFailed
from ardri.server.live.bot_tasks import HINT, BotAnswer, BotTask, Suggestion, bot_task
from ardri.server.live.damaged_tables import short
from ardri.server.live.live_table import EntryMaker, LiveTable
from ardri.server.live.retries import one_more
from ardri.server.refusals import ServerRefused, TableRefused
from ardri.server.storage.errors import StoreError
from ardri.server.table import log_entries
from ardri.server.table.log_entries import Entry
from ardri.server.table.previews import Answer, after_answers
from ardri.server.table.table import Table

SIMPLEST_BOT: Final = "calf"  # the bot that takes the seat of one that fails
NO_BOT: Final = ""  # no bot thinks: any answer will do
ANSWER_MARGIN: Final = 80  # ms before a moment to react is over, in which a simple bot may still answer

Submit = Callable[[LiveTable, EntryMaker], Awaitable[None]]

_logger = logging.getLogger(__name__)


class BotPlayers:
    """The bots of all live tables."""

    def __init__(self, processes: BotProcesses, submit: Submit, clock: Callable[[], int]) -> None:
        self._processes = processes
        self._submit = submit  # appends an entry at a table
        self._clock = clock
        self._closing = asyncio.Event()

    async def answer(self, live: LiveTable, seat: int, number: int) -> bool:
        """Let a bot answer a question, if it is still open then; False if no bot can."""
        bot = live.table.seats[seat].bot
        try:
            await self._choose(live, seat, number, await self._answer_of(live, seat))
            live.failures.pop(seat, None)
        except Exception as error:
            return await self._failed(live, seat, number, bot, error)
        return True

    async def _failed(self, live: LiveTable, seat: int, number: int, bot: str, error: Exception) -> bool:
        """Wait after a bot failed, ever longer; False if nothing is left to try."""
        question = live.table.questions[seat]
        asked = question.open and question.number == number and live.table.seats[seat].bot == bot
        about = {"table": short(live.id), "seat": seat, "bot": bot}
        if self._closing.is_set() or not asked:
            _logger.info("bot answer dropped", extra={**about, "why": str(error)})  # something came first
            return True
        failures = live.failures[seat] = one_more(live.failures.get(seat), self._clock())
        level = logging.ERROR if failures.times == 1 else logging.INFO
        cause = error if failures.times == 1 else None
        _logger.log(level, "bot failed to answer", exc_info=cause, extra={**about, "times": failures.times})
        if failures.too_many(self._clock()) and not _is_transient(error):
            thinks = live.replacements.get((seat, bot), bot)
            if thinks == NO_BOT:
                _logger.error("table blocked: no bot can answer", extra=about)
                return False
            live.replacements[seat, bot] = NO_BOT if thinks == SIMPLEST_BOT else SIMPLEST_BOT
            del live.failures[seat]
        else:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), failures.wait / 1000)
        return True

    async def _choose(self, live: LiveTable, seat: int, number: int, key: str) -> None:
        """Submit a bot's answer; if the rules fail at it, another one, so that the game goes on."""
        decision = live.table.question_of(seat)
        others = () if decision is None else decision.keys
        for each in (key, *[other for other in others if other != key]):
            try:
                await self._submit(live, partial(bot_choice, seat=seat, number=number, key=each))
            except ServerRefused as refused:
                if refused.key != "fault":
                    raise
            else:
                return
        raise ServerRefused("fault")

    async def _answer_of(self, live: LiveTable, seat: int) -> str:
        table = live.table
        game, decision = table.running_game(), table.question_of(seat)
        if decision is None:
            raise TableRefused("not_asked")
        if live.failed_choices:
            return next((key for key in decision.keys if key not in live.failed_choices), decision.keys[0])
        if decision.forced:
            return decision.options[0].key
        bot = table.seats[seat].bot
        thinks = await self._replace_bot(live, seat)
        if thinks == NO_BOT:
            return decision.options[-1].key  # whatever happens, the game goes on
        try:
            answer = await self._think(live, bot_task(thinks, table.seed, game, decision))
        except BotProcessFailed:
            if table.pause is None or self._closing.is_set():
                raise
            return decision.options[-1].key  # the moment to react must not last longer for that
        if answer.error:
            live.replacements[seat, bot] = FALLBACK_BOT
            await self._replace_bot(live, seat)
        return answer.suggestions[0].key

    async def _think(self, live: LiveTable, task: BotTask) -> BotAnswer:
        """Let a bot think; in a reaction window, no longer than the window is open."""
        table = live.table
        host = table.opened.host
        share = Share(live.host_address or host, host, live.id)
        if table.pause is None or table.rhythm.holds == "all":
            return await self._processes.think(task, share)
        left = table.pause.end - self._clock() - ANSWER_MARGIN
        return await self._processes.think_within(left / 1000, task, share)

    async def _replace_bot(self, live: LiveTable, seat: int) -> str:
        """Give the seat of a failed bot to a simpler one; return the bot that is to think.

        While reactions are awaited it thinks in secret, because nobody may learn who was asked.
        """
        table = live.table
        bot = table.seats[seat].bot
        thinks = live.replacements.get((seat, bot), bot)
        takes = thinks or SIMPLEST_BOT
        if takes != bot and not table.running_game().in_window:
            live.replacements.setdefault((seat, takes), thinks)
            await self._submit(live, lambda _, at: log_entries.Replaced(at, seat, takes))
        return thinks

    async def hints(self, live: LiveTable, seat: int, answers: Sequence[Answer]) -> list[Suggestion]:
        """Suggestions of a bot for a person's question, or for the one that follows some answers to it."""
        table = live.table
        if table.terms.rated:
            raise ServerRefused("no_hints")
        game, decision = table.running_game(), table.question_of(seat)
        if decision is None:
            raise TableRefused("not_asked")
        if answers:
            game, decision = after_answers(game, seat, answers)
        try:
            person = table.seats[seat].person
            share = Share(live.host_address or person, person, HINT)
            return list(
                (await self._processes.think(bot_task(HINT, HINT, game, decision), share)).suggestions
            )
        except BotProcessFailed:
            raise ServerRefused("busy") from None

    async def close(self) -> None:
        """Stop waiting, and end all processes."""
        self._closing.set()
        await self._processes.close()


def _is_transient(error: Exception) -> bool:
    """True if the error is not the bot's, so that another bot could do no better."""
    return isinstance(error, StoreError) or (
        isinstance(error, ServerRefused) and error.key in ("busy", "damaged")
    )


def bot_choice(table: Table, at: int, seat: int, number: int, key: str) -> Entry:
    """A bot's answer as an entry; refused if a person plays again, or another question is open."""
    if not table.seats[seat].bot:
        raise TableRefused("person_plays")
    if table.questions[seat].number != number:
        raise TableRefused("not_the_question", question=number)
    return log_entries.Chosen(at, seat, number, (key,))
