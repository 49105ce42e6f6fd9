"""Answers to answers: what is unfinished is a stack of frames, and it is plain data at every depth."""

import pytest

from ardri.rules.box.base_box import CARD_KEYS
from ardri.rules.engine.moments import AFTER_MANEUVER, CARD_DECLARED, CARD_FINISHED
from ardri.rules.engine.play import CANCELLED, DISCARDING, LIVE, RESOLVING, Play, Window
from ardri.rules.game import Game
from ardri.rules.state.chance import Source
from ardri.testing import clans, hand, options, play, position, whose, zone
from tests.rules.helpers.game_inspection import stack

IN_A_CLASH = "Play(warlord) ClashCourse Maneuvers"


def card(key: str) -> int:
    return CARD_KEYS.index(key)


def is_plain_data(game: Game) -> bool:
    """True if every frame can be made again from its data."""
    return all(type(frame)(*frame.data()).data() == frame.data() for frame in game.state.stack)


@pytest.mark.card("geis", case="timing")
@pytest.mark.card("bard", case="timing")
def test_geis_on_a_bard_played_after_an_attack() -> None:
    game = position(
        players=3,
        tiles="cove hills plains",
        clans={"plains": "A2 B2", "cove": "C1"},
        hand={"A": "warlord bard druid", "B": "eriu", "C": "geis conquest"},
        turn="A",
    )
    play(game, "A: card:warlord", "C: decline", "A: attack:B, card:bard")
    assert whose(game) == "C card_declared"
    assert stack(game) == f"{IN_A_CLASH} Window Play(bard) Window"
    window, bard, question = game.state.stack[-3:]
    assert window.data() == Window(AFTER_MANEUVER).data()
    assert bard.data() == Play(0, card("bard"), 1, RESOLVING, fate=LIVE).data()
    assert question.data() == Window(CARD_DECLARED, 0, 2).data()
    assert is_plain_data(game)
    twin = game.copy()
    play(game, "C: card:geis")
    assert (game.state.deeds, hand(game, "A"), hand(game, "C")) == ([0, 0, 0], ["druid"], ["conquest"])
    assert (whose(game), stack(game)) == ("B maneuver", IN_A_CLASH)
    # a copy made at that depth goes its own way
    play(twin, "C: decline")
    assert (twin.state.deeds, hand(twin, "C")) == ([1, 0, 0], ["conquest", "geis"])


@pytest.mark.card("lug_samildanach", case="timing")
@pytest.mark.card("geis", case="timing")
def test_lug_takes_the_geis_that_cancelled_the_bard() -> None:
    game = position(
        players=4,
        tiles="cove hills plains valley",
        clans={"plains": "A2 B2", "cove": "C1 D1"},
        hand={"A": "warlord bard druid", "B": "eriu", "C": "geis conquest", "D": "lug_samildanach"},
        turn="A",
    )
    play(game, "A: card:warlord", "C: decline", "A: attack:B, card:bard", "C: card:geis")
    assert whose(game) == "D card_finished"
    assert stack(game) == f"{IN_A_CLASH} Window Play(bard) Window Play(geis) Window"
    assert game.state.stack[-4].data() == Play(0, card("bard"), 1, RESOLVING, fate=CANCELLED).data()
    assert is_plain_data(game)
    play(game, "D: card:lug_samildanach")
    assert (hand(game, "D"), game.state.deeds) == (["geis"], [0, 0, 0, 0])
    # the Bard is cancelled already: D's Geis finds nothing to answer, and has its chance again later
    assert (whose(game), stack(game)) == ("B maneuver", IN_A_CLASH)
    play(game, "B: truce", "A: agree", "B: pass", "C: card:conquest, nothing")
    assert whose(game) == "D card_declared"


@pytest.mark.card("the_dagda", case="timing")
@pytest.mark.card("the_fianna", case="timing")
def test_the_dagda_on_an_epic_maneuver() -> None:
    game = position(
        tiles="cove hills plains",
        clans={"plains": "A2 B2"},
        hand={"A": "warlord the_fianna druid", "B": "the_dagda citadel conquest"},
        turn="A",
    )
    play(game, "A: card:warlord, card:the_fianna, to:cove, count:2")
    assert (whose(game), stack(game)) == ("B card_declared", f"{IN_A_CLASH} Play(the_fianna) Window")
    assert is_plain_data(game)
    play(game, "B: card:the_dagda")
    assert clans(game) == {"plains": "A2 B2"}
    assert {"the_fianna", "the_dagda"} <= set(zone(game, "epic_pile"))
    assert (whose(game), stack(game)) == ("B maneuver", IN_A_CLASH)


