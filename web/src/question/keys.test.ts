import { expect, it } from "vitest";
import { placeOf } from "./keys";

it("territories on the island are touched there, those still to be laid are shown beside it", () => {
  expect(["territory:cove", "from:cove", "to:cove"].map(placeOf)).toEqual(["land", "land", "land"]);
  expect(placeOf("tile:cove")).toBe("tile");
  expect(placeOf("site:1,0,up")).toBe("site");
});

it("cards, players and numbers are what they are, and everything else is a button", () => {
  expect(["hand_on:bard", "attack:E", "count:2", "pass", "toy_feast"].map(placeOf)).toEqual([
    "card",
    "seat",
    "count",
    "word",
    "word",
  ]);
});
