"""Golden sentences: what Python says of golden games, which the browser has to say in the same words.

Write it anew (`make golden`) when texts or golden games have changed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from ardri.rules.formats.record import Record
from ardri.rules.game import Game
from ardri.rules.state.events import Event
from ardri.rules.views.view_json import Data
from ardri.texts.catalogues import LANGUAGES, texts
from ardri.texts.sentences import event_text
from ardri.texts.speech import Speech
from ardri.texts.story import Story

ROOT = Path(__file__).parent.parent.parent
TOLD = ROOT / "web" / "src" / "texts" / "story.golden.json"
RECORDS = sorted((ROOT / "tests" / "golden").glob("*.txt"))

NAMES = ("Ann", "Bob", "Cyd", "Dan")
WHOLE = RECORDS[7]  # this game is told from the beginning to the end
SEAT = 1
EVERY = 170  # choices between two looks at the table
SHOWN = ("phase", "round", "awaited", "doing", "clash", "territories")


def told() -> str:
    """The file as it has to be."""
    speeches = {language: Speech(texts(language), NAMES) for language in LANGUAGES}
    forms: dict[str, Event] = {}
    looks = []
    lines: dict[str, list[str]] = {}
    whole: list[Event] = []
    for path in RECORDS:
        game = None
        for number, game in enumerate(replayed(path)):
            if number % EVERY == EVERY - 1:
                looks.append(look(game, speeches))
        assert game is not None
        for event in game.events:
            for seen in (event.seen_by(SEAT), event.seen_by(None)):
                forms.setdefault(form(seen), seen)
        if path == WHOLE:
            whole = [event.seen_by(SEAT) for event in game.events]
            for language, speech in speeches.items():
                story = Story(speech, SEAT)
                story.hear(game.events)
                lines[language] = story.lines()
    content = {
        "names": NAMES,
        "story": {"events": [event.to_json() for event in whole], **lines},
        "sentences": {
            "events": [event.to_json() for event in forms.values()],
            **{
                name: [event_text(speech, each) for each in forms.values()]
                for name, speech in speeches.items()
            },
        },
        "looks": looks,
    }
    return json.dumps(content, ensure_ascii=False, indent=0) + "\n"


def replayed(path: Path) -> Iterator[Game]:
    """A recorded game before each of its choices, and at its end."""
    record = Record.from_text(path.read_text(encoding="utf-8"))
    setting = record.setting
    game = Game.start(
        setting.players,
        record.seed or "",
        setting.edition,
        setting.windows,
        setting.round_limit,
        listen=True,
    )
    for name, key in record.choices:
        yield game
        game.choose(key, "ABCD".index(name))
    yield game


def form(event: Event) -> str:
    """The form of an event, whoever and whatever it is about: there is one of each form in the file."""
    places = [str(event.fields.get(name, "")).partition(":")[0] for name in ("from", "to", "at", "option")]
    return " ".join(
        [event.kind, *event.fields, *(places if event.kind in ("shift", "look", "declare") else ())]
    )


def look(game: Game, speeches: dict[str, Speech]) -> dict[str, object]:
    """The table, and what is said about it."""
    view = game.view(SEAT)
    data: Data = view.to_json()
    keys = [] if view.decision is None else [option.key for option in view.decision.options]
    said = {
        language: {
            "heading": speech.heading(game.state),
            "waiting": speech.waiting(view),
            "situation": speech.situation(game.state),
            "options": [speech.option(key, game.state.board) for key in keys],
        }
        for language, speech in speeches.items()
    }
    scene = {name: data[name] for name in SHOWN}
    if any(key.startswith("site:") for key in keys):
        scene["sites"] = data["sites"]
    return {"scene": scene, "options": keys, **said}


if __name__ == "__main__":
    TOLD.write_text(told(), encoding="utf-8")
