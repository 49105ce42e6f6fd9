"""One question of `ardri play`: what may be typed, and what comes of it."""

from pathlib import Path

import pytest

from ardri.cli.shared.save_files import read_game
from ardri.rules.formats.record import Record
from ardri.texts.catalogues import texts
from tests.cli.helpers.pseudo_terminal import piped
from tests.cli.helpers.saved_games import a_clash, a_plan

FIRST_TURN = [*["1"] * 6, "2 3 4"]  # with --seed 3
NEW = ("play", "--seed", "3")
TOO_MUCH = "There is too much or too little of one thing in the plan"


def typed(home: Path, *lines: str) -> str:
    """The output from the first turn on, with these lines typed."""
    shown = piped(home, *NEW, typed=[*FIRST_TURN, *lines])
    assert shown.exit_code == 0
    return shown.stdout.partition("Aoife: It is your turn.\n")[2]


def after(shown: str, line: str) -> str:
    """The output between one typed line and the next."""
    return shown.partition(f"help): {line}\n")[2].partition("Your choice (")[0]


# Answers


def test_wrong_input_is_told_and_asked_again(tmp_path: Path) -> None:
    numbers = ["0", "99", "-1", "9" * 5000, "4", "?99"]
    words = ["x", "1 2", "Ünsinn", "card:bard", "\x01"]
    shown = piped(tmp_path, *NEW, typed=[*numbers, *words, "? xyzzyx", "", "1"])
    assert shown.stdout.count("There is no option") == len(numbers)
    assert shown.stdout.count("is neither an option nor a command.") == len(words)
    assert shown.stdout.count("There is no help on") == 1
    assert shown.stdout.count("Where shall the Capital stand?") == 2, "Enter alone asks again"
    assert shown.stdout.count("Where do you place a clan?") == 1
    assert shown.stderr == ""


@pytest.mark.parametrize("answer", ["3", "3.", "stone", "CIRCLE", "st", "territory:stone_circle"])
def test_an_option_is_chosen_by_number_words_or_key(tmp_path: Path, answer: str) -> None:
    shown = piped(tmp_path, *NEW, typed=[answer])
    assert "Built: Capital in Stone Circle, Sanctuary in Stone Circle." in shown.stdout


def test_what_is_nearly_right_or_fits_several_is_told(tmp_path: Path) -> None:
    shown = piped(tmp_path, *NEW, typed=["salt mone", "s", "undoo"]).stdout
    assert after(shown, "salt mone").partition("\n")[2].startswith("Did you mean: Salt Mine")
    assert after(shown, "s") == "“s” is ambiguous: Salt Mine, Stone Circle.\n"
    assert after(shown, "undoo").endswith("Did you mean: undo?\n")


def test_a_count_is_chosen_by_itself(tmp_path: Path) -> None:
    shown = typed(tmp_path, "play conquest", "salt", "2")
    assert "1. 1 clan\n2. 2 clans\n" in shown
    assert "Aoife plays Conquest: Salt Mine, From Highlands, 2 clans." in shown


def test_what_is_being_declared_is_told_with_each_question(tmp_path: Path) -> None:
    shown = typed(tmp_path, "conquest", "salt")
    assert "Aoife plays Conquest.\nAoife: Which territory?" in shown
    assert "Aoife plays Conquest: Salt Mine, From Highlands.\nAoife: How many clans?" in shown


# Plans


def planned(home: Path, question: str, *lines: str) -> tuple[str, list[str]]:
    """The output when lines are typed where a plan is asked for, and the keys that were chosen."""
    file = home / "plan.txt"
    before = a_plan(file, question).history.length
    shown = piped(home, "play", str(file), typed=lines)
    assert shown.exit_code == 0
    (kept,) = (home / "games").iterdir()
    return shown.stdout, [key for seat, key in read_game(kept).choices()[before:] if seat == 0]


@pytest.mark.parametrize("line", ["plains 1, moor 2", "moor x 2, plains", "1:2; 2", "1, 1, plains"])
def test_a_plan_is_said_in_one_line(tmp_path: Path, line: str) -> None:
    shown, keys = planned(tmp_path, "from", line)
    assert keys[:3] == ["from:moor", "count:2", "from:plains"]
    assert "Or all in one line, like “Moor 2, Plains 1”: at least 1, at most 9 in all." in shown
    assert "Most of each: Moor 8, Plains 1." in shown


