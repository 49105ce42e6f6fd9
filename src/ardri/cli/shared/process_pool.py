"""Process pool: spawned workers that ignore interruptions and end with their parent."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import TypeVar

from ardri.bots.processes import interrupts_ignored, set_up_worker

Task = TypeVar("Task")
Done = TypeVar("Done")


def cores() -> int:
    """The number of processor cores this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1


def spread(work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int) -> Generator[Done, None, None]:
    """The result of each task, in the order in which they finish.

    Tasks are taken only as they are needed, so they may be without end. Close it to end what is at work.
    """
    if jobs == 1:
        yield from map(work, tasks)
        return
    coming = iter(tasks)
    waiting: set[Future[Done]] = set()
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), set_up_worker)
    try:
        with interrupts_ignored():
            waiting.update(pool.submit(work, task) for task in islice(coming, 2 * jobs))
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
            waiting.update(pool.submit(work, task) for task in islice(coming, 2 * jobs - len(waiting)))
    except BaseException:
        for child in multiprocessing.active_children():
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)
