"""Views: cards, tiles, clans and the score, and what stays hidden."""

import json
from typing import cast

import pytest

from ardri.rules.box.base_box import CARD_KEYS, TILE_KEYS
from ardri.rules.errors import RulesError
from ardri.rules.formats.notation import digest
from ardri.rules.game import Game
from ardri.testing import options, play, play_random, position
from tests.rules.helpers.clash_positions import clash_in_the_hills
from tests.rules.helpers.view_reading import named, shown, view_of


def table(windows: str = "open") -> Game:
    """A's turn, with cards in many places."""
    return position(
        3,
        tiles="hills cove plains swamp",
        clans={"hills": "A2 B1", "cove": "B2", "plains": "C1"},
        hand={"A": "eriu bard hills conquest", "B": "geis cove druid diarmuid the_dagda", "C": "migration"},
        set_aside="warlord",
        epic_discard="tuans_memory balors_eye",
        played="plains",
        windows=windows,
        turn="A",
    )


# Cards


@pytest.mark.parametrize("windows", ["open", "sealed"])
def test_the_own_hand_is_shown_and_others_only_counted_by_type(windows: str) -> None:
    game = table(windows)
    assert shown(game, "A", "own", "hand") == ["bard", "conquest", "hills", "eriu"]
    assert shown(game, "B", "own", "hand") == ["druid", "geis", "cove", "the_dagda", "diarmuid"]
    for name in "ABC*":
        assert shown(game, name, "seats", 1, "actions") == 2
        assert shown(game, name, "seats", 1, "epics") == 2
        assert shown(game, name, "seats", 1, "advantages") == ["cove"]
        assert shown(game, name, "seats", 2, "actions") == 1
    for name in "AC*":
        assert named(game, name).isdisjoint(["druid", "geis", "diarmuid", "the_dagda"])


def test_a_spectator_has_no_cards_and_is_asked_nothing() -> None:
    game = table()
    assert shown(game, "*", "seat") is None
    assert shown(game, "*", "own") is None
    assert shown(game, "*", "decision") is None
    assert shown(game, "*", "undo") == 0
    assert shown(game, "*", "awaited") == {"question": "turn", "seats": ["A"]}


def test_what_lies_open_is_listed() -> None:
    game = table()
    for name in "AC*":
        assert shown(game, name, "table", "epic_discard") == ["balors_eye", "tuans_memory"]
        assert shown(game, name, "table", "face_down") == ["plains"]
        assert shown(game, name, "table", "face_up") == ["swamp"]
        assert shown(game, name, "table", "in_play") == []


def test_the_piles_that_nobody_sees_are_only_counted() -> None:
    game = table()
    for name in "ABC*":
        assert shown(game, name, "table", "set_aside") == 1
        assert shown(game, name, "table", "action_discard") == 7
        assert shown(game, name, "table", "undealt") == 0
        assert shown(game, name, "table", "epic_pile") == 30 - 5
        assert named(game, name).isdisjoint(["warlord", "festival", "sanctuary"])


def test_a_card_being_played_is_shown_and_in_the_discard_it_is_a_fact() -> None:
    game = position(
        clans={"hills": "A2 B1", "cove": "A1 B1"}, hand={"A": "new_clans bard eriu", "B": "druid"}, turn="A"
    )
    play(game, "A: card:new_clans")
    assert shown(game, "*", "table", "in_play") == ["new_clans"]
    assert shown(game, "*", "table", "action_discard") == 10
    play(game, "A: territory:hills")
    assert shown(game, "*", "table", "in_play") == []
    assert shown(game, "*", "table", "action_discard") == 11
    for name in "AB*":
        assert {"zone": "action_discard", "cards": ["new_clans"], "at_least": 1} in facts(game, name)


def test_the_card_set_aside_is_known_only_to_who_chose_it() -> None:
    game = position(3, clans={"hills": "A1", "cove": "B1"}, hand={"A": "cathbads_word"})
    play(game, "A: card:cathbads_word, aside:bard")
    for name in "BC*":
        assert shown(game, name, "cathbad") == "A"
        assert shown(game, name, "table", "set_aside") == 1
        assert [fact for fact in facts(game, name) if fact["zone"] == "set_aside"] == []
    assert {"zone": "set_aside", "cards": ["bard"], "at_least": 1} in facts(game, "A")
    assert "bard" not in named(game, "*")


def test_drawn_tales_are_shown_to_who_draws_and_counted_for_others() -> None:
    game = position(
        clans={"hills": "A2 B1", "cove": "B1"},
        hand={"A": "tuans_memory bard", "B": "druid"},
        chance="epic:eriu epic:diarmuid epic:balors_eye",
        turn="A",
    )
    play(game, "A: card:tuans_memory")
    assert options(game) == ["keep:balors_eye", "keep:diarmuid", "keep:eriu"]
    assert shown(game, "A", "own", "drawn") == ["balors_eye", "diarmuid", "eriu"]
    assert shown(game, "B", "own", "drawn") == []
    for name in "AB*":
        assert shown(game, name, "seats", 0, "drawn") == 3
        assert shown(game, name, "awaited") == {"question": "keep_epic", "seats": ["A"]}
    assert named(game, "B").isdisjoint(["eriu", "diarmuid", "balors_eye"])


