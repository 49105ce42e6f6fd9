"""Taking back in whole games: never across what stays, and then everything is as it was."""

from random import Random

import pytest

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.engine.play import Window
from ardri.rules.errors import RulesError
from ardri.rules.formats.notation import Data, to_json
from ardri.rules.game import Game
from tests.rules.helpers.open_and_sealed import Twins
from tests.rules.helpers.undo_oracle import Referee, Seen, seen

TABLES = [(players, discovery) for players in (2, 3, 4) for discovery in (False, True)]
ROUNDS = 2


def first_of_the_turn(span: list[Seen], name: str) -> int:
    """The number of a seat's first choice on its own turn; the first of all if there is none."""
    for at, (data, *_) in enumerate(span):
        if data["phase"] == "season" and data["turn"] == name:
            return at
    return 0


def check_taking_back(game: Game, referee: Referee, rng: Random) -> int:
    """Check that no more can be undone than the oracle allows, and that undoing gives back what it saw."""
    for seat in range(game.state.players):
        allowed = len(referee.span) if seat == referee.seat else 0
        assert game.undoable(seat) <= allowed, f"{game.choices()[-1]} is final"
    if referee.only_declared():
        assert game.undoable(referee.seat) == referee.could + 1, "what is only declared can be taken back"
    count = game.undoable(referee.seat)
    if not count or rng.random() < 0.5:
        return 0
    now = seen(game)
    made = game.choices()[-count:]
    if rng.random() < 0.3:
        game.reset_turn(referee.seat)
        began = first_of_the_turn(referee.span[-count:], SEAT_NAMES[referee.seat])
        assert seen(game) == referee.span[-count:][began]
        made = made[began:]
    else:
        back = rng.randint(1, count)
        for step in range(1, back + 1):
            game.undo(referee.seat)
            assert seen(game) == referee.span[-step]
        made = made[-back:]
    for seat, key in made:
        game.choose(key, seat=seat)
    assert seen(game) == now, "the same choices lead to the same game"
    assert game.undoable(referee.seat) == count
    return len(made)


@pytest.mark.parametrize(("players", "discovery"), TABLES)
def test_in_an_open_game_what_something_final_followed_stays(players: int, discovery: bool) -> None:
    rng = Random(f"open {players} {discovery}")
    games = [
        Game.start(
            players,
            5,
            "discovery" if discovery else "base",
            windows,
            ROUNDS,
            listen=True,
            undo=windows == "open",
        )
        for windows in ("open", "sealed")
    ]
    twins = Twins(games[0], games[1], rng)
    game = twins.open
    referee = Referee(game)
    taken = 0
    while not game.over:
        top, seat, opened = game.state.stack[-1], game.state.seat, twins.opened
        together = top.answers_together(game.state)
        referee.before(seat)
        twins.choose_at_random()
        reaction = isinstance(top, Window) and game.choices()[-1][1] != "card:moor"
        referee.after(seat, together or reaction or twins.opened > opened)
        taken += together or check_taking_back(game, referee, rng)
    assert taken > 2 * players


def at_a_window(game: Game) -> bool:
    return bool(game.state.stack) and isinstance(game.state.stack[-1], Window)


def keys_of(seat: int, choices: list[tuple[int, str]]) -> list[str]:
    return [key for chooser, key in choices if chooser == seat]


def views_of_others(game: Game, seat: int) -> list[Data]:
    seats = [None, *[other for other in range(game.state.players) if other != seat]]
    return [game.view(other).to_json() for other in seats]


def check_an_answer_that_waits(game: Game, seat: int) -> None:
    """It is taken back alone, whatever others have answered, and can be given again."""
    now = to_json(game)
    others = views_of_others(game, seat)
    made = game.choices()
    game.undo(seat)
    answer = keys_of(seat, made)[len(keys_of(seat, game.choices())) :]
    blank = to_json(game)
    assert views_of_others(game, seat) == others, "others see nothing of it"
    at = "replies" if isinstance(game.state.stack[-1], Window) else "answers"
    assert (game.answer_of(seat), game.undoable(seat)) == ((), 0)
    assert blank[at] != now[at]
    assert {**blank, at: None} == {**now, at: None}
    with pytest.raises(RulesError, match="no choice that can be taken back"):
        game.undo(seat)
    for key in answer:
        game.choose(key, seat=seat)
    assert to_json(game) == now
    assert views_of_others(game, seat) == others
    assert sorted(game.choices()) == sorted(made)


@pytest.mark.parametrize(("players", "discovery"), TABLES)
def test_in_a_sealed_game_too_and_answers_that_wait_besides(players: int, discovery: bool) -> None:
    rng = Random(f"sealed {players} {discovery}")
    game = Game.start(
        players, 8, "discovery" if discovery else "base", "sealed", ROUNDS, listen=True, undo=True
    )
    referee = Referee(game)
    taken = waited = 0
    while not game.over:
        together = game.state.stack[-1].answers_together(game.state)
        decision = rng.choice(game.pending)
        referee.before(decision.seat)
        game.choose(rng.choice(decision.options), seat=decision.seat)
        referee.after(decision.seat, together or at_a_window(game))
        for seat in range(players):
            if game.answer_of(seat):
                assert game.undoable(seat) == 1
                check_an_answer_that_waits(game, seat)
                waited += 1
        if not together:
            taken += check_taking_back(game, referee, rng)
    assert taken > 2 * players
    assert waited > 5 * players
