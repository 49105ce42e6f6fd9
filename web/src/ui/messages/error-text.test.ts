import { readFileSync, readdirSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { ApiError } from "../../server/api-error";
import { texts } from "../../texts/texts.svelte";
import { errorText } from "./error-text";

const TEXTS = new URL("../../../../src/ardri/texts/en/", import.meta.url);

beforeAll(() => {
  const source = readdirSync(TEXTS).map((file) => readFileSync(new URL(file, TEXTS), "utf8"));
  texts.use("en", source.join("\n"));
});

it("says what a server, an account or a table refused", () => {
  expect(errorText(new ApiError("too_fast", { seconds: 2 }, "", 429))).toContain("wait 2 seconds");
  expect(errorText(new ApiError("name_taken", { name: "Ann" }, "", 409))).toContain("Ann");
  expect(errorText({ kind: "refused", id: 1, error: "taken" })).toBe(texts.say("refused-taken"));
});

it("says that the network is away", () => {
  expect(errorText(new ApiError("gone", {}, "", 0))).toBe(texts.say("web_ui-gone"));
});

it("takes the server's own sentence for a key that is newer than this page, and never shows a key", () => {
  expect(errorText(new ApiError("brand_new", {}, "The sky fell.", 409))).toBe("The sky fell.");
  expect(errorText({ kind: "refused", id: 1, error: "brand_new" })).toBe(texts.say("web_ui-wrong"));
  expect(errorText(new TypeError("x is not a function"))).toBe(texts.say("web_ui-wrong"));
});
