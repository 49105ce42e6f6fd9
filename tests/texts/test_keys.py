"""Everything the engine can name has its text, and no text is left over."""

import ast
from collections.abc import Iterable, Iterator
from inspect import getmembers, isclass
from pathlib import Path
from types import ModuleType
from typing import get_args

import ardri.rules
import ardri.seasons
from ardri.bots import registry
from ardri.bots.advice import REASONS
from ardri.bots.puzzles import PUZZLES, THEMES
from ardri.cli.terminal.puzzle_session import COMMANDS as RIDDLE_COMMANDS
from ardri.cli.terminal.table_view import COLUMNS
from ardri.cli.terminal.turn import COMMANDS as TURN_COMMANDS
from ardri.rules import errors
from ardri.rules.box.base_box import CARD_KEYS, TILE_KEYS
from ardri.rules.box.catalogue import CARDS
from ardri.rules.box.options import BASE_KEYS, KEYS, WORDS
from ardri.rules.editions.registry import EDITIONS, MODULES, with_every_module
from ardri.rules.engine.moments import BASE_MOMENTS, ICON_NAMES, MOMENT_NAMES
from ardri.rules.engine.questions import DRAFT_QUESTIONS, QUESTIONS, WINDOW_MOMENTS
from ardri.rules.engine.verbs import deck_name
from ardri.rules.state.markers import TERRITORIES, TERRITORY, Marker
from ardri.rules.state.state import PHASE_NAMES, SEAT_ZONE_NAMES, SHARED_ZONE_NAMES
from ardri.rules.views.view import DRAFT, REACTIONS
from ardri.rules.views.view_parts import frame_name
from ardri.server.refusals import ACCOUNT_KEYS, SERVER_KEYS, TABLE_KEYS
from ardri.texts.sentences import ABOUT_CLANS, ABOUT_TILES, SHIFTS
from ardri.texts.speech import BASE_RULES
from tests.texts.browser_texts import browser_keys
from tests.texts.catalogue_reading import patterns

COMMANDS = tuple(dict.fromkeys((*TURN_COMMANDS, *RIDDLE_COMMANDS)))
DECKS = tuple(dict.fromkeys(deck_name(card) for card in range(CARDS)))

# What tables, menus and results say beside what has a name in the engine
FIXED = {
    "count": ("card", "choice", "citadel", "clan", "condition", "deed", "player", "sanctuary", "territory"),
    "edition": tuple(f"{name}{part}" for name in EDITIONS for part in ("", ".text")),
    "use": ("season", "triskel"),
    "building": ("capital", "citadel", "sanctuary"),
    "crows": ("clockwise", "counterclockwise"),
    "track": ("leadership", "leadership.text", "religion", "religion.text", "land", "land.text"),
    "table": (
        "territory",
        "clans",
        "chieftain",
        "buildings",
        "card",
        "neighbours",
        "festival",
        "card_open",
        "card_played",
        "card_none",
        "player",
        "you",
        "brenn",
        "pretender",
        "reserve",
        "deeds",
        "conditions",
        "hand",
        "no_cards",
        "put_away",
        "named",
        "draft",
        "crows",
        "tiles",
        "epic_pile",
        "action_discard",
        "epic_discard",
        "before",
    ),
    "tile": tuple(f"{name}.text" for name in ("gates", "mountains", "stone_circle", "swamp")),
    "doing": ("play", "clash_course", "attack", "removal", "toll", "draw"),
    "side": ("exposed", "sheltered"),
    "waiting": ("seats",),
    "result": ("you", "winner", "you_resigned", "winner_resigned", "nobody", "several"),
    "won_by": ("conditions", "brenn", "round_limit", "resigned"),
    "verify": ("good", "bad", "earlier", "differs", "unfinished", "winner", "several", "nobody", "told"),
    "migration": ("whole", "part"),
    "fault": ("told", "kept"),
    "reading": ("mark",),
    "replay": (
        "place",
        "modules",
        "seat",
        "spectator",
        "all",
        "chosen",
        "hand",
        "put_away",
        "set_aside",
        "question",
        "chance",
        "private",
        "not_all",
        "first",
        "last",
        "prompt",
        "unknown",
        "help",
    ),
    "bug": ("written",),
    "about": ("players", "signs", "territory", "names", "rulings", "unknown", "near", "several"),
    "chapter": ("unknown",),
    "column": COLUMNS,
    "theme": THEMES,
    "solve": (
        "welcome",
        "heading",
        "theme",
        "look_ahead",
        "right",
        "wrong",
        "solution",
        "next",
        "left",
        "count",
        "count_ahead",
        "all",
        "ahead",
        "unknown",
        "near",
        "several",
        "no_number",
    ),
    "play": (
        "welcome",
        "hint",
        "bot",
        "heading",
        "fact",
        "drawn",
        "card",
        "why_not",
        "plan",
        "plan_each",
        "plan_group",
        "plan_exactly",
        "prompt",
        "no_number",
        "several",
        "unknown",
        "unexplained",
        "near",
        "sites",
        "yes",
        "no",
        "yes_or_no",
        "help",
        "file",
        "no_story",
        "advice",
        "pass_on",
        "pass_on_undo",
        "undone",
        "reset",
        "undo_nothing",
        "undo_other",
        "undo_stays",
        "which_file",
        "overwrite",
        "saved",
        "not_saved",
        "not_written",
        "loaded",
        "not_read",
        "keep",
        "kept",
        "not_kept",
        "resume",
        "record",
        "left",
        "input_over",
        "interrupted",
        "goodbye",
        "no_such_people",
        "too_many_names",
        "bad_name",
        "names_alike",
        "file_says",
    ),
}


