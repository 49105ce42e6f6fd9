"""A game that is kept: written into a file at every turn, left, and gone on with."""

from __future__ import annotations

from pathlib import Path

from ardri.cli.shared.files import migration_told
from ardri.cli.shared.save_files import (
    command_to_resume,
    game_of,
    new_file,
    own_file,
    read_migration,
    write_game,
)
from ardri.cli.terminal.hints import Adviser
from ardri.cli.terminal.players import Company
from ardri.cli.terminal.screen import Screen
from ardri.cli.terminal.session import Sitting
from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.box.fingerprints import RULES_VERSION
from ardri.rules.game import Game


class Kept(Sitting):
    """One company and its game in a file; one game after another, if another is loaded."""

    def __init__(
        self, screen: Screen, game: Game, company: Company, language: str, file: Path, adviser: Adviser
    ) -> None:
        super().__init__(screen, game, company, language)
        self.adviser = adviser
        self._keep_in(file)

    def _keep_in(self, file: Path) -> None:
        self.file = file
        self._before = file.read_bytes() if file.exists() else None

    def welcome(self) -> None:
        """Say who plays, and how."""
        bot = self.speech.say("play-bot")
        seats = [
            name if seat in self.company.people else f"{name} ({bot})"
            for seat, name in enumerate(self.company.names)
        ]
        self.screen.rule("Ard Rí")
        self.say("play-welcome", players=", ".join(seats), seed=str(self.game.seed))
        self.say("play-hint")

    def keep(self) -> bool:
        """Write the game down where it is kept, if a person has chosen anything yet; whether it is there."""
        if not any(seat in self.company.people for seat, _ in self.game.choices()):
            return False
        try:
            write_game(self.game, self.file)
        except OSError as error:
            self.say("play-not_written", file=str(self.file), reason=error.strerror or str(error))
            return False
        return True

    def tell_kept(self) -> None:
        """Keep the game, and tell where it is and how to go on."""
        if self.keep():
            letters = "".join(SEAT_NAMES[seat] for seat in self.company.people)
            named = ",".join(self.company.names[seat] for seat in self.company.people)
            command = command_to_resume(
                self.file, ["--people", letters, "--names", named, "--bots", self.company.bots]
            )
            self.say("play-kept", file=str(self.file))
            self.say("play-resume", command=command)

    def forget(self) -> None:
        """Leave things as they were before the game was taken up."""
        if self._before is None:
            self.file.unlink(missing_ok=True)
        else:
            self.file.write_bytes(self._before)

    def load(self, file: Path) -> None:
        """Go on with another game; the one left is kept. Raises what is wrong with the file."""
        found = read_migration(file)
        game = game_of(found.record)
        self.tell_kept()
        self.begin(game, self.company.resized(game.state.players))
        self._keep_in(file if own_file(file) and found.whole else new_file())
        if found.rules != RULES_VERSION:
            self.screen.say(migration_told(found, file, self.speech), copied=True)
