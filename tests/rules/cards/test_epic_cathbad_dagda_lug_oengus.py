"""The Epic Tales that answer what others do: Cathbad's Word, The Dagda, Lug Samildanach, Oengus's Ploy."""

import pytest

from ardri.rules.box.base_box import ACTION_KEYS
from ardri.rules.game import Game
from ardri.testing import clans, hand, options, play, position, whose, zone
from tests.rules.helpers.clash_positions import clash_in_the_hills

FOUR_PLAYER_CARDS = {"emissaries", "master_craftsman", "raid", "scouts_spies"}


def key_of_reason(game: Game, seat: int, card: str) -> str:
    """The reason why a card cannot be played, as a key."""
    reason = game.why_not(seat, card)
    return "" if reason is None else reason.key


# Cathbad's Word


def before_the_assembly(players: int, hands: dict[str, str], set_aside: str = "", brenn: str = "A") -> Game:
    """An Assembly begins; the crows go on flying clockwise."""
    return position(
        players,
        clans={"hills": "A1 B2", "cove": "A1 B1"},
        hand=hands,
        set_aside=set_aside,
        brenn=brenn,
        chance="crows:clockwise",
    )


def draft(game: Game) -> None:
    """Everybody keeps the first cards offered."""
    while game.decision.question.startswith("draft"):
        game.choose(game.decision.options[0])


@pytest.mark.card("cathbads_word", case="positive")
def test_cathbad_sets_a_card_aside_and_at_the_end_of_the_assembly_exchanges_it() -> None:
    game = before_the_assembly(4, {"B": "cathbads_word"})
    play(game, "B: card:cathbads_word, aside:bard")
    assert zone(game, "set_aside") == ["bard"]
    assert game.decision.question == "draft_keep"
    assert all("bard" not in hand(game, name) for name in "ABCD")
    draft(game)
    assert whose(game) == "B aside"
    held = [card for card in hand(game, "B") if card in ACTION_KEYS]
    assert (len(held), held[0]) == (5, "bard")
    assert options(game) == [f"aside:{card}" for card in held]
    play(game, f"B: aside:{held[1]}")
    assert zone(game, "set_aside") == [held[1]]
    assert [card for card in hand(game, "B") if card in ACTION_KEYS] == ["bard", *held[2:]]
    assert whose(game) == "B turn"


@pytest.mark.card("cathbads_word", case="positive")
def test_nobody_but_cathbads_player_learns_what_is_set_aside() -> None:
    game = before_the_assembly(2, {"B": "cathbads_word"}, set_aside="druid")
    play(game, "B: card:cathbads_word, aside:bard")
    shifts = [event for event in game.events if event.fields.get("to") == "set_aside"]
    assert [event.seen_by(1).fields.get("card") for event in shifts] == ["bard"]
    assert [event.seen_by(0).fields.get("card") for event in shifts] == [None]
    assert zone(game, "set_aside") == ["bard"]


@pytest.mark.ruling(54)
@pytest.mark.card("cathbads_word", case="positive")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_cathbad_chooses_from_all_action_cards_in_use_even_the_one_set_aside_before(players: int) -> None:
    game = before_the_assembly(players, {"B": "cathbads_word"}, set_aside="druid")
    play(game, "B: card:cathbads_word")
    in_use = [card for card in ACTION_KEYS if players == 4 or card not in FOUR_PLAYER_CARDS]
    assert options(game) == [f"aside:{card}" for card in in_use]
    play(game, "B: aside:druid")
    draft(game)
    assert whose(game) == "B aside"
    play(game, "B: aside:druid")
    assert zone(game, "set_aside") == ["druid"]
    assert len([card for card in hand(game, "B") if card in ACTION_KEYS]) == (6 if players == 2 else 4)


@pytest.mark.card("cathbads_word", case="negative")
@pytest.mark.card("the_dagda", case="positive")
def test_a_cancelled_cathbad_chooses_nothing_and_exchanges_nothing() -> None:
    game = before_the_assembly(4, {"B": "cathbads_word", "C": "the_dagda"})
    play(game, "B: card:cathbads_word", "C: card:the_dagda")
    assert game.decision.question == "draft_keep"
    assert len(zone(game, "set_aside")) == 1
    draft(game)
    assert whose(game) == "B turn"


