import { expect, it } from "vitest";
import type { Seat } from "../server/view";
import { nextSeat } from "./next-seat";

it("the next seat is the one that the view has next, and after the last comes the first", () => {
  const scene = { order: ["C", "A", "D", "B"] satisfies Seat[] };
  expect(nextSeat(scene, "C")).toBe("A");
  expect(nextSeat(scene, "B")).toBe("C");
  expect(nextSeat(scene, "C", -1)).toBe("B");
  expect(nextSeat(scene, "D", -1)).toBe("A");
});
