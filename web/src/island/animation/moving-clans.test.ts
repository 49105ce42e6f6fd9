import { expect, test } from "vitest";
import { land } from "../fixtures";
import { MoveAnimations } from "./moving-clans.svelte";

const HILLS = [land("hills", [2]), land("cove", [0])];
const COVE = [land("hills", [0]), land("cove", [2])];

test("clans on their way are not there yet, until they land", () => {
  const animations = new MoveAnimations(() => true);
  animations.update(HILLS);
  animations.update(COVE);
  expect(animations.running).toMatchObject([{ seat: 0, count: 2, from: "hills", to: "cove" }]);
  expect(animations.resting(COVE[1]!)).toEqual([0]);
  animations.finish(animations.running[0]!.id);
  expect(animations.resting(COVE[1]!)).toEqual([2]);
});

test("who does not want to wait has them all land", () => {
  const animations = new MoveAnimations(() => true);
  animations.update(HILLS);
  animations.update(COVE);
  animations.finishAll();
  expect(animations.running).toEqual([]);
});

test("where nothing moves they are there at once", () => {
  const animations = new MoveAnimations(() => false);
  animations.update(HILLS);
  animations.update(COVE);
  expect(animations.running).toEqual([]);
});
