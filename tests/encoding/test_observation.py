"""The row of numbers says what the view says, in its own order."""

from collections.abc import Mapping
from hashlib import blake2b

import pytest

from ardri.encoding.layout import asked_in, kinds_in
from ardri.encoding.observation import PARTS, SIZE, VERSION, fill, observe, observe_view, part
from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.editions.base import BASE
from ardri.rules.engine.questions import WINDOW_MOMENTS
from ardri.rules.errors import RulesError
from ardri.rules.game import Game
from ardri.rules.knowledge.sightings import DRAWN_TILE, LAYER
from ardri.rules.state.state import (
    ACTION_DISCARD,
    DRAWN,
    DRAWN_AGAIN,
    EPIC_PILE,
    HAND,
    PHASE_NAMES,
    PUT_AWAY,
    SET_ASIDE,
    UNDEALT,
)
from ardri.rules.views.view import View
from ardri.rules.views.view_parts import frame_name
from ardri.testing import play, position
from tests.encoding.row_reading import (
    ACTION_KEYS,
    CARD_KEYS,
    EPIC_KEYS,
    TABLES,
    TILE_KEYS,
    by_seat,
    level,
    moments_of_a_game,
    names,
    numbers,
    only,
    row_of,
)
from tests.rules.helpers.view_reading import at

MANEUVERS = ("attack", "withdraw", "epic")
TRACKS = ("leadership", "religion", "land")


def whom(row: bytes, name: str, seat: int, players: int) -> str | None:
    """The seat, by its letter, that a part stands for."""
    found = only(row, name)
    return None if found is None else SEAT_NAMES[(seat + found) % players]


def key(row: bytes, name: str, keys: tuple[str, ...]) -> str | None:
    """The key for which a one-hot part stands."""
    found = only(row, name)
    return None if found is None else keys[found]


def check_table(row: bytes, shown: Mapping[str, object], seat: int, players: int) -> None:
    for name in ("turn", "brenn", "cathbad", "ploy"):
        assert whom(row, name, seat, players) == shown[name]
    for name in ("capital", "festival"):
        assert key(row, name, TILE_KEYS) == shown[name]
    assert key(row, "phase", PHASE_NAMES) == shown["phase"]
    assert numbers(row, "crows") == [int(shown["crows"] == "clockwise")]
    assert numbers(row, "round") == [shown["round"]]
    assert numbers(row, "discovery") == [int(shown["edition"] == "discovery")]
    assert numbers(row, "sealed") == [int(shown["windows"] == "sealed")]
    assert only(row, "players") == players - 2
    assert only(row, "seat") == seat
    assert numbers(row, "round_limit") == [shown["round_limit"]]
    winner = at(shown, ("result", "winner")) if shown["result"] else None
    assert whom(row, "winner", seat, players) == winner


def check_territories(row: bytes, shown: Mapping[str, object], seat: int, players: int) -> None:
    territories = shown["territories"]
    assert isinstance(territories, list)
    assert sum(numbers(row, "in_play")) == len(territories)
    assert sum(numbers(row, "clans")) == sum(sum(entry["clans"]) for entry in territories)
    for entry in territories:
        tile = TILE_KEYS.index(entry["name"])
        assert numbers(row, "in_play")[tile] == 1
        assert numbers(row, "sanctuaries")[tile] == entry["sanctuaries"]
        assert numbers(row, "citadels")[tile] == entry["citadels"] + (shown["capital"] == entry["name"])
        for other in range(players):
            away = (other - seat) % players
            assert numbers(row, "clans")[16 * away + tile] == entry["clans"][other]
            led = numbers(row, "chieftains")[16 * away + tile]
            assert led == int(entry["chieftain"] == SEAT_NAMES[other])


