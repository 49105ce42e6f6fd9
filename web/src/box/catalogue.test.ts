import { expect, it } from "vitest";
import {
  addContents,
  CARDS,
  cardsIn,
  facts,
  hasRule,
  isCard,
  isTile,
  isWindow,
  kindOf,
  TILES,
  tilesIn,
} from "./catalogue";
import type { Card, Tile } from "../server/view";

it("cards and territories of another edition are known beside those that are shipped", () => {
  const lay = "toy_lay" as Card;
  expect(isCard(lay)).toBe(false);
  expect(() => facts(lay)).toThrow("toy_lay");
  const uses = [{ sign: "season" as const, moment: "own_turn" as const }];
  addContents("toy", {
    cards: { toy_lay: { deck: "epic", uses, icons: [], players: 2, scene: false } },
    tiles: { toy_bog: { rule: true } },
    windows: ["toy_fair_end"],
  });
  expect(facts(lay).deck).toBe("epic");
  expect(isTile("toy_bog") && hasRule("toy_bog" as Tile)).toBe(true);
  expect(["toy_fair_end", "turn_end", "turn"].map(isWindow)).toEqual([true, true, false]);
  expect(cardsIn("toy")).toEqual([lay]);
  expect(tilesIn("toy")).toEqual(["toy_bog"]);
  expect(cardsIn("base")).toBe(CARDS);
  expect(facts("bard").deck).toBe("action");
  expect(hasRule("cove")).toBe(false);
});

it("the pages of the box show what is shipped", () => {
  expect([CARDS.length, TILES.length]).toEqual([63, 16]);
  expect(CARDS).not.toContain("toy_lay" as Card);
  expect(TILES).not.toContain("toy_bog" as Tile);
});

it("options are about what their verb says, and what is no verb is a word", () => {
  expect(["give", "replace", "tile", "site", "count", "toy_feast"].map(kindOf)).toEqual([
    "card",
    "seat",
    "tile",
    "site",
    "count",
    "word",
  ]);
});
