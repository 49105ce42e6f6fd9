"""The draft: everybody keeps and hands on at the same time, in the direction of the crows."""

from itertools import permutations

import pytest

from ardri.rules.box.base_box import ACTION_KEYS, CARD_KEYS
from ardri.rules.box.catalogue import SEAT_NAMES, bits
from ardri.rules.errors import IllegalChoice, OutOfTurn
from ardri.rules.game import Game
from ardri.rules.state.state import PUT_AWAY, SET_ASIDE, UNDEALT
from ardri.testing import draft_any, hand, options, play, position, whose

THREE_HANDS = {
    "A": "bard citadel conquest craftsmen_peasants",
    "B": "druid exploration festival geis",
    "C": "migration new_alliance new_clans sanctuary",
}
FOUR_HANDS = {
    "A": "bard citadel conquest craftsmen_peasants",
    "B": "druid emissaries exploration festival",
    "C": "geis master_craftsman migration new_alliance",
    "D": "new_clans raid sanctuary scouts_spies",
}
TWO_HANDS = {"A": "bard citadel conquest", "B": "druid exploration festival"}
TWO_MORE = {"A": "geis migration new_alliance", "B": "new_clans sanctuary craftsmen_peasants"}


def dealt(players: int, crows: str = "clockwise", epics: bool = False, again: bool = True) -> Game:
    """An Assembly at the beginning of its draft: Warlord is set aside, the hands are those above.

    With two players, `again` says whether the test comes to the second deal.
    """
    packets = {2: [TWO_HANDS, TWO_MORE] if again else [TWO_HANDS], 3: [THREE_HANDS], 4: [FOUR_HANDS]}[players]
    cards = ["warlord", *[card for packet in packets for held in packet.values() for card in held.split()]]
    return position(
        players=players,
        clans={"cove": "A1 B1", "hills": "A1 B1"},
        hand={"A": "eriu", "B": "stone_of_fal"} if epics else None,
        chance=" ".join([f"crows:{crows}", *[f"deal:{card}" for card in cards]]),
    )


def actions(game: Game, name: str) -> str:
    return " ".join(card for card in hand(game, name) if card in ACTION_KEYS)


def away(game: Game, name: str) -> str:
    zone = game.state.zones[PUT_AWAY + SEAT_NAMES.index(name)]
    return " ".join(CARD_KEYS[card] for card in bits(zone))


def asked(game: Game) -> str:
    return "".join(SEAT_NAMES[decision.seat] for decision in game.pending)


def table(game: Game) -> tuple[object, ...]:
    """Everything that can differ between two states of a draft."""
    s = game.state
    frames = [(type(frame).__name__, frame.data()) for frame in s.stack]
    return s.zones, s.answers, s.counters, frames, s.seat, s.question, s.options, game.events


def answer_all(game: Game, keys: dict[str, str]) -> None:
    for name, cards in keys.items():
        play(game, f"{name}: {cards}")


# The three steps


def test_keep_one_then_two_then_three_with_three_players() -> None:
    game = dealt(3)
    assert {name: actions(game, name) for name in "ABC"} == THREE_HANDS
    assert asked(game) == "ABC"
    answer_all(game, {"A": "keep:bard", "B": "keep:druid", "C": "keep:migration"})
    assert actions(game, "A") == "bard new_alliance new_clans sanctuary"
    assert actions(game, "B") == "citadel conquest craftsmen_peasants druid"
    assert actions(game, "C") == "exploration festival geis migration"
    answer_all(
        game,
        {
            "A": "keep:bard, keep:new_clans",
            "B": "keep:craftsmen_peasants",
            "C": "keep:exploration, keep:geis",
        },
    )
    assert actions(game, "A") == "bard festival migration new_clans"
    assert actions(game, "B") == "craftsmen_peasants druid new_alliance sanctuary"
    assert actions(game, "C") == "citadel conquest exploration geis"
    answer_all(game, {"A": "hand_on:festival", "B": "hand_on:druid", "C": "hand_on:geis"})
    assert actions(game, "A") == "bard geis migration new_clans"
    assert actions(game, "B") == "craftsmen_peasants festival new_alliance sanctuary"
    assert actions(game, "C") == "citadel conquest druid exploration"
    assert whose(game) == "A turn"


