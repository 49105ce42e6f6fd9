"""The answers to `?`: about the question, its options, or any card, territory or chapter of the rules."""

from __future__ import annotations

from ardri.cli.shared.choice_matching import Thing, alike, meant
from ardri.cli.terminal.table_view import Eyes, island_text, land_line
from ardri.pictures.view_data import scene_of
from ardri.rules.box.catalogue import CARD_KEYS, TILE_KEYS
from ardri.rules.engine.verbs import deck_name
from ardri.rules.game import Decision
from ardri.texts.speech import CARD_OPTIONS, RULES, TERRITORY_OPTIONS


def about_question(eyes: Eyes, decision: Decision) -> list[str]:
    """What the question is about, and the card it is about."""
    lines = [eyes.speech.question_help(decision.question)]
    return lines if decision.card is None else [*lines, *about_card(eyes, decision.card)]


def about_option(eyes: Eyes, key: str) -> list[str]:
    """What choosing an option means."""
    kind, _, value = key.partition(":")
    said = eyes.speech.option_help(key).split("\n")[:1]
    if kind in CARD_OPTIONS:
        return [*said, *about_card(eyes, value)]
    if kind in TERRITORY_OPTIONS:
        return [*said, *about_tile(eyes, value)]
    if kind == "site":
        scene = scene_of(eyes.game.view(eyes.seat))
        if scene["decision"] is not None:
            scene["decision"]["options"] = [key]
        return [*said, *island_text(eyes, scene).plain.split("\n")]
    return said


def about_card(eyes: Eyes, key: str) -> list[str]:
    """A card: its deck, each of its uses, and, if it is in the hand, why it cannot be played now."""
    speech = eyes.speech
    deck = speech.say(f"deck-{deck_name(CARD_KEYS.index(key))}")
    lines = [speech.say("play-card", card=speech.card(key), deck=deck)]
    lines += [speech.say("play-fact", name=kind, value=text) for kind, text in speech.card_uses(key)]
    reason = None if eyes.seat is None else eyes.game.why_not(eyes.seat, key)
    if reason is not None and reason.key != "not_in_hand":
        lines.append(speech.say("play-why_not", reason=speech.reason(reason)))
    return lines


def about_tile(eyes: Eyes, key: str) -> list[str]:
    """A territory: its own rule, and what stands there if it is in play."""
    speech, tile = eyes.speech, TILE_KEYS.index(key)
    here = land_line(eyes, tile) if eyes.state.board.tiles >> tile & 1 else speech.tile(key)
    rule = speech.tile_text(key)
    return [here, rule] if rule else [here]


def about(eyes: Eyes, wanted: str) -> list[str]:
    """Whatever is called so; if nothing is, what is called nearly so."""
    say = eyes.speech.say
    subjects = _subjects(eyes)
    found = meant(wanted, subjects)
    if not found:
        near = ", ".join(thing.shown for thing in alike(wanted, subjects))
        unknown = say("play-unexplained", answer=wanted[:40])
        return [unknown, say("play-near", list=near)] if near else [unknown]
    if len({thing.shown for thing in found}) > 1:
        return [say("play-several", answer=wanted[:40], list=", ".join(thing.shown for thing in found))]
    return [line for thing in found for line in _told(eyes, thing.key)]


def _subjects(eyes: Eyes) -> list[Thing]:
    speech = eyes.speech
    cards = [Thing(f"card:{key}", speech.card(key), (speech.card(key), key)) for key in CARD_KEYS]
    tiles = [Thing(f"tile:{key}", speech.tile(key), (speech.tile(key), key)) for key in TILE_KEYS]
    titles = [(key, speech.rules_page(key)[0]) for key in RULES]
    return [*cards, *tiles, *[Thing(f"rules:{key}", title, (title, key)) for key, title in titles]]


def _told(eyes: Eyes, key: str) -> list[str]:
    kind, _, value = key.partition(":")
    if kind == "card":
        return about_card(eyes, value)
    if kind == "tile":
        return about_tile(eyes, value)
    title, text = eyes.speech.rules_page(value)
    return [title, *text.split("\n")]
