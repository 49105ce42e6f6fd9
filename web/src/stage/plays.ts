/** The cards that are being played: what was declared about them, and whether they were cancelled. */
import type { Arrow } from "../island/arrows/arrows";
import type { GameEvent } from "../server/parts";
import type { Card, Seat } from "../server/view";
import type { Beat, BeatKind } from "./beats";

export interface Played {
  seat: Seat;
  card: Card;
  /** The options that were declared. */
  declared: string[];
  cancelled: boolean;
}

const ENDS = ["turn", "assembly", "season", "over"];

/** The cards that are on the table after these events, the last played one last. */
export function playsAfter(events: readonly GameEvent[]): Played[] {
  let plays: Played[] = [];
  for (const event of events) {
    const card = event["card"] as Card;
    const seat = event["seat"] as Seat;
    const known = plays.findLast((one) => one.card === card);
    if (ENDS.includes(event.kind)) plays = [];
    else if (event.kind === "play") plays.push({ seat, card, declared: [], cancelled: false });
    else if (event.kind === "declare") known?.declared.push(String(event["option"]));
    else if (event.kind === "cancel" && known) known.cancelled = true;
    else if (event.kind === "shift" && event["from"] === "in_play")
      plays = plays.filter((one) => one !== known);
    else if (event.kind === "move" || event.kind === "clash") for (const one of plays) one.declared = [];
  }
  return plays;
}

/** The cards as they lie while a beat is shown: those that it puts away are still there. */
export function playsDuring(
  events: readonly GameEvent[],
  beat: { since: number; events: readonly GameEvent[] },
  since: number,
): Played[] {
  const before = events.slice(0, Math.max(0, beat.since - since));
  const now = beat.events.filter((event) => event.kind !== "shift" || event["from"] !== "in_play");
  return playsAfter([...before, ...now]);
}

/** Beats of a card and of its effect, such as what a module brings; a clash has a panel of its own. */
const ABOUT_CARDS: readonly BeatKind[] = [
  "card",
  "cancel",
  "clans",
  "loss",
  "build",
  "tile",
  "token",
  "cards",
  "other",
];

/** The cards that lie beside a beat: the one that is played, and the one that it answers. In a clash the card that led to it is away. */
export function cardsBeside(
  events: readonly GameEvent[],
  beat: Pick<Beat, "kind" | "since" | "events">,
  since: number,
  clashing: boolean,
): Played[] {
  if (!ABOUT_CARDS.includes(beat.kind)) return [];
  if (clashing && beat.kind !== "card" && beat.kind !== "cancel") return [];
  return playsDuring(events, beat, since).slice(-2);
}

/** Arrows for the clans that will move as declared. */
export function declaredArrows(plays: readonly Played[]): Arrow[] {
  return plays.flatMap(({ seat, card, declared, cancelled }) => {
    if (cancelled) return [];
    const moves = movesOf(declared);
    return moves.map((move, at) => ({ ...move, seat, key: `${seat} ${card} ${at}`, fixed: true }));
  });
}

interface Move {
  from: string;
  to: string;
  count: number;
}

function movesOf(options: readonly string[]): Move[] {
  const moves: Move[] = [];
  let [hub, from] = ["", ""];
  for (const option of options) {
    const [kind, value = ""] = option.split(":");
    const last = moves.at(-1);
    if (kind === "territory") hub = value;
    else if (kind === "from") {
      from = value;
      if (hub) moves.push({ from, to: hub, count: 1 });
    } else if (kind === "to" && (from || hub)) moves.push({ from: from || hub, to: value, count: 1 });
    else if (kind === "count" && last) last.count = Number(value);
  }
  return moves;
}
