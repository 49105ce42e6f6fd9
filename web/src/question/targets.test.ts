import { describe, expect, it } from "vitest";
import { NOTHING, offersOf } from "./offers";
import { targetsOf } from "./targets";

const asked = (...options: string[]) => ({
  asked: { question: "spread", card: null, options, forced: false, form: null },
  form: null,
  offers: offersOf(options, []),
  others: NOTHING,
  staged: [],
  plan: {},
  named: [],
  left: () => 1,
});

it("what was picked is chosen, and what could be picked instead can be touched", () => {
  const others = offersOf(["territory:cove", "site:1,0,up", "site:2,0,up"], []);
  const picked = { ...asked(), asked: null, others, staged: ["site:2,0,up"] };
  const targets = targetsOf(picked);
  expect([...targets].filter(([, { chosen }]) => chosen).map(([place]) => place)).toEqual(["2,0,up"]);
  expect([...targets.keys()]).toEqual(["cove", "1,0,up", "2,0,up"]);
});

describe("what a hint is about", () => {
  it("is a territory", () => {
    const targets = targetsOf(asked("territory:cove", "territory:hills"), "territory:hills");
    expect([...targets].filter(([, { best }]) => best).map(([place]) => place)).toEqual(["hills"]);
  });

  it("is a place for a new one", () => {
    expect(targetsOf(asked("site:1,0,up", "site:2,0,up"), "site:2,0,up").get("2,0,up")?.best).toBe(true);
  });

  it("is no more so when it was chosen", () => {
    const laid = { ...asked("territory:cove", "territory:hills"), plan: { "territory:hills": 1 } };
    expect(targetsOf(laid, "territory:hills").get("hills")).toMatchObject({ chosen: true, best: false });
  });
});
