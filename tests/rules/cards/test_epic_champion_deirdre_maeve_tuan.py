"""Epic Tales about the cards in hand, and what all with a Season use share.

The Champion's Share, Deirdre's Beauty, Maeve's Wealth, Tuan's Memory.
"""

import pytest

from ardri.rules.box.base_box import CARD_KEYS, EPIC_KEYS
from ardri.rules.engine.moments import DECK, ICON_NAMES, OWN_TURN
from ardri.rules.game import Game
from ardri.rules.state.state import SET_ASIDE
from ardri.testing import clans, hand, options, play, position, whose, zone


def shifts(game: Game, seat: int | None, source: str, target: str) -> list[object]:
    """The cards a seat (or a spectator) has seen go from one zone to another; None for each unknown one."""
    seen = [event.seen_by(seat).fields for event in game.events if event.kind == "shift"]
    return [fields.get("card") for fields in seen if (fields["from"], fields["to"]) == (source, target)]


# All of them


SEASON_TALES = [key for key in EPIC_KEYS if DECK[CARD_KEYS.index(key)].uses[0].moment == OWN_TURN]


DECLARED = {
    "balors_eye": ", territory:hills, seat:B",
    "breas_tyranny": ", from:hills, to:cove",
    "children_of_dana": ", territory:cove",
    "dagdas_harp": ", territory:hills",
    "eriu": ", territory:plains",
    "kernunos_sanctuary": "",
    "manannans_horses": ", from:hills, to:plains, count:1",
    "the_morrigan": ", flip, territory:hills",
    "nuada_silverhand": ", territory:hills",
    "the_other_world": ", territory:plains, seat:B",
}


def tale(key: str, case: str) -> object:
    return pytest.param(key, marks=pytest.mark.card(key, case=case))


def about_to_play(key: str, turn: str = "A") -> Game:
    """A holds the tale, B may answer with The Dagda; every tale would do something."""
    return position(
        tiles="plains hills cove",
        clans={"plains": "A1 B2", "hills": "A2 B1"},
        set_aside="migration",
        hand={"A": f"{key} the_fianna bard geis", "B": "the_dagda lugs_spear druid citadel"},
        turn=turn,
    )


def test_sixteen_epic_tales_have_a_season_use() -> None:
    assert len(SEASON_TALES) == 16


def test_the_tales_of_the_season_carry_their_icons() -> None:
    icons = {
        key: [name for bit, name in enumerate(ICON_NAMES) if DECK[CARD_KEYS.index(key)].icons >> bit & 1]
        for key in SEASON_TALES
    }
    recruiting = (
        "children_of_dana",
        "dagdas_harp",
        "eriu",
        "nuada_silverhand",
        "the_other_world",
        "stone_of_fal",
    )
    assert {key: found for key, found in icons.items() if found} == {
        **{key: ["recruit"] for key in recruiting},
        "kernunos_sanctuary": ["recruit", "build"],
        "breas_tyranny": ["move"],
        "manannans_horses": ["move", "clash"],
        "the_morrigan": ["clash"],
        "tailtus_land": ["move"],
    }


@pytest.mark.parametrize("key", [tale(key, "timing") for key in SEASON_TALES])
def test_a_tale_of_the_season_is_told_on_ones_own_turn_only(key: str) -> None:
    game = about_to_play(key, turn="B")
    reason = game.why_not(0, key)
    assert reason is not None
    assert reason.key == "not_your_turn"
    play(game, "B: card:citadel, territory:hills")
    assert options(game, "A") == ["card:geis", "decline"]
    play(game, "A: decline")
    assert whose(game) == "A turn"
    assert f"card:{key}" in options(game)
    assert game.why_not(0, key) is None


