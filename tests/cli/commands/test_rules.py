"""`ardri rules`: the rules in short, chapter by chapter."""

import json
import os
from itertools import pairwise

import pexpect

from ardri.texts.speech import RULES
from tests.cli.conftest import Here, Refused
from tests.cli.helpers.program import ardri
from tests.cli.helpers.pseudo_terminal import ARDRI, plain


def test_all_chapters_follow_each_other() -> None:
    lines = ardri("rules").stdout.splitlines()
    titles = [line for line, under in pairwise(lines) if under.startswith("=")]
    assert len(titles) == len(RULES)
    assert titles[0] == "The aim"
    assert max(map(len, lines)) <= 80


def test_a_chapter_is_called_by_its_key_or_by_its_title_in_any_language(here: Here) -> None:
    shown = here("rules", "konflikty", "--language", "fr").out
    assert shown == here("rules", "CLASH", "--language", "fr").out
    assert shown.startswith("Les conflits\n============\n")


def test_json_has_chapters_with_titles(here: Here) -> None:
    (chapter,) = json.loads(here("rules", "deeds", "--json").out)
    assert (chapter["chapter"], chapter["title"]) == ("deeds", "Deeds")
    assert chapter["text"].startswith("A Deed stands")


def test_an_unknown_chapter_is_told_with_those_there_are(refused: Refused) -> None:
    sentence = refused("rules", "chess", code=1)
    assert sentence.startswith("There is no chapter “chess”. The chapters are: aim (The aim), ")


def test_on_a_terminal_long_text_goes_through_the_pager_unless_it_is_to_be_plain() -> None:
    for extra, paged in (([], True), (["--plain"], False)):
        child: pexpect.spawn[str] = pexpect.spawn(
            ARDRI,
            ["rules", "--language", "en", *extra],
            encoding="utf-8",
            dimensions=(24, 80),
            env={**os.environ, "PAGER": "sed s/^/paged:/"},
        )
        child.expect(pexpect.EOF)
        assert plain(str(child.before)).startswith("paged:The aim" if paged else "The aim")
