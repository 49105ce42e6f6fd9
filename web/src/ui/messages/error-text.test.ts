import { readFileSync, readdirSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { Trouble } from "../../server/api-error";
import { words } from "../../texts/texts.svelte";
import { refusalText } from "./error-text";

const TEXTS = new URL("../../../../src/ardri/texts/en/", import.meta.url);

beforeAll(() => {
  const source = readdirSync(TEXTS).map((file) => readFileSync(new URL(file, TEXTS), "utf8"));
  words.use("en", source.join("\n"));
});

it("says what a server, an account or a table refused", () => {
  expect(refusalText(new Trouble("too_fast", { seconds: 2 }, "", 429))).toContain("wait 2 seconds");
  expect(refusalText(new Trouble("name_taken", { name: "Ann" }, "", 409))).toContain("Ann");
  expect(refusalText({ kind: "refused", id: 1, error: "taken" })).toBe(words.say("refused-taken"));
});

it("says that the network is away", () => {
  expect(refusalText(new Trouble("gone", {}, "", 0))).toContain("network");
});

it("takes the server's own sentence for a key that is newer than this page, and never shows a key", () => {
  expect(refusalText(new Trouble("brand_new", {}, "The sky fell.", 409))).toBe("The sky fell.");
  expect(refusalText({ kind: "refused", id: 1, error: "brand_new" })).toBe(words.say("web_ui-wrong"));
  expect(refusalText(new TypeError("x is not a function"))).toBe(words.say("web_ui-wrong"));
});
