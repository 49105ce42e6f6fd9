"""A toy edition, played: five seats, 72 cards, twenty territories, one more phase, every hook."""

from random import Random

import pytest

from ardri.rules.box.catalogue import bits
from ardri.rules.engine.moments import MOMENT_NAMES, add_moment
from ardri.rules.formats.notation import digest, from_json, to_json
from ardri.rules.formats.notation_text import from_text, to_text
from ardri.rules.formats.record import Record, replay
from ardri.rules.formats.verify import verify_text
from ardri.rules.game import Game
from ardri.rules.invariants import problems
from ardri.rules.state.edition import Edition
from ardri.rules.state.state import NOWHERE, SEASON
from ardri.testing import clans, hand, options, play, play_random, position
from ardri.texts.catalogues import texts
from tests.toy_edition import FAIR_END, FAR, HARBOURS, HAVEN, ISLET, PEACE, TOWER, Fair, toy

__all__ = ["toy"]


def test_the_box_has_what_the_edition_says(toy: Edition) -> None:
    assert (toy.seats, len(toy.card_keys), len(toy.tile_keys)) == (5, 72, 20)
    assert toy.actions[5].bit_count() == 21
    assert toy.actions[4].bit_count() == 17
    assert toy.now != Edition(toy.box).now._replace(catalogue="another")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("windows", ["open", "sealed"])
def test_random_games_are_sound_to_their_end(toy: Edition, players: int, windows: str) -> None:
    game = Game.start(players, f"toy {players}", toy, windows, round_limit=4, listen=True)
    rng = Random(players)
    seen = set()
    while not game.over:
        seen.add(game.state.question)
        assert problems(game.state) == []
        game.choose_code(rng.choice(game.codes))
    assert "toy_fair" in seen
    assert game.state.edition is toy


# Rules of its own, one after another

LANDS = "toy_haven plains hills cove moor"


@pytest.mark.usefixtures("toy")
def test_the_islet_touches_nothing_and_has_a_harbour() -> None:
    game = position(
        5,
        edition="toy",
        tiles=LANDS,
        clans={"plains": "A2", "hills": "B1 C1 D1 E1"},
        hand={"A": "exploration bard"},
        stack="toy_islet",
        turn="A",
    )
    play(game, "A: card:exploration", f"A: {game_site(game)}")
    s = game.state
    assert clans(game)["toy_islet"] == "A1"
    assert s.board.adjacent[ISLET] == 0
    assert s.board.site_of(ISLET) == FAR
    assert s.marker(HARBOURS) == 1 << HAVEN | 1 << ISLET
    assert problems(s) == []


def game_site(game: Game) -> str:
    """The first site where a tile may go, once it is asked for."""
    twin = game.copy()
    twin.choose("card:exploration")
    return twin.decision.options[0].key


def at_the_haven(hand: str, **others: str) -> Game:
    """A position with two harbours: A has clans on the islet, others at the haven."""
    return position(
        5,
        edition="toy",
        tiles=f"{LANDS} toy_islet",
        clans={"toy_islet": "A4", "plains": "B1 C1", "hills": "D1 E1", **others},
        hand={"A": hand},
        turn="A",
    )


@pytest.mark.usefixtures("toy")
def test_the_ferry_takes_two_clans_from_harbour_to_harbour() -> None:
    game = at_the_haven("migration bard")
    play(game, "A: card:migration, from:toy_islet")
    assert game.state.question == "count"  # there is no other way
    assert options(game) == ["count:1", "count:2"]
    play(game, "A: count:2")
    assert clans(game)["toy_haven"] == "A2"
    assert clans(game)["toy_islet"] == "A2"


@pytest.mark.usefixtures("toy")
def test_a_turn_may_begin_with_something() -> None:
    hands = {"A": "bard festival", "B": "migration geis"}
    game = position(5, edition="toy", tiles=LANDS, clans={"hills": "A1 B1"}, hand=hands, brenn="B", turn="A")
    play(game, "A: pass")
    kinds = [event.kind for event in game.events]
    assert kinds.count("toy_dawn") == 1
    assert kinds[kinds.index("toy_dawn") - 1] == "turn"


@pytest.mark.usefixtures("toy")
def test_in_peace_nobody_clashes() -> None:
    game = at_the_haven("migration bard", toy_haven="B2")
    game.state.set_marker(PEACE, HAVEN)
    play(game, "A: card:migration, from:toy_islet, count:1")
    assert game.state.clash is None
    game = at_the_haven("migration bard", toy_haven="B2")
    play(game, "A: card:migration, from:toy_islet, count:1")
    assert game.state.clash is not None


