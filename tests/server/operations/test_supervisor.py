"""The supervisor: workers that die start again, one signal stops all, and none is left behind."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.helpers.live_server import PATIENCE
from tests.server.helpers.supervised import SUPERVISOR, Supervised, answers, is_alive, wait_until


@pytest.fixture
def supervised(tmp_path: Path) -> Iterator[Supervised]:
    """A supervisor with two workers that run."""
    with Supervised(tmp_path) as found:
        assert found.address().startswith("http://127.0.0.1:")
        wait_until(lambda: len(found.logged("worker open")) == 2)
        yield found


def test_workers_share_one_port_and_one_signal_stops_them(tmp_path: Path) -> None:
    with Supervised(tmp_path) as found:
        found.address()
        wait_until(lambda: len(found.logged("worker open")) == 2)
        workers = found.workers()
        assert found.end(signal.SIGTERM) == 0
        assert not any(is_alive(process) for process in workers.values())
        assert (tmp_path / "1.db").exists()
        assert (tmp_path / "2.db").exists()
        assert found.logged("worker ended") == []


def test_ctrl_c_stops_them_too(supervised: Supervised) -> None:
    workers = supervised.workers()
    assert supervised.end(signal.SIGINT) == 0
    assert not any(is_alive(process) for process in workers.values())


def test_a_worker_that_is_killed_starts_again_while_the_other_one_serves(tmp_path: Path) -> None:
    with Supervised(tmp_path) as found:
        address = found.address()
        wait_until(lambda: len(found.logged("worker open")) == 2)
        before = found.workers()
        os.kill(before[1], signal.SIGKILL)
        wait_until(lambda: found.workers().get(1, before[1]) != before[1])
        assert found.workers()[2] == before[2]
        wait_until(lambda: answers(address))
        assert found.logged("worker ended")[0]["code"] == -signal.SIGKILL
        assert found.end(signal.SIGTERM) == 0


def test_workers_end_with_their_supervisor_however_it_ends(supervised: Supervised) -> None:
    workers = supervised.workers()
    supervised.end(signal.SIGKILL)
    wait_until(lambda: not any(is_alive(process) for process in workers.values()))


def test_a_supervisor_gives_up_if_no_worker_starts(tmp_path: Path) -> None:
    with Supervised(tmp_path, broken="1,2") as found:
        assert found.process.wait(5 * PATIENCE) == 9
        ended = found.logged("worker ended")
        assert [line["code"] for line in ended] == [7] * len(ended)
        assert max(int(str(line["in_a_row"])) for line in ended) == 5
        assert found.workers() == {}


def test_a_supervisor_does_not_give_up_a_worker_that_runs_for_another_that_does_not_start(
    tmp_path: Path,
) -> None:
    with Supervised(tmp_path, broken="2") as found:
        address = found.address()
        wait_until(lambda: any(line["in_a_row"] == 5 for line in found.logged("worker ended")))
        assert answers(address)
        assert found.end(signal.SIGTERM) == 0


def test_sighup_restarts_one_worker_after_another_and_somebody_always_answers(tmp_path: Path) -> None:
    with Supervised(tmp_path) as found:
        address = found.address()
        wait_until(lambda: len(found.logged("worker open")) == 2)
        before = found.workers()
        found.process.send_signal(signal.SIGHUP)
        while len(set(before.values()) & set(found.workers().values())) > 0:
            assert answers(address)
        wait_until(lambda: bool(found.logged("all workers restarted")))
        assert sorted(found.workers()) == [1, 2]
        assert found.logged("worker ended") == []
        assert found.end(signal.SIGTERM) == 0


def test_a_supervisor_in_a_terminal_ends_with_it(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    program = (
        "import os; os.close(os.open(os.ttyname(0), os.O_RDWR))\n" + SUPERVISOR
    )  # the terminal is its own
    with (tmp_path / "log.txt").open("wb") as log, closing_fd(theirs):
        process = subprocess.Popen(
            [sys.executable, "-c", program, str(tmp_path), ""],
            stdin=theirs,
            stdout=theirs,
            stderr=log,
            start_new_session=True,
        )
    with closing_fd(ours):
        assert b"http://" in os.read(ours, 100)
    assert process.wait(PATIENCE) == 0


@contextmanager
def closing_fd(fd: int) -> Iterator[None]:
    """Context: a file that is open until its end."""
    try:
        yield
    finally:
        os.close(fd)


def test_lines_of_a_worker_say_which_it_is(supervised: Supervised) -> None:
    workers = supervised.workers()
    supervised.end(signal.SIGTERM)
    assert len(workers) == 2
    assert {line.get("worker") for line in supervised.logged("drained")} == {1, 2}
