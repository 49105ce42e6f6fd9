"""The document of the encoding is true."""

from pathlib import Path

from ardri.encoding.actions import ACTIONS
from ardri.encoding.layout import SIZE, VERSION, table

TEXT = (Path(__file__).parents[2] / "docs" / "encoding.md").read_text(encoding="utf-8")


def test_the_documented_parts_are_these() -> None:
    assert table() in TEXT


def test_the_document_has_the_right_version_and_sizes() -> None:
    assert f"version {VERSION}" in TEXT
    assert f"{SIZE} bytes" in TEXT
    assert f"games x {SIZE}" in TEXT
    assert f"{ACTIONS} in all" in TEXT
    assert f"games x {ACTIONS}" in TEXT
