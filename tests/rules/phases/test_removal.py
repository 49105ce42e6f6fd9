"""Losing a clan, whatever the cause: it may be spared, saved, or collected."""

from typing import NamedTuple

import pytest

from ardri.rules.box.base_box import CLANS, TILE_KEYS
from ardri.rules.box.catalogue import TILES
from ardri.rules.game import Game
from ardri.rules.invariants import problems
from ardri.testing import clans, exposed, hand, options, play, position, whose
from tests.rules.helpers.clash_positions import clash_in_the_hills, clash_of


class Cause(NamedTuple):
    """A way in which B loses a clan: the situation, the moves, and the place of the clan."""

    clans: dict[str, str]
    moves: tuple[str, ...]
    hands: tuple[str, str] = ("", "")
    turn: str = "A"
    festival: str | None = None
    where: str = "hills"


CAUSES = {
    "attack": Cause({"hills": "A2 B2"}, ("A: card:warlord, attack:B",), ("warlord", "")),
    "raid": Cause(
        {"hills": "A2 B2"},
        ("A: card:warlord, attack:B", "B: discard:bard", "A: card:raid"),
        ("warlord raid", "bard"),
    ),
    "cuchulain": Cause(
        {"hills": "A1 B1 C1"},
        ("A: card:warlord, card:tale_of_cuchulain, seat:B",),
        ("warlord tale_of_cuchulain", ""),
    ),
    "festival": Cause(
        {"hills": "A1 B2"}, ("B: card:warlord, territory:hills",), ("", "warlord"), "B", festival="hills"
    ),
    "balors_eye": Cause(
        {"hills": "A2 B1"}, ("A: card:balors_eye, territory:hills, seat:B",), ("balors_eye", "")
    ),
    "the_other_world": Cause(
        {"hills": "A2 B1"}, ("A: card:the_other_world, territory:hills, seat:B",), ("the_other_world", "")
    ),
    "deirdre": Cause(
        {"hills": "A1 B2"}, ("B: card:deirdres_beauty, territory:hills",), ("", "deirdres_beauty"), "B"
    ),
    "mountains": Cause(
        {"hills": "A1", "mountains": "A1"},
        ("B: card:migration, from:plains, to:mountains, count:1, done",),
        ("", "migration"),
        "B",
        where="mountains",
    ),
    "gates": Cause(
        {"hills": "A1", "gates": "B1"}, ("A: card:the_morrigan, flip",), ("the_morrigan", ""), where="gates"
    ),
    "stone_circle": Cause(
        {"stone_circle": "B1"},
        ("B: card:champions_share, card:stone_circle",),
        ("", "champions_share stone_circle"),
        "B",
        where="stone_circle",
    ),
}


def threatened(cause: Cause, card: str) -> Game:
    """B, who is also in the Plains and holds a card, is about to lose a clan."""
    game = position(
        4,
        tiles="valley hills mountains plains gates stone_circle",
        clans={"plains": "B3", **cause.clans},
        sanctuaries={"hills": 1},
        festival=cause.festival,
        hand={"A": f"{cause.hands[0]} eriu", "B": f"{cause.hands[1]} {card}"},
        turn=cause.turn,
    )
    play(game, *cause.moves)
    return game


EVERY_CAUSE = pytest.mark.parametrize("name", list(CAUSES))


def lost(game: Game, name: str) -> tuple[int, int]:
    """The number of B's clans at the place of the loss, and in the reserve."""
    where = TILE_KEYS.index(CAUSES[name].where)
    return game.state.clans_of(1, where), game.state.reserve[1]


@EVERY_CAUSE
def test_the_club_spares_a_clan_whatever_threatens_it(name: str) -> None:
    game = threatened(CAUSES[name], "dagdas_club")
    assert whose(game) == "B would_be_removed"
    before, reserve = lost(game, name)
    play(game, "B: card:dagdas_club")
    assert lost(game, name) == (before, reserve)


@EVERY_CAUSE
def test_without_an_answer_the_clan_is_lost_to_the_reserve(name: str) -> None:
    game = threatened(CAUSES[name], "dagdas_club")
    before, reserve = lost(game, name)
    play(game, "B: decline")
    assert lost(game, name) == (before - 1, reserve + 1)


@EVERY_CAUSE
def test_diarmuid_brings_a_clan_elsewhere_whatever_removed_it(name: str) -> None:
    game = threatened(CAUSES[name], "diarmuid")
    assert whose(game) == "B clan_removed"
    gone, reserve = lost(game, name)
    plains = game.state.clans_of(1, TILE_KEYS.index("plains"))
    play(game, "B: card:diarmuid")
    assert lost(game, name) == (gone, reserve - 1)
    assert game.state.clans_of(1, TILE_KEYS.index("plains")) == plains + 1


@pytest.mark.parametrize("name", [name for name in CAUSES if "warlord" in "".join(CAUSES[name].hands)])
def test_the_cauldron_collects_a_clan_lost_in_a_clash(name: str) -> None:
    game = threatened(CAUSES[name], "dagdas_cauldron")
    assert whose(game) == "B clan_removed"
    _, reserve = lost(game, name)
    play(game, "B: card:dagdas_cauldron")
    assert clash_of(game).cauldron == (TILE_KEYS.index("hills"),)
    assert game.state.reserve[1] == reserve - 1


@pytest.mark.parametrize("name", ["balors_eye", "the_other_world", "deirdre", "mountains", "gates"])
def test_the_cauldron_has_nothing_to_do_outside_a_clash(name: str) -> None:
    game = threatened(CAUSES[name], "dagdas_cauldron")
    assert whose(game) != "B clan_removed"
    assert "dagdas_cauldron" in hand(game, "B")
    on_board = sum(game.state.clans_of(1, territory) for territory in range(TILES))
    assert on_board + game.state.reserve[1] == CLANS


