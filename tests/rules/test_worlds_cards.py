"""What can be known after cards have looked, taken, swapped and discarded: exactly, for everybody at the table."""

from itertools import islice
from random import Random

import pytest

from ardri.rules.catalogue import ACTION_CARDS, CARD_KEYS, EPIC_CARDS, EPIC_KEYS, SEAT_NAMES, TILE_KEYS, bits
from ardri.rules.game import Game
from ardri.rules.knowledge import ACTION_TRAIL, EPIC_TRAIL, LAYER, TILE_TRAIL
from ardri.rules.state import ACTION_DISCARD, EPIC_PILE, HAND, SET_ASIDE
from ardri.testing import hand, options, play_random, position
from tests.rules.knowing import Table, facts, names

LAND = "swamp salt_mine hills cove misty_lands moor plains"

# A situation with three or four players, and what is played there, line by line. Everybody else declines.
SCENES: dict[str, tuple[dict[str, str], str, list[str]]] = {
    "the Druid takes a card": (
        {"A": "druid citadel", "B": "bard conquest festival", "C": "geis migration"},
        "",
        ["A: card:druid, take:warlord", "B: card:bard", "A: card:warlord"],
    ),
    "the Cove swaps the card set aside": (
        {"A": "swamp cove druid bard", "B": "geis migration festival", "C": "citadel conquest"},
        "",
        ["A: card:swamp, card:cove", "A: aside:bard", "B: card:festival"],
    ),
    "the Cove puts the same card back": (
        {"A": "swamp cove druid bard", "B": "geis migration", "C": "citadel conquest"},
        "",
        ["A: card:swamp, card:cove, aside:sanctuary", "A: card:druid, take:warlord"],
    ),
    "the Champion takes his share": (
        {"A": "champions_share bard", "B": "druid geis", "C": "citadel conquest"},
        "epic:eriu",
        ["A: card:champions_share", "B: card:druid, take:warlord", "A: card:bard"],
    ),
    "Deirdre sees one tale of each": (
        {"A": "deirdres_beauty bard", "B": "eriu the_fianna geis", "C": "lugs_spear diarmuid druid festival"},
        "steal:eriu steal:diarmuid",
        ["A: card:deirdres_beauty, take:eriu, territory:hills", "C: card:druid, take:citadel"],
    ),
    "the Salt Mine swaps cards": (
        {"A": "swamp salt_mine warlord citadel", "B": "druid geis bard", "C": "conquest migration"},
        "steal:druid",
        ["A: card:swamp, card:salt_mine, seat:B", "A: give:citadel", "B: card:citadel"],
    ),
    "the Salt Mine gives the same card back": (
        {"A": "swamp salt_mine warlord", "B": "druid geis bard", "C": "conquest migration"},
        "steal:geis",
        ["A: card:swamp, card:salt_mine, seat:B, give:geis", "B: card:druid, take:festival"],
    ),
    "Maeve takes and gives among three": (
        {"A": "maeves_wealth bard warlord", "B": "druid citadel geis", "C": "conquest migration"},
        "",
        ["A: card:maeves_wealth", "B: give:druid", "C: give:conquest", "A: give:bard", "A: give:druid"],
    ),
    "the Misty Lands take cards": (
        {"A": "misty_lands bard druid warlord", "B": "conquest geis", "C": "citadel eriu"},
        "epic:balors_eye epic:the_fianna",
        ["A: card:misty_lands, count:2, discard:bard, discard:warlord", "A: keep:the_fianna"],
    ),
    "the Moor looks, and more is drawn": (
        {"A": "moor sanctuary druid", "B": "eriu lugs_spear bard geis", "C": "citadel diarmuid"},
        "epic:balors_eye epic:the_fianna",
        ["A: card:moor, seat:B", "A: card:sanctuary, territory:hills", "B: card:bard"],
    ),
    "attacked, B discards a card": (
        {"A": "warlord bard", "B": "druid geis citadel", "C": "conquest migration festival"},
        "",
        [
            "A: card:warlord, territory:hills",
            "A: attack:B",
            "B: discard:geis",
            "B: attack:C",
            "C: discard:migration",
        ],
    ),
}

