"""The house plan, where the import contracts cannot say it."""

import ast
import sys
from pathlib import Path

import ardri

RULES = Path(ardri.__file__).parent / "rules"


def test_the_rules_import_only_python_and_themselves() -> None:
    strangers = {
        f"{path.relative_to(RULES)}:{line} {name}"
        for path in RULES.rglob("*.py")
        for line, name in imports(path)
        if not (name.split(".")[0] in sys.stdlib_module_names or f"{name}.".startswith("ardri.rules."))
    }
    assert strangers == set()


def imports(path: Path) -> list[tuple[int, str]]:
    found = []
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for_types = {
        id(each)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for each in node.body
    }
    for node in ast.walk(tree):
        if id(node) in for_types:
            continue
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found.append((node.lineno, node.module or "a relative import"))
    return found


def test_nobody_but_the_rules_takes_the_game_out_of_a_view() -> None:
    taken = []
    for path in RULES.parent.rglob("*.py"):
        if path.is_relative_to(RULES):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr == "_game" and ast.unparse(node.value) != "self":
                taken.append(f"{path.relative_to(RULES.parent)}:{node.lineno}")
    assert taken == []
