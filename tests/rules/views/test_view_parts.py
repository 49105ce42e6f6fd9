"""The typed parts of a view: they say what its JSON says, and are cheap to ask for one by one."""

from __future__ import annotations

from random import Random

import pytest

from ardri import Cauldron, Game, RulesError, SeasonEnd, Supply, View
from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.testing import play, position


def letter(seat: int | None) -> str | None:
    """A seat as the JSON names it."""
    return None if seat is None else SEAT_NAMES[seat]


def listed(part: tuple[object, ...]) -> list[object]:
    """The values of a part, with lists as JSON has them."""
    return [list(value) if type(value) is tuple else value for value in part]


def assert_the_same(view: View) -> None:
    """Every typed part against the JSON of the view."""
    data = view.to_json()
    crows = "clockwise" if view.clockwise else "counterclockwise"
    assert (view.players, view.phase, view.round) == (data["players"], data["phase"], data["round"])
    assert (letter(view.turn), letter(view.brenn), crows) == (data["turn"], data["brenn"], data["crows"])
    assert [letter(seat) for seat in view.order] == data["order"]
    assert (view.capital, view.festival) == (data["capital"], data["festival"])
    lands = [dict(zip(land._fields, listed(land), strict=True)) for land in view.territories]
    assert [
        {**land, "chieftain": letter(part.chieftain)}
        for land, part in zip(lands, view.territories, strict=True)
    ] == (data["territories"])
    assert [dict(zip(site._fields, listed(site), strict=True)) for site in view.sites] == data["sites"]
    assert view.supply._asdict() == data["supply"]
    end = view.season_end
    winners = [letter(seat) for seat in end.winners] if end else []
    assert (end and {"passes": end.passes, "winners": winners, "reason": end.reason or None}) == data[
        "season_end"
    ]
    seats = data["seats"]
    assert isinstance(seats, list)
    for seat, part in enumerate(view.seats):
        assert part.tracks == view.tracks(seat)
        shown = {**dict(zip(part._fields, listed(part), strict=True)), "tracks": part.tracks._asdict()}
        assert {**shown, "seat": letter(part.seat)} == seats[seat]
    assert dict(zip(view.piles._fields, listed(view.piles), strict=True)) == data["table"]
    assert (letter(view.cathbad), letter(view.ploy)) == (data["cathbad"], data["ploy"])
    setting = view.setting
    agreed = (setting.edition.name, setting.windows, setting.round_limit)
    assert agreed == (data["edition"], data["windows"], data["round_limit"])
    assert [{"kind": part.kind, **part.fields} for part in view.doing] == data["doing"]
    own = view.own
    assert (None if own is None else dict(zip(own._fields, listed(own), strict=True))) == data["own"]
    assert view.hand == (() if own is None else own.hand)
    tiles = [
        {"count": some.number, "may_be": list(some.may_be)} for some in (*view.tile_stack, view.drawn_tiles)
    ]
    assert {"stack": tiles[:-1], "drawn": tiles[-1]} == data["tiles"]
    assert [dict(zip(fact._fields, listed(fact), strict=True)) for fact in view.knows] == data["knows"]
    others = [seat for seat in range(view.players) if seat != view.seat]
    assert {letter(seat): list(view.may_hold(seat)) for seat in others} == data["may_hold"]
    clash = view.clash
    assert (clash is None) == (data["clash"] is None)
    if clash is not None:
        named = {
            name: letter(getattr(clash, name)) for name in ("initiator", "instigator", "active", "target")
        }
        cauldron = clash.cauldron
        kept = None if cauldron is None else {"seat": letter(cauldron.seat), "clans": list(cauldron.clans)}
        shown = dict(zip(clash._fields, listed(clash), strict=True))
        assert {**shown, **named, "cauldron": kept} == data["clash"]
    assert (view.result is None) == (data["result"] is None)


@pytest.mark.parametrize("seed", range(4))
def test_the_parts_say_what_the_json_says(seed: int) -> None:
    game, rng = (
        Game.start(2 + seed % 3, seed, windows=("open", "sealed")[seed % 2], round_limit=3),
        Random(seed),
    )
    while not game.over:
        if rng.random() < 0.2:
            for seat in (None, *range(game.state.players)):
                assert_the_same(game.view(seat))
        game.choose(rng.choice(game.decision.options))
    assert_the_same(game.view(0))


