import { expect, it } from "vitest";
import { pips } from "./tracks";

it("Deeds fill up a track after what is there", () => {
  expect(pips(4, 1)).toEqual({ pips: ["full", "full", "full", "full", "deed", "open"], full: false });
});

it("six in all fill the row, and more is no more", () => {
  expect(pips(5, 1).full).toBe(true);
  expect(pips(9, 2).pips).toHaveLength(6);
});