SCENES_OF_FOUR: dict[str, tuple[dict[str, str], str, list[str]]] = {
    "Scouts & Spies look, then a card goes unseen": (
        {
            "A": "scouts_spies warlord bard",
            "B": "druid geis citadel",
            "C": "conquest migration",
            "D": "festival misty_lands",
        },
        "epic:eriu epic:the_fianna",
        ["A: card:scouts_spies, seat:B, done", "A: card:warlord, territory:hills"]
        + ["A: attack:B", "B: discard:citadel", "B: attack:C", "C: remove", "C: attack:B", "B: discard:druid"],
    ),
    "Scouts & Spies look, then a card comes and one goes unseen": (
        {
            "A": "scouts_spies warlord bard",
            "B": "druid geis citadel",
            "C": "conquest migration",
            "D": "festival misty_lands",
        },
        "",
        ["A: card:scouts_spies, seat:B, done", "B: card:druid, take:emissaries"]
        + ["A: card:warlord, territory:hills, attack:B", "B: discard:geis"],
    ),
    "Raid takes a card": (
        {
            "A": "warlord raid bard",
            "B": "druid geis citadel",
            "C": "conquest migration",
            "D": "festival sanctuary",
        },
        "steal:geis",
        ["A: card:warlord, territory:hills, attack:B", "B: remove", "A: card:raid", "B: attack:A"]
        + ["A: discard:geis"],
    ),
    "the Master Craftsman throws a card away": (
        {
            "A": "master_craftsman raid bard eriu",
            "B": "druid geis citadel",
            "C": "conquest migration",
            "D": "festival sanctuary",
        },
        "epic:balors_eye epic:lugs_spear",
        ["A: card:master_craftsman, discard:raid", "A: card:bard"],
    ),
    "Maeve takes and gives among four": (
        {
            "A": "maeves_wealth bard warlord",
            "B": "druid citadel",
            "C": "conquest migration",
            "D": "raid festival",
        },
        "",
        ["A: card:maeves_wealth", "B: give:druid", "C: give:conquest", "D: give:raid", "A: give:bard"]
        + ["A: give:druid", "A: give:conquest"],
    ),
}


def table_of(hands: dict[str, str], chance: str, windows: str = "sealed") -> Table:
    """Everybody has three clans in the Hills and one more elsewhere; one Action card is set aside, unknown."""
    everyone = SEAT_NAMES[: len(hands)]
    game = position(
        len(hands),
        tiles=LAND,
        clans={"hills": " ".join(f"{name}3" for name in everyone), "cove": "A1"},
        sanctuaries={"hills": 1},
        hand=hands,
        set_aside="sanctuary" if "sanctuary" not in " ".join(hands.values()) else "new_clans",
        chance=chance,
        windows=windows,
        turn="A",
    )
    return Table(game)


@pytest.mark.parametrize("windows", ["open", "sealed"])
@pytest.mark.parametrize("name", [*SCENES, *SCENES_OF_FOUR])
def test_everybody_knows_exactly_what_can_be_known(name: str, windows: str) -> None:
    hands, chance, lines = (SCENES | SCENES_OF_FOUR)[name]
    table = table_of(hands, chance, windows)
    table.compare()
    for line in lines:
        table.go(line)
    table.quiet()


@pytest.mark.parametrize("name", [*SCENES, *SCENES_OF_FOUR])
def test_a_thousand_worlds_show_every_possible_card_and_no_other(name: str) -> None:
    hands, chance, lines = (SCENES | SCENES_OF_FOUR)[name]
    table = table_of(hands, chance)
    table.go(*lines)
    table.quiet()
    players = len(hands)
    zones = [*range(HAND, HAND + players), SET_ASIDE, ACTION_DISCARD, EPIC_PILE]
    for seat in (*range(players), None):
        view = table.game.view(seat)
        seen = dict.fromkeys(zones, 0)
        for world in islice(view.worlds(Random(7)), 1000):
            for zone in zones:
                seen[zone] |= world.state.zones[zone]
            for fact in view.facts():
                assert (world.state.zones[fact.place] & fact.cards).bit_count() >= fact.least
        assert {zone: names(cards) for zone, cards in seen.items()} == {
            zone: names(view.may_lie(zone)) for zone in zones
        }


# Facts


def after(name: str, lines: int) -> Table:
    """A scene as far as it was played after so many lines."""
    hands, chance, played = (SCENES | SCENES_OF_FOUR)[name]
    table = table_of(hands, chance)
    for line in played[:lines]:
        table.go(line)
    table.quiet()
    return table


def test_a_hand_that_was_looked_at_is_certain() -> None:
    table = after("Scouts & Spies look, then a card goes unseen", 1)
    assert facts(table.game.view(0), "hand:B") == {"citadel druid geis": 3}
    assert facts(table.game.view(2), "hand:B") == {}


def test_of_a_hand_that_was_looked_at_all_but_one_are_there_when_one_has_gone_unseen() -> None:
    """That is all that may be there, so it need not be said; of the discard it is."""
    table = after("Scouts & Spies look, then a card goes unseen", 4)
    view = table.game.view(0)
    assert names(view.may_lie(HAND + 1)) == "citadel druid geis"
    assert facts(view, "action_discard")["citadel druid geis"] == 1
    assert table.histories("A", ACTION_TRAIL).least(HAND + 1, view.may_lie(HAND + 1)) == 2


