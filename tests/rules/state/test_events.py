"""Events: who may know what, and their text and JSON forms."""

import pytest

from ardri.rules.state.events import EVERYBODY, NO_AUDIENCE, Event
from ardri.testing import play, position


def test_a_secret_field_is_left_out_for_all_but_its_audience() -> None:
    event = Event("shift", {"deck": "epic", "to": "hand:A"}, {"card": "eriu"}, 0b001)
    assert event.seen_by(0) == Event(
        "shift", {"deck": "epic", "to": "hand:A", "card": "eriu"}, {}, NO_AUDIENCE
    )
    for stranger in (1, 2, None):
        assert event.seen_by(stranger) == Event("shift", {"deck": "epic", "to": "hand:A"}, {}, NO_AUDIENCE)
        assert "eriu" not in str(event.seen_by(stranger))


def test_a_public_event_is_the_same_for_all() -> None:
    event = Event("place", {"seat": "A", "count": 2}, {}, NO_AUDIENCE)
    assert event.seen_by(None) is event


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (Event("assembly", {"round": 3}, {}, NO_AUDIENCE), "assembly round=3"),
        (Event("pretenders_back", {}, {}, NO_AUDIENCE), "pretenders_back"),
        (
            Event("shift", {"from": "hand:A", "to": "hand:B"}, {"card": "bard"}, 0b011),
            "shift from=hand:A to=hand:B [card=bard AB]",
        ),
        (Event("shift", {"to": "set_aside"}, {"card": "bard"}, 0), "shift to=set_aside [card=bard -]"),
    ],
)
def test_an_event_round_trips_through_text_and_json(event: Event, text: str) -> None:
    assert str(event) == text
    assert repr(event) == text
    assert Event.from_text(text) == event
    assert Event.from_json(event.to_json()) == event
    assert len({event, Event.from_text(text)}) == 1


@pytest.mark.parametrize("text", ["shift from", "shift [card]", "shift [card=bard X]"])
def test_broken_text_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"field|substring"):
        Event.from_text(text)


def test_broken_json_is_refused() -> None:
    for data in ({"kind": 1}, {"kind": "place", "seat": None}, {"kind": "place", "secret": 3}):
        with pytest.raises(ValueError, match="event"):
            Event.from_json(dict(data))


def test_the_card_drawn_is_told_to_the_drawer_only() -> None:
    game = position(clans={"hills": "A1 B1"}, hand={"A": "bard druid"}, turn="A", chance="epic:eriu")
    play(game, "A: card:bard")
    drawn = [event for event in game.events if "to=drawn:A" in str(event)]
    assert len(drawn) == 1
    assert "card=eriu" in str(drawn[0].seen_by(0))
    assert "eriu" not in str(drawn[0].seen_by(1))
    assert "eriu" not in str(drawn[0].seen_by(None))


def test_what_is_declared_is_told_to_everybody_option_by_option() -> None:
    game = position(clans={"hills": "A1 B1", "cove": "A1"}, hand={"A": "sanctuary druid"}, turn="A")
    play(game, "A: card:sanctuary, territory:cove")
    told = [str(event.seen_by(None)) for event in game.events]
    assert "play seat=A card=sanctuary" in told
    assert "declare seat=A card=sanctuary option=territory:cove" in told
    assert told.index("declare seat=A card=sanctuary option=territory:cove") < told.index(
        "build building=sanctuary territory=cove"
    )


def test_a_card_that_everybody_sees_is_public() -> None:
    assert EVERYBODY >> 3 & 1
    game = position(clans={"hills": "A1 B1"}, hand={"A": "sanctuary druid"}, turn="A")
    play(game, "A: card:sanctuary")
    assert "shift deck=action from=in_play to=action_discard card=sanctuary" in [str(e) for e in game.events]


def test_without_a_listener_there_are_no_events() -> None:
    game = position(clans={"hills": "A1 B1"}, hand={"A": "bard druid"}, turn="A", listen=False)
    play(game, "A: card:bard")
    assert game.events == []
