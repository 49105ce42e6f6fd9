import { expect, test } from "vitest";
import { nextIndex, indexAt } from "./roving-focus";

test("arrows lead to the neighbours and stop at the ends", () => {
  expect(nextIndex("ArrowRight", 1, 4)).toBe(2);
  expect(nextIndex("ArrowRight", 3, 4)).toBe(3);
  expect(nextIndex("ArrowLeft", 1, 4)).toBe(0);
  expect(nextIndex("ArrowLeft", 0, 4)).toBe(0);
});

test("Home and End lead to the ends", () => {
  expect(nextIndex("Home", 2, 4)).toBe(0);
  expect(nextIndex("End", 1, 4)).toBe(3);
});

test("other keys lead nowhere, nor does any in an empty row", () => {
  expect(nextIndex("Enter", 1, 4)).toBeNull();
  expect(nextIndex("End", 0, 0)).toBeNull();
});

test("a place reaches to the next one", () => {
  expect([9, 10, 29, 30, 99].map((x) => indexAt(x, [10, 30]))).toEqual([-1, 0, 0, 1, 1]);
});
