import { describe, expect, it } from "vitest";
import { source } from "./test-texts";
import { Texts } from "./texts.svelte";

describe("texts", () => {
  it("are said in the language that is spoken", () => {
    const texts = new Texts();
    texts.use("pl", source("pl"));
    expect(texts.say("card-bard")).toBe("Bard");
    expect(texts.say("count-clan", { count: 2 })).toContain("2");
    texts.use("fr", source("fr"));
    expect(texts.say("tile-cove")).not.toBe("");
  });

  it("that are missing are an error, not an empty line", () => {
    const texts = new Texts();
    texts.use("en", source("en"));
    expect(() => texts.say("no-such-text")).toThrow("no-such-text");
    expect(() => texts.say("count-clan")).toThrow();
  });
});
