"""A referee for taking back: it watches choices, knows what stays, and remembers how everything was."""

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.formats.notation import Data, to_json
from ardri.rules.game import Game
from ardri.rules.state.events import Event

OPEN_ZONES = ("epic_discard", "revealed", "face_up", "face_down", "in_play", "box", "before")
Seen = tuple[Data, list[Event], list[tuple[int, str]], str, list[Data]]


def seen(game: Game) -> Seen:
    """All there is to a game: position, events, history, question, and what everybody sees."""
    seats = [None, *range(game.state.players)]
    views = [game.view(seat).to_json() for seat in seats]
    for view in views:
        del view["undo"]
    return to_json(game), game.events, game.choices(), repr(game.pending), views


def shown(event: Event, seat: int) -> bool:
    """True if a choice of this seat let somebody see a hidden card or tile: that cannot be unseen."""
    fields = {**event.fields, **event.secret}
    if event.kind in ("look", "draw_tile", "tile"):
        return True
    if event.kind != "shift" or fields["deck"] == "advantage":
        return False
    zone, _, owner = str(fields["from"]).partition(":")
    own = owner == SEAT_NAMES[seat]
    if event.secret:
        if zone == "action_discard":
            return event.audience != 1 << seat  # whoever takes a card from there has looked through it
        return event.audience & ~(1 << SEAT_NAMES.index(owner) if owner else 0) != 0
    if zone in OPEN_ZONES or zone == "action_discard":  # taken from there in the open: it was just played
        return False
    return not (own and zone == "hand" and fields["to"] == "in_play")


class Referee:
    """Counts the choices of one seat in a row that nothing final has followed."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seat = -1
        self.span: list[Seen] = []
        self.could = 0
        self._before: Seen = seen(game)
        self._counters = list(game.state.counters)

    def before(self, seat: int) -> None:
        """A choice will be made now by this seat."""
        self.could = self.game.undoable(seat)
        self._before = seen(self.game)
        self._counters = list(self.game.state.counters)

    def after(self, seat: int, final: bool) -> None:
        """It was made by this seat; whether the referee was told of something final in it."""
        if seat != self.seat:
            self.span = []
            self.seat = seat
        self.span.append(self._before)
        news = self.game.events[len(self._before[1]) :]
        drawn = self.game.state.counters != self._counters
        if final or drawn or self.game.over or any(shown(event, seat) for event in news):
            self.span = []

    def only_declared(self) -> bool:
        """True if the seat, asked again, has done no more than begin to play a card and say how."""
        game = self.game
        if not self.span or game.state.seat != self.seat:
            return False
        kinds = {event.kind for event in game.events[len(self._before[1]) :]}
        return kinds <= {"play", "shift", "declare"}
