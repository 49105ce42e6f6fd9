"""Start of `ardri play`: a new game or one from a file, the players and the language."""

from __future__ import annotations

from pathlib import Path

import typer

from ardri.bots.registry import make
from ardri.bots.settings import BotError
from ardri.cli.shared.arguments import PLAYERS
from ardri.cli.shared.files import migration_notice
from ardri.cli.shared.save_files import is_save_file, new_file, read_migration, resume
from ardri.cli.terminal.play import play
from ardri.cli.terminal.players import BadPlayers, parse_players
from ardri.rules.box.fingerprints import RULES_VERSION
from ardri.rules.errors import RulesError
from ardri.rules.game import Game
from ardri.texts.catalogues import texts
from ardri.texts.speech import Speech


def begin(
    file: Path | None,
    players: int | None,
    people: str,
    names: str,
    bots: str,
    edition: str,
    seed: int | None,
    language: str,
    plain: bool,
) -> int:
    """Run the command and return the exit code. Raises BadParameter if the options are impossible."""
    speech = Speech(texts(language))
    if file is None:
        game = Game.start(
            players or PLAYERS,
            0 if seed is None else seed,
            edition,
            listen=True,
            undo=True,
        )
    elif players or edition or seed is not None:
        raise typer.BadParameter(
            speech.say("play-file_says"), param_hint="--players, --edition, --with, --seed"
        )
    else:
        game, whole = _from_file(file, speech)
    try:
        make(bots, "")
        seated = parse_players(game.state.players, people, names, bots)
    except BotError as error:
        raise typer.BadParameter(str(error), param_hint="'--bots'") from None
    except BadPlayers as error:
        hint = "'--people'" if error.key == "play-no_such_people" else "'--names'"
        raise typer.BadParameter(speech.say(error.key, **error.values), param_hint=hint) from None
    save_file = file if file is not None and is_save_file(file) and whole else new_file()
    return play(game, seated, language, plain, save_file)


def _from_file(file: Path, speech: Speech) -> tuple[Game, bool]:
    """The game in a file, and whether all of its record could be replayed."""
    try:
        found = read_migration(file)
        game = resume(found.record)
        if found.rules != RULES_VERSION:
            typer.echo(migration_notice(found, file, speech), err=True)
        return game, found.whole
    except OSError as error:
        reason = error.strerror or str(error)
    except RulesError as error:
        reason = speech.error(error)
    raise typer.BadParameter(speech.say("play-not_read", file=str(file), reason=reason), param_hint="'FILE'")