def test_a_card_kept_earlier_may_be_handed_on_later() -> None:
    game = dealt(3)
    answer_all(game, {"A": "keep:bard", "B": "keep:druid", "C": "keep:migration"})
    play(game, "A: keep:new_alliance, keep:new_clans", "B: keep:citadel, keep:conquest")
    play(game, "C: keep:exploration, keep:festival")
    assert "bard" not in hand(game, "A")
    assert "bard" in hand(game, "B")
    play(game, "A: hand_on:new_clans")
    assert options(game, "B") == ["hand_on:bard", "hand_on:citadel", "hand_on:conquest", "hand_on:sanctuary"]


def test_the_first_question_offers_every_card_dealt() -> None:
    game = dealt(4)
    for name, cards in FOUR_HANDS.items():
        assert options(game, name) == [f"keep:{card}" for card in cards.split()]


def test_epic_tales_and_advantage_cards_are_not_drafted() -> None:
    game = dealt(3, epics=True)
    assert "eriu" in hand(game, "A")
    assert options(game, "A") == [f"keep:{card}" for card in THREE_HANDS["A"].split()]
    answer_all(game, {"A": "keep:bard", "B": "keep:druid", "C": "keep:migration"})
    assert "eriu" in hand(game, "A")
    assert "stone_of_fal" in hand(game, "B")


@pytest.mark.parametrize(("players", "held"), [(3, 4), (4, 4)])
def test_hands_have_four_cards_and_one_is_set_aside(players: int, held: int) -> None:
    game = dealt(players)
    while "draft" in whose(game):
        game.choose(game.decision.options[-1])
    assert [len(actions(game, name).split()) for name in "ABCD"[:players]] == [held] * players
    assert game.state.zones[SET_ASIDE] == 1 << CARD_KEYS.index("warlord")
    assert game.state.zones[UNDEALT] == 0


# Direction


@pytest.mark.parametrize(("crows", "to"), [("clockwise", "BCDA"), ("counterclockwise", "DABC")])
def test_every_step_hands_on_in_the_direction_of_the_crows(crows: str, to: str) -> None:
    game = dealt(4, crows)
    steps = []
    for _ in range(3):
        events = len(game.events)
        question = game.decision.question
        while game.decision.question == question and len(game.events) == events:
            game.choose(game.decision.options[0])
        steps.append(
            {(str(e.fields["from"]), str(e.fields["to"])) for e in game.events[events:] if "from" in e.fields}
        )
    expected = {(f"hand:{giver}", f"hand:{taker}") for giver, taker in zip("ABCD", to, strict=True)}
    assert steps == [expected] * 3


def test_counterclockwise_a_packet_goes_to_the_player_before() -> None:
    game = dealt(3, "counterclockwise")
    answer_all(game, {"A": "keep:bard", "B": "keep:druid", "C": "keep:migration"})
    assert actions(game, "C") == "citadel conquest craftsmen_peasants migration"
    assert actions(game, "A") == "bard exploration festival geis"


def test_only_giver_and_taker_know_what_is_handed_on() -> None:
    game = dealt(3)
    before = len(game.events)
    answer_all(game, {"A": "keep:bard", "B": "keep:druid", "C": "keep:migration"})
    passed = game.events[before:]
    assert [(e.fields["to"], e.audience) for e in passed] == (
        [("hand:B", 0b011)] * 3 + [("hand:C", 0b110)] * 3 + [("hand:A", 0b101)] * 3
    )
    assert all("card" not in event.fields for event in passed)


# At the same time


FIRST = {"A": "keep:citadel", "B": "keep:emissaries", "C": "keep:migration", "D": "keep:raid"}
SECOND = {
    "A": "keep:citadel, keep:sanctuary",
    "B": "keep:bard, keep:emissaries",
    "C": "keep:festival",
    "D": "keep:master_craftsman, keep:raid",
}


@pytest.mark.parametrize("order", list(permutations("ABCD")), ids="".join)
def test_the_order_of_arrival_of_answers_does_not_matter(order: tuple[str, ...]) -> None:
    usual, other = dealt(4), dealt(4)
    answer_all(usual, FIRST)
    answer_all(other, {name: FIRST[name] for name in order})
    assert table(other) == table(usual)
    answer_all(usual, SECOND)
    answer_all(other, {name: SECOND[name] for name in order})
    assert table(other) == table(usual)
    assert usual.decision.question == "draft_hand_on"


def test_answers_may_arrive_half_by_half() -> None:
    usual, other = dealt(4), dealt(4)
    answer_all(usual, FIRST)
    answer_all(other, FIRST)
    answer_all(usual, SECOND)
    play(other, "D: keep:master_craftsman", "B: keep:bard", "A: keep:citadel", "B: keep:emissaries")
    play(other, "C: keep:festival", "D: keep:raid", "A: keep:sanctuary")
    assert table(other) == table(usual)


