import { expect, it } from "vitest";
import { toName, touched } from "./drafting.svelte";

it("of two piles the smaller one is named", () => {
  expect([1, 2, 3].map((keep) => toName(4, keep))).toEqual([1, 2, 1]);
  expect([1, 2].map((keep) => toName(2, keep))).toEqual([1, 1]);
});

it("a card too many takes the place of the one named first", () => {
  expect(touched(["bard"], "geis", 1)).toEqual(["geis"]);
  expect(touched(["bard", "druid"], "geis", 2)).toEqual(["druid", "geis"]);
  expect(touched(["bard", "druid"], "bard", 2)).toEqual(["druid"]);
});
