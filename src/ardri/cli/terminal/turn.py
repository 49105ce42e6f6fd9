"""The prompt in a running game, with its commands: hint, undo, save, load, quit and others."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ardri.cli.shared.name_search import plain
from ardri.cli.shared.save_files import write_game
from ardri.cli.terminal.hints import hint_lines
from ardri.cli.terminal.prompt import Prompt
from ardri.cli.terminal.saved_session import SavedSession
from ardri.cli.terminal.session import Leave
from ardri.rules.decisions import Decision
from ardri.rules.errors import RulesError

COMMANDS: Final = ("hint", "undo", "reset", "log", "board", "hand", "save", "load", "quit", "help")


class Turn(Prompt):
    """Asks a player until the question is answered or the game has changed."""

    def __init__(self, session: SavedSession, decision: Decision) -> None:
        super().__init__(session, decision, COMMANDS)
        self.session: SavedSession = session

    def run(self, command: str, rest: str) -> bool:
        """Run a command. True if the game has changed, so that the question is obsolete."""
        if command in ("undo", "reset"):
            return self._take_back(command)
        if command == "load":
            return self._load(rest)
        if command == "hint":
            self.lines(hint_lines(self.viewer, self.decision, self.session.adviser))
        elif command == "save":
            self._save(rest)
        elif command == "quit":
            self._quit()
        else:
            return super().run(command, rest)
        return False

    def _take_back(self, command: str) -> bool:
        game = self.session.game
        if not game.undoable(self.seat):
            self.screen.say(self._why_it_stays())
            return False
        if command == "undo":
            game.undo(self.seat)
        else:
            game.reset_turn(self.seat)
        self.screen.say(self.say("play-undone" if command == "undo" else "play-reset"))
        return True

    def _why_it_stays(self) -> str:
        choices = self.session.game.choices()
        if not any(seat == self.seat for seat, _ in choices):
            return self.say("play-undo_nothing")
        last = choices[-1][0]
        if last != self.seat:
            return self.say("play-undo_other", seat=self.session.speech.seat(last))
        return self.say("play-undo_stays")

    def _save(self, name: str) -> None:
        if not name:
            self.session.say("play-which_file", command=self.say("command-save"))
            return
        file = Path(name).expanduser()
        if file.exists() and not self._agreed("play-overwrite", default=False, file=str(file)):
            self.screen.say(self.say("play-not_saved"))
            return
        try:
            write_game(self.session.game, file)
        except OSError as error:
            reason = error.strerror or str(error)
            self.session.say("play-not_written", file=str(file), reason=reason)
        else:
            self.session.say("play-saved", file=str(file))

    def _load(self, name: str) -> bool:
        if not name:
            self.session.say("play-which_file", command=self.say("command-load"))
            return False
        file = Path(name).expanduser()
        try:
            self.session.load(file)
        except OSError as error:
            reason = error.strerror or str(error)
        except RulesError as error:
            reason = self.session.speech.error(error)
        else:
            self.session.say("play-loaded", file=str(file))
            return True
        self.session.say("play-not_read", file=str(file), reason=reason)
        return False

    def _quit(self) -> None:
        saved = self._agreed("play-keep", default=True)
        raise Leave("play-left" if saved else "play-not_kept", saved)

    def _agreed(self, question: str, default: bool, **values: str) -> bool:
        """Ask a question with yes or no as answer."""
        words = {
            plain(self.say("play-yes")): True,
            "yes": True,
            plain(self.say("play-no")): False,
            "no": False,
        }
        while True:
            typed = plain(self.session.read(self.say(question, **values)))
            if not typed:
                return default
            found = [answer for word, answer in words.items() if word.startswith(typed)]
            if found and found.count(found[0]) == len(found):
                return found[0]
            self.screen.say(self.say("play-yes_or_no"))