def test_nothing_moves_and_nothing_is_told_until_the_last_answer_arrives() -> None:
    game = dealt(3)
    events = len(game.events)
    play(game, "C: keep:migration", "A: keep:bard")
    assert asked(game) == "B"
    assert {name: actions(game, name) for name in "ABC"} == THREE_HANDS
    assert len(game.events) == events
    play(game, "B: keep:druid")
    assert asked(game) == "ABC"
    assert actions(game, "A") == "bard new_alliance new_clans sanctuary"


def test_an_answer_does_not_change_the_questions_of_the_others() -> None:
    game = dealt(3)
    before = {name: options(game, name) for name in "BC"}
    play(game, "A: keep:bard")
    assert {name: options(game, name) for name in "BC"} == before
    play(game, "C: keep:sanctuary")
    assert options(game, "B") == before["B"]
    assert options(game, "A") == []
    assert options(game, "C") == []


def test_what_another_seat_holds_cannot_be_kept() -> None:
    game = dealt(3)
    with pytest.raises(IllegalChoice, match="not offered to B"):
        game.choose("keep:bard", seat=1)
    with pytest.raises(IllegalChoice):
        game.choose("hand_on:druid", seat=1)
    assert asked(game) == "ABC"


@pytest.mark.parametrize("name", ["A", "C"])
def test_a_second_card_that_is_forced_is_not_asked_for_whoever_it_is(name: str) -> None:
    game = dealt(3)
    answer_all(game, {"A": "keep:bard", "B": "keep:druid", "C": "keep:migration"})
    third = options(game, name)[-1]
    play(game, f"{name}: {third}")
    assert asked(game) == "ABC".replace(name, "")
    assert [decision.forced for decision in game.pending] == [False, False]


# Answering again


def test_an_answer_may_be_replaced_until_the_last_one_arrives() -> None:
    game = dealt(3)
    play(game, "A: keep:bard", "C: keep:migration")
    game.choose("keep:conquest", seat=0)
    assert asked(game) == "B"
    game.choose("keep:citadel", seat=0)
    play(game, "B: keep:druid")
    assert actions(game, "A") == "citadel new_alliance new_clans sanctuary"
    assert actions(game, "B") == "bard conquest craftsmen_peasants druid"


def test_a_replaced_answer_leaves_no_trace() -> None:
    usual, other = dealt(4), dealt(4)
    answer_all(usual, FIRST)
    play(other, "D: keep:scouts_spies", "A: keep:bard", "B: keep:druid")
    for name in "BAD":
        other.choose(FIRST[name], seat=SEAT_NAMES.index(name))
    play(other, f"C: {FIRST['C']}")
    assert table(other) == table(usual)


def test_the_same_answer_again_is_the_same_answer() -> None:
    game, other = dealt(3), dealt(3)
    play(game, "A: keep:bard")
    play(other, "A: keep:bard")
    other.choose("keep:bard", seat=0)
    assert table(other) == table(game)


def test_an_answer_of_two_cards_is_started_over_as_a_whole() -> None:
    game = dealt(3)
    answer_all(game, {"A": "keep:bard", "B": "keep:druid", "C": "keep:migration"})
    play(game, "A: keep:bard, keep:new_clans", "B: keep:citadel, keep:druid")
    assert asked(game) == "C"
    others = options(game, "C")
    game.choose("keep:new_alliance", seat=0)
    assert asked(game) == "AC"
    assert options(game, "A") == ["keep:new_clans", "keep:sanctuary"]
    assert options(game, "C") == others
    assert options(game, "B") == []
    play(game, "C: keep:exploration, keep:festival")
    assert asked(game) == "A"
    play(game, "A: keep:sanctuary")
    assert actions(game, "A") == "geis migration new_alliance sanctuary"
    assert actions(game, "B") == "bard citadel druid new_clans"


def test_replacing_by_a_pair_without_choice_completes_the_answer_at_once() -> None:
    game = dealt(3)
    answer_all(game, {"A": "keep:bard", "B": "keep:druid", "C": "keep:migration"})
    play(game, "B: keep:citadel, keep:conquest")
    game.choose("keep:craftsmen_peasants", seat=1)
    assert asked(game) == "AC"


def test_a_replacing_answer_has_to_be_legal_as_well() -> None:
    game = dealt(3)
    play(game, "A: keep:bard")
    with pytest.raises(IllegalChoice, match="not offered to A"):
        game.choose("keep:druid", seat=0)
    play(game, "B: keep:druid", "C: keep:migration")
    assert "bard" in hand(game, "A")


