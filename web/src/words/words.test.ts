import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Words } from "./words.svelte";

const TEXTS = new URL("../../../src/ardri/texts/", import.meta.url);

function source(language: string): string {
  const folder = new URL(`${language}/`, TEXTS);
  return readdirSync(folder)
    .map((file) => readFileSync(new URL(file, folder), "utf8"))
    .join("\n");
}

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
