"""Rulings R24, R44, R45 and R79: Dagda's Club."""

import pytest

from ardri.rules.game import Game
from ardri.testing import clans, hand, options, play, position, whose, zone

# R24: Dagda's Club demands a card of an empty hand


def club(hand_of_b: str, demand: str) -> Game:
    game = position(
        tiles="valley cove hills",
        clans={"cove": "A3", "hills": "B3", "valley": "B1"},
        hand={"A": "conquest eriu dagdas_club", "B": f"nuada_silverhand {hand_of_b}"},
        turn="A",
    )
    play(game, f"A: card:conquest, territory:hills, count:2, attack:B, card:dagdas_club, {demand}")
    return game


@pytest.mark.card("dagdas_club", case="negative")
@pytest.mark.ruling(24)
def test_a_card_demanded_of_an_empty_hand_costs_a_clan() -> None:
    game = club("", "demand:card")
    assert clans(game)["hills"] == "A2 B2"
    assert whose(game) == "B maneuver"


# R44: a loss prevented by Dagda's Club needs no substitute


@pytest.mark.ruling(44)
def test_an_attack_against_the_club_is_dealt_with() -> None:
    game = position(
        tiles="cove hills plains",
        clans={"plains": "A2 B2"},
        hand={"A": "warlord bard geis", "B": "dagdas_club druid citadel"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B", "B: remove, card:dagdas_club")
    assert clans(game) == {"plains": "A2 B2"}
    assert hand(game, "B") == ["citadel", "druid"]
    assert whose(game) == "B maneuver"


@pytest.mark.ruling(44)
def test_the_festival_is_satisfied_by_the_club() -> None:
    game = position(
        tiles="cove hills plains",
        clans={"plains": "A2 B2"},
        hand={"A": "warlord dagdas_club bard", "B": "druid citadel"},
        festival="plains",
        turn="A",
    )
    play(game, "A: card:warlord, card:dagdas_club")
    assert clans(game) == {"plains": "A2 B2"}
    assert hand(game, "A") == ["bard"]
    assert whose(game) == "A maneuver"


@pytest.mark.tile("mountains")
@pytest.mark.ruling(44)
def test_the_mountains_are_satisfied_by_the_club() -> None:
    game = position(
        tiles="cove mountains",
        clans={"cove": "A2 B1"},
        hand={"A": "conquest dagdas_club bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:mountains, count:1, remove, card:dagdas_club")
    assert clans(game) == {"cove": "A1 B1", "mountains": "A1"}
    assert hand(game, "A") == ["bard"]
    assert whose(game) == "B turn"


@pytest.mark.card("dagdas_club", case="positive")
@pytest.mark.card("deirdres_beauty", case="timing")
@pytest.mark.ruling(44)
def test_deirdre_is_satisfied_by_the_club_she_brings() -> None:
    game = position(
        clans={"cove": "A1 B1"},
        hand={"A": "deirdres_beauty bard", "B": "dagdas_club druid citadel"},
        turn="A",
    )
    play(game, "A: card:deirdres_beauty, card:dagdas_club")
    assert clans(game) == {"cove": "A1 B1"}
    assert hand(game, "A") == ["bard"]
    assert whose(game) == "B turn"


@pytest.mark.card("stone_circle", case="negative")
@pytest.mark.ruling(44)
def test_the_stone_circle_gives_nothing_back_for_a_clan_that_was_spared() -> None:
    game = position(
        tiles="cove stone_circle",
        clans={"cove": "A1 B1", "stone_circle": "A1"},
        hand={"A": "eriu stone_circle dagdas_club bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:eriu, done, card:stone_circle, card:dagdas_club")
    assert clans(game) == {"cove": "A1 B1", "stone_circle": "A1"}
    assert hand(game, "A") == ["bard"]
    assert zone(game, "epic_discard") == ["dagdas_club", "eriu"]


# R45: Iron Mine together with Dagda's Club


@pytest.mark.card("iron_mine", case="timing")
@pytest.mark.ruling(45)
def test_iron_mine_takes_its_card_though_the_club_spares_the_clan() -> None:
    game = position(
        tiles="cove iron_mine plains",
        clans={"plains": "A2 B2"},
        hand={"A": "warlord iron_mine bard", "B": "dagdas_club druid citadel"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B, card:iron_mine", "B: card:dagdas_club")
    assert (whose(game), options(game)) == ("B attacked", ["discard:citadel", "discard:druid"])
    play(game, "B: discard:druid")
    assert clans(game) == {"plains": "A2 B2"}
    assert hand(game, "B") == ["citadel"]
    assert hand(game, "A") == ["bard"]
    assert whose(game) == "B maneuver"


@pytest.mark.card("iron_mine", case="timing")
@pytest.mark.ruling(45)
@pytest.mark.parametrize("order", ["iron_mine dagdas_club", "dagdas_club iron_mine"])
@pytest.mark.parametrize("demand", ["demand:clan", "demand:card"])
def test_iron_mine_decides_whatever_the_club_demands(order: str, demand: str) -> None:
    game = position(
        tiles="cove iron_mine plains",
        clans={"plains": "A2 B2"},
        hand={"A": "warlord iron_mine dagdas_club", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B")
    for card in order.split():
        play(game, f"A: card:{card}")
        if card == "dagdas_club":
            play(game, f"A: {demand}")
    assert (whose(game), options(game)) == ("B attacked", ["discard:citadel", "discard:druid"])
    assert clans(game) == {"plains": "A2 B1"}
    play(game, "B: discard:citadel")
    assert hand(game, "B") == ["druid"]


# R79: the later demand counts


@pytest.mark.ruling(79)
@pytest.mark.parametrize(
    ("first", "second", "asked"),
    [
        ("card", "clan", ("A after_maneuver", ["card:bard", "decline"])),
        ("clan", "card", ("B attacked", ["discard:citadel", "discard:druid"])),
    ],
)
def test_dagdas_club_fetched_back_demands_anew(first: str, second: str, asked: tuple[str, list[str]]) -> None:
    game = position(
        tiles="cove stone_circle hills",
        clans={"hills": "A2 B2", "stone_circle": "A2"},
        hand={"A": "warlord dagdas_club stone_circle bard", "B": "druid citadel"},
        turn="A",
    )
    play(
        game,
        f"A: card:warlord, territory:hills, attack:B, card:dagdas_club, demand:{first}, card:stone_circle",
    )
    play(game, f"A: card:dagdas_club, demand:{second}")
    assert (whose(game), options(game)) == asked
