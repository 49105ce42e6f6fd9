"""The schema of a view's JSON (JSON Schema, draft 2020-12): the allow-list, in words a web developer can use.

Every object is closed and every key of it required, so what is not named here cannot be in a view. Made from
the catalogue; `ardri schema` prints it, and `docs/view.schema.json` is a copy.

>>> view_schema()["properties"]["crows"]["enum"]
['clockwise', 'counterclockwise']
"""

from __future__ import annotations

import json
from typing import Final

from ardri.rules.box.base_box import ACTION_DECK, ADVANTAGE_DECK, EPIC_DECK
from ardri.rules.box.catalogue import MOST_SEATS, SEAT_NAMES
from ardri.rules.box.options import KEYS
from ardri.rules.editions.base import BASE
from ardri.rules.engine.questions import CHANCE, DRAFT_QUESTIONS, QUESTIONS, window_moments
from ardri.rules.engine.verbs import zone_name
from ardri.rules.formats.json_schema import (
    NOTHING,
    Schema,
    a_list,
    a_set,
    an_object,
    flag,
    number,
    one_of,
    or_null,
    ref,
    with_optional,
)
from ardri.rules.formats.notation import frames_of
from ardri.rules.phases.victory import TRACKS
from ardri.rules.state.edition import LEAST_PLAYERS, Edition
from ardri.rules.state.form import KINDS
from ardri.rules.state.markers import SEAT, STATE, TERRITORIES, TERRITORY
from ardri.rules.state.state import ACTION_DISCARD, BEFORE, EPIC_PILE, OPEN, PHASE_NAMES, SEALED, SET_ASIDE
from ardri.rules.views.view import DRAFT, REACTIONS
from ardri.rules.views.view_json import FORMAT
from ardri.rules.views.view_parts import MANEUVERS, frame_name

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
SITE_TEXT: Final = "-?[0-9]+,-?[0-9]+,(up|down)"


