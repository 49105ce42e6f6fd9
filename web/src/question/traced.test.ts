import { expect, it } from "vitest";
import type { Form } from "../server/messages";
import { traced } from "./traced";

const keys = (...options: string[]) => options.map((answer) => ({ answer, form: null }));
const form = (kind: Form["kind"], hub: string | null): Form => ({ kind, hub, items: [], least: 0, most: 9 });

it("clans are seen to go where the keys say", () => {
  expect(traced(keys("card:scouts_spies", "from:cove", "to:hills", "count:2"))).toEqual({
    named: ["cove", "hills"],
    moves: [{ from: "cove", to: "hills", count: 2, option: "to:hills" }],
  });
});

it("clans gather in the hub of a plan", () => {
  const { moves } = traced([{ answer: { "from:cove": 2 }, form: form("gather", "moor") }]);
  expect(moves).toEqual([{ from: "cove", to: "moor", count: 2, option: "from:cove" }]);
});

it("clans scatter from the hub of a plan", () => {
  const { moves } = traced([{ answer: { "to:cove": 1 }, form: form("scatter", "hills") }]);
  expect(moves).toEqual([{ from: "hills", to: "cove", count: 1, option: "to:cove" }]);
});

it("clans come from the reserve where there is no hub", () => {
  const { moves } = traced([{ answer: { "territory:cove": 1 }, form: form("pick", null) }]);
  expect(moves).toEqual([{ from: null, to: "cove", count: 1, option: "territory:cove" }]);
});

it("cards and players that a plan names are not on the map", () => {
  const answer = { "discard:bard": 1, "seat:B": 2 };
  expect(traced([{ answer, form: form("pick", null) }])).toEqual({ named: [], moves: [] });
});
