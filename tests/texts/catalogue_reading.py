"""The catalogues as tests look at them: every text by its key, with its pattern and parameters."""

from __future__ import annotations

from dataclasses import dataclass

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ardri.texts.catalogues import source, subjects

NUMBERS = ("count", "round", "at", "most", "step", "seconds", "exposed", "sheltered")


@dataclass
class Looked(Visitor):
    """The parts of a pattern."""

    parameters: set[str]
    calls: list[str]
    plain: list[str]
    variants: list[tuple[str, ...]]

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.parameters.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.calls.append(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.plain.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        names = [each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)]
        self.variants.append(tuple(names))
        self.generic_visit(node)


def entries(language: str, subject: str) -> list[ast.EntryType]:
    """One catalogue file, parsed."""
    return list(FluentParser(with_spans=False).parse(source(language, subject)).body)


def patterns(language: str) -> dict[str, ast.Pattern]:
    """Every text of a language by its key, in the order of the files."""
    found: dict[str, ast.Pattern] = {}
    for subject in subjects():
        for entry in entries(language, subject):
            assert not isinstance(entry, ast.Junk), f"{language}/{subject}.ftl: {entry.content}"
            if isinstance(entry, ast.Message):
                named = [(entry.id.name, entry.value)]
                named += [(f"{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes]
                for key, pattern in named:
                    assert key not in found, f"{language} says {key} twice"
                    if pattern is not None:
                        found[key] = pattern
    return found


def look(pattern: ast.Pattern) -> Looked:
    """The parts of a pattern."""
    looked = Looked(set(), [], [], [])
    looked.visit(pattern)
    return looked


def sample(parameters: set[str], number: int = 3) -> dict[str, str | int]:
    """A value for each parameter of a text: a number where it counts, elsewhere a word to be found again."""
    return {name: number if name in NUMBERS else f"<{name}>" for name in sorted(parameters)}


def where(language: str) -> dict[str, str]:
    """The subject that each message belongs to."""
    return {
        entry.id.name: subject
        for subject in subjects()
        for entry in entries(language, subject)
        if isinstance(entry, ast.Message)
    }
