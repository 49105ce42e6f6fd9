import { expect, it } from "vitest";
import { metByName, pips } from "./tracks";

it("Deeds fill up a track after what is there", () => {
  expect(pips(4, 1)).toEqual({ pips: ["full", "full", "full", "full", "deed", "open"], met: false });
});

it("six in all meet the condition, and more is no more", () => {
  expect(pips(5, 1).met).toBe(true);
  expect(pips(9, 2).pips).toHaveLength(6);
});

it("Deeds go where they help most, and what they complete is met", () => {
  expect(metByName({ leadership: 6, religion: 3, land: 5 }, 1)).toEqual(["leadership", "land"]);
  expect(metByName({ leadership: 0, religion: 5, land: 4 }, 2)).toEqual(["religion"]);
  expect(metByName({ leadership: 0, religion: 5, land: 4 }, 3)).toEqual(["religion", "land"]);
  expect(metByName({ leadership: 5, religion: 5, land: 5 }, 0)).toEqual([]);
});
