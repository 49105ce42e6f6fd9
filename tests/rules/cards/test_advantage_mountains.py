"""The Mountains: their toll, and the Advantage card that spares it."""

import pytest

from ardri.rules.views.why_not import Reason
from ardri.testing import clans, hand, lies, options, play, position, whose

# The tile


@pytest.mark.tile("mountains")
@pytest.mark.ruling(19)
def test_the_toll_is_a_card_or_a_clan_once_for_all_clans_and_origins() -> None:
    game = position(
        tiles="cove hills mountains plains",
        clans={"cove": "A2", "hills": "A2", "plains": "A1 B1"},
        hand={"A": "conquest bard druid", "B": "festival"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:mountains, from:cove, count:2, from:hills, count:1, done")
    assert (whose(game), options(game)) == ("A toll", ["discard:bard", "discard:druid", "remove"])
    play(game, "A: discard:bard")
    assert clans(game) == {"hills": "A1", "plains": "A1 B1", "mountains": "A3"}
    assert (hand(game, "A"), whose(game)) == (["druid"], "B turn")
    [thrown] = [e for e in game.events if e.fields.get("from") == "hand:A" and "action_discard" in str(e)]
    assert "card" not in thrown.seen_by(1).fields  # an unplayed card is not shown


@pytest.mark.tile("mountains")
@pytest.mark.ruling(19)
def test_the_toll_of_a_clan_is_paid_from_the_mountains() -> None:
    game = position(
        tiles="cove mountains plains",
        clans={"cove": "A3", "plains": "A1 B1"},
        hand={"A": "conquest bard druid", "B": "festival"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:mountains, from:cove, count:3, done, remove")
    assert clans(game) == {"plains": "A1 B1", "mountains": "A2"}
    assert (hand(game, "A"), game.state.reserve[0]) == (["bard", "druid"], 9)


@pytest.mark.tile("mountains")
def test_without_action_cards_the_toll_is_a_clan() -> None:
    game = position(
        tiles="cove mountains plains",
        clans={"cove": "A2 B1"},
        hand={"A": "manannans_horses eriu", "B": "festival"},
        turn="A",
    )
    play(game, "A: card:manannans_horses, from:cove, to:mountains, count:2")
    assert clans(game) == {"cove": "B1", "mountains": "A1"}
    assert (hand(game, "A"), whose(game)) == (["eriu"], "B turn")


@pytest.mark.tile("mountains")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("migration", "from:cove, to:mountains, count:1, done"),
        ("emissaries", "from:cove, to:mountains"),
        ("scouts_spies", "seat:B, from:cove, to:mountains, count:1"),
        ("manannans_horses", "from:cove, to:mountains, count:1"),
        ("plains", "to:mountains, count:2"),
    ],
)
def test_whatever_card_moves_clans_there_costs_the_toll(card: str, answers: str) -> None:
    game = position(
        players=4,
        tiles="cove plains mountains hills",
        clans={"cove": "A2 B1", "plains": "A2"},
        hand={"A": f"{card} bard", "B": "festival"},
        turn="A",
    )
    play(game, f"A: card:{card}, {answers}")
    assert (whose(game), options(game)) == ("A toll", ["discard:bard", "remove"])


@pytest.mark.tile("mountains")
def test_moving_out_of_the_mountains_costs_nothing() -> None:
    game = position(
        tiles="cove mountains plains",
        clans={"cove": "A1 B1", "mountains": "A2"},
        hand={"A": "migration bard", "B": "festival"},
        turn="A",
    )
    play(game, "A: card:migration, from:mountains, to:plains, count:1")
    assert whose(game) == "B turn"
    assert clans(game) == {"cove": "A1 B1", "mountains": "A1", "plains": "A1"}


@pytest.mark.ruling(19)
@pytest.mark.tile("mountains")
@pytest.mark.card("mountains", case="negative")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("new_clans", "territory:mountains"),
        ("children_of_dana", "territory:mountains"),
        ("new_alliance", "territory:mountains"),
    ],
)
def test_placing_clans_there_costs_nothing(card: str, answers: str) -> None:
    game = position(
        tiles="cove mountains plains",
        clans={"cove": "A1 B1", "mountains": "A1"},
        hand={"A": f"{card} bard mountains", "B": "festival"},
        turn="A",
    )
    play(game, f"A: card:{card}, {answers}")
    assert whose(game) == "B turn"
    assert hand(game, "A") == ["bard", "mountains"]
    assert clans(game)["mountains"] == ("A3" if card == "new_clans" else "A2")