def check_seats(row: bytes, shown: Mapping[str, object], seat: int, players: int) -> None:
    seats = shown["seats"]
    assert isinstance(seats, list)
    for name, there in {"actions": "actions", "tales": "epics"}.items():
        assert by_seat(row, name, seat, players) == [entry[there] for entry in seats]
    for name in ("reserve", "deeds", "conditions", "put_away", "drawn"):
        assert by_seat(row, name, seat, players) == [entry[name] for entry in seats]
    assert by_seat(row, "pretenders", seat, players) == [int(entry["pretender"]) for entry in seats]
    for name in TRACKS:
        assert by_seat(row, name, seat, players) == [entry["tracks"][name] for entry in seats]
    for other, entry in enumerate(seats):
        assert names(row, "advantages", TILE_KEYS, (other - seat) % players) == entry["advantages"]
    holder = [entry["seat"] for entry in seats if entry["before"]]
    assert whom(row, "cauldron", seat, players) == (holder[0] if holder else None)


def check_cards(row: bytes, shown: Mapping[str, object]) -> None:
    assert names(row, "hand", CARD_KEYS) == at(shown, ("own", "hand"))
    assert names(row, "own_put_away", ACTION_KEYS) == at(shown, ("own", "put_away"))
    drawn, again = at(shown, ("own", "drawn")), at(shown, ("own", "drawn_again"))
    assert isinstance(drawn, list)
    assert isinstance(again, list)
    assert names(row, "own_drawn", EPIC_KEYS) == sorted(drawn + again, key=CARD_KEYS.index)
    table = shown["table"]
    assert isinstance(table, dict)
    piles = ("undealt", "set_aside", "action_discard", "epic_pile")
    assert numbers(row, "piles") == [table[name] for name in piles]
    for name in ("epic_discard", "revealed"):
        assert names(row, name, EPIC_KEYS) == table[name]
    for name in ("face_up", "face_down"):
        assert names(row, name, TILE_KEYS) == table[name]
    assert names(row, "played", CARD_KEYS) == table["in_play"]


def check_clash(row: bytes, clash: object, seat: int, players: int) -> None:
    assert numbers(row, "clash") == [int(clash is not None)]
    if not isinstance(clash, dict):
        assert not any(row[part("clash").start : part("silent").stop])
        return
    assert key(row, "clash_in", TILE_KEYS) == clash["territory"]
    for name in ("initiator", "instigator", "active", "target"):
        assert whom(row, name, seat, players) == clash[name]
    assert key(row, "maneuver", MANEUVERS) == clash["maneuver"]
    assert by_seat(row, "sheltered", seat, players) == clash["sheltered"]
    assert numbers(row, "silent") == [int(clash["silent"])]


def check_question(row: bytes, game: Game, shown: Mapping[str, object], seat: int) -> None:
    players = game.state.players
    awaited = shown["awaited"]
    asked = key(row, "question", asked_in(BASE))
    if not isinstance(awaited, dict):
        assert asked is None
        return
    draft = awaited["question"] == "draft"
    assert (asked or "").startswith("draft_") if draft else asked == awaited["question"]
    seats = by_seat(row, "awaited", seat, players)
    assert [SEAT_NAMES[other] for other in range(players) if seats[other]] == awaited["seats"]
    assert numbers(row, "mine") == [int(seat in [decision.seat for decision in game.pending])]
    answer = names(row, "answer", (*CARD_KEYS, "decline"))
    assert answer == [option.partition(":")[2] or option for option in game.answer_of(seat)]


def check_doing(row: bytes, shown: Mapping[str, object], seat: int, players: int) -> None:
    doing = shown["doing"]
    assert isinstance(doing, list)
    kinds = tuple(frame_name(kind) for kind in kinds_in(BASE))
    assert set(names(row, "doing", kinds)) == {entry["kind"] for entry in doing}
    plays = [entry for entry in doing if entry["kind"] == "play"]
    assert set(names(row, "underway", CARD_KEYS)) == {entry["card"] for entry in plays}
    assert key(row, "card", CARD_KEYS) == (plays[-1]["card"] if plays else None)
    assert whom(row, "card_of", seat, players) == (plays[-1]["seat"] if plays else None)
    stage = key(row, "stage", ("declaring", "resolving", "done"))
    assert stage == (plays[-1]["stage"] if plays else None)
    window = doing and doing[-1]["kind"] == "window"
    assert key(row, "moment", WINDOW_MOMENTS) == (doing[-1]["moment"] if window else None)
    passes = [entry["passes"] for entry in doing if entry["kind"] == "season"]
    assert numbers(row, "passes") == (passes or [0])