@pytest.mark.card("cathbads_word", case="negative")
def test_cathbad_has_no_word_in_the_season() -> None:
    game = position(clans={"hills": "A1 B1"}, hand={"A": "cathbads_word bard"}, turn="A")
    assert options(game) == ["card:bard", "pass"]
    assert key_of_reason(game, 0, "cathbads_word") == "wrong_moment"


@pytest.mark.card("cathbads_word", case="timing")
def test_a_word_not_spoken_at_the_start_is_too_late_for_this_assembly() -> None:
    game = before_the_assembly(2, {"B": "cathbads_word"})
    play(game, "B: decline")
    assert game.decision.question == "draft_keep"
    draft(game)
    assert whose(game) == "B turn"
    assert "cathbads_word" in hand(game, "B")


# The Dagda


@pytest.mark.card("the_dagda", case="positive")
def test_the_dagda_cancels_an_epic_tale_and_shuffles_all_of_them() -> None:
    game = position(
        clans={"hills": "A1 B1"},
        hand={"A": "balors_eye", "B": "the_dagda bard"},
        epic_discard="eriu tuans_memory",
        turn="A",
    )
    play(game, "A: card:balors_eye, seat:B", "B: card:the_dagda")
    assert clans(game) == {"hills": "A1 B1"}
    assert zone(game, "epic_discard") == []
    assert {"the_dagda", "balors_eye", "eriu", "tuans_memory"} < set(zone(game, "epic_pile"))
    assert whose(game) == "B turn"


@pytest.mark.card("the_dagda", case="positive")
def test_the_dagda_cancels_an_advantage_card() -> None:
    game = position(
        tiles="hills forest",
        clans={"hills": "A1 B1"},
        hand={"A": "champions_share forest", "B": "the_dagda bard"},
        turn="A",
    )
    play(game, "A: card:champions_share", "B: decline", "A: card:forest", "B: card:the_dagda")
    assert hand(game, "A") == []
    assert zone(game, "face_down") == ["forest"]
    assert (zone(game, "epic_discard"), len(zone(game, "epic_pile"))) == ([], 30)
    assert whose(game) == "B turn"


@pytest.mark.card("the_dagda", case="negative")
@pytest.mark.parametrize("card", ["sanctuary", "warlord", "new_clans"])
def test_the_dagda_has_no_power_over_action_cards(card: str) -> None:
    game = position(clans={"hills": "A1", "cove": "B1"}, hand={"A": card, "B": "the_dagda bard"}, turn="A")
    play(game, f"A: card:{card}")
    assert whose(game) == "B turn"


@pytest.mark.card("the_dagda", case="negative")
def test_the_dagda_needs_a_card_to_answer() -> None:
    game = position(clans={"hills": "A1 B1"}, hand={"A": "the_dagda bard", "B": "eriu"}, turn="A")
    assert options(game) == ["card:bard", "pass"]
    assert key_of_reason(game, 0, "the_dagda") == "wrong_moment"


@pytest.mark.card("the_dagda", case="timing")
def test_the_dagda_answers_when_everything_is_declared_and_before_anything_happens() -> None:
    game = position(
        tiles="valley hills plains cove",
        clans={"hills": "A3", "cove": "B1"},
        hand={"A": "manannans_horses valley", "B": "the_dagda bard"},
        turn="A",
    )
    play(game, "A: card:manannans_horses, from:hills, to:cove")
    assert whose(game) == "A count"
    play(game, "A: count:3")
    assert (whose(game), options(game)) == ("B card_declared", ["card:the_dagda", "decline"])
    assert clans(game) == {"hills": "A3", "cove": "B1"}
    play(game, "B: card:the_dagda")
    assert clans(game) == {"hills": "A3", "cove": "B1"}
    assert (whose(game), options(game)) == ("A card_finished", ["card:valley", "decline"])


# Lug Samildanach


@pytest.mark.card("lug_samildanach", case="negative")
def test_lug_wants_neither_epic_tales_nor_advantage_cards_nor_what_was_discarded_unplayed() -> None:
    game = position(
        tiles="hills swamp cove",
        clans={"hills": "A1 B1", "cove": "B1"},
        hand={"A": "swamp eriu", "B": "balors_eye lug_samildanach"},
        turn="A",
    )
    play(game, "A: card:swamp")
    assert whose(game) == "B turn"
    play(game, "B: card:balors_eye, territory:cove")
    assert whose(game) == "A turn"
    game = clash_in_the_hills("A2 B2", hand={"A": "lug_samildanach", "B": "bard"})
    play(game, "A: attack:B", "B: discard:bard")
    assert whose(game) == "B maneuver"