@pytest.mark.tile("mountains")
def test_a_clan_saved_into_the_mountains_was_placed_there() -> None:
    game = position(
        tiles="cove mountains",
        clans={"cove": "A2 B1", "mountains": "B1"},
        hand={"A": "balors_eye bard", "B": "festival diarmuid"},
        turn="A",
    )
    play(game, "A: card:balors_eye, territory:cove, seat:B", "B: card:diarmuid")
    assert clans(game) == {"cove": "A2", "mountains": "B2"}
    assert hand(game, "B") == ["festival"]


@pytest.mark.ruling(19)
@pytest.mark.card("the_fianna", case="timing")
@pytest.mark.tile("mountains")
@pytest.mark.parametrize("way", ["withdraw", "the_fianna"])
def test_leaving_a_clash_for_the_mountains_costs_the_toll(way: str) -> None:
    game = position(
        tiles="cove hills mountains",
        clans={"hills": "A2 B2", "mountains": "A1"},
        hand={"A": "warlord the_fianna bard", "B": "festival"},
        turn="A",
    )
    play(game, "A: card:warlord, territory:hills")
    play(game, "A: withdraw, count:2" if way == "withdraw" else "A: card:the_fianna, to:mountains, count:2")
    assert (whose(game), options(game)) == ("A toll", ["discard:bard", "remove"])
    play(game, "A: remove")
    assert clans(game) == {"hills": "B2", "mountains": "A2"}


# The card


@pytest.mark.ruling(20)
@pytest.mark.card("mountains", case="positive")
def test_the_card_makes_the_way_free() -> None:
    game = position(
        tiles="cove mountains plains",
        clans={"cove": "A3", "plains": "A1 B1"},
        hand={"A": "conquest bard mountains", "B": "festival"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:mountains, from:cove, count:3, done")
    assert (whose(game), options(game)) == ("A clans_arrive", ["card:mountains", "decline"])
    play(game, "A: card:mountains")
    assert clans(game) == {"mountains": "A3", "plains": "A1 B1"}
    assert (hand(game, "A"), lies(game, "mountains")) == (["bard"], "face_down")
    assert whose(game) == "B turn"


@pytest.mark.card("mountains", case="timing")
@pytest.mark.ruling(19)
def test_the_card_is_asked_for_after_the_move_and_before_toll_and_clash() -> None:
    game = position(
        tiles="cove mountains plains",
        clans={"cove": "A1", "mountains": "B2"},
        hand={"A": "conquest bard mountains", "B": "festival"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:mountains")
    assert (whose(game), clans(game)) == ("A clans_arrive", {"mountains": "A1 B2"})
    play(game, "A: decline")
    assert whose(game) == "A toll"
    play(game, "A: discard:bard")
    assert whose(game) == "A maneuver"


@pytest.mark.card("mountains", case="timing")
def test_the_card_spares_the_toll_and_not_the_clash() -> None:
    game = position(
        tiles="cove mountains plains",
        clans={"cove": "A1", "mountains": "B2"},
        hand={"A": "conquest bard mountains", "B": "festival"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:mountains, card:mountains")
    assert (whose(game), hand(game, "A")) == ("A maneuver", ["bard"])


@pytest.mark.card("mountains", case="negative")
def test_the_card_does_not_spare_opponents_who_go_there() -> None:
    game = position(
        tiles="cove mountains plains",
        clans={"cove": "A1 B1"},
        hand={"A": "conquest bard", "B": "festival mountains"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:mountains")
    assert whose(game) == "A toll"


@pytest.mark.card("mountains", case="negative")
def test_the_card_is_not_for_other_territories() -> None:
    game = position(
        tiles="cove mountains plains",
        clans={"cove": "A1 B1", "mountains": "A1"},
        hand={"A": "conquest bard mountains", "B": "festival"},
        turn="A",
    )
    assert game.why_not(0, "mountains") == Reason("wrong_moment", {"moments": "clans_arrive"})
    play(game, "A: card:conquest, territory:plains, from:cove, done")
    assert whose(game) == "B turn"


@pytest.mark.card("mountains", case="negative")
def test_the_card_cancelled_by_the_dagda_leaves_the_toll() -> None:
    game = position(
        tiles="cove mountains plains",
        clans={"cove": "A1 B1"},
        hand={"A": "conquest bard mountains", "B": "festival the_dagda"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:mountains, card:mountains", "B: card:the_dagda")
    assert (whose(game), options(game)) == ("A toll", ["discard:bard", "remove"])
    assert lies(game, "mountains") == "face_down"


@pytest.mark.card("mountains", case="negative")
def test_under_the_spear_the_toll_must_be_paid() -> None:
    game = position(
        tiles="cove hills mountains",
        clans={"hills": "A2 B2", "mountains": "A1"},
        hand={"A": "warlord mountains bard lugs_spear", "B": "festival"},
        turn="A",
    )
    play(game, "A: card:warlord, territory:hills, card:lugs_spear, withdraw, count:2")
    assert (whose(game), options(game)) == ("A toll", ["discard:bard", "remove"])
