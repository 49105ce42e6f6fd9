import { expect, test } from "vitest";
import type { GameEvent } from "../server/parts";
import { beatsOf } from "./beats";
import { cardsBeside } from "./plays";

/** The kinds of the beats of these events, each with the cards that lie beside it. */
function beside(events: readonly GameEvent[], clashing = false): [string, ...string[]][] {
  return beatsOf(events, 7).map((beat) => {
    const shown = events.slice(0, beat.since + beat.events.length - 7);
    return [beat.kind, ...cardsBeside(shown, beat, 7, clashing).map(({ card }) => card)];
  });
}

const FILI: GameEvent[] = [
  { kind: "turn", seat: "B" },
  { kind: "play", seat: "B", card: "fili" },
  { kind: "declare", seat: "B", card: "fili", option: "territory:hills" },
  { kind: "fili", seat: "B", territory: "hills" },
  { kind: "shift", deck: "action", from: "in_play", to: "action_discard", card: "fili" },
  { kind: "turn", seat: "A" },
];

test("a card lies there while what a module brings happens, and no longer", () => {
  expect(beside(FILI)).toEqual([["turn"], ["card", "fili"], ["other", "fili"], ["turn"]]);
});

test("what a module brings without a card has no card beside it", () => {
  const late: GameEvent[] = [...FILI, { kind: "pass", seat: "A" }, { kind: "fili_over", territory: "hills" }];
  expect(beside(late).slice(-2)).toEqual([["pass"], ["other"]]);
});

test("a card lies beside its answer; during a clash only cards that are played are shown", () => {
  const events: GameEvent[] = [
    { kind: "play", seat: "B", card: "bard" },
    { kind: "cancel", seat: "A", card: "bard" },
    { kind: "play", seat: "A", card: "migration" },
    { kind: "remove", seat: "A", territory: "hills" },
  ];
  expect(beside(events)).toEqual([
    ["card", "bard"],
    ["cancel", "bard"],
    ["card", "bard", "migration"],
    ["loss", "bard", "migration"],
  ]);
  expect(beside(events, true).at(-1)).toEqual(["loss"]);
  expect(beside(events, true)[2]).toEqual(["card", "bard", "migration"]);
});
