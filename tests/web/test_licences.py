"""Licences: every third-party part of the site is listed with its licence text, and people can read them."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

from playwright.sync_api import expect

from ardri.texts.catalogues import texts
from tests.web.conftest import Come

HOME = Path(__file__).parents[2]
PACKAGE = re.compile(r"node_modules/((?:@[^/]+/)?[^/]+)/")


def test_every_package_and_every_font_of_the_site_is_listed(tmp_path: Path) -> None:
    # Source maps name each module of the scripts, whatever the list says.
    build = [str(HOME / "tools" / "web.sh"), "run", "build", "--", "--outDir", str(tmp_path), "--sourcemap"]
    subprocess.run(build, capture_output=True, check=True)
    parts = {part["name"]: part for part in json.loads((tmp_path / "licences.json").read_text("utf-8"))}
    maps = [json.loads(path.read_text("utf-8")) for path in tmp_path.glob("assets/*.js.map")]
    packages = {name for each in maps for source in each["sources"] for name in PACKAGE.findall(source)}
    assert {"svelte", "@fluent/bundle", "@noble/hashes"} <= packages <= parts.keys()
    fonts = {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*.woff2")}
    assert fonts == {file for part in parts.values() for file in part.get("files", [])} != set()
    for part in parts.values():
        assert part["identifier"] in ("MIT", "Apache-2.0", "OFL-1.1"), part["name"]
        assert len(part["text"]) > 1000, part["name"]


def test_the_settings_lead_to_the_licences(come: Come) -> None:
    visitor = come(language="fr")
    page = visitor.go("/settings")
    visitor.find("link", texts("fr").say("web_settings-licences.link")).click()
    expect(page.locator("h1")).to_have_text(texts("fr").say("web_settings-licences"))
    alegreya = page.locator("details").filter(has_text="@fontsource/alegreya-sans")
    alegreya.locator("summary").click()
    expect(alegreya.locator("pre")).to_contain_text("SIL OPEN FONT LICENSE Version 1.1")
    assert visitor.axe() == []
