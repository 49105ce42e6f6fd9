"""The table as one seat sees it: all that is open, the own hand, and nothing of the others'."""

from collections.abc import Callable

import pytest
from rich.console import Console, RenderableType

from ardri.cli.terminal.explain import about_tile
from ardri.cli.terminal.players import Players, parse_players
from ardri.cli.terminal.table_view import (
    Viewer,
    board,
    board_lines,
    doing_lines,
    hand_lines,
    heading,
    lands_table,
    marked_lines,
    piles_lines,
    player_lines,
    players_table,
    signs_line,
)
from ardri.rules.editions.registry import with_every_module
from ardri.rules.game import Game
from ardri.testing import play, position
from ardri.texts.catalogues import texts
from ardri.texts.speech import Speech


def viewer(game: Game, seat: int | None = 0, people: str = "1", language: str = "en") -> Viewer:
    seated = parse_players(game.state.players, people)
    return Viewer(game, seated, Speech(texts(language), seated.names), seat)


def drawn(make: Callable[[Console], RenderableType], width: int = 80) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(make(console))
    return "\n".join(line.rstrip() for line in capture.get().splitlines())


def a_turn() -> Game:
    return position(
        clans={"hills": "A2 B1", "cove": "B2"}, hand={"A": "bard eriu", "B": "druid conquest geis"}, turn="A"
    )


def a_clash() -> Game:
    game = position(
        clans={"hills": "A2 B2", "cove": "B1"},
        hand={"A": "warlord bard", "B": "druid conquest"},
        turn="A",
        capital="hills",
    )
    play(game, "A: card:warlord", "B: shelter")
    return game


def test_the_own_hand_is_shown_by_type() -> None:
    assert hand_lines(viewer(a_turn(), 0)) == ["Action cards: Bard", "Epic Tales: Eriu"]
    assert hand_lines(viewer(a_turn(), None)) == []


def test_of_the_others_hands_only_the_size_is_shown() -> None:
    seen = viewer(a_turn())
    shown = drawn(lambda _: players_table(seen)) + "\n".join(player_lines(seen) + board_lines(seen))
    assert "3 Action cards, 0 Advantage cards, 0 Epic Tales" in shown
    for card in ("Druid", "Conquest", "Geis"):
        assert card not in shown


def test_the_tracks_of_every_player_are_shown_with_brenn_and_pretender() -> None:
    game = position(
        clans={"hills": "A2 B1", "cove": "B2"}, hand={"A": "bard"}, turn="A", pretenders="B", brenn="A"
    )
    you, other = player_lines(viewer(game))
    assert you.startswith("A Aoife, you, Brenn: Leadership 1/6, Religion ")
    assert other.startswith("B Brigid, bot, Pretender: Leadership 0/6, ")
    assert drawn(lambda _: players_table(viewer(game))).splitlines()[2].startswith("B Brigid bot, Pretender")


def test_people_at_one_keyboard_are_told_from_bots_but_none_is_you() -> None:
    game = position(players=3, clans={"hills": "A2 B1 C1", "cove": "B2"}, hand={"A": "bard"}, turn="A")
    marks = [line.partition(":")[0] for line in player_lines(viewer(game, 0, "2"))]
    assert [mark.replace(", Brenn", "") for mark in marks] == ["A Aoife", "B Brigid", "C Conall, bot"]


def test_a_territory_is_told_in_words_without_what_is_not_there() -> None:
    lines = board_lines(viewer(a_turn()))
    (hills,) = [line for line in lines if line.startswith("Hills")]
    assert hills.startswith("Hills: Clans: Aoife 2, Brigid 1; Chieftain: Aoife; ")
    assert "–" not in "".join(lines)


def test_a_clash_tells_exposed_and_sheltered_clans() -> None:
    game = a_clash()
    assert doing_lines(viewer(game)) == ["Aoife: Warlord > clash in Hills (Aoife 2, Brigid 1 + 1 sheltered)"]
    shown = drawn(lambda console: board(viewer(game), console, 80, []))
    assert "x Hl Hills" in shown
    assert "A2 B1+1" in shown


def test_the_island_lies_beside_the_territories_or_above_them() -> None:
    seen = viewer(a_turn())
    beside = drawn(lambda console: board(seen, console, 80, []), 80).splitlines()
    above = drawn(lambda console: board(seen, console, 44, []), 44).splitlines()
    narrow = drawn(lambda console: board(seen, console, 20, board_lines(seen)), 20)
    assert len(beside) < len(above)
    assert "Hl Hills" in "\n".join(above)
    assert "Hills: Clans:" in narrow


def test_the_heading_tells_time_brenn_and_crows() -> None:
    assert heading(viewer(a_turn())).endswith("Brenn: Aoife · crows clockwise")


def test_the_piles_are_counted() -> None:
    assert piles_lines(viewer(a_turn()))[0].startswith("Territories in the stack: ")


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_the_table_of_players_fits_80_columns_with_the_longest_names(language: str) -> None:
    game = position(
        players=4, clans={"hills": "A2 B1 C1 D1"}, hand={"A": "bard"}, turn="A", pretenders="ABCD"
    )
    names = tuple(letter * 12 for letter in "ABCD")
    seen = Viewer(game, Players(names, (0,)), Speech(texts(language), names), 0)
    shown = drawn(lambda _: players_table(seen))
    assert max(map(len, shown.splitlines())) <= 80
    assert "…" not in shown


def test_markers_are_shown_below_the_territories_and_in_them() -> None:
    game = position(
        tiles="haven hills",
        clans={"haven": "A1 B1"},
        hand={"A": "bard druid"},
        turn="A",
        markers={"king": "want", "season": "winter", "fili": "hills"},
        edition=with_every_module(),
    )
    seen = viewer(game)
    assert marked_lines(seen) == [
        "The King tile: We want a King!",
        f"The time of year: {seen.speech.say('marker-season.winter')}",
        "The Fili token: Hills",
        "Harbours: Haven",
    ]
    hills, haven = [line for line in board_lines(seen) if line.startswith(("Haven", "Hills"))]
    assert "harbour; Card" in haven
    assert "Fili" in hills
    assert "h" in drawn(lambda console: board(seen, console, 80, board_lines(seen))).split()
    assert "F Fili" in signs_line(seen)
    assert "h harbour" in signs_line(seen)


def test_a_territory_without_an_advantage_card_has_nobody_as_its_holder() -> None:
    game = position(
        5, tiles="haven hills", clans={"haven": "E2"}, hand={"A": "bard druid"}, turn="A", edition="base+sea"
    )
    seen = viewer(game)
    (haven,) = [line for line in board_lines(seen) if line.startswith("Haven")]
    assert "Card: none; " in haven
    row = next(line for line in drawn(lambda _: lands_table(seen)).splitlines() if "Haven" in line)
    assert row.split()[-1] == "-"
    assert about_tile(seen, "inis_mona")[-1] == "A reading, not a printed rule: E9, E13."


def test_a_base_game_has_no_lines_about_markers() -> None:
    assert marked_lines(viewer(a_turn())) == []