def test_a_plan_may_be_said_step_by_step(tmp_path: Path) -> None:
    _, keys = planned(tmp_path, "from", "moor", "2", "plains")
    assert keys[:3] == ["from:moor", "count:2", "from:plains"]


@pytest.mark.parametrize("line", ["4, bard", "1 4", "4 1"])
def test_cards_of_a_draft_are_named_together(tmp_path: Path, line: str) -> None:
    shown, keys = planned(tmp_path, "draft_keep", line)
    assert keys[:2] == ["keep:bard", "keep:migration"]
    assert "Aoife: Which 2 cards do you keep?" in shown
    assert "4. Keep Migration\nOr all in one line, like “Bard, Festival”: 2 in all." in shown


def test_cards_are_kept_also_where_the_rules_ask_which_one_is_handed_on(tmp_path: Path) -> None:
    shown = piped(tmp_path, *NEW, typed=[*FIRST_TURN[:-1], "hint", "3", "4 2 1", "undo"]).stdout
    asked = shown.rpartition("Aoife: Which 3 cards do you keep?")[0]
    assert "1. Keep " in asked
    assert "Hand on" not in asked.rpartition("3. Keep")[2].partition("help): hint")[0]
    assert after(shown, "3").startswith("The plan has 1 in all; it needs at least 3 and at most 3.")
    assert "Advice: " in after(shown, "hint")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("moor 2, plains 2", f"From Plains: {TOO_MUCH}: at least 0, at most 1."),
        ("moor 9", f"From Moor: {TOO_MUCH}: at least 0, at most 8."),
        ("moor 0", "The plan has 0 in all; it needs at least 1 and at most 9."),
        ("moor 1, nowhere 2", "“moor 1, nowhere 2” is neither an option nor a command."),
    ],
)
def test_a_plan_that_does_not_fit_is_told_and_nothing_of_it_is_chosen(
    tmp_path: Path, line: str, told: str
) -> None:
    shown, keys = planned(tmp_path, "from", line)
    assert after(shown, line).startswith(told + "\n")
    assert keys == []


def test_a_card_that_cannot_be_named_first_is_not_named_alone(tmp_path: Path) -> None:
    shown, keys = planned(tmp_path, "draft_keep", "4")
    assert after(shown, "4").startswith("The plan has 1 in all; it needs at least 2 and at most 2.")
    assert keys == []


# Explanations


def test_questions_options_cards_and_rules_are_explained_and_nothing_is_chosen(tmp_path: Path) -> None:
    shown = typed(tmp_path, "?", "? 1", "? pass", "? bard", "? geis", "? hills", "? clash", "? druidd", "? s")
    assert after(shown, "?").startswith("Play a Season card, pass, or take")
    assert after(shown, "? 1").startswith("You play this card now.\nConquest (Action cards)\nSeason: Choose")
    assert after(shown, "? bard").startswith(
        "Bard (Action cards)\nSeason: Draw 1 Epic Tale.\nTriskel: Or, after"
    )
    assert after(shown, "? hills").endswith("Hills\n"), "the card, then the territory, which is not in play"
    assert "You are the instigator." in after(shown, "? clash")
    assert "Did you mean: Druid" in after(shown, "? druidd")
    assert "is ambiguous: " in after(shown, "? s")
    assert "It is your turn." not in shown


def test_a_card_in_the_hand_says_why_it_cannot_be_played_now(tmp_path: Path) -> None:
    shown = typed(tmp_path, "? highlands", "hand")
    reason = "Not now: This card is played at another moment: when a clash begins.\n"
    assert reason in after(shown, "? highlands")
    assert after(shown, "hand").count("Not now: ") == 1


def test_a_place_for_a_new_territory_is_shown_on_the_map(tmp_path: Path) -> None:
    shown = typed(tmp_path, "exploration", "? 1")
    assert "“?” and a number shows the place on the map." in shown
    assert after(shown, "? 1").count("..") == 3


