"""Cards: everything is on them, everything fits, in every language, by day and by night."""

from itertools import product
from xml.etree import ElementTree

import pytest

from ardri.pictures.cards.card import (
    TEXT_HEIGHT,
    TEXT_ROOM,
    TITLE_ROOM,
    card_back,
    card_picture,
    cards_picture,
    effects,
    text_setting,
    title_setting,
    uses,
)
from ardri.pictures.cards.frames import DECK_STYLES, initial, paper
from ardri.pictures.drawing.line_breaks import TITLE_WIDTHS, max_width
from ardri.pictures.drawing.palette import DAY, NIGHT, PALETTES, Palette, contrast
from ardri.pictures.emblems import emblem
from ardri.rules.box.catalogue import CARD_KEYS, CARD_NUMBERS, bits
from ardri.rules.editions.base import BASE
from ardri.rules.editions.registry import card_keys, with_every_module
from ardri.texts.catalogues import LANGUAGES, texts

SVG = "{http://www.w3.org/2000/svg}"

KEYS = card_keys()

every_card = pytest.mark.parametrize("key", KEYS)
every_deck = pytest.mark.parametrize("deck", DECK_STYLES)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_palette = pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)


def lines(svg: str) -> list[str]:
    """The lines of text in a picture, as they are read."""
    return ["".join(text.itertext()) for text in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def signs(svg: str) -> list[str]:
    """The signs in a picture, by name."""
    classes = (part.get("class", "") for part in ElementTree.fromstring(svg).iter(f"{SVG}g"))
    return [name.removeprefix("icon ") for name in classes if name.startswith("icon ")]


@every_card
@every_language
def test_a_card_has_its_name_and_its_whole_text(key: str, language: str) -> None:
    say = texts(language).say
    title, *text = lines(card_picture(key, say))
    rulings = (
        () if BASE.cards >> CARD_NUMBERS[key] & 1 else with_every_module().reading_cards[CARD_NUMBERS[key]]
    )
    marked = text.pop() if rulings else ""
    assert marked.removesuffix(" …") == "".join(rulings[:1])
    assert title == say(f"card-{key}")
    assert " ".join(text).split() == say(f"card-{key}.text").split()


@every_card
@every_language
def test_names_and_texts_fit_their_room(key: str, language: str) -> None:
    say = texts(language).say
    title, text = title_setting(say(f"card-{key}")), text_setting(say(f"card-{key}.text"))
    assert max_width(title.paragraphs[0][0], title.size, TITLE_WIDTHS) <= TITLE_ROOM
    assert all(max_width(line, text.size) <= TEXT_ROOM for paragraph in text.paragraphs for line in paragraph)


@every_card
@every_language
def test_texts_stay_between_the_emblem_and_the_frame(key: str, language: str) -> None:
    card = ElementTree.fromstring(card_picture(key, texts(language).say))
    (text,) = (part for part in card.iter(f"{SVG}g") if part.get("class") == "text")
    heights = [float(line.get("y", "")) for line in text.iter(f"{SVG}text")]
    size = float(text.get("font-size", ""))
    assert min(heights) - size * 0.8 >= 205
    assert max(heights) + size * 0.25 <= 333
    assert max(heights) - min(heights) <= TEXT_HEIGHT


@every_card
def test_letters_are_never_smaller_than_ten(key: str) -> None:
    assert all(text_setting(texts(language).say(f"card-{key}.text")).size >= 10 for language in LANGUAGES)


@every_card
@every_palette
def test_a_card_shows_the_signs_of_its_uses_and_effects(key: str, palette: Palette) -> None:
    shown = signs(card_picture(key, texts("en").say, palette))
    assert sorted(shown) == sorted(uses(key) + effects(key))


@pytest.mark.parametrize("players", [4, 5])
def test_the_cards_of_four_and_five_players_are_marked(players: int) -> None:
    say, edition = texts("en").say, with_every_module()
    pictures = {number: card_picture(CARD_KEYS[number], say) for number in bits(edition.cards)}
    marked = [number for number, drawn in pictures.items() if f"for-{players}" in drawn]
    assert sum(1 << number for number in marked) == edition.actions[players] & ~edition.actions[players - 1]


def test_every_card_has_an_emblem_and_no_two_are_alike() -> None:
    drawings = [emblem(key) for key in KEYS]
    assert all(len(drawing) > 8 for drawing in drawings)
    assert len(dict.fromkeys(drawings)) == len(KEYS)


@every_deck
@every_palette
def test_letters_are_easy_to_tell_from_the_paper(deck: str, palette: Palette) -> None:
    assert contrast(palette.text, paper(palette)) >= 4.5
    assert contrast(initial(deck, palette), paper(palette)) >= 4.5


def test_backs_tell_decks_apart_and_nothing_else() -> None:
    backs = [card_back(deck, palette) for deck, palette in product(DECK_STYLES, (DAY, NIGHT))]
    assert len(dict.fromkeys(backs)) == 6
    assert backs == [card_back(deck, palette) for deck, palette in product(DECK_STYLES, (DAY, NIGHT))]


def test_a_picture_is_the_same_every_time() -> None:
    say = texts("pl").say
    assert card_picture("eriu", say, NIGHT) == card_picture("eriu", say, NIGHT)


@every_deck
@every_palette
def test_a_back_is_a_picture_with_a_name(deck: str, palette: Palette) -> None:
    title = ElementTree.fromstring(card_back(deck, palette, "a < b")).find(f"{SVG}title")
    assert title is not None
    assert title.text == "a < b"


def test_cards_lie_side_by_side_in_rows() -> None:
    hand = ElementTree.fromstring(cards_picture(["bard", "cove", "eriu"], texts("en").say, across=2, gap=10))
    assert (hand.get("width"), hand.get("height")) == ("530", "730")
    cards = [part for part in hand.iter(f"{SVG}g") if part.get("class", "").startswith("card ")]
    assert [card.get("class") for card in cards] == ["card action", "card advantage", "card epic"]
    assert [card.get("data-card") for card in cards] == ["bard", "cove", "eriu"]


def test_no_card_is_still_a_picture() -> None:
    assert ElementTree.fromstring(cards_picture([], texts("en").say)).tag == f"{SVG}svg"
