"""Puzzles over HTTP: the list, a position, judged answers, and what cannot be one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ardri.bots.puzzles import PUZZLES
from ardri.bots.puzzles.puzzle import question
from ardri.texts.catalogues import LANGUAGES, texts
from tests.server.helpers.live_server import Live, Person


@pytest.fixture(scope="module")
def person(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    with Live(tmp_path_factory.mktemp("puzzles")) as server:
        yield Person(server)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_has_every_puzzle_in_the_language_of_the_request(person: Person, language: str) -> None:
    found = person.http.get("/api/puzzles", headers={"Accept-Language": language}).json()
    say = texts(language).say
    assert [each["title"] for each in found] == [say(f"puzzle-{each.name}") for each in PUZZLES]
    assert {each["theme_title"] for each in found} == {say(f"theme-{each.theme}") for each in PUZZLES}


def test_a_position_is_what_seat_a_sees_and_what_it_is_asked(person: Person) -> None:
    for puzzle in PUZZLES[::7]:
        game = puzzle.build()
        found = person.http.get(f"/api/puzzles/{puzzle.name}").json()
        assert found["view"] == game.view(0).to_json()
        assert found["question"]["options"] == list(question(game).keys)


def test_every_option_is_judged_as_in_the_terminal(person: Person) -> None:
    for puzzle in PUZZLES[::5]:
        game = puzzle.build()
        if game.form_of(0) is not None:
            continue
        for key in question(game).keys:
            found = person.http.post(f"/api/puzzles/{puzzle.name}", json={"answer": key}).json()
            assert found["right"] == puzzle.solved_by(key), (puzzle.name, key)
            assert bool(found["why"]) == found["right"]


def test_a_plan_is_right_if_an_option_of_it_is(person: Person) -> None:
    def judged(name: str, plan: dict[str, int]) -> bool:
        right: bool = person.http.post(f"/api/puzzles/{name}", json={"answer": plan}).json()["right"]
        return right

    assert judged("and_that_is_where_the_clan_goes", {"to:moor": 1})
    assert not judged("and_that_is_where_the_clan_goes", {"to:swamp": 1})
    assert judged("one_sanctuary_short", {"keep:sanctuary": 1})
    assert not judged("one_sanctuary_short", {"keep:bard": 1})
    assert not judged("not_to_the_one_who_waits_for_it", {"hand_on:sanctuary": 1})


def test_the_solution_comes_with_its_reason(person: Person) -> None:
    found = person.http.get(
        "/api/puzzles/one_sanctuary_short/solution", headers={"Accept-Language": "pl"}
    ).json()
    assert found["options"] == ["keep:sanctuary"]
    assert found["why"] == texts("pl").say("puzzle-one_sanctuary_short.why", b="B")


@pytest.mark.parametrize(
    ("name", "body", "status"),
    [
        ("nothing", {"answer": "pass"}, 404),
        ("six_territories_are_claimed", {"answer": "card:nothing"}, 409),
        ("six_territories_are_claimed", {"answer": {"pass": 1}}, 409),
        ("one_sanctuary_short", {"answer": {"keep:sanctuary": 9}}, 409),
        ("one_sanctuary_short", {"answer": {"keep:sanctuary": -1}}, 409),
        ("one_sanctuary_short", {"answer": 3}, 400),
        ("one_sanctuary_short", {"answer": "pass", "more": 1}, 400),
        ("one_sanctuary_short", [], 400),
    ],
)
def test_what_is_no_answer_is_refused(person: Person, name: str, body: object, status: int) -> None:
    found = person.http.post(f"/api/puzzles/{name}", json=body)
    assert (found.status_code, bool(found.json()["error"])) == (status, True)
