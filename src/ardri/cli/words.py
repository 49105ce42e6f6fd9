"""The command's own words: names made from keys, questions, options and reasons in plain English."""

from __future__ import annotations

from typing import Final

from ardri.rules.board import Board, site_from_text
from ardri.rules.catalogue import TILE_KEYS, bits

SMALL: Final = ("of",)

QUESTIONS: Final = {
    # Setting up and the Assembly
    "capital": "Where shall the Capital stand?",
    "first_clan": "Where do you place a clan?",
    "draft_keep": "Which card do you keep?",
    "draft_hand_on": "Which card do you hand on?",
    "aside": "Which Action card is set aside?",
    # The Season
    "turn": "It is your turn.",
    "exile": "You have no clans on the board. Where does one return?",
    # Declaring and resolving a card
    "territory": "Which territory?",
    "from": "From which territory?",
    "to": "To which territory?",
    "count": "How many clans?",
    "count_cards": "How many cards?",
    "count_exposed": "How many exposed clans?",
    "count_sheltered": "How many sheltered clans?",
    "spread": "Where do you place a clan?",
    "opponent": "Which opponent?",
    "clan": "Whose clan?",
    "which_clan": "Which of your clans?",
    "lose_clan": "From where do you remove one of your clans?",
    "site": "Where shall the new territory lie?",
    "tile": "Which territory do you place?",
    "tile_under": "Which territory goes under the stack first?",
    "settle_from": "From where does a clan move onto the new territory?",
    "scouts_from": "From where do clans move?",
    "take": "Which card do you take?",
    "give": "Which card do you give?",
    "discard": "Which card do you discard?",
    "keep_epic": "Which Epic Tale do you keep?",
    "alliance": "Place a clan, or replace one?",
    "other_world": "Place a clan, or whose clan is removed?",
    "crows": "Do the crows turn?",
    "instigator": "Who is the instigator?",
    # Clashes
    "next_clash": "Which clash comes next?",
    "shelter": "Do you shelter a clan in a Citadel?",
    "maneuver": "Your maneuver?",
    "next_maneuver": "Who maneuvers next?",
    "truce": "A truce is offered. Do you agree?",
    "attacked": "You are attacked. What do you give up?",
    "demand": "What do you demand?",
    "withdraw_to": "To which territory do you withdraw?",
    "withdraw_count": "How many clans withdraw there?",
    "cauldron": "Where does a clan return from the Cauldron?",
    "toll": "The Mountains take their toll. What do you give up?",
    # Moments at which a card may be played
    "assembly_start": "The Assembly begins. Do you play a card?",
    "card_declared": "A card is played. Do you answer it?",
    "epic_draw": "You draw Epic Tales. Do you play a card?",
    "clans_arrive": "Clans arrive in the Mountains. Do you play a card?",
    "clash_start": "A clash begins. Do you play a card?",
    "citadels_end": "The Citadels are manned. Do you play a card?",
    "attack_performed": "An attack is made. Do you play a card?",
    "would_be_removed": "Your clan would be removed. Do you play a card?",
    "clan_removed": "Your clan is removed. Do you play a card?",
    "after_maneuver": "A maneuver is over. Do you play a card?",
    "action_resolved": "An Action card is resolved. Do you play a card?",
    "before_discard": "Your Epic Tale is about to be discarded. Do you play a card?",
    "epic_played": "Your Epic Tale is played. Do you play a card?",
    "season_card_played": "Your Season card is played. Do you play another card?",
    "turn_end": "A turn ends. Do you play a card?",
}

OPTIONS: Final = {
    "pass": "Pass",
    "pretender": "Take the Pretender token",
    "done": "Done",
    "nothing": "Without effect",
    "decline": "No",
    "shelter": "Yes, shelter a clan",
    "withdraw": "Withdraw",
    "truce": "Offer a truce",
    "end": "End the clash",
    "agree": "Agree",
    "refuse": "Refuse",
    "remove": "Remove a clan",
    "place": "Place a clan",
    "flip": "Turn the crows",
    "stay": "Let them fly on",
    "demand:clan": "A clan",
    "demand:card": "An Action card",
    "exposed": "An exposed clan",
    "sheltered": "A sheltered clan",
}

VERBS: Final = {
    "seat": "{}",
    "attack": "Attack {}",
    "replace": "Replace a clan of {}",
    "territory": "{}",
    "from": "From {}",
    "to": "To {}",
    "tile": "{}",
    "count": "{}",
    "card": "Play {}",
    "keep": "Keep {}",
    "discard": "Discard {}",
    "take": "Take {}",
    "give": "Give {}",
    "hand_on": "Hand on {}",
    "aside": "Set aside {}",
}

REASONS: Final = {
    "conditions": "most victory conditions",
    "brenn": "Brenn among the tied",
    "round_limit": "round limit",
}

DECKS: Final = {"action": "Action card", "advantage": "Advantage card", "epic": "Epic Tale"}


def name(key: str) -> str:
    """A card, territory or zone by its key.

    >>> name("craftsmen_peasants"), name("stone_of_fal")
    ('Craftsmen Peasants', 'Stone of Fal')
    """
    return " ".join(word if word in SMALL else word.capitalize() for word in key.split("_"))


def names(keys: list[str]) -> str:
    """Several of them in a row; a dash if there are none."""
    return ", ".join(name(key) for key in keys) or "-"


def question(key: str) -> str:
    """What a seat is asked."""
    return QUESTIONS.get(key, f"{name(key)}?")


def option(key: str, board: Board) -> str:
    """What an option does, on this board.

    >>> option("card:bard", Board()), option("count:2", Board()), option("pass", Board())
    ('Play Bard', '2', 'Pass')
    """
    if key in OPTIONS:
        return OPTIONS[key]
    verb, _, what = key.partition(":")
    if verb == "site":
        touched = [TILE_KEYS[tile] for tile in bits(board.touched(site_from_text(what)))]
        return f"Touching {names(touched)} ({what})"
    return VERBS.get(verb, verb + " {}").format(name(what))


def several(count: int, thing: str) -> str:
    """A number of things.

    >>> several(1, "clan"), several(2, "clan"), several(3, "territory")
    ('1 clan', '2 clans', '3 territories')
    """
    if count == 1:
        return f"1 {thing}"
    return f"{count} {thing[:-1]}ies" if thing.endswith("y") else f"{count} {thing}s"
