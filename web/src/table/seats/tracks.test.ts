import { expect, it } from "vitest";
import { pips } from "./tracks";

it("Deeds fill up a track after what is there", () => {
  expect(pips(4, 1, 6)).toEqual({ pips: ["full", "full", "full", "full", "deed", "open"], full: false });
});

it("as much as is needed fills the row, and more is no more", () => {
  expect(pips(5, 1, 6).full).toBe(true);
  expect(pips(9, 2, 5).pips).toHaveLength(5);
});
