"""The command `ardri serve`: runs the server."""

from __future__ import annotations

import logging
import socket
import sys
import webbrowser
from contextlib import ExitStack
from functools import partial
from typing import TYPE_CHECKING, Annotated, Final, Literal

import typer

from ardri.cli.shared.arguments import Database
from ardri.cli.shared.errors import CommandError

if TYPE_CHECKING:
    from ardri.server.storage.database import Database as DatabaseType

LOOPBACK: Final = "127.0.0.1:0"  # the internal address for workers on one machine

Host = Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 is all.")]
Port = Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 is any free one.")]
Thinkers = Annotated[int, typer.Option(min=1, max=64, help="The number of processes for bots.")]
Think = Annotated[
    Literal["local", "remote"],
    typer.Option(help="Where bots think: in processes of the server, or in those of ardri think, as jobs."),
]
Workers = Annotated[int, typer.Option(min=1, max=64, help="The number of worker processes.")]
Internal = Annotated[
    str | None,
    typer.Option(
        "--internal-address",
        metavar="HOST:PORT",
        help="Where other workers on the same database reach this one; the next ones have the next ports.",
    ),
]
AsWorker = Annotated[str | None, typer.Option(hidden=True, help="For the workers of a supervisor.")]
Origins = Annotated[
    list[str] | None,
    typer.Option("--origin", metavar="URL", help="Another origin whose pages may use this server."),
]
Hosts = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME", help="A host name of this server, such as play.example.org; * is any."),
]
Proxy = Annotated[
    str,
    typer.Option(
        metavar="ADDRESSES",
        help="Addresses or networks of trusted proxies, with commas; * is all.",
    ),
]
Prefix = Annotated[
    str, typer.Option(metavar="PATH", help="The path under which a proxy serves it, such as /ardri.")
]
Limit = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME=NUMBER", help="Change a limit; docs/server.md lists them."),
]
KeepFinished = Annotated[
    str,
    typer.Option(
        metavar="365d|forever",
        help="How long finished games are kept; after that only who played and how it ended.",
    ),
]
KeepGuests = Annotated[
    str, typer.Option(metavar="365d|forever", help="How long guests are kept who never played.")
]
Contact = Annotated[
    str,
    typer.Option(metavar="ADDRESS", help="The contact for security reports: a mail address, or https://."),
]
Loop = Annotated[
    str,
    typer.Option(metavar="NAME", help="The event loop: asyncio, uvloop, or auto, uvloop if it is installed."),
]
Test = Annotated[
    bool,
    typer.Option("--test", help="Test mode: anybody may choose seeds and positions, and limits are wide."),
]
Open = Annotated[bool, typer.Option("--open", help="Open the browser.")]
Despite = Annotated[
    bool,
    typer.Option("--despite-damage", help="Start even if the database is damaged or incomplete."),
]
Verbose = Annotated[bool, typer.Option("--verbose", help="Log every request.")]


HELP: Final = (
    "Nothing was changed. Copy all its files, then restore a backup with `ardri restore`, "
    "or continue with what is left: --despite-damage."
)


