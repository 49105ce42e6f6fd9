"""The style of a report: the colours of the pictures, by day and by night, and a little ornament."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from ardri.pictures.drawing.ornament import knot, lace, panel, stretch, triskel
from ardri.pictures.drawing.palette import DAY, NIGHT, TEXT_FONT, TITLE_FONT, Palette, mixed
from ardri.pictures.drawing.svg import element

CELL: Final = 9.0
KNOT: Final = (24, 2)

CSS: Final = """
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:16px/1.5 TEXT_FONT}
main{max-width:820px;margin:0 auto;padding:40px 24px 72px}
header{text-align:center;margin-bottom:28px}
header .sign{width:76px;height:76px;fill:none;stroke:var(--gold);stroke-width:4;stroke-linecap:round}
header .knot-band{display:block;width:min(432px,80%);margin:14px auto 0;color:var(--page)}
h1{font:600 34px/1.25 TITLE_FONT;margin:6px 0 4px;overflow-wrap:anywhere}
h1 .and{color:var(--gold);padding:0 .3em}
.lead{font-size:19px;margin:6px auto 0;max-width:34em}
h2{font:600 22px/1.3 TITLE_FONT;margin:0 0 2px}
section{background:var(--card);border:1px solid var(--rule);border-radius:10px;padding:20px 24px;
margin-top:20px}
section>p{margin:0 0 14px;color:var(--soft);max-width:44em}
.facts{display:grid;grid-template-columns:repeat(4,1fr);gap:1px;margin:0;
background:var(--rule);border:1px solid var(--rule);border-radius:10px;overflow:hidden}
.facts div{background:var(--card);padding:10px 16px}
.facts dt{color:var(--soft);font-size:13px}
.facts dd{margin:0;font-size:18px;font-weight:600;font-variant-numeric:tabular-nums lining-nums}
.chart{display:block;width:100%;height:auto;overflow:visible;font-size:13px}
.chart text{fill:var(--text);font-variant-numeric:tabular-nums lining-nums}
.chart .tick{fill:var(--soft);font-size:12px}
.chart .on{fill:#fff;font-size:12px;font-weight:600}
.grid{stroke:var(--rule);stroke-width:1}
.par{stroke:var(--text);stroke-width:1.2;stroke-dasharray:5 4;opacity:.7}
.reach{fill:var(--hue);opacity:.38}
.dot{fill:var(--hue);stroke:var(--card);stroke-width:1.5}
.band{fill:var(--hue);opacity:.12}
.line{fill:none;stroke:var(--hue);stroke-width:2.2;stroke-linejoin:round}
.bar{fill:var(--gold)}
.share rect{fill:var(--hue);stroke:var(--card);stroke-width:1}
.keys{display:flex;flex-wrap:wrap;gap:4px 18px;font-size:14px;margin:10px 0 0}
.keys i{display:inline-block;width:12px;height:12px;border-radius:3px;background:var(--hue);margin-right:6px}
.wide{overflow-x:auto;margin-top:12px}
table{border-collapse:collapse;width:100%;font-size:14px;font-variant-numeric:tabular-nums lining-nums}
th,td{padding:6px 10px;text-align:right;border-top:1px solid var(--rule);white-space:nowrap}
th:first-child,td:first-child{text-align:left;padding-left:0}
thead th{border-top:0;color:var(--soft);font-weight:500}
tbody th{font-weight:600}
.faults{padding-left:22px;margin:0;font-size:14px}
.faults li{margin:6px 0;overflow-wrap:anywhere}
summary{cursor:pointer;color:var(--soft)}
pre{overflow-x:auto;font-size:12px;background:var(--page);padding:10px;border-radius:6px}
footer{text-align:center;color:var(--soft);font-size:13px;margin-top:28px}
@media (max-width:560px){main{padding:24px 12px 48px}
.facts{grid-template-columns:repeat(2,1fr)}section{padding:16px 14px}h1{font-size:26px}
.chart text{font-size:16px}.chart .tick,.chart .on{font-size:15px}}
@media print{section{break-inside:avoid}}
"""


def hues(palette: Palette) -> list[str]:
    """Eight colours that can be told apart, on the cards of a report."""
    return [
        *palette.clans,
        mixed(palette.heather, "#5a2d6e", 0.6),
        mixed(palette.deep, "#0f7d78", 0.75),
        mixed(palette.oxblood, palette.gold, 0.55),
        mixed(palette.stone, palette.text, 0.3),
    ]


def kinds(palette: Palette) -> list[str]:
    """The colours of the conditions and of those that were met together."""
    leadership, religion, land = palette.clans[0], palette.clans[1], palette.clans[3]
    return [
        leadership,
        religion,
        land,
        mixed(leadership, religion, 0.5),
        mixed(leadership, "#d79a2b", 0.6),
        mixed(religion, land, 0.5),
        palette.gold,
    ]


def colours(palette: Palette) -> str:
    """The colours of a page as CSS."""
    night = palette is NIGHT
    names = {
        "page": palette.page,
        "card": mixed(palette.page, "#ffffff", 0.05 if night else 0.5),
        "text": palette.text,
        "soft": mixed(palette.text, palette.page, 0.32),
        "rule": mixed(palette.page, palette.text, 0.16),
        "gold": palette.gold,
    }
    shown = "".join(f"--{name}:{colour};" for name, colour in names.items())
    lit = 0.16 if night else 0.0
    hued = "".join(
        f".{mark}{at}{{--hue:{mixed(colour, '#ffffff', lit)}}}"
        for mark, found in (("h", hues(palette)), ("k", kinds(palette)))
        for at, colour in enumerate(found)
    )
    return f":root{{color-scheme:{'dark' if night else 'light'};{shown}}}{hued}"


def page(names: Sequence[str], lead: str, body: str) -> str:
    """A whole page."""
    css = CSS.replace("TEXT_FONT", TEXT_FONT).replace("TITLE_FONT", TITLE_FONT)
    sign = element(
        "svg", element("path", d=triskel(30)), viewBox="-38 -38 76 76", class_="sign", aria_hidden="true"
    )
    columns, rows = KNOT
    drawn = lace(knot(panel(columns, rows)), stretch(CELL, CELL), [DAY.gold], "currentColor", 3, 1)
    size = f"-4 -4 {columns * CELL + 8} {rows * CELL + 8}"
    band = element("svg", drawn, viewBox=size, class_="knot-band", aria_hidden="true")
    heading = '<span class="and">·</span>'.join(escape(name) for name in names)
    return (
        "<!doctype html>\n"
        f'<html lang="en"><head><meta charset="utf-8"><title>Arena: {escape(", ".join(names))}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{colours(DAY)}@media (prefers-color-scheme:dark){{{colours(NIGHT)}}}{css}</style></head>"
        f'<body><main><header>{sign}<h1>{heading}</h1><p class="lead">{escape(lead)}</p>{band}</header>'
        f"{body}<footer>Ard Rí, an unofficial digital version of the board game Inis</footer>"
        "</main></body></html>\n"
    )
