import { expect, it } from "vitest";
import { pips } from "./tracks";

it("Deeds fill up a track after what is there", () => {
  expect(pips(4, 1)).toEqual({ pips: ["full", "full", "full", "full", "deed", "open"], met: false });
});

it("six in all meet the condition, and more is no more", () => {
  expect(pips(5, 1).met).toBe(true);
  expect(pips(9, 2).pips).toHaveLength(6);
});