def view_schema(edition: Edition = BASE) -> Schema:
    """The schema of everything `View.to_json` may give, for a seat or a spectator."""
    return {
        "$schema": DIALECT,
        "$id": f"urn:ardri:view:{FORMAT}",
        "title": "Ard Rí view",
        **an_object(
            "A game of Inis as one seat, or a spectator, may see it. Lists of cards are in catalogue order.",
            format={"const": FORMAT, "description": "Changes when this schema does."},
            seat=or_null(ref("seat"), "Whose view this is; null for a spectator."),
            players=number(
                LEAST_PLAYERS, edition.seats, "How many play; lists by seat have as many entries."
            ),
            edition={"type": "string", "description": "Which edition is played, such as base or discovery."},
            to_win=number(1, None, "So much of one kind meets a victory condition."),
            windows=one_of((OPEN, SEALED), "Who is asked to react: who can, or all who might be able to."),
            round_limit=number(0, None, "After so many rounds nobody wins; 0 is no limit."),
            readings=a_set(
                {"type": "string"}, None, "The rulings that are readings, not printed texts, such as E8."
            ),
            phase=one_of(PHASE_NAMES, "Which part of the game this is."),
            round=number(0, None, "The round; 0 while setting up."),
            turn=or_null(ref("seat"), "Whose turn it is in the Season."),
            brenn=ref("seat", "Who is Brenn."),
            crows=one_of(("clockwise", "counterclockwise"), "The way in which turns and cards go round."),
            order=a_set(
                ref("seat"),
                edition.seats,
                "All seats in the order in which turns and cards go round, the Brenn first.",
                least=2,
            ),
            capital=or_null(ref("tile"), "Where the Capital stands: one more Citadel there."),
            festival=or_null(ref("tile"), "Where the Festival is."),
            cathbad=or_null(ref("seat"), "Who chose, with Cathbad's Word, what is set aside."),
            ploy=or_null(ref("seat"), "Who, by Oengus's Ploy, has the next turn."),
            result=or_null(ref("result"), "How the game ended; null while it goes on."),
            territories=a_set(
                ref("territory"), len(edition.tile_keys), "The island, in the order in which it was laid."
            ),
            sites=a_list(_free_site(edition), None, "Where a tile may be laid, in order of coordinates."),
            supply=an_object(
                "The buildings still in the box.",
                sanctuaries=number(0, edition.sanctuaries, "Sanctuaries."),
                citadels=number(0, edition.citadels, "Citadels."),
            ),
            markers=a_list(ref("marker"), None, "What the edition has beside pieces and cards."),
            tiles=_tiles(edition),
            seats=a_set(
                ref("holdings"), edition.seats, "What everybody sees of each seat, in seat order.", least=2
            ),
            season_end=or_null(
                ref("season_end"), "What the end of the Season would bring; null outside of a Season."
            ),
            own=or_null(ref("own"), "The cards of the seat whose view this is."),
            table=ref("table"),
            clash=or_null(ref("clash"), "The clash going on."),
            doing=a_list(ref("doing"), None, "What is unfinished, the outermost first, what is asked last."),
            awaited=or_null(ref("awaited"), "What the game waits for; null when it is over."),
            decision=or_null(ref("decision"), "The question to the seat whose view this is."),
            undo=number(0, None, "How many of its own choices the seat may take back now."),
            knows=a_list(ref("fact"), None, "What the seat can be certain of about hidden cards."),
            may_hold=_may_hold(edition),
        ),
        "allOf": [_spectator(), *_sizes(edition), *_not_its_own(edition)],
        "$defs": {
            "seat": one_of(tuple(SEAT_NAMES[: edition.seats]), "A seat."),
            "tile": one_of(edition.tile_keys, "A territory by its key."),
            "action": one_of(edition.keys(ACTION_DECK), "An Action card by its key."),
            "advantage": one_of(
                edition.keys(ADVANTAGE_DECK), "An Advantage card; its key is that of its territory."
            ),
            "epic": one_of(edition.keys(EPIC_DECK), "An Epic Tale by its key."),
            "card": one_of(edition.card_keys, "Any card by its key."),
            "option": {
                "anyOf": [
                    {"enum": [KEYS[code] for code in edition.option_codes]},
                    {"type": "string", "pattern": f"^site:{SITE_TEXT}$"},
                ],
                "description": "A choice by its key, as in docs/options.md.",
            },
            "result": _result(edition),
            "season_end": _season_end(edition),
            "territory": _territory(edition),
            "marker": _marker(),
            "holdings": _holdings(edition),
            "own": _own(edition),
            "table": _table(edition),
            "clash": _clash(edition),
            "doing": {
                "oneOf": _doing(edition),
                "description": "One unfinished thing: its kind, and what is public of it.",
            },
            "awaited": _awaited(edition),
            "decision": _decision(edition),
            "form": _form(edition),
            "fact": _fact(edition),
        },
    }


def schema_text() -> str:
    """The schema as it is printed and kept in the documents."""
    return json.dumps(view_schema(), indent=1, ensure_ascii=False) + "\n"


# Parts of a view


def _tiles(edition: Edition) -> Schema:
    some = an_object(
        "Some tiles that lie together.",
        count=number(0, len(edition.tile_keys), "How many."),
        may_be=a_set(
            ref("tile"),
            len(edition.tile_keys),
            "Which ones, for all this seat can know; all of them if as many.",
        ),
    )
    return an_object(
        "The tiles not yet in play.",
        stack=a_list(
            some,
            len(edition.tile_keys),
            "The stack from the top, layer by layer; nobody knows the order in a layer.",
        ),
        drawn={**some, "description": "Tiles that a player has drawn and looks at."},
    )


def _result(edition: Edition) -> Schema:
    return an_object(
        "How the game ended.",
        winner=or_null(ref("seat"), "Who won; null if nobody, or several."),
        winners=a_set(ref("seat"), edition.seats, "All who won."),
        reason=one_of((*_reasons(edition), "resigned"), "Why."),
        conditions=_by_seat(edition, 3, "How many victory conditions each seat met."),
        won_with=a_set(
            one_of(TRACKS, "A victory condition."), len(TRACKS), "Which of them the only winner met."
        ),
    )


