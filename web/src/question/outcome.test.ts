import { expect, it } from "vitest";
import { land } from "../island/fixtures";
import type { Outcome } from "../server/messages";
import { Speech, type Say } from "../texts/speech";
import { consequences, ghostsOf } from "./outcome";

const say: Say = (key, values = {}) => [key, ...Object.values(values)].join(" ");
const speech = new Speech(say, ["Anna", "Brigid"]);
const scene = {
  territories: [land("cove", [3, 1], { chieftain: "A" }), land("moor", [0, 1], { chieftain: "B" })],
};
const conquest: Outcome = {
  events: [
    { kind: "play", seat: "A", card: "conquest" },
    { kind: "declare", seat: "A", card: "conquest", option: "territory:moor" },
    { kind: "move", seat: "A", from: "cove", to: "moor", count: 2 },
    { kind: "clash", territory: "moor", instigator: "A" },
  ],
  lands: [
    { territory: "cove", clans: [1, 1], chieftain: null },
    { territory: "moor", clans: [2, 1], chieftain: "A" },
  ],
};

it("what follows is said: what stays behind, who is no longer chieftain, and the clash", () => {
  expect(consequences(conquest, scene, speech, "A", true)).toEqual([
    "web_table-outcome_left tile-cove 1",
    "web_table-outcome_lose tile-cove",
    "web_table-outcome_lead tile-moor",
    "web_table-outcome_clash tile-moor Brigid",
  ]);
});

it("where nothing is planned on arrows, the clans that move are told as in the log", () => {
  expect(consequences(conquest, scene, speech, "A", false)[0]).toMatch(/^event-move/);
});

it("the marks on the map are the clans that come and go, and the buildings", () => {
  const outcome: Outcome = {
    events: [
      { kind: "build", building: "citadel", territory: "moor" },
      { kind: "place", seat: "A", territory: "cove", count: 1 },
      { kind: "place", seat: "A", territory: "cove", count: 1 },
      { kind: "replace", seat: "A", other: "B", territory: "moor" },
    ],
    lands: [],
  };
  const { arrows, buildings, losses } = ghostsOf(outcome);
  expect(arrows.map(({ from, to, count }) => [from, to, count])).toEqual([
    [null, "cove", 2],
    [null, "moor", 1],
  ]);
  expect([...buildings]).toEqual([["moor", ["citadel"]]]);
  expect(losses).toEqual([{ seat: "B", territory: "moor", count: 1 }]);
});
