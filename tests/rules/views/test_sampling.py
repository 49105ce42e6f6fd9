"""Worlds: to the observer each is the game itself, and the game does not notice that they are played."""

from itertools import islice
from random import Random

import pytest

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.errors import RulesError
from ardri.rules.formats.notation import digest
from ardri.rules.game import Game
from ardri.rules.invariants import problems
from ardri.rules.knowledge.sightings import ACTION_TRAIL, EPIC_TRAIL, TILE_TRAIL, known_to, places_of
from ardri.rules.state.ledger import SPECTATOR
from ardri.rules.views.view import View
from ardri.testing import options, play, play_random, position, whose
from tests.rules.helpers.clash_positions import clash_in_the_hills

DECKS = (ACTION_TRAIL, EPIC_TRAIL, TILE_TRAIL)
TABLES = [
    (players, discovery, windows)
    for players in (2, 3, 4)
    for discovery in (False, True)
    for windows in ("open", "sealed")
]


def shown(view: View) -> dict[str, object]:
    """All that a view shows, but for what may be taken back: nothing can be in a world, which has no past."""
    return {**view.to_json(), "undo": 0}


def seats(game: Game) -> list[int | None]:
    """All observers: the seats, and a spectator."""
    return [*range(game.state.players), None]


def some_worlds(game: Game, seat: int | None, count: int, seed: int = 1) -> list[Game]:
    return list(islice(game.view(seat).worlds(Random(seed)), count))


def check_worlds(game: Game, seed: int, count: int = 2) -> None:
    """For each observer the truth is possible, and worlds look like it."""
    before = digest(game)
    for seat in seats(game):
        observer = SPECTATOR if seat is None else seat
        for deck in DECKS:
            assert known_to(game.state, deck, observer).allows(places_of(game.state, deck))
        view = shown(game.view(seat))
        for world in some_worlds(game, seat, count, seed):
            assert problems(world.state) == []
            assert shown(world.view(seat)) == view
            for deck in DECKS:
                ledger = known_to(game.state, deck, observer)
                assert ledger.allows(places_of(world.state, deck))
    assert digest(game) == before


def check_throughout(game: Game, seed: int, every: int) -> None:
    made = 0
    while not game.over:
        made += play_random(game, seed=1000 * seed + made, eager=seed % 2 == 0, choices=every)
        check_worlds(game, seed)


@pytest.mark.parametrize(("players", "discovery", "windows"), TABLES)
@pytest.mark.parametrize("seed", [0, 1])
def test_worlds_look_like_the_game_throughout_random_games(
    players: int, discovery: bool, windows: str, seed: int
) -> None:
    game = Game.start(players, seed, "discovery" if discovery else "base", windows, round_limit=3 + seed)
    check_throughout(game, seed, every=13)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "discovery", "windows"), TABLES)
@pytest.mark.parametrize("seed", range(2, 12))
def test_worlds_look_like_the_game_throughout_many_random_games(
    players: int, discovery: bool, windows: str, seed: int
) -> None:
    game = Game.start(
        players, seed, "discovery" if discovery else "base", windows, round_limit=8, undo=seed % 3 == 0
    )
    check_throughout(game, seed, every=7)


@pytest.mark.parametrize(("players", "discovery", "windows"), TABLES)
def test_worlds_can_be_played_to_the_end_and_the_game_does_not_notice(
    players: int, discovery: bool, windows: str
) -> None:
    game = Game.start(players, "to the end", "discovery" if discovery else "base", windows, round_limit=3)
    play_random(game, seed=7, choices=45)
    assert not game.over
    before = digest(game)
    for seat in (0, None):
        for world in some_worlds(game, seat, 2):
            play_random(world, seed=3)
            assert world.over
            assert problems(world.state) == []
    assert digest(game) == before


@pytest.mark.parametrize(("players", "discovery", "windows"), TABLES)
def test_worlds_of_worlds_look_like_the_game_too(players: int, discovery: bool, windows: str) -> None:
    game = Game.start(players, "within", "discovery" if discovery else "base", windows, round_limit=3)
    for choices in (3, 40, 30):
        play_random(game, seed=9, choices=choices)
        for seat in seats(game):
            (world,) = some_worlds(game, seat, 1)
            (inner,) = some_worlds(world, seat, 1)
            assert shown(inner.view(seat)) == shown(game.view(seat))
            check_worlds(world, seed=4, count=1)


