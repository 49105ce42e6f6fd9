import { expect, test } from "vitest";
import { rowOf } from "./row";

test("a few cards lie side by side as large as they are", () => {
  expect(rowOf(6, 150, 1100)).toEqual({ shrink: 1, fanned: false });
});

test("some more are smaller", () => {
  const { shrink, fanned } = rowOf(8, 150, 1100);
  expect(8 * 150 * shrink + 7 * 8).toBeCloseTo(1100);
  expect(fanned).toBe(false);
});

test("many are a fan, and not too small", () => {
  expect(rowOf(20, 150, 1100)).toEqual({ shrink: 0.8, fanned: true });
});