def test_the_catalogues_hold_exactly_what_is_needed() -> None:
    needed = [
        "language",
        *[f"{group}-{name}" for group, names in FIXED.items() for name in names],
        *[key for name in CARD_KEYS for key in (f"card-{name}", f"card-{name}.text")],
        *[f"tile-{name}" for name in TILE_KEYS],
        *[f"icon-{name}" for name in ICON_NAMES],
        *[f"{key}-{deck}" for deck in DECKS for key in ("deck", "count")],
        *[key for deck in DECKS for key in (f"deck-{deck}.short", f"count-{deck}.object")],
        *[f"zone-{name}" for name in SEAT_ZONE_NAMES + SHARED_ZONE_NAMES],
        *[f"phase-{name}" for name in PHASE_NAMES],
        *[f"moment-{name}" for name in BASE_MOMENTS],
        *[f"waiting-{name}" for name in (DRAFT, REACTIONS)],
        *[f"reason-{name}" for name in reasons()],
        *[f"advice-{name}" for name in REASONS],
        *[f"bot-{name}{part}" for name in registry.OURS for part in ("", ".text")],
        *[key for each in PUZZLES for key in (f"puzzle-{each.name}", f"puzzle-{each.name}.why")],
        *[f"account-{name}" for name in ACCOUNT_KEYS],
        *[f"refused-{name}" for name in TABLE_KEYS],
        *[f"trouble-{name}" for name in SERVER_KEYS],
        *[key for name in BASE_RULES for key in (f"rules-{name}", f"rules-{name}.text")],
        *[key for name in COMMANDS for key in (f"command-{name}", f"command-{name}.help")],
        *questions(),
        *options(),
        *events(),
        *mistakes(),
        *browser_keys(patterns("en")),
        *of_modules(),
    ]
    assert sorted(patterns("en")) == sorted(needed)


def of_modules() -> list[str]:
    """What modules of an expansion add. A new territory, or something unfinished, may have a text."""
    edition = with_every_module()
    box = edition.box
    moments = [MOMENT_NAMES[moment] for moment in box.moments]
    asked = [*box.questions, *moments]
    given = [f"doing-{frame_name(frame)}" for frame in box.frames]
    given += [f"tile-{name}.text" for name in new(edition.tile_keys, TILE_KEYS)]
    given += [f"marker-{each.name}.{name}_alarm" for each in box.markers for name in each.states]
    return [
        *[key for name in MODULES for key in (f"module-{name}", f"module-{name}.text")],
        *[f"lesson-{name}" for name in MODULES],
        *[key for name in MODULES for key in (f"rules-{name}", f"rules-{name}.text")],
        *[key for each in box.markers for key in (f"marker-{each.name}", f"marker-{each.name}.text")],
        *[f"marker-{each.name}.{name}" for each in box.markers for name in each.states],
        *[f"marker-{each.name}.{part}" for each in box.markers for part in ("here", "sign") if in_land(each)],
        *[key for name in new(edition.card_keys, CARD_KEYS) for key in (f"card-{name}", f"card-{name}.text")],
        *[f"tile-{name}" for name in new(edition.tile_keys, TILE_KEYS)],
        *[f"won_by-{name}" for name in box.reasons],
        *[f"event-{name}" for name in box.events],
        *[key for name in asked for key in (f"question-{name}", f"question-{name}.help")],
        *[f"moment-{name}" for name in moments],
        *[key for code in box.words for key in (f"option-{KEYS[code]}", f"option-{KEYS[code]}.help")],
        *[f"reason-{name}" for name in new(reasons(ardri.seasons), reasons())],
        *[key for key in given if key in patterns("en")],
    ]


