"""The record is the save: it replays exactly, and a broken one says where it breaks."""

from dataclasses import replace
from json import dumps, loads

import pytest

from ardri.rules.editions.base import BASE, DISCOVERY
from ardri.rules.errors import RecordError
from ardri.rules.formats.notation import digest
from ardri.rules.formats.record import Record, digests_of, replay
from ardri.rules.game import Game
from ardri.rules.state.chance import Scripted, Seeded, Source
from ardri.rules.state.seed_commitment import commitment
from ardri.rules.state.state import Setting
from ardri.testing import play_random, position

SECRET = "5eed" * 16


@pytest.fixture(scope="module")
def record() -> Record:
    game = Game.start(3, 11, edition="discovery")
    play_random(game, seed=11)
    return Record.of(game)


def lines_of(record: Record) -> list[str]:
    return record.to_text().splitlines()


def test_a_record_round_trips_through_text_and_json(record: Record) -> None:
    assert Record.from_text(record.to_text()).to_json() == record.to_json()
    assert Record.from_json(loads(dumps(record.to_json()))).to_text() == record.to_text()


def test_an_unfinished_game_is_saved_and_goes_on_the_same() -> None:
    game = Game.start(4, "save me")
    play_random(game, seed=3, choices=123)
    again = replay(Record.from_text(Record.of(game).to_text()))
    assert digest(again) == digest(game)
    play_random(game, seed=4)
    play_random(again, seed=4)
    assert digest(again) == digest(game)
    assert again.result.winner == game.result.winner


def test_a_seed_may_be_any_text() -> None:
    game = Game.start(2, 'it\'s "quoted" = 1\n= 2 x')
    play_random(game, seed=1, choices=30)
    again = replay(Record.from_text(Record.of(game).to_text()))
    assert digest(again) == digest(game)
    assert again.seed == game.seed


def test_where_fate_was_asked_its_answers_are_in_the_record() -> None:
    game = Game.start(2, source=Source())
    while not game.over:
        question = game.chance
        if question is not None:
            game.choose_chance(question.options[-1])
        else:
            play_random(game, seed=len(game.choices()), choices=1)
    record = Record.of(game)
    assert ("*", "brenn:B") in record.choices
    assert digest(replay(Record.from_text(record.to_text()))) == digest(game)


def test_a_scripted_game_has_a_record_that_needs_no_script() -> None:
    game = Game.start(2, source=Scripted(["brenn:B"], Seeded(5)))
    play_random(game, seed=5, choices=60)
    assert digest(replay(Record.of(game))) == digest(game)


def test_a_position_has_no_record() -> None:
    game = position(clans={"hills": "A1 B1"}, hand={"A": "bard geis"}, turn="A")
    for choices in (0, 1):
        play_random(game, seed=1, choices=choices)
        with pytest.raises(RecordError, match="began as a position: write that down instead"):
            Record.of(game)


# What replay finds


def test_a_changed_choice_is_found_at_its_place(record: Record) -> None:
    choices = list(record.choices)
    choices[20] = (choices[20][0], "replace:D")
    with pytest.raises(RecordError, match=r"choice 21 \(. replace:D\) cannot be made") as caught:
        replay(replace(record, choices=choices))
    assert (caught.value.kind, caught.value.at) == ("choice", 21)


def test_a_choice_that_is_legal_but_not_the_recorded_one_is_found_by_the_next_digest(record: Record) -> None:
    choices = list(record.choices)
    other = {"territory:cove": "territory:valley", "territory:valley": "territory:cove"}
    at = next(at for at, (_, key) in enumerate(choices) if key in other and at > 0)
    choices[at] = (choices[at][0], other[choices[at][1]])
    with pytest.raises(RecordError, match="choice"):
        replay(replace(record, choices=choices))


def wavering(between: int, choices: int) -> tuple[Record, str]:
    """A game in whose first draft A kept a card, then another, then the first again; and its position."""
    game = Game.start(2, "wavering")
    while game.decision.question != "draft_keep":
        game.choose(game.decision.options[0])
    options = game.decision.options
    for option in (options[0], options[between], options[0]):
        game.choose(option, seat=0)
    play_random(game, seed=1, choices=choices)
    return Record.of(game), digest(game)


def test_a_choice_that_led_to_the_same_position_is_found() -> None:
    (record, position), (other, same) = wavering(1, 0), wavering(2, 0)
    assert position == same
    with pytest.raises(RecordError, match="the digest after choice") as caught:
        replay(replace(record, choices=other.choices))
    assert (caught.value.kind, caught.value.at) == ("digest", len(record.choices))


def test_it_is_in_every_digest_that_follows() -> None:
    (record, position), (other, same) = wavering(1, 130), wavering(2, 130)
    assert position == same
    assert list(record.digests) == list(other.digests)
    assert len(record.digests) == 3
    assert not set(record.digests.values()) & set(other.digests.values())