@pytest.mark.card("lug_samildanach", case="negative")
def test_a_cancelled_lug_takes_nothing() -> None:
    game = position(
        clans={"hills": "A1", "cove": "B1"},
        hand={"A": "new_clans lug_samildanach", "B": "the_dagda bard"},
        turn="A",
    )
    play(game, "A: card:new_clans, card:lug_samildanach", "B: card:the_dagda")
    assert hand(game, "A") == []
    assert whose(game) == "B turn"


@pytest.mark.card("lug_samildanach", case="timing")
def test_lug_comes_before_what_follows_the_season_card_and_the_spear_does_not_hinder_him() -> None:
    game = clash_in_the_hills("A2 B2", hand={"A": "valley lug_samildanach", "B": "lugs_spear"})
    play(game, "B: card:lugs_spear", "A: truce", "B: agree")
    assert whose(game) == "A card_finished"
    play(game, "A: card:lug_samildanach")
    assert hand(game, "A") == ["warlord", "valley", "eriu"]
    assert whose(game) == "A card_finished"


# Oengus's Ploy


def three_players(turn: str = "A", passes: int = 0, crows: str = "clockwise", ploy: str = "C") -> Game:
    """A Season in which one holds the Ploy and everybody a card to play."""
    hands = {"A": "bard", "B": "druid sanctuary", "C": "new_clans citadel"}
    hands[ploy] += " oenguss_ploy"
    return position(
        3,
        clans={"hills": "A1", "cove": "B1", "plains": "C1"},
        hand=hands,
        turn=turn,
        passes=passes,
        crows=crows,
    )


@pytest.mark.ruling(12)
@pytest.mark.card("oenguss_ploy", case="positive")
@pytest.mark.parametrize(("crows", "then"), [("clockwise", "A turn"), ("counterclockwise", "B turn")])
def test_oengus_takes_the_next_turn_and_the_order_goes_on_from_there(crows: str, then: str) -> None:
    game = three_players(turn="B" if crows == "counterclockwise" else "A", crows=crows, ploy="C")
    play(game, f"{'B' if crows == 'counterclockwise' else 'A'}: pass")
    assert whose(game) == "C turn_end"
    play(game, "C: card:oenguss_ploy")
    assert whose(game) == "C turn"
    play(game, "C: pass")
    assert whose(game) == then


@pytest.mark.card("oenguss_ploy", case="negative")
def test_a_season_ends_when_the_ploy_is_held_back() -> None:
    game = three_players(turn="B", passes=2)
    play(game, "B: pass", "C: decline")
    assert game.decision.question == "draft_keep"
    assert "oenguss_ploy" in hand(game, "C")


@pytest.mark.ruling(12)
@pytest.mark.card("oenguss_ploy", case="negative")
def test_a_cancelled_ploy_changes_neither_the_turn_nor_the_count_of_passes() -> None:
    game = position(
        3,
        clans={"hills": "A1", "cove": "B1", "plains": "C1"},
        hand={"A": "bard", "B": "druid sanctuary the_dagda", "C": "new_clans oenguss_ploy"},
        turn="A",
        passes=1,
        chance="crows:clockwise",
    )
    play(game, "A: pass", "C: card:oenguss_ploy", "B: card:the_dagda")
    assert whose(game) == "B turn"
    play(game, "B: pass")
    assert game.decision.question == "draft_keep"


@pytest.mark.card("oenguss_ploy", case="timing")
def test_oengus_waits_for_the_end_of_the_turn_with_all_that_follows_its_card() -> None:
    game = position(
        tiles="valley hills",
        clans={"hills": "A1", "valley": "B1"},
        hand={"A": "new_clans valley", "B": "bard druid oenguss_ploy"},
        turn="A",
    )
    assert key_of_reason(game, 1, "oenguss_ploy") == "wrong_moment"
    play(game, "A: card:new_clans")
    assert whose(game) == "A card_finished"
    play(game, "A: card:valley")
    assert (whose(game), options(game)) == ("B turn_end", ["card:oenguss_ploy", "decline"])


@pytest.mark.card("oenguss_ploy", case="timing")
def test_who_ended_the_turn_is_asked_first_about_its_end() -> None:
    game = three_players(turn="C")
    play(game, "C: pass")
    assert whose(game) == "C turn_end"
    play(game, "C: decline")
    assert whose(game) == "A turn"
