"""Golden games: complete records that must replay exactly, digest by digest."""

from pathlib import Path

import pytest

from ardri.rules.formats.record import Record, replay

TESTS = Path(__file__).parents[2]
RECORDS = sorted((TESTS / "golden").glob("*.txt"))
FURTHER = sorted((TESTS / "seasons" / "golden").glob("*.txt"))


def test_there_are_a_dozen_golden_games_and_some_with_modules() -> None:
    assert len(RECORDS) == 12
    assert FURTHER


@pytest.mark.parametrize("path", [*RECORDS, *FURTHER], ids=lambda path: path.stem)
def test_a_golden_game_replays_to_its_recorded_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.from_text(text)
    game = replay(record)
    assert game.over
    assert len(record.digests) == -(-len(record.choices) // 50)
    assert Record.of(game).to_text() == text