@pytest.mark.card("the_dagda", case="positive")
@pytest.mark.ruling(3)
@pytest.mark.ruling(43)
@pytest.mark.parametrize("key", [tale(key, "negative") for key in SEASON_TALES])
def test_the_dagda_silences_a_tale_of_the_season(key: str) -> None:
    game = about_to_play(key)
    s = game.state
    before = clans(game), s.board.tiles, s.direction, s.sanctuaries.copy(), s.zones[SET_ASIDE]
    play(game, f"A: card:{key}{DECLARED.get(key, '')}")
    assert whose(game) == "B card_declared"
    play(game, "B: card:the_dagda")
    s = game.state
    assert (clans(game), s.board.tiles, s.direction, s.sanctuaries, s.zones[SET_ASIDE]) == before
    assert hand(game, "A") == ["bard", "geis", "the_fianna"]
    assert hand(game, "B") == ["citadel", "druid", "lugs_spear"]
    assert zone(game, "epic_discard") == []  # shuffled, with The Dagda
    assert key in zone(game, "epic_pile")
    assert [event.fields for event in game.events if event.kind == "cancel"] == [{"seat": "A", "card": key}]
    assert whose(game) == "B turn"


# The Champion's Share


@pytest.mark.card("champions_share", case="positive")
@pytest.mark.ruling(58)
def test_the_champion_alone_sees_the_share_he_takes() -> None:
    game = position(
        3,
        clans={"plains": "A1 B1 C1"},
        set_aside="migration",
        hand={"A": "champions_share bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:champions_share")
    assert hand(game, "A") == ["bard", "migration"]
    assert game.state.zones[SET_ASIDE] == 0
    assert shifts(game, 0, "set_aside", "hand:A") == ["migration"]
    for other in (1, 2, None):
        assert shifts(game, other, "set_aside", "hand:A") == [None]
    assert whose(game) == "B turn"
    assert zone(game, "epic_discard") == ["champions_share"]


@pytest.mark.card("champions_share", case="negative")
def test_there_is_no_champions_share_when_nothing_is_set_aside() -> None:
    game = position(
        clans={"plains": "A1 B1"}, hand={"A": "champions_share bard", "B": "druid citadel"}, turn="A"
    )
    play(game, "A: card:champions_share")
    assert hand(game, "A") == ["bard"]
    assert whose(game) == "B turn"


@pytest.mark.card("champions_share", case="timing")
@pytest.mark.card("geis", case="timing")
def test_the_champions_share_may_be_used_from_now_on() -> None:
    game = position(
        clans={"plains": "A1 B1"},
        set_aside="geis",
        hand={"A": "champions_share bard", "B": "sanctuary citadel"},
        turn="A",
    )
    play(game, "A: card:champions_share", "B: card:sanctuary")
    assert whose(game) == "A card_declared"
    assert options(game) == ["card:geis", "decline"]


# Deirdre's Beauty


def deirdre(chance: str, **hands: str) -> Game:
    """A has played Deirdre's Beauty at a table of four whose Brenn is C."""
    game = position(
        4,
        clans={"plains": "A2 B1 C1 D1", "hills": "A1"},
        brenn="C",
        hand={"A": "deirdres_beauty eriu bard", **hands},
        chance=chance,
        turn="A",
    )
    play(game, "A: card:deirdres_beauty")
    return game


@pytest.mark.card("deirdres_beauty", case="positive")
@pytest.mark.ruling(58)
def test_deirdre_has_a_tale_of_each_opponent_revealed_takes_one_and_pays_with_a_clan() -> None:
    game = deirdre(
        "steal:lugs_spear steal:battle_frenzy",
        B="battle_frenzy ogmas_eloquence druid citadel",
        C="lugs_spear the_fianna geis",
        D="raid",
    )
    assert whose(game) == "A take"
    assert options(game) == ["take:battle_frenzy", "take:lugs_spear"]  # D has no Epic Tale to reveal
    for seat in (0, 1, 2, 3, None):
        assert shifts(game, seat, "hand:B", "revealed") == ["battle_frenzy"]
        assert shifts(game, seat, "hand:C", "revealed") == ["lugs_spear"]
    play(game, "A: take:lugs_spear")
    assert shifts(game, None, "revealed", "hand:A") == ["lugs_spear"]
    assert zone(game, "epic_discard") == ["battle_frenzy"]
    assert hand(game, "A") == ["bard", "eriu", "lugs_spear"]
    assert hand(game, "B") == ["citadel", "druid", "ogmas_eloquence"]
    assert hand(game, "C") == ["geis", "the_fianna"]
    assert whose(game) == "A lose_clan"
    assert options(game) == ["territory:hills", "territory:plains"]
    play(game, "A: territory:hills")
    assert clans(game) == {"plains": "A2 B1 C1 D1"}
    assert whose(game) == "B turn"


@pytest.mark.card("deirdres_beauty", case="timing")
def test_tales_are_revealed_to_deirdre_from_the_brenn_on() -> None:
    game = deirdre(
        "steal:the_fianna steal:ogmas_eloquence steal:battle_frenzy",
        B="battle_frenzy diarmuid druid citadel",
        C="lugs_spear the_fianna",
        D="ogmas_eloquence balors_eye",
    )
    revealed = [
        event.fields["card"]
        for event in game.events
        if event.kind == "shift" and event.fields["to"] == "revealed"
    ]
    assert revealed == ["the_fianna", "ogmas_eloquence", "battle_frenzy"]  # C, D, then B


@pytest.mark.card("deirdres_beauty", case="positive")
@pytest.mark.ruling(42)
def test_the_dagda_taken_by_deirdre_shuffles_nothing() -> None:
    game = deirdre("", B="battle_frenzy druid citadel", C="the_dagda")
    play(game, "C: decline", "A: take:the_dagda, territory:hills")
    assert zone(game, "epic_discard") == ["battle_frenzy", "deirdres_beauty"]
    assert hand(game, "A") == ["bard", "the_dagda", "eriu"]


@pytest.mark.card("deirdres_beauty", case="negative")
def test_deirdre_pays_with_a_clan_though_nobody_has_a_tale_to_reveal() -> None:
    game = deirdre("", B="druid citadel", D="raid")
    assert whose(game) == "A lose_clan"
    play(game, "A: territory:plains")
    assert clans(game) == {"plains": "A1 B1 C1 D1", "hills": "A1"}
    assert hand(game, "A") == ["bard", "eriu"]


@pytest.mark.card("deirdres_beauty", case="timing")
@pytest.mark.card("diarmuid", case="positive")
def test_the_tale_deirdre_takes_may_save_the_clan_she_pays_with() -> None:
    game = deirdre("", B="diarmuid druid citadel")  # the only one revealed
    play(game, "A: territory:plains")
    assert whose(game) == "A clan_removed"
    play(game, "A: card:diarmuid")
    assert clans(game) == {"plains": "A1 B1 C1 D1", "hills": "A2"}
    assert zone(game, "epic_discard") == ["deirdres_beauty", "diarmuid"]


# Maeve's Wealth


def maeve(own: str, **hands: str) -> Game:
    """A has played Maeve's Wealth at a table of four whose Brenn is D."""
    game = position(
        4,
        clans={"plains": "A1 B1 C1 D1"},
        brenn="D",
        hand={"A": f"maeves_wealth {own}", **hands},
        turn="A",
    )
    play(game, "A: card:maeves_wealth")
    return game


@pytest.mark.card("maeves_wealth", case="positive")
@pytest.mark.ruling(23)
def test_maeve_gives_one_card_to_each_who_gave_her_one() -> None:
    game = maeve("bard eriu", B="druid citadel lugs_spear", C="the_fianna", D="raid")
    assert whose(game) == "B give"
    assert options(game) == ["give:citadel", "give:druid"]  # D had no choice, C has no Action card
    play(game, "B: give:druid")
    assert hand(game, "A") == ["bard", "druid", "raid", "eriu"]
    assert options(game) == ["give:bard", "give:druid", "give:raid"]
    play(game, "A: give:druid")  # to D, who gave first
    assert options(game) == ["give:bard", "give:raid"]
    play(game, "A: give:bard")
    assert hand(game, "A") == ["raid", "eriu"]
    assert hand(game, "B") == ["bard", "citadel", "lugs_spear"]
    assert hand(game, "C") == ["the_fianna"]
    assert hand(game, "D") == ["druid"]
    assert whose(game) == "B turn"
    assert zone(game, "epic_discard") == ["maeves_wealth"]


@pytest.mark.card("maeves_wealth", case="positive")
@pytest.mark.ruling(58)
def test_only_giver_and_taker_know_what_maeve_gets_and_gives() -> None:
    game = maeve("bard", B="druid citadel", D="raid sanctuary")
    play(game, "D: give:raid", "B: give:druid", "A: give:bard, give:druid")
    flows = {
        ("hand:D", "hand:A"): ("raid", (0, 3)),
        ("hand:B", "hand:A"): ("druid", (0, 1)),
        ("hand:A", "hand:D"): ("bard", (0, 3)),
        ("hand:A", "hand:B"): ("druid", (0, 1)),
    }
    for (source, target), (card, knowing) in flows.items():
        for seat in (0, 1, 2, 3, None):
            assert shifts(game, seat, source, target) == [card if seat in knowing else None]


@pytest.mark.card("maeves_wealth", case="negative")
@pytest.mark.ruling(23)
def test_maeve_keeps_her_cards_when_nobody_has_one_to_give() -> None:
    game = maeve("bard druid", B="lugs_spear")
    assert whose(game) == "A turn"  # B, C and D can only pass
    assert hand(game, "A") == ["bard", "druid"]
    assert hand(game, "B") == ["lugs_spear"]


@pytest.mark.card("maeves_wealth", case="timing")
def test_maeve_gives_back_only_when_all_have_given_brenn_first() -> None:
    game = maeve("", B="druid citadel", C="geis conquest", D="raid sanctuary")
    assert whose(game) == "D give"
    play(game, "D: give:raid")
    assert whose(game) == "B give"
    play(game, "B: give:druid")
    assert whose(game) == "C give"
    play(game, "C: give:geis")
    assert whose(game) == "A give"
    assert options(game) == ["give:druid", "give:geis", "give:raid"]
    play(game, "A: give:raid, give:geis")  # and what is left goes to C
    assert hand(game, "D") == ["raid", "sanctuary"]
    assert hand(game, "B") == ["citadel", "geis"]
    assert hand(game, "C") == ["conquest", "druid"]
    assert hand(game, "A") == []


# Tuan's Memory


@pytest.mark.card("tuans_memory", case="positive")
def test_tuan_remembers_one_tale_of_three() -> None:
    game = position(
        clans={"plains": "A1 B1"},
        hand={"A": "tuans_memory bard", "B": "druid citadel"},
        chance="epic:eriu epic:lugs_spear epic:the_fianna",
        turn="A",
    )
    play(game, "A: card:tuans_memory")
    assert options(game) == ["keep:eriu", "keep:the_fianna", "keep:lugs_spear"]
    play(game, "A: keep:the_fianna")
    assert hand(game, "A") == ["bard", "the_fianna"]
    assert zone(game, "epic_discard") == ["eriu", "lugs_spear", "tuans_memory"]
    assert whose(game) == "B turn"


@pytest.mark.card("tuans_memory", case="negative")
def test_tuan_remembers_nothing_when_all_tales_are_in_hands() -> None:
    others = [key for key in EPIC_KEYS if key != "tuans_memory"]
    game = position(
        clans={"plains": "A1 B1"},
        hand={"A": "tuans_memory bard", "B": ["druid", *others]},
        turn="A",
    )
    play(game, "A: card:tuans_memory", "B: decline")  # B has The Dagda
    assert whose(game) == "B turn_end"  # and Oengus's Ploy
    assert hand(game, "A") == ["bard"]
    assert zone(game, "epic_discard") == ["tuans_memory"]


@pytest.mark.card("tuans_memory", case="timing")
@pytest.mark.card("stone_circle", case="positive")
def test_the_stone_circle_brings_tuans_memory_back_once_a_tale_is_kept() -> None:
    game = position(
        clans={"plains": "A1 B1", "stone_circle": "A1"},
        hand={"A": "tuans_memory stone_circle bard", "B": "druid citadel"},
        chance="epic:eriu epic:lugs_spear epic:the_fianna",
        turn="A",
    )
    play(game, "A: card:tuans_memory, keep:eriu")
    assert whose(game) == "A card_finished"
    play(game, "A: card:stone_circle")
    assert hand(game, "A") == ["bard", "eriu", "tuans_memory"]
    assert clans(game) == {"plains": "A1 B1"}
    assert zone(game, "epic_discard") == ["the_fianna", "lugs_spear"]
