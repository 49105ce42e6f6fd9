"""`ardri serve`: what it says when it cannot be opened."""

import socket
from pathlib import Path

from tests.cli.program import ardri


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
