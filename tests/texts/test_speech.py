"""Engine things in words."""

import pytest

from ardri.rules.box.base_box import CARD_KEYS, TILE_KEYS
from ardri.rules.box.options import BASE_KEYS
from ardri.rules.engine.moments import BASE_MOMENTS, DECK
from ardri.rules.errors import Flaw, GameOver, IllegalChoice, PositionError, RecordError, RulesError
from ardri.rules.game import Game
from ardri.rules.result import Result
from ardri.rules.views.why_not import Reason
from ardri.testing import play, position
from ardri.texts.catalogues import LANGUAGES, texts
from ardri.texts.speech import RULES, Speech

EN = Speech(texts("en"), ("Ann", "Bob", "Cyd", "Dan"))
FR = Speech(texts("fr"), ("Anne", "Bruno", "Chloé", "Denis"))
PL = Speech(texts("pl"), ("Ania", "Bolek", "Celina", "Darek"))


def test_players_are_called_by_their_names_or_else_by_their_letters() -> None:
    assert (EN.seat("B"), EN.seat(1)) == ("Bob", "Bob")
    assert (Speech(texts("en")).seat("B"), Speech(texts("en")).seat(1)) == ("B", "B")


@pytest.mark.parametrize("speech", [EN, FR, PL])
def test_every_option_can_be_said_and_explained(speech: Speech) -> None:
    for key in [*BASE_KEYS, "site:4,1,up"]:
        assert speech.option(key)
        assert speech.option_help(key)


def test_options_say_what_they_are_about() -> None:
    assert EN.option("attack:B") == "Attack Bob"
    assert EN.option("from:iron_mine") == "From Iron Mine"
    assert EN.option("hand_on:new_clans") == "Hand on New Clans"
    assert EN.option("count:12") == "12"
    assert EN.option("demand:card") == "An Action card"
    assert FR.option("card:bard") == "Jouer\u202f: Barde"
    assert PL.option("replace:B") == "Zastąp klan gracza Bolek"


def test_a_site_is_told_by_what_it_will_touch() -> None:
    game = position(
        tiles="hills cove", clans={"hills": "A1 B1"}, hand={"A": "exploration bard"}, turn="A", brenn="A"
    )
    play(game, "A: card:exploration")
    told = [EN.option(option.key, game.state.board) for option in game.decision.options]
    assert len(told) > 1
    assert all(option.startswith("Touching Cove, Hills (") for option in told)


def test_a_site_without_a_board_is_told_by_its_place() -> None:
    assert EN.option("site:4,1,up") == "At 4,1,up"


