import { expect, test } from "vitest";
import type { GameEvent } from "../server/parts";
import { sinceOwnTurn } from "./since";

const turns = (seats: string): GameEvent[] => [...seats].map((seat) => ({ kind: "turn", seat }));

test("others' turns begin after the own turn", () => {
  expect(sinceOwnTurn(turns("BCABC"), 10, "A")).toBe(13);
});

test("in the own turn it is those before it", () => {
  expect(sinceOwnTurn(turns("ABCA"), 0, "A")).toBe(1);
});

test("before the first own turn there is nothing to come back to", () => {
  expect(sinceOwnTurn(turns("BC"), 0, "A")).toBeNull();
  expect(sinceOwnTurn(turns("BC"), 0, null)).toBeNull();
});
