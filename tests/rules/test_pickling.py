"""Games and all they are made of can be pickled and copied, on both engines, and go on as before."""

from __future__ import annotations

import copy
import copyreg
import io
import pickle
import subprocess
import sys
from collections.abc import Callable
from random import Random

import pytest

import ardri
from ardri import Game, Record, View, position, verify
from ardri.rules.box.options import CODES
from ardri.rules.formats.notation import FRAMES, digest, to_json
from ardri.rules.state.chance import Scripted, Source
from ardri.rules.state.form import PICK, Form, Item
from ardri.rules.views.view_parts import FreeSite

Copier = Callable[[Game], Game]


def pickled(game: Game) -> Game:
    """A game written down and read back."""
    twin: Game = pickle.loads(pickle.dumps(game))
    return twin


COPIERS = pytest.mark.parametrize("copier", [pickled, copy.copy, copy.deepcopy])


def started(seed: int) -> Game:
    """A game of one of many kinds, with somebody who listens and with choices that can be taken back."""
    windows = ("open", "sealed")[seed % 2]
    entropy = ["a"] * (2 + seed % 3) if seed % 4 == 1 else []
    return Game.start(
        2 + seed % 3,
        seed,
        edition="base" if seed % 5 else "discovery",
        windows=windows,
        round_limit=3,
        listen=True,
        undo=True,
        entropy=entropy,
    )


def shown(game: Game) -> tuple[object, ...]:
    """All that can be seen of a game from outside."""
    seats = range(game.state.players)
    return (
        to_json(game),
        game.choices(),
        game.events,
        [game.undoable(seat) for seat in seats],
        [game.view(seat).to_json() for seat in (None, *seats)],
        (game.seed, game.entropy, game.asks_forced, game.over, game.asked, game.in_window),
    )


def step(game: Game, rng: Random) -> None:
    """Choose at random, and now and then take something back."""
    able = [seat for seat in range(game.state.players) if game.undoable(seat)]
    if able and rng.random() < 0.1:
        game.undo(rng.choice(able))
    else:
        decision = rng.choice(game.pending)
        game.choose(rng.choice(decision.options), decision.seat)


@COPIERS
@pytest.mark.parametrize("seed", range(6))
def test_a_copied_game_is_the_same_and_goes_on_the_same_way(seed: int, copier: Copier) -> None:
    game, rng = started(seed), Random(seed)
    stops = sorted(Random(f"stops {seed}").sample(range(250), 4))
    for number in range(stops[-1] + 1):
        if game.over:
            break
        if number in stops:
            twin = copier(game)
            assert shown(twin) == shown(game)
            after = shown(game)
            again = Random(number)
            for _ in range(40):
                if not twin.over:
                    step(twin, again)
            assert shown(game) == after, "what happens in the copy does not happen here"
            twin, there, here = copier(game), Random(number), game.fork()
            again = Random(number)
            for _ in range(40):
                if not here.over:
                    step(here, again)
                    step(twin, there)
            assert shown(twin) == shown(here)
        step(game, rng)


@COPIERS
def test_worlds_imagined_in_a_copy_are_the_same(copier: Copier) -> None:
    game, rng = started(2), Random(2)
    for _ in range(120):
        step(game, rng)
    twin = copier(game)
    for seat in (None, 0, 1, 2, 3):
        first = next(game.view(seat).worlds(Random(5)))
        assert digest(first) == digest(next(twin.view(seat).worlds(Random(5))))


def test_another_process_reads_a_pickled_game() -> None:
    game, rng = started(3), Random(3)
    for _ in range(60):
        step(game, rng)
    look = (
        "import pickle, sys; from ardri.rules.formats.notation import digest; "
        "game = pickle.load(sys.stdin.buffer); print(digest(game), len(game.events), game.undoable(0))"
    )
    ended = subprocess.run(
        [sys.executable, "-c", look], input=pickle.dumps(game), capture_output=True, check=True
    )
    assert ended.stdout.decode().split() == [digest(game), str(len(game.events)), str(game.undoable(0))]


@COPIERS
def test_scripted_and_asked_for_chance_is_kept(copier: Copier) -> None:
    script = position(players=2, hand={"A": "festival bard"}, chance="epic:eriu epic:the_dagda", turn="A")
    twin = copier(script)
    assert isinstance(twin.source, Scripted)
    assert twin.source.unused() == ["epic:eriu", "epic:the_dagda"]
    asking = Game.start(players=2, source=Source())
    assert asking.chance is not None
    asking.choose_chance(asking.chance.options[-1])
    twin = copier(asking)
    assert twin.chance is not None
    assert twin.chance.options == asking.chance.options
    assert twin.choices() == asking.choices()


@COPIERS
def test_a_position_that_stops_at_forced_questions_goes_on_doing_so(copier: Copier) -> None:
    game = position(players=2, clans={"hills": "A1"}, hand={"A": "festival"}, turn="A", forced=True)
    assert copier(game).asks_forced


