"""Reasons: each fits what was chosen, and can be said in every language."""

import pytest

from ardri.bots.advice import REASONS, Advice
from ardri.bots.calf import Calf
from ardri.bots.chieftain import Chieftain
from ardri.bots.puzzles import PUZZLES
from ardri.rules.game import Game
from ardri.testing import play, position
from ardri.texts.catalogues import LANGUAGES, texts
from ardri.texts.speech import Speech

SAMPLES: dict[str, str | int] = {
    "seat": "B",
    "territory": "hills",
    "card": "bard",
    "track": "land",
    "count": 5,
    "percent": 63,
}


def advice(game: Game) -> tuple[str, Advice]:
    decision = game.decision_of(0)
    assert decision is not None
    option, reason = Chieftain("1").advise(game.view(0), decision)
    return option.key, reason


def puzzle(name: str) -> Game:
    return next(each for each in PUZZLES if each.name == name).build()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", REASONS)
def test_every_reason_can_be_said(key: str, language: str) -> None:
    reason = Advice(key, {name: SAMPLES[name] for name in REASONS[key]})
    assert reason.said(Speech(texts(language), ("Ann", "Bob")))


def test_a_reason_names_things_as_the_language_does() -> None:
    speech = Speech(texts("fr"), ("Ann", "Bob"))
    assert "Bob" in Advice("stop", {"seat": "B"}).said(speech)
    assert speech.tile("hills") in Advice("lead", {"territory": "hills"}).said(speech)
    assert speech.card("bard") in Advice("draft", {"card": "bard"}).said(speech)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("the_last_pass_wins", Advice("win")),
        ("six_territories_are_claimed", Advice("claim")),
        ("one_clan_carries_the_victory", Advice("stop", {"seat": "B"})),
        ("the_sixth_sanctuary", Advice("track", {"track": "religion", "count": 6})),
        ("the_bard_sings_of_it", Advice("deed")),
        ("peace_against_the_odds", Advice("peace")),
        ("home_is_next_door", Advice("retreat")),
        ("behind_the_walls", Advice("shelter")),
        ("geis_against_the_winning_card", Advice("cancel")),
        ("geis_is_too_good_for_a_bard", Advice("hold")),
        ("one_sanctuary_short", Advice("draft", {"card": "sanctuary"})),
        ("land_for_oneself", Advice("site")),
    ],
)
def test_the_reason_fits_the_choice(name: str, reason: Advice) -> None:
    assert advice(puzzle(name))[1] == reason


def test_to_become_chieftain_is_a_reason() -> None:
    game = position(
        clans={"plains": "A1 B1", "hills": "B2", "cove": "A3"},
        hand={"A": "new_alliance", "B": "bard"},
        turn="A",
    )
    play(game, "A: card:new_alliance")
    assert advice(game) == ("territory:plains", Advice("lead", {"territory": "plains"}))


def test_the_same_choice_is_given_with_and_without_its_reason() -> None:
    game = puzzle("a_chieftain_is_replaced")
    decision = game.decision
    bot = Chieftain("1")
    assert bot.choose(game.view(0), decision) == bot.advise(game.view(0), decision)[0]


def test_a_calf_has_no_reason() -> None:
    game = Game.start(players=2, seed=1)
    assert Calf("1").advise(game.view(game.decision.seat), game.decision)[1] == Advice("random")


def test_what_is_forced_needs_no_judgement() -> None:
    game = position(
        clans={"plains": "A1", "hills": "B2"}, hand={"A": "geis", "B": "bard"}, windows="sealed", turn="A"
    )
    decision = game.decision_of(0)
    assert decision is not None
    assert decision.forced
    assert Chieftain("1").advise(game.view(0), decision)[1] == Advice("only")


def test_reasons_are_compared_by_what_they_say() -> None:
    assert Advice("stop", {"seat": "A"}) != Advice("stop", {"seat": "B"})
    assert len({Advice("win"), Advice("win"), Advice("claim")}) == 2
    assert repr(Advice("stop", {"seat": "A"})) == "Advice('stop', {'seat': 'A'})"
