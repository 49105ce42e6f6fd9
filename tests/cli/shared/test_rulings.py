"""The rulings that concern a card are those of docs/rules.md."""

from pathlib import Path

from ardri.cli.shared.rulings import document, rulings, rulings_about

RULES = Path(__file__).parents[3] / "docs" / "rules.md"


def test_the_document_is_there_in_the_sources_and_in_a_wheel() -> None:
    assert document() == RULES.read_text(encoding="utf-8")


def test_all_rulings_of_the_document_are_read() -> None:
    numbers = [ruling.number for ruling in rulings()]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) == RULES.read_text(encoding="utf-8").count('<a id="r') - len(["rulings"])


def test_a_card_has_the_rulings_cited_beside_it_and_those_that_name_it() -> None:
    assert [ruling.number for ruling in rulings_about("citadel")] == [7, 8]
    assert [ruling.number for ruling in rulings_about("diarmuid")] == [16, 63]
    assert [ruling.number for ruling in rulings_about("valley")] == [74]
    assert rulings_about("battle_frenzy") == []
    ruling = rulings_about("oenguss_ploy")[0]
    assert ruling.question == "How are passes counted after Oengus's Ploy?"


def test_no_mark_of_the_document_is_left_in_a_ruling() -> None:
    for ruling in rulings():
        for mark in ("](", "**", "<a", "|"):
            assert mark not in ruling.question + ruling.answer
