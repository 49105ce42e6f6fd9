"""Looking inside a game under test: the stack of unfinished things, and who has seen a card move."""

from ardri.rules.box.base_box import CARD_KEYS
from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.engine.play import Play, Window, happening
from ardri.rules.game import Game

__all__ = ["declared", "kinds", "known", "looks", "stack"]


def stack(game: Game) -> str:
    """The unfinished things above the turn, plays with their cards: ``"Play(bard) Window Play(geis)"``."""
    words = []
    for frame in game.state.stack[2:]:
        name = type(frame).__name__
        words.append(f"{name}({CARD_KEYS[frame.card]})" if isinstance(frame, Play) else name)
    return " ".join(words)


def declared(game: Game) -> tuple[int, ...]:
    """The declaration of the card that the open window answers."""
    assert isinstance(game.state.stack[-1], Window)
    frame = happening(game.state)
    assert isinstance(frame, Play)
    return frame.plan


def known(game: Game, to: str, card: str) -> str:
    """The seats that know that this card came to a zone, like ``"AB"``, or ``"everybody"``."""
    moves = [event for event in game.events if event.kind == "shift" and event.fields["to"] == to]
    (event,) = [move for move in moves if card in (move.fields.get("card"), move.secret.get("card"))][-1:]
    if event.seen_by(None).fields.get("card") == card:
        return "everybody"
    return "".join(
        SEAT_NAMES[seat] for seat in range(game.state.players) if "card" in event.seen_by(seat).fields
    )


def kinds(game: Game) -> list[str]:
    """The kinds of the events so far."""
    return [event.kind for event in game.events]


def looks(game: Game, name: str) -> list[tuple[object, object]]:
    """The zones that a seat has seen somebody look at, each with the cards that it knows of that."""
    seen = [event.seen_by(SEAT_NAMES.index(name)).fields for event in game.events if event.kind == "look"]
    return [(fields["at"], fields.get("cards")) for fields in seen]