def check_hidden(row: bytes, view: View, seat: int, players: int) -> None:
    """Levels are what a view says of zones: what may lie there, and what is certain."""
    certain = dict.fromkeys(range(64), 0)
    for fact in view.facts():
        if fact.least == fact.cards.bit_count():
            certain[fact.place] |= fact.cards
    places: list[tuple[str, tuple[str, ...], int, tuple[int, ...]]] = [
        ("undealt", ACTION_KEYS, 0, (UNDEALT,)),
        ("set_aside", ACTION_KEYS, 0, (SET_ASIDE,)),
        ("action_discard", ACTION_KEYS, 0, (ACTION_DISCARD,)),
        ("epic_pile", EPIC_KEYS, 0, (EPIC_PILE,)),
    ]
    for away in range(1, players):
        other = (seat + away) % players
        places += [
            ("hands_actions", ACTION_KEYS, away - 1, (HAND + other,)),
            ("hands_tales", EPIC_KEYS, away - 1, (HAND + other,)),
            ("others_put_away", ACTION_KEYS, away - 1, (PUT_AWAY + other,)),
            ("others_drawn", EPIC_KEYS, away - 1, (DRAWN + other, DRAWN_AGAIN + other)),
        ]
    for name, keys, group, zones in places:
        may = [card for card in keys if any(lies(card, view.may_lie(zone)) for zone in zones)]
        assert level(row, name, keys, group, 1) == may, name
        if name != "undealt":  # of which facts say nothing
            sure = [card for card in keys if any(lies(card, certain[zone]) for zone in zones)]
            assert level(row, name, keys, group, 2) == sure, name


def lies(card: str, cards: int) -> bool:
    return bool(cards >> CARD_KEYS.index(card) & 1)


def check_tiles(row: bytes, game: Game, shown: Mapping[str, object], seat: int) -> None:
    stack = at(shown, ("tiles", "stack"))
    drawn = at(shown, ("tiles", "drawn"))
    assert isinstance(stack, list)
    assert isinstance(drawn, dict)
    assert numbers(row, "tiles") == [sum(layer["count"] for layer in stack), drawn["count"]]
    assert level(row, "next_tiles", TILE_KEYS, 0, 1) == (stack[0]["may_be"] if stack else [])
    later = [tile for tile in TILE_KEYS if any(tile in layer["may_be"] for layer in stack[1:])]
    assert level(row, "later_tiles", TILE_KEYS, 0, 1) == later
    assert level(row, "drawn_tiles", TILE_KEYS, 0, 1) == drawn["may_be"]
    ledger = game.view(seat).tiles()
    top = LAYER + game.state.layers_gone
    for name, place in (("next_tiles", top), ("drawn_tiles", DRAWN_TILE)):
        for fact in ledger.facts():
            if fact.place == place and fact.least == fact.cards.bit_count():
                sure = level(row, name, TILE_KEYS, 0, 2)
                assert {TILE_KEYS[tile] for tile in range(16) if fact.cards >> tile & 1} <= set(sure)


@pytest.mark.parametrize(("players", "discovery", "windows"), TABLES)
def test_the_row_says_what_the_view_says(players: int, discovery: bool, windows: str) -> None:
    for game in moments_of_a_game(players, discovery, windows, seed=players, every=11, rounds=6):
        for seat in range(players):
            view = game.view(seat)
            shown = view.to_json()
            row = row_of(game, seat)
            check_table(row, shown, seat, players)
            check_territories(row, shown, seat, players)
            check_seats(row, shown, seat, players)
            check_cards(row, shown)
            check_clash(row, shown["clash"], seat, players)
            check_question(row, game, shown, seat)
            check_doing(row, shown, seat, players)
            check_hidden(row, view, seat, players)
            check_tiles(row, game, shown, seat)