@pytest.mark.parametrize(
    ("attacker", "owner"),
    [("dagdas_cauldron", "diarmuid"), ("diarmuid", "dagdas_cauldron"), ("", "diarmuid"), ("dagdas_club", "")],
)
def test_only_the_owner_of_a_clan_is_asked(attacker: str, owner: str) -> None:
    game = clash_in_the_hills("A2 B2", {"cove": "A1 B1"}, hand={"A": attacker, "B": owner})
    play(game, "A: attack:B")
    if attacker == "dagdas_club":
        play(game, "A: decline")  # it may dictate, but not spare
    if owner:
        assert whose(game) == "B clan_removed"
        play(game, "B: decline")
    assert (whose(game), exposed(game)) == ("B maneuver", "A2 B1")


def test_the_attackers_club_spares_nobody_elses_clan() -> None:
    game = clash_in_the_hills("A2 B2", {"cove": "B1"}, hand={"A": "dagdas_club", "B": "diarmuid"})
    play(game, "A: attack:B, decline")
    assert whose(game) == "B clan_removed"


@pytest.mark.tile("mountains")
def test_a_loss_in_the_mountains_is_threatened_and_taken_though_the_clash_is_elsewhere() -> None:
    game = position(
        tiles="valley hills mountains",
        clans={"hills": "A2 B1", "mountains": "A1"},
        hand={"A": "warlord dagdas_club", "B": "eriu"},
        turn="A",
    )
    play(game, "A: card:warlord, territory:hills, withdraw, count:2")
    assert whose(game) == "A would_be_removed"
    play(game, "A: decline")
    assert clans(game) == {"hills": "B1", "mountains": "A2"}


def test_the_club_comes_before_the_loss_and_diarmuid_after_it() -> None:
    game = clash_in_the_hills("A2 B2", {"cove": "B1"}, hand={"B": "dagdas_club diarmuid dagdas_cauldron"})
    play(game, "A: attack:B")
    assert (whose(game), options(game)) == ("B would_be_removed", ["card:dagdas_club", "decline"])
    assert exposed(game) == "A2 B2"
    play(game, "B: decline")
    assert whose(game) == "B clan_removed"
    assert options(game) == ["card:dagdas_cauldron", "card:diarmuid", "decline"]
    assert exposed(game) == "A2 B1"


def test_a_spared_clan_was_not_removed() -> None:
    game = clash_in_the_hills("A2 B2", {"cove": "B1"}, hand={"B": "dagdas_club diarmuid dagdas_cauldron"})
    play(game, "A: attack:B", "B: card:dagdas_club")
    assert whose(game) == "B maneuver"


@pytest.mark.card("diarmuid", case="timing")
@pytest.mark.card("dagdas_club", case="timing")
@pytest.mark.card("new_alliance", case="timing")
def test_replacing_a_clan_is_not_removing_it() -> None:
    game = position(
        clans={"hills": "A1 B2", "cove": "B1"},
        hand={"A": "new_alliance", "B": "dagdas_club diarmuid dagdas_cauldron bard"},
        turn="A",
    )
    play(game, "A: card:new_alliance, replace:B")
    assert whose(game) == "B turn"
    assert clans(game) == {"hills": "A2 B1", "cove": "B1"}
    assert game.state.reserve == [10, 10]


@pytest.mark.ruling(46)
def test_diarmuid_may_save_the_clan_that_raid_removes_and_no_bard_follows() -> None:
    game = threatened(CAUSES["raid"], "diarmuid")
    play(game, "B: card:diarmuid")
    assert clans(game) == {"hills": "A2 B1", "plains": "B4"}
    assert whose(game) == "B maneuver"
    assert clash_of(game).removed == 0


@pytest.mark.ruling(48)
def test_a_loss_at_the_festival_reaches_the_cauldron() -> None:
    game = clash_in_the_hills("A3 B2", hand={"A": "dagdas_cauldron"}, festival="hills")
    play(game, "A: decline", "A: attack:B", "B: attack:A", "A: card:dagdas_cauldron")
    assert len(clash_of(game).cauldron) == 2
    play(game, "A: truce", "B: agree", "A: territory:hills, territory:hills")
    assert clans(game) == {"hills": "A3 B1"}


@pytest.mark.parametrize(
    ("citadels", "clan", "left"), [(0, "", "A2"), (1, ", exposed", "A2 B1"), (1, ", sheltered", "A2")]
)
def test_a_threatened_clan_that_was_paid_to_the_stone_circle_is_not_lost_again(
    citadels: int, clan: str, left: str
) -> None:
    game = position(
        4,
        tiles="valley hills stone_circle",
        clans={"stone_circle": f"A2 B{1 + citadels}", "hills": "B1"},
        citadels={"stone_circle": citadels},
        hand={
            "A": "warlord bard eriu",
            "B": "dagdas_club lug_samildanach stone_circle",
            "C": "the_dagda master_craftsman",
        },
        turn="A",
    )
    play(game, "A: card:warlord", *["B: shelter"] * citadels, "A: attack:B", "B: card:dagdas_club")
    play(game, "C: card:the_dagda, card:master_craftsman, seat:D", "B: card:lug_samildanach", "D: decline")
    play(game, f"B: decline, card:stone_circle{clan}", "D: decline")
    assert clans(game)["stone_circle"] == left
    assert problems(game.state) == []
    assert (whose(game) == "A after_maneuver") == (clan == ", sheltered")
