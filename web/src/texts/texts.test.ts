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

  it("of another edition are names, unless there is a text", () => {
    const texts = new Texts();
    texts.use("en", source("en"));
    texts.name({ "card-toy_lay": "Toy lay", "card-bard": "Another" });
    expect(texts.say("card-toy_lay")).toBe("Toy lay");
    expect(texts.say("card-bard")).toBe("Bard");
  });

  it("that are missing are an error, not an empty line", () => {
    const texts = new Texts();
    texts.use("en", source("en"));
    expect(() => texts.say("no-such-text")).toThrow("no-such-text");
    expect(() => texts.say("count-clan")).toThrow();
  });
});
