"""Card pictures: the frame of the deck, the name, the emblem, the icons, the text."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib import import_module
from typing import Final

from ardri.pictures.cards.frames import DECK_STYLES, HEIGHT, WIDTH, back, initial, scrolls, surround
from ardri.pictures.cards.icons import medallion
from ardri.pictures.drawing.line_breaks import TITLE_WIDTHS, FittedText, fitted, max_width
from ardri.pictures.drawing.palette import DAY, TEXT_FONT, TITLE_FONT, Palette
from ardri.pictures.drawing.svg import element, group, number, picture, words
from ardri.pictures.emblems import emblem
from ardri.pictures.emblems.strokes import band, colours, disc, drawn, shape
from ardri.pictures.view_data import TextLookup
from ardri.rules.box.catalogue import CARD_KEYS, CARD_NUMBERS, CARD_RECORDS, bits
from ardri.rules.editions.base import BASE
from ardri.rules.editions.registry import with_every_module
from ardri.rules.engine.moments import DECK, ICON_NAMES, OWN_TURN
from ardri.rules.engine.verbs import deck_name
from ardri.rules.state.edition import LEAST_PLAYERS

import_module("ardri.rules.cards")  # where the cards enter themselves into the decks

TITLE_SIZES: Final = (21.0, 20.0, 19.0, 18.0, 17.0, 16.0, 15.0, 14.0, 13.0)
TITLE_ROOM: Final = 206.0
TEXT_SIZES: Final = (13.5, 13.0, 12.5, 12.0, 11.5, 11.0, 10.5, 10.0, 9.5)
TEXT_ROOM: Final = 208.0
TEXT_HEIGHT: Final = 123.0
TEXT_TOP: Final = 207.5
LEADING: Final = 1.24
BETWEEN: Final = 22.5  # from one use to the next, with the sign of the second in it
EMBLEM_BOX: Final = "-75 -51 150 102"
PANEL: Final = (25.0, 53.0, 200.0, 136.0)


def deck_of(key: str) -> str:
    """The deck of a card.

    >>> deck_of("bard"), deck_of("cove"), deck_of("eriu")
    ('action', 'advantage', 'epic')
    """
    return deck_name(CARD_NUMBERS[key])


def uses(key: str) -> tuple[str, ...]:
    """The icon of each use of a card, in the order of its text.

    >>> uses("bard"), uses("geis")
    (('season', 'triskel'), ('triskel',))
    """
    return tuple("season" if use.moment == OWN_TURN else "triskel" for use in DECK[CARD_KEYS.index(key)].uses)


def effects(key: str) -> tuple[str, ...]:
    """The icons of a card's effects.

    >>> effects("conquest")
    ('move', 'clash')
    """
    return tuple(ICON_NAMES[icon] for icon in bits(DECK[CARD_KEYS.index(key)].icons))


def title_setting(name: str) -> FittedText:
    """The name of a card on one line, at the largest size that fits."""
    for size in TITLE_SIZES:
        if max_width(name, size, TITLE_WIDTHS) <= TITLE_ROOM:
            return FittedText(size, ((name,),))
    raise ValueError(f"the name {name!r} is too long for a card")


def text_setting(text: str) -> FittedText:
    """The text of a card, a paragraph for each use, at the largest size that fits."""
    return fitted(text.split("\n"), TEXT_SIZES, TEXT_ROOM, TEXT_HEIGHT, LEADING, BETWEEN)


def card_face(key: str, say: TextLookup, palette: Palette = DAY) -> str:
    """The face of a card as a part of a larger picture."""
    deck = deck_of(key)
    return group(
        surround(deck, palette),
        _title(say(f"card-{key}"), deck, palette),
        _panel(key, deck, palette),
        _players(CARD_RECORDS[CARD_NUMBERS[key]].players, palette),
        _text(key, say(f"card-{key}.text"), palette),
        _reading(_marked_with(CARD_NUMBERS[key]), palette, say),
        class_=f"card {deck}",
        data_card=key,
    )


def _title(name: str, deck: str, palette: Palette) -> str:
    size = title_setting(name).size
    first = element("tspan", escape(name[0]), fill=initial(deck, palette))
    return element(
        "text",
        first + escape(name[1:]),
        x=WIDTH / 2,
        y=35 + size * 0.33,
        text_anchor="middle",
        font_family=TITLE_FONT,
        font_size=size,
        fill=palette.text,
    )


def _panel(key: str, deck: str, palette: Palette) -> str:
    """The emblem in its window, with the icons on its lower edge."""
    paint = colours(palette)
    x, y, width, height = PANEL
    window = element(
        "svg",
        element("rect", x=-75, y=-51, width=150, height=102, fill=paint[DECK_STYLES[deck].field]),
        drawn(scrolls(DECK_STYLES[deck].scroll), palette),
        drawn(emblem(key), palette),
        x=x,
        y=y,
        width=width,
        height=height,
        viewBox=EMBLEM_BOX,
    )
    rim = [
        element(
            "rect",
            x=x - by,
            y=y - by,
            width=width + 2 * by,
            height=height + 2 * by,
            fill="none",
            stroke=colour,
            stroke_width=line,
        )
        for by, line, colour in ((1.6, 5.2, paint["ink"]), (1.6, 2.4, paint["gold"]))
    ]
    signs = [medallion(uses(key)[0], (WIDTH / 2, y + height + 1), 16, palette)]
    for place, name in enumerate(reversed(effects(key))):
        signs.append(medallion(name, (x + width - 15 - 27 * place, y + height + 1), 12.5, palette))
    return group(window, *rim, *signs)


def _text(key: str, text: str, palette: Palette) -> str:
    setting = text_setting(text)
    step = setting.size * LEADING
    tall = setting.lines * step + (len(setting.paragraphs) - 1) * BETWEEN
    top = TEXT_TOP + (TEXT_HEIGHT - tall) * 0.4
    parts = []
    for place, (paragraph, use) in enumerate(zip(setting.paragraphs, uses(key), strict=True)):
        if place:
            parts.append(_divider(use, top + BETWEEN / 2, palette))
            top += BETWEEN
        for line in paragraph:
            parts.append(words(line, (WIDTH / 2, top + step * 0.74)))
            top += step
    # Fonts differ in how large their small letters are; the measure is that of the largest.
    return group(
        *parts,
        font_family=TEXT_FONT,
        font_size=setting.size,
        fill=palette.text,
        style="font-size-adjust:0.54;font-variant-numeric:lining-nums;word-spacing:0.06em",
        class_="text",
    )


def _divider(use: str, y: float, palette: Palette) -> str:
    line = f"M40 {number(y)}L108 {number(y)}M142 {number(y)}L210 {number(y)}"
    return element("path", d=line, stroke=colours(palette)["gold"], stroke_width=1.4) + medallion(
        use, (WIDTH / 2, y), 11, palette
    )


def _players(least: int, palette: Palette) -> str:
    """The mark of the cards that only so many players use: as many pips on the lower edge."""
    if least <= LEAST_PLAYERS:
        return ""
    half = 4.5 * (least - 1)
    pips = shape("oxblood", *(disc(9.0 * at - half, 0, 2.6) for at in range(least)))
    mark = band("gold", 13, f"M{number(-half)} 0L{number(half)} 0") + pips
    return group(drawn(mark, palette), at=(WIDTH / 2, HEIGHT - 11), scale=0.8, class_=f"for-{least}")


def _marked_with(card: int) -> tuple[str, ...]:
    """The rulings by which a card that a module brings is a reading; a card of the base game has no mark."""
    return () if BASE.cards >> card & 1 else with_every_module().reading_cards.get(card, ())


def _reading(rulings: tuple[str, ...], palette: Palette, say: TextLookup) -> str:
    """The mark of what is a reading: the rulings that say so, at the lower edge."""
    if not rulings:
        return ""
    text = f"{rulings[0]} …" if len(rulings) > 1 else rulings[0]
    width = 10.0 + 6.4 * len(text)
    return group(
        element("title", escape(say("reading-mark", rulings=", ".join(rulings)))),
        element(
            "rect",
            x=0,
            y=-8,
            width=width,
            height=16,
            rx=8,
            fill=palette.parchment,
            stroke=palette.ink,
            stroke_width=1.2,
            stroke_dasharray="3 2",
        ),
        words(
            text, (width / 2, 4), font_family=TEXT_FONT, font_size=11, font_style="italic", fill=palette.ink
        ),
        at=(30, HEIGHT - 11),
        class_="reading",
    )


def card_picture(key: str, say: TextLookup, palette: Palette = DAY) -> str:
    """A card, face up; `say` gives its name and its text in some language."""
    return picture(WIDTH, HEIGHT, say(f"card-{key}"), card_face(key, say, palette))


def card_back(deck: str, palette: Palette = DAY, title: str = "") -> str:
    """The back of the cards of a deck: action, advantage or epic. The title defaults to the deck."""
    return picture(WIDTH, HEIGHT, title or deck, back(deck, palette))


def cards_picture(
    keys: Sequence[str], say: TextLookup, palette: Palette = DAY, across: int = 0, gap: float = 14
) -> str:
    """Several cards side by side, as a hand; in rows of `across` if that is given."""
    columns = across or len(keys) or 1
    rows = -(-len(keys) // columns)
    width, height = columns * (WIDTH + gap) + gap, rows * (HEIGHT + gap) + gap
    cards = [
        group(
            card_face(key, say, palette),
            at=(gap + (WIDTH + gap) * (place % columns), gap + (HEIGHT + gap) * (place // columns)),
        )
        for place, key in enumerate(keys)
    ]
    page = element("rect", width=width, height=height, fill=palette.page)
    return picture(width, height, ", ".join(say(f"card-{key}") for key in keys), page, *cards)
