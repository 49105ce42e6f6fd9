import { describe, expect, it } from "vitest";
import { offersOf } from "./offers";
import { targetsOf } from "./targets";

const asked = (...options: string[]) => ({
  asked: { question: "spread", card: null, options, forced: false, form: null },
  form: null,
  offers: offersOf(options, []),
  plan: {},
  named: [],
  left: () => 1,
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
