"""The wheel of the year on its own: a ring of four seasons, of which a random one begins."""

from __future__ import annotations

import pytest

from ardri.rules.formats.notation import digest, from_json, to_json
from ardri.rules.formats.record import Record, replay
from ardri.rules.game import Game
from ardri.rules.invariants import problems
from ardri.rules.state.chance import Scripted, Seeded
from ardri.seasons.year.wheel import SEASONS, season_of
from ardri.testing import asked, clans, draft_any, options, play, play_random, position
from tests.rules.helpers.game_inspection import kinds
from tests.seasons.year.year_positions import WHEEL, YEAR, at_festival

LANDS = {"hills": "A5 B1", "cove": "A1 B2"}


def told(game: Game, kind: str) -> list[object]:
    """The seasons that events of a kind have named."""
    return [event.fields["season"] for event in game.events if event.kind == kind]


@pytest.mark.ruling("E25", case="timing")
@pytest.mark.parametrize("season", range(4))
def test_chance_says_which_season_begins_before_anybody_chooses(season: int) -> None:
    script = Scripted([f"layout:{season}"], Seeded(1))
    game = Game.start(3, edition=WHEEL, source=script, listen=True)
    assert game.decision.question == "capital"
    assert season_of(game.state) == season
    assert told(game, "season_begins") == [SEASONS[season]]
    assert kinds(game)[0] == "season_begins"


@pytest.mark.ruling("E25", case="positive")
def test_every_season_begins_some_game() -> None:
    assert {season_of(Game.start(2, seed, WHEEL).state) for seed in range(30)} == {0, 1, 2, 3}


@pytest.mark.ruling("E25", case="negative")
def test_without_the_wheel_no_season_is_drawn() -> None:
    script = Scripted(["tile:hills", "tile:cove", "tile:plains", "brenn:A"], Seeded(1))
    game = Game.start(3, edition="base+king", source=script, listen=True)
    assert kinds(game)[0] != "season_begins"
    assert (told(game, "season_begins"), [marker.name for marker in game.view(None).markers]) == (
        [],
        ["king"],
    )


@pytest.mark.parametrize(
    ("now", "then"),
    [("spring", "summer"), ("summer", "autumn"), ("autumn", "winter"), ("winter", "spring")],
)
def test_at_the_end_of_the_season_phase_the_marker_goes_on(now: str, then: str) -> None:
    game = position(clans=LANDS, turn="A", passes=1, edition=WHEEL, markers={"season": now})
    assert asked(game)[0] == "A draft_keep"  # a pass was all there was
    assert told(game, "season_begins") == [then]
    assert kinds(game).index("pass") < kinds(game).index("season_begins") < kinds(game).index("assembly")


def test_while_turns_are_taken_the_season_stays() -> None:
    game = position(
        clans=LANDS,
        hand={"A": "bard festival", "B": "druid geis"},
        turn="A",
        edition=WHEEL,
        markers={"season": "spring"},
    )
    play(game, "A: pass")
    assert (season_of(game.state), told(game, "season_begins")) == (0, [])
    play(game, "B: pass")
    assert told(game, "season_begins") == ["summer"]


@pytest.mark.ruling("E26", case="timing")
def test_the_festival_is_the_last_step_of_the_assembly() -> None:
    game = position(clans=LANDS, hand={"A": "cathbads_word"}, edition=WHEEL, markers={"season": "autumn"})
    play(game, "A: card:cathbads_word, aside:bard")
    draft_any(game)
    assert told(game, "sacred_festival") == []  # Cathbad's exchange comes before
    assert asked(game) == ["A aside"]
    game.choose(game.decision.options[0])
    assert asked(game) == ["A turn"]
    assert told(game, "sacred_festival") == ["autumn"]
    assert kinds(game).index("sacred_festival") == kinds(game).index("season") - 1


@pytest.mark.ruling("E26", case="negative")
@pytest.mark.parametrize("season", SEASONS)
def test_on_its_own_the_wheel_changes_nothing_else(season: str) -> None:
    hands = {"A": "migration geis eriu nuada_silverhand balors_eye tuans_memory", "B": "druid"}
    game = at_festival(season, hands, LANDS, edition=WHEEL)
    assert asked(game) == ["A turn"]  # nothing was asked at the festival
    assert "beltane" not in options(game)
    play(game, "A: card:migration, from:hills, ?to:cove, count:5, ?done")
    assert clans(game)["cove"] == "A6 B2"


@pytest.mark.parametrize("edition", ["base", "discovery"])
def test_the_tiles_lie_as_without_it(edition: str) -> None:
    with_it = Game.start(4, 3, f"{edition}+seasons").state.edition.box.start
    without = Game.start(4, 3, edition).state.edition.box.start
    tiles = Game.start(4, 3, edition).state.edition.tiles
    assert with_it.layers(tiles, 4) == without.layers(tiles, 4)


@pytest.mark.parametrize("edition", [WHEEL, YEAR])
@pytest.mark.parametrize("windows", ["open", "sealed"])
def test_positions_and_records_are_read_back(edition: str, windows: str) -> None:
    game = Game.start(3, "written", edition, windows, round_limit=5)
    for seed in range(60):
        play_random(game, seed=seed, choices=7)
        again = from_json(to_json(game))
        assert to_json(again) == to_json(game)
        assert problems(again.state) == []
    play_random(game, seed=1)
    text = Record.of(game).to_text()
    assert digest(replay(Record.from_text(text))) == digest(game)
