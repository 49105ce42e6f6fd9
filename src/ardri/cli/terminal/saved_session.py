"""Saved session: a game that is saved to a file at every turn, and can be resumed."""

from __future__ import annotations

from pathlib import Path

from ardri.cli.shared.files import migration_notice
from ardri.cli.shared.modules import module_lines
from ardri.cli.shared.save_files import (
    command_to_resume,
    is_save_file,
    new_file,
    read_migration,
    resume,
    write_game,
)
from ardri.cli.terminal.hints import Adviser
from ardri.cli.terminal.players import Players
from ardri.cli.terminal.screen import Screen
from ardri.cli.terminal.session import Session
from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.box.fingerprints import RULES_VERSION
from ardri.rules.game import Game


class SavedSession(Session):
    """A session whose game is saved to a file; loading another game saves the current one first."""

    def __init__(
        self, screen: Screen, game: Game, players: Players, language: str, file: Path, adviser: Adviser
    ) -> None:
        super().__init__(screen, game, players, language)
        self.adviser = adviser
        self._use_file(file)

    def _use_file(self, file: Path) -> None:
        self.file = file
        self._before = file.read_bytes() if file.exists() else None

    def welcome(self) -> None:
        """Print who plays, with which modules, and how to get help."""
        bot = self.speech.say("play-bot")
        seats = [
            name if seat in self.players.people else f"{name} ({bot})"
            for seat, name in enumerate(self.players.names)
        ]
        self.screen.rule("Ard Rí")
        self.say("play-welcome", players=", ".join(seats), seed=str(self.game.seed))
        for line in module_lines(self.game.state.edition.modules, self.speech):
            self.screen.say(line)
        self.say("play-hint")

    def save(self) -> bool:
        """Save the game if a person has chosen anything yet. True if it was saved."""
        if not any(seat in self.players.people for seat, _ in self.game.choices()):
            return False
        try:
            write_game(self.game, self.file)
        except OSError as error:
            self.say("play-not_written", file=str(self.file), reason=error.strerror or str(error))
            return False
        return True

    def save_and_tell(self) -> None:
        """Save the game, and print the file and the command that resumes it."""
        if self.save():
            letters = "".join(SEAT_NAMES[seat] for seat in self.players.people)
            named = ",".join(self.players.names[seat] for seat in self.players.people)
            command = command_to_resume(
                self.file, ["--people", letters, "--names", named, "--bots", self.players.bots]
            )
            self.say("play-kept", file=str(self.file))
            self.say("play-resume", command=command)

    def discard(self) -> None:
        """Restore the file as it was before the game was resumed, or remove a new one."""
        if self._before is None:
            self.file.unlink(missing_ok=True)
        else:
            self.file.write_bytes(self._before)

    def load(self, file: Path) -> None:
        """Load another game and save the current one. Raises OSError or RulesError if the file is bad."""
        found = read_migration(file)
        game = resume(found.record)
        self.save_and_tell()
        self.begin(game, self.players.resized(game.state.players))
        self._use_file(file if is_save_file(file) and found.whole else new_file())
        if found.rules != RULES_VERSION:
            self.screen.say(migration_notice(found, file, self.speech), copied=True)