@pytest.mark.usefixtures("toy")
def test_a_maneuver_of_its_own_and_nobody_attacks_the_brenn_at_the_haven() -> None:
    game = at_the_haven("migration bard", toy_haven="A1 B2")
    game.state.brenn = 1
    play(game, "A: card:migration, from:toy_islet, count:1")
    play(game, "B: decline")
    assert sorted(options(game)) == ["toy_bow_out", "truce", "withdraw"]  # by sea, to the islet
    play(game, "A: toy_bow_out")
    assert clans(game)["toy_haven"] == "A1 B2"


@pytest.mark.usefixtures("toy")
def test_tied_pretenders_win_together() -> None:
    lands = "plains hills cove moor valley"
    game = position(
        5,
        edition="toy",
        tiles=f"{lands} swamp",
        clans={**dict.fromkeys(lands.split(), "B1 C1"), "swamp": "A1 D1 E1"},
        pretenders="BC",
        brenn="A",
    )
    assert game.result.winners == (1, 2)
    assert game.result.winner is None
    assert game.result.reason == "toy_shared"
    view = game.view(None).to_json()["result"]
    assert isinstance(view, dict)
    assert (view["winner"], view["winners"]) == (None, ["B", "C"])


@pytest.mark.usefixtures("toy")
def test_five_of_a_kind_are_enough() -> None:
    lands = "plains hills cove moor valley"
    at_five = {**dict.fromkeys(lands.split(), "A1 B1"), "hills": "A1 C1 D1 E1"}
    game = position(5, edition="toy", tiles=lands, clans=at_five, hand={"A": "bard"}, turn="A")
    assert "pretender" in options(game)
    view = game.view(None).to_json()
    assert view["to_win"] == 5
    seats = view["seats"]
    assert isinstance(seats, list)
    assert [seat["conditions"] for seat in seats] == [1, 0, 0, 0, 0]
    four = {**at_five, "valley": "B1"}
    game = position(5, edition="toy", tiles=lands, clans=four, hand={"A": "bard"}, turn="A")
    assert "pretender" not in options(game)


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("windows", ["open", "sealed"])
def test_cards_are_played_at_a_moment_of_its_own(windows: str) -> None:
    game = position(
        5,
        edition="toy",
        tiles=LANDS,
        clans={"plains": "A1", "hills": "B1 C1 D1 E1"},
        hand={"A": "bard", "B": "toy_riddle"},
        windows=windows,
        turn="A",
    )
    game.state.push(Fair(0))
    game.ask_again()
    play(game, *[f"{seat}: done" for seat in "ABCDE"])
    assert game.decision.question == "toy_fair_end"
    assert (game.decision.seat, options(game)) == (1, ["card:toy_riddle", "decline"])
    assert game.why_not(1, "toy_riddle") is None
    doing = game.view(None).to_json()["doing"]
    assert isinstance(doing, list)
    assert doing[-1] == {"kind": "window", "moment": "toy_fair_end"}
    assert texts("en").say("question-toy_fair_end") == "Toy fair end"
    play(game, "B: card:toy_riddle")
    assert hand(game, "B") != ["toy_riddle"]
    reason = game.why_not(1, hand(game, "B")[0])
    assert reason is not None


def test_a_moment_is_there_once() -> None:
    assert MOMENT_NAMES[FAIR_END] == "toy_fair_end"
    with pytest.raises(ValueError, match="there is a moment 'toy_fair_end' already"):
        add_moment("toy_fair_end")


@pytest.mark.usefixtures("toy")
def test_clans_that_move_to_the_bog_earn_a_deed() -> None:
    game = position(
        5,
        edition="toy",
        tiles="toy_bog plains hills cove moor",
        clans={"plains": "A2", "hills": "B1 C1 D1 E1"},
        hand={"A": "migration bard"},
        turn="A",
    )
    play(game, "A: card:migration, from:plains, to:toy_bog, count:1, ?done")
    assert game.state.deeds == [1, 0, 0, 0, 0]


# Written down


