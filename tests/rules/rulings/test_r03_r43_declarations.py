"""Rulings R3 and R43: all that is public is declared before anybody may cancel; nothing hidden is seen."""

import pytest

from ardri.rules.game import Game
from ardri.testing import hand, options, play, position, whose
from tests.rules.helpers.game_inspection import declared

# R3: Geis is asked before anything hidden is seen


def looked_at(game: Game) -> list[str]:
    """The zones that somebody has looked at."""
    return [str(event.fields["at"]) for event in game.events if event.kind == "look"]


@pytest.mark.ruling(3)
def test_the_druid_declares_nothing_and_looks_only_after_the_geis_window() -> None:
    game = position(
        clans={"hills": "A1", "cove": "B1"}, hand={"A": "druid bard", "B": "geis citadel"}, turn="A"
    )
    play(game, "A: card:druid")
    assert whose(game) == "B card_declared"
    assert declared(game) == ()
    assert looked_at(game) == []
    play(game, "B: decline")
    assert looked_at(game) == ["action_discard"]
    assert whose(game) == "A take"
    assert "take:druid" not in options(game)


@pytest.mark.card("druid", case="timing")
@pytest.mark.ruling(3)
def test_a_cancelled_druid_has_seen_nothing() -> None:
    game = position(
        clans={"hills": "A1", "cove": "B1"}, hand={"A": "druid bard", "B": "geis citadel"}, turn="A"
    )
    play(game, "A: card:druid", "B: card:geis")
    assert looked_at(game) == []
    assert whose(game) == "B turn"
    assert hand(game, "A") == ["bard"]


@pytest.mark.ruling(3)
def test_scouts_and_spies_declare_the_opponent_and_move_after_the_look() -> None:
    game = position(
        players=4,
        clans={"hills": "A2", "cove": "B1 C1 D1"},
        hand={"A": "scouts_spies bard", "B": "geis citadel", "C": "druid festival"},
        turn="A",
    )
    play(game, "A: card:scouts_spies, seat:C")
    assert whose(game) == "B card_declared"
    assert declared(game) == (2,)
    assert looked_at(game) == []
    play(game, "B: decline")
    assert looked_at(game) == ["hand:C"]
    assert (whose(game), options(game)) == ("A scouts_from", ["from:hills", "done"])


@pytest.mark.card("exploration", case="timing")
@pytest.mark.ruling(3)
def test_exploration_declares_nothing_and_asks_for_the_site_after_the_geis_window() -> None:
    game = position(
        clans={"hills": "A1", "cove": "B1"}, hand={"A": "exploration bard", "B": "geis citadel"}, turn="A"
    )
    play(game, "A: card:exploration")
    assert whose(game) == "B card_declared"
    assert declared(game) == ()
    play(game, "B: decline")
    assert whose(game) == "A site"


# R43: what is declared


@pytest.mark.card("salt_mine", case="timing")
@pytest.mark.ruling(43)
@pytest.mark.parametrize(
    ("card", "lines", "plan"),
    [
        ("moor", ["A: card:moor, seat:C"], (2,)),
        ("salt_mine", ["A: card:swamp", "B: decline", "A: card:salt_mine, seat:C"], (2,)),
        ("misty_lands", ["A: card:misty_lands, count:2"], (2,)),
    ],
)
def test_names_and_numbers_are_declared_before_anybody_may_cancel(
    card: str, lines: list[str], plan: tuple[int, ...]
) -> None:
    game = position(
        players=3,
        tiles="cove moor salt_mine misty_lands swamp",
        clans={"cove": "A1 B1 C1"},
        hand={"A": f"{card} bard geis swamp", "B": "the_dagda druid", "C": "eriu citadel"},
        turn="A",
    )
    play(game, *lines)
    assert (whose(game), declared(game)) == ("B card_declared", plan)


@pytest.mark.ruling(43)
@pytest.mark.parametrize(
    ("card", "canceller"),
    [
        ("deirdres_beauty", "the_dagda"),
        ("maeves_wealth", "the_dagda"),
        ("tailtus_land", "the_dagda"),
        ("tuans_memory", "the_dagda"),
        ("druid", "geis"),
        ("exploration", "geis"),
    ],
)
def test_hidden_cards_declare_nothing(card: str, canceller: str) -> None:
    game = position(
        players=3,
        clans={"cove": "A1 B1 C1"},
        hand={"A": f"{card} bard", "B": f"{canceller} citadel", "C": "eriu conquest"},
        turn="A",
    )
    play(game, f"A: card:{card}")
    assert (whose(game), declared(game)) == ("B card_declared", ())
    play(game, f"B: card:{canceller}")
    assert hand(game, "A") == ["bard"]
    assert hand(game, "C") == ["conquest", "eriu"]
    assert whose(game) == "B turn"


@pytest.mark.ruling(43)
def test_cathbad_declares_nothing() -> None:
    game = position(players=3, clans={"cove": "A1"}, hand={"A": "cathbads_word", "B": "the_dagda"})
    play(game, "A: card:cathbads_word")
    assert (whose(game), declared(game)) == ("B card_declared", ())
