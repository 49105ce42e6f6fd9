"""In a notebook, what is shown draws itself."""

from ardri.pictures.drawing.palette import NIGHT
from ardri.pictures.pages.notebook import show
from tests.pictures.sample_positions import recruiting


def test_a_notebook_is_given_the_picture() -> None:
    picture = show(recruiting())
    assert picture._repr_svg_() == str(picture) == picture.svg
    assert picture.svg.startswith("<svg")


def test_a_game_is_shown_as_everybody_may_see_it_and_a_view_as_its_seat_does() -> None:
    game = recruiting()
    assert "territory:hills" not in show(game).svg
    assert "territory:hills" in show(game.view(0)).svg


def test_language_and_palette_can_be_chosen() -> None:
    assert ">Collines</text>" in show(recruiting(), language="fr").svg
    assert NIGHT.page in show(recruiting(), palette=NIGHT).svg
