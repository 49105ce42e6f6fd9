/** How long beats are shown. */
import type { Beat, BeatKind } from "./beats";

export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

/** By how much longer, or shorter, than usual. */
const FACTORS: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, instant: 0 };

/** In ms, at normal speed. */
const LENGTHS: Record<BeatKind, number> = {
  phase: 1200,
  turn: 600,
  pass: 800,
  card: 1500,
  cancel: 1300,
  clans: 1000,
  loss: 1000,
  build: 1000,
  tile: 1300,
  cards: 900,
  token: 1000,
  clash: 1200,
  attack: 1000,
  shelter: 700,
  truce: 900,
  over: 1200,
  other: 800,
};

/** What is shown of one's own move before others go on. */
export const OWN = 450;

/** The part of the time for an answer that playback may use. */
const SHARE = 0.25;
/** Shorter ones could not be seen. */
const LEAST = 120;

export function lengthOf(beat: Beat, speed: Speed): number {
  return usual(beat) * FACTORS[speed];
}

/** A card is read once; what is declared about it later, and cards put away, take less time. */
function usual({ kind, events }: Beat): number {
  if (kind === "card" && events.every((event) => event.kind === "declare")) return 600;
  if (events.every((event) => event.kind === "shift" && ["in_play", "box"].includes(String(event["from"]))))
    return 0;
  return LENGTHS[kind];
}

/** When playback has to be over if an answer is due at a time. */
export function target(due: number, now: number): number {
  return now + Math.max(0, due - now) * SHARE;
}

/** The part of their usual length that these beats get if they may take `left` ms; 0 if they could not be seen. */
export function hurry(beats: readonly Beat[], speed: Speed, left: number): number {
  const all = beats.reduce((sum, beat) => sum + lengthOf(beat, speed), 0);
  const part = all ? Math.min(1, Math.max(0, left) / all) : 1;
  return part * all < LEAST * beats.length && part < 1 ? 0 : part;
}
