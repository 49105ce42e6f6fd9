"""A tour of the library: a bot, what a seat sees, a record. Type checkers know every value in it."""

from random import Random

from ardri import Decision, Game, IllegalChoice, Option, Record, View, position, replay, verify


def strongest(view: View) -> str | None:
    """The territory in which the seat leads by most."""
    best: tuple[int, str] | None = None
    for land in view.territories:
        if view.seat is not None and land.chieftain == view.seat:
            others = [clans for seat, clans in enumerate(land.clans) if seat != view.seat]
            lead = (land.clans[view.seat] - max(others), land.name)
            best = lead if best is None else max(best, lead)
    return None if best is None else best[1]


def worth(view: View, seat: int) -> float:
    """A number for how a seat stands."""
    tracks = view.tracks(seat)
    holdings = view.seats[seat]
    clash = view.clash
    sheltered = 0 if clash is None else clash.sheltered[seat]
    return tracks.leadership + tracks.religion + tracks.land + holdings.deeds + 0.1 * sheltered


class Planner:
    """A bot that looks one choice ahead."""

    def choose(self, view: View, decision: Decision) -> Option:
        """The option that leads furthest in one world."""
        world: Game = next(view.worlds(Random(1)))

        def value(option: Option) -> float:
            trial = world.copy()
            trial.choose(option, seat=decision.seat)
            return worth(trial.view(None), decision.seat)

        return max(decision.options, key=value)


def summary(view: View) -> list[str]:
    """Lines that tell what a seat sees."""
    own = view.own
    piles = view.piles
    lines = [f"round {view.round}, {view.phase}, turn of {view.turn}, Brenn {view.brenn}"]
    lines.append(f"hand {', '.join(view.hand)}; put away {len(own.put_away) if own is not None else 0}")
    lines.append(f"{piles.epic_pile} Tales to draw, {', '.join(piles.face_up)} to be had")
    lines.extend(f"{layer.number} of {', '.join(layer.may_be)}" for layer in view.tile_stack)
    lines.extend(f"{fact.zone}: {fact.at_least} of {', '.join(fact.cards)}" for fact in view.knows)
    lines.extend(f"{seat}: {', '.join(view.may_hold(seat))}" for seat in range(view.players))
    result = view.result
    if result is not None:
        lines.append(f"{result.winner} won by {result.reason} after {result.rounds} rounds")
    question, seats = view.awaited
    return [*lines, f"{question} of {seats}", f"{strongest(view)}"]


def main() -> None:
    """Play a game between planners, write it down, and look at it."""
    game = Game.start(players=2, seed=7, round_limit=1)
    bot = Planner()
    while not game.over:
        decision = game.decision
        game.choose(bot.choose(game.view(decision.seat), decision), decision.seat)
    record = Record.of(game)
    again: Game = replay(Record.from_text(record.to_text()))
    if verify(record).good and again.result.winner == game.result.winner:
        print("\n".join(summary(again.view(0))))
    scene = position(clans={"hills": "A2 B1"}, hand={"A": "festival bard"}, turn="A")
    try:
        scene.choose("card:geis")
    except IllegalChoice as refusal:
        print(refusal)


if __name__ == "__main__":
    main()
