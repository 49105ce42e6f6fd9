"""``ardri play``: people at one keyboard, and bots, until the game is over or somebody leaves."""

from __future__ import annotations

import signal
import sys
from pathlib import Path
from types import FrameType
from typing import Final

from ardri.bots.registry import make
from ardri.cli.shared.engine_faults import fault_in
from ardri.cli.terminal.hints import adviser
from ardri.cli.terminal.players import Company
from ardri.cli.terminal.prompt import is_command
from ardri.cli.terminal.saved_session import Kept
from ardri.cli.terminal.screen import Screen
from ardri.cli.terminal.session import Leave
from ardri.cli.terminal.turn import Turn
from ardri.rules.errors import EngineFault
from ardri.rules.game import Decision, Game

INTERRUPTED: Final = 130
HUNG_UP: Final = 129
HANG_UP: Final = getattr(signal, "SIGHUP", 0)  # the terminal is closed; Windows has no such signal


def play(game: Game, company: Company, language: str, plain: bool, file: Path) -> int:
    """Play a game to its end, or until somebody leaves; the exit code."""
    sitting = Kept(Screen(plain), game, company, language, file, adviser)
    before = signal.signal(HANG_UP, _hang_up) if HANG_UP else None
    try:
        sitting.welcome()
        while not sitting.game.over:
            _step(sitting)
        _end(sitting)
    except Leave as leave:
        sitting.say(leave.key)
        if leave.kept:
            sitting.tell_kept()
        else:
            sitting.forget()
    except KeyboardInterrupt:
        sitting.screen.gap()
        sitting.say("play-interrupted")
        sitting.tell_kept()
        sitting.say("play-goodbye")
        return INTERRUPTED
    except EngineFault as error:
        sitting.tell_kept()
        raise fault_in(sitting.game, error) from error
    except SystemExit:
        sitting.keep()
        raise
    finally:
        if HANG_UP:
            signal.signal(HANG_UP, before)
    sitting.say("play-goodbye")
    return 0


def _hang_up(_number: int, _frame: FrameType | None) -> None:
    sys.exit(HUNG_UP)


def _step(sitting: Kept) -> None:
    """Let somebody choose; of several who are asked at once, the bots first: nobody has to wait for them."""
    pending, people = sitting.game.pending, sitting.company.people
    decision = next((each for each in pending if each.seat not in people), pending[0])
    if decision.seat not in people:
        _bot(sitting, decision)
    elif _at_keyboard(sitting, decision.seat):
        _person(sitting, decision)


def _bot(sitting: Kept, decision: Decision) -> None:
    game = sitting.game
    # made anew for every question, so that a game goes on the same after a pause
    bot = make(sitting.company.bots, f"{game.seed}/{game.history.length}")
    game.choose(bot.choose(game.view(decision.seat), decision), decision.seat)


def _person(sitting: Kept, decision: Decision) -> None:
    if decision.question == "turn":
        sitting.keep()
    sitting.tell(decision.seat)
    sitting.look(decision)
    for key in Turn(sitting, decision).ask():
        sitting.game.choose(key, decision.seat)


def _at_keyboard(sitting: Kept, seat: int) -> bool:
    """Give the keyboard to a seat; not if the one before takes a choice back instead."""
    before, sitting.at_keyboard = sitting.at_keyboard, seat
    if before is None or before == seat or not sitting.game.state.round:
        return True  # until the first cards are dealt there is nothing to hide
    may_undo = sitting.game.undoable(before) > 0
    sitting.draw_curtain()
    if may_undo:
        sitting.say("play-pass_on_undo", "dim", seat=sitting.speech.seat(before))
    typed = sitting.read(sitting.speech.say("play-pass_on", seat=sitting.speech.seat(seat)))
    sitting.draw_curtain()
    if not (may_undo and is_command(sitting.speech, typed, "undo")):
        return True
    sitting.game.undo(before)
    sitting.at_keyboard = before
    sitting.say("play-undone")
    return False


def _end(sitting: Kept) -> None:
    """Tell who won and why, and where the game is written down."""
    alone = sitting.company.people[0] if sitting.company.alone else None
    if alone is None:
        sitting.draw_curtain()
    sitting.tell(alone)
    sitting.table(None)
    sitting.screen.gap()
    sitting.screen.say(sitting.speech.result(sitting.game.result, alone), "bold")
    if sitting.keep():
        sitting.say("play-record", file=str(sitting.file))