def test_what_was_handed_on_cannot_be_called_back() -> None:
    game = dealt(3)
    answer_all(game, {"A": "keep:bard", "B": "keep:druid", "C": "keep:migration"})
    with pytest.raises(IllegalChoice):
        game.choose("keep:citadel", seat=0)


def test_after_the_draft_nobody_can_answer_it_again() -> None:
    game = dealt(3)
    draft_any(game)
    assert whose(game) == "A turn"
    with pytest.raises(OutOfTurn):
        game.choose("hand_on:bard", seat=1)


def test_the_card_to_hand_on_may_be_replaced_too() -> None:
    game = dealt(3)
    answer_all(game, {"A": "keep:bard", "B": "keep:druid", "C": "keep:migration"})
    play(
        game,
        "A: keep:bard, keep:new_alliance",
        "B: keep:citadel, keep:druid",
        "C: keep:exploration, keep:festival",
    )
    kept = actions(game, "A").split()
    play(game, f"A: hand_on:{kept[0]}")
    game.choose(f"hand_on:{kept[3]}", seat=0)
    for name in "BC":
        play(game, f"{name}: {options(game, name)[0]}")
    assert kept[0] in hand(game, "A")
    assert kept[3] in hand(game, "B")


# Two players


def test_two_players_draft_twice_and_the_sets_never_mix() -> None:
    game = dealt(2)
    assert {name: actions(game, name) for name in "AB"} == TWO_HANDS
    answer_all(game, {"A": "keep:bard", "B": "keep:festival"})
    assert actions(game, "A") == "bard druid exploration"
    assert actions(game, "B") == "citadel conquest festival"
    answer_all(game, {"A": "hand_on:druid", "B": "hand_on:citadel"})
    assert away(game, "A") == "bard citadel exploration"
    assert away(game, "B") == "conquest druid festival"
    assert actions(game, "A") == TWO_MORE["A"]
    assert actions(game, "B") == "craftsmen_peasants new_clans sanctuary"
    assert asked(game) == "AB"
    assert options(game, "A") == [f"keep:{card}" for card in TWO_MORE["A"].split()]
    answer_all(game, {"B": "keep:sanctuary", "A": "keep:geis"})
    assert actions(game, "A") == "craftsmen_peasants geis new_clans"
    assert options(game, "A") == ["hand_on:craftsmen_peasants", "hand_on:geis", "hand_on:new_clans"]
    answer_all(game, {"A": "hand_on:craftsmen_peasants", "B": "hand_on:migration"})
    assert actions(game, "A") == "bard citadel exploration geis migration new_clans"
    assert actions(game, "B") == "conquest craftsmen_peasants druid festival new_alliance sanctuary"
    assert away(game, "A") == away(game, "B") == ""
    assert whose(game) == "A turn"


def test_cards_put_away_are_known_to_their_player_alone() -> None:
    game = dealt(2)
    answer_all(game, {"A": "keep:bard", "B": "keep:festival"})
    answer_all(game, {"A": "hand_on:druid", "B": "hand_on:citadel"})
    put = [e for e in game.events if str(e.fields.get("to", "")).startswith("put_away")]
    assert [(e.fields["to"], e.audience) for e in put] == [("put_away:A", 1)] * 3 + [("put_away:B", 2)] * 3


def test_two_players_use_thirteen_cards_in_one_deal_of_two_parts() -> None:
    game = dealt(2)
    assert game.state.zones[UNDEALT].bit_count() == 6
    draft_any(game)
    assert [len(actions(game, name).split()) for name in "AB"] == [6, 6]
    assert game.state.zones[UNDEALT] == 0
    assert game.state.zones[SET_ASIDE] == 1 << CARD_KEYS.index("warlord")


def test_with_two_players_the_direction_makes_no_difference() -> None:
    games = [dealt(2, crows, again=False) for crows in ("clockwise", "counterclockwise")]
    for game in games:
        answer_all(game, {"A": "keep:bard", "B": "keep:festival"})
    assert [actions(game, "A") for game in games] == ["bard druid exploration"] * 2


def test_two_players_may_replace_their_answers_as_well() -> None:
    game = dealt(2, again=False)
    play(game, "B: keep:druid")
    game.choose("keep:festival", seat=1)
    play(game, "A: keep:conquest")
    assert actions(game, "B") == "bard citadel festival"