@pytest.mark.card("dagdas_club", case="timing")
@pytest.mark.card("diarmuid", case="timing")
@pytest.mark.card("stone_circle", case="timing")
@pytest.mark.parametrize(
    ("answer", "table", "held"),
    [
        # the price is paid, and Diarmuid comes back; the clan he saved is not to be saved again
        ("decline", {"plains": "A2 B1", "hills": "B2", "stone_circle": "B1"}, ["dagdas_club", "diarmuid"]),
        ("card:dagdas_club", {"plains": "A2 B1", "hills": "B2", "stone_circle": "B2"}, []),
    ],
)
def test_a_removal_inside_a_removal_inside_a_clash_inside_a_card(
    answer: str, table: dict[str, str], held: list[str]
) -> None:
    game = position(
        tiles="cove stone_circle hills plains",
        clans={"plains": "A2 B2", "hills": "B1", "stone_circle": "B2"},
        hand={"A": "warlord druid", "B": "dagdas_club diarmuid stone_circle"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B", "B: decline, card:diarmuid, territory:hills, card:stone_circle")
    outer = f"{IN_A_CLASH} Attack Removal Window Play(diarmuid) Window Play(stone_circle) Removal Window"
    assert (whose(game), stack(game)) == ("B would_be_removed", outer)
    assert is_plain_data(game)
    play(game, f"B: {answer}")
    assert (clans(game), hand(game, "B")) == (table, held)
    assert (whose(game), stack(game)) == ("B maneuver", IN_A_CLASH)


@pytest.mark.card("bard", case="timing")
def test_the_inner_removal_does_not_decide_what_the_attack_did() -> None:
    game = position(
        tiles="cove stone_circle hills plains",
        clans={"plains": "A2 B2", "hills": "B1", "stone_circle": "B2"},
        hand={"A": "warlord bard", "B": "dagdas_club diarmuid stone_circle"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B", "B: decline, card:diarmuid, territory:hills")
    play(game, "B: card:stone_circle, card:dagdas_club")
    assert (whose(game), options(game)) == ("A after_maneuver", ["card:bard", "decline"])


@pytest.mark.card("master_craftsman", case="timing")
def test_master_craftsman_on_a_nested_epic_tale_and_geis_on_that() -> None:
    game = position(
        players=4,
        tiles="cove hills plains forest",
        clans={"plains": "A2 B2", "cove": "C1 D1"},
        hand={"A": "warlord strengs_resolve master_craftsman", "B": "eriu", "C": "geis conquest"},
        turn="A",
    )
    play(game, "A: card:warlord", "C: decline", "A: attack:B, card:strengs_resolve")
    assert whose(game) == "A before_discard"
    assert stack(game) == f"{IN_A_CLASH} Window Play(strengs_resolve) Window"
    assert game.state.deeds == [1, 0, 0, 0]
    twin = game.copy()
    play(game, "A: card:master_craftsman, seat:D")
    assert whose(game) == "C card_declared"
    assert stack(game) == f"{IN_A_CLASH} Window Play(strengs_resolve) Window Play(master_craftsman) Window"
    assert game.state.stack[-4].data()[3] == DISCARDING
    assert is_plain_data(game)
    play(game, "C: card:geis")
    assert (game.state.deeds, zone(game, "epic_discard")) == ([1, 0, 0, 0], ["strengs_resolve"])
    play(twin, "A: card:master_craftsman, seat:D", "C: decline")
    assert (twin.state.deeds, hand(twin, "D")) == ([2, 0, 0, 0], ["strengs_resolve"])
    assert whose(game) == whose(twin) == "B maneuver"


@pytest.mark.card("the_dagda", case="timing")
def test_a_tale_given_away_may_be_played_before_its_first_play_is_over() -> None:
    game = position(
        players=4,
        clans={"cove": "A1 B1 C1 D1"},
        hand={
            "A": "stone_of_fal bard",
            "B": "the_dagda master_craftsman druid citadel",
            "C": "geis",
            "D": "lug_samildanach",
        },
        turn="A",
    )
    play(game, "A: card:stone_of_fal", "B: card:the_dagda, card:master_craftsman, seat:C", "C: decline")
    play(game, "D: card:lug_samildanach")
    below = "Play(stone_of_fal) Window Play(the_dagda) Window Play(master_craftsman) Window"
    assert (whose(game), stack(game)) == ("C card_declared", f"{below} Play(lug_samildanach) Window")
    play(game, "C: card:the_dagda")
    assert "master_craftsman" not in hand(game, "D")
    assert {"the_dagda", "lug_samildanach", "stone_of_fal"} <= set(zone(game, "epic_pile"))
    assert (whose(game), game.state.deeds) == ("B turn", [0, 1, 0, 0])
    assert clans(game) == {"cove": "A1 B1 C1 D1"}


@pytest.mark.card("forest", case="timing")
@pytest.mark.card("meadows", case="timing")
def test_a_draw_inside_a_draw_of_the_same_seat() -> None:
    game = position(
        tiles="cove forest meadows",
        clans={"cove": "A1 B1"},
        hand={"A": "tuans_memory the_dagda forest meadows bard", "B": "druid citadel"},
        turn="A",
        source=Source(),
    )
    play(
        game,
        "A: card:tuans_memory, decline",
        "*: epic:eriu",
        "*: epic:balors_eye",
        "*: epic:nuada_silverhand",
    )
    play(game, "A: card:meadows, card:the_dagda, card:forest")
    within = "Play(tuans_memory) Draw Window Play(meadows) Window Play(the_dagda) Window Play(forest) Draw"
    assert stack(game) == within
    assert game.state.stack[-3].data()[0] == CARD_FINISHED
    assert is_plain_data(game)
    play(game, "*: epic:the_dagda")
    # the Forest's tale is in hand; the three of Tuan are still to be chosen from, and no fourth came
    assert "the_dagda" in hand(game, "A")
    assert (zone(game, "drawn:A"), zone(game, "drawn_again:A")) == (
        ["balors_eye", "eriu", "nuada_silverhand"],
        [],
    )
    assert options(game) == ["keep:balors_eye", "keep:eriu", "keep:nuada_silverhand"]
    play(game, "A: keep:eriu")
    assert hand(game, "A") == ["bard", "the_dagda", "eriu"]


@pytest.mark.card("forest", case="timing")
def test_a_tale_just_drawn_may_answer_the_card_that_came_between() -> None:
    game = position(
        tiles="cove forest meadows moor",
        clans={"cove": "A1 B1"},
        hand={"A": "tuans_memory forest meadows moor bard", "B": "druid citadel"},
        turn="A",
        chance="epic:the_dagda epic:balors_eye epic:nuada_silverhand epic:stone_of_fal",
    )
    play(game, "A: card:tuans_memory, decline")
    assert (whose(game), zone(game, "drawn:A")) == (
        "A keep_epic",
        ["balors_eye", "the_dagda", "nuada_silverhand"],
    )
    play(game, "A: keep:the_dagda")
    assert whose(game) == "A card_finished"
    play(game, "A: card:forest")
    # The Dagda may answer the Forest already, or the Moor that comes between
    assert (whose(game), options(game)) == ("A card_declared", ["card:the_dagda", "decline", "card:moor"])
    play(game, "A: card:moor, card:the_dagda")
    assert whose(game) == "A epic_draw"
    assert (zone(game, "drawn:A"), zone(game, "drawn_again:A")) == (["stone_of_fal"], [])


@pytest.mark.card("meadows", case="timing")
def test_two_draws_of_one_seat_are_kept_apart() -> None:
    game = position(
        tiles="cove forest meadows moor",
        clans={"cove": "A1 B1"},
        hand={"A": "tuans_memory the_dagda forest meadows moor bard", "B": "druid citadel"},
        turn="A",
        chance="epic:eriu epic:balors_eye epic:nuada_silverhand epic:stone_of_fal epic:children_of_dana",
    )
    play(game, "A: card:tuans_memory, decline, decline")
    assert whose(game) == "A keep_epic"
    play(game, "A: card:moor, card:the_dagda, card:forest")
    assert whose(game) == "A epic_draw"
    within = "Play(tuans_memory) Draw Play(moor) Window Play(the_dagda) Window Play(forest) Draw Window"
    assert stack(game) == within
    assert zone(game, "drawn:A") == ["balors_eye", "eriu", "nuada_silverhand"]
    assert zone(game, "drawn_again:A") == ["stone_of_fal"]
    play(game, "A: card:meadows")
    assert (whose(game), options(game)) == ("A keep_epic", ["keep:children_of_dana", "keep:stone_of_fal"])
    play(game, "A: keep:stone_of_fal")
    assert zone(game, "epic_discard") == ["children_of_dana"]
    assert options(game) == ["keep:balors_eye", "keep:eriu", "keep:nuada_silverhand"]
    play(game, "A: keep:balors_eye")
    assert hand(game, "A") == ["bard", "balors_eye", "stone_of_fal"]