def serve(
    database: Database,
    host: Host = "127.0.0.1",
    port: Port = 8420,
    thinkers: Thinkers = 1,
    think: Think = "local",
    workers: Workers = 1,
    internal_address: Internal = None,
    origin: Origins = None,
    allow_host: Hosts = None,
    proxy: Proxy = "127.0.0.1,::1",
    prefix: Prefix = "",
    limit: Limit = None,
    contact: Contact = "",
    loop: Loop = "auto",
    keep_finished: KeepFinished = "forever",
    keep_guests: KeepGuests = "365d",
    test: Test = False,
    open_browser: Open = False,
    despite_damage: Despite = False,
    verbose: Verbose = False,
    as_worker: AsWorker = None,
) -> None:
    """Run a server for games in the browser.

    It is one process with one database file, and needs no configuration. It runs until it is interrupted.
    Everything is saved, and games continue when it runs again. It logs to standard error, in lines of JSON.
    With --database postgresql://USER@HOST/NAME the games are in PostgreSQL instead; let the variable
    ARDRI_DATABASE have the address if there is a password in it.

    \b
    Examples:
      ardri serve
      ardri serve --host 0.0.0.0 --data club.db
      ardri serve --port 0 --open
    """
    from ardri.cli.shared.save_files import home

    try:
        from ardri.server.event_loop import loop_named
        from ardri.server.limits.addresses import networks
        from ardri.server.limits.quotas import quotas_from
        from ardri.server.operations import run as running
        from ardri.server.operations.dead_workers import end_lease
        from ardri.server.operations.json_logging import log_to_stderr
        from ardri.server.operations.supervisor import supervise
        from ardri.server.operations.worker_spec import OPENED, read_spec
        from ardri.server.settings import Settings, contact_uri, duration, normalized_root
        from ardri.server.storage.database_address import parse_database
        from ardri.server.storage.errors import DatabaseDamaged, StoreError
        from ardri.server.storage.sqlite.server_lock import InUse
    except ModuleNotFoundError as error:
        raise CommandError(
            f"The server needs the package {error.name}: pip install 'ardri[server]'."
        ) from None
    try:
        quotas = quotas_from(limit or ())
    except ValueError as error:
        raise CommandError(f"--limit {error}.") from None
    try:
        proxies = networks(proxy)
    except ValueError as error:
        raise CommandError(f"--proxy {error}.") from None
    try:
        root = normalized_root(prefix)
    except ValueError:
        raise CommandError(
            f"--prefix {prefix}: not a path such as /ardri, of letters, digits, - and _."
        ) from None
    try:
        told = contact_uri(contact) if contact else ""
    except ValueError:
        raise CommandError(f"--contact {contact}: not a mail address or https://...") from None
    try:
        runs_on = loop_named(loop)
    except ValueError as error:
        raise CommandError(f"--loop {loop}: {error}.") from None
    kept: dict[str, int | None] = {}
    for name, text in (("--keep-finished", keep_finished), ("--keep-guests", keep_guests)):
        try:
            kept[name] = duration(text)
        except ValueError:
            raise CommandError(f"{name} {text}: not a time such as 365d, 52w or forever.") from None
    spec = None if as_worker is None else read_spec(as_worker)
    worker = None if spec is None else spec.number
    # whoever plays in a browser that was just opened does not want to read a log
    log_to_stderr(verbose, logging.WARNING if open_browser and not verbose else logging.INFO, worker)
    with ExitStack() as stack:
        try:
            found = parse_database(database)
            if workers > 1:
                _require_shared(found, workers)
            stack.enter_context(found.claim(despite_damage))
            found.migrate()
        except InUse as error:
            raise CommandError(f"{error}. Stop that server, or use another file: --data FILE.") from None
        except DatabaseDamaged as error:
            raise CommandError(f"{error}. {HELP}") from None
        except StoreError as error:
            raise CommandError(str(error)) from None
        public = _public_port(host, port) if spec is None else spec.public_socket()
        address = running.browser_url(public)

        def opened() -> None:
            if spec is not None:
                spec.say(OPENED)
                return
            typer.echo(f"Ard Rí is at {address}")
            if open_browser and not webbrowser.open(address):
                typer.echo("No browser could be opened; open this address yourself.")

        if spec is None and workers > 1:
            if not supervise(workers, public, opened, partial(end_lease, found)):
                raise CommandError("The workers end as soon as they start; the log says why.")
            return
        internal, reached = _internal_port(
            internal_address or (LOOPBACK if found.shared else ""), worker or 1
        )
        settings = Settings(
            found,
            found.folder(home()) / "faults",
            test,
            thinkers,
            origins=tuple(origin or ()),
            hosts=tuple(name.lower() for name in allow_host or ()),
            proxies=proxies,
            root=root,
            internal=reached,
            worker="" if spec is None else spec.id,
            contact=told,
            keep_finished=kept["--keep-finished"],
            keep_guests=kept["--keep-guests"],
            quotas=quotas,
            loop=runs_on,
            think=think,
        )
        ports = running.Ports(public, internal)
        if not running.serve(settings, ports, opened, None if spec is None else spec.lifeline):
            raise CommandError("The server could not be started; the log says why.")


def _require_shared(database: DatabaseType, workers: int) -> None:
    """Refuse several workers where they are impossible."""
    if sys.platform == "win32":
        raise CommandError(f"--workers {workers}: on Windows there is one; run the server on Linux or macOS.")
    if not database.shared:
        raise CommandError(
            f"--workers {workers}: a database in a file has one. Several need PostgreSQL: "
            "--database postgresql://USER@HOST/NAME."
        )


def _public_port(host: str, port: int) -> socket.socket:
    from ardri.server.operations.run import bind_port

    try:
        return bind_port(host, port)
    except OSError as error:
        raise CommandError(
            f"{host}:{port}: {error.strerror}. Another port: --port 8421; any free one: --port 0."
        ) from None


def _internal_port(address: str, worker: int) -> tuple[socket.socket | None, str]:
    """The internal port of a worker, and the address at which others reach it; none if none is wanted."""
    from ardri.server.operations.run import bind_internal

    if not address:
        return None, ""
    try:
        return bind_internal(address, worker)
    except ValueError:
        raise CommandError(
            f"--internal-address {address}: not an address for other workers, such as 10.0.0.1:8500."
        ) from None
    except OSError as error:
        raise CommandError(f"--internal-address {address}: {error.strerror}.") from None