def in_land(marker: Marker) -> bool:
    """True if a marker can be in a territory, where it has a word and a sign of one letter."""
    return marker.kind in (TERRITORIES, TERRITORY)


def new(names: Iterable[str], known: Iterable[str]) -> list[str]:
    """The names that are not known."""
    before = set(known)
    return [name for name in names if name not in before]


def test_the_engine_was_looked_through() -> None:
    assert {"place", "declare", "draw_tile", "shift", "over"} <= set(event_kinds())
    assert {"not_in_hand", "wrong_moment", "last_action_card", "card_is_gone"} <= set(reasons())
    assert {"error-illegal_choice", "error-record-digest"} <= set(mistakes())


def questions() -> list[str]:
    kinds = (*QUESTIONS, *DRAFT_QUESTIONS, *WINDOW_MOMENTS)
    return [key for kind in kinds for key in (f"question-{kind}", f"question-{kind}.help")]


def options() -> list[str]:
    words = [word.replace(":", "-") for word in WORDS]
    kinds = dict.fromkeys(key.partition(":")[0] for key in BASE_KEYS if key not in WORDS)
    found = [key for kind in (*words, *kinds, "site") for key in (f"option-{kind}", f"option-{kind}.help")]
    return [*found, "option-site.unseen"]


def events() -> list[str]:
    found = [
        "event-over_nobody",
        "event-over_several",
        "event-play.list",
        "event-look.list",
        "event-build.each",
        "event-build.list",
    ]
    for kind in event_kinds():
        if kind in ABOUT_CLANS:
            found += [f"event-{kind}.list", f"event-{kind}.each"]
        elif kind in ABOUT_TILES:
            found.append(f"event-{kind}.list")
        elif kind not in ("build", "declare", "shift"):
            found.append(f"event-{kind}")
    ways = dict.fromkeys([*SHIFTS.values(), "draft", "advantages"])
    found += ["shift.list", *[f"shift-{way}.list" for way in ways]]
    return [*found, "shift-advantages.each", "shift-advantages.table"]


def mistakes() -> list[str]:
    kinds = [kind for _, kind in getmembers(errors, isclass) if issubclass(kind, errors.RulesError)]
    names = [kind.__name__ for kind in kinds if kind is not errors.RecordError]
    snakes = ["".join(f"_{each.lower()}" if each.isupper() else each for each in name) for name in names]
    flaws = [f"error-record-{flaw}" for flaw in get_args(errors.Flaw)]
    return [*[f"error-{snake.lstrip('_')}" for snake in snakes], *flaws]


def reasons(package: ModuleType = ardri.rules) -> list[str]:
    """Every reason that `why_not` may give: its own keys, and whatever an obstacle returns."""
    found = []
    for node in nodes(package):
        if isinstance(node, ast.FunctionDef) and node.name == "obstacle":
            returned = [part for part in ast.walk(node) if isinstance(part, ast.Return)]
            found += [text for each in returned for text in words(each)]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
            found += words(node.args[0])
    return list(dict.fromkeys(found))


def event_kinds() -> list[str]:
    """Every kind of event that the engine tells."""
    found = []
    for node in nodes(ardri.rules):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id == "tell":
                found += words(node.args[1])
            elif node.func.id == "Event":
                found += words(node.args[0])
    return list(dict.fromkeys(found))


def nodes(package: ModuleType) -> Iterator[ast.AST]:
    for path in sorted(Path(package.__path__[0]).rglob("*.py")):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def words(node: ast.AST) -> list[str]:
    """The texts written in a piece of code."""
    constants = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return [value for value in constants if isinstance(value, str) and value]