def test_a_world_is_made_anew_by_the_same_dice_and_otherwise_by_others() -> None:
    game = Game.start(3, seed=5)
    play_random(game, seed=5, choices=40)
    once = [digest(world) for world in some_worlds(game, 0, 10, seed=1)]
    again = [digest(world) for world in some_worlds(game, 0, 10, seed=1)]
    other = [digest(world) for world in some_worlds(game, 0, 10, seed=2)]
    assert once == again
    assert once != other
    assert len(set(once)) > 1


def test_chance_goes_its_own_way_in_each_world() -> None:
    game = position(hand={"A": "sanctuary eriu"}, clans={"plains": "A1"}, turn="A")
    drawn = set()
    for world in some_worlds(game, 0, 40):
        play(world, "A: card:sanctuary")
        drawn.add(world.state.zones[0])
    assert len(drawn) > 10


# What others have said already


def test_what_others_have_kept_in_the_draft_is_not_in_a_world() -> None:
    game = Game.start(3, seed=2)
    while whose(game) != "A draft_keep":
        play_random(game, seed=1, choices=1)
    for name in "AC":
        play(game, f"{name}: {options(game, name)[0]}")
    for seat in seats(game):
        for world in some_worlds(game, seat, 5):
            said = [bool(answer) for answer in world.state.answers]
            assert said == [seat == 0, False, seat == 2]
            assert [SEAT_NAMES[d.seat] for d in world.pending] == [
                name for name in "ABC" if SEAT_NAMES.index(name) != seat or name == "B"
            ]


def test_whoever_has_answered_in_the_draft_may_answer_otherwise_in_a_world() -> None:
    game = Game.start(3, seed=2)
    while whose(game) != "A draft_keep":
        play_random(game, seed=1, choices=1)
    first, second, *_ = options(game, "A")
    play(game, f"A: {first}")
    (world,) = some_worlds(game, 0, 1)
    assert world.view(0).answer == (first,)
    world.choose(second, seat=0)
    assert world.view(0).answer == (second,)
    assert game.view(0).answer == (first,)


def sealed_window() -> Game:
    """A plays the Bard; B and C may have Geis, both are asked at once."""
    game = position(
        3,
        clans={"hills": "A1 B1 C1"},
        hand={"A": "bard festival", "B": "geis citadel", "C": "conquest druid"},
        windows="sealed",
        turn="A",
    )
    play(game, "A: card:bard")
    assert whose(game) == "B card_declared"
    return game


@pytest.mark.parametrize("answer", ["card:geis", "decline"])
def test_what_others_have_replied_in_a_sealed_window_is_not_in_a_world(answer: str) -> None:
    game = sealed_window()
    play(game, f"B: {answer}")
    for seat in seats(game):
        for world in some_worlds(game, seat, 5):
            assert [bool(reply) for reply in world.state.replies] == [False, seat == 1, False]
            assert whose(world) == ("C card_declared" if seat == 1 else "B card_declared")


# Open windows: that somebody else is asked says that somebody can answer


def geis_or_the_dagda() -> Game:
    """A has played an Epic Tale, and somebody can answer it: C, with The Dagda."""
    game = position(
        3,
        clans={"hills": "A1 B1 C1"},
        hand={"A": "stone_of_fal bard", "B": "citadel the_fianna", "C": "the_dagda druid"},
        turn="A",
    )
    play(game, "A: card:stone_of_fal")
    assert whose(game) == "C card_declared"
    return game


@pytest.mark.parametrize("seat", [0, None])
def test_in_every_world_somebody_can_answer_where_an_open_window_asks(seat: int | None) -> None:
    game = geis_or_the_dagda()
    holders = {whose(world) for world in some_worlds(game, seat, 60)}
    assert holders == {"B card_declared", "C card_declared"}


def test_whoever_cannot_answer_an_open_window_knows_who_can() -> None:
    game = geis_or_the_dagda()
    assert {whose(world) for world in some_worlds(game, 1, 20)} == {"C card_declared"}


def struck_by_cuchulain() -> Game:
    """Two clans are about to be lost, B's first; B can save it with Dagda's Club. C could save the other."""
    game = position(
        4,
        tiles="valley hills cove plains",
        clans={"hills": "A1 B1 C1", "cove": "B1 C1 D1"},
        hand={
            "A": "warlord tale_of_cuchulain bard",
            "B": "dagdas_club new_clans",
            "C": "dagdas_harp eriu diarmuid",
            "D": "sanctuary balors_eye",
        },
        turn="A",
    )
    play(game, "A: card:warlord, card:tale_of_cuchulain, seat:B")
    assert whose(game) == "B would_be_removed"
    return game


