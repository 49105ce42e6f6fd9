/** How long beats are shown. */
import type { Beat } from "./beats";

export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

/** By how much longer, or shorter, than usual. */
const FACTORS: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, instant: 0 };

/** What is shown of one's own move before others go on. */
export const OWN = 450;

/** The part of the time for an answer that playback may use. */
const SHARE = 0.25;
/** Shorter ones could not be seen. */
const LEAST = 120;

export function lengthOf({ ms }: Beat, speed: Speed): number {
  return ms * FACTORS[speed];
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
