"""Foresight: what choices would bring if nobody answered, and no more than their seat may know."""

from random import Random

import pytest

from ardri.rules.foresight import Foresight, foresee, is_idle
from ardri.rules.formats.notation import digest
from ardri.rules.game import Game
from ardri.testing import play, position

TWO_FROM_COVE = ("from:cove", "count:2", "done")


def events(found: Foresight, *kinds: str) -> list[str]:
    return [str(event) for event in found.events if event.kind in kinds]


def seen(found: Foresight) -> object:
    return found.events, found.clans, found.chieftains, found.idle, found.answers


def test_a_building_is_foreseen_though_somebody_might_answer_the_card() -> None:
    game = position(
        clans={"hills": "A2 B1", "cove": "A1"},
        hand={"A": "citadel bard", "B": "geis"},
        windows="sealed",
        turn="A",
        undo=True,
    )
    before = digest(game)
    found = foresee(game, 0, ["card:citadel", "territory:hills"])
    assert events(found, "build") == ["build building=citadel territory=hills"]
    assert not found.idle
    assert digest(game) == before


def test_a_clash_is_foreseen_with_what_is_left_behind() -> None:
    game = position(
        tiles="cove hills moor",
        clans={"cove": "A2 B1", "hills": "A1", "moor": "B1"},
        hand={"A": "conquest bard", "B": "new_clans"},
        turn="A",
    )
    found = foresee(game, 0, ["card:conquest", "territory:moor", *TWO_FROM_COVE])
    assert events(found, "move", "clash") == [
        "move seat=A from=cove to=moor count=2",
        "clash territory=moor instigator=A",
    ]
    after = game.copy()
    for key in ("card:conquest", "territory:moor", *TWO_FROM_COVE):
        after.choose(key)
    assert found.clans == after.state.clans
    assert found.chieftains == after.state.chieftains != game.state.chieftains


def test_nothing_is_foreseen_of_what_is_drawn() -> None:
    game = position(
        clans={"hills": "A1", "cove": "A1"}, hand={"A": "sanctuary citadel"}, windows="sealed", turn="A"
    )
    found = foresee(game, 0, ["card:sanctuary", "territory:hills"])
    assert events(found, "build", "draw") == ["build building=sanctuary territory=hills"]
    assert not [event for event in found.events if "epic" in event.fields.values()]


def test_nothing_is_foreseen_of_what_would_be_seen() -> None:
    game = position(clans={"hills": "A2 B1"}, hand={"A": "druid citadel", "B": "geis bard"}, turn="A")
    found = foresee(game, 0, ["card:druid"])
    assert events(found, "play") == ["play seat=A card=druid"]
    assert events(found, "look") == []


def test_a_card_that_changes_nothing_is_idle() -> None:
    game = position(
        tiles="hills moor cove", clans={"hills": "A1", "moor": "B1"}, hand={"A": "warlord citadel"}, turn="A"
    )
    assert foresee(game, 0, ["card:warlord"]).idle
    assert not foresee(game, 0, ["card:citadel"]).idle


def frenzy(answer: str) -> Game:
    """A moment for Battle Frenzy, with or without somebody in a Citadel."""
    game = position(
        tiles="hills moor cove",
        clans={"hills": "A2 B2", "moor": "A1"},
        citadels={"hills": 1},
        capital="cove",
        hand={"A": "warlord battle_frenzy", "B": "new_clans"},
        windows="sealed",
        turn="A",
    )
    play(game, "A: card:warlord, territory:hills", "B: decline", "A: decline", f"B: {answer}")
    assert "card:battle_frenzy" in game.decision.keys
    return game


def test_a_reaction_that_changes_nothing_is_idle() -> None:
    assert is_idle(frenzy("decline"), 0, "card:battle_frenzy")
    assert not is_idle(frenzy("shelter"), 0, "card:battle_frenzy")


