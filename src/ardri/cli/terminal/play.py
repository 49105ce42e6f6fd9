"""The game loop of `ardri play`: people at one keyboard and bots, until the game is over."""

from __future__ import annotations

import signal
import sys
from pathlib import Path
from types import FrameType
from typing import Final

from ardri.bots.registry import make
from ardri.cli.shared.engine_faults import fault_in
from ardri.cli.terminal.hints import adviser
from ardri.cli.terminal.players import Players
from ardri.cli.terminal.prompt import is_command
from ardri.cli.terminal.saved_session import SavedSession
from ardri.cli.terminal.screen import Screen
from ardri.cli.terminal.session import Leave
from ardri.cli.terminal.turn import Turn
from ardri.rules.decisions import Decision
from ardri.rules.errors import EngineFault
from ardri.rules.game import Game

INTERRUPTED: Final = 130
HUNG_UP: Final = 129
HANG_UP: Final = getattr(signal, "SIGHUP", 0)  # the terminal is closed; Windows has no such signal


def play(game: Game, players: Players, language: str, plain: bool, file: Path) -> int:
    """Play a game until it is over or somebody leaves; return the exit code."""
    session = SavedSession(Screen(plain), game, players, language, file, adviser)
    before = signal.signal(HANG_UP, _hang_up) if HANG_UP else None
    try:
        session.welcome()
        while not session.game.over:
            _step(session)
        _end(session)
    except Leave as leave:
        session.say(leave.key)
        if leave.saved:
            session.save_and_tell()
        else:
            session.discard()
    except KeyboardInterrupt:
        session.screen.gap()
        session.say("play-interrupted")
        session.save_and_tell()
        session.say("play-goodbye")
        return INTERRUPTED
    except EngineFault as error:
        session.save_and_tell()
        raise fault_in(session.game, error) from error
    except SystemExit:
        session.save()
        raise
    finally:
        if HANG_UP:
            signal.signal(HANG_UP, before)
    session.say("play-goodbye")
    return 0


def _hang_up(_number: int, _frame: FrameType | None) -> None:
    sys.exit(HUNG_UP)


def _step(session: SavedSession) -> None:
    """Let one seat choose. If several are asked at once, bots go first, so that nobody waits for them."""
    pending, people = session.game.pending, session.players.people
    decision = next((each for each in pending if each.seat not in people), pending[0])
    if decision.seat not in people:
        _bot(session, decision)
    elif _at_keyboard(session, decision.seat):
        _person(session, decision)


def _bot(session: SavedSession, decision: Decision) -> None:
    game = session.game
    # made anew for every question, so that a game goes on the same after a pause
    bot = make(session.players.bots, f"{game.seed}/{game.history.length}")
    game.choose(bot.choose(game.view(decision.seat), decision), decision.seat)


def _person(session: SavedSession, decision: Decision) -> None:
    if decision.question == "turn":
        session.save()
    session.tell(decision.seat)
    session.look(decision)
    for key in Turn(session, decision).ask():
        session.game.choose(key, decision.seat)


def _at_keyboard(session: SavedSession, seat: int) -> bool:
    """Pass the keyboard to a seat. False if the previous person takes a choice back instead."""
    before, session.at_keyboard = session.at_keyboard, seat
    if before is None or before == seat or not session.game.state.round:
        return True  # until the first cards are dealt there is nothing to hide
    may_undo = session.game.undoable(before) > 0
    session.draw_curtain()
    if may_undo:
        session.say("play-pass_on_undo", "dim", seat=session.speech.seat(before))
    typed = session.read(session.speech.say("play-pass_on", seat=session.speech.seat(seat)))
    session.draw_curtain()
    if not (may_undo and is_command(session.speech, typed, "undo")):
        return True
    session.game.undo(before)
    session.at_keyboard = before
    session.say("play-undone")
    return False


def _end(session: SavedSession) -> None:
    """Print who won and why, and the file of the record."""
    solo = session.players.people[0] if session.players.solo else None
    if solo is None:
        session.draw_curtain()
    session.tell(solo)
    session.table(None)
    session.screen.gap()
    session.screen.say(session.speech.result(session.game.result, solo), "bold")
    if session.save():
        session.say("play-record", file=str(session.file))
