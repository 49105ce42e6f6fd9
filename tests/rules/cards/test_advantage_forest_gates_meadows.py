"""Forest, Gates and Meadows: the Advantage cards about Epic Tales."""

import pytest

from ardri.rules.box.base_box import EPIC_KEYS
from ardri.rules.views.why_not import Reason
from ardri.testing import clans, hand, lies, options, play, position, whose


def tales_but(*names: str) -> list[str]:
    """All Epic Tales but these."""
    return [name for name in EPIC_KEYS if name not in names]


# Forest


@pytest.mark.card("forest", case="positive")
def test_forest_draws_a_tale_after_a_tale() -> None:
    game = position(
        tiles="cove forest",
        clans={"cove": "A1 B1"},
        hand={"A": "forest stone_of_fal bard", "B": "conquest"},
        turn="A",
        chance="epic:eriu",
    )
    play(game, "A: card:stone_of_fal")
    assert (whose(game), options(game)) == ("A card_finished", ["card:forest", "decline"])
    assert (clans(game), lies(game, "stone_of_fal")) == ({"cove": "A3 B1"}, "epic_discard")
    play(game, "A: card:forest")
    assert hand(game, "A") == ["bard", "eriu"]
    assert (lies(game, "forest"), whose(game)) == ("face_down", "B turn")


@pytest.mark.card("forest", case="positive")
def test_forest_follows_a_triskel_tale_of_its_holder_in_the_turn_of_another() -> None:
    game = position(
        tiles="cove forest hills",
        clans={"cove": "A2 B1", "hills": "B1"},
        hand={"A": "balors_eye bard", "B": "forest diarmuid conquest"},
        turn="A",
        chance="epic:eriu",
    )
    play(game, "A: card:balors_eye, territory:cove, seat:B", "B: card:diarmuid")
    assert clans(game) == {"cove": "A2", "hills": "B2"}
    assert whose(game) == "B card_finished"  # at once, before Balor's Eye is finished (R35)
    assert lies(game, "balors_eye") == "in_play"
    play(game, "B: card:forest")
    assert hand(game, "B") == ["conquest", "eriu"]


@pytest.mark.card("forest", case="negative")
@pytest.mark.parametrize("played", ["bard", "swamp"])
def test_forest_does_not_follow_other_cards(played: str) -> None:
    game = position(
        tiles="cove forest swamp",
        clans={"cove": "A1 B1"},
        hand={"A": f"forest {played} festival", "B": "conquest"},
        turn="A",
    )
    play(game, f"A: card:{played}")
    assert whose(game) == "B turn"
    assert lies(game, "forest") == "hand:A"


@pytest.mark.card("forest", case="negative")
def test_forest_does_not_follow_the_tale_of_another_nor_one_merely_discarded() -> None:
    game = position(
        players=4,
        tiles="cove forest hills plains",
        clans={"cove": "A1 B1 C1 D1"},
        hand={"A": "forest master_craftsman eriu bard", "B": "stone_of_fal", "C": "conquest druid"},
        turn="B",
        chance="epic:balors_eye",
    )
    play(game, "B: card:stone_of_fal")
    assert whose(game) == "C turn"
    play(game, "C: pass")
    play(game, "A: card:master_craftsman, discard:eriu")
    assert hand(game, "A") == ["bard", "forest", "balors_eye"]
    assert whose(game) == "C turn"


@pytest.mark.card("forest", case="negative")
@pytest.mark.ruling(32)
def test_forest_draws_nothing_when_all_tales_are_in_hands() -> None:
    game = position(
        players=4,
        tiles="cove forest hills plains",
        clans={"cove": "A1 B1 C1 D1"},
        hand={"A": ["forest", "eriu", "master_craftsman", "bard"], "C": tales_but("eriu")},
        turn="A",
    )
    play(game, "A: card:eriu, done", "C: decline", "A: card:master_craftsman, seat:B")
    play(game, "C: decline", "A: card:forest", "C: decline")  # declined are Lug and The Dagda
    assert hand(game, "A") == ["bard"]
    assert (hand(game, "B"), lies(game, "forest")) == (["eriu"], "face_down")


@pytest.mark.card("forest", case="timing")
def test_forest_cancelled_by_the_dagda_draws_nothing_and_the_tales_are_shuffled() -> None:
    game = position(
        tiles="cove forest",
        clans={"cove": "A1 B1"},
        hand={"A": "forest stone_of_fal bard", "B": "conquest the_dagda"},
        epic_discard="eriu",
        turn="A",
    )
    play(game, "A: card:stone_of_fal", "B: decline", "A: card:forest", "B: card:the_dagda")
    assert (hand(game, "A"), lies(game, "forest")) == (["bard"], "face_down")
    for tale in ("eriu", "stone_of_fal", "the_dagda"):
        assert lies(game, tale) == "epic_pile"


@pytest.mark.card("forest", case="timing")
@pytest.mark.ruling(55)
def test_forest_follows_the_cauldron_when_that_is_finished() -> None:
    game = position(
        tiles="cove hills forest plains",
        clans={"hills": "A2 B2", "plains": "A1 B1"},
        hand={"A": "warlord bard", "B": "forest dagdas_cauldron conquest druid"},
        turn="A",
        chance="epic:eriu",
    )
    play(game, "A: card:warlord, territory:hills, attack:B", "B: remove, card:dagdas_cauldron")
    assert whose(game) == "A after_maneuver"
    play(game, "A: decline", "B: truce", "A: agree", "B: territory:hills, card:forest")
    assert clans(game)["hills"] == "A2 B2"
    assert hand(game, "B") == ["conquest", "druid", "eriu"]


# Meadows


