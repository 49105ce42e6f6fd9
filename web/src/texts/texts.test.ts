import { describe, expect, it } from "vitest";
import { source } from "./test-texts";
import { Words } from "./texts.svelte";

describe("texts", () => {
  it("are said in the language that is spoken", () => {
    const words = new Words();
    words.use("pl", source("pl"));
    expect(words.say("card-bard")).toBe("Bard");
    expect(words.say("count-clan", { count: 2 })).toContain("2");
    words.use("fr", source("fr"));
    expect(words.say("tile-cove")).not.toBe("");
  });

  it("that are missing are an error, not an empty line", () => {
    const words = new Words();
    words.use("en", source("en"));
    expect(() => words.say("no-such-text")).toThrow("no-such-text");
    expect(() => words.say("count-clan")).toThrow();
  });
});