@pytest.mark.pure
def test_a_position_that_is_another_by_other_rules_is_found(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ardri.rules.formats.record.digest", lambda game: digest(game)[::-1])
    with pytest.raises(RecordError, match="played on other rules") as caught:
        replay(record)
    assert (caught.value.kind, caught.value.at) == ("digest", 50)


def test_what_was_agreed_counts_even_where_it_leads_to_the_same_position(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("ardri.rules.formats.record.digest", lambda _: "always the same")
    record = Record.of(Game.start(2, SECRET, entropy=["a", "b"]))
    others = [
        replace(record, entropy=("a", "c")),
        replace(record, entropy=("b", "a")),
        replace(record, commitment="0" * 64),
        replace(record, setting=Setting(2, BASE, round_limit=9)),
        replace(record, setting=Setting(2, DISCOVERY)),
    ]
    assert digests_of(record) == record.digests
    for other in others:
        assert digests_of(other) != record.digests


def test_a_change_long_ago_changes_every_later_digest(record: Record) -> None:
    other = digests_of(replace(record, commitment="0" * 64))
    assert list(other) == list(record.digests)
    assert len(other) > 2
    assert not set(other.values()) & set(record.digests.values())


def test_digests_stand_after_every_fiftieth_choice_and_after_the_last(record: Record) -> None:
    last = len(record.choices)
    assert list(record.digests) == [*range(50, last, 50), last]


def test_a_game_without_a_choice_has_a_record_too() -> None:
    record = Record.of(Game.start(2, 1))
    assert list(record.digests) == [0]
    again = Record.from_text(record.to_text())
    assert again.to_json() == record.to_json()
    assert digest(replay(again)) == digest(Game.start(2, 1))


@pytest.mark.parametrize("seed", [12, "11", SECRET])
def test_another_seed_is_found(record: Record, seed: int | str) -> None:
    with pytest.raises(RecordError, match="commitment") as caught:
        replay(replace(record, seed=seed))
    assert caught.value.kind == "commitment"


def test_a_wrong_result_is_found(record: Record) -> None:
    for result in ("* round_limit", ""):
        with pytest.raises(RecordError, match="the result is"):
            replay(replace(record, result=result))


# Entropy and a seed that is withheld


def test_entropy_is_in_the_record_and_counts() -> None:
    entropy = ["A's own", 'quoted "B"\n= 1 x é']
    game = Game.start(2, SECRET, entropy=entropy)
    play_random(game, seed=2, choices=60)
    record = Record.from_text(Record.of(game).to_text())
    assert record.entropy == tuple(entropy)
    assert digest(replay(record)) == digest(game)
    for other in ((entropy[1], entropy[0]), (), ("A's own",), (*entropy, "")):
        with pytest.raises(RecordError):
            replay(replace(record, entropy=other))


def test_the_commitment_is_the_one_to_seed_and_setting(record: Record) -> None:
    assert record.commitment == commitment(11, Setting(3, DISCOVERY))


def test_a_withheld_seed_is_nowhere_in_the_record() -> None:
    game = Game.start(2, SECRET, entropy=["a", "b"])
    play_random(game, seed=2, choices=60)
    whole = Record.of(game)
    sealed = whole.without_seed()
    assert sealed.sealed
    assert not whole.sealed
    assert SECRET not in sealed.to_text()
    assert SECRET not in dumps(sealed.to_json())
    assert sealed.to_text().endswith("\nseed -\n")
    assert sealed.to_text()[: -len("-\n")] == whole.to_text()[: -len(f'"{SECRET}"\n')]
    for again in (Record.from_text(sealed.to_text()), Record.from_json(loads(dumps(sealed.to_json())))):
        assert again.to_json() == sealed.to_json()
        with pytest.raises(RecordError, match="the seed is not revealed") as caught:
            replay(again)
        assert caught.value.kind == "seed"
        assert digest(replay(replace(again, seed=SECRET))) == digest(game)


def test_where_fate_was_asked_there_is_no_seed_to_withhold() -> None:
    record = Record.of(Game.start(2, source=Source()))
    assert (record.commitment, record.sealed) == ("", False)
    with pytest.raises(RecordError, match="no seed to withhold"):
        record.without_seed()


# What cannot be read


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("inis 1 rules 1 table 1", "format is 1, this reads 2"),
        ("inis 2 rules 9 table 1", "rules is 9"),
        ("inis one", "line 1 of the record cannot be read"),
        ("", "line 1 of the record cannot be read"),
    ],
)
def test_a_record_of_another_kind_is_refused(record: Record, line: str, reason: str) -> None:
    text = "\n".join([line, *lines_of(record)[1:]])
    with pytest.raises(RecordError, match=reason):
        Record.from_text(text)