# The form


def test_the_layout_of_this_version_has_not_moved() -> None:
    layout = ",".join(f"{entry.name}:{entry.size}" for entry in PARTS)
    assert VERSION == 3
    assert SIZE == 2652
    assert blake2b(layout.encode(), digest_size=4).hexdigest() == "d17cc130"


def test_parts_lie_side_by_side() -> None:
    end = 0
    for entry in PARTS:
        assert part(entry.name) == slice(end, end + entry.size)
        end += entry.size
    assert end == SIZE
    assert len({entry.name for entry in PARTS}) == len(PARTS)


def test_a_row_is_filled_in_place_and_nothing_beside_it() -> None:
    game = Game.start(players=4, seed=3)
    row = bytearray(b"\7" * (SIZE + 2))
    fill(game, 2, memoryview(row), at=1)
    assert row[1:-1] == row_of(game, 2)
    assert (row[0], row[-1], len(row)) == (7, 7, SIZE + 2)


def test_every_byte_of_a_row_is_written_anew() -> None:
    game = Game.start(players=2, seed=3)
    row = bytearray(b"\7" * SIZE)
    fill(game, 1, row)
    assert row == row_of(game, 1)


@pytest.mark.parametrize("seat", [-1, 2])
def test_there_is_no_row_for_a_seat_that_is_not_in_the_game(seat: int) -> None:
    with pytest.raises(RulesError, match="not a seat"):
        fill(Game.start(players=2, seed=3), seat, bytearray(SIZE))


@pytest.mark.parametrize("at", [-1, 1])
def test_a_row_that_is_too_short_is_left_alone(at: int) -> None:
    row = bytearray(SIZE)
    with pytest.raises(ValueError, match="2652 bytes"):
        fill(Game.start(players=2, seed=3), 0, row, at)
    assert row == bytearray(SIZE)


# What a view does not show


def test_adjacent_territories_are_told_both_ways() -> None:
    game = position(tiles="valley hills cove forest", turn="A", hand={"A": "eriu"})
    adjacent = numbers(row_of(game, 0), "adjacent")
    found = {(one, other) for one in range(16) for other in range(16) if adjacent[16 * one + other]}
    assert found == {(other, one) for one, other in found}
    for tile in range(16):
        assert {other for one, other in found if one == tile} == set(game.state.board.neighbours(tile))


def test_the_plan_declared_so_far_is_told_to_everybody() -> None:
    game = position(
        players=3, tiles="valley hills cove", clans={"hills": "A3"}, hand={"A": "migration"}, turn="A"
    )
    play(game, "A: card:migration, from:hills, to:cove")
    hills, cove = TILE_KEYS.index("hills"), TILE_KEYS.index("cove")
    for seat in range(3):
        assert numbers(row_of(game, seat), "plan")[:3] == [hills + 2, cove + 2, 0]
        assert key(row_of(game, seat), "card", CARD_KEYS) == "migration"


def test_a_site_is_told_by_the_territories_it_touches() -> None:
    game = position(
        tiles="valley hills cove", clans={"hills": "A1"}, hand={"A": "exploration"}, turn="A", stack="moor"
    )
    play(game, "A: card:exploration")
    assert game.decision.question == "site"
    sites = game.state.sites()
    for rank, site in enumerate(sites):
        touched = game.state.board.touched(site)
        assert names(row_of(game, 1), "sites", TILE_KEYS, rank) == [
            tile for number, tile in enumerate(TILE_KEYS) if touched >> number & 1
        ]
    assert not any(numbers(row_of(game, 1), "sites")[16 * len(sites) :])


def test_a_view_is_observed_as_its_seat_sees_the_game() -> None:
    game = Game.start(players=3, seed=7)
    assert [observe_view(game.view(seat)) for seat in range(3)] == [observe(game, seat) for seat in range(3)]
    with pytest.raises(RulesError, match="a spectator has no observation"):
        observe_view(game.view(None))