def _reasons(edition: Edition) -> tuple[str, ...]:
    """The reasons of the rules for which a game ends."""
    return ("conditions", "brenn", "round_limit", *edition.box.reasons)


def _season_end(edition: Edition) -> Schema:
    return an_object(
        "The end of the Season, if nothing changed until then.",
        passes=number(0, edition.seats, "So many passes in a row would bring it."),
        winners=a_set(ref("seat"), edition.seats, "Who would win."),
        reason=or_null(one_of(_reasons(edition), "Why the game would end."), "Null if it would go on."),
    )


def _territory(edition: Edition) -> Schema:
    return an_object(
        "A territory in play.",
        name=ref("tile"),
        site=_site(),
        neighbours=a_set(ref("tile"), len(edition.tile_keys), "The territories adjacent to it."),
        sanctuaries=number(0, edition.sanctuaries, "Sanctuaries."),
        citadels=number(0, edition.citadels, "Citadels, the Capital not among them."),
        clans=_by_seat(edition, edition.clans, "Clans of each seat, sheltered ones among them."),
        chieftain=or_null(ref("seat"), "Who is chieftain."),
    )


def _free_site(edition: Edition) -> Schema:
    return an_object(
        "A site where a tile may be laid.",
        site=_site(),
        touches=a_set(ref("tile"), len(edition.tile_keys), "The territories that it touches."),
    )


def _marker() -> Schema:
    words: Schema = {"type": "string"}
    return an_object(
        "What an edition has beside pieces and cards, such as harbours.",
        name={"type": "string", "description": "Its name."},
        kind=one_of((TERRITORIES, TERRITORY, SEAT, STATE), "What its value is."),
        value={
            "anyOf": [words, {"type": "array", "items": words, "uniqueItems": True}, NOTHING],
            "description": "Territories, one of them, a seat, or the name of a state; null: nowhere, nobody.",
        },
    )


def _site() -> Schema:
    about = (
        "Its three hexes in axial coordinates, r growing downwards: "
        "'q,r,up' is (q, r), (q+1, r), (q+1, r-1); 'q,r,down' is (q, r), (q+1, r), (q, r+1)."
    )
    return {"type": "string", "pattern": f"^{SITE_TEXT}$", "description": about}


def _holdings(edition: Edition) -> Schema:
    return an_object(
        "What everybody sees of a seat.",
        seat=ref("seat"),
        reserve=number(0, edition.clans, "Clans not on the island."),
        deeds=number(0, None, "Deeds."),
        pretender=flag("Whether it has a Pretender token."),
        tracks=an_object(
            "How far each victory condition is, without Deeds; `to_win` meets it.",
            leadership=number(
                0, edition.clans * (edition.seats - 1), "Opposing clans where it is chieftain."
            ),
            religion=number(0, edition.sanctuaries, "Sanctuaries where it is present."),
            land=number(0, len(edition.tile_keys), "Territories where it is present."),
        ),
        conditions=number(0, 3, "Victory conditions met, with Deeds where they help most."),
        actions=number(0, edition.action_cards.bit_count(), "Action cards in hand."),
        epics=number(0, edition.epic_cards.bit_count(), "Epic Tales in hand."),
        advantages=_cards("advantage", edition.advantage_cards, "Advantage cards in hand: they are public."),
        put_away=number(
            0, edition.action_cards.bit_count(), "Action cards put away from the first of two drafts."
        ),
        drawn=number(0, edition.epic_cards.bit_count(), "Epic Tales drawn, of which it is to keep one."),
        before=_cards("epic", edition.epic_cards, "Cards lying before it: Dagda's Cauldron."),
    )


