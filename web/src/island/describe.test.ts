import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Texts } from "../texts/texts.svelte";
import { describeTerritory } from "./describe";
import { land } from "./fixtures";

function textsIn(language: "en" | "pl") {
  const texts = new URL(`../../../src/ardri/texts/${language}/`, import.meta.url);
  const read = (name: string) => readFileSync(new URL(`${name}.ftl`, texts), "utf8");
  const found = new Texts();
  found.use(language, ["table", "tiles", "web_island"].map(read).join("\n"));
  return found;
}

const quiet = { capital: null, festival: null, clash: null, markers: [], territories: [] };
const hills = land("hills", [2, 1], { chieftain: "A", citadels: 1 });

test("a territory is told with its clans, its chieftain and its buildings", () => {
  expect(describeTerritory(textsIn("en").say, hills, quiet)).toBe(
    "Hills: 2 clans of A (chieftain), 1 clan of B, 1 Citadel",
  );
});

test("players have their names", () => {
  expect(describeTerritory(textsIn("en").say, hills, quiet, { A: "Emer" })).toContain(
    "2 clans of Emer (chieftain)",
  );
});

test("in Polish the plural is a Polish one", () => {
  expect(describeTerritory(textsIn("pl").say, land("hills", [5, 2]), quiet)).toContain(
    "5 klanów gracza A, 2 klany gracza B",
  );
});

test("nobody there is said, and so are Capital and Festival", () => {
  const there = { ...quiet, capital: "cove", festival: "cove" } as const;
  expect(describeTerritory(textsIn("en").say, land("cove", [0, 0]), there)).toBe(
    "Cove: nobody there, Capital, Festival",
  );
});

test("in a clash the sheltered are told", () => {
  const clash = { territory: "hills", sheltered: [0, 1] } as NonNullable<
    Parameters<typeof describeTerritory>[2]["clash"]
  >;
  expect(describeTerritory(textsIn("en").say, hills, { ...quiet, clash })).toBe(
    "Hills: 2 clans of A (chieftain), 1 clan of B, 1 sheltered, 1 Citadel, clash going on",
  );
});

test("the neighbours are told that the view names, wherever the territory lies", () => {
  const beside = land("hills", [2, 1], { ...hills, neighbours: ["cove", "moor"] });
  expect(describeTerritory(textsIn("en").say, beside, quiet)).toBe(
    "Hills: 2 clans of A (chieftain), 1 clan of B, 1 Citadel. Beside Cove, Moor",
  );
});
