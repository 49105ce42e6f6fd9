"""The Action cards about other cards: Druid, Geis, Master Craftsman."""

import pytest

from ardri.rules.box.base_box import EPIC_KEYS
from ardri.rules.errors import OutOfTurn
from ardri.rules.game import Game
from ardri.testing import clans, hand, lies, options, play, position, whose, zone

CHAIN = "cove hills plains forest valley"  # each touches the two before and the two after it


EVERYBODY = {"cove": "A2 B1", "hills": "A2 C2", "plains": "D1"}


def table(cards: dict[str, str], chance: str = "", epic_discard: str = "", tiles: str = CHAIN) -> Game:
    """Four players at the turn of A."""
    return position(
        4, tiles=tiles, clans=EVERYBODY, hand=cards, chance=chance, epic_discard=epic_discard, turn="A"
    )


# Druid


@pytest.mark.card("druid", case="positive")
@pytest.mark.ruling(58)
def test_druid_takes_any_card_of_the_action_discard_in_secret() -> None:
    game = position(
        clans={"cove": "A1 B1"},
        hand={"A": "druid citadel", "B": "bard conquest craftsmen_peasants exploration festival"},
        set_aside="geis",
        turn="A",
    )
    play(game, "A: card:druid")
    assert options(game) == [
        f"take:{name}" for name in ("migration", "new_alliance", "new_clans", "sanctuary", "warlord")
    ]
    play(game, "A: take:warlord")
    assert hand(game, "A") == ["citadel", "warlord"]
    assert zone(game, "action_discard") == ["druid", "migration", "new_alliance", "new_clans", "sanctuary"]
    assert all(event.seen_by(1).fields.get("card") != "warlord" for event in game.events)
    looks = [event.seen_by(0).fields["cards"] for event in game.events if event.kind == "look"]
    assert looks == ["migration,new_alliance,new_clans,sanctuary,warlord"]


@pytest.mark.card("druid", case="negative")
def test_druid_is_not_playable_as_the_last_action_card() -> None:
    game = position(clans={"cove": "A1 B1"}, hand={"A": "druid eriu stone_of_fal tuans_memory"}, turn="A")
    assert "card:druid" not in options(game)
    reason = game.why_not(0, "druid")
    assert reason is not None
    assert reason.key == "last_action_card"
    more = position(clans={"cove": "A1 B1"}, hand={"A": "druid geis"}, turn="A")
    assert options(more) == ["card:druid", "pass"]


@pytest.mark.card("druid", case="negative")
def test_druid_takes_nothing_from_an_empty_discard() -> None:
    rest = (
        "conquest craftsmen_peasants exploration festival migration new_alliance new_clans sanctuary warlord"
    )
    game = position(
        clans={"cove": "A1 B1"},
        hand={"A": "druid citadel geis", "B": rest},
        set_aside="bard",
        turn="A",
    )
    play(game, "A: card:druid")
    assert whose(game) == "B turn"
    assert hand(game, "A") == ["citadel", "geis"]
    assert zone(game, "action_discard") == ["druid"]


# Geis


SEASON_CARDS = [
    ("bard", ""),
    ("citadel", "territory:hills"),
    ("conquest", "territory:plains, from:cove, count:2, done"),
    ("craftsmen_peasants", "territory:cove"),
    ("druid", ""),
    ("emissaries", "from:cove, to:plains"),
    ("exploration", ""),
    ("festival", ""),
    ("master_craftsman", ""),
    ("migration", "from:hills, to:cove, count:1, done"),
    ("new_alliance", "territory:hills, replace:C"),
    ("new_clans", "territory:cove, territory:hills"),
    ("sanctuary", "territory:hills"),
    ("scouts_spies", "seat:D"),
    ("warlord", "territory:cove"),
]


EVERY_SEASON_CARD = [
    pytest.param(card, plan, marks=pytest.mark.card(card, case="timing"), id=card)
    for card, plan in SEASON_CARDS
]


def facts(game: Game) -> tuple[object, ...]:
    s = game.state
    return (
        clans(game),
        s.board.tiles,
        tuple(s.sanctuaries),
        tuple(s.citadels),
        s.festival,
        tuple(s.deeds),
        zone(game, "epic_pile"),
        hand(game, "C"),
        hand(game, "D"),
    )


@pytest.mark.card("geis", case="positive")
@pytest.mark.ruling(43)
@pytest.mark.parametrize(("card", "plan"), EVERY_SEASON_CARD)
def test_geis_waits_for_the_whole_declaration_and_then_nothing_at_all_happens(card: str, plan: str) -> None:
    game = table({"A": f"{card} raid", "B": "geis children_of_dana"})
    before = facts(game)
    for answer in [f"card:{card}", *(plan.split(", ") if plan else [])]:
        assert whose(game).startswith("A ")
        play(game, f"A: {answer}")
    assert whose(game) == "B card_declared"
    assert facts(game) == before
    play(game, "B: card:geis")
    assert facts(game) == before
    assert not [event for event in game.events if event.kind in ("look", "clash")]
    assert {card, "geis"} <= set(zone(game, "action_discard"))
    assert (hand(game, "A"), hand(game, "B")) == (["raid"], ["children_of_dana"])
    assert whose(game) == "B turn"


