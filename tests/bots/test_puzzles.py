"""The built positions: each asks seat A something, and the chieftain answers rightly, whatever its seed."""

import pytest

from ardri.bots.chieftain import Chieftain
from ardri.bots.puzzles import PUZZLES, THEMES, Puzzle
from ardri.bots.puzzles.puzzle import question
from ardri.testing import play
from ardri.texts.catalogues import LANGUAGES, texts
from ardri.texts.speech import Speech

NAMES = [puzzle.name for puzzle in PUZZLES]
AT_ONCE = [puzzle for puzzle in PUZZLES if not puzzle.ahead]
AHEAD = [puzzle for puzzle in PUZZLES if puzzle.ahead]

# Where several moves win: how. The other side has no cards, so that it can but pass, and is not asked
WINNING_LINES = {
    "clans_first_then_the_way": (
        "card:new_clans, territory:forest, territory:forest, "
        "card:migration, from:forest, to:moor, count:1, done, pretender, pass"
    ),
    "room_for_one_more": "territory:forest, card:migration, from:forest, to:moor, count:1, done, pretender",
    "the_druid_fetches_it": "card:druid, take:sanctuary, card:sanctuary, territory:hills, pretender, pass",
    "the_walls_win_a_card": "territory:plains, card:plains, to:moor, count:1, done, pretender",
    "a_deed_makes_six": "card:warlord, territory:hills, attack:B, card:bard, end, pretender, pass",
}


@pytest.mark.parametrize("puzzle", PUZZLES, ids=NAMES)
def test_what_is_right_and_what_is_wrong_is_really_offered(puzzle: Puzzle) -> None:
    decision = question(puzzle.build())
    offered = [option.key for option in decision.options]
    assert set(puzzle.choose + puzzle.avoid) <= set(offered)
    assert 0 < len(puzzle.solutions(decision)) < len(offered)


@pytest.mark.parametrize("puzzle", AT_ONCE, ids=[puzzle.name for puzzle in AT_ONCE])
def test_the_chieftain_solves_what_one_look_shows(puzzle: Puzzle) -> None:
    game = puzzle.build()
    for seed in "12345678":
        assert puzzle.solved_by(Chieftain(seed).choose(game.view(0), question(game)).key)


@pytest.mark.parametrize("puzzle", AHEAD, ids=[puzzle.name for puzzle in AHEAD])
def test_where_several_moves_are_needed_they_win_the_game(puzzle: Puzzle) -> None:
    line = WINNING_LINES[puzzle.name]
    assert puzzle.solved_by(line.partition(", ")[0])
    game = puzzle.build()
    play(game, f"A: {line}")
    assert game.result.winner == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("puzzle", PUZZLES, ids=NAMES)
def test_a_puzzle_is_explained_to_whoever_sits_there(puzzle: Puzzle, language: str) -> None:
    players = puzzle.build().state.players
    speech = Speech(texts(language), ("Ann", "Bob", "Cid", "Dan")[:players])
    assert puzzle.title(speech)
    assert puzzle.why(speech, players).endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_titles_are_alike(language: str) -> None:
    titles = [puzzle.title(Speech(texts(language))) for puzzle in PUZZLES]
    assert len(set(titles)) == len(titles)


def test_there_are_enough_of_them_for_every_theme_and_table() -> None:
    assert len(NAMES) == len(set(NAMES)) >= 45
    assert len(THEMES) == 11
    tables = [puzzle.build().state.players for puzzle in PUZZLES]
    assert min(tables.count(players) for players in (2, 3, 4)) >= 5
    assert 5 <= len(AHEAD) <= len(PUZZLES) // 6
