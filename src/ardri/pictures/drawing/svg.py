"""SVG builders: functions that return SVG elements as text."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

Point = tuple[float, float]


def number(value: float) -> str:
    """A number in its shortest form, to two decimals.

    >>> number(2.0), number(1.256), number(-0.001)
    ('2', '1.26', '0')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def element(tag: str, *inside: str, **attributes: str | float | None) -> str:
    """One element; an underscore in an attribute's name stands for a hyphen, and one at its end for none.

    >>> element("circle", r=2.5, stroke_width=1)
    '<circle r="2.5" stroke-width="1"/>'
    >>> element("g", element("path", d="M0 0"), class_="land")
    '<g class="land"><path d="M0 0"/></g>'
    """
    written = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{_written(value)}"'
        for name, value in attributes.items()
        if value is not None
    )
    return f"<{tag}{written}>{''.join(inside)}</{tag}>" if inside else f"<{tag}{written}/>"


def _written(value: str | float) -> str:
    return escape(value) if isinstance(value, str) else number(value)


def group(
    *inside: str, at: Point | None = None, scale: float | None = None, **attributes: str | float | None
) -> str:
    """A group of elements, optionally moved to a point and scaled.

    >>> group("...", at=(3, 4), scale=0.5)
    '<g transform="translate(3 4) scale(0.5)">...</g>'
    """
    steps = [] if at is None else [f"translate({number(at[0])} {number(at[1])})"]
    if scale is not None:
        steps.append(f"scale({number(scale)})")
    moved = {"transform": " ".join(steps)} if steps else {}
    return element("g", *inside, **moved, **attributes)


def words(text: str, at: Point, **attributes: str | float | None) -> str:
    """A text element, centred at a point unless `text_anchor` says otherwise."""
    placed = {"text_anchor": "middle", **attributes}
    return element("text", escape(text), x=at[0], y=at[1], **placed)


def closed(points: Iterable[Point]) -> str:
    """The path data of a polygon."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def picture(width: float, height: float, title: str, *inside: str, defs: Iterable[str] = ()) -> str:
    """A whole SVG document, with a title for screen readers."""
    shared = "".join(defs)
    return element(
        "svg",
        element("title", escape(title)),
        element("defs", shared) if shared else "",
        *inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        height=height,
        role="img",
    )
