import { expect, test } from "vitest";
import { LAYOUT } from "../fixtures";
import { growth, label } from "./label";

const width = (text: string) => text.length * 0.6;

test("names that can be read are as large as the land would have them", () => {
  expect(growth(27, 0.5)).toBe(1);
});

test("from afar names are larger than the land, so that they can still be read", () => {
  expect(27 * 0.3 * growth(27, 0.3)).toBeGreaterThanOrEqual(11);
  expect(growth(27, 0.01)).toBeLessThan(2);
});

test("a short name has its size", () => {
  expect(label("Moor", LAYOUT, 1, width)).toMatchObject({
    lines: ["Moor"],
    size: 16.5,
    box: [0, -28, 39.6, 25],
  });
});

test("a long name is smaller, so that it stays in its room", () => {
  const long = label("Gates of the Isles", LAYOUT, 1, width);
  expect(long.lines).toHaveLength(1);
  expect(long.box[2] + 25 * 1.1).toBeCloseTo(162);
});

test("from afar a long name has two lines of much the same width", () => {
  const long = label("Gates of the Other World", LAYOUT, 1.5, width);
  expect(long.lines).toEqual(["Gates of the", "Other World"]);
  expect(long.size).toBeGreaterThan(16.5);
});

test("a large name does not lie on the clans", () => {
  const bottom = (grow: number) => {
    const [, y, , tall] = label("Moor", LAYOUT, grow, width).box;
    return y + tall / 2;
  };
  expect(bottom(1.6)).toBeCloseTo(bottom(1));
});

test("from very far a name is in plain letters", () => {
  expect(label("Moor", LAYOUT, 1.2, width).plain).toBe(false);
  expect(label("Moor", LAYOUT, 1.6, width).plain).toBe(true);
});