def test_of_two_cards_that_were_looked_at_one_is_there_when_one_came_and_one_went_unseen() -> None:
    table = after("Scouts & Spies look, then a card comes and one goes unseen", 4)
    assert facts(table.game.view(0), "hand:B") == {"citadel geis": 1}
    assert facts(table.game.view(2), "hand:B") == {}


def test_whoever_chose_the_card_set_aside_knows_it_and_others_do_not() -> None:
    table = after("the Cove swaps the card set aside", 2)
    assert facts(table.game.view(0), "set_aside") == {"bard": 1}
    assert facts(table.game.view(1), "set_aside") == {}
    assert "bard" in names(table.game.view(1).may_lie(SET_ASIDE))


def test_a_card_seen_going_to_the_discard_is_known_to_lie_there() -> None:
    table = after("the Druid takes a card", 2)
    for seat in (0, 1, 2, None):
        discarded = facts(table.game.view(seat), "action_discard")
        assert any({"bard", "druid"} <= set(cards.split()) for cards in discarded)


def test_what_raid_took_is_known_to_the_two_only() -> None:
    table = after("Raid takes a card", 3)
    assert facts(table.game.view(1), "hand:A") == {"geis": 1}
    assert facts(table.game.view(2), "hand:A") == {}


def test_what_was_looked_at_with_the_moor_stays_known_though_more_is_drawn() -> None:
    table = after("the Moor looks, and more is drawn", 3)
    assert facts(table.game.view(0), "hand:B") == {"eriu lugs_spear": 2}
    assert facts(table.game.view(2), "hand:B") == {}


# Cathbad's Word


def cathbad(players: int = 3) -> Table:
    fate = " ".join(f"deal:{card}" for card in ("bard", "citadel", "conquest", "druid"))
    game = position(
        players, clans={"hills": "A1"}, hand={"B": "cathbads_word"}, brenn="A", chance=f"crows:clockwise {fate}"
    )
    return Table(game)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_cathbad_chose_is_known_to_its_chooser_through_draft_and_second_part(players: int) -> None:
    table = cathbad(players)
    table.go("B: card:cathbads_word", "B: aside:geis")
    table.quiet()
    game = table.game
    assert facts(game.view(1), "set_aside") == {"geis": 1}
    assert facts(game.view(0), "set_aside") == {}
    while game.decision.question != "aside":
        game.choose(game.decision.options[-1])
        if not any(game.state.answers):
            table.compare()
    assert "geis" in hand(game, "B")
    given = next(key for key in options(game, "B") if key != "aside:geis")
    table.go(f"B: {given}")
    assert facts(game.view(1), "set_aside") == {given.removeprefix("aside:"): 1}
    assert "geis" in names(game.view(0).may_lie(HAND + 1))
    assert "geis" in names(game.view(0).may_lie(SET_ASIDE))


# Epic Tales and reshuffles


def test_tales_drawn_before_and_after_the_dagda_are_told_apart() -> None:
    table = table_of({"A": "bard stone_of_fal", "B": "sanctuary the_dagda druid festival", "C": "eriu citadel geis"}, "")
    table.go("A: card:bard")
    table.go("B: card:sanctuary")
    table.go("C: card:eriu, territory:hills")
    table.go("A: card:stone_of_fal", "B: card:the_dagda")
    table.quiet()
    view = table.game.view(2)
    assert facts(view, "hand:A") == {}
    assert "eriu" not in names(view.may_lie(HAND))
    assert "the_dagda" not in names(view.may_lie(HAND + 1))
    table.go("B: card:druid, take:bard", "B: card:bard")
    table.quiet()
    held = facts(view, "hand:B")
    assert list(held.values()) == [1]
    (old,) = held
    assert "eriu" not in old
    assert "eriu" in names(view.may_lie(HAND + 1))


def nearly_empty_pile(pile: str, hands: dict[str, str], chance: str) -> Table:
    """All Tales but those of the pile and the hands lie in the discard."""
    elsewhere = {*pile.split(), *" ".join(hands.values()).split()}
    game = position(
        3,
        tiles=LAND,
        clans={"hills": "A3 B3 C3"},
        hand=hands,
        epic_discard=[key for key in EPIC_KEYS if key not in elsewhere],
        chance=chance,
        windows="sealed",
        turn="A",
    )
    return Table(game)


@pytest.mark.ruling(32)
def test_a_pile_that_runs_out_in_mid_draw_is_known_to_have_brought_its_last_tale() -> None:
    """Tuan draws three: Eriu, the only one left, and two after the discard was shuffled in."""
    table = nearly_empty_pile(
        "eriu",
        {"A": "tuans_memory druid bard", "B": "geis sanctuary", "C": "citadel"},
        "epic:eriu epic:balors_eye epic:the_fianna",
    )
    table.go("A: card:tuans_memory")
    table.quiet()
    assert facts(table.game.view(1), "drawn:A") == {"eriu": 1}
    table.go("A: keep:eriu")
    table.quiet()
    assert facts(table.game.view(1), "hand:A")["eriu"] == 1
    assert "eriu" not in names(table.game.view(1).may_lie(EPIC_PILE))