def _own(edition: Edition) -> Schema:
    return an_object(
        "The cards that only this seat sees.",
        hand=_cards("card", edition.cards, "Its hand."),
        put_away=_cards(
            "action", edition.action_cards, "Action cards put away from the first of two drafts."
        ),
        drawn=_cards("epic", edition.epic_cards, "Epic Tales drawn, of which it is to keep one."),
        drawn_again=_cards("epic", edition.epic_cards, "The same, of a draw in the middle of another."),
    )


def _table(edition: Edition) -> Schema:
    return an_object(
        "The cards that lie on the table.",
        undealt=number(0, edition.action_cards.bit_count(), "Action cards not yet dealt."),
        set_aside=number(0, 1, "Action cards set aside for this round."),
        action_discard=number(0, edition.action_cards.bit_count(), "Action cards discarded, face down."),
        epic_pile=number(0, edition.epic_cards.bit_count(), "Epic Tales to draw."),
        epic_discard=_cards("epic", edition.epic_cards, "Epic Tales discarded."),
        revealed=_cards("epic", edition.epic_cards, "Epic Tales shown to everybody (Deirdre's Beauty)."),
        face_up=_cards("advantage", edition.advantage_cards, "Advantage cards that nobody has."),
        face_down=_cards(
            "advantage", edition.advantage_cards, "Advantage cards played or discarded in this round."
        ),
        in_play=_cards("card", edition.cards, "Cards being played."),
    )


def _clash(edition: Edition) -> Schema:
    cauldron = an_object(
        "Dagda's Cauldron.",
        seat=ref("seat", "Whose it is."),
        clans=a_list(ref("tile"), None, "Where its clans were removed, one entry a clan."),
    )
    return an_object(
        "A clash.",
        territory=ref("tile"),
        initiator=ref("seat", "Who brought it about."),
        instigator=ref("seat", "Who maneuvers first."),
        active=ref("seat", "Whose maneuver it is."),
        maneuver={"enum": list(MANEUVERS), "description": "The maneuver going on; null between maneuvers."},
        target=or_null(ref("seat"), "Who is attacked."),
        sheltered=_by_seat(edition, edition.clans, "Clans of each seat that are sheltered in Citadels."),
        citadels=number(0, edition.citadels + 1, "Citadels there, the Capital among them."),
        free=number(0, edition.citadels + 1, "Those of them in which no clan is sheltered."),
        silent=flag("Whether Lug's Spear forbids Triskels."),
        cauldron=or_null(cauldron, "Dagda's Cauldron, if it was played in this clash."),
    )


def _doing(edition: Edition) -> list[object]:
    """Most kinds tell nothing but what they are; whatever else a kind tells is here."""
    seat = ref("seat")
    told: dict[str, Schema] = {
        "play": {
            "seat": seat,
            "card": ref("card"),
            "stage": one_of(("declaring", "resolving", "done"), "How far it is."),
        },
        "window": {"moment": one_of(window_moments(edition), "What may be answered.")},
        "season": {"passes": number(0, edition.seats, "How many have passed in a row.")},
        "draft": {"keep": number(1, edition.action_cards.bit_count(), "How many cards each keeps now.")},
        "draw": {"seat": seat},
        "toll": {"seat": seat},
        "removal": {"seat": seat, "territory": ref("tile")},
    }
    plain = [name for name in map(frame_name, frames_of(edition).values()) if name not in told]
    return [
        an_object("Nothing more is to be told.", kind={"enum": plain}),
        *[an_object(f"A {kind}.", kind={"const": kind}, **fields) for kind, fields in told.items()],
    ]


def _awaited(edition: Edition) -> Schema:
    return an_object(
        "What the game waits for, as far as everybody may know.",
        question=one_of(
            (*QUESTIONS, *edition.box.questions, REACTIONS, DRAFT, CHANCE),
            "The question; for reactions and in the draft not who was asked what, nor who has answered.",
        ),
        seats=a_set(
            ref("seat"), edition.seats, "Who is asked; nobody in particular for reactions and chance."
        ),
    )


