"""The examples in the documents run."""

import ast
import re
import shlex
from importlib import import_module
from pathlib import Path
from shutil import copyfile

import pytest

from ardri.cli.app import app, run
from ardri.rules.box.catalogue import CARDS_AT
from ardri.rules.editions.base import BASE
from ardri.rules.engine.moments import DECK, USE_AT

HOME = Path(__file__).parent.parent
PRINTED = {
    "README.md": "winner",
    "docs/engine.md": "",
    "docs/arena.md": "won by ",
    "docs/bots.md": "solved 65 of 65",
    "docs/encoding.md": "won ",
    "docs/envs.md": "territory:mountains",
    "docs/knowledge.md": " at least 1 of ",
    "docs/pictures.md": "Hl Hills",
    "docs/records.md": "commitment ",
    "docs/testing.md": "chance was never asked for epic:eriu",
    "docs/texts.md": "Anna dobiera: 1 kartę eposu.",
}
DOCUMENTS = list(PRINTED)


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=pytest.mark.pure) if name == "docs/engine.md" else name for name in DOCUMENTS],
)
def test_the_python_in_a_document_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (HOME / name).read_text(encoding="utf-8"), re.DOTALL)
    assert blocks
    decks, moments, uses, of_base = list(DECK), list(CARDS_AT), list(USE_AT), list(BASE.cards_at)
    try:
        exec(compile("\n".join(blocks), name, "exec"), {"__name__": name})
    finally:
        DECK[:], CARDS_AT[:], USE_AT[:], BASE.cards_at[:] = decks, moments, uses, of_base
    printed = capsys.readouterr().out
    assert PRINTED[name] in printed
    if name == "docs/records.md":
        assert_shown(printed)


def assert_shown(printed: str) -> None:
    """The record in the document is the one printed, but for hashes that are shortened."""
    text = (HOME / "docs/records.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r"```\n(inis .*?)```", text, re.DOTALL)
    assert re.fullmatch(re.escape(shown).replace("…", "[0-9a-f]+"), printed)


def test_the_commands_in_their_document_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    text = (HOME / "docs/commands.md").read_text(encoding="utf-8")
    (record,) = re.findall(r"\(`(tests/golden/.*?)`\)", text)
    copyfile(HOME / record, tmp_path / "game.txt")
    monkeypatch.chdir(tmp_path)
    lines = "".join(re.findall(r"```sh\n(.*?)```", text, re.DOTALL)).splitlines()
    for line in lines:
        command, _, file = line.partition("  #")[0].partition(" > ")
        assert run(shlex.split(command)[1:]) == 0, line
        shown = capfd.readouterr().out
        if file:
            Path(file.strip()).write_text(shown, encoding="utf-8")
    assert len(lines) > 20
    for name in ("morrigan.svg", "night.svg", "view.svg", "polish.svg", "geis.png", "report.json"):
        assert Path(name).stat().st_size > 1000


def test_the_document_of_commands_names_them_all() -> None:
    text = (HOME / "docs/commands.md").read_text(encoding="utf-8")
    for command in app.registered_commands:
        assert f"ardri {command.name}" in text


def test_documents_name_no_file_that_is_not_there() -> None:
    for page in [HOME / "README.md", HOME / "CONTRIBUTING.md", *(HOME / "docs").glob("*.md")]:
        text = page.read_text(encoding="utf-8")
        for path in re.findall(r"`((?:src|tests|docs|web|tools|benchmarks|requirements)/[\w./-]*)`", text):
            assert (HOME / path).exists(), f"{page.name} names {path}"


def test_a_docstring_says_first_what_its_thing_is_called() -> None:
    told = []
    for path in (HOME / "src" / "ardri").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                told.append((path.name, ast.get_docstring(node) or ""))
    assert [each for each in told if each[1].startswith("What ")] == []


def test_the_readme_lists_every_room_and_every_document() -> None:
    text = (HOME / "README.md").read_text(encoding="utf-8")
    rooms = [path.parent for path in (HOME / "src" / "ardri").glob("*/__init__.py")]
    documents = [path for path in (HOME / "docs").iterdir() if path.is_file()]
    assert len(rooms) > 5
    assert len(documents) > 20
    listed = [f"src/ardri/{room.name}/" for room in rooms] + [f"docs/{path.name}" for path in documents]
    assert [name for name in listed if f"| `{name}` |" not in text] == []


def test_every_module_that_the_rules_name_exists() -> None:
    text = (HOME / "docs/rules.md").read_text(encoding="utf-8")
    modules = re.findall(r"`(ardri[\w.]*)`", text)
    assert len(modules) > 20
    for module in modules:
        import_module(module)


def test_every_ruling_has_its_place_in_the_rules() -> None:
    text = (HOME / "docs/rules.md").read_text(encoding="utf-8")
    assert [number for number in range(1, 65) if f'id="r{number}"' not in text] == []
