"""Words of the schema language (JSON Schema), as far as views need them: every object is closed."""

from __future__ import annotations

from typing import Final

Schema = dict[str, object]

NOTHING: Final[Schema] = {"type": "null"}


def an_object(about: str, /, **fields: object) -> Schema:
    """An object with these keys, all of them, and no other."""
    return {
        "description": about,
        "type": "object",
        "properties": fields,
        "required": list(fields),
        "additionalProperties": False,
    }


def with_optional(closed: Schema, /, **fields: object) -> Schema:
    """An object that may have these keys besides."""
    properties = closed["properties"]
    assert isinstance(properties, dict)
    return {**closed, "properties": {**properties, **fields}}


def ref(name: str, about: str = "") -> Schema:
    """The definition under a name."""
    return {"$ref": f"#/$defs/{name}", **({"description": about} if about else {})}


def or_null(schema: Schema, about: str) -> Schema:
    """That, or null."""
    return {"anyOf": [schema, NOTHING], "description": about}


def one_of(names: tuple[str, ...], about: str) -> Schema:
    """One of these words."""
    return {"enum": list(names), "description": about}


def number(least: int, most: int | None, about: str) -> Schema:
    """A whole number from the least to the most."""
    bound: Schema = {} if most is None else {"maximum": most}
    return {"type": "integer", "minimum": least, **bound, "description": about}


def flag(about: str) -> Schema:
    """True or false."""
    return {"type": "boolean", "description": about}


def a_list(item: Schema, most: int | None, about: str, least: int = 0) -> Schema:
    """A list of such things."""
    bound: Schema = {} if most is None else {"maxItems": most}
    return {"type": "array", "items": item, "minItems": least, **bound, "description": about}


def a_set(item: Schema, most: int | None, about: str, least: int = 0) -> Schema:
    """A list in which nothing comes twice."""
    return {**a_list(item, most, about, least), "uniqueItems": True}
