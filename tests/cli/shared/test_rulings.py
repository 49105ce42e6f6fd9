"""The rulings that concern a card are those of docs/rules.md and docs/seasons.md."""

import re
from pathlib import Path

from ardri.cli.shared.rulings import document, rulings, rulings_about

DOCS = Path(__file__).parents[3] / "docs"
TEXT = "".join((DOCS / name).read_text(encoding="utf-8") for name in ("rules.md", "seasons.md"))


def test_the_document_is_there_in_the_sources_and_in_a_wheel() -> None:
    assert document() == TEXT


def test_all_rulings_of_the_document_are_read() -> None:
    names = [ruling.name for ruling in rulings()]
    ours = [name for name in names if name[0] == "R"]
    assert ours == [f"R{number}" for number in range(1, len(ours) + 1)]
    others = [int(name[1:]) for name in names if name[0] == "E"]
    assert others == sorted(set(others))
    assert len(names) == len(re.findall(r'<a id="[re]\d+"', TEXT))


def test_a_card_has_the_rulings_cited_beside_it_and_those_that_name_it() -> None:
    assert [ruling.name for ruling in rulings_about("citadel")] == ["R7", "R8"]
    assert [ruling.name for ruling in rulings_about("diarmuid")] == ["R16", "R63"]
    assert [ruling.name for ruling in rulings_about("valley")] == ["R74"]
    assert rulings_about("battle_frenzy") == []
    ruling = rulings_about("oenguss_ploy")[0]
    assert ruling.question == "How are passes counted after Oengus's Ploy?"


def test_no_mark_of_the_document_is_left_in_a_ruling() -> None:
    for ruling in rulings():
        for mark in ("](", "**", "<a", "|"):
            assert mark not in ruling.question + ruling.answer
