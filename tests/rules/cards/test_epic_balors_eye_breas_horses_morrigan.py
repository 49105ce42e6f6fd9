"""Epic Tales about clans on the board: Balor's Eye, Breas' Tyranny, Manannan's Horses, The Morrigan."""

import pytest

from ardri.rules.box.base_box import TILE_KEYS
from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.errors import IllegalChoice
from ardri.rules.game import Game
from ardri.testing import clans, hand, options, play, position, reserve, whose, zone


def clash(game: Game) -> tuple[str, str] | None:
    """The territory and the instigator of the clash going on."""
    now = game.state.clash
    return None if now is None else (TILE_KEYS[now.territory], SEAT_NAMES[now.instigator])


# Balor's Eye


@pytest.mark.card("balors_eye", case="positive")
def test_balors_eye_removes_any_clan_anywhere() -> None:
    game = position(
        3,
        tiles="plains cove hills moor",
        clans={"plains": "A1", "hills": "B1 C2"},
        hand={"A": "balors_eye bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:balors_eye")
    assert options(game) == ["territory:hills", "territory:plains"]
    play(game, "A: territory:hills")
    assert options(game) == ["seat:B", "seat:C"]
    play(game, "A: seat:C")
    assert clans(game) == {"plains": "A1", "hills": "B1 C1"}
    assert reserve(game, "C") == 11
    assert whose(game) == "B turn"
    assert zone(game, "epic_discard") == ["balors_eye"]


@pytest.mark.card("balors_eye", case="positive")
def test_balors_eye_may_fall_on_ones_own_clan() -> None:
    game = position(clans={"plains": "A2 B1"}, hand={"A": "balors_eye bard", "B": "druid citadel"}, turn="A")
    play(game, "A: card:balors_eye, seat:A")
    assert clans(game) == {"plains": "A1 B1"}


@pytest.mark.card("balors_eye", case="negative")
@pytest.mark.ruling(56)
def test_balors_eye_cannot_look_away_or_at_empty_land() -> None:
    game = position(
        tiles="plains cove hills",
        clans={"plains": "A1", "hills": "B1"},
        hand={"A": "balors_eye bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:balors_eye")
    for key in ("nothing", "done", "territory:cove"):
        with pytest.raises(IllegalChoice):
            game.choose(key)
    assert options(game) == ["territory:hills", "territory:plains"]


@pytest.mark.card("balors_eye", case="negative")
@pytest.mark.card("dagdas_club", case="positive")
def test_dagdas_club_spares_the_clan_balors_eye_fell_on() -> None:
    game = position(
        clans={"plains": "A1 B1", "hills": "B1"},
        hand={"A": "balors_eye bard", "B": "dagdas_club diarmuid druid citadel"},
        turn="A",
    )
    play(game, "A: card:balors_eye, territory:hills")
    assert whose(game) == "B would_be_removed"
    play(game, "B: card:dagdas_club")
    assert clans(game) == {"plains": "A1 B1", "hills": "B1"}
    assert whose(game) == "B turn"  # the clan was not removed: nothing for Diarmuid to save


@pytest.mark.card("balors_eye", case="timing")
@pytest.mark.card("dagdas_cauldron", case="negative")
def test_balors_eye_is_answered_by_the_dagda_then_the_club_then_diarmuid() -> None:
    game = position(
        clans={"plains": "A1 B1", "hills": "B1"},
        hand={
            "A": "balors_eye forest bard",
            "B": "the_dagda dagdas_club dagdas_cauldron diarmuid druid citadel",
        },
        tiles="plains hills forest",
        chance="epic:eriu",
        turn="A",
    )
    play(game, "A: card:balors_eye, territory:hills")
    assert whose(game) == "B card_declared"
    assert options(game) == ["card:the_dagda", "decline"]
    play(game, "B: decline")
    assert options(game) == ["card:dagdas_club", "decline"]
    assert clans(game)["hills"] == "B1"
    play(game, "B: decline")
    assert whose(game) == "B clan_removed"
    assert options(game) == ["card:diarmuid", "decline"]  # there is no clash for the Cauldron
    assert clans(game) == {"plains": "A1 B1"}
    play(game, "B: card:diarmuid")
    assert whose(game) == "B card_declared"
    play(game, "B: decline")
    assert clans(game) == {"plains": "A1 B2"}
    assert whose(game) == "A card_finished"
    play(game, "A: card:forest", "B: decline")
    assert hand(game, "A") == ["bard", "eriu"]


@pytest.mark.card("balors_eye", case="timing")
def test_who_loses_the_last_clan_to_balors_eye_returns_from_exile_on_their_turn() -> None:
    game = position(
        clans={"plains": "A1", "hills": "B1"},
        hand={"A": "balors_eye bard", "B": "druid citadel"},
        deeds={"B": 2},
        turn="A",
    )
    play(game, "A: card:balors_eye, territory:hills")
    assert whose(game) == "B exile"
    assert game.state.deeds == [0, 1]
    play(game, "B: territory:hills, territory:plains")
    assert clans(game) == {"plains": "A1 B1", "hills": "B1"}
    assert whose(game) == "B turn"


# Breas' Tyranny


@pytest.mark.card("breas_tyranny", case="positive")
def test_breas_drives_an_opposing_clan_next_door_without_a_clash() -> None:
    game = position(
        3,
        tiles="plains hills cove moor valley",
        clans={"plains": "A1 B1 C1", "hills": "B1 C1", "cove": "A1", "moor": "C1"},
        hand={"A": "breas_tyranny bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:breas_tyranny")  # only in the Plains is A together with others
    assert options(game) == ["seat:B", "seat:C"]
    play(game, "A: seat:B")
    assert options(game) == ["to:cove", "to:hills"]
    play(game, "A: to:cove")
    assert clans(game) == {"plains": "A1 C1", "hills": "B1 C1", "cove": "A1 B1", "moor": "C1"}
    assert whose(game) == "B turn"
    assert clash(game) is None
    assert reserve(game, "B") == 10


@pytest.mark.card("breas_tyranny", case="positive")
@pytest.mark.ruling(56)
def test_breas_must_drive_somebody_out_where_it_is_possible() -> None:
    game = position(
        tiles="plains hills cove",
        clans={"plains": "A1 B1", "hills": "A1 B2", "cove": "B1"},
        hand={"A": "breas_tyranny bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:breas_tyranny")
    assert options(game) == ["from:hills", "from:plains"]
    play(game, "A: from:hills, to:plains")
    assert clans(game) == {"plains": "A1 B2", "hills": "A1 B1", "cove": "B1"}


@pytest.mark.card("breas_tyranny", case="negative")
@pytest.mark.ruling(61)
def test_breas_without_an_opponent_beside_him_does_nothing() -> None:
    game = position(
        clans={"plains": "A2", "hills": "B2"},
        hand={"A": "breas_tyranny bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:breas_tyranny")
    assert whose(game) == "B turn"
    assert clans(game) == {"plains": "A2", "hills": "B2"}
    assert zone(game, "epic_discard") == ["breas_tyranny"]


# Manannan's Horses


@pytest.mark.card("manannans_horses", case="positive")
def test_manannans_horses_carry_three_clans_across_the_island_into_a_clash() -> None:
    game = position(
        tiles="plains hills cove moor valley",
        clans={"plains": "A5", "valley": "B2"},
        hand={"A": "manannans_horses bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:manannans_horses")
    assert options(game) == ["from:plains", "nothing"]
    play(game, "A: from:plains")
    assert options(game) == ["to:cove", "to:hills", "to:moor", "to:valley"]
    play(game, "A: to:valley")
    assert options(game) == ["count:1", "count:2", "count:3"]
    play(game, "A: count:3")
    assert clans(game) == {"plains": "A2", "valley": "A3 B2"}
    assert clash(game) == ("valley", "A")
    assert whose(game) == "A maneuver"


@pytest.mark.card("manannans_horses", case="positive")
def test_manannans_horses_carry_fewer_clans_into_empty_land_in_peace() -> None:
    game = position(
        tiles="plains hills cove moor valley",
        clans={"plains": "A2", "moor": "A1", "hills": "B1"},
        hand={"A": "manannans_horses bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:manannans_horses, from:plains, to:valley")
    assert options(game) == ["count:1", "count:2"]
    play(game, "A: count:2")
    assert clans(game) == {"moor": "A1", "hills": "B1", "valley": "A2"}
    assert whose(game) == "B turn"


@pytest.mark.card("manannans_horses", case="negative")
@pytest.mark.ruling(56)
@pytest.mark.ruling(57)
def test_manannans_horses_may_stay_in_the_stable() -> None:
    game = position(
        tiles="plains hills cove",
        clans={"plains": "A2", "hills": "B1"},
        hand={"A": "manannans_horses bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:manannans_horses, nothing")
    assert whose(game) == "B turn"
    assert clans(game) == {"plains": "A2", "hills": "B1"}
    assert zone(game, "epic_discard") == ["manannans_horses"]


@pytest.mark.card("manannans_horses", case="timing")
@pytest.mark.tile("mountains")
@pytest.mark.ruling(19)
def test_manannans_horses_pay_one_toll_in_the_mountains_before_the_clash() -> None:
    game = position(
        tiles="plains hills cove mountains",
        clans={"plains": "A3", "mountains": "B1"},
        hand={"A": "manannans_horses bard citadel", "B": "druid"},
        turn="A",
    )
    play(game, "A: card:manannans_horses, from:plains, to:mountains, count:3")
    assert whose(game) == "A toll"
    assert clash(game) is None
    play(game, "A: remove")
    assert clans(game) == {"mountains": "A2 B1"}
    assert whose(game) == "A maneuver"


@pytest.mark.card("manannans_horses", case="timing")
def test_manannans_horses_are_finished_only_when_their_clash_is() -> None:
    game = position(
        clans={"valley": "A2", "hills": "B2"},
        hand={"A": "manannans_horses valley bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:manannans_horses, from:valley, count:1")
    assert whose(game) == "A maneuver"
    assert "manannans_horses" not in zone(game, "epic_discard")
    play(game, "A: truce", "B: agree")
    assert whose(game) == "A card_finished"
    assert zone(game, "epic_discard") == ["manannans_horses"]


# The Morrigan


@pytest.mark.card("the_morrigan", case="positive")
def test_the_morrigan_turns_the_crows_and_sets_others_against_each_other() -> None:
    game = position(
        3,
        tiles="plains hills cove",
        clans={"plains": "A1", "cove": "B1 C1"},
        hand={"A": "the_morrigan bard", "B": "druid citadel", "C": "sanctuary festival"},
        turn="A",
    )
    play(game, "A: card:the_morrigan, flip")
    assert options(game) == ["territory:cove", "nothing"]
    play(game, "A: territory:cove")
    assert whose(game) == "A instigator"
    assert options(game) == ["seat:B", "seat:C"]
    assert game.state.direction == -1
    play(game, "A: seat:B")
    assert clash(game) == ("cove", "B")
    assert whose(game) == "B maneuver"
    play(game, "B: truce", "C: agree")
    assert whose(game) == "C turn"  # the new direction counts at once


@pytest.mark.card("the_morrigan", case="positive")
def test_the_morrigan_may_do_either_or_neither() -> None:
    def morrigan(answers: str) -> Game:
        game = position(
            3,
            clans={"plains": "A1", "cove": "B1 C1"},
            hand={"A": "the_morrigan bard", "B": "druid citadel", "C": "sanctuary festival"},
            turn="A",
        )
        play(game, f"A: card:the_morrigan, {answers}")
        return game

    only_crows = morrigan("flip, nothing")
    assert (whose(only_crows), only_crows.state.direction) == ("C turn", -1)
    only_clash = morrigan("stay, territory:cove, seat:C")
    assert (whose(only_clash), only_clash.state.direction) == ("C maneuver", 1)
    neither = morrigan("stay, nothing")
    assert (whose(neither), neither.state.direction) == ("B turn", 1)
    assert "crows" not in [event.kind for event in neither.events]


@pytest.mark.card("the_morrigan", case="negative")
@pytest.mark.ruling(57)
def test_the_morrigan_finds_no_clash_where_nobody_shares_land() -> None:
    game = position(
        clans={"plains": "A2", "cove": "B1"},
        hand={"A": "the_morrigan bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:the_morrigan, stay")
    assert whose(game) == "B turn"
    assert zone(game, "epic_discard") == ["the_morrigan"]


@pytest.mark.card("the_morrigan", case="timing")
def test_clans_shelter_in_the_direction_the_morrigan_has_given_the_crows() -> None:
    game = position(
        3,
        clans={"plains": "A1 B1 C1"},
        hand={"A": "the_morrigan bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:the_morrigan, flip, territory:plains, seat:B")
    assert whose(game) == "A shelter"
    play(game, "A: decline")
    assert whose(game) == "C shelter"