@pytest.mark.parametrize(
    "card", [pytest.param(card, marks=pytest.mark.card(card, case="timing")) for card, _ in SEASON_CARDS]
)
def test_a_season_card_is_for_the_own_turn_only(card: str) -> None:
    game = table({"A": "eriu", "B": f"{card} raid"})
    with pytest.raises(OutOfTurn):
        game.choose(f"card:{card}", seat=1)
    reason = game.why_not(1, card)
    assert reason is not None
    assert reason.key in ("not_your_turn", "wrong_moment")
    play(game, "A: pass")
    assert f"card:{card}" in options(game, "B")


@pytest.mark.card("geis", case="positive")
def test_a_card_stopped_by_geis_was_played_and_breaks_the_run_of_passes() -> None:
    game = position(
        clans={"cove": "A1 B1"}, hand={"A": "bard druid citadel", "B": "geis sanctuary"}, passes=1, turn="A"
    )
    play(game, "A: card:bard", "B: card:geis, pass")
    assert whose(game) == "A turn"
    assert hand(game, "A") == ["citadel", "druid"]


@pytest.mark.ruling(9)
@pytest.mark.card("geis", case="negative")
@pytest.mark.parametrize(
    ("mine", "others", "cards"),
    [
        ("bard citadel geis", "eriu", "card:bard"),
        ("swamp cove citadel bard", "geis eriu", "card:swamp, card:cove, aside:bard"),
        ("balors_eye citadel", "geis eriu", "card:balors_eye, territory:hills, seat:C"),
    ],
    ids=["own", "advantage", "epic"],
)
def test_geis_answers_no_own_card_no_advantage_card_and_no_epic_tale(
    mine: str, others: str, cards: str
) -> None:
    game = table({"A": mine, "B": others}, tiles=f"{CHAIN} swamp")
    play(game, f"A: {cards}")
    assert whose(game) == "B turn"
    assert "card:geis" not in options(game)


@pytest.mark.card("geis", case="negative")
def test_geis_is_no_season_card() -> None:
    game = table({"A": "geis citadel"})
    assert options(game) == ["card:citadel", "pass"]


@pytest.mark.card("geis", case="timing")
def test_geis_declined_stays_in_hand_and_comes_too_late_afterwards() -> None:
    game = table({"A": "warlord citadel", "B": "geis eriu"})
    play(game, "A: card:warlord, territory:hills", "B: decline")
    assert whose(game) == "A maneuver"
    reason = game.why_not(1, "geis")
    assert reason is not None
    assert reason.key == "wrong_moment"
    assert hand(game, "B") == ["geis", "eriu"]


@pytest.mark.card("geis", case="timing")
@pytest.mark.card("lug_samildanach", case="timing")
@pytest.mark.ruling(37)
def test_geis_taken_back_finds_the_card_cancelled_already() -> None:
    game = table({"A": "bard citadel", "B": "geis lug_samildanach eriu"})
    play(game, "A: card:bard", "B: card:geis, card:lug_samildanach")
    assert whose(game) == "B turn"
    assert hand(game, "B") == ["geis", "eriu"]
    assert hand(game, "A") == ["citadel"]


# Master Craftsman


@pytest.mark.card("master_craftsman", case="positive")
@pytest.mark.ruling(18)
@pytest.mark.parametrize(
    ("thrown", "where", "seen"),
    [
        ("citadel", "action_discard", False),
        ("cove", "face_down", True),
        ("balors_eye", "epic_discard", True),
    ],
)
def test_master_craftsman_discards_another_card_of_any_type_and_draws_an_epic_tale(
    thrown: str, where: str, seen: bool
) -> None:
    game = table({"A": "master_craftsman citadel cove balors_eye", "B": "bard"}, chance="epic:eriu")
    play(game, "A: card:master_craftsman")
    assert options(game) == ["discard:citadel", "discard:cove", "discard:balors_eye"]
    play(game, f"A: discard:{thrown}")
    kept = [card for card in ("citadel", "cove", "balors_eye") if card != thrown]
    assert hand(game, "A") == [*kept, "eriu"]
    assert lies(game, thrown) == where
    assert any(event.seen_by(1).fields.get("card") == thrown for event in game.events) == seen


@pytest.mark.card("the_dagda", case="timing")
@pytest.mark.card("master_craftsman", case="positive")
@pytest.mark.ruling(42)
def test_the_dagda_thrown_away_by_master_craftsman_is_shuffled_into_the_pile_first() -> None:
    game = table(
        {"A": "master_craftsman the_dagda", "B": "bard"},
        chance="epic:the_dagda",
        epic_discard="eriu diarmuid",
    )
    play(game, "A: card:master_craftsman")
    assert hand(game, "A") == ["the_dagda"]
    assert zone(game, "epic_discard") == []
    assert "eriu" in zone(game, "epic_pile")


