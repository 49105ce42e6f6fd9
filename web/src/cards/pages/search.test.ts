import { expect, test } from "vitest";
import { addressOf, findCards, findTiles, withoutAccents, lastList, wantedBy, type Wanted } from "./search";

const ALL: Wanted = { text: "", deck: "", sign: "", effect: "", module: "" };
const SAID: Record<string, string> = {
  "card-diarmuid": "Diarmuid and Gráinne",
  "card-geis.text": "When an opponent plays an Action card: its effect is ignored.",
  "tile-gates": "Gates of Tír na nÓg",
};
const say = (key: string) => SAID[key] ?? key;
const cards = (wanted: Partial<Wanted>, names = {}) => findCards({ ...ALL, ...wanted }, say, names);
const tiles = (wanted: Partial<Wanted>) => findTiles({ ...ALL, ...wanted }, say);

test("who asks for nothing finds everything", () => {
  expect(cards({})).toHaveLength(63);
  expect(tiles({})).toHaveLength(16);
});

test("marks on letters need not be typed", () => {
  expect(withoutAccents("Tír na nÓg, Łąki, Cœur d’or")).toBe("tir na nog, laki, coeur d'or");
  expect(cards({ text: "grainne" })).toEqual(["diarmuid"]);
  expect(tiles({ text: "TIR NA NOG" })).toEqual(["gates"]);
});

test("words are looked for in texts too, in any order", () => {
  expect(cards({ text: "ignored opponent" })).toEqual(["geis"]);
  expect(cards({ text: "ignored banana" })).toEqual([]);
});

test("a card is found by its name in another language", () => {
  expect(cards({ text: "barde" }, { bard: { fr: "Barde" } })).toEqual(["bard"]);
});

test("decks are told apart", () => {
  expect(cards({ deck: "action" })).toHaveLength(17);
  expect(cards({ deck: "advantage" })).toHaveLength(16);
  expect(cards({ deck: "epic" })).toHaveLength(30);
  expect(cards({ deck: "tiles" })).toEqual([]);
  expect(tiles({ deck: "tiles" })).toHaveLength(16);
  expect(tiles({ deck: "epic" })).toEqual([]);
});

test("signs and effects narrow what is found", () => {
  expect(cards({ deck: "action", sign: "triskel" })).toContain("bard");
  expect(cards({ deck: "action", sign: "triskel" })).not.toContain("citadel");
  expect(cards({ deck: "action", effect: "clash" })).toContain("conquest");
  expect(cards({ deck: "action", effect: "clash" })).not.toContain("bard");
  expect(tiles({ sign: "season" })).toEqual([]);
});

test("an address says what is looked for, and back", () => {
  const wanted: Wanted = {
    text: "clan & card",
    deck: "epic",
    sign: "season",
    effect: "move",
    module: "king",
  };
  const address = addressOf(wanted);
  expect(wantedBy(new URL(address, "http://here").searchParams)).toEqual(wanted);
  expect(lastList()).toBe(address);
  expect(addressOf(ALL)).toBe("/cards");
});

test("nonsense in an address asks for nothing", () => {
  expect(wantedBy(new URLSearchParams("deck=hearts&sign=moon&effect="))).toEqual(ALL);
});