def _decision(edition: Edition) -> Schema:
    return an_object(
        "A question to the seat whose view this is.",
        question=one_of(
            (*QUESTIONS, *edition.box.questions, *DRAFT_QUESTIONS, *window_moments(edition)), "What is asked."
        ),
        card=or_null(ref("card"), "The card being played about which it is."),
        options=a_set(ref("option"), None, "Everything that may be chosen.", least=1),
        forced=flag("Whether there is only one option: asked so that nobody can tell."),
        form=or_null(ref("form"), "What may be planned, if it asks for a plan; null for a single choice."),
        answer=a_set(ref("option"), None, "What was answered already, while others think; may be replaced."),
    )


def _form(edition: Edition) -> Schema:
    item = an_object(
        "An option, and how often a plan may name it.",
        option=ref("option"),
        least=number(0, edition.clans, "So often at least."),
        most=number(1, edition.clans, "So often at most."),
    )
    group = an_object(
        "Options of which a plan may name only so many different ones.",
        options=a_set(ref("option"), None, "The options."),
        most=number(1, None, "So many of them at most."),
    )
    form = an_object(
        "The plans that the question, with those that follow from it, asks for.",
        kind=one_of(
            KINDS,
            "Clans gather from the territories named in the hub, or scatter from it to them; "
            "or each option is picked so often.",
        ),
        hub=or_null(ref("tile"), "Where clans gather, or which they leave; null if there is none."),
        items=a_list(item, None, "The options that a plan may name, each once."),
        least=number(0, None, "So often in all at least."),
        most=number(0, None, "So often in all at most."),
    )
    return with_optional(form, groups=a_list(group, None, "Left out if there are none."))


def _fact(edition: Edition) -> Schema:
    hidden = (edition.action_cards | edition.epic_cards).bit_count()
    seats = [zone for zone in range(BEFORE) if zone % MOST_SEATS < edition.seats]
    zones = [zone_name(zone) for zone in (*seats, SET_ASIDE, ACTION_DISCARD, EPIC_PILE)]
    return an_object(
        "At least so many of these cards lie there; certain if it is all of them.",
        zone=one_of(tuple(zones), "A hidden place."),
        cards=a_set({"anyOf": [ref("action"), ref("epic")]}, hidden, "These cards."),
        at_least=number(1, hidden, "So many of them at least."),
    )


def _may_hold(edition: Edition) -> Schema:
    cards = {
        name: _cards("card", edition.cards, "What this seat may hold.")
        for name in SEAT_NAMES[: edition.seats]
    }
    about = "For each other seat of the game the cards that it may have in hand, for all this seat can know."
    return {**an_object(about, **cards), "required": []}


# What hangs together


def _spectator() -> Schema:
    """A spectator has no cards, is asked nothing and takes nothing back; a seat has cards."""
    return {
        "if": {"properties": {"seat": NOTHING}},
        "then": {"properties": {"own": NOTHING, "decision": NOTHING, "undo": {"const": 0}}},
        "else": {"properties": {"own": ref("own")}},
    }


def _sizes(edition: Edition) -> list[object]:
    """There are as many seats as players."""
    return [
        {
            "if": {"properties": {"players": {"const": players}}},
            "then": {"properties": {"seats": {"minItems": players, "maxItems": players}}},
        }
        for players in range(LEAST_PLAYERS, edition.seats + 1)
    ]


def _not_its_own(edition: Edition) -> list[object]:
    """Leave the seat itself out of `may_hold`: its cards are in `own`."""
    return [
        {
            "if": {"properties": {"seat": {"const": name}}},
            "then": {"properties": {"may_hold": {"properties": {name: False}}}},
        }
        for name in SEAT_NAMES[: edition.seats]
    ]


# Lists of their own


def _by_seat(edition: Edition, most: int, about: str) -> Schema:
    return a_list({"type": "integer", "minimum": 0, "maximum": most}, edition.seats, about, least=2)


def _cards(deck: str, cards: int, about: str) -> Schema:
    return a_set(ref(deck), cards.bit_count(), about)
