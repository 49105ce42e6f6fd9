"""Drawing Epic Tales: from a pile that may run out, and one is kept."""

import pytest

from ardri.rules.box.base_box import EPIC_KEYS
from ardri.rules.game import Game
from ardri.rules.state.chance import Source
from ardri.testing import hand, options, play, position, whose, zone
from tests.rules.helpers.game_inspection import kinds


def asked(game: Game) -> list[str]:
    """The Epic Tales of which chance is to choose one."""
    assert game.chance is not None
    return [key.removeprefix("epic:") for key in game.chance.options]


def tales(own: str, pile: str, discard: str = "", tiles: str = "plains hills", other: str = "") -> Game:
    """A's turn; the pile and the discard hold just these tales, player C sits on all others."""
    named = [*own.split(), *other.split(), *pile.split(), *discard.split()]
    return position(
        3,
        tiles=tiles,
        clans={"plains": "A1 B1 C1"},
        hand={
            "A": f"{own} citadel",
            "B": f"{other} druid exploration",
            "C": [key for key in EPIC_KEYS if key not in named],
        },
        epic_discard=discard,
        source=Source(),
        turn="A",
    )


ANSWERS = "the_dagda lug_samildanach oenguss_ploy"  # C would be asked for these


def test_a_single_tale_goes_straight_to_the_hand_and_only_its_owner_knows_it() -> None:
    game = tales("bard", pile=f"eriu lugs_spear {ANSWERS}")
    play(game, "A: card:bard")
    assert asked(game) == ["the_dagda", "eriu", "lug_samildanach", "lugs_spear", "oenguss_ploy"]
    play(game, "*: epic:eriu")
    assert hand(game, "A") == ["citadel", "eriu"]
    assert whose(game) == "B turn"
    secret = [event for event in game.events if event.kind == "shift" and event.secret]
    assert [event.seen_by(0).fields["card"] for event in secret] == ["eriu", "eriu"]
    for other in (1, 2, None):
        assert all("card" not in event.seen_by(other).fields for event in secret)


@pytest.mark.card("tuans_memory", case="positive")
def test_of_several_tales_one_is_kept_and_the_rest_are_discarded_openly() -> None:
    game = tales("tuans_memory", pile=f"eriu lugs_spear balors_eye {ANSWERS}")
    play(game, "A: card:tuans_memory", "*: epic:lugs_spear, epic:eriu, epic:balors_eye")
    assert whose(game) == "A keep_epic"
    assert options(game) == ["keep:balors_eye", "keep:eriu", "keep:lugs_spear"]
    drawn = [event for event in game.events if event.kind == "shift" and event.fields["to"] == "drawn:A"]
    assert [event.seen_by(0).fields.get("card") for event in drawn] == ["lugs_spear", "eriu", "balors_eye"]
    assert [event.seen_by(1).fields.get("card") for event in drawn] == [None, None, None]
    play(game, "A: keep:eriu")
    assert hand(game, "A") == ["citadel", "eriu"]
    assert zone(game, "epic_discard") == ["balors_eye", "lugs_spear", "tuans_memory"]
    thrown = [event for event in game.events if event.kind == "shift" and event.fields["from"] == "drawn:A"]
    assert [event.seen_by(1).fields.get("card") for event in thrown] == ["balors_eye", "lugs_spear", None]


@pytest.mark.ruling(32)
@pytest.mark.parametrize(
    ("pile", "discard", "kept"), [("eriu", "", "eriu"), ("", "lugs_spear", "lugs_spear")]
)
def test_the_only_tale_left_is_kept_without_a_question(pile: str, discard: str, kept: str) -> None:
    game = tales("tuans_memory", pile=pile, discard=discard, other=ANSWERS)
    play(game, "A: card:tuans_memory", "B: decline")
    assert hand(game, "A") == ["citadel", kept]
    assert zone(game, "epic_pile") == []
    assert zone(game, "epic_discard") == ["tuans_memory"]


@pytest.mark.ruling(32)
def test_of_two_tales_left_one_is_kept() -> None:
    game = tales("tuans_memory", pile="eriu", discard="lugs_spear", other=ANSWERS)
    play(game, "A: card:tuans_memory", "B: decline")
    assert options(game) == ["keep:eriu", "keep:lugs_spear"]
    play(game, "A: keep:lugs_spear")
    assert zone(game, "epic_discard") == ["eriu", "tuans_memory"]


@pytest.mark.ruling(42)
@pytest.mark.card("the_dagda", case="positive")
def test_the_dagda_among_the_tales_not_kept_shuffles_all_of_them() -> None:
    game = tales("tuans_memory", pile=f"eriu lugs_spear {ANSWERS}", discard="balors_eye")
    play(game, "A: card:tuans_memory", "*: epic:eriu, epic:the_dagda, epic:lugs_spear", "A: keep:eriu")
    assert zone(game, "epic_pile") == [
        "balors_eye",
        "the_dagda",
        "lug_samildanach",
        "lugs_spear",
        "oenguss_ploy",
    ]
    assert zone(game, "epic_discard") == ["tuans_memory"]  # discarded only now
    assert kinds(game).count("shuffle_epics") == 1


@pytest.mark.ruling(42)
@pytest.mark.card("the_dagda", case="negative")
def test_the_dagda_kept_shuffles_nothing() -> None:
    game = tales("tuans_memory", pile=f"eriu lugs_spear {ANSWERS}", discard="balors_eye")
    play(game, "A: card:tuans_memory", "*: epic:eriu, epic:the_dagda, epic:lugs_spear", "A: keep:the_dagda")
    assert zone(game, "epic_discard") == ["balors_eye", "eriu", "lugs_spear", "tuans_memory"]
    assert "shuffle_epics" not in kinds(game)
