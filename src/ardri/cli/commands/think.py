"""The command `ardri think`: lets the bots of servers think."""

from __future__ import annotations

import typer

from ardri.cli.commands.serve import Loop, Thinkers
from ardri.cli.shared.arguments import Database
from ardri.cli.shared.errors import CommandError


def think(
    database: Database,
    thinkers: Thinkers = 1,
    loop: Loop = "auto",
) -> None:
    """Let the bots of servers think, on this machine or any other with the same database.

    It is for servers that run with `--think remote`. It takes jobs from the database and answers them; if it
    dies, another thinker takes its jobs over after five seconds. On SIGTERM or Ctrl-C it finishes what it is
    thinking about, or gives it back after ten seconds. It logs to standard error, in lines of JSON.

    \b
    Examples:
      ardri think --database postgresql://ardri@db.internal/ardri --thinkers 4
      ardri think --data club.db
    """
    try:
        from ardri.server.event_loop import loop_named
        from ardri.server.operations.json_logging import log_to_stderr
        from ardri.server.operations.thinker import run_thinker
        from ardri.server.storage.database_address import parse_database
        from ardri.server.storage.errors import StoreError
    except ModuleNotFoundError as error:
        raise CommandError(f"Thinkers need the package {error.name}: pip install 'ardri[server]'.") from None
    try:
        runs_on = loop_named(loop)
    except ValueError as error:
        raise CommandError(f"--loop {loop}: {error}.") from None
    log_to_stderr(verbose=False)
    try:
        found = parse_database(database)
        found.require()
        run_thinker(found, thinkers, runs_on, lambda: typer.echo(f"Thinking for {found}"))
    except StoreError as error:
        raise CommandError(f"{error}.") from None
