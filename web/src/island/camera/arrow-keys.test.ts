import { expect, test } from "vitest";
import { step, way } from "./arrow-keys";

const places = [
  { key: "here", at: [0, 0] },
  { key: "right", at: [100, 10] },
  { key: "far right", at: [220, 0] },
  { key: "below", at: [20, 90] },
] as const;

const from = (key: string) => step(places, [0, 0], way(key)!)?.key;

test("an arrow leads to the nearest place that way", () => {
  expect(from("ArrowRight")).toBe("right");
  expect(from("ArrowDown")).toBe("below");
});

test("at the edge it leads nowhere", () => {
  expect(from("ArrowLeft")).toBeUndefined();
  expect(from("ArrowUp")).toBeUndefined();
});

test("other keys are no arrows", () => {
  expect(way("Enter")).toBeUndefined();
});
