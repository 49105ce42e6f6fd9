"""Restarts: while the worker of a table is replaced, its players see nothing of that."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Final

from playwright.sync_api import expect

from tests.server.helpers.two_workers import two_workers
from tests.web.conftest import Come
from tests.web.playing import CONFIRM
from tests.web.positions import land, lay, migration, option, text_with
from tests.web.tables import seated

WATCH: Final = """() => {
    window.troubles = [];
    const words = ["Reconnecting", "cannot be reached", "restarting", "Connected again"];
    const look = () => {
        const text = document.body.innerText;
        window.troubles.push(...words.filter((word) => text.includes(word)));
    };
    const all = { subtree: true, childList: true, characterData: true };
    new MutationObserver(look).observe(document.body, all);
}"""

# On a busy machine a restart may take longer than the 2.5 s for which nobody is told of it.
PATIENT: Final = """() => {
    const soon = window.setTimeout;
    window.setTimeout = (work, ms, ...more) => soon(work, ms === 2500 ? 60000 : ms, ...more);
}"""
SETTLED: Final = 1_100  # ms after which a connection is believed


def test_a_restart_of_the_worker_that_owns_a_table_goes_unnoticed(come: Come, tmp_path: Path) -> None:
    with two_workers(tmp_path) as both:
        (person,), table = seated(both.workers[1], migration())
        visitor = come(at=both.workers[0])
        visitor.expected += ["WebSocket"]  # a first try may come too soon
        visitor.known_as(person)
        page = visitor.go(f"/table/{table}")
        option(page, "pass").wait_for()
        page.evaluate(PATIENT)
        page.evaluate(WATCH)
        page.wait_for_timeout(SETTLED)
        with page.expect_websocket():
            both.workers[1].process.send_signal(signal.SIGTERM)
        lay(visitor, "migration", "hills", "plains")
        page.locator(CONFIRM).click()
        expect(land(page, "plains")).to_have_attribute("aria-label", text_with("1 clan"))
        assert page.evaluate("() => window.troubles") == []
        assert both.workers[1].ended() == 0
        visitor.leave()
