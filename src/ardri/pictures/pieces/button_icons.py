"""Button icons: lines in the colour of the text beside them, on a square of 24 by 24."""

from __future__ import annotations

from typing import Final

from ardri.pictures.drawing.svg import element

BUTTON_ICONS: Final[dict[str, str]] = {
    "add": "M12 5V19M5 12H19",
    "away": "M4 18H20M7 18V8L12 4L17 8V18M12 18V13",
    "back": "M14 5L7 12L14 19",
    "bot": "M6 9H18V19H6ZM12 9V5M12 5A1 1 0 1 0 12 4.9M9.5 13V14.5M14.5 13V14.5M3 12V16M21 12V16",
    "cards": "M4 7L12 4L16 16L8 19ZM13 6H19V19H11",
    "chat": "M4 5H20V16H11L7 20V16H4ZM8 9H16M8 12H13",
    "check": "M5 13L10 18L19 6",
    "clock": "M12 4A8 8 0 1 0 12 20A8 8 0 1 0 12 4M12 8V12L15 14",
    "close": "M6 6L18 18M18 6L6 18",
    "copy": "M8 8H19V20H8ZM5 16V4H15",
    "down": "M5 9L12 16L19 9",
    "download": "M12 4V15M7 10L12 15L17 10M5 19H19",
    "edit": "M5 19L6 15L16 5L19 8L9 18ZM14 7L17 10",
    "eye": "M3 12C6 7 9 5.5 12 5.5C15 5.5 18 7 21 12C18 17 15 18.5 12 18.5C9 18.5 6 17 3 12Z"
    "M12 9A3 3 0 1 0 12 15A3 3 0 1 0 12 9",
    "filter": "M4 6H20L14 13V19L10 17V13Z",
    "first": "M17 5L10 12L17 19M7 5V19",
    "fit": "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15M9 12A3 3 0 1 0 15 12A3 3 0 1 0 9 12",
    "forward": "M10 5L17 12L10 19",
    "globe": "M12 4A8 8 0 1 0 12 20A8 8 0 1 0 12 4M4 12H20M12 4C8 8 8 16 12 20C16 16 16 8 12 4",
    "help": "M8.5 9C8.5 4.5 15.5 4.5 15.5 9C15.5 12 12 12 12 15M12 18.5V18.6",
    "hint": "M12 4C7.5 4 5.5 7 5.5 10C5.5 13 8.5 14 9 17H15C15.5 14 18.5 13 18.5 10C18.5 7 16.5 4 12 4Z"
    "M10 20H14M12 17V12M10 10L12 12L14 10",
    "home": "M4 12L12 4L20 12M6 11V20H18V11M10 20V15H14V20",
    "last": "M7 5L14 12L7 19M17 5V19",
    "link": "M10 14A4 4 0 0 1 10 9L13 6A4 4 0 0 1 18 11L16.5 12.5"
    "M14 10A4 4 0 0 1 14 15L11 18A4 4 0 0 1 6 13L7.5 11.5",
    "lock": "M6 11H18V20H6ZM9 11V8A3 3 0 0 1 15 8V11M12 14.5V17",
    "menu": "M4 7H20M4 12H20M4 17H20",
    "moon": "M19 14A8 8 0 1 1 10 5A6.5 6.5 0 0 0 19 14Z",
    "mute": "M4 9H8L13 5V19L8 15H4ZM16 9.5L21 14.5M21 9.5L16 14.5",
    "pause": "M8 5V19M16 5V19",
    "person": "M12 4A4 4 0 1 0 12 12A4 4 0 1 0 12 4M4 20C5 16 8 14 12 14C16 14 19 16 20 20",
    "play": "M8 5L18 12L8 19Z",
    "remove": "M5 12H19",
    "reset": "M12 5A7 7 0 1 1 5.5 9.5M12 5L9 2M12 5L9 8",
    "scroll": "M7 5H17V17"
    "M7 5A2 2 0 1 0 7 9V17A2 2 0 0 0 9 19H18A2 2 0 0 0 18 15H11V17A2 2 0 0 1 9 19M10 9H14M10 12H14",
    "search": "M10.5 4A6.5 6.5 0 1 0 10.5 17A6.5 6.5 0 1 0 10.5 4M15.5 15.5L20 20",
    "settings": "M4 7H10M14 7H20M10 7A2 2 0 1 0 14 7A2 2 0 1 0 10 7M4 17H12M16 17H20"
    "M12 17A2 2 0 1 0 16 17A2 2 0 1 0 12 17M4 12H6M10 12H20"
    "M6 12A2 2 0 1 0 10 12A2 2 0 1 0 6 12",
    "share": "M12 15V4M8 7.5L12 4L16 7.5M7 11H5V20H19V11H17",
    "sound": "M4 9H8L13 5V19L8 15H4ZM16 9A4 4 0 0 1 16 15M18.5 6.5A8 8 0 0 1 18.5 17.5",
    "star": "M12 4L14.4 9.3L20 10L15.8 13.9L17 19.5L12 16.7L7 19.5L8.2 13.9L4 10L9.6 9.3Z",
    "sun": "M12 8A4 4 0 1 0 12 16A4 4 0 1 0 12 8M12 2.5V5M12 19V21.5M2.5 12H5M19 12H21.5"
    "M5.3 5.3L7 7M17 17L18.7 18.7"
    "M18.7 5.3L17 7M7 17L5.3 18.7",
    "undo": "M9 6L4 11L9 16M4 11H14C18 11 20 13 20 16C20 18 19 19 18 20",
    "up": "M5 15L12 8L19 15",
    "warning": "M12 4L21 19H3ZM12 10V14M12 16.6V16.7",
}


def button_icon(name: str) -> str:
    """A button icon as a symbol with the id `sign-NAME`."""
    return element(
        "symbol",
        element(
            "path",
            d=BUTTON_ICONS[name],
            fill="none",
            stroke="currentColor",
            stroke_width=1.8,
            stroke_linecap="round",
            stroke_linejoin="round",
        ),
        id=f"sign-{name}",
        viewBox="0 0 24 24",
    )
