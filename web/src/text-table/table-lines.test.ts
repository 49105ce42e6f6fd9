import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import type { Scene } from "../server/parts";
import { source, sayIn } from "../texts/test-texts";
import { Speech } from "../texts/speech";
import { texts } from "../texts/texts.svelte";
import type { Seat } from "../server/view";
import { handLines, headingLine, islandLines, markerLines, playerFacts, type Sitting } from "./table-lines";

interface Golden {
  names: string[];
  looks: { scene: Pick<Scene, "territories" | "phase" | "round"> }[];
}

const golden: Golden = JSON.parse(
  readFileSync(new URL("../texts/story.golden.json", import.meta.url), "utf8"),
);
const speech = new Speech(sayIn("en"), ["Ann", "Bob"]);
const holdings = {
  seat: "A",
  reserve: 7,
  deeds: 1,
  pretender: true,
  tracks: { leadership: 3, religion: 0, land: 5 },
  conditions: 1,
  actions: 2,
  epics: 1,
  advantages: ["hills"],
  put_away: 1,
  before: [],
} as const;
const scene = {
  round: 2,
  phase: "season",
  brenn: "A",
  crows: "clockwise",
  to_win: 7,
  seats: [holdings],
} as unknown as Scene;

beforeAll(() => texts.use("en", source("en")));

it("each territory has a line that names the neighbours, and they name it", () => {
  const { territories } = golden.looks.at(-1)!.scene;
  expect(territories.length).toBeGreaterThan(3);
  const lines = islandLines(speech, {
    territories,
    capital: null,
    festival: null,
    markers: [],
    clash: null,
  } as unknown as Scene);
  const beside: Record<string, string[]> = Object.fromEntries(
    lines.map((line) => [line.split(":")[0], line.split("Beside ")[1]?.split(", ") ?? []]),
  );
  for (const [name, others] of Object.entries(beside)) {
    expect(others.length).toBeGreaterThan(0);
    for (const other of others) expect(beside[other]).toContain(name);
  }
});

it("a player is told with marks, tracks and cards", () => {
  expect(headingLine(speech, scene)).toBe("Round 2, Season · Brenn: Ann · crows clockwise");
  expect(playerFacts(speech, scene, [{ bot: "" }], "A")).toEqual([
    {
      name: "Ann, you, Brenn, Pretender",
      value:
        "Leadership 3/7, Religion 0/7, Land 5/7, 1 victory condition, 1 Deed, Reserve 7, 3 Action cards, 1 Epic Tale, 1 Advantage card (Hills)",
    },
  ]);
});

it("a player who is not there is told so", () => {
  const named = (sitting: Sitting, gone: Seat[] = []) =>
    playerFacts(speech, scene, [sitting], null, gone)[0]?.name.split(", ").slice(1, -2);
  expect(named({ bot: "easy" })).toEqual(["bot"]);
  expect(named({ bot: "" }, ["A"])).toEqual(["offline"]);
  expect(named({ bot: "easy", away: true })).toEqual(["away: a bot plays"]);
  expect(named({ bot: "easy", resigned: true })).toEqual(["given up: a bot plays"]);
  expect(named({ bot: "", resigned: true })).toEqual(["gave up"]);
});

it("a hand is told by decks", () => {
  const own = {
    hand: ["bard", "hills", "eriu", "druid"],
    put_away: ["geis"],
    drawn: [],
    drawn_again: [],
  } as const;
  expect(handLines(speech, own as unknown as Parameters<typeof handLines>[1])).toEqual([
    "Action cards: Bard, Druid",
    "Advantage cards: Hills",
    "Epic Tales: Eriu",
    "Put away: Geis",
  ]);
});

it("each marker has a line that says what its kind means", () => {
  const markers: Scene["markers"] = [
    { name: "king", kind: "state", value: "need" },
    { name: "harbours", kind: "territories", value: ["cove", "aber"] },
    { name: "fili", kind: "territory", value: null },
    { name: "hy_breasil", kind: "seat", value: "B" },
  ];
  expect(markerLines(speech, { markers })).toEqual([
    "The King tile: We need a King!",
    "Harbours: Cove, Aber",
    "The Fili token: –",
    "Hy Breasil: Bob",
  ]);
});
