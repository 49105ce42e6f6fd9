"""`ardri card`: everything about a card, or all of them."""

import json
from pathlib import Path

from ardri.rules.editions.registry import card_keys
from tests.cli.conftest import Here, Refused
from tests.cli.helpers.program import ardri


def test_a_card_is_explained_with_uses_moments_signs_and_rulings() -> None:
    shown = ardri("card", "warlord")
    assert shown.returncode == 0
    assert shown.stdout.splitlines()[:4] == [
        "Warlord (Action)",
        "",
        "Season, on your own turn in the Season",
        "  Start a clash in a territory where you are present. You are the instigator.",
    ]
    for words in ("Triskel, after a maneuver", "Icons: Clash", "Chef de Guerre (fr)", "\nRulings\n  R9 "):
        assert words in shown.stdout
    assert max(map(len, shown.stdout.splitlines())) <= 80


def test_a_card_of_a_territory_tells_of_the_territory_too(here: Here) -> None:
    shown = here("card", "bramy", "--language", "pl").out
    assert shown.startswith("Bramy Tír na nÓg (Przewagi)\n")
    assert "\nSam teren\n  Wchodzi do gry z miejscem kultu." in shown


def test_the_language_is_that_of_the_locale_unless_another_is_asked_for() -> None:
    assert "Triskel, quand" in ardri("card", "geis", LC_ALL="", LANG="fr_CA.UTF-8").stdout
    assert "when a card is played" in ardri("card", "geis", "-l", "en", LC_ALL="fr_FR.UTF-8").stdout


def test_without_a_name_all_cards_are_listed_by_deck(here: Here) -> None:
    shown = here("card").out
    assert [line for line in shown.splitlines() if line and line[0] != " "] == [
        "Action cards",
        "Advantage cards",
        "Epic Tales",
    ]
    assert sum(line.startswith("  ") for line in shown.splitlines()) == len(card_keys())
    (raid,) = [line.split() for line in shown.splitlines() if line.startswith("  Raid ")]
    assert raid == ["Raid", "Triskel,", "from", "4", "players", "on"]


def test_json_has_the_same_for_programs(here: Here) -> None:
    card = json.loads(here("card", "new", "alliance", "--json", "--language", "fr").out)
    assert card["key"] == "new_alliance"
    assert card["names"] == {"en": "New Alliance", "fr": "Nouvelle Alliance", "pl": "Nowy sojusz"}
    assert [(use["sign"], use["moment"]) for use in card["uses"]] == [("season", "own_turn")]
    assert (card["deck"], card["signs"], card["players"]) == ("action", ["recruit"], 2)
    assert [card["key"] for card in json.loads(here("card", "--json").out)] == list(card_keys())


def test_who_is_not_clear_is_told_what_there_is(refused: Refused) -> None:
    assert refused("card", "stone", code=1) == (
        "“stone” matches several cards: Stone Circle, The Stone of Fal."
    )
    assert refused("card", "morigan", code=1) == "There is no card “morigan”. Similar names: The Morrigan."
    assert refused("card", "xyzzy", code=1) == "There is no card “xyzzy”."


def test_a_card_is_drawn_into_a_file_that_is_not_replaced(
    tmp_path: Path, here: Here, refused: Refused
) -> None:
    file = tmp_path / "card.svg"
    assert here("card", "bard", "--svg", file).code == 0
    day = file.read_text(encoding="utf-8")
    assert day.startswith("<svg")
    assert refused("card", "bard", "--svg", file) == f"{file} already exists; --force replaces it."
    assert here("card", "bard", "--svg", file, "--force", "--night").code == 0
    assert file.read_text(encoding="utf-8") != day
    assert refused("card", "--svg", file) == "--svg needs the name of a card."


def test_a_card_says_with_whom_and_with_what_it_is_used_and_what_of_it_is_a_reading(here: Here) -> None:
    harmony = here("card", "clans", "harmony").out.splitlines()
    assert harmony[0] == "Clans Harmony (Action, from 5 players on, The fifth player)"
    assert harmony[1] == "A reading, not a printed rule: E2."
    assert here("card", "exploration").out.splitlines()[:2] == [
        "Exploration (Action)",
        "Sea travel: A reading, not a printed rule: E16.",
    ]
    assert here("card", "bard").out.splitlines()[1] == ""