@pytest.mark.parametrize("seat", [0, 2, 3, None])
def test_a_later_window_of_the_same_kind_does_not_stand_in_for_the_one_that_is_open(seat: int | None) -> None:
    game = struck_by_cuchulain()
    for world in some_worlds(game, seat, 30):
        assert shown(world.view(seat)) == shown(game.view(seat))
        assert whose(world) == "B would_be_removed"


def test_whoever_has_declined_in_an_open_window_is_not_asked_again_in_a_world() -> None:
    game = clash_in_the_hills("A2 B2", hand={"A": "bard", "B": "warlord geis"}, starter="the_morrigan")
    play(game, "A: attack:B", "B: remove")
    assert whose(game) == "A after_maneuver"
    play(game, "A: decline")
    assert whose(game) == "B after_maneuver"
    for world in some_worlds(game, 0, 20):
        assert whose(world) == "B after_maneuver"
        assert shown(world.view(0)) == shown(game.view(0))


def test_a_turn_is_asked_for_only_if_there_is_a_choice_and_so_it_is_in_every_world() -> None:
    """B has a single card: as B is asked, it is one for the Season."""
    game = position(2, clans={"hills": "A1 B1"}, hand={"B": "citadel", "A": "geis bard"}, turn="B")
    assert whose(game) == "B turn"
    for world in some_worlds(game, 0, 60):
        assert whose(world) == "B turn"
        assert options(world) != ["pass"]


def test_in_a_world_others_know_their_own_cards_and_no_secret_of_the_game() -> None:
    game = position(
        4, clans={"hills": "A1 B1"}, hand={"A": "scouts_spies bard", "B": "druid citadel"}, turn="A"
    )
    play(game, "A: card:scouts_spies, seat:B")
    assert [fact.least for fact in game.view(0).facts() if fact.place == 1] == [2]
    (world,) = some_worlds(game, 2, 1)
    assert [fact.place for fact in world.view(0).facts()] == [fact.place for fact in game.view(None).facts()]
    for seat in range(4):
        assert world.view(seat).to_json()["own"] is not None
        assert world.view(seat).may_lie(seat) == world.state.zones[seat]


# Whose turn it is to answer, where seats answer together one after another


@pytest.mark.parametrize("windows", ["open", "sealed"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_the_middle_of_a_draft_a_world_asks_the_seat_whose_turn_it_is_and_goes_on(
    players: int, windows: str
) -> None:
    game = Game.start(players, "in turn", "base", windows, round_limit=1)
    rng = Random(3)
    met = 0
    while not game.over:
        seat = game.state.seat
        if game.answers_together:
            met += 1
            before = shown(game.view(seat))
            for world in islice(game.view(seat).worlds(rng, asking=seat), 3):
                assert world.state.seat == seat
                assert world.decision.keys == game.decision.keys
                assert world.asked == game.asked
                assert shown(world.view(seat)) == before
                assert problems(world.state) == []
                for other in range(players):
                    lead = world.state.answers[other]
                    assert lead & ~world.state.zones[other] == 0
                world.choose(rng.choice(world.decision.options))
                play_random(world, seed=rng.randrange(99))
                assert world.over
        game.choose(rng.choice(game.decision.options))
    assert met >= 3 * players


def test_answers_before_the_one_asked_are_drawn_by_lot_and_not_those_given() -> None:
    game = Game.start(3, seed=2)
    while whose(game) != "A draft_keep":
        play_random(game, seed=1, choices=1)
    play(game, f"A: {options(game, 'A')[0]}", f"B: {options(game, 'B')[0]}")
    worlds = list(islice(game.view(2).worlds(Random(1), asking=2), 60))
    assert {whose(world) for world in worlds} == {"C draft_keep"}
    assert len({world.state.answers[0] for world in worlds}) > 6
    assert len({world.state.answers[1] for world in worlds}) > 6
    other = Game.start(3, seed=2)
    while whose(other) != "A draft_keep":
        play_random(other, seed=1, choices=1)
    play(other, f"A: {options(other, 'A')[1]}", f"B: {options(other, 'B')[1]}")
    drawn = list(islice(other.view(2).worlds(Random(1), asking=2), 60))
    assert [world.state.answers for world in drawn] == [world.state.answers for world in worlds]
    with pytest.raises(RulesError, match="A is not asked now"):
        next(game.view(0).worlds(Random(1), asking=0))


def test_where_nobody_answers_together_it_makes_no_difference_whose_turn_it_is() -> None:
    game = geis_or_the_dagda()
    for world in islice(game.view(2).worlds(Random(1), asking=2), 5):
        assert whose(world) == "C card_declared"
