"""One game between bots."""

import json
from collections.abc import Callable
from dataclasses import replace
from itertools import groupby

import pytest

from ardri.arena.match import Fault, GameResult, Terms, play_game, unplayed
from ardri.arena.results_file import result_from_json, result_to_json
from ardri.bots.protocol import Bot
from ardri.rules.box.options import Option
from ardri.rules.decisions import Decision
from ardri.rules.formats.record import Record, replay
from ardri.rules.views.view import View
from tests.arena.misbehaving_bots import Wanderer, named

TWO = (named("Wanderer"), named("Wanderer"))


def untimed(result: GameResult) -> GameResult:
    """A result without what the clock says."""
    return replace(result, seconds=(), slowest=())


def test_the_same_bots_and_the_same_seed_give_the_same_game() -> None:
    first, again, other = (play_game(TWO, seed) for seed in ("7", "7", "8"))
    assert untimed(first) == untimed(again)
    assert first.digest != other.digest


@pytest.mark.parametrize("terms", [Terms(), Terms(windows="sealed", edition="discovery")])
def test_the_result_is_what_a_replay_of_the_record_comes_to(terms: Terms) -> None:
    bots = (named("Wanderer"),) * 3
    result = play_game(bots, "3", terms, keep_record=True)
    record = Record.from_text(result.record)
    game = replay(record)
    assert (record.setting.windows, record.setting.edition.name) == (
        terms.windows,
        terms.edition,
    )
    assert (result.winner, result.reason) == (game.result.winner, game.result.reason)
    assert result.conditions == game.result.conditions
    assert result.winner is not None
    assert len(result.won_with) == result.conditions[result.winner] > 0


def test_nobody_wins_at_the_round_limit_and_all_share_the_point() -> None:
    result = play_game((named("Wanderer"),) * 4, "1", Terms(round_limit=1))
    assert (result.winner, result.reason, result.rounds) == (None, "round_limit", 1)
    assert result.points == (0.25, 0.25, 0.25, 0.25)


class Diary(Wanderer):
    """Writes down what it is asked."""

    pages: list[tuple[int, str, int]]

    def choose(self, view: View, decision: Decision) -> Option:
        self.pages.append((decision.seat, decision.question, len(decision.options)))
        return super().choose(view, decision)


def diaries(pages: list[tuple[int, str, int]]) -> Callable[[str, str], Bot]:
    """A maker of bots that write in one diary."""

    def make(_name: str, seed: str) -> Bot:
        bot = Diary(seed, {})
        bot.pages = pages
        return bot

    return make


@pytest.mark.parametrize("windows", ["open", "sealed"])
def test_all_seats_are_asked_in_a_draft_and_nobody_about_what_is_forced(windows: str) -> None:
    pages: list[tuple[int, str, int]] = []
    result = play_game(("x",) * 3, "5", Terms(windows=windows), make=diaries(pages))
    assert min(options for _, _, options in pages) == 2
    assert len(pages) == sum(result.decisions)
    first = next(list(asked) for draft, asked in groupby(pages, lambda page: "draft" in page[1]) if draft)
    assert [seat for seat, _, _ in first[:3]] == [0, 1, 2]


def test_a_bots_seed_is_that_of_the_game_and_its_seat() -> None:
    seeds = []

    def make(name: str, seed: str) -> Bot:
        seeds.append((name, seed))
        return Wanderer(seed, {})

    play_game(("one", "two"), "4/2", Terms(round_limit=1), make=make)
    assert seeds == [("one", "4/2/A"), ("two", "4/2/B")]


# Faults


@pytest.mark.parametrize(
    ("bot", "kind", "words"),
    [
        ("Crasher", "crash", "it crashed in its decision 6 with LookupError: the path is lost"),
        ("Quitter", "crash", "it crashed in its decision 6 with SystemExit: 3"),
        ("Cheat", "illegal", "it answered 'pass' in its decision 6 (draft_keep), which offers keep:"),
        ("Mumbler", "illegal", "it answered something of type NoneType in its decision 6 (draft_keep)"),
    ],
)
def test_a_bot_that_does_what_it_should_not_forfeits(bot: str, kind: str, words: str) -> None:
    result = play_game((named("Wanderer"), named(bot, sane=5)), "9")
    assert result.fault is not None
    assert (result.fault.kind, result.fault.seat) == (kind, 1)
    assert result.fault_text().startswith(f"{named(bot, sane=5)} (seat B, seed 9) forfeits: {words}")
    assert (result.winner, result.reason, result.points) == (0, "forfeit", (1.0, 0.0))


def test_where_a_bot_crashed_is_kept() -> None:
    result = play_game((named("Crasher", sane=0), named("Wanderer")), "9")
    assert result.fault is not None
    assert "misbehaving_bots.py" in result.fault.trace


def test_a_bot_that_answers_late_forfeits() -> None:
    result = play_game((named("Dawdler", sane=3), named("Wanderer")), "9", Terms(time_limit=1.0))
    assert result.fault is not None
    assert (result.fault.kind, result.fault.seat) == ("time", 0)
    assert "for its decision 4, and 1 s are allowed" in result.fault.words


def test_a_bot_that_cannot_be_made_forfeits() -> None:
    result = play_game((named("Wanderer"), named("Wanderer", sane="often")), "9")
    assert result.fault is not None
    assert (result.fault.kind, result.fault.seat) == ("crash", 1)
    assert "it crashed when it was made with ValueError" in result.fault.words


def test_of_three_players_those_who_did_not_forfeit_share_the_point() -> None:
    bots = (named("Wanderer"), named("Crasher", sane=4), named("Wanderer"))
    result = play_game(bots, "9")
    assert result.winner is None
    assert result.points == (0.5, 0.0, 0.5)


def test_a_game_that_broke_for_no_bots_fault_counts_for_nobody() -> None:
    result = unplayed(TWO, "9", Fault("engine", None, "the sky fell"))
    assert result.void
    assert result.points == (0.0, 0.0)
    assert result.fault_text() == "The game with seed 9 counts for nobody: the sky fell"


def test_results_come_back_from_json_as_they_were() -> None:
    for result in (
        play_game(TWO, "2", keep_record=True),
        play_game((named("Crasher", sane=4), TWO[0]), "2"),
        unplayed(TWO, "2", Fault("lost", None, "gone")),
    ):
        there = json.loads(json.dumps(result_to_json(result)))
        assert untimed(result_from_json(there)) == untimed(result)