def test_help_about_playing_a_card_has_the_text_of_the_card() -> None:
    assert EN.option_help("card:new_clans").splitlines() == [
        "You play this card now.",
        "Place 2 clans, together or apart, in territories where you are present.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_use_of_a_card_has_its_line(language: str) -> None:
    speech = Speech(texts(language))
    for number, key in enumerate(CARD_KEYS):
        assert len(speech.card_uses(key)) == len(DECK[number].uses)


def test_uses_are_of_the_season_or_triskels() -> None:
    assert EN.card_uses("geis") == [
        ("Triskel", "When an opponent plays an Action card: its effect is ignored.")
    ]
    assert [kind for kind, _ in EN.card_uses("bard")] == ["Season", "Triskel"]
    assert [kind for kind, _ in PL.card_uses("warlord")] == ["Pora roku", "Triskelion"]


def test_icons_of_a_card() -> None:
    assert EN.card_icons("conquest") == ["Move", "Clash"]
    assert EN.card_icons("geis") == []


@pytest.mark.parametrize("speech", [EN, FR, PL])
def test_only_territories_with_a_rule_of_their_own_have_a_text(speech: Speech) -> None:
    assert [key for key in TILE_KEYS if speech.tile_text(key)] == [
        "gates",
        "mountains",
        "stone_circle",
        "swamp",
    ]


@pytest.mark.parametrize("speech", [EN, FR, PL])
def test_the_rules_have_a_page_for_each_subject(speech: Speech) -> None:
    for subject in RULES:
        title, text = speech.rules_page(subject)
        assert "\n" not in title
        assert 200 < len(text) < 2200


def test_cards_in_a_row() -> None:
    assert EN.cards(["bard", "eriu"]) == "Bard, Eriu"
    assert EN.cards([]) == "–"


def test_zones_have_names_and_owners() -> None:
    assert EN.zone("hand:B") == "the hand of Bob"
    assert PL.zone("epic_pile") == "talia eposu"


def test_a_reason_names_the_moments_of_the_card() -> None:
    reason = Reason("wrong_moment", {"moments": "own_turn,after_maneuver"})
    assert EN.reason(reason) == (
        "This card is played at another moment: on your own turn in the Season / after a maneuver."
    )
    assert EN.reason(Reason("last_action_card")) == "It cannot be your last Action card."


@pytest.mark.parametrize("speech", [EN, FR, PL])
def test_every_moment_can_be_a_reason(speech: Speech) -> None:
    for moment in BASE_MOMENTS:
        said = speech.say(f"moment-{moment}")
        assert said in speech.reason(Reason("wrong_moment", {"moments": moment}))


def test_why_not_in_a_real_game() -> None:
    game = position(clans={"cove": "A1 B1"}, hand={"A": "druid eriu", "B": "bard geis"}, turn="A")
    reasons = [game.why_not(0, "druid"), game.why_not(0, "balors_eye"), game.why_not(1, "bard")]
    assert [FR.reason(reason) for reason in reasons if reason is not None] == [
        "Elle ne peut pas être votre dernière carte Action.",
        "Cette carte n’est pas dans votre main.",
        "Cette carte se joue à un autre moment\u202f: à votre propre tour pendant la Saison / "
        "après une manœuvre.",
    ]


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (RulesError("no"), "The rules do not allow that."),
        (IllegalChoice("no"), "That cannot be chosen now."),
        (GameOver("no"), "The game is over."),
        (PositionError("no"), "This position is impossible or cannot be read."),
        (RecordError("no", "choice", 17), "Choice 17 of the game record is not legal."),
        (RecordError("no"), "The game record cannot be read."),
    ],
)
def test_errors(error: RulesError, said: str) -> None:
    assert EN.error(error) == said


def test_the_flaw_of_a_record_is_named() -> None:
    flaw: Flaw = "seed"
    assert PL.error(RecordError("no", flaw)).startswith("Brakuje ziarna")


def test_the_time_as_a_title() -> None:
    assert EN.heading(Game.start(2, 7).state) == "Setting up"
    assert EN.heading(position(turn="A", round=3).state) == "Round 3, Season"


def test_who_is_waited_for() -> None:
    game = Game.start(3, 7)
    assert EN.waiting(game.view(0)) == "Waiting for Bob"
    while game.decision.question != "draft_keep":
        game.choose(game.decision.options[0])
    assert EN.waiting(game.view(0)) == "All players choose cards in the draft"


def test_what_is_going_on_from_the_outside_to_the_inside() -> None:
    game = position(
        tiles="hills cove swamp",
        clans={"hills": "A2", "cove": "B2"},
        citadels={"cove": 1},
        hand={"A": "migration bard", "B": "druid geis"},
        turn="A",
    )
    play(game, "A: card:migration, from:hills, to:cove, count:2", "B: decline, shelter", "A: attack:B")
    assert EN.situation(game.state) == [
        "Ann: Migration",
        "clash in Cove (Ann 2, Bob 1 + 1 sheltered)",
        "Ann attacks Bob",
    ]
    assert PL.situation(game.state)[1:] == [
        "konflikt: Zatoka (Ania 2, Bolek 1 + 1 w cytadelach)",
        "Ania atakuje gracza Bolek",
    ]


def test_the_result_to_the_winner_to_others_and_without_one() -> None:
    won = Result((1,), "conditions", (1, 2), ("religion", "land"))
    assert EN.result(won, 1) == "You win with Religion, Land (the most conditions among the Pretenders)."
    assert EN.result(won, 0) == "Bob wins with Religion, Land (the most conditions among the Pretenders)."
    tied = Result((1,), "brenn", (1, 1), ("land",))
    assert PL.result(tied, 1) == "Wygrywasz: Ziemie (przy remisie pretendentów wygrywa Bran)."
    assert EN.result(Result((), "round_limit", (0, 0))) == (
        "Nobody wins: the agreed number of rounds is over."
    )
