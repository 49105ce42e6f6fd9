"""`ardri serve`: what it says when it cannot be opened, and the browser that it opens."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

from tests.cli.helpers.program import ardri


def test_a_port_that_is_taken_is_named_with_a_way_out(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        ended = ardri("serve", "--port", str(port), "--data", tmp_path / "club.db")
    assert ended.returncode == 2
    assert f"127.0.0.1:{port}" in ended.stderr
    assert "--port 0" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Brigid, " * 500, encoding="utf-8")
    before = letter.read_bytes()
    ended = ardri("serve", "--port", "0", "--data", letter)
    assert ended.returncode == 2
    assert ended.stderr.strip() == f"ardri: {letter}: file is not a database"
    assert letter.read_bytes() == before


def test_a_contact_that_nobody_can_write_to_is_refused(tmp_path: Path) -> None:
    for wrong in ("nobody", "http://example.org", "a@b c", "javascript:alert(1)"):
        ended = ardri("serve", "--port", "0", "--contact", wrong, "--data", tmp_path / "club.db")
        assert ended.returncode == 2
        assert ended.stderr.startswith(f"ardri: --contact {wrong}:")
    assert not (tmp_path / "club.db").exists()


def first_lines(folder: Path, browser: str, lines: int) -> list[str]:
    """The first lines of a server that is to open a browser; then it is stopped."""
    command = [sys.executable, "-c", "from ardri.cli import main; main()", "serve", "--port", "0", "--open"]
    away = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environment = {**away, "ARDRI_HOME": str(folder), "BROWSER": browser, "PATH": "", "LC_ALL": "C.UTF-8"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8", env=environment) as server:
        assert server.stdout is not None
        said = [server.stdout.readline().strip() for _ in range(lines)]
        server.send_signal(signal.SIGTERM)
    return said


def test_a_browser_is_opened_at_the_address(tmp_path: Path) -> None:
    note = tmp_path / "note.txt"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {note}\n', encoding="utf-8")
    browser.chmod(0o755)
    (said,) = first_lines(tmp_path, f"{browser} %s", 1)
    assert said.split()[-1] == note.read_text(encoding="utf-8").strip()


def test_without_a_browser_the_address_is_said(tmp_path: Path) -> None:
    said, sorry = first_lines(tmp_path, "", 2)
    assert said.split()[-1].startswith("http://127.0.0.1:")
    assert "browser" in sorry


def test_an_event_loop_that_is_not_there_is_refused(tmp_path: Path) -> None:
    ended = ardri("serve", "--port", "0", "--loop", "trio", "--data", tmp_path / "club.db")
    assert ended.returncode == 2
    assert ended.stderr.strip() == "ardri: --loop trio: not one of auto, asyncio, uvloop."
    assert not (tmp_path / "club.db").exists()