@pytest.mark.usefixtures("toy")
def test_positions_are_written_and_read_back() -> None:
    game = Game.start(5, "written", "toy", "sealed", round_limit=3, listen=True)
    rng = Random(1)
    for _ in range(60):
        for _ in range(5):
            if not game.over:
                game.choose_code(rng.choice(game.codes))
        again = from_json(to_json(game))
        assert to_json(again) == to_json(game)
        assert to_text(from_text(to_text(game))) == to_text(game)
        assert digest(again) == digest(game)


@pytest.mark.usefixtures("toy")
def test_a_record_is_played_again() -> None:
    game = Game.start(5, "recorded", "toy", round_limit=3)
    play_random(game, seed=3)
    record = Record.of(game)
    text = record.to_text()
    assert "setting 5 toy open 3" in text
    assert digest(replay(Record.from_text(text))) == digest(game)
    assert verify_text(text).good
    assert Record.from_json(record.to_json()).to_text() == text


@pytest.mark.usefixtures("toy")
def test_without_the_edition_its_record_is_refused() -> None:
    game = Game.start(5, "recorded", "toy", round_limit=1)
    play_random(game, seed=3)
    text = Record.of(game).to_text()
    assert not verify_text(text.replace(" toy ", " ordinary ")).good


def test_a_feast_is_a_turn_of_its_own(toy: Edition) -> None:
    game = Game.start(5, "feast", "toy", listen=True)
    rng = Random(5)
    while not (game.state.phase == SEASON and "toy_feast" in game.decision.keys):
        game.choose_code(rng.choice(game.codes))
    s = game.state
    seat, cards = s.turn, s.zones[s.turn] & toy.action_cards
    clans = sum(s.clans_of(seat, territory) for territory in bits(s.board.tiles))
    game.choose("toy_feast")
    while game.state.question in ("toy_feast", "territory") and game.state.seat == seat:
        game.choose_code(game.codes[0])
    assert (s.zones[seat] & toy.action_cards).bit_count() == cards.bit_count() - 1
    assert sum(s.clans_of(seat, territory) for territory in bits(s.board.tiles)) == clans + 1


@pytest.mark.usefixtures("toy")
def test_the_tower_comes_last() -> None:
    game = Game.start(5, "tower", "toy")
    assert game.state.tile_stack[-1] == 1 << TOWER
    assert game.state.deeds == [0] * 5
    while game.state.phase == 0:
        game.choose_code(game.codes[0])
    assert game.state.deeds == [1] * 5


@pytest.mark.usefixtures("toy")
def test_once_the_islet_is_there_tiles_have_their_third_hex_above() -> None:
    for islet in ("", " toy_islet"):
        game = position(5, edition="toy", tiles=f"{LANDS}{islet}", clans={"hills": "A1"}, turn="A")
        ways = {site.site.rpartition(",")[2] for site in game.view(0).sites}
        assert ways == ({"up"} if islet else {"up", "down"})


@pytest.mark.usefixtures("toy")
def test_nobody_returns_to_the_tower_while_it_is_empty() -> None:
    for there, closed in (("", True), ("B1", False)):
        lands = {"hills": "B1 C1 D1 E1", **({"toy_tower": there} if there else {})}
        game = position(
            5, edition="toy", tiles=f"{LANDS} toy_tower", clans=lands, hand={"A": "bard geis"}, turn="A"
        )
        assert game.state.question == "exile"
        assert ("territory:toy_tower" not in options(game)) is closed
    game = position(
        5,
        edition="toy",
        tiles=LANDS,
        clans={"plains": "A1 B1", "hills": "C1 D1 E1"},
        hand={"A": "exploration bard"},
        stack="toy_tower",
        turn="A",
    )
    play(game, "A: card:exploration")
    play(game, f"A: {options(game)[0]}")
    assert "toy_tower" not in clans(game)
    assert game.state.board.tiles >> TOWER & 1


@pytest.mark.usefixtures("toy")
def test_the_capital_gets_a_harbour_when_it_is_founded() -> None:
    game = Game.start(5, "harbour", "toy")
    while game.state.question != "capital":
        game.choose_code(game.codes[0])
    before = game.state.marker(HARBOURS)
    game.choose_code(game.codes[0])
    assert game.state.marker(HARBOURS) == before | 1 << game.state.capital


@pytest.mark.usefixtures("toy")
def test_peace_is_over_before_the_victory_check() -> None:
    game = position(5, edition="toy", tiles=LANDS, clans={"hills": "A1"}, markers={PEACE: "hills"})
    assert game.state.question.startswith("draft")
    assert game.state.marker(PEACE) == NOWHERE
