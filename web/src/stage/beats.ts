/** Beats: the events of a message in portions, each of which is shown for a moment. */
import type { GameEvent } from "../server/parts";
import type { Card, Seat } from "../server/view";

export type BeatKind =
  | "phase"
  | "turn"
  | "pass"
  | "card"
  | "cancel"
  | "clans"
  | "loss"
  | "build"
  | "tile"
  | "cards"
  | "token"
  | "clash"
  | "attack"
  | "shelter"
  | "truce"
  | "over"
  | "other";

export interface Beat {
  kind: BeatKind;
  /** Who acts, or whom it is about. */
  seat: Seat | null;
  /** The card that is played. */
  card: Card | null;
  /** The events; the first one has the number `since`. */
  events: readonly GameEvent[];
  since: number;
}

const KINDS: Record<string, BeatKind> = {
  assembly: "phase",
  season: "phase",
  turn: "turn",
  pass: "pass",
  play: "card",
  declare: "card",
  cancel: "cancel",
  place: "clans",
  move: "clans",
  replace: "clans",
  remove: "loss",
  build: "build",
  tile: "tile",
  draw_tile: "tile",
  tile_under: "tile",
  shift: "cards",
  look: "cards",
  shuffle_actions: "cards",
  shuffle_epics: "cards",
  deed: "token",
  pretender: "token",
  pretenders_back: "token",
  brenn: "token",
  crows: "token",
  festival: "token",
  festival_over: "token",
  clash: "clash",
  clash_over: "clash",
  attack: "attack",
  attack_ignored: "attack",
  shelter: "shelter",
  truce_offered: "truce",
  truce_agreed: "truce",
  truce_refused: "truce",
  over: "over",
};

/** Moves of cards that belong to what comes before them: a card is put down or away, a new tile brings its card. */
const ALONG = ["in_play", "box"];

/** The beats of these events, the first of which has the number `since`. */
export function beatsOf(events: readonly GameEvent[], since: number): Beat[] {
  const beats: Beat[] = [];
  for (const [at, event] of events.entries()) {
    const last = beats.at(-1);
    const next = beatOf(event, since + at);
    const joined = last && join(last, next);
    if (joined) beats[beats.length - 1] = joined;
    else beats.push(next);
  }
  return beats;
}

/** Two beats as one, if the second one continues the first; else null. */
export function join(beat: Beat, next: Beat): Beat | null {
  const [first, event] = [beat.events.at(-1), next.events[0]];
  if (!first || !event || beat.since + beat.events.length !== next.since) return null;
  return continues(beat, first, next, event) ? { ...beat, events: [...beat.events, ...next.events] } : null;
}

function continues(beat: Beat, last: GameEvent, next: Beat, event: GameEvent): boolean {
  if (event.kind === "declare") return beat.kind === "card" && beat.card === next.card;
  if (event.kind === "shift" && ALONG.some((zone) => event["from"] === zone || event["to"] === zone))
    return true;
  if (event.kind === "build" && beat.kind === "tile") return true;
  if (beat.kind !== next.kind) return false;
  switch (next.kind) {
    case "cards":
    case "build":
      return true;
    case "clans":
      return last.kind === event.kind && beat.seat === next.seat;
    case "loss":
      return beat.seat === next.seat && last["territory"] === event["territory"];
    default:
      return false;
  }
}

function beatOf(event: GameEvent, since: number): Beat {
  const kind = KINDS[event.kind] ?? "other";
  return {
    kind,
    seat: actorOf(event),
    card: kind === "card" ? ((event["card"] as Card | undefined) ?? null) : null,
    events: [event],
    since,
  };
}

/** Who does what an event tells of; null if it does not say. */
export function actorOf(event: GameEvent): Seat | null {
  const seat = event["seat"] ?? event["instigator"];
  if (seat !== undefined) return seat as Seat;
  const from = String(event["from"] ?? "").split(":");
  return event.kind === "shift" && from[0] === "hand" ? (from[1] as Seat) : null;
}

/** The territories that a beat is about. */
export function landsOf(beat: Beat): string[] {
  const named = beat.events.flatMap((event) => {
    if (event.kind === "shift") return [];
    const option = String(event["option"] ?? "").match(/^(?:territory|from|to):(.*)$/)?.[1];
    return [event["territory"], event["from"], event["to"], option].filter(Boolean).map(String);
  });
  return [...new Set(named)];
}
