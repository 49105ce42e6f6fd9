"""Sealed games as wholes: they are the open games with the same intentions, and every form keeps them."""

from itertools import permutations
from json import dumps, loads
from random import Random

import pytest

from ardri.rules.box.options import CARD, CARD_CODES
from ardri.rules.engine.play import Window
from ardri.rules.formats.notation import digest, from_json, to_json
from ardri.rules.formats.notation_text import from_text, to_text
from ardri.rules.formats.record import Record, replay
from ardri.rules.game import Game
from ardri.rules.invariants import problems
from tests.rules.helpers.open_and_sealed import Twins, told_apart

TABLES = [(players, discovery) for players in (2, 3, 4) for discovery in (False, True)]


Answers = dict[int, str]


def start(players: int, seed: str, discovery: bool, windows: str) -> Game:
    return Game.start(
        players, seed, "discovery" if discovery else "base", windows, round_limit=4, listen=True
    )


def check_in_step(players: int, discovery: bool, seed: str) -> None:
    """Play an open game and its sealed twin: whenever something ordinary is asked, they are the same."""
    games = [start(players, seed, discovery, windows) for windows in ("open", "sealed")]
    twins = Twins(games[0], games[1], Random(f"{seed} {players} {discovery}"))
    while not twins.open.over:
        if not isinstance(twins.open.state.stack[-1], Window):
            assert told_apart(twins.sealed) == told_apart(twins.open)
        twins.choose_at_random()
    assert twins.sealed.over
    assert told_apart(twins.sealed) == told_apart(twins.open)
    assert twins.sealed.events == twins.open.events
    assert twins.asked >= twins.windows > 20
    assert players == 2 or twins.asked > twins.windows


@pytest.mark.parametrize(("players", "discovery"), TABLES)
@pytest.mark.parametrize("seed", ["Lia", "Fail"])
def test_a_sealed_game_is_the_open_game_with_the_same_intentions(
    players: int, discovery: bool, seed: str
) -> None:
    check_in_step(players, discovery, seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(30))
def test_many_sealed_games_are_the_open_games_with_the_same_intentions(seed: int) -> None:
    for players, discovery in TABLES:
        check_in_step(players, discovery, f"slow {seed}")


def sealed_games(seed: str) -> list[Game]:
    return [start(players, seed, discovery, "sealed") for players, discovery in TABLES]


def choose_at_random(game: Game, rng: Random) -> None:
    """Any of the seats asked answers, eager to play cards."""
    decision = rng.choice(game.pending)
    cards = [code for code in decision.codes if CARD <= code < CARD_CODES[100]]
    code = rng.choice(cards if cards and rng.random() < 0.7 else decision.codes)
    game.choose(decision.options[decision.codes.index(code)], seat=decision.seat)


def in_a_fresh_window(game: Game) -> bool:
    """True if reactions are awaited and nobody has answered yet."""
    s = game.state
    return not game.over and isinstance(s.stack[-1], Window) and not any(s.replies)


def sides(game: Game, leave_out: int) -> list[object]:
    """Everything that all but one seat, and a spectator, can see or be asked."""
    seats = [None, *[seat for seat in range(game.state.players) if seat != leave_out]]
    views = [game.view(seat) for seat in seats]
    return [(view.to_json(), view.events(), view.answer, repr(view.decision)) for view in views]


def in_order(game: Game, answers: Answers, order: tuple[int, ...], second_thoughts: bool) -> str:
    """The game after answers that arrive in an order; some say something else first."""
    twin = game.copy()
    twin.state.events = []
    for seat in order:
        if second_thoughts and seat != order[-1]:
            decision = twin.decision_of(seat)
            assert decision is not None
            twin.choose(decision.options[0], seat=seat)
        twin.choose(answers[seat], seat=seat)
    return f"{digest(twin)} {twin.events}"


def test_any_order_of_arrival_gives_the_same_game() -> None:
    rng = Random("arrival")
    tried = 0
    for game in sealed_games("arrival"):
        while not game.over:
            asked = [decision.seat for decision in game.pending]
            if in_a_fresh_window(game) and len(asked) > 1 and rng.random() < 0.3:
                answers = {d.seat: rng.choice(d.options).key for d in game.pending}
                orders = list(permutations(asked))
                found = {in_order(game, answers, order, order in orders[1::2]) for order in orders}
                assert len(found) == 1, f"{answers} depends on who is first"
                tried += len(orders)
            choose_at_random(game, rng)
    assert tried > 100


def test_no_answer_shows_before_the_last() -> None:
    rng = Random("unseen")
    waiting = 0
    for game in sealed_games("unseen"):
        while not game.over:
            s = game.state
            asked = [decision.seat for decision in game.pending]
            if len(asked) == 1 or not isinstance(s.stack[-1], Window):
                choose_at_random(game, rng)
                continue
            decision = rng.choice(game.pending)
            before = sides(game, decision.seat)
            said = rng.choice(decision.options).key
            game.choose(said, seat=decision.seat)
            waiting += 1
            assert sides(game, decision.seat) == before
            own = game.view(decision.seat)
            assert own.answer == (said,)
            assert own.decision is not None
            assert own.decision.codes == decision.codes, "it may be replaced by anything that was offered"
    assert waiting > 60


def test_sealed_games_come_to_an_end_and_their_records_replay_them() -> None:
    rng = Random("whole")
    for players, discovery in [(2, True), (3, False), (4, True)]:
        game = Game.start(players, "whole", "discovery" if discovery else "base", "sealed", listen=True)
        while not game.over:
            choose_at_random(game, rng)
            assert problems(game.state) == []
        assert game.result.winner is not None
        text = Record.of(game).to_text()
        again = replay(Record.from_text(text))
        assert (digest(again), again.state.setting.windows) == (digest(game), "sealed")


def test_json_text_and_copies_keep_answers_that_wait() -> None:
    rng = Random("forms")
    kept = 0
    for game in sealed_games("forms"):
        while not game.over:
            choose_at_random(game, rng)
            if not any(game.state.replies):
                continue
            kept += 1
            data = to_json(game)
            forms = [from_json(loads(dumps(data)), game.source), from_text(to_text(game), game.source)]
            for twin in [*forms, game.copy()]:
                assert to_json(twin) == data
                for seat in range(game.state.players):
                    assert twin.answer_of(seat) == game.answer_of(seat)
                    assert repr(twin.decision_of(seat)) == repr(game.decision_of(seat))
                while any(twin.state.replies):
                    twin.choose(twin.decision.options[0])
                assert to_json(game) == data
    assert kept > 60
