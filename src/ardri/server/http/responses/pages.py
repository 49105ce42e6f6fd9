"""Pages of lists: where the next page begins is in the header `Link` of a response (RFC 8288)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Final, TypeVar

from litestar import Response
from litestar.params import Parameter

from ardri.server.storage.queries.tables import ListPlace, TableRow

PAGE: Final = 50  # tables
After = Annotated[
    str | None,
    Parameter(
        pattern=r"^[01]\.[0-9]{1,15}\.[A-Za-z0-9_-]{1,64}$",
        description="Where the page begins, as the header `Link` of the page before says.",
    ),
]

T = TypeVar("T")


def place_in_list(after: str | None) -> ListPlace | None:
    """The place in a list that a request names.

    >>> place_in_list("1.1700000000000.4fYw")
    ListPlace(rank=1, at=1700000000000, id='4fYw')
    """
    if after is None:
        return None
    rank, at, id_ = after.split(".")
    return ListPlace(int(rank), int(at), id_)


def page_of(
    items: list[T], rows: Sequence[TableRow], place: Callable[[TableRow], ListPlace]
) -> Response[list[T]]:
    """A page of a list, made of these rows: one more than a page has says that there is another page."""
    headers = {}
    if len(rows) > PAGE:
        rank, at, id_ = place(rows[PAGE - 1])
        headers["Link"] = f'<?after={rank}.{at}.{id_}>; rel="next"'
    return Response(items, headers=headers)