@pytest.mark.card("master_craftsman", case="negative")
def test_master_craftsman_without_another_card_just_draws() -> None:
    game = table({"A": "master_craftsman", "B": "bard"}, chance="epic:eriu")
    play(game, "A: card:master_craftsman")
    assert whose(game) == "B turn"
    assert hand(game, "A") == ["eriu"]


@pytest.mark.card("master_craftsman", case="negative")
def test_master_craftsman_still_takes_a_card_when_no_epic_tale_can_be_drawn() -> None:
    game = table({"A": "master_craftsman citadel", "B": "bard", "D": " ".join(EPIC_KEYS)})
    play(game, "A: card:master_craftsman", "D: decline, decline")
    assert whose(game) == "B turn"
    assert hand(game, "A") == []
    assert "citadel" in zone(game, "action_discard")


@pytest.mark.card("master_craftsman", case="positive")
@pytest.mark.ruling(58)
def test_master_craftsman_gives_the_epic_tale_just_played_away_for_a_deed() -> None:
    game = table({"A": "master_craftsman stone_of_fal", "B": "bard"})
    play(game, "A: card:stone_of_fal")
    assert whose(game) == "A before_discard"
    play(game, "A: card:master_craftsman")
    assert options(game) == ["seat:B", "seat:C", "seat:D"]
    play(game, "A: seat:C")
    assert clans(game)["cove"] == "A4 B1"
    assert (hand(game, "A"), hand(game, "C")) == ([], ["stone_of_fal"])
    assert game.state.deeds == [1, 0, 0, 0]
    assert zone(game, "epic_discard") == []
    gifts = [event for event in game.events if event.fields.get("to") == "hand:C"]
    assert [event.seen_by(3).fields["card"] for event in gifts] == ["stone_of_fal"]


@pytest.mark.card("master_craftsman", case="positive")
def test_master_craftsman_follows_a_triskel_epic_tale_in_a_clash() -> None:
    game = table({"A": "warlord master_craftsman strengs_resolve"})
    play(
        game,
        "A: card:warlord, territory:hills, attack:C, card:strengs_resolve, card:master_craftsman, seat:B",
    )
    assert game.state.deeds == [2, 0, 0, 0]
    assert hand(game, "B") == ["strengs_resolve"]
    assert whose(game) == "C maneuver"


@pytest.mark.card("master_craftsman", case="negative")
@pytest.mark.ruling(39)
def test_master_craftsman_cannot_catch_a_cancelled_or_anothers_epic_tale() -> None:
    game = table({"A": "master_craftsman stone_of_fal", "B": "the_dagda balors_eye druid bard"})
    play(game, "A: card:stone_of_fal", "B: card:the_dagda")
    assert whose(game) == "B turn"
    play(game, "B: card:balors_eye, territory:hills, seat:C")
    assert whose(game) == "A turn"
    assert zone(game, "epic_discard") == ["balors_eye"]


@pytest.mark.card("master_craftsman", case="timing")
def test_master_craftsman_comes_before_the_discard_so_forest_follows_and_stone_circle_cannot() -> None:
    game = position(
        4,
        tiles="cove stone_circle forest",
        clans={"cove": "B1 C1 D1", "stone_circle": "A2"},
        hand={"A": "master_craftsman stone_of_fal forest stone_circle", "B": "bard"},
        chance="epic:eriu",
        turn="A",
    )
    play(game, "A: card:stone_of_fal")
    assert options(game) == ["card:master_craftsman", "decline"]
    play(game, "A: card:master_craftsman, seat:D")
    assert options(game) == ["card:forest", "decline"]
    play(game, "A: card:forest")
    assert hand(game, "A") == ["stone_circle", "eriu"]


@pytest.mark.card("master_craftsman", case="timing")
def test_master_craftsman_declined_leaves_the_epic_tale_in_the_discard() -> None:
    game = table({"A": "master_craftsman stone_of_fal", "B": "bard"})
    play(game, "A: card:stone_of_fal, decline")
    assert zone(game, "epic_discard") == ["stone_of_fal"]
    assert whose(game) == "B turn"
    reason = game.why_not(0, "master_craftsman")
    assert reason is not None
    assert reason.key == "wrong_moment"


@pytest.mark.card("master_craftsman", case="timing")
def test_master_craftsman_taken_back_finds_the_epic_tale_given_away_already() -> None:
    game = table({"A": "master_craftsman stone_of_fal lug_samildanach", "B": "bard"})
    play(game, "A: card:stone_of_fal, card:master_craftsman, seat:C, card:lug_samildanach")
    assert whose(game) == "A before_discard"  # this is for Lug himself
    play(game, "A: decline")
    assert whose(game) == "B turn"
    assert hand(game, "A") == ["master_craftsman"]
    assert hand(game, "C") == ["stone_of_fal"]
    assert game.state.deeds == [1, 0, 0, 0]
