import { expect, test } from "vitest";
import { drawn } from "./arrows";

test("an arrow there and one back lie apart", () => {
  const there = drawn([0, 0], [300, 0], 1).badge;
  const back = drawn([300, 0], [0, 0], 1).badge;
  expect(Math.abs(there[1] - back[1])).toBeGreaterThan(32);
});

test("its head points to where it goes", () => {
  const tip = drawn([0, 0], [300, 0], 1).head.slice(1).split("L")[0]!.split(" ").map(Number);
  expect(tip[0]).toBeGreaterThan(250);
  expect(tip[0]).toBeLessThan(300);
});