def test_cards_put_away_from_the_first_draft_are_shown_to_their_owner() -> None:
    game = Game.start(2, seed=3)
    while shown(game, "*", "seats", 0, "put_away") != 3:
        game.choose(game.decision.options[0])
    mine = shown(game, "A", "own", "put_away")
    assert isinstance(mine, list)
    assert len(mine) == 3
    assert named(game, "*").isdisjoint(mine)
    assert named(game, "B").isdisjoint(set(mine) - known_cards(game, "B"))


# Tiles


def test_drawn_tiles_are_known_to_who_drew_them() -> None:
    game = tailtu()
    left = [tile for tile in TILE_KEYS if tile not in ("hills", "cove", "plains")]
    mine = ["gates", "moor", "swamp"]
    rest = [tile for tile in left if tile not in mine]
    assert shown(game, "A", "tiles", "drawn") == {"count": 3, "may_be": mine}
    assert shown(game, "A", "tiles", "stack") == [{"count": 10, "may_be": rest}]
    for name in "B*":
        assert shown(game, name, "tiles", "drawn") == {"count": 3, "may_be": left}
        assert shown(game, name, "tiles", "stack") == [{"count": 10, "may_be": left}]


def test_tiles_put_under_the_stack_are_known_to_who_put_them_there() -> None:
    game = tailtu()
    play(game, f"A: {options(game)[0]}, tile:moor, tile:swamp")
    assert shown(game, "A", "tiles", "stack", 1) == {"count": 1, "may_be": ["swamp"]}
    assert shown(game, "A", "tiles", "stack", 2) == {"count": 1, "may_be": ["gates"]}
    left = [tile for tile in TILE_KEYS if tile not in ("hills", "cove", "plains", "moor")]
    for name in "B*":
        assert shown(game, name, "tiles", "stack", 1) == {"count": 1, "may_be": left}
        assert shown(game, name, "tiles", "stack", 2) == {"count": 1, "may_be": left}


def tailtu() -> Game:
    """A has drawn three tiles with Tailtu's Land."""
    game = position(
        tiles="hills cove plains",
        clans={"hills": "A2 B1", "cove": "A1"},
        hand={"A": "tailtus_land bard", "B": "druid"},
        chance="tile:moor tile:gates tile:swamp",
        turn="A",
    )
    play(game, "A: card:tailtus_land")
    return game


# Knowledge


def facts(game: Game, name: str) -> list[dict[str, object]]:
    """The facts of a view about hidden cards."""
    found = shown(game, name, "knows")
    assert isinstance(found, list)
    return found


def known_cards(game: Game, name: str) -> set[str]:
    """The cards named in any fact or held: those a seat may name."""
    found: set[str] = set()
    for fact in facts(game, name):
        cards = fact["cards"]
        assert isinstance(cards, list)
        found.update(cards)
    own = shown(game, name, "own", "hand")
    assert isinstance(own, list)
    return found | set(own)


def test_who_saw_a_hand_knows_its_cards() -> None:
    game = table()
    assert facts(game, "B") == []
    game = position(
        clans={"hills": "A2 B1", "moor": "A1"}, hand={"A": "moor bard", "B": "druid eriu diarmuid"}, turn="A"
    )
    play(game, "A: card:moor")
    assert {"zone": "hand:B", "cards": ["diarmuid", "eriu"], "at_least": 2} in facts(game, "A")
    assert facts(game, "*") == []


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_everybody_knows_who_has_the_card_handed_on_last(players: int, seed: int) -> None:
    game = Game.start(players, seed)
    while shown(game, "*", "phase") != "season":
        game.choose(game.decision.options[-1])
    last = dict(game.choices()[-players:])
    for seat, name in enumerate("ABCD"[:players]):
        card = last[seat].removeprefix("hand_on:")
        neighbour = "ABCD"[game.state.next_seat(seat)]
        assert card in certain(game, name, f"hand:{neighbour}")


def certain(game: Game, name: str, zone: str) -> list[str]:
    """The cards that, by a view, are surely in a hidden zone."""
    for fact in facts(game, name):
        cards = fact["cards"]
        assert isinstance(cards, list)
        if fact["zone"] == zone and len(cards) == fact["at_least"]:
            return cards
    return []


def test_may_hold_leaves_out_what_is_seen_elsewhere() -> None:
    game = table()
    possible = shown(game, "A", "may_hold")
    assert isinstance(possible, dict)
    assert list(possible) == ["B", "C"]
    for gone in ("bard", "conquest", "eriu", "tuans_memory", "balors_eye", "hills", "plains"):
        assert gone not in possible["B"]
    assert {"druid", "geis", "diarmuid", "warlord", "migration", "cove"} < set(possible["B"])
    assert "raid" not in possible["B"], "not in a game of three"
    assert "cove" not in possible["C"]
    everybody = shown(game, "*", "may_hold")
    assert isinstance(everybody, dict)
    assert list(everybody) == ["A", "B", "C"]


