import { expect, test } from "vitest";
import { moved, placeAt } from "./roving-focus";

test("arrows lead to the neighbours and stop at the ends", () => {
  expect(moved("ArrowRight", 1, 4)).toBe(2);
  expect(moved("ArrowRight", 3, 4)).toBe(3);
  expect(moved("ArrowLeft", 1, 4)).toBe(0);
  expect(moved("ArrowLeft", 0, 4)).toBe(0);
});

test("Home and End lead to the ends", () => {
  expect(moved("Home", 2, 4)).toBe(0);
  expect(moved("End", 1, 4)).toBe(3);
});

test("other keys lead nowhere, nor does any in an empty row", () => {
  expect(moved("Enter", 1, 4)).toBeNull();
  expect(moved("End", 0, 0)).toBeNull();
});

test("a place reaches to the next one", () => {
  expect([9, 10, 29, 30, 99].map((x) => placeAt(x, [10, 30]))).toEqual([-1, 0, 0, 1, 1]);
});
