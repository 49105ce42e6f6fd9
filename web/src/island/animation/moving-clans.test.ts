import { expect, test } from "vitest";
import { land } from "../fixtures";
import { MoveAnimations } from "./moving-clans.svelte";

const HILLS = [land("hills", [2]), land("cove", [0])];
const COVE = [land("hills", [0]), land("cove", [2])];

test("clans on their way are not there yet, until they land", () => {
  const animations = new MoveAnimations(() => true);
  animations.see(HILLS);
  animations.see(COVE);
  expect(animations.now).toMatchObject([{ seat: 0, count: 2, from: "hills", to: "cove" }]);
  expect(animations.standing(COVE[1]!)).toEqual([0]);
  animations.land(animations.now[0]!.id);
  expect(animations.standing(COVE[1]!)).toEqual([2]);
});

test("who does not want to wait has them all land", () => {
  const animations = new MoveAnimations(() => true);
  animations.see(HILLS);
  animations.see(COVE);
  animations.landAll();
  expect(animations.now).toEqual([]);
});

test("where nothing moves they are there at once", () => {
  const animations = new MoveAnimations(() => false);
  animations.see(HILLS);
  animations.see(COVE);
  expect(animations.now).toEqual([]);
});