def test_what_lies_open_before_a_player_is_no_fact_about_hidden_cards() -> None:
    game = clash_in_the_hills(
        "A3 B2", {"cove": "B1"}, hand={"A": "conquest", "B": "dagdas_cauldron bard"}, citadels=1
    )
    play(game, "B: shelter", "A: attack:B", "B: remove, card:dagdas_cauldron")
    for name in "AB*":
        assert shown(game, name, "seats", 1, "before") == ["dagdas_cauldron"]
        assert facts(game, name) == []


# The island and the score


def test_the_island_is_shown_to_everybody() -> None:
    game = table()
    for name in "A*":
        assert shown(game, name, "territories", 0) == {
            "name": "hills",
            "site": "0,0,up",
            "neighbours": ["cove", "plains"],
            "sanctuaries": 1,
            "citadels": 0,
            "clans": [2, 1, 0],
            "chieftain": "A",
        }
        assert shown(game, name, "capital") == "hills"
        assert shown(game, name, "festival") is None


def test_victory_tracks_and_conditions_are_shown() -> None:
    game = position(
        tiles="hills cove plains swamp forest",
        clans={"hills": "A4 B3", "cove": "A2 B1", "plains": "A1", "swamp": "A1", "forest": "A1"},
        hand={"A": "bard eriu"},
        deeds={"A": 1, "B": 2},
        pretenders="B",
        turn="A",
    )
    assert shown(game, "*", "seats", 0, "tracks") == {"leadership": 4, "religion": 1, "land": 5}
    assert shown(game, "*", "seats", 0, "conditions") == 1
    assert shown(game, "*", "seats", 0, "deeds") == 1
    assert shown(game, "*", "seats", 0, "pretender") is False
    assert shown(game, "*", "seats", 1, "pretender") is True
    assert shown(game, "*", "seats", 0, "reserve") == 3


def test_the_result_is_shown_at_the_end() -> None:
    game = Game.start(3, seed=5, round_limit=2)
    assert shown(game, "A", "result") is None
    play_random(game, seed=1)
    for name in "ABC*":
        winner = game.result.winner
        assert shown(game, name, "result") == {
            "winner": None if winner is None else "ABC"[winner],
            "winners": ["ABC"[seat] for seat in game.result.winners],
            "reason": game.result.reason,
            "conditions": list(game.result.conditions),
            "won_with": list(game.result.won_with),
        }
        assert shown(game, name, "phase") == "over"
        assert shown(game, name, "awaited") is None
        assert shown(game, name, "decision") is None
        assert shown(game, name, "undo") == 0
        assert view_of(game, name).over


# The data itself


def test_lists_of_cards_are_in_catalogue_order() -> None:
    game = Game.start(4, seed=8)
    play_random(game, seed=8, eager=True, choices=150)
    lists = [cards for name in "ABCD*" for cards in card_lists(view_of(game, name).to_json())]
    assert len(lists) > 50
    assert any(len(cards) > 2 for cards in lists)
    for cards in lists:
        assert cards == sorted(cards, key=CARD_KEYS.index)


def card_lists(part: object) -> list[list[str]]:
    """All lists of cards in a view."""
    if isinstance(part, dict):
        return [found for inner in part.values() for found in card_lists(inner)]
    if not isinstance(part, list):
        return []
    if part and all(item in CARD_KEYS for item in part):
        return [part]
    return [found for inner in part for found in card_lists(inner)]


def test_making_a_view_changes_nothing() -> None:
    game = table("sealed")
    before = digest(game)
    for name in "ABC*":
        view_of(game, name).to_json()
    assert digest(game) == before


def test_the_data_is_detached_from_the_game() -> None:
    game = clash_in_the_hills("A2 B1", hand={"A": "geis", "B": "bard"})
    before, shown_before = digest(game), json.dumps(game.view(0).to_json())
    spoil(game.view(0).to_json())
    assert digest(game) == before
    assert json.dumps(game.view(0).to_json()) == shown_before


def spoil(part: object) -> None:
    """Empty everything in a view that can be emptied."""
    if isinstance(part, dict | list):
        for inner in list(part.values() if isinstance(part, dict) else part):
            spoil(inner)
        part.clear()


def test_a_view_follows_its_game() -> None:
    game = table()
    view = game.view(0)
    assert view.to_json()["decision"] is not None
    play(game, "A: pass")
    assert view.to_json()["decision"] is None


@pytest.mark.parametrize("seat", [7, 3, -1])
def test_a_seat_that_is_not_in_the_game_has_no_view(seat: int) -> None:
    game = table()
    with pytest.raises(RulesError, match="is not a seat of this game: they are 0 to 2"):
        game.view(seat)


@pytest.mark.pure
@pytest.mark.parametrize("seat", ["A", True, 1.0])
def test_what_is_no_seat_at_all_has_no_view(seat: object) -> None:
    game = table()
    with pytest.raises(RulesError, match="is not a seat of this game: they are 0 to 2"):
        game.view(cast("int", seat))
