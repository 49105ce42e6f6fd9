import { expect, test } from "vitest";
import { type ArrowShape, arrowShape, seaArrowShape } from "./arrows";

const start = ({ path }: ArrowShape) => path.slice(1).split("Q")[0]!.split(" ").map(Number);
const tip = ({ head }: ArrowShape) => head.slice(1).split("L")[0]!.split(" ").map(Number);

test("an arrow there and one back lie apart", () => {
  const there = arrowShape([0, 0], [300, 0], 1).badge;
  const back = arrowShape([300, 0], [0, 0], 1).badge;
  expect(Math.abs(there[1] - back[1])).toBeGreaterThan(32);
});

test("its head points to where it goes", () => {
  const [x] = tip(arrowShape([0, 0], [300, 0], 1));
  expect(x).toBeGreaterThan(250);
  expect(x).toBeLessThan(300);
});

test("it begins after the name it comes from and ends before the one it goes to", () => {
  const free = arrowShape([0, 0], [0, 400], 1);
  const named = arrowShape([0, 0], [0, 400], 1, [
    [0, 60, 120, 24],
    [0, 340, 120, 24],
  ]);
  expect(start(named)[1]).toBeGreaterThan(72);
  expect(tip(named)[1]).toBeLessThan(328);
  expect(tip(named)[1]).toBeGreaterThan(290);
  expect(tip(free)[1]).toBeGreaterThan(340);
});

test("names that are not in its way leave it as it is", () => {
  const aside = arrowShape([0, 0], [0, 400], 1, [[300, 60, 120, 24], null]);
  expect(aside).toEqual(arrowShape([0, 0], [0, 400], 1));
});

test("over the water it bends away from the land", () => {
  const { badge, path } = seaArrowShape([-100, 0], [100, 0], [0, 200], 1);
  expect(badge[1]).toBeLessThan(-30);
  expect(path.startsWith("M")).toBe(true);
  expect(seaArrowShape([-100, 0], [100, 0], [0, -200], 1).badge[1]).toBeGreaterThan(30);
});