def samples() -> dict[str, object]:
    """One object of each public class."""
    game, rng = started(1), Random(1)
    while not game.over:
        step(game, rng)
    asking = Game.start(players=2, source=Source())
    open_game = Game.start(players=2, seed=7, listen=True)
    record, view = Record.of(open_game), open_game.view(0)
    fault = ardri.EngineFault("A", "pass", ValueError("planted"))
    refusals = [getattr(ardri, name)("why") for name in ardri.__all__ if name in REFUSALS]
    things = [
        *(open_game, open_game.view(0), open_game.decision, open_game.decision.options[0], game.result),
        *(game.events[-1], record, verify(record), asking.chance, asking.source, open_game.source),
        *(open_game.state.setting, open_game.why_not(0, "bard"), fault, *refusals),
        ardri.RecordError("broken", "seed", 3),
        ardri.PlanMisfit("plan_in_all", {"count": 3, "least": 1, "most": 2}),
        Form(PICK, [Item(CODES["keep:bard"], 0, 1)], 1, 1),
        position(players=2, chance="epic:eriu", turn="A").source,
        *(view.territories[0], view.seats[0], view.seats[0].tracks, view.own, view.piles, view.drawn_tiles),
        ardri.KnownCards("hand:A", ("bard",), 1),
        ardri.Cauldron(0, ("hills",)),
        *(view.doing[0], view.setting.edition),
        ardri.ClashView("hills", 0, 0, 1, None, None, (0, 0), 1, 1, False, None),
        ardri.migrate(record),
        *(FreeSite("0,0,up", ("hills",)), view.supply, ardri.SeasonEnd(1, (0,), "conditions")),
        Game.start(players=2, edition="base+king").view(0).markers[0],
    ]
    return {type(thing).__name__: thing for thing in things}


REFUSALS = (
    "GameOver",
    "IllegalChoice",
    "MalformedChoice",
    "OutOfTurn",
    "PositionError",
    "RulesError",
    "ScriptError",
)


def test_each_public_class_can_be_pickled_and_copied() -> None:
    found = samples()
    classes = [name for name in ardri.__all__ if isinstance(getattr(ardri, name), type)]
    assert sorted(classes) == sorted(set(classes) & set(found)), "a sample of each is needed above"
    for thing in found.values():
        for twin in (pickle.loads(pickle.dumps(thing)), copy.copy(thing), copy.deepcopy(thing)):
            assert type(twin) is type(thing)
            if not isinstance(thing, Source):
                assert repr(twin) == repr(thing) or type(thing).__repr__ is object.__repr__


def test_an_error_keeps_what_it_says() -> None:
    broken = pickle.loads(pickle.dumps(ardri.RecordError("broken", "seed", 3)))
    assert (str(broken), broken.kind, broken.at) == ("broken", "seed", 3)
    fault = pickle.loads(pickle.dumps(ardri.EngineFault("A", "pass", ValueError("planted"))))
    assert str(fault) == "the rules fail at A pass: ValueError('planted')"


def test_a_copied_view_follows_its_game_and_a_deep_copy_a_game_of_its_own() -> None:
    game = Game.start(players=2, seed=7)
    near, far = copy.copy(game.view(0)), copy.deepcopy(game.view(0))
    before = far.to_json()
    game.choose(game.decision.options[0])
    assert isinstance(near, View)
    assert near.to_json() == game.view(0).to_json() != before
    assert far.to_json() == before


class Inventory(pickle.Pickler):
    """Pickles, and writes down of which classes the things are."""

    def __init__(self) -> None:
        super().__init__(io.BytesIO())
        self.kinds: set[type] = set()

    def persistent_id(self, obj: object) -> None:
        """Look at an object before it is pickled as always."""
        self.kinds.add(type(obj))


def says_how(kind: type) -> bool:
    """True if a class says itself how its objects are made again."""
    return any("__reduce__" in vars(base) for base in kind.__mro__ if base is not object)


def test_each_kind_of_frame_is_met_and_pickled() -> None:
    kinds: set[type] = set()
    for seed in range(12):
        game, rng = Game.start(players=4, source=Source()) if not seed else started(seed), Random(seed)
        while not game.over:
            if game.chance is not None:
                game.choose_chance(rng.choice(game.chance.options))
            else:
                step(game, rng)
            if set(map(type, game.state.stack)) - kinds:
                inventory = Inventory()
                inventory.dump(game)
                kinds |= inventory.kinds
                assert to_json(pickled(game)) == to_json(game)
    assert [name for name, kind in FRAMES.items() if kind not in kinds] == []
    ours = [kind for kind in kinds if kind.__module__.startswith("ardri.") and kind is not Source]
    told = [kind for kind in ours if kind in copyreg.dispatch_table or says_how(kind)]
    assert told == ours, "a pickle fits both engines only if each says how it is made again"