@pytest.mark.card("meadows", case="negative")
def test_meadows_is_not_for_the_draws_of_others() -> None:
    game = position(
        tiles="cove meadows",
        clans={"cove": "A1 B1"},
        hand={"A": "meadows conquest", "B": "bard"},
        turn="B",
    )
    play(game, "B: card:bard")
    assert whose(game) == "A turn"
    assert game.why_not(0, "meadows") == Reason("wrong_moment", {"moments": "epic_draw"})


@pytest.mark.card("meadows", case="negative")
@pytest.mark.ruling(32)
def test_meadows_is_not_asked_when_there_is_nothing_to_draw() -> None:
    game = position(
        tiles="cove meadows",
        clans={"cove": "A1 B1"},
        hand={"A": "meadows bard druid", "B": [*tales_but(), "conquest"]},
        turn="A",
    )
    play(game, "A: card:bard")
    assert whose(game) == "B card_finished"  # Lug Samildanach, with the Bard's draw behind
    assert hand(game, "A") == ["druid", "meadows"]


@pytest.mark.card("meadows", case="negative")
@pytest.mark.ruling(32)
@pytest.mark.parametrize(("discarded", "kept"), [([], None), (["balors_eye"], "balors_eye")])
def test_meadows_takes_the_last_tale_from_the_discard_or_leaves_it_at_that(
    discarded: list[str], kept: str | None
) -> None:
    game = position(
        tiles="cove meadows",
        clans={"cove": "A1 B1"},
        hand={"A": "meadows bard druid", "B": tales_but("eriu", *discarded)},
        epic_discard=discarded,
        turn="A",
        chance="epic:eriu",
    )
    play(game, "A: card:bard, card:meadows", "B: decline")
    if kept:
        assert options(game) == ["keep:balors_eye", "keep:eriu"]
        play(game, f"A: keep:{kept}")
    assert hand(game, "A") == ["druid", kept or "eriu"]


@pytest.mark.card("meadows", case="negative")
def test_meadows_is_no_matter_of_tales_taken_from_others() -> None:
    game = position(
        tiles="cove meadows",
        clans={"cove": "A2 B1"},
        hand={"A": "meadows deirdres_beauty druid bard", "B": "conquest eriu"},
        turn="A",
    )
    play(game, "A: card:deirdres_beauty")
    assert whose(game) == "B turn"
    assert hand(game, "A") == ["bard", "druid", "meadows", "eriu"]


@pytest.mark.card("meadows", case="timing")
def test_meadows_cancelled_by_the_dagda_leaves_the_first_draw() -> None:
    game = position(
        tiles="cove meadows",
        clans={"cove": "A1 B1"},
        hand={"A": "meadows bard druid", "B": "conquest the_dagda"},
        turn="A",
        chance="epic:eriu",
    )
    play(game, "A: card:bard, card:meadows", "B: card:the_dagda")
    assert hand(game, "A") == ["druid", "eriu"]
    assert lies(game, "meadows") == "face_down"


# Gates


@pytest.mark.card("gates", case="positive")
def test_gates_draws_one_more_for_its_holder_when_the_gates_open() -> None:
    game = position(
        tiles="cove gates",
        clans={"cove": "A2 B1", "gates": "A2 B1"},
        chance="crows:counterclockwise epic:eriu epic:balors_eye epic:the_fianna",
    )
    assert (whose(game), options(game)) == ("A epic_draw", ["card:gates", "decline"])
    assert clans(game) == {"cove": "A2 B1", "gates": "A1 B1"}  # B's turn to lose one comes after A's draw
    play(game, "A: card:gates, keep:eriu")
    assert [card for card in hand(game, "A") if card in EPIC_KEYS] == ["eriu"]
    assert [card for card in hand(game, "B") if card in EPIC_KEYS] == ["the_fianna"]
    assert (lies(game, "balors_eye"), lies(game, "gates")) == ("epic_discard", "face_down")


@pytest.mark.ruling(52)
@pytest.mark.card("gates", case="negative")
def test_gates_is_no_matter_of_other_draws() -> None:
    game = position(
        tiles="cove gates",
        clans={"cove": "A1 B1", "gates": "A1"},
        hand={"A": "gates bard druid", "B": "conquest"},
        turn="A",
        chance="epic:eriu",
    )
    play(game, "A: card:bard")
    assert hand(game, "A") == ["druid", "gates", "eriu"]
    assert whose(game) == "B turn"


@pytest.mark.card("gates", case="timing")
def test_gates_comes_after_the_clan_is_lost_and_the_tale_is_seen() -> None:
    game = position(
        tiles="cove gates",
        clans={"cove": "A1 B1", "gates": "A1"},
        hand={"A": "the_morrigan gates dagdas_club bard", "B": "conquest"},
        turn="A",
        chance="epic:eriu",
    )
    play(game, "A: card:the_morrigan, flip, nothing")
    assert whose(game) == "A would_be_removed"
    play(game, "A: decline")
    assert whose(game) == "A epic_draw"
    assert (clans(game), lies(game, "eriu")) == ({"cove": "A1 B1"}, "drawn:A")


@pytest.mark.card("gates", case="timing")
def test_gates_cancelled_by_the_dagda_leaves_the_first_draw() -> None:
    game = position(
        tiles="cove gates",
        clans={"cove": "A2 B1", "gates": "A2"},
        hand={"B": "the_dagda"},
        chance="crows:counterclockwise epic:eriu",
    )
    play(game, "A: card:gates", "B: card:the_dagda")
    assert [card for card in hand(game, "A") if card in EPIC_KEYS] == ["eriu"]
    assert (lies(game, "gates"), lies(game, "the_dagda")) == ("face_down", "epic_pile")