# Commands


def test_the_commands_are_listed_and_show_what_they_say(tmp_path: Path) -> None:
    shown = typed(tmp_path, "help", "board", "log")
    for command in (
        "hint",
        "undo",
        "reset",
        "log",
        "board",
        "hand",
        "save FILE",
        "load FILE",
        "quit",
        "help",
    ):
        assert f"\n{command}: " in after(shown, "help")
    assert "Highlands: Clans: Aoife 2, Brigid 1, Conall 1; Chieftain: Aoife; " in after(shown, "board")
    assert "New on the board: Highlands, Salt Mine, Stone Circle." in after(shown, "log")
    assert "Brigid hands on to Aoife: Exploration, Festival, Sanctuary." in after(shown, "log")


def test_the_story_of_others_hands_is_not_in_the_log(tmp_path: Path) -> None:
    log = after(typed(tmp_path, "log"), "log")
    assert "Brigid hands on to Conall" not in log
    assert "is dealt" not in log


def test_a_choice_is_taken_back(tmp_path: Path) -> None:
    shown = typed(tmp_path, "conquest", "salt", "undo", "stone", "reset", "log")
    assert "Taken back.\nAoife plays Conquest.\nAoife: Which territory?" in after(shown, "undo")
    assert "Aoife: It is your turn." in after(shown, "reset")
    assert "Conquest" not in after(shown, "log").rpartition("the Season begins.")[2]


def test_why_a_choice_cannot_be_taken_back_is_told(tmp_path: Path) -> None:
    shown = piped(tmp_path, *NEW, typed=["undo", "1", "1", "undo", "1", "1", "1", "1", "1"])
    assert after(shown.stdout, "undo") == "There is nothing to take back: you have not chosen anything yet.\n"
    assert "Your last choice is final: Brigid has chosen since then." in shown.stdout


def test_a_draft_is_named_again_after_undo(tmp_path: Path) -> None:
    shown = piped(tmp_path, *NEW, typed=["1", "1", "1", "1", "keep conquest", "undo"]).stdout
    assert "Named so far: Conquest\n" in after(shown, "keep conquest")
    assert "1. Keep Conquest\n" in after(shown, "undo")


# Keeping


def test_a_game_is_saved_and_loaded_in_the_middle_of_a_clash(tmp_path: Path) -> None:
    game = a_clash(tmp_path / "clash.txt")
    copy = tmp_path / "copy.txt"
    lines = [f"save {copy}", "1", f"load {copy}", "quit", "yes"]
    shown = piped(tmp_path, "play", str(tmp_path / "clash.txt"), typed=lines).stdout
    assert copy.read_text(encoding="utf-8") == Record.of(game).to_text()
    question = shown.partition(" > clash in ")[2].partition("Your choice")[0]
    assert "Your maneuver?" in question
    loaded = shown.partition(f"Loaded from {copy}")[2]
    assert f" > clash in {question}" in loaded
    kept = [len(read_game(file).choices()) for file in (tmp_path / "games").iterdir()]
    assert min(kept) == len(game.choices()) < max(kept), "the game that was left is kept too"


def test_nothing_is_written_over_or_lost_by_a_mistake(tmp_path: Path) -> None:
    precious = tmp_path / "precious.txt"
    precious.write_text("precious", encoding="utf-8")
    lines = [f"save {precious}", "", f"load {precious}", f"load {tmp_path}/nowhere", f"save {precious}/x"]
    shown = typed(tmp_path, *lines, "save", "load")
    assert (
        f"{precious} exists already. Overwrite it? (yes or no; Enter: no) \nThe game was not saved." in shown
    )
    assert f"{precious} cannot be read: The game record cannot be read." in shown
    assert f"{tmp_path}/nowhere cannot be read: No such file or directory" in shown
    assert f"{precious}/x cannot be written: " in shown
    assert "Name a file, for example: save game.txt" in shown
    assert "Name a file, for example: load game.txt" in shown
    assert precious.read_text(encoding="utf-8") == "precious"
    assert "It is your turn." not in shown


