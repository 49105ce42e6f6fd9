"""A mistake in the rules, planted on purpose: the choice that meets it is not made, and the game goes on."""

from __future__ import annotations

import pytest

from ardri.rules.cards.steps import PlaceSpread
from ardri.rules.engine.play import Play
from ardri.rules.errors import EngineFault
from ardri.rules.foresight import foresee
from ardri.rules.formats.notation import digest
from ardri.rules.formats.record import Record
from ardri.rules.formats.verify import verify, verify_text
from ardri.rules.game import Game
from ardri.rules.state.state import State
from ardri.testing import play_random, position

pytestmark = pytest.mark.pure
MOST = 2000


def fail(_self: PlaceSpread, s: State, play: Play) -> None:
    """A card places no clan, after half of it is done."""
    s.reserve[play.seat] -= 1
    assert play.seat < 0, "planted"


@pytest.fixture
def planted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PlaceSpread, "happen", fail)


def to_the_fault(game: Game) -> tuple[EngineFault, str, list[tuple[int, str]]]:
    """Play New Clans as soon as possible; the fault, and the game before it."""
    for _ in range(MOST):
        keys = game.decision.keys
        wanted = [key for key in keys if key in ("card:new_clans", "keep:new_clans", "decline")]
        before, choices, undoable = digest(game), game.choices(), [game.undoable(seat) for seat in range(2)]
        try:
            game.choose(wanted[0] if wanted else keys[-1])
        except EngineFault as fault:
            assert [game.undoable(seat) for seat in range(2)] == undoable
            return fault, before, choices
    raise AssertionError("the bug was not met")


@pytest.mark.usefixtures("planted")
@pytest.mark.parametrize("windows", ["open", "sealed"])
def test_a_choice_at_which_the_rules_fail_leaves_the_game_as_it_was(windows: str) -> None:
    game = Game.start(2, 3, windows=windows, listen=True, undo=True)
    fault, before, choices = to_the_fault(game)
    assert isinstance(fault.cause, AssertionError)
    assert "planted" in str(fault)
    assert (digest(game), game.choices()) == (before, choices)
    assert (fault.seat, fault.key) != ("", "")
    assert len(game.events) > 0, "what was heard is not lost"


@pytest.mark.usefixtures("planted")
def test_a_foresight_at_which_the_rules_fail_says_so() -> None:
    game = position(clans={"hills": "A2 B1"}, hand={"A": "new_clans citadel"}, turn="A")
    before = digest(game)
    with pytest.raises(EngineFault, match="planted"):
        foresee(game, 0, ["card:new_clans", "territory:hills", "territory:hills"])
    assert digest(game) == before


@pytest.mark.usefixtures("planted")
def test_the_seats_that_were_asked_together_still_may_take_back_what_they_answered() -> None:
    game = Game.start(3, 1, undo=True)
    for _ in range(MOST):
        if game.decision.question.startswith("draft"):
            break
        game.choose(game.decision.keys[0])
    game.choose(game.decision.keys[0])
    twin = game.fork()
    assert twin._takebacks is not None
    state = (twin._takebacks.answers_from, twin._takebacks.locked)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Game, "_run", broken)
        with pytest.raises(EngineFault, match="planted"):
            game.choose(game.decision.keys[0])
    assert game._takebacks is not None
    assert (game._takebacks.answers_from, game._takebacks.locked) == state
    assert digest(game) == digest(twin)
    game.undo(0 if game.undoable(0) else 1)


def broken(_: Game) -> None:
    raise ZeroDivisionError("planted")


def test_verify_says_at_which_choice_the_rules_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.start(2, 1)
    play_random(game, seed=1)
    record = Record.of(game)
    assert verify(record).good
    monkeypatch.setattr(PlaceSpread, "happen", fail)
    found = verify_text(record.to_text())
    assert (found.kind, found.good) == ("fault", False)
    assert 0 < found.at <= len(record.choices)
    assert f"the rules fail at choice {found.at} (" in found.reason
    assert "planted" in found.reason
