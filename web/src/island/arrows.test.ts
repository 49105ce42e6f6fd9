import { expect, test } from "vitest";
import { drawn, reached } from "./arrows";

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

test("its head does not lie on a name", () => {
  const name = [250, 0, 40, 20] as const;
  const tip = drawn([0, 0], [300, 0], 1, name).head.slice(1).split("L")[0]!.split(" ").map(Number);
  expect(tip[0]).toBeGreaterThan(200);
  expect(tip[0]).toBeLessThan(230);
});

test("a way comes to a box, passes it or begins in it", () => {
  expect(reached([0, 0], [100, 0], [50, 0, 20, 20])).toEqual([40, 0]);
  expect(reached([0, 0], [100, 0], [50, 40, 20, 20])).toBeNull();
  expect(reached([0, 0], [0, 100], [50, 50, 20, 20])).toBeNull();
  expect(reached([50, 0], [100, 0], [50, 0, 20, 20])).toBeNull();
});
