"""The browser is tested against what is said here."""

from tests.texts.golden_sentences import TOLD, told


def test_what_the_browser_has_to_tell_is_up_to_date() -> None:
    assert TOLD.read_text(encoding="utf-8") == told(), "stale: make golden"