def test_a_record_of_the_first_format_says_so() -> None:
    text = 'inis 1 rules 1 table 1\nsetting 2 ordinary open 0\nseed "golden 1"\nresult -\n'
    with pytest.raises(RecordError, match="the record's format is 1, this reads 2") as caught:
        Record.from_text(text)
    assert caught.value.kind == "version"


@pytest.mark.parametrize(
    ("at", "reason"), [(1, "made with another card list"), (2, "made with another option table")]
)
def test_a_record_made_with_other_cards_says_so(record: Record, at: int, reason: str) -> None:
    lines = lines_of(record)
    lines[at] = lines[at][:-1] + ("0" if lines[at][-1] != "0" else "1")
    with pytest.raises(RecordError, match=reason) as caught:
        Record.from_text("\n".join(lines))
    assert caught.value.kind == "catalogue"


@pytest.mark.parametrize(
    ("at", "line", "reason"),
    [
        (3, "setting three ordinary open 0", "line 4 of the record cannot be read"),
        (3, "setting 3 strange open 0", "line 4 of the record cannot be read"),
        (3, "setting 3 discovery open", "line 4 of the record cannot be read"),
        (4, "commitment \x1b[31m", "which no record does"),
        (5, "entropy ?", "line 6 of the record cannot be read"),
        (5, "entropy 7", "no list of texts"),
        (5, "entropy [7, 8, 9]", "no list of texts"),
        (5, "setting 3 discovery open 0", "line 6 of the record says the setting a second time"),
        (8, "F card:bard", "line 9 of the record cannot be read"),
        (8, "A", "line 9 of the record cannot be read"),
        (8, "A card:bard ", "line 9 of the record cannot be read"),
        (8, "A \x1b[31m", "line 9 of the record cannot be read"),
        (8, "= 2", "line 9 of the record cannot be read"),
        (8, "= 3 0123", "line 9 of the record is the digest after choice 3, but stands after 2"),
        (-1, "seed ?", "cannot be read"),
        (-1, "seed 1.5", "neither text nor number"),
        (-1, "seed true", "neither text nor number"),
        (-1, "", "no line that says the seed"),
        (-2, "", "no line that says the result"),
        (5, "", "no line that says the entropy"),
    ],
)
def test_a_broken_line_is_named(record: Record, at: int, line: str, reason: str) -> None:
    lines = lines_of(record)
    lines[at] = line
    with pytest.raises(RecordError, match=reason) as caught:
        Record.from_text("\n".join(lines))
    assert len(str(caught.value)) < 200
    assert "\x1b" not in str(caught.value)


def test_a_line_that_nests_without_end_is_named(record: Record) -> None:
    lines = lines_of(record)
    lines[5] = "entropy " + "[" * 100_000
    with pytest.raises(RecordError, match="line 6 of the record cannot be read") as caught:
        Record.from_text("\n".join(lines))
    assert len(str(caught.value)) < 200


def test_a_second_digest_is_refused(record: Record) -> None:
    lines = lines_of(record)
    at = next(at for at, line in enumerate(lines) if line.startswith("= "))
    lines.insert(at, lines[at])
    with pytest.raises(RecordError, match="a second digest after choice 50"):
        Record.from_text("\n".join(lines))


@pytest.mark.parametrize(
    ("line", "reason"),
    [("setting 7 ordinary open 0", "2 to 5 players"), ("setting 3 discovery shut 0", "windows are")],
)
def test_a_game_that_cannot_begin_is_refused(record: Record, line: str, reason: str) -> None:
    lines = lines_of(record)
    lines[3] = line
    with pytest.raises(RecordError, match=reason):
        replay(Record.from_text("\n".join(lines)))


PARTS = list(Record.of(Game.start(2, 1)).to_json())


@pytest.mark.parametrize("part", PARTS)
def test_a_record_with_a_part_missing_is_refused(record: Record, part: str) -> None:
    data = record.to_json()
    del data[part]
    with pytest.raises(RecordError):
        Record.from_json(data)


VALUES: list[object] = [1.5, True, [[]], {"a": 1}, {"07": "ab"}, {"1": 2}, "\n", ["A pass\n"]]
STRANGE: list[tuple[str, object]] = [
    (part, value)
    for part in PARTS
    for value in VALUES
    if (part, value) not in (("discovery", True), ("seed", "\n"), ("entropy", ["A pass\n"]))
]


@pytest.mark.parametrize(("part", "value"), STRANGE)
def test_a_record_with_a_part_of_another_kind_is_refused(record: Record, part: str, value: object) -> None:
    with pytest.raises(RecordError):
        Record.from_json({**record.to_json(), part: value})