@pytest.mark.ruling(32)
def test_tales_unknown_in_hands_before_the_pile_ran_out_stay_told_from_those_drawn_after() -> None:
    table = nearly_empty_pile(
        "eriu balors_eye",
        {"A": "bard druid conquest", "B": "sanctuary the_fianna geis", "C": "citadel lugs_spear"},
        "epic:eriu epic:balors_eye epic:diarmuid epic:stone_of_fal",
    )
    table.go("A: card:bard")
    table.go("B: card:sanctuary")
    table.go("A: card:druid, take:bard", "A: card:bard")
    table.quiet()
    view = table.game.view(2)
    assert facts(view, "hand:A") == {"balors_eye eriu the_fianna": 1}
    assert names(view.may_lie(HAND + 1) & EPIC_CARDS) == "balors_eye eriu the_fianna"
    assert table.histories("C", EPIC_TRAIL).least(HAND + 1, view.may_lie(HAND + 1)) == 2
    assert facts(table.game.view(0), "hand:B") == {}


def test_tales_of_different_draws_in_one_hand_are_equally_likely_in_worlds() -> None:
    """To C, A has one of three old Tales and one of any: each pair equally often."""
    table = nearly_empty_pile(
        "eriu balors_eye",
        {"A": "bard druid conquest", "B": "sanctuary the_fianna geis", "C": "citadel lugs_spear"},
        "epic:eriu epic:balors_eye epic:diarmuid epic:stone_of_fal",
    )
    table.go("A: card:bard")
    table.go("B: card:sanctuary")
    table.go("A: card:druid, take:bard", "A: card:bard")
    table.quiet()
    brute = table.histories("C", EPIC_TRAIL)
    assert brute.count() == 3 * 26
    found: dict[tuple[int, ...], int] = {}
    for world in islice(table.game.view(2).worlds(Random(1)), 3900):
        layout = tuple(mask & EPIC_CARDS for mask in world.state.zones)
        found[layout] = found.get(layout, 0) + 1
    assert len(found) == brute.count()
    assert sum((count - 50) ** 2 / 50 for count in found.values()) < 120


# Tiles


def test_tiles_that_tailtu_put_under_the_stack_are_known_to_her_alone() -> None:
    game = position(
        3,
        tiles="plains valley hills",
        clans={"plains": "A2", "valley": "B1 C1"},
        hand={"A": "tailtus_land bard", "B": "exploration citadel", "C": "druid geis"},
        chance="tile:moor tile:cove tile:swamp",
        brenn="B",
        turn="A",
    )
    table = Table(game)
    table.go("A: card:tailtus_land")
    table.quiet()
    table.go(f"A: {options(game)[0]}, tile:cove, tile:swamp")
    table.quiet()
    top = LAYER + game.state.layers_gone
    under = [names_of_tiles(game, seat, top + 1) for seat in (0, 1, None)]
    assert under[0] == "swamp"
    assert under[1] == under[2]
    assert len(under[1].split()) == 12
    assert "swamp" not in names_of_tiles(game, 0, top)
    table.go("B: card:exploration")
    table.quiet()
    table.go(f"B: {options(game)[0]}")
    table.quiet()


def names_of_tiles(game: Game, seat: int | None, place: int) -> str:
    """The tiles that may lie in a place, for all that a seat knows."""
    return " ".join(TILE_KEYS[tile] for tile in bits(game.view(seat).tiles().possible(place)))


@pytest.mark.parametrize("seed", range(3))
def test_tiles_of_the_discovery_setup_are_known_by_layers(seed: int) -> None:
    game = Game.start(3, seed, discovery=True, listen=True, round_limit=6)
    table = Table(game)
    table.compare()
    while not game.over:
        play_random(game, seed, eager=True, choices=25)
        table.compare()
    assert len(table.histories("-", TILE_TRAIL).named) == len(TILE_KEYS)


def test_the_card_set_aside_unseen_may_be_any_not_seen_elsewhere() -> None:
    table = table_of({"A": "druid bard", "B": "geis citadel"}, "")
    others = ACTION_CARDS & ~table.game.state.zones[0]
    possible = table.histories("A", ACTION_TRAIL).possible()
    assert table.game.view(0).may_lie(SET_ASIDE) & ~others == 0
    assert names(possible[9]) == names(table.game.view(0).may_lie(SET_ASIDE))
    assert CARD_KEYS.index("druid") not in bits(possible[9])
