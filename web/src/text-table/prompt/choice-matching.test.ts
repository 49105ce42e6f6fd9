import { expect, it } from "vitest";
import { folded, matches, nearMisses, type Choice } from "./choice-matching";

const choice = (key: string, ...names: string[]): Choice => ({ key, shown: names[0] ?? key, names });
const keys = (found: Choice[]) => found.map(({ key }) => key);

const BARD = choice("card:bard", "Play Bard", "card:bard", "Bard");
const EYE = choice("card:balors_eye", "Play Balor’s Eye", "card:balors_eye", "Balor’s Eye");
const COVE = choice("from:cove", "From Cove", "from:cove", "Cove");
const CONFIRM = choice("do:confirm", "Confirm", "confirm", "Confirm");

it("accents, case, apostrophes and spaces do not matter", () => {
  expect(["L’œil de Balor", "Święto", "Craftsmen & Peasants", "misty_lands"].map(folded)).toEqual([
    "loeil de balor",
    "swieto",
    "craftsmen and peasants",
    "misty lands",
  ]);
});

it("an exact name comes first, then a beginning, then the beginning of a word", () => {
  expect(keys(matches("BARD", [BARD, EYE]))).toEqual(["card:bard"]);
  expect(keys(matches("ba", [BARD, EYE]))).toEqual(["card:bard", "card:balors_eye"]);
  expect(keys(matches("eye", [BARD, EYE]))).toEqual(["card:balors_eye"]);
  expect(keys(matches("co", [COVE, CONFIRM]))).toEqual(["from:cove", "do:confirm"]);
  expect(keys(matches("card:bard", [BARD, EYE]))).toEqual(["card:bard"]);
  expect(matches("", [BARD])).toEqual([]);
});

it("what is nearly right is suggested, and nothing else", () => {
  expect(keys(nearMisses("brad", [BARD, COVE]))).toEqual([]);
  expect(keys(nearMisses("bart", [BARD, COVE]))).toEqual(["card:bard"]);
  expect(keys(nearMisses("balrs eye", [BARD, EYE]))).toEqual(["card:balors_eye"]);
  expect(nearMisses("xyz", [BARD, EYE, COVE])).toEqual([]);
});
