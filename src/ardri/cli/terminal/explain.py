"""Help, the answers to `?`: on the question, its options, or any card, territory, chapter or marker."""

from __future__ import annotations

from ardri.cli.shared.choice_matching import Choice, matches, near_misses
from ardri.cli.shared.modules import mark
from ardri.cli.terminal.table_view import Viewer, island_text, land_line
from ardri.pictures.pages.text_board import marker_lines
from ardri.pictures.view_data import view_data_of
from ardri.rules.box.catalogue import CARD_KEYS, TILE_KEYS
from ardri.rules.decisions import Decision
from ardri.rules.editions.registry import card_keys, tile_keys
from ardri.rules.engine.verbs import deck_name
from ardri.texts.speech import CARD_OPTIONS, RULES, TERRITORY_OPTIONS


def about_question(viewer: Viewer, decision: Decision) -> list[str]:
    """The help for a question, and its card."""
    lines = [viewer.speech.question_help(decision.question)]
    return lines if decision.card is None else [*lines, *about_card(viewer, decision.card)]


def about_option(viewer: Viewer, key: str) -> list[str]:
    """The help for an option."""
    kind, _, value = key.partition(":")
    said = viewer.speech.option_help(key).split("\n")[:1]
    if kind in CARD_OPTIONS:
        return [*said, *about_card(viewer, value)]
    if kind in TERRITORY_OPTIONS:
        return [*said, *about_tile(viewer, value)]
    if kind == "site":
        scene = view_data_of(viewer.game.view(viewer.seat))
        if scene["decision"] is not None:
            scene["decision"]["options"] = [key]
        return [*said, *island_text(viewer, scene).plain.split("\n")]
    return said


def about_card(viewer: Viewer, key: str) -> list[str]:
    """A card: its deck, each of its uses, and, if it is in the hand, why it cannot be played now."""
    speech = viewer.speech
    deck = speech.say(f"deck-{deck_name(CARD_KEYS.index(key))}")
    lines = [speech.say("play-card", card=speech.card(key), deck=deck)]
    readings = viewer.state.edition.reading_cards.get(CARD_KEYS.index(key), ())
    lines += [mark(readings, speech)] if readings else []
    lines += [speech.say("play-fact", name=kind, value=text) for kind, text in speech.card_uses(key)]
    reason = None if viewer.seat is None else viewer.game.why_not(viewer.seat, key)
    if reason is not None and reason.key != "not_in_hand":
        lines.append(speech.say("play-why_not", reason=speech.reason(reason)))
    return lines


def about_tile(viewer: Viewer, key: str) -> list[str]:
    """A territory: its own rule, and what stands there if it is in play."""
    speech, tile = viewer.speech, TILE_KEYS.index(key)
    here = land_line(viewer, tile) if viewer.state.board.tiles >> tile & 1 else speech.tile(key)
    rule = speech.tile_text(key)
    readings = viewer.state.edition.reading_tiles.get(tile, ())
    return [here, *([rule] if rule else []), *([mark(readings, speech)] if readings else [])]


def about(viewer: Viewer, wanted: str) -> list[str]:
    """The help for a card, a territory, a chapter or a marker by name; similar names if nothing matches."""
    say = viewer.speech.say
    subjects = _subjects(viewer)
    found = matches(wanted, subjects)
    if not found:
        near = ", ".join(choice.shown for choice in near_misses(wanted, subjects))
        unknown = say("play-unexplained", answer=wanted[:40])
        return [unknown, say("play-near", list=near)] if near else [unknown]
    if len({choice.shown for choice in found}) > 1:
        return [say("play-several", answer=wanted[:40], list=", ".join(choice.shown for choice in found))]
    return [line for choice in found for line in _told(viewer, choice.key)]


def _subjects(viewer: Viewer) -> list[Choice]:
    speech = viewer.speech
    cards = [Choice(f"card:{key}", speech.card(key), (speech.card(key), key)) for key in card_keys()]
    tiles = [Choice(f"tile:{key}", speech.tile(key), (speech.tile(key), key)) for key in tile_keys()]
    titles = [(key, speech.rules_page(key)[0]) for key in RULES]
    chapters = [Choice(f"rules:{key}", title, (title, key)) for key, title in titles]
    marked = [(each["name"], speech.say(f"marker-{each['name']}")) for each in viewer.markers]
    return [*cards, *tiles, *chapters, *[Choice(f"marker:{key}", name, (name,)) for key, name in marked]]


def _told(viewer: Viewer, key: str) -> list[str]:
    kind, _, value = key.partition(":")
    if kind == "card":
        return about_card(viewer, value)
    if kind == "tile":
        return about_tile(viewer, value)
    if kind == "marker":
        told = marker_lines([each for each in viewer.markers if each["name"] == value], viewer.speech.say)
        return [*told, viewer.speech.say(f"marker-{value}.text")]
    title, text = viewer.speech.rules_page(value)
    return [title, *text.split("\n")]
