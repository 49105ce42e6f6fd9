import { describe, expect, it } from "vitest";
import type { Form } from "../server/messages";
import { isComplete, left, optionsIn, smallestPlan, withCount } from "./plans";

const item = (option: string, most: number, least = 0) => ({ option, least, most });

const migration: Form = {
  kind: "scatter",
  hub: "hills",
  items: [item("to:cove", 3), item("to:moor", 3), item("to:valley", 3)],
  least: 1,
  most: 3,
};
const conquest: Form = {
  kind: "gather",
  hub: "moor",
  items: [item("from:cove", 1), item("from:hills", 3)],
  least: 1,
  most: 4,
};
const newClans: Form = {
  kind: "pick",
  hub: null,
  items: [item("territory:cove", 2), item("territory:moor", 2)],
  least: 2,
  most: 2,
};

describe("a plan", () => {
  it("gives no more clans than there are in all", () => {
    const plan = withCount(migration, { "to:cove": 2 }, "to:moor", 5);
    expect(plan).toEqual({ "to:cove": 2, "to:moor": 1 });
    expect(left(migration, plan, "to:valley")).toBe(0);
  });

  it("takes no more clans from a place than are there", () => {
    expect(withCount(conquest, {}, "from:cove", 2)).toEqual({ "from:cove": 1 });
    expect(left(conquest, { "from:hills": 1 }, "from:hills")).toBe(2);
  });

  it("knows nothing of a place that its form does not name", () => {
    expect(withCount(conquest, {}, "from:bog", 1)).toEqual({});
  });

  it("forgets a place that gets none", () => {
    expect(withCount(migration, { "to:cove": 2, "to:moor": 1 }, "to:cove", 0)).toEqual({ "to:moor": 1 });
  });

  it("is complete when it has as many in all as it needs", () => {
    expect(isComplete(migration, {})).toBe(false);
    expect(isComplete(migration, { "to:cove": 1 })).toBe(true);
    expect(isComplete(newClans, { "territory:cove": 1 })).toBe(false);
    expect(isComplete(newClans, { "territory:cove": 1, "territory:moor": 1 })).toBe(true);
  });

  it("that was begun step by step keeps what was said", () => {
    const begun: Form = { ...migration, items: [item("to:cove", 3, 1), item("to:moor", 2)] };
    expect(smallestPlan(begun)).toEqual({ "to:cove": 1 });
    expect(withCount(begun, { "to:cove": 2 }, "to:cove", 0)).toEqual({ "to:cove": 1 });
  });
});

it("answers name options, alone or in a plan", () => {
  expect(optionsIn(["card:migration", "from:hills", { "to:cove": 2, "to:moor": 1 }])).toEqual([
    "card:migration",
    "from:hills",
    "to:cove",
    "to:moor",
  ]);
});
