import { expect, it } from "vitest";
import { plucked } from "./plucked-string";

const RATE = 44_100;

/** The correlation of a wave with itself some samples later. */
function likeness(wave: Float32Array, later: number): number {
  let sum = 0;
  for (let at = 4_000; at < 8_000; at++) sum += wave[at]! * wave[at + later]!;
  return sum;
}

it("sounds at its pitch", () => {
  const wave = plucked(294, RATE, 0.5);
  const lengths = Array.from({ length: 100 }, (_, at) => at + 100);
  const best = lengths.reduce((one, other) => (likeness(wave, other) > likeness(wave, one) ? other : one));
  expect(Math.abs(RATE / best - 294)).toBeLessThan(3);
});

it("never gets loud, and fades away", () => {
  const wave = plucked(440, RATE, 2);
  const loudest = (from: number) => Math.max(...wave.subarray(from, from + 2_000).map(Math.abs));
  expect(loudest(0)).toBeLessThanOrEqual(1);
  expect(loudest(RATE)).toBeLessThan(loudest(0) / 4);
});
