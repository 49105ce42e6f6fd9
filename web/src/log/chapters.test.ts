import { expect, it } from "vitest";
import { Speech } from "../texts/speech";
import { story } from "../texts/story";
import { sayIn } from "../texts/test-texts";
import { chapters } from "./chapters";

const lines = story(new Speech(sayIn("en"), undefined, true), [
  { kind: "build", building: "capital", territory: "hills" },
  { kind: "season", round: 1 },
  { kind: "turn", seat: "A" },
  { kind: "play", seat: "A", card: "bard" },
  { kind: "deed", seat: "A", count: 1 },
  { kind: "turn", seat: "B" },
  { kind: "pass", seat: "B" },
  { kind: "turn", seat: "A" },
  { kind: "move", seat: "A", from: "hills", to: "cove" },
  { kind: "clash", territory: "cove", instigator: "A" },
  { kind: "clash_over", territory: "cove" },
  { kind: "assembly", round: 2 },
]);
const shape = (filter: "all" | "card" | "clash" | "mine") =>
  chapters(lines, filter, "B").map((chapter) => chapter.turns.map((turn) => [turn.seat, turn.lines.length]));

it("has chapters, and turns in them", () => {
  expect(shape("all")).toEqual([
    [[null, 1]],
    [
      ["A", 2],
      ["B", 1],
      ["A", 3],
    ],
    [],
  ]);
  expect(chapters(lines).map((chapter) => chapter.title?.[0]?.text)).toEqual([
    undefined,
    "Round 1: the Season begins.",
    "Round 2: the Assembly meets.",
  ]);
});

it("shows only what is asked for, without empty turns and chapters", () => {
  expect(shape("card")).toEqual([[["A", 1]]]);
  expect(shape("clash")).toEqual([[["A", 2]]]);
  expect(shape("mine")).toEqual([[["B", 1]]]);
});