def test_a_file_is_written_over_if_that_is_wanted(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("old", encoding="utf-8")
    assert f"Saved to {file}." in typed(tmp_path, f"save {file}", "yes")
    assert read_game(file).decision.question == "turn"


def test_a_game_that_is_not_to_be_kept_leaves_no_file(tmp_path: Path) -> None:
    assert "The game was not saved.\n" in typed(tmp_path, "quit", "maybe", "no")
    assert list((tmp_path / "games").iterdir()) == []


def test_a_folder_that_cannot_be_written_does_not_end_the_game(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("in the way", encoding="utf-8")
    shown = typed(tmp_path, "conquest", "quit", "yes")
    assert "Aoife: Which territory?" in shown
    assert "cannot be written" in shown


def test_input_from_nowhere_ends_politely_and_keeps_nothing(tmp_path: Path) -> None:
    shown = piped(tmp_path, "play", typed=[])
    assert shown.stdout.endswith("The input has ended.\nGoodbye, and come back soon.\n")
    assert not (tmp_path / "games").exists()


# Company and language


def test_the_same_seed_is_the_same_game(tmp_path: Path) -> None:
    first, second = (
        piped(tmp_path, "play", "--seed", "11", "--people", "b", "--plain", typed=["1"] * 9 + ["quit", "no"])
        for _ in range(2)
    )
    assert first.stdout == second.stdout
    assert "Players: Aoife (bot), Brigid, Conall (bot)." in first.stdout


def test_until_cards_are_dealt_no_curtain_is_drawn(tmp_path: Path) -> None:
    shown = piped(tmp_path, "play", "--players", "2", "--people", "2", "--seed", "4", typed=["1", "1", "1"])
    assert "Aoife: Where do you place a clan?" in shown.stdout
    assert "Brigid: Where do you place a clan?" in shown.stdout
    assert "Pass the keyboard" not in shown.stdout


def test_all_four_seats_may_be_people_or_but_one(tmp_path: Path) -> None:
    four = piped(tmp_path, "play", "--players", "4", "--people", "4", "--seed", "4", typed=[])
    assert "Players: Aoife, Brigid, Conall, Donal." in four.stdout
    two = piped(tmp_path, "play", "--players", "4", "--people", "BD", "--names", "Ann,Bo", typed=[])
    assert "Players: Aoife (bot), Ann, Conall (bot), Bo." in two.stdout


@pytest.mark.parametrize(
    ("language", "asked", "commands"),
    [
        ("en", "Aoife: It is your turn.", ("undo", "hand")),
        ("fr", "Aoife\u202f: C’est votre tour.", ("annuler", "main")),
        ("pl", "Aoife: ", ("cofnij", "ręka")),
    ],
)
def test_a_game_is_played_in_each_language(
    tmp_path: Path, language: str, asked: str, commands: tuple[str, ...]
) -> None:
    lines = [*FIRST_TURN, *commands, "? bard", "help", "quit"]
    shown = piped(tmp_path, *NEW, "--language", language, typed=lines).stdout
    say = texts(language).say
    assert asked in shown
    assert say("question-turn") in shown
    assert say("card-bard.text").split("\n")[0] in shown
    assert say("command-reset.help") in shown
    assert say("play-unknown", answer=commands[0]) not in shown
    assert say("play-unknown", answer=commands[1]) not in shown
    assert shown.endswith(say("play-goodbye") + "\n")


def test_english_commands_work_in_every_language(tmp_path: Path) -> None:
    shown = piped(tmp_path, *NEW, typed=["help", "undo"], language="pl_PL").stdout
    assert texts("pl").say("command-quit.help") in shown
    assert texts("pl").say("play-undo_nothing") in shown


def test_the_language_is_that_of_the_environment(tmp_path: Path) -> None:
    shown = piped(tmp_path, *NEW, typed=[], language="fr_CA").stdout
    assert texts("fr").say("question-capital") in shown


def test_a_pipe_is_plain(tmp_path: Path) -> None:
    shown = piped(tmp_path, *NEW, typed=["1"]).stdout
    assert "\x1b" not in shown
    assert "1. Highlands\n2. Salt Mine\n" in shown
