"""Verifying records: any change is found, and the verdict says what was changed and where."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from ardri.rules.editions.base import BASE, DISCOVERY
from ardri.rules.formats.record import Record, digests_of
from ardri.rules.formats.verify import Verdict, verify, verify_text
from ardri.rules.game import Game
from ardri.rules.state.chance import Source
from ardri.rules.state.seed_commitment import commitment
from ardri.rules.state.state import Setting
from ardri.testing import play_random

SEED = "5eed" * 16
ENTROPY = ("from A", "from B")


def recorded(choices: int, seed: int | str = SEED) -> Record:
    """A game of two rounds at most, up to so many choices."""
    game = Game.start(2, seed, round_limit=2, entropy=ENTROPY)
    play_random(game, seed=3, choices=choices)
    return Record.of(game)


@pytest.fixture(scope="module")
def short() -> Record:
    return recorded(6)


@pytest.fixture(scope="module")
def whole() -> Record:
    record = recorded(1000)
    assert record.result
    assert len(record.digests) >= 2
    return record


def forged(record: Record) -> Record:
    """A record whose digests were computed again after it was changed."""
    return replace(record, digests=digests_of(record))


def committed(record: Record) -> Record:
    """A record whose commitment, too, was made after it was changed."""
    assert record.seed is not None
    return forged(replace(record, commitment=commitment(record.seed, record.setting)))


def swapped(record: Record, at: int) -> Record:
    choices = list(record.choices)
    choices[at], choices[at + 1] = choices[at + 1], choices[at]
    return replace(record, choices=choices)


def with_line(record: Record, old: str, new: str) -> str:
    text = record.to_text()
    assert text.count(old) == 1
    return text.replace(old, new)


# Good records


def test_a_record_is_good(short: Record, whole: Record) -> None:
    for record in (short, whole, Record.of(Game.start(4, 7)), Record.of(Game.start(2, source=Source()))):
        assert verify(record) == Verdict()
        assert verify_text(record.to_text()).good
        assert verify_text(record.to_text(), record.commitment).good


# Any change


def missed(text: str, bits: list[int]) -> list[tuple[int, int]]:
    """The places where a bit can be turned without anybody noticing."""
    data = text.encode()
    return [
        (at, bit)
        for at, byte in enumerate(data)
        for bit in bits
        if verify_text((data[:at] + bytes([byte ^ 1 << bit]) + data[at + 1 :]).decode()).good
    ]


def test_every_single_bit_counts(short: Record) -> None:
    assert missed(short.to_text(), list(range(7))) == []  # the eighth makes it no text at all


def test_every_byte_of_a_whole_game_counts(whole: Record) -> None:
    assert missed(whole.to_text(), [0]) == []


def test_every_digit_and_letter_counts(short: Record) -> None:
    text = short.to_text()
    for at, letter in enumerate(text):
        for other in {"0", "1", "9", "a", "f", "z", "A", "B", " ", "-", '"', "\n"} - {letter}:
            assert not verify_text(text[:at] + other + text[at + 1 :]).good, (at, other)


def test_nothing_can_be_left_out_or_added(short: Record) -> None:
    text = short.to_text()
    for at in range(len(text)):
        assert not verify_text(text[:at]).good, f"cut after {at}"
        assert not verify_text(text[:at] + text[at + 1 :]).good, f"without {at}"
        for more in (text[at], " ", "\n", "0"):
            assert not verify_text(text[:at] + more + text[at:]).good, f"{more!r} at {at}"
    for more in ("\n", " ", "A pass\n", "= 6 00\n", "\r", "\0", "seed 7\n", text):
        assert not verify_text(text + more).good


def test_no_line_can_be_left_out_doubled_or_moved(whole: Record) -> None:
    lines = whole.to_text().splitlines(keepends=True)
    for at, line in enumerate(lines):
        assert not verify_text("".join(lines[:at] + lines[at + 1 :])).good, f"without {line}"
        assert not verify_text("".join([*lines[:at], line, *lines[at:]])).good, f"twice {line}"
        if at and lines[at - 1] != line:
            moved = [*lines[: at - 1], line, lines[at - 1], *lines[at + 1 :]]
            assert not verify_text("".join(moved)).good, f"earlier {line}"


@pytest.mark.parametrize("end", ["\r\n", "\r", "\x0b", "\u2028", "\n\n"])
def test_lines_end_in_one_way(short: Record, end: str) -> None:
    verdict = verify_text(short.to_text().replace("\n", end))
    assert verdict.kind == "form"


def test_a_seed_is_written_in_one_way(short: Record) -> None:
    verdict = verify_text(with_line(short, f'"{SEED}"', f'"\\u0035{SEED[1:]}"'))
    assert verdict.kind == "form"
    assert "but has to be" in verdict.reason


# What and where


def test_a_choice_that_cannot_be_made_is_named(whole: Record) -> None:
    choices = list(whole.choices)
    at = len(choices) // 2
    choices[at] = (choices[at][0], "attack:D")
    verdict = verify(replace(whole, choices=choices))
    assert (verdict.kind, verdict.at) == ("choice", at + 1)
    assert "attack:D" in verdict.reason


def test_a_choice_of_nobody_is_named(short: Record) -> None:
    for name in ("Z", "AB", ""):
        verdict = verify(replace(short, choices=[(name, "pass")]))
        assert (verdict.kind, verdict.at) == ("choice", 1)


def test_two_choices_in_another_order_are_found(whole: Record) -> None:
    places = [at for at in range(len(whole.choices) - 1) if whole.choices[at] != whole.choices[at + 1]]
    verdicts = [verify(swapped(whole, at)) for at in places]
    assert {verdict.kind for verdict in verdicts} == {"choice", "digest"}  # in the draft any order is legal
    for at, verdict in zip(places, verdicts, strict=True):
        assert at < verdict.at <= at + 50 or verdict.kind == "choice"


def test_a_choice_removed_or_added_is_found(whole: Record) -> None:
    for at in (0, 30, 49, 50, len(whole.choices) - 1):
        fewer = whole.choices[:at] + whole.choices[at + 1 :]
        more = [*whole.choices[:at], whole.choices[at], *whole.choices[at:]]
        for choices in (fewer, more):
            assert verify(replace(whole, choices=choices)).kind in ("choice", "digest")


def test_a_choice_after_the_end_is_found(whole: Record) -> None:
    verdict = verify(replace(whole, choices=[*whole.choices, ("A", "pass")]))
    assert (verdict.kind, verdict.at) == ("choice", len(whole.choices) + 1)


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        (lambda _: {}, "missing"),
        (lambda record: {**record.digests, 7: "00"}, "none belongs"),
        (lambda record: {**record.digests, 9999: "00"}, "none belongs"),
        (lambda record: {**record.digests, 50: "00"}, "is another"),
        (lambda record: {at: record.digests[at] for at in record.digests if at != 50}, "missing"),
        (lambda record: {at: record.digests[at] for at in record.digests if at == 50}, "missing"),
    ],
)
def test_digests_missing_added_or_changed_are_found(
    whole: Record, change: Callable[[Record], dict[int, str]], kind: str
) -> None:
    verdict = verify(replace(whole, digests=change(whole)))
    assert verdict.kind == "digest"
    assert verdict.at > 0
    assert kind in verdict.reason


def test_a_wrong_or_missing_result_is_found(whole: Record) -> None:
    for result in ("", "A brenn", "Z conditions"):
        verdict = verify(replace(whole, result=result))
        assert (verdict.kind, verdict.at) == ("result", len(whole.choices))


def test_a_result_before_the_end_is_found(short: Record) -> None:
    assert verify(replace(short, result="A conditions")).kind == "result"


def test_other_cards_and_other_versions_are_told_apart(short: Record) -> None:
    catalogue = short.to_text().splitlines()[1]
    assert verify_text(with_line(short, catalogue, "catalogue 0123456789abcdef")).kind == "catalogue"
    assert verify_text(with_line(short, "inis 2", "inis 1")).kind == "version"


def test_what_is_no_record_is_no_record() -> None:
    for text in ("", "\n", "hello", "inis", "\ud800", "inis 2 rules 2 table 1\n", "{}", "\0" * 10):
        assert verify_text(text).kind == "form"


def test_a_seed_not_revealed_is_said_to_be_so(short: Record) -> None:
    verdict = verify_text(short.without_seed().to_text())
    assert (verdict.kind, verdict.at) == ("seed", 0)
    assert "not revealed" in verdict.reason


def test_a_seed_that_cannot_be_one_is_found(short: Record) -> None:
    assert verify_text(with_line(short, f'"{SEED}"', '"\\ud800"')).kind == "setting"
    assert verify_text(with_line(short, f'"{SEED}"', "9" * 5000)).kind == "form"


# The host


def test_another_seed_breaks_the_commitment_even_with_new_digests() -> None:
    record = recorded(0)
    for changed in (replace(record, seed=SEED[::-1]), forged(replace(record, seed=SEED[::-1]))):
        assert verify(changed).kind == "commitment"


@pytest.mark.parametrize(
    "setting", [Setting(2, BASE), Setting(2, DISCOVERY, "open", 2), Setting(2, BASE, "open", 1)]
)
def test_another_setting_breaks_the_commitment_even_with_new_digests(setting: Setting) -> None:
    assert verify(forged(replace(recorded(0), setting=setting))).kind == "commitment"


def test_a_record_made_new_as_a_whole_is_not_the_published_one() -> None:
    record = recorded(0)
    other = committed(replace(record, seed=SEED[::-1]))
    assert verify(other).good
    assert verify(other, record.commitment) == Verdict(
        "commitment", 0, "the record's commitment is not the one published"
    )
    told = Record.of(Game.start(2, source=Source()))
    assert verify(told, record.commitment).kind == "commitment"


def test_other_entropy_is_found(short: Record) -> None:
    legal: list[tuple[str, ...]] = [("from B", "from A"), ("from A", "from b"), ("from Afrom B", ""), ()]
    for entropy in legal:
        assert verify(replace(short, entropy=entropy)).kind in ("choice", "digest")
    for entropy in [("from A",), ("from A", "from B", "")]:
        assert verify(replace(short, entropy=entropy)).kind == "setting"


def test_where_fate_was_asked_nobody_adds_entropy() -> None:
    told = Record.of(Game.start(2, source=Source()))
    assert verify(replace(told, entropy=ENTROPY)).kind == "setting"