@pytest.mark.parametrize("windows", ["open", "sealed"])
def test_a_foresight_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(windows: str) -> None:
    compared = 0
    for seed in range(6):
        rng = Random(seed)
        game = Game.start(players=2 + seed % 3, seed=seed, windows=windows, undo=True, round_limit=3)
        while not game.over:
            decision = rng.choice(game.pending)
            if (game.in_window or not game.answers_together) and rng.random() < 0.3:
                world = next(game.view(decision.seat).worlds(rng))
                for key in decision.keys:
                    here, there = foresee(game, decision.seat, [key]), foresee(world, decision.seat, [key])
                    assert seen(here) == seen(there), (decision, key)
                    compared += 1
            game.choose(rng.choice(decision.options), decision.seat)
    assert compared >= 200


def test_what_a_card_asks_as_it_takes_effect_belongs_to_its_foresight() -> None:
    game = position(
        clans={"hills": "A1 B1", "cove": "A1 B1"},
        hand={"A": "deirdres_beauty citadel", "B": "bard"},
        turn="A",
    )
    found = foresee(game, 0, ["card:deirdres_beauty", "territory:cove"])
    assert events(found, "remove") == ["remove seat=A territory=cove"]
    assert not found.idle


def test_choices_after_the_end_of_a_card_are_foreseen() -> None:
    """The Warlord is over once B is named to maneuver next, and B is asked for that maneuver."""
    game = position(
        tiles="hills moor cove",
        clans={"hills": "A1 B3", "moor": "A2", "cove": "B1"},
        hand={"A": "conquest bard citadel", "B": "warlord new_clans"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:hills, count:1", "B: decline", "A: attack:B")
    play(game, "B: discard:new_clans, card:warlord")
    found = foresee(game, 1, ["seat:B", "truce"])
    assert events(found, "place", "truce_offered") == [
        "place seat=B territory=hills count=1",
        "truce_offered seat=B",
    ]
    assert not found.idle


def chain(game: Game, rng: Random) -> list[str]:
    """Random choices of the seat that is asked, one after another as far as they could be taken back."""
    seat = game.decision.seat
    trial = game.copy(undo=True)
    keys: list[str] = []
    while not trial.over and trial.asked == (seat,) and trial.undoable(seat) >= len(keys):
        keys.append(rng.choice(trial.decision.keys))
        trial.choose(keys[-1])
    return keys


def test_a_foresight_of_several_choices_comes_true_if_everybody_declines() -> None:
    """The seat's own windows on the way are answered by the choices."""
    come_true = longest = 0
    for seed in range(8):
        rng = Random(seed)
        game = Game.start(players=2 + seed % 3, seed=seed, undo=True, listen=True, round_limit=3)
        while not game.over:
            if not game.answers_together:
                seat = game.decision.seat
                keys = chain(game, rng)
                found = foresee(game, seat, keys)
                trial = game.fork()
                for key in keys:
                    trial.choose(key)
                while trial.in_window and not trial.over:
                    trial.choose("decline")
                told = [event.seen_by(seat) for event in trial.events[len(game.events) :]]
                assert found.events == told[: len(found.events)], keys
                come_true += len(found.events)
                longest = max(longest, len(keys))
            game.choose(rng.choice(game.decision.keys))
    assert come_true >= 200
    assert longest >= 6


def test_a_foresight_comes_true_if_everybody_declines() -> None:
    """Foresight tells the beginning of all that happens."""
    come_true = 0
    for seed in range(4):
        rng = Random(seed)
        game = Game.start(players=2 + seed % 3, seed=seed, undo=True, listen=True, round_limit=3)
        while not game.over:
            decision = game.decision
            key = rng.choice(decision.keys)
            if not game.in_window and not game.answers_together:
                found = foresee(game, decision.seat, [key])
                trial = game.fork()
                trial.choose(key)
                while trial.in_window and not trial.over:
                    trial.choose("decline")
                told = [event.seen_by(decision.seat) for event in trial.events[len(game.events) :]]
                assert found.events == told[: len(found.events)]
                come_true += len(found.events)
            game.choose(key)
    assert come_true >= 200