def test_a_clash_with_the_cauldron_is_seen() -> None:
    game = position(
        clans={"hills": "A2 B2"},
        hand={"A": "warlord bard", "B": "dagdas_cauldron druid"},
        turn="A",
    )
    assert game.view(0).clash is None
    play(game, "A: card:warlord, ?territory:hills", "B: decline")
    clash = game.view(None).clash
    assert clash is not None
    assert (clash.territory, clash.initiator, clash.maneuver) == ("hills", 0, None)
    play(game, "A: attack:B", "B: remove, card:dagdas_cauldron")
    clash = game.view(None).clash
    assert clash is not None
    assert clash.cauldron == Cauldron(1, ("hills",))
    assert_the_same(game.view(1))


def test_free_citadels_of_a_clash_are_those_that_shelter_nobody() -> None:
    game = position(
        clans={"hills": "A2 B3"},
        citadels={"hills": 1},
        capital="hills",
        hand={"A": "warlord bard", "B": "druid"},
        turn="A",
    )
    play(game, "A: card:warlord, ?territory:hills")
    found = []
    for keys in ("B: shelter", "B: shelter"):
        clash = game.view(None).clash
        assert clash is not None
        found.append((clash.citadels, clash.free))
        play(game, keys)
    clash = game.view(None).clash
    assert clash is not None
    assert [*found, (clash.citadels, clash.free)] == [(2, 2), (2, 1), (2, 0)]


@pytest.mark.parametrize(("crows", "order"), [("clockwise", (1, 2, 0)), ("counterclockwise", (1, 0, 2))])
def test_turns_go_round_from_the_brenn_as_the_crows_fly(crows: str, order: tuple[int, ...]) -> None:
    clans, hand = {"hills": "A1 B1 C1"}, {"A": "bard druid"}
    game = position(3, clans=clans, hand=hand, brenn="B", crows=crows, turn="A")
    assert game.view(None).order == order


def test_buildings_on_the_island_are_no_longer_in_the_box() -> None:
    game = position(
        tiles="hills cove", clans={"hills": "A1 B1"}, citadels={"hills": 2}, sanctuaries={"cove": 3}
    )
    assert game.view(0).supply == Supply(sanctuaries=5, citadels=6)


def test_a_free_site_touches_two_territories_and_names_them() -> None:
    view = position(tiles="hills cove plains", clans={"hills": "A1 B1"}).view(None)
    assert view.sites
    for site in view.sites:
        assert len(site.touches) >= 2
        assert set(site.touches) <= {"hills", "cove", "plains"}
        assert list(site.touches) == sorted(site.touches)
        assert site.site not in [land.site for land in view.territories]


def test_parts_are_frozen_and_seats_are_checked() -> None:
    view = Game.start(players=2, seed=7).view(0)
    part = view.seats[0]
    with pytest.raises(AttributeError):
        part.deeds = 6  # type: ignore[misc]
    for seat in (-1, 2):
        with pytest.raises(RulesError, match="is not a seat of this game"):
            view.tracks(seat)
        with pytest.raises(RulesError, match="is not a seat of this game"):
            view.may_hold(seat)


def pretenders(sanctuaries: int, brenn: str = "B") -> Game:
    """A's turn; both are Pretenders, and B meets a condition with enough Sanctuaries."""
    return position(
        tiles="hills moor cove",
        clans={"hills": "A2", "moor": "B2", "cove": "A1"},
        sanctuaries={"moor": sanctuaries},
        capital="cove",
        pretenders="AB",
        brenn=brenn,
        hand={"A": "bard druid", "B": "new_clans"},
        turn="A",
    )


def test_a_view_says_who_would_win_and_how_many_passes_end_the_season() -> None:
    game = pretenders(sanctuaries=6)
    assert game.view(None).season_end == SeasonEnd(2, (1,), "conditions")
    game.choose("pass")
    assert game.view(None).season_end == SeasonEnd(1, (1,), "conditions")
    game.choose("pass")
    assert game.result.winner == 1
    assert game.view(None).season_end is None


def test_as_long_as_nobody_would_win_the_end_of_the_season_has_no_reason() -> None:
    assert pretenders(sanctuaries=5).view(None).season_end == SeasonEnd(2, (), "")


def test_the_chieftain_of_the_capital_is_brenn_when_the_season_is_over() -> None:
    game = position(
        tiles="hills moor",
        clans={"hills": "A2", "moor": "B2"},
        sanctuaries={"moor": 6},
        deeds={"A": 6},
        capital="hills",
        pretenders="AB",
        brenn="B",
        hand={"A": "bard druid", "B": "new_clans"},
        turn="A",
    )
    assert game.view(None).season_end == SeasonEnd(2, (0,), "brenn")


def test_after_a_card_all_have_to_pass_again() -> None:
    game = pretenders(sanctuaries=6)
    play(game, "A: pass", "B: card:new_clans")
    end = game.view(None).season_end
    assert end is not None
    assert end.passes == 2
