"""The start of `ardri play`: a new game or one from a file, who plays, and in which language."""

from __future__ import annotations

from pathlib import Path

import typer

from ardri.bots.registry import make
from ardri.bots.settings import BotError
from ardri.cli.shared.files import migration_told
from ardri.cli.shared.save_files import game_of, new_file, own_file, read_migration
from ardri.cli.terminal.play import play
from ardri.cli.terminal.players import BadCompany, company
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
    discovery: bool,
    seed: int | None,
    language: str,
    plain: bool,
) -> int:
    """Play as asked for; the exit code. What cannot be is told as a mistake in the options."""
    speech = Speech(texts(language))
    if file is None:
        game = Game.start(
            players or 3,
            0 if seed is None else seed,
            "discovery" if discovery else "base",
            listen=True,
            undo=True,
        )
    elif players or discovery or seed is not None:
        raise typer.BadParameter(speech.say("play-file_says"), param_hint="--players, --discovery, --seed")
    else:
        game, whole = _from_file(file, speech)
    try:
        make(bots, "")
        seated = company(game.state.players, people, names, bots)
    except BotError as error:
        raise typer.BadParameter(str(error), param_hint="'--bots'") from None
    except BadCompany as error:
        hint = "'--people'" if error.key == "play-no_such_people" else "'--names'"
        raise typer.BadParameter(speech.say(error.key, **error.values), param_hint=hint) from None
    kept = file if file is not None and own_file(file) and whole else new_file()
    return play(game, seated, language, plain, kept)


def _from_file(file: Path, speech: Speech) -> tuple[Game, bool]:
    """The game in a file, and whether it is all of it."""
    try:
        found = read_migration(file)
        game = game_of(found.record)
        if found.rules != RULES_VERSION:
            typer.echo(migration_told(found, file, speech), err=True)
        return game, found.whole
    except OSError as error:
        reason = error.strerror or str(error)
    except RulesError as error:
        reason = speech.error(error)
    raise typer.BadParameter(speech.say("play-not_read", file=str(file), reason=reason), param_hint="'FILE'")
