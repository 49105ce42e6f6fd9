"""Cove, Lost Vale, Salt Mine and Valley: the Advantage cards that follow a Season card."""

import pytest

from ardri.rules.errors import IllegalChoice
from ardri.rules.game import Game
from ardri.rules.views.why_not import Reason
from ardri.testing import clans, hand, lies, options, play, position, whose

FOLLOWERS = ("cove", "lost_vale", "salt_mine", "valley")


def each(case: str) -> list[object]:
    """All four, as a test of this case."""
    return [pytest.param(name, marks=pytest.mark.card(name, case=case)) for name in FOLLOWERS]


def known_to(game: Game, name: str, source: str, target: str) -> list[object]:
    """The cards a seat has seen go from one zone to another; None for each one it has not."""
    seat = "ABCD".index(name)
    seen = [event.seen_by(seat).to_json() for event in game.events if event.kind == "shift"]
    return [event.get("card") for event in seen if (event["from"], event["to"]) == (source, target)]


# All four alike


@pytest.mark.parametrize("played", ["bard", "swamp", "stone_of_fal"])
@pytest.mark.parametrize("name", each("timing"))
def test_it_is_offered_after_a_season_card_of_any_kind(name: str, played: str) -> None:
    game = position(
        tiles=["hills", "swamp", name],
        clans={"hills": "A1 B1"},
        hand={"A": f"{played} {name} warlord", "B": "bard druid" if played != "bard" else "druid geis"},
        turn="A",
    )
    play(game, f"A: card:{played}")
    if played == "bard":
        play(game, "B: decline")  # the Geis
    assert whose(game) == "A card_finished"
    assert options(game) == [f"card:{name}", "decline"]
    play(game, "A: decline")
    assert whose(game) == "B turn"
    assert lies(game, name) == "hand:A"


@pytest.mark.parametrize("name", each("negative"))
def test_it_does_not_follow_the_card_of_an_opponent(name: str) -> None:
    game = position(
        tiles=["hills", "swamp", name],
        clans={"hills": "A1 B1"},
        hand={"A": f"{name} warlord", "B": "swamp"},
        turn="B",
    )
    play(game, "B: card:swamp")
    assert whose(game) == "A turn"


@pytest.mark.parametrize("name", each("negative"))
def test_it_is_no_turn_of_its_own_and_does_not_follow_a_pass(name: str) -> None:
    game = position(
        tiles=["hills", "cove", name],
        clans={"hills": "A1 B1"},
        hand={"A": f"{name} warlord", "B": "bard"},
        turn="A",
    )
    assert options(game) == ["card:warlord", "pass"]
    assert game.why_not(0, name) == Reason("wrong_moment", {"moments": "card_finished"})
    with pytest.raises(IllegalChoice):
        game.choose(f"card:{name}")
    play(game, "A: pass")
    assert whose(game) == "B turn"


@pytest.mark.parametrize("name", each("negative"))
def test_it_does_not_follow_the_pretender_token(name: str) -> None:
    game = position(
        tiles=["hills", "cove", name],
        clans={"hills": "A1 B1"},
        hand={"A": f"{name} warlord", "B": "bard"},
        deeds={"A": 6},
        turn="A",
    )
    play(game, "A: pretender")
    assert whose(game) == "B turn"


