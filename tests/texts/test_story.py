"""The story of a game, told to one seat."""

import pytest

from ardri.rules.game import Game
from ardri.rules.state.events import Event
from ardri.testing import play, play_random, position
from ardri.texts.catalogues import LANGUAGES, texts
from ardri.texts.sentences import event_text
from ardri.texts.speech import Speech
from ardri.texts.story import Story

EN = Speech(texts("en"))


def told(*events: str, seat: int | None = 0, language: str = "en") -> list[str]:
    """The story of events written as text."""
    story = Story(Speech(texts(language)), seat)
    story.hear([Event.from_text(event) for event in events])
    return story.lines()


def test_what_happens_one_after_another_is_one_sentence() -> None:
    assert told(
        "move seat=A from=hills to=cove count=2",
        "move seat=A from=moor to=cove count=1",
        "move seat=B from=moor to=cove count=1",
    ) == [
        "A moves 2 clans from Hills to Cove, 1 clan from Moor to Cove.",
        "B moves 1 clan from Moor to Cove.",
    ]


def test_equal_things_are_counted() -> None:
    assert told("remove seat=A territory=hills", "remove seat=A territory=hills") == [
        "A loses 2 clans in Hills."
    ]


def test_what_is_unknown_is_counted() -> None:
    drawn = [f"shift deck=epic from=epic_pile to=drawn:B [card={card} B]" for card in ("eriu", "the_dagda")]
    assert told(*drawn, seat=0) == ["B draws 2 Epic Tales."]
    assert told(*drawn, seat=1) == ["B draws Eriu, The Dagda."]
    assert told(*drawn, seat=None, language="pl") == ["B dobiera: 2 karty eposu."]


def test_a_card_is_told_with_what_was_said_about_it() -> None:
    assert told(
        "play seat=A card=migration",
        "shift deck=action from=hand:A to=in_play card=migration",
        "declare seat=A card=migration option=from:hills",
        "declare seat=A card=migration option=to:cove",
        "declare seat=A card=migration option=count:1",
        "declare seat=A card=migration option=to:moor",
        "declare seat=A card=migration option=count:1",
        "declare seat=A card=migration option=done",
    ) == ["A plays Migration: From Hills, To Cove, 1 clan, To Moor, 1 clan."]


def test_the_misty_lands_count_cards() -> None:
    assert told("play seat=A card=misty_lands", "declare seat=A card=misty_lands option=count:2") == [
        "A plays Misty Lands: 2 cards."
    ]


def test_a_card_about_which_nothing_is_said() -> None:
    assert told("play seat=A card=bard", "play seat=A card=bard") == ["A plays Bard.", "A plays Bard."]


def test_advantage_cards_go_to_players_and_to_the_table() -> None:
    assert told(
        "shift deck=advantage from=face_up to=hand:B card=hills",
        "shift deck=advantage from=face_down to=face_up card=moor",
    ) == ["Advantage cards: Hills to B, Moor to the table."]


def test_in_the_draft_only_the_own_cards_are_told() -> None:
    assert told(
        "shuffle_actions",
        "shift deck=action from=undealt to=hand:A [card=geis A]",
        "shift deck=action from=hand:A to=hand:B [card=geis AB]",
        "shift deck=action from=hand:B to=hand:C [card=bard BC]",
        "shift deck=action from=hand:C to=hand:A [card=druid AC]",
        "season round=2",
        "shift deck=action from=hand:B to=hand:C [card=bard BC]",
    ) == [
        "A hands on to B: Geis.",
        "C hands on to A: Druid.",
        "Round 2: the Season begins.",
        "C gets from B: 1 Action card.",
    ]


def test_what_is_seen_is_told_to_who_looks() -> None:
    look = "look seat=A at=hand:B [cards=bard,geis A]"
    assert told(look, seat=0) == ["A looks at the hand of B: Bard, Geis."]
    assert told(look, seat=1) == ["A looks at the hand of B."]
    assert told("look seat=A at=hand:B [cards=- A]") == ["A looks at the hand of B."]


def test_tiles_that_only_one_sees() -> None:
    drawn = [f"draw_tile seat=B [tile={tile} B]" for tile in ("moor", "hills", "cove")]
    assert told(*drawn, "tile_under seat=B [tile=cove B]", seat=0) == [
        "B draws 3 territories.",
        "B puts under the stack: 1 territory.",
    ]
    assert told(*drawn, seat=1) == ["B draws Moor, Hills, Cove."]


def test_the_end() -> None:
    assert told("over winner=A won_by=brenn") == ["A wins: the Brenn wins among tied Pretenders."]
    assert told("over winner=- won_by=round_limit") == ["Nobody wins: the agreed number of rounds is over."]


def test_cards_that_go_unusual_ways_are_told_in_a_general_way() -> None:
    event = Event.from_text("shift deck=action from=set_aside to=action_discard [card=bard -]")
    assert event_text(EN, event.seen_by(0)) == "the card set aside → the Action discard: 1 Action card."
    polish = event_text(Speech(texts("pl")), event.seen_by(0))
    assert polish == "karta odłożona na bok → odrzucone karty akcji: 1 karta akcji."


def test_nothing_is_told_twice() -> None:
    story = Story(EN, 0)
    story.hear([Event.from_text("pass seat=A")])
    assert story.lines() == ["A passes."]
    assert story.lines() == []


def test_a_turn_in_three_languages() -> None:
    game = position(
        tiles="hills cove swamp",
        clans={"hills": "A1", "cove": "B1"},
        hand={"A": "sanctuary bard", "B": "druid geis"},
        chance="epic:eriu",
        turn="A",
    )
    game.state.events = []
    play(game, "A: card:sanctuary", "B: decline")
    lines = {}
    for language in LANGUAGES:
        story = Story(Speech(texts(language), ("Ann", "Bo")), 1)
        story.hear(game.events)
        lines[language] = story.lines()
    assert lines == {
        "en": ["Ann plays Sanctuary: Hills.", "Built: Sanctuary in Hills.", "Ann draws 1 Epic Tale."],
        "fr": [
            "Ann joue Sanctuaire (Collines).",
            "Construit\u202f: Sanctuaire (Collines).",
            "Ann pioche 1 Récit épique.",
        ],
        "pl": [
            "Ann zagrywa: Miejsce kultu (Wzgórza).",
            "Budowa: miejsce kultu (Wzgórza).",
            "Ann dobiera: 1 kartę eposu.",
        ],
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_event_of_a_game_can_be_told_to_everybody(players: int, language: str) -> None:
    game = Game.start(players, players, listen=True, round_limit=4)
    play_random(game, 1, eager=True)
    speech = Speech(texts(language))
    events = list({str(event): event for event in game.events}.values())
    for seat in (*range(players), None):
        assert all(event_text(speech, event.seen_by(seat)).strip() for event in events)
        story = Story(speech, seat)
        story.hear(game.events)
        assert 100 < len(story.lines()) < len(game.events)
