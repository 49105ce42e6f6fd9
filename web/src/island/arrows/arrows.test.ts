import { expect, test } from "vitest";
import { type Drawn, drawn } from "./arrows";

const start = ({ path }: Drawn) => path.slice(1).split("Q")[0]!.split(" ").map(Number);
const tip = ({ head }: Drawn) => head.slice(1).split("L")[0]!.split(" ").map(Number);

test("an arrow there and one back lie apart", () => {
  const there = drawn([0, 0], [300, 0], 1).badge;
  const back = drawn([300, 0], [0, 0], 1).badge;
  expect(Math.abs(there[1] - back[1])).toBeGreaterThan(32);
});

test("its head points to where it goes", () => {
  const [x] = tip(drawn([0, 0], [300, 0], 1));
  expect(x).toBeGreaterThan(250);
  expect(x).toBeLessThan(300);
});

test("it begins after the name it comes from and ends before the one it goes to", () => {
  const free = drawn([0, 0], [0, 400], 1);
  const named = drawn([0, 0], [0, 400], 1, [
    [0, 60, 120, 24],
    [0, 340, 120, 24],
  ]);
  expect(start(named)[1]).toBeGreaterThan(72);
  expect(tip(named)[1]).toBeLessThan(328);
  expect(tip(named)[1]).toBeGreaterThan(290);
  expect(tip(free)[1]).toBeGreaterThan(340);
});

test("names that are not in its way leave it as it is", () => {
  const aside = drawn([0, 0], [0, 400], 1, [[300, 60, 120, 24], null]);
  expect(aside).toEqual(drawn([0, 0], [0, 400], 1));
});