@pytest.mark.parametrize("name", each("timing"))
def test_it_waits_for_the_clash_and_follows_even_if_that_is_lost(name: str) -> None:
    game = position(
        tiles=["hills", "plains", "moor", name],
        clans={"hills": "A1", "plains": "B2", "moor": "B1"},
        hand={"A": f"conquest {name}", "B": "bard"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:plains")
    assert whose(game) == "A maneuver"
    play(game, "A: attack:B", "B: discard:bard, attack:A")
    assert whose(game) == "B maneuver"  # A has nobody left, and B's clash is not over yet
    play(game, "B: end")
    assert whose(game) == "A card_finished"
    assert options(game) == [f"card:{name}", "decline"]


@pytest.mark.parametrize("name", each("negative"))
def test_it_does_not_follow_the_triskel_use_of_a_card(name: str) -> None:
    game = position(
        tiles=["hills", "plains", name],
        clans={"plains": "A2 B2"},
        hand={"A": f"bard {name} stone_of_fal", "B": "warlord eriu"},
        turn="B",
    )
    play(game, "B: card:warlord, attack:A", "A: remove, attack:B, card:bard")
    assert game.state.deeds == [1, 0]
    assert whose(game) == "B maneuver"
    play(game, "B: truce", "A: agree")
    assert whose(game) == "A turn"
    assert lies(game, name) == "hand:A"


@pytest.mark.card("sanctuary", case="timing")
@pytest.mark.parametrize("name", each("timing"))
def test_a_card_cancelled_by_geis_was_played_all_the_same(name: str) -> None:
    game = position(
        tiles=["hills", "plains", name],
        clans={"hills": "A1 B1"},
        hand={"A": f"sanctuary {name}", "B": "geis bard"},
        turn="A",
    )
    play(game, "A: card:sanctuary", "B: card:geis")
    assert whose(game) == "A card_finished"
    assert options(game) == [f"card:{name}", "decline"]
    assert (game.state.sanctuaries[4], hand(game, "A")) == (1, [name])


@pytest.mark.card("cove", case="timing")
@pytest.mark.card("salt_mine", case="timing")
@pytest.mark.card("valley", case="timing")
@pytest.mark.parametrize("order", ["valley cove salt_mine", "salt_mine valley cove", "cove salt_mine valley"])
def test_several_of_them_follow_one_season_card_in_any_order(order: str) -> None:
    game = position(
        tiles="swamp valley cove salt_mine",
        clans={"valley": "A1", "cove": "B1"},
        hand={"A": "swamp valley cove salt_mine bard", "B": "conquest"},
        set_aside="geis",
        turn="A",
    )
    answers = {
        "valley": "card:valley",
        "cove": "card:cove, aside:geis",
        "salt_mine": "card:salt_mine, give:conquest",
    }
    first, second, third = order.split()
    play(game, "A: card:swamp", f"A: {answers[first]}", f"A: {answers[second]}", f"A: {answers[third]}")
    assert clans(game) == {"valley": "A2", "cove": "B1"}
    assert (hand(game, "A"), hand(game, "B"), lies(game, "geis")) == (["bard"], ["conquest"], "set_aside")
    assert {lies(game, name) for name in order.split()} == {"face_down"}
    assert whose(game) == "B turn"


@pytest.mark.parametrize("name", each("timing"))
def test_it_may_be_played_once_a_season(name: str) -> None:
    game = position(
        tiles=["hills", "swamp", name],
        clans={"hills": "A1 B1"},
        hand={"A": f"swamp {name} bard stone_of_fal", "B": "druid geis"},
        turn="A",
    )
    play(game, "A: card:swamp, card:" + name)
    while whose(game) != "B turn":
        play(game, f"A: {options(game)[0]}")
    assert lies(game, name) == "face_down"
    play(game, "B: pass", "A: card:stone_of_fal")
    assert whose(game) == "B turn"  # no second window for a card already played


@pytest.mark.parametrize("name", each("timing"))
def test_the_dagda_answers_it_before_anything_happens(name: str) -> None:
    game = position(
        tiles=["hills", "swamp", name],
        clans={"hills": "A1 B1"},
        hand={"A": f"swamp {name} bard", "B": "the_dagda conquest"},
        set_aside="geis",
        turn="A",
    )
    play(game, "A: card:swamp", "B: decline", f"A: card:{name}")
    if name == "lost_vale":
        play(game, "A: seat:B")
    assert whose(game) == "B card_declared"
    play(game, "B: card:the_dagda")
    assert clans(game) == {"hills": "A1 B1"}
    assert (hand(game, "A"), hand(game, "B"), lies(game, "geis")) == (["bard"], ["conquest"], "set_aside")
    assert (lies(game, name), lies(game, "the_dagda")) == ("face_down", "epic_pile")
    assert whose(game) == "B turn"


# Cove


@pytest.mark.card("cove", case="positive")
@pytest.mark.parametrize(("back", "held"), [("druid", ["warlord"]), ("warlord", ["druid"])])
def test_cove_takes_the_card_set_aside_and_sets_one_aside(back: str, held: list[str]) -> None:
    game = position(
        tiles="swamp cove hills",
        clans={"cove": "A1", "hills": "B1"},
        hand={"A": "swamp cove warlord eriu", "B": "bard"},
        set_aside="druid",
        turn="A",
    )
    play(game, "A: card:swamp, card:cove")
    assert options(game) == ["aside:druid", "aside:warlord"]
    play(game, f"A: aside:{back}")
    assert hand(game, "A") == [*held, "eriu"]
    assert lies(game, back) == "set_aside"
    assert lies(game, "cove") == "face_down"
    assert known_to(game, "A", "set_aside", "hand:A") == ["druid"]
    assert known_to(game, "B", "set_aside", "hand:A") == [None]
    assert known_to(game, "A", "hand:A", "set_aside") == [back]
    assert known_to(game, "B", "hand:A", "set_aside") == [None]


# Lost Vale


@pytest.mark.card("lost_vale", case="positive")
@pytest.mark.parametrize("owner", ["A", "B", "C"])
def test_lost_vale_lures_any_clan_from_next_to_it_in_peace(owner: str) -> None:
    game = position(
        players=3,
        tiles="cove plains lost_vale hills swamp moor",
        clans={"plains": "A1 B1 C1", "lost_vale": "A1", "hills": "B1", "moor": "B1 C1"},
        hand={"A": "swamp lost_vale bard", "B": "conquest"},
        turn="A",
    )
    play(game, "A: card:swamp, card:lost_vale")
    assert options(game) == ["from:hills", "from:plains"]  # not from the empty ones, the Moor is too far
    play(game, "A: from:plains")
    assert options(game) == ["seat:A", "seat:B", "seat:C"]
    play(game, f"A: seat:{owner}")
    rest = " ".join(f"{seat}1" for seat in "ABC" if seat != owner)
    vale = {"A": "A2", "B": "A1 B1", "C": "A1 C1"}[owner]
    assert clans(game) == {"plains": rest, "lost_vale": vale, "hills": "B1", "moor": "B1 C1"}
    assert whose(game) == "B turn"  # and no clash


@pytest.mark.card("lost_vale", case="negative")
@pytest.mark.ruling(61)
def test_lost_vale_with_nobody_around_is_played_for_nothing() -> None:
    game = position(
        tiles="lost_vale swamp plains hills",
        clans={"lost_vale": "A1 B1", "hills": "A1 B1"},
        hand={"A": "swamp lost_vale bard", "B": "druid geis"},
        turn="A",
    )
    play(game, "A: card:swamp, card:lost_vale")
    assert clans(game) == {"lost_vale": "A1 B1", "hills": "A1 B1"}
    assert lies(game, "lost_vale") == "face_down"
    assert whose(game) == "B turn"


@pytest.mark.card("lost_vale", case="negative")
@pytest.mark.ruling(56)
def test_lost_vale_once_played_must_move_a_clan() -> None:
    game = position(
        tiles="lost_vale swamp plains",
        clans={"lost_vale": "B1", "swamp": "A1"},
        hand={"A": "swamp lost_vale bard", "B": "druid geis"},
        turn="A",
    )
    play(game, "A: card:swamp, card:lost_vale")
    assert clans(game) == {"lost_vale": "A1 B1"}


# Salt Mine


@pytest.mark.card("salt_mine", case="positive")
@pytest.mark.ruling(58)
@pytest.mark.parametrize(
    ("given", "mine", "theirs"),
    [("warlord", ["druid"], ["geis", "warlord"]), ("druid", ["warlord"], ["druid", "geis"])],
)
def test_salt_mine_swaps_a_random_card_for_a_chosen_one(
    given: str, mine: list[str], theirs: list[str]
) -> None:
    game = position(
        players=3,
        tiles="swamp salt_mine hills",
        clans={"salt_mine": "A1", "hills": "B1 C1"},
        hand={"A": "swamp salt_mine warlord", "B": "druid geis eriu", "C": "bard"},
        turn="A",
        chance="steal:druid",
    )
    play(game, "A: card:swamp, card:salt_mine")
    assert options(game) == ["seat:B", "seat:C"]
    play(game, "A: seat:B")
    assert options(game) == ["give:druid", "give:warlord"]
    play(game, f"A: give:{given}")
    assert hand(game, "A") == mine
    assert hand(game, "B") == [*theirs, "eriu"]
    for name, taken, returned in (("A", "druid", given), ("B", "druid", given), ("C", None, None)):
        assert known_to(game, name, "hand:B", "hand:A") == [taken]
        assert known_to(game, name, "hand:A", "hand:B") == [returned]


@pytest.mark.card("salt_mine", case="positive")
def test_salt_mine_takes_any_action_card_but_no_other() -> None:
    game = position(
        tiles="swamp salt_mine hills valley",
        clans={"salt_mine": "A1", "hills": "B1"},
        hand={"A": "swamp salt_mine warlord", "B": "druid geis eriu valley"},
        turn="A",
        chance="steal:geis",
    )
    play(game, "A: card:swamp, card:salt_mine, give:warlord")
    assert (hand(game, "A"), hand(game, "B")) == (["geis"], ["druid", "warlord", "valley", "eriu"])


# Valley


@pytest.mark.card("valley", case="positive")
def test_valley_places_a_clan_where_its_holder_is_present() -> None:
    game = position(
        tiles="swamp valley hills cove",
        clans={"hills": "A1 B2", "cove": "A1", "valley": "B1"},
        hand={"A": "swamp valley bard", "B": "conquest"},
        turn="A",
    )
    play(game, "A: card:swamp, card:valley")
    assert options(game) == ["territory:cove", "territory:hills"]
    play(game, "A: territory:hills")
    assert clans(game) == {"hills": "A2 B2", "cove": "A1", "valley": "B1"}
    assert game.state.reserve[0] == 9
    assert whose(game) == "B turn"  # placing starts no clash


@pytest.mark.card("valley", case="positive")
def test_valley_stays_in_hand_after_its_holder_lost_the_valley() -> None:
    game = position(
        tiles="swamp valley hills",
        clans={"hills": "A1", "valley": "B2"},
        hand={"A": "swamp valley bard", "B": "conquest"},
        turn="A",
    )
    play(game, "A: card:swamp, card:valley")
    assert clans(game) == {"hills": "A2", "valley": "B2"}


@pytest.mark.card("valley", case="negative")
@pytest.mark.ruling(57)
def test_valley_without_a_clan_in_reserve_asks_for_no_territory() -> None:
    game = position(
        tiles="swamp valley hills",
        clans={"hills": "A6", "valley": "A6 B2"},
        hand={"A": "swamp valley bard", "B": "druid geis"},
        turn="A",
    )
    play(game, "A: card:swamp, card:valley")
    assert whose(game) == "B turn"
    assert clans(game) == {"hills": "A6", "valley": "A6 B2"}
    assert lies(game, "valley") == "face_down"


@pytest.mark.card("valley", case="negative")
def test_valley_places_nothing_for_somebody_present_nowhere() -> None:
    game = position(
        tiles="hills plains valley",
        clans={"hills": "A1", "plains": "B3"},
        hand={"A": "conquest valley", "B": "bard druid"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:plains, attack:B")
    play(game, "B: discard:bard, attack:A", "A: card:valley")
    assert clans(game) == {"plains": "B3"}
    assert lies(game, "valley") == "face_down"
