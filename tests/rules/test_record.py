"""The record is the save: it replays exactly, and a broken one says where it breaks."""

from json import dumps, loads

import pytest

from ardri.rules.chance import Scripted, Seeded, Source
from ardri.rules.errors import RecordError
from ardri.rules.game import Game
from ardri.rules.notation import digest
from ardri.rules.record import Record, replay
from ardri.testing import play_random, position


@pytest.fixture(scope="module")
def record() -> Record:
    game = Game.start(3, 11, discovery=True)
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
    play_random(game, seed=1, choices=1)
    with pytest.raises(RecordError, match="choice 1"):
        Record.of(game)


def test_a_changed_choice_is_found_at_its_place(record: Record) -> None:
    choices = list(record.choices)
    name, _ = choices[20]
    choices[20] = (name, "replace:D")
    broken = Record(record.setting, record.seed, choices, record.digests, record.result)
    with pytest.raises(RecordError, match=r"choice 21 \(. replace:D\) cannot be made"):
        replay(broken)


def test_a_choice_that_is_legal_but_not_the_recorded_one_is_found_by_the_next_digest(record: Record) -> None:
    choices = list(record.choices)
    other = {"territory:cove": "territory:valley", "territory:valley": "territory:cove"}
    at = next(at for at, (_, key) in enumerate(choices) if key in other and at > 0)
    choices[at] = (choices[at][0], other[choices[at][1]])
    broken = Record(record.setting, record.seed, choices, record.digests, record.result)
    with pytest.raises(RecordError, match="choice"):
        replay(broken)


def test_another_seed_is_found(record: Record) -> None:
    broken = Record(record.setting, 12, record.choices, record.digests, record.result)
    with pytest.raises(RecordError):
        replay(broken)


def test_a_wrong_result_is_found(record: Record) -> None:
    broken = Record(record.setting, record.seed, record.choices, record.digests, "* round_limit")
    with pytest.raises(RecordError, match="the result is"):
        replay(broken)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("inis 2 rules 1 table 1", "format is 2"),
        ("inis 1 rules 9 table 1", "rules is 9"),
        ("inis one", "line 1 of the record cannot be read"),
    ],
)
def test_a_record_of_another_kind_is_refused(record: Record, line: str, reason: str) -> None:
    text = "\n".join([line, *lines_of(record)[1:]])
    with pytest.raises(RecordError, match=reason):
        Record.from_text(text)


@pytest.mark.parametrize(
    ("at", "line", "reason"),
    [
        (1, "setting three ordinary open 0", "line 2 of the record cannot be read"),
        (1, "setting 3 strange open 0", "line 2 of the record cannot be read"),
        (2, "seed ?", "line 3 of the record cannot be read"),
        (5, "E card:bard", "choice 3 of the record is broken"),
        (5, "A", "choice 3 of the record is broken"),
    ],
)
def test_a_broken_line_is_named(record: Record, at: int, line: str, reason: str) -> None:
    lines = lines_of(record)
    lines[at] = line
    with pytest.raises(RecordError, match=reason):
        Record.from_text("\n".join(lines))


@pytest.mark.parametrize(
    ("line", "reason"),
    [("setting 7 ordinary open 0", "2 to 4 players"), ("setting 3 discovery shut 0", "windows are")],
)
def test_a_game_that_cannot_begin_is_refused(record: Record, line: str, reason: str) -> None:
    lines = lines_of(record)
    lines[1] = line
    with pytest.raises(RecordError, match=reason):
        replay(Record.from_text("\n".join(lines)))


@pytest.mark.parametrize("key", ["players", "choices", "digests", "windows", "result", "round_limit"])
def test_a_record_with_a_part_missing_is_refused(record: Record, key: str) -> None:
    data = record.to_json()
    del data[key]
    with pytest.raises(RecordError):
        Record.from_json(data)
